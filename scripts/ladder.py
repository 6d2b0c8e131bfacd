"""Measures the levels of the games: each plays the level below, and a page tells how often it wins.

PYTHONPATH=build/native .venv/bin/python scripts/ladder.py --seed 21001 --jobs 16 --kept build/ladder.jsonl
PYTHONPATH=build/native .venv/bin/python scripts/ladder.py giant --levels squire,knight --games 40
PYTHONPATH=build/native .venv/bin/python scripts/ladder.py --as-kept --kept build/ladder.jsonl --out docs/ladder.md

Finished games are kept in a file, with the players behind the levels: the same command goes on where it stopped, and a
level that has changed is measured again. A page of what is kept shows of each pair the highest seed, so players who meet
again in a game that has changed get a higher one. `--players A,B` plays any two players instead, to find out who should be a level.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

import msgspec
from balance_parts import percent, positive, table

from jotunheim import registry
from jotunheim.arena.plan import match, tournament
from jotunheim.arena.result import play_match
from jotunheim.arena.standings import Figure, share_of
from jotunheim.bots.ladder import LEVELS, ladder_of
from jotunheim.kernel import Game

GAMES: Final = ("giant", "assault", "stronghold", "dwarves", "valda")
SEATS: Final = {"assault": 4, "dwarves": 4}  # others: 2
# The Dwarves is measured in all five Books at the hardest level, where the levels of players differ most.
OPTIONS: Final = {"dwarves": [{"book": str(book), "level": "heroic"} for book in range(1, 6)]}
AIM: Final = 0.58  # of the games of two; of more, 1.4 fair shares
FAIR_SHARES: Final = 1.4
SHOWN: Final = 20  # games between two words about progress


class Task(msgspec.Struct, frozen=True):
    """One game to play: one upper player against the lower one at all other seats."""

    game: str
    upper: str
    lower: str
    seed: int
    number: int

    def pair(self) -> tuple[str, str, str]:
        """Who meets in which game."""
        return self.game, self.upper, self.lower


class Played(msgspec.Struct, frozen=True):
    """How a game came out: what the upper player, or the team that played, has of the win."""

    task: Task
    share: float
    decisions: int  # of the same player or team …
    seconds: float  # … and the time it took for them


def play(task: Task) -> Played:
    """Play one game: one upper player, or one team where all win together."""
    game = registry.game(task.game)
    seats = SEATS.get(task.game, 2)
    if game.cooperative:
        return play_team(game, seats, task)
    plan = tournament(game, [task.upper, task.lower], task.number + 1, seats, task.seed)
    result = play_match(game, match(plan, task.number)).result
    at = result.entries.index(0)
    return Played(task, result.shares[at], result.decisions[at], result.seconds[at])


def play_team(game: Game[Any], seats: int, task: Task) -> Played:
    """A team of the upper player plays each Book, then a team of the lower one, on the same seed."""
    options = OPTIONS[task.game]
    number, book = divmod(task.number, len(options))
    number, turn = divmod(number, 2)
    name = task.lower if turn else task.upper
    plan = tournament(game, [name], 1, seats, task.seed + number, options[book])
    result = play_match(game, match(plan, 0)).result
    return Played(task, max(result.shares), sum(result.decisions), sum(result.seconds))


def all_played(kept: Path | None) -> list[Played]:
    """The games of earlier runs."""
    if kept is None or not kept.is_file():
        return []
    return [msgspec.json.decode(line, type=Played) for line in kept.read_bytes().splitlines()]


def latest(played: list[Played]) -> list[Played]:
    """Of each pair of players the games with the highest seed."""
    seeds: dict[tuple[str, str, str], int] = {}
    for one in played:
        seeds[one.task.pair()] = max(one.task.seed, seeds.get(one.task.pair(), 0))
    return [one for one in played if one.task.seed == seeds[one.task.pair()]]


def play_all(tasks: list[Task], jobs: int, kept: Path | None) -> list[Played]:
    """All these games, those of an earlier run among them."""
    wanted = set(tasks)
    found = {one.task: one for one in all_played(kept) if one.task in wanted}
    missing = [task for task in tasks if task not in found]
    with Pool(jobs) as pool:
        for one in pool.imap_unordered(play, missing):
            found[one.task] = one
            if kept is not None:
                with kept.open("ab") as file:
                    file.write(msgspec.json.encode(one) + b"\n")
            if len(found) % SHOWN == 0:
                print(f"ladder: {len(found)} of {len(tasks)} games", file=sys.stderr, flush=True)
    return [found[task] for task in tasks]


@cache
def behind(game: str, level: str) -> str:
    """The player behind a level of a game."""
    return ladder_of(registry.game(game)).player_of(level)


def tasks_of(
    games: Sequence[str], pairs: list[tuple[str, str]], many: int, seed: int
) -> Iterator[Task]:
    """All games to play, in turns, so that a run that is stopped early has some of each."""
    for number in range(many):
        for game in games:
            for lower, upper in pairs:
                yield Task(game, behind(game, upper), behind(game, lower), seed, number)


class Rung(msgspec.Struct, frozen=True):
    """What is known of one level against the level below."""

    games: int
    figure: Figure
    pace: float  # seconds for each decision of the upper player
    fair: float
    wins: tuple[float, float] | None  # of games, by teams of the upper and the lower player

    def is_apart(self) -> bool:
        """Is the upper level stronger by as much as it should be?"""
        return self.figure.mean >= (AIM if self.fair == 0.5 else FAIR_SHARES * self.fair)


def rung_of(game: Game[Any], played: list[Played]) -> Rung:
    """The figures of one pair of levels."""
    if not game.cooperative:
        upper = played
        figure = share_of([one.share for one in played])
        wins = None
        fair = 1 / SEATS.get(game.name, 2)
    else:
        books = len(OPTIONS[game.name])
        upper = [one for one in played if one.task.number // books % 2 == 0]
        lower = [one for one in played if one.task.number // books % 2 == 1]
        # Of all wins of both teams, those of the upper one.
        figure = share_of([1.0] * won(upper) + [0.0] * won(lower))
        wins = (won(upper) / len(upper), won(lower) / len(lower))
        fair = 0.5
    pace = sum([one.seconds for one in upper]) / max(1, sum([one.decisions for one in upper]))
    return Rung(len(played), figure, pace, fair, wins)


def won(played: list[Played]) -> int:
    """Games that a team has won."""
    return sum([round(one.share) for one in played])


def lines_of(
    games: Sequence[str], pairs: list[tuple[str, str]], played: list[Played]
) -> Iterator[list[str]]:
    """A line of the table for each pair that has met."""
    for name in games:
        game = registry.game(name)
        for lower, upper in pairs:
            names = (behind(name, upper), behind(name, lower))
            met = [one for one in played if one.task.pair() == (name, *names)]
            if len(met) < 2 or (game.cooperative and not won(met)):
                continue
            rung = rung_of(game, met)
            teams = (
                f"; teams won {100 * rung.wins[0]:.0f} % and {100 * rung.wins[1]:.0f} %"
                if rung.wins
                else ""
            )
            yield [
                game.title,
                f"{upper} (`{names[0]}`)",
                f"{lower} (`{names[1]}`)",
                f"{rung.games:,}",
                str(met[0].task.seed),
                " ".join(percent(rung.figure)) + teams,
                f"{rung.figure.mean / rung.fair:.2f}",
                f"{1000 * rung.pace:.1f}",
                "yes" if rung.is_apart() else "**no**",
            ]


PAGE_HEAD: Final = """\
# The ladder

Every game has five levels, from a *thrall*, whom a beginner can beat, to a *jotun*. A level is defined by what it wins: it should win at
least 58 of 100 games against the level below; where more than two play, one of it should win at least 1.4 fair shares against the
lower level at all other seats. How much thinking that takes differs from game to game, so each game names the players behind its levels
in `bot/ladder.toml`. [Bots and the arena](bots.md#the-players) says what their names mean.

Seeds were named before the games were played. Intervals are Wilson's, 95 %; a draw counts half.
{note}
{figures}
- **fair shares**: the win share, divided by what equal players would win. *Assault* has four seats, the others two.
- **ms**: milliseconds for a decision of the upper level, on the machine that played.
- **apart**: whether the win share is as high as it should be. Pairs without a line have not met yet.
- In *The Dwarves* all win or lose together. Teams of both levels play the same number of games of each Book with four Heroes at the hardest
  level, and the win share is the upper team's part of all wins.

```sh
PYTHONPATH=build/native .venv/bin/python scripts/ladder.py --seed {seed} --jobs 16 --kept build/ladder.jsonl --out docs/ladder.md
```

The script keeps finished games, and goes on where it stopped. A level that has changed is measured again, with another seed.
"""
HEAD: Final = [
    "game",
    "level",
    "below",
    "games",
    "seed",
    "win share, 95 %",
    "fair shares",
    "ms",
    "apart",
]


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing, and show or write the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help="all five if none is named")
    parser.add_argument("--levels", default=",".join(LEVELS), help="neighbours meet")
    parser.add_argument("--players", default="", metavar="LOWER,UPPER", help="in place of levels")
    parser.add_argument("--games", type=positive, default=200, help="of each pair")
    parser.add_argument("--seed", type=positive, default=1)
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play")
    parser.add_argument("--kept", type=Path, help="a file for finished games")
    parser.add_argument("--as-kept", action="store_true", help="play nothing, show what is kept")
    parser.add_argument("--out", type=Path, help="write a page, as docs/ladder.md")
    parser.add_argument("--note", default="", help="what readers must know about these games")
    args = parser.parse_args(argv)
    games = args.names or GAMES
    levels = (args.players or args.levels).split(",")
    pairs = list(pairwise(levels))
    tasks = list(tasks_of(games, pairs, args.games, args.seed))
    if args.as_kept:
        played = [one for one in latest(all_played(args.kept)) if one.task.game in games]
    else:
        played = play_all(tasks, args.jobs, args.kept)
    figures = table([HEAD, *lines_of(games, pairs, played)])
    print(figures)
    if args.out is not None:
        note = f"\n{args.note}\n" if args.note else ""
        seed = max([one.task.seed for one in played])
        text = PAGE_HEAD.format(seed=seed, note=note, figures=figures)
        args.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
