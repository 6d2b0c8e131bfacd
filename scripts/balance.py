"""Looks at the balance of a game: bots play it many times, and a page tells about it.

    python scripts/balance.py                                 Assault of the Giants: 1,000 games at each number of seats
    python scripts/balance.py --games 50 --seats 4 --jobs 2   a quick look
    python scripts/balance.py stronghold                      Stronghold: 1,000 games of the rule of thumb, 200 of search
    python scripts/balance.py dwarves                         The Dwarves: by Book, level and number of Heroes
    python scripts/balance.py valda                           Valda: 2,000 games of the rule of thumb at each number of seats

The same seed gives the same page, on any number of jobs, compiled or not; `PYTHONPATH=build/native` is quicker.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import balance_dwarves
import balance_stronghold
import balance_valda
from balance_page import LEAST, MOST, Result, picture, section, summary
from balance_parts import positive, tuned, tuned_in

from jotunheim.arena.result import win_shares
from jotunheim.bots.seat import Sight
from jotunheim.bots.thumb_player import ThumbPlayer
from jotunheim.games.assault import GAME
from jotunheim.games.assault.rules.board import is_endgame
from jotunheim.kernel import Chance

__all__ = ["CONTENT", "all_tuned", "main", "tuned"]

ROOT: Final = Path(__file__).resolve().parent.parent
CONTENT: Final = ROOT / "src/jotunheim/games/assault/content"
PAGE: Final = ROOT / "docs" / "balance-assault.md"
SHOWN: Final = 50  # games between two words about progress
HEAD: Final = """\
# Is Assault of the Giants balanced?

{total:,} games, {games:,} at each number of seats. All seats are played by the rule of thumb (the player `thumb`); seed {seed}.

**{summary}**

This page is written by a script, from the games it plays:

```sh
PYTHONPATH=build/native .venv/bin/python scripts/balance.py --games {games} --seats {seats} --seed {seed}
```

- **Win share**: of the games, what the race won. Those who are equal in points, Resource Cards and regions share a win. Interval: Wilson, 95 %.
- **Points**: the mean of the Ordning Points at the end, ± its standard error.
- **Fair share**: what every race would win if all were alike. A race should win at least {least:g} and at most {most:g} times that.
  The tables say *too rarely* or *too often* if its whole interval is outside the bounds.
- **Turn**: the place in the order of play. The races take their turns in the order of the ordning, so a race always has the same place:
  the effect of the race and the effect of its place cannot be separated. Seats at the table are assigned at random and should be equal.

![Win shares by race, in fair shares](pictures/{stem}.svg)

"""
TUNED: Final = """\
## What was tuned

The rulebook leaves many numbers unsaid: they stand on cards and tokens only. Ours are marked `H` for house in the content files. Those that were
changed to balance the races say so there (`tuned`); numbers of the rulebook were never touched. Where the rulebook names a condition without a
number, as the Raid Markers of Find the Ring, the number is ours.

{entries}
## What this does not say

The rule of thumb takes what looks best at a glance. It does not plan ahead, and it does not look at who leads: among people, a race that is ahead
has more enemies. The figures guard against a hopeless or an unbeatable race, no more.
"""


def play(seats: int, seed: int) -> Result:
    """One game of the rule of thumb on all seats."""
    chance = Chance(seed)
    players = [ThumbPlayer(chance.below(1 << 30)) for _ in range(seats)]
    g = GAME.start({}, seats, chance)
    asked = g.asked
    while asked is not None:
        g.play(players[asked.seat].choose(Sight(GAME, g, asked.seat)))
        asked = g.asked
    outcome = GAME.outcome(g)
    return Result(
        races=list(g.race_of),
        shares=win_shares(outcome),
        points=outcome.scores,
        first=g.first,
        rounds=g.round,
        ending="both pools empty" if is_endgame(g) else "the last round of all",
        reason=outcome.reason,
    )


def play_many(seats: int, games: int, seed: int, jobs: int) -> list[Result]:
    """So many games, in the order of their seeds."""
    seeds = range(seed * 1_000_000, seed * 1_000_000 + games)
    one = partial(play, seats)
    if jobs == 1:
        return told(map(one, seeds), seats, games)
    with Pool(jobs) as pool:
        return told(pool.imap(one, seeds, chunksize=5), seats, games)


def told(coming: Iterable[Result], seats: int, games: int) -> list[Result]:
    """The results, with a word about progress now and then."""
    found: list[Result] = []
    for result in coming:
        found.append(result)
        if len(found) % SHOWN == 0 or len(found) == games:
            print(f"balance: {seats} seats, {len(found)} of {games} games", file=sys.stderr)
    return found


def all_tuned() -> str:
    """Every tuned entry of the game's content."""
    return tuned_in(CONTENT)


def page(found: dict[int, list[Result]], seed: int, stem: str) -> str:
    """The whole page."""
    games = len(next(iter(found.values())))
    head = HEAD.format(
        summary=summary(found),
        total=games * len(found),
        games=games,
        seats=",".join([str(seats) for seats in found]),
        seed=seed,
        least=LEAST,
        most=MOST,
        stem=stem,
    )
    parts = [section(seats, results) for seats, results in found.items()]
    return head + "\n".join([*parts, TUNED.format(entries=all_tuned())])


def seat_counts(text: str) -> list[int]:
    """Numbers of seats, as in 3,4,5,6."""
    allowed = [str(seats) for seats in range(GAME.fewest, GAME.most + 1)]
    words = text.split(",")
    wrong = [word for word in words if word not in allowed]
    if wrong:
        raise argparse.ArgumentTypeError(f"expected some of {','.join(allowed)}, got {wrong[0]!r}")
    return sorted({int(word) for word in words})


def main(arguments: list[str]) -> None:
    """Play, and write the page and its picture."""
    if arguments[:1] == ["stronghold"]:
        balance_stronghold.main(arguments[1:])
        return
    if arguments[:1] == ["dwarves"]:
        balance_dwarves.main(arguments[1:])
        return
    if arguments[:1] == ["valda"]:
        balance_valda.main(arguments[1:])
        return
    parser = argparse.ArgumentParser(description="The balance of Assault of the Giants.")
    parser.add_argument("--games", type=positive, default=1000, help="at each number of seats")
    parser.add_argument("--seats", type=seat_counts, default=[3, 4, 5, 6], help="as in 3,4,5,6")
    parser.add_argument("--seed", type=positive, default=1)
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page")
    given = parser.parse_args(arguments)
    found = {n: play_many(n, given.games, given.seed, given.jobs) for n in given.seats}
    pictures = given.out.parent / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    (pictures / f"{given.out.stem}.svg").write_text(picture(found), encoding="utf-8")
    given.out.write_text(page(found, given.seed, given.out.stem), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
