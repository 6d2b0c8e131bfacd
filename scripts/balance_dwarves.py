"""The balance of The Dwarves: how often the team wins, by Book, level and number of Heroes."""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import Final, NamedTuple

from balance_parts import keep, percent, played_before, positive, table, tally, tuned_in

from jotunheim.arena.standings import Figure, share_of
from jotunheim.bots.player import Sight, player
from jotunheim.games.dwarves import GAME
from jotunheim.games.dwarves.state.pieces import HERO_DIED, MARKERS_MET, WON
from jotunheim.games.dwarves.tokens import BOOKS, LEVEL_NAMES
from jotunheim.kernel import Chance

ROOT: Final = Path(__file__).resolve().parent.parent
CONTENT: Final = ROOT / "src/jotunheim/games/dwarves/content"
PAGE: Final = ROOT / "docs" / "balance-dwarves.md"
EASIEST: Final = 0.75  # of the games a team of four should win about so many on the easiest level …
HARDEST: Final = 0.25  # … and so many on the hardest
ABOUT: Final = 0.1
SIX: Final = 0.4  # and six Heroes more than this on the easiest
TEAM: Final = 4  # the number of Heroes for which the bounds hold
MIDDLE: Final = 2  # the level on which search must beat the rule of thumb
SHOWN: Final = 100  # games between two words about progress
ENDINGS: Final = {WON: "won", MARKERS_MET: "the markers met", HERO_DIED: "a Hero died"}
HEAD: Final = """\
# Is The Dwarves balanced?

How often the team wins, by Book, level and number of Heroes. All seats are played by the same bot, the Heroes are dealt.
{seeds} Intervals are Wilson's, 95 %.

{verdict}
{note}
This page is written by a script, from the games it plays. It keeps finished games in a file, and goes on where it stopped:

```sh
PYTHONPATH=build/native .venv/bin/python scripts/balance.py dwarves --seed {seed} {shown} --jobs 16 --kept build/dwarves.jsonl
```

Stopped early, it has played some cells less often than others; `--as-kept` writes the page from the games there are.

The bounds hold for search with four Heroes: about {easiest:.0f} % on the easiest level of each Book, about {hardest:.0f} % on the hardest, and no level easier
than the one before; six Heroes win more than {six:.0f} % on the easiest. The rule of thumb takes what looks best at a glance, so its shares say less.

"""
TUNED: Final = """\
## What was tuned

Numbers that neither the rulebook nor public sources give are ours and marked `H` for house in the content files. Those that were changed from the
first draft for balance say so there (`tuned`).

{entries}"""


class Cell(NamedTuple):
    """What is played: the numbers of a table."""

    player: str
    book: int
    level: int
    heroes: int


class Result(NamedTuple):
    """What came out of one game."""

    player: str
    book: int
    level: int
    heroes: int
    seed: int
    ended: int
    turns: int
    decisions: int

    def cell(self) -> Cell:
        """Where it belongs."""
        return Cell(self.player, self.book, self.level, self.heroes)


Found = dict[Cell, list[Result]]
Job = tuple[Cell, int]


def play(job: Job) -> Result:
    """One game with the same player on all seats."""
    cell, seed = job
    chance = Chance(seed)
    players = [player(cell.player, chance.below(1 << 30)) for _ in range(cell.heroes)]
    dealt = {f"hero_{seat + 1}": "random" for seat in range(cell.heroes)}
    given = {"book": str(cell.book), "level": LEVEL_NAMES[cell.level], **dealt}
    g = GAME.start(given, cell.heroes, chance)
    decisions = 0
    asked = g.asked
    while asked is not None:
        g.play(players[asked.seat].choose(Sight(GAME, g, asked.seat)))
        decisions += 1
        asked = g.asked
    return Result(*cell, seed, g.ended, g.turn, decisions)


def seeds_of(cell: Cell, games: int, seed: int) -> range:
    """The same seeds for all players, so that they meet the same decks."""
    begin = seed * 1_000_000 + cell.book * 100_000 + cell.level * 20_000 + cell.heroes * 2_000
    return range(begin, begin + games)


def play_many(wanted: dict[Cell, int], seed: int, jobs: int, kept: Path | None) -> Found:
    """So many games of each cell, those of an earlier run among them, in the order of their seeds."""
    old = {(r.cell(), r.seed): r for r in played_before(Result, kept)}
    todo = [(cell, one) for cell, games in wanted.items() for one in seeds_of(cell, games, seed)]
    missing = [job for job in todo if job not in old]
    with Pool(jobs) as pool:
        for count, result in enumerate(pool.imap_unordered(play, missing), 1):
            old[result.cell(), result.seed] = result
            keep(result, kept)
            if count % SHOWN == 0 or count == len(missing):
                print(f"balance: {count} of {len(missing)} games", file=sys.stderr)
    found: Found = {cell: [] for cell in wanted}
    for cell, one in todo:
        found[cell].append(old[cell, one])
    return found


def share(results: list[Result]) -> Figure:
    """The part of the games that were won."""
    return share_of([float(result.ended == WON) for result in results])


def figures(name: str, found: Found) -> str:
    """A table of a player: Books and levels by numbers of Heroes."""
    counts = sorted({cell.heroes for cell in found if cell.player == name})
    lines = [["Book", "level", *[f"{n} Heroes" for n in counts], "games each"]]
    for book in range(1, BOOKS + 1):
        for level, word in enumerate(LEVEL_NAMES):
            cells = [found.get(Cell(name, book, level, n), []) for n in counts]
            if not any(cells):
                continue
            shares = [" ".join(percent(share(one))) if one else "" for one in cells]
            games = "/".join([str(len(one)) for one in cells])
            lines.append([str(book), word, *shares, games])
    return table(lines)


def endings(name: str, found: Found) -> str:
    """How games end, by Book."""
    lines = [f"\nHow the games of `{name}` end:\n"]
    for book in range(1, BOOKS + 1):
        results = [r for cell, games in found.items() for r in games if cell[:2] == (name, book)]
        if results:
            lines.append(f"- Book {book}: {tally([ENDINGS[r.ended] for r in results])}.")
    return "\n".join([*lines, "", ""])


def verdict(name: str, found: Found) -> str:
    """Which Books lie within the bounds, with one player and four Heroes."""
    lines: list[str] = []
    for book in range(1, BOOKS + 1):
        cells = [found.get(Cell(name, book, level, TEAM), []) for level in range(len(LEVEL_NAMES))]
        if not all(cells):
            continue
        means = [share(one).mean for one in cells]
        falls = all(a >= b for a, b in pairwise(means))
        ends = abs(means[0] - EASIEST) <= ABOUT and abs(means[-1] - HARDEST) <= ABOUT
        words = "within the bounds" if falls and ends else "outside the bounds"
        shares = ", ".join([f"{100 * mean:.0f}" for mean in means])
        games = ", ".join([str(len(one)) for one in cells])
        lines.append(f"- Book {book} with `{name}`: {shares} % of {games} games: {words}.")
    return "\n".join(lines) or "No Book was played on all levels by four Heroes."


def apart(name: str, found: Found) -> str:
    """Search against the rule of thumb on the middle level, Book by Book, with four Heroes."""
    lines = [["Book", "`thumb`", f"`{name}`", "games", "intervals"]]
    for book in range(1, BOOKS + 1):
        pair = [found.get(Cell(who, book, MIDDLE, TEAM), []) for who in ("thumb", name)]
        if all(pair):
            shares = [share(one) for one in pair]
            words = "apart" if shares[0].high < shares[1].low else "not apart"
            games = "/".join([str(len(one)) for one in pair])
            lines.append([str(book), *[" ".join(percent(one)) for one in shares], games, words])
    if name == "thumb" or len(lines) == 1:
        return ""
    head = f"## Search against the rule of thumb\n\nFour Heroes, level {LEVEL_NAMES[MIDDLE]}.\n\n"
    return head + table(lines) + "\n"


def page(found: Found, seed: int, shown: str, note: str = "") -> str:
    """The whole page."""
    names = list(dict.fromkeys([cell.player for cell in found]))
    seeds = f"Seed {seed}, named before the games were played."
    head = HEAD.format(
        seed=seed,
        shown=shown,
        seeds=seeds,
        verdict=verdict(names[-1], found),
        note=f"\n{note}\n" if note else "",
        easiest=100 * EASIEST,
        hardest=100 * HARDEST,
        six=100 * SIX,
    )
    parts = [f"## `{name}`\n\n{figures(name, found)}{endings(name, found)}" for name in names]
    tuned = TUNED.format(entries=tuned_in(CONTENT))
    return head + "".join([apart(names[-1], found), *parts, tuned])


def as_kept(wanted: dict[Cell, int], kept: Path | None) -> Found:
    """The wanted cells, each with all games that earlier runs played for it."""
    found: Found = {}
    for result in played_before(Result, kept):
        if result.cell() in wanted:
            found.setdefault(result.cell(), []).append(result)
    return {cell: found[cell] for cell in wanted if cell in found}


def numbers(text: str) -> list[int]:
    """Some numbers, as in 2,4,6."""
    return [positive(word) for word in text.split(",")]


def main(arguments: list[str]) -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description="The balance of The Dwarves.")
    parser.add_argument("--games", type=positive, default=200, help="of the rule of thumb, each")
    parser.add_argument("--searched", type=int, default=40, help="games of search, each; 0: none")
    parser.add_argument("--search", default="search:200", help="the player that searches")
    parser.add_argument("--books", type=numbers, default=[1, 2, 3, 4, 5])
    parser.add_argument("--levels", type=numbers, default=[1, 2, 3, 4, 5], help="1: the easiest")
    parser.add_argument("--heroes", type=numbers, default=[2, 4, 6])
    parser.add_argument("--seed", type=positive, default=1)
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play")
    parser.add_argument("--kept", type=Path, help="a file for finished games")
    parser.add_argument("--as-kept", action="store_true", help="play nothing, show what is kept")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page")
    parser.add_argument("--note", default="", help="what readers must know about these games")
    given = parser.parse_args(arguments)
    wanted = {
        Cell(name, book, level - 1, heroes): games
        for name, games in (("thumb", given.games), (given.search, given.searched))
        for book in given.books
        for level in given.levels
        for heroes in given.heroes
        if games
    }
    if given.as_kept:
        found = as_kept(wanted, given.kept)
    else:
        found = play_many(wanted, given.seed, given.jobs, given.kept)
    rows = [",".join(map(str, row)) for row in (given.books, given.levels, given.heroes)]
    cells = f"--books {rows[0]} --levels {rows[1]} --heroes {rows[2]}"
    shown = f"--games {given.games} --searched {given.searched} {cells}"
    given.out.write_text(page(found, given.seed, shown, given.note), encoding="utf-8")
