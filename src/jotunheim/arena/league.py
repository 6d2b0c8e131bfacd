"""A league: any number of players, tables of any size, one rating for all; it is kept in a folder and grows.

    league.json         what is played here: game, seats, settings, seed
    groups.jsonl        one line for each group of games: who plays
    games.jsonl         one line for each finished game, as in a tournament
    records/00042.jotun the game

More rounds, other kinds and new players add groups; what is there is never played again. Everything follows from the
seed and the number of a game, so results are the same on any number of processes and on a cluster.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from jotunheim.arena.folder import GAMES, Folder, append
from jotunheim.arena.pairing import (
    GAUNTLET,
    SWISS,
    LineUp,
    duel,
    gauntlet,
    meetings,
    round_robin,
    swiss,
)
from jotunheim.arena.plan import ArenaError, Match, derived
from jotunheim.arena.result import Report, Result
from jotunheim.arena.sequential import OPEN, Answer, Question, answer
from jotunheim.bots.own.names import fingerprint
from jotunheim.bots.player import check_player
from jotunheim.kernel import Game, Settings
from jotunheim.texts import _

LEAGUE: Final = "league.json"
GROUPS: Final = "groups.jsonl"
AT_ONCE: Final = 8  # groups of a question that are played before the test looks again


class League(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all games of a league have in common."""

    game: str
    seats: int
    seed: int
    options: dict[str, str] = {}
    rules: int = 1
    content: str = ""
    version: int = 1


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """The players of some games, one game for each seat."""

    players: LineUp
    kind: str
    round: int = 0  # of a Swiss tournament
    marks: tuple[str, ...] = ()  # fingerprints of players that are not ours, by seat


class Workers(Protocol):
    """Who plays: processes of this machine, or a cluster."""

    def play(self, matches: list[Match]) -> "Any":  # noqa: ANN401
        """The reports, as they come in."""


def league(game: Game[Any], seats: int, seed: int, options: dict[str, str] | None) -> League:
    """A checked league."""
    count = seats or game.fewest
    game.check_seats(count)
    if game.cooperative:
        line = _(
            "{game}: all seats win or lose together, so there is nobody to rate; see ./jotun arena"
        )
        raise ArenaError(line.format(game=game.name))
    return League(
        game=game.name,
        seats=count,
        seed=seed,
        options=Settings(game.settings, options or {}).values,
        rules=game.rules_version,
        content=game.content_version,
    )


class LeagueFolder:
    """A league on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files = Folder(path)  # results, records and the lock are those of a tournament

    def claim(self, plan: League) -> None:
        """Make it the folder of this league; one that holds another is refused."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / LEAGUE
        if not file.exists():
            if any(not entry.name.startswith(".") for entry in self.path.iterdir()):
                line = _("{path} holds other things; name a new or empty folder")
                raise ArenaError(line.format(path=self.path))
            file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        elif self.read() != plan:
            line = _("{path} holds another league: game, seats, seed or options differ")
            raise ArenaError(line.format(path=self.path))

    def read(self) -> League:
        """What is played here."""
        try:
            return msgspec.json.decode((self.path / LEAGUE).read_bytes(), type=League)
        except (OSError, msgspec.DecodeError) as error:
            line = _("{path}: no league here: {error}")
            raise ArenaError(line.format(path=self.path, error=error)) from None

    def groups(self) -> list[Group]:
        """All groups, by number."""
        file = self.path / GROUPS
        lines = file.read_bytes().splitlines() if file.exists() else []
        return [msgspec.json.decode(line, type=Group) for line in lines]

    def add_group(self, group: Group) -> None:
        """One more group."""
        append(self.path / GROUPS, msgspec.json.encode(group) + b"\n")

    def results(self) -> list[Result]:
        """All finished games, by number."""
        found: dict[int, Result] = {}
        for line in self.files.whole_lines():
            result = msgspec.json.decode(line, type=Result)
            found[result.number] = result
        groups = self.groups()
        for number, result in found.items():
            turn = number % len(result.players)
            group = number // len(result.players)
            if group >= len(groups) or turned(groups[group].players, turn) != result.players:
                line_ = _("{file}: game {n} is not of this league")
                raise ArenaError(line_.format(file=self.path / GAMES, n=number))
        return [found[number] for number in sorted(found)]

    def add(self, report: Report) -> None:
        """A finished game."""
        self.files.add(report)


def turned(players: LineUp, turn: int) -> LineUp:
    """The players by seat, moved on by so many seats."""
    return tuple([players[(seat + turn) % len(players)] for seat in range(len(players))])


def match_of(plan: League, group: Group, number: int) -> Match:
    """One game of a league."""
    at, turn = divmod(number, plan.seats)
    entries = tuple([(seat + turn) % plan.seats for seat in range(plan.seats)])
    return Match(
        number=number,
        game=plan.game,
        options=plan.options,
        players=turned(group.players, turn),
        entries=entries,
        seed=derived(
            plan.seed, "league", "luck", at
        ),  # these words must stay: results follow from them
        seeds=tuple([derived(plan.seed, "league", "player", at, entry) for entry in entries]),
    )


# What is to be played -------------------------------------------------------------------------------


def run(
    plan: League,
    folder: LeagueFolder,
    players: Sequence[str],
    kind: str,
    rounds: int,
    workers: Callable[[], Workers],
    asked: Question | None = None,
    most: int = 0,
    ended: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Play what is missing; the results of the whole league."""
    check(players, asked)
    folder.claim(plan)
    with folder.files.held():
        folder.files.repair()
        play_missing(plan, folder, workers, ended)
        if asked is not None:
            settle(plan, folder, asked, most, workers, ended)
        elif kind == SWISS:
            play_swiss(plan, folder, players, rounds, workers, ended)
        else:
            pairs = gauntlet if kind == GAUNTLET else round_robin
            wanted = Counter({tuple(one): rounds for one in pairs(players, plan.seats)})
            add_groups(folder, wanted, kind)
            play_missing(plan, folder, workers, ended)
    return folder.results()


def check(players: Sequence[str], asked: Question | None) -> None:
    """Refuse what cannot be played."""
    for name in [*players, *([asked.better, asked.worse] if asked else [])]:
        check_player(name)
    if len(set(players)) != len(players):
        raise ArenaError(_("each player of a league is named once"))
    if len(players) < 2 and asked is None:
        raise ArenaError(_("a league needs at least two players"))


def add_groups(folder: LeagueFolder, wanted: Counter[LineUp], kind: str) -> None:
    """Add groups until every line-up has played as many rounds as are wanted, each line-up in turn."""
    there = Counter(tuple(sorted(group.players)) for group in folder.groups())
    missing = {one: rounds - there[tuple(sorted(one))] for one, rounds in wanted.items()}
    while any(left > 0 for left in missing.values()):
        for one in missing:
            if missing[one] > 0:
                folder.add_group(Group(one, kind, 0, marks_of(one)))
                missing[one] -= 1


def play_missing(
    plan: League,
    folder: LeagueFolder,
    workers: Callable[[], Workers],
    ended: Callable[[Result], None],
) -> None:
    """Play all games of all groups that are not finished."""
    finished = {result.number for result in folder.results()}
    groups = folder.groups()
    todo = [
        match_of(plan, groups[number // plan.seats], number)
        for number in range(len(groups) * plan.seats)
        if number not in finished
    ]
    if todo:
        for report in workers().play(todo):
            folder.add(report)
            ended(report.result)


def play_swiss(
    plan: League,
    folder: LeagueFolder,
    players: Sequence[str],
    rounds: int,
    workers: Callable[[], Workers],
    ended: Callable[[Result], None],
) -> None:
    """Round after round: the table after each says who plays whom in the next."""
    if len(players) < plan.seats:
        line = _("a Swiss tournament needs at least {n} players")
        raise ArenaError(line.format(n=plan.seats))
    done = max([group.round for group in folder.groups() if group.kind == SWISS], default=0)
    for number in range(done + 1, rounds + 1):
        groups = folder.groups()
        played = Counter(name for group in groups for name in group.players)
        met = meetings([group.players for group in groups])
        for one in swiss(table_of(players, folder.results()), plan.seats, met, played):
            folder.add_group(Group(one, SWISS, number, marks_of(one)))
        play_missing(plan, folder, workers, ended)


def table_of(players: Sequence[str], results: list[Result]) -> list[str]:
    """The players from the best on; those without games between the others, as they were named."""
    from jotunheim.arena.strength import MIDDLE, ratings  # needs packages that come on first use

    known = {one.name: one.rating.mean for one in ratings(results).players} if results else {}
    return sorted(players, key=lambda name: -known.get(name, MIDDLE))


def settle(
    plan: League,
    folder: LeagueFolder,
    asked: Question,
    most: int,
    workers: Callable[[], Workers],
    ended: Callable[[Result], None],
) -> Answer:
    """Play two players against each other until the question is answered, or `most` groups are played.

    Groups come in parcels of a fixed size, so that the same games are played however many processes there are.
    """
    one = duel(asked.better, asked.worse, plan.seats)
    found = answer(asked, folder.results())
    while found.verdict == OPEN and found.groups < most:
        for _group in range(min(AT_ONCE, most - found.groups)):
            folder.add_group(Group(one, "question", 0, marks_of(one)))
        play_missing(plan, folder, workers, ended)
        found = answer(asked, folder.results())
    return found


def marks_of(players: LineUp) -> tuple[str, ...]:
    """Fingerprints of the code of players that are not ours."""
    marks = tuple([fingerprint(name) for name in players])
    return marks if any(marks) else ()
