"""A tournament: which games are to be played, by whom, on which seats, with which seed.

Games come in groups, one for each seat: the games of a group have the same seed, and the players move on by one seat
from game to game, so that chance and seats cancel out. Everything follows from the tournament's seed and the number of
the game, never from the worker that plays it.
"""

import hashlib
from typing import Any, Final

import msgspec

from jotunheim.bots.own.names import fingerprint
from jotunheim.bots.player import check_player
from jotunheim.kernel import Game, Settings, UserError
from jotunheim.texts import _, ngettext

SEED_DIGITS: Final = 15  # decimal; a record takes up to 18


class ArenaError(UserError):
    """A tournament that cannot be played, or a folder that does not hold one."""


class Tournament(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a folder of results says about itself; all that the results depend on."""

    game: str
    seats: int
    players: tuple[str, ...]  # one for each seat of the first game
    seed: int
    games: int
    options: dict[str, str] = {}
    rules: int = 1
    content: str = ""
    version: int = 1  # of the files in the folder
    fingerprints: dict[str, str] = {}  # of the code of players that are not ours, by their names

    def same_but_longer(self, other: "Tournament") -> bool:
        """Whether the games of one are games of the other, however many there are."""
        return msgspec.structs.replace(self, games=0) == msgspec.structs.replace(other, games=0)

    def mark(self) -> str:
        """A short name for it, however many games."""
        text = msgspec.json.encode(msgspec.structs.replace(self, games=0), order="deterministic")
        return hashlib.sha256(text).hexdigest()[:10]


class Match(msgspec.Struct, frozen=True):
    """One game of a tournament: all that a worker needs to play it."""

    number: int  # from 0
    game: str
    options: dict[str, str]
    players: tuple[str, ...]  # by seat
    entries: tuple[int, ...]  # by seat: the place in the tournament's list of players
    seed: int  # of the table
    seeds: tuple[int, ...]  # of the players, by seat
    data: bool = False  # whether the report holds the game as data for training


def tournament(
    game: Game[Any],
    players: list[str],
    games: int,
    seats: int = 0,
    seed: int = 0,
    options: dict[str, str] | None = None,
) -> Tournament:
    """A checked tournament; the last player takes the seats that are left over."""
    if not players:
        raise ArenaError(_("a tournament needs at least one player"))
    for name in players:
        check_player(name)
    count = seats or min(max(len(players), game.fewest), game.most)
    if len(players) > count:
        line = ngettext(
            "{n} players are more than the {seats} seat of {game}",
            "{n} players are more than the {seats} seats of {game}",
            count,
        )
        raise ArenaError(line.format(n=len(players), seats=count, game=game.name))
    game.check_seats(count)
    if games < 1:
        raise ArenaError(_("a tournament has at least one game, not {n}").format(n=games))
    return Tournament(
        game=game.name,
        seats=count,
        players=tuple(players + players[-1:] * (count - len(players))),
        seed=seed,
        games=games,
        options=Settings(game.settings, options or {}).values,
        rules=game.rules_version,
        content=game.content_version,
        fingerprints={name: mark for name in players if (mark := fingerprint(name))},
    )


def match(plan: Tournament, number: int) -> Match:
    """One game of a tournament."""
    group, turn = divmod(number, plan.seats)
    entries = tuple([(seat + turn) % plan.seats for seat in range(plan.seats)])
    return Match(
        number=number,
        game=plan.game,
        options=plan.options,
        players=tuple([plan.players[entry] for entry in entries]),
        entries=entries,
        seed=derived(plan.seed, "luck", group),  # this word must stay: results follow from it
        seeds=tuple([derived(plan.seed, "player", group, entry) for entry in entries]),
    )


def derived(seed: int, *what: str | int) -> int:
    """A seed of its own for each purpose."""
    text = " ".join([str(part) for part in ("jotunheim arena", seed, *what)])
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    return number % 10**SEED_DIGITS
