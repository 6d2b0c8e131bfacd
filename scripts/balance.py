"""Looks at the balance of a game: bots play it many times, and a page tells about it.

    python scripts/balance.py                                 Assault of the Giants: 1,000 games of habits at each number of seats
    python scripts/balance.py --games 50 --seats 4 --jobs 2   a quick look
    python scripts/balance.py stronghold                      Stronghold: 1,000 games without search, 200 of search
    python scripts/balance.py dwarves                         The Dwarves: by Book, level and number of Heroes
    python scripts/balance.py valda                           Valda: 2,000 games without search at each number of seats, 200 of search

The same seed gives the same page, on any number of jobs, compiled or not; `PYTHONPATH=build/native` is quicker.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Final

import balance_dwarves
import balance_stronghold
import balance_valda
from balance_page import LEAST, MOST, Result, picture, section, summary
from balance_parts import play_seeds, played_before, positive, tuned, tuned_in

from jotunheim.arena.result import win_shares
from jotunheim.bots.player import Sight, player
from jotunheim.games.assault import GAME
from jotunheim.games.assault.rules.board import is_endgame
from jotunheim.kernel import Chance

__all__ = ["CONTENT", "all_tuned", "main", "tuned"]

ROOT: Final = Path(__file__).resolve().parent.parent
CONTENT: Final = ROOT / "src/jotunheim/games/assault/content"
PAGE: Final = ROOT / "docs" / "balance-assault.md"
HABITS: Final = "learned"  # quick enough for many games, and stronger than the rule of thumb
SEARCH: Final = "search:1000:learned"
HEAD: Final = """\
# Is Assault of the Giants balanced?

All seats are played by the same bot. Seed {seed}, named before the games were played.

{summaries}
- How even the races look by habits depends on how these came out. The highest level decides: it is `{search}`. See how [cloud](#how-cloud-was-tuned), [stone and storm](#how-stone-and-storm-were-tuned), [frost](#how-frost-was-tuned), and [storm and hill](#how-storm-and-hill-were-tuned) were tuned.

This page is written by a script, from the games it plays. It keeps finished games in files, and goes on where it stopped. Those of search take
hours, so their file [is here](measured/assault.jsonl); games with other numbers are taken out of it:

```sh
PYTHONPATH=build/native .venv/bin/python scripts/balance.py {arguments} --seed {seed} --jobs 16 --kept build/races.jsonl --searched-kept docs/measured/assault.jsonl
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

Bots do not bargain, and they hardly look at who leads: among people, a race that is ahead has more enemies. Habits are learned for each race, so a race that
is hard to play is played well here. Before habits were learned, the rule of thumb was measured alone: storm and stone looked playable, and
were not once all races were played better.

## How cloud was tuned

A long search gets more out of cloud: it takes Artifacts back from the discard pile and trades for them, so that its own command brings 13 points a game, by habits 10. With the numbers of before,
jotuns at all four seats (`search:1000:learned`, 129 games of seed 2160) gave storm 0.74, cloud **1.71**, stone 0.68 and hill 0.87 fair shares. Trials of other numbers with 200 iterations, four seats, seed 2163; **lead** is how many points
cloud has more than the others on average, ± its standard error:

| numbers | games | storm | cloud | stone | hill | lead of cloud |
| --- | --- | --- | --- | --- | --- | --- |
| as before | 60 | 0.93 | 1.33 | 0.87 | 0.87 | 2.4 ± 0.9 |
| two Artifacts less, two Food more (stopped) | 29 | 0.69 | 0.83 | 0.97 | 1.52 | 0.1 ± 1.4 |
| two Artifacts less, an Ore and a Weaponry more | 60 | 0.53 | 1.33 | 1.07 | 1.07 | 2.5 ± 1.0 |
| one Artifact less, a Weaponry more; the Hoard of the Dragons pays 4; Cloud Giants 2/3 (1/2) (stopped) | 54 | 1.33 | 0.89 | 0.81 | 0.96 | −0.7 ± 1.0 |

The last line was taken. Then 200 games of jotuns at four seats (seed 2168, named before) gave storm 1.04, cloud 1.06, stone 0.88 and hill 1.02, each ± 0.24. With the habits of before, 33 games of jotuns
(seed 2166) had given storm 0.97, cloud 0.97, stone 1.33 and hill 0.73; so events of hill and stone were to be tuned next, and that would have been wrong.

**Habits alone do not decide**, since much depends on how they came out: stone wins most at six seats by habits, and less than its share by jotuns. At four seats, 1,000 games each with seed 2167:

| habits | storm | cloud | stone | hill |
| --- | --- | --- | --- | --- |
| learned with the numbers of before (seed 2150, 120 steps) | 1.31 | 0.52 | 1.43 | 0.75 |
| with the numbers of then (seed 2169, 120 steps) | 0.62 | 1.13 | 1.64 | 0.60 |
| with the numbers of then (seed 2169, 480 steps) | 0.94 | 1.18 | 1.42 | **0.46** |

## How stone and storm were tuned

At five and six seats jotuns then played 80 games each with the same seed and numbers, in fair shares:

| seats | storm | cloud | fire | frost | stone | hill |
| --- | --- | --- | --- | --- | --- | --- |
| 5 | 1.25 | 0.75 | 1.31 | 1.12 | **0.56** | – |
| 6 | **1.42** | 0.98 | 0.90 | **0.60** | 0.83 | 1.27 |

Standard errors are 0.18 to 0.29, so no figure is outside the bounds beyond doubt; but at five seats stone ended 3.5 ± 0.9 points below the mean. About 40 games of 200 iterations at each number of seats (seed 2173) showed one reason: the event Pox on the Land was claimed in 26 % of the games at
four seats, but in 5 % at five and in 2.5 % at six. It asked for five Ravage Markers. The rulebook says no number here, so it asks for four now, for no Rune with five, and pays 6
points instead of 8. Rescue Hekaton pays storm 4 instead of 6. Then habits were learned again at four, five and six seats (seed 2174).

## How frost was tuned

With these numbers 64 jotuns' games at three seats (seed 2175), where neither stone nor storm takes part, gave fire 1.12, frost **0.56** and hill 1.31. Frost's events had been lowered before, since habits that were
learned for too short a time won too often with them. So they paid 7 and 4 points again, no longer 5 and 3, and jotuns played with seed 2177. In fair shares, ± the standard error; **lead** is by how many points frost is above the mean of its table:

| seats | games | storm | cloud | fire | frost | stone | hill | lead of frost |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 3 | 110 | – | – | 0.95 ± 0.13 | 1.06 ± 0.14 | – | 0.98 ± 0.13 | −1.4 ± 0.7 |
| 5 | 74 | 1.01 ± 0.23 | 0.74 ± 0.21 | 1.55 ± 0.27 | 1.08 ± 0.24 | 0.61 ± 0.19 | – | −1.7 ± 1.1 |
| 6 | 59 | 0.61 ± 0.24 | 1.42 ± 0.33 | 1.12 ± 0.30 | **0.51** ± 0.22 | 0.92 ± 0.28 | 1.42 ± 0.33 | −3.7 ± 1.0 |

More points did not help on a crowded board: there are seldom three regions to raid, and Ice That Never Melts can only be claimed after Find the Ring. In 24 games of 200 iterations at six seats (seed 2179)
frost claimed them 0.27 and 0.23 times a game. The rulebook says no number of Raid Markers. With two instead of three, no Rune with three, and 5 and 3 points, it claimed them 0.95 and 1.38 times
at six seats (21 games) and 0.93 and 1.29 times at three (42 games, seed 2180), and led its opponents by 2.5 ± 2.0 and 2.3 ± 1.5 points. So they pay 3 and 2 points now. Habits were not learned again.

## How storm and hill were tuned

With these numbers jotuns played 349 games of the same seed. In fair shares, ± the standard error, and below that by how many points the race is above the mean of its table:

| seats | games | storm | cloud | fire | frost | stone | hill |
| --- | --- | --- | --- | --- | --- | --- | --- |
| 3 | 140 | – | – | 1.11 ± 0.12 | 0.73 ± 0.11 | – | 1.16 ± 0.12 |
| | | – | – | 0.9 ± 0.5 | −1.6 ± 0.5 | – | 0.6 ± 0.4 |
| 4 | 66 | **0.61** ± 0.18 | 1.15 ± 0.22 | – | – | 1.27 ± 0.23 | 0.97 ± 0.21 |
| | | −3.0 ± 0.8 | 0.3 ± 0.8 | – | – | 1.9 ± 0.6 | 0.8 ± 0.7 |
| 5 | 65 | 0.85 ± 0.23 | 0.92 ± 0.24 | 0.85 ± 0.23 | **1.46** ± 0.28 | 0.92 ± 0.24 | – |
| | | 1.0 ± 0.8 | 1.2 ± 0.7 | 0.0 ± 0.8 | 0.6 ± 1.0 | −2.9 ± 0.9 | – |
| 6 | 78 | 1.04 ± 0.25 | **0.62** ± 0.21 | 0.77 ± 0.23 | 1.27 ± 0.27 | 0.69 ± 0.22 | **1.62** ± 0.30 |
| | | −0.9 ± 0.7 | 0.3 ± 0.6 | −0.1 ± 0.6 | 0.1 ± 0.9 | −1.1 ± 0.8 | 1.7 ± 0.7 |

Fire at five seats and frost at six look even now. Frost at five and cloud at six are outside in shares, but close to the mean in points, so this may be chance. Two races are outside in points as well: storm at four seats, since Pox on the Land made stone stronger there, and hill at six, which
led there in all earlier games too. So Rescue Hekaton pays 6 again; with that, 200 games at four seats had given storm 1.04. Biggest of All pays 4 instead of 6.

For these numbers seed 2181 was named. So far jotuns have played 400 games with it, 200 each at three and four seats; those at five and six will have the same seed. By habits stone wins more often than its share;
that was wrong about jotuns once, and may be again.
"""


def play(name: str, seats: int, seed: int) -> Result:
    """One game with the same player on all seats."""
    chance = Chance(seed)
    players = [player(name, chance.below(1 << 30)) for _ in range(seats)]
    g = GAME.start({}, seats, chance)
    asked = g.asked
    while asked is not None:
        g.play(players[asked.seat].choose(Sight(GAME, g, asked.seat)))
        asked = g.asked
    outcome = GAME.outcome(g)
    return Result(
        player=name,
        seed=seed,
        races=list(g.race_of),
        shares=win_shares(outcome),
        points=outcome.scores,
        first=g.first,
        rounds=g.round,
        ending="both pools empty" if is_endgame(g) else "the last round of all",
        reason=outcome.reason,
    )


def play_many(
    name: str, seats: int, games: int, seed: int, jobs: int, kept: Path | None
) -> list[Result]:
    """So many games of one player at one number of seats."""
    begin = seed * 1_000_000 + seats * 100_000
    seeds = range(begin, begin + games)
    old = [result for result in played_before(Result, kept) if result.player == name]
    return play_seeds(partial(play, name, seats), seeds, old, f"{name}, {seats} seats", jobs, kept)


def all_tuned() -> str:
    """Every tuned entry of the game's content."""
    return tuned_in(CONTENT)


def page(found: dict[str, dict[int, list[Result]]], seed: int, arguments: str, stem: str) -> str:
    """The whole page."""
    head = HEAD.format(
        summaries="\n".join([f"- `{name}`: {summary(own)}" for name, own in found.items()]),
        arguments=arguments,
        seed=seed,
        least=LEAST,
        most=MOST,
        stem=stem,
        search=SEARCH,
    )
    parts = [
        section(name, seats, results)
        for name, own in found.items()
        for seats, results in own.items()
    ]
    return head + "\n".join([*parts, TUNED.format(entries=all_tuned())])


def seat_counts(text: str) -> list[int]:
    """Numbers of seats, as in 3,4,5,6."""
    allowed = [str(seats) for seats in range(GAME.fewest, GAME.most + 1)]
    words = text.split(",")
    wrong = [word for word in words if word not in allowed]
    if wrong:
        raise argparse.ArgumentTypeError(f"expected some of {','.join(allowed)}, got {wrong[0]!r}")
    return sorted({int(word) for word in words})


def searched_games(text: str) -> dict[int, int]:
    """Games of search by number of seats: as many everywhere, as in 200, or as in 3:60,4:200."""
    if text.isdecimal():
        return dict.fromkeys(range(GAME.fewest, GAME.most + 1), int(text))
    found = {}
    for part in text.split(","):
        seats, _colon, games = part.partition(":")
        if not games.isdecimal():
            raise argparse.ArgumentTypeError(f"expected games, or as in 3:60,4:200, got {part!r}")
        found[seat_counts(seats)[0]] = int(games)
    return found


def joined(seats: list[int]) -> str:
    """Numbers of seats, as they are given."""
    return ",".join([str(n) for n in seats])


def told(searched: dict[int, int]) -> str:
    """Games of search, as they are given."""
    return ",".join([f"{n}:{games}" for n, games in searched.items()])


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
    parser.add_argument("--games", type=positive, default=1000, help="of habits, each")
    parser.add_argument(
        "--searched",
        type=searched_games,
        default={},
        metavar="GAMES",
        help="games of search at each of these numbers of seats, or as in 3:60,4:200",
    )
    parser.add_argument("--search", default=SEARCH, help="the player that searches")
    parser.add_argument("--seats", type=seat_counts, default=[3, 4, 5, 6], help="as in 3,4,5,6")
    parser.add_argument("--seed", type=positive, default=1)
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play")
    parser.add_argument("--kept", type=Path, help="a file for finished games")
    parser.add_argument("--searched-kept", type=Path, help="another one for those of search")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page")
    given = parser.parse_args(arguments)
    files = {HABITS: given.kept, given.search: given.searched_kept or given.kept}
    searched = {n: given.searched[n] for n in given.seats if given.searched.get(n)}
    wanted = {HABITS: dict.fromkeys(given.seats, given.games)}
    if searched:
        wanted[given.search] = searched
    found = {
        name: {
            n: play_many(name, n, games, given.seed, given.jobs, files[name])
            for n, games in some.items()
        }
        for name, some in wanted.items()
    }
    shown = f"--games {given.games} --seats {joined(given.seats)}"
    if searched:
        shown += f" --search {given.search} --searched {told(searched)}"
    stem = given.out.stem
    pictures = given.out.parent / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    (pictures / f"{stem}.svg").write_text(picture(found), encoding="utf-8")
    given.out.write_text(page(found, given.seed, shown, stem), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
