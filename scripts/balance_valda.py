"""The balance of Valda: win shares by start seat and by God or Giant, and the cards that are played."""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from balance_parts import percent, play_seeds, played_before, positive, table, tuned_in

from jotunheim.arena.result import win_shares
from jotunheim.arena.standings import Figure, share_of
from jotunheim.bots.player import Sight, player
from jotunheim.games.valda import GAME
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import DEITY_NAMES, KIND_NAMES, SITES
from jotunheim.kernel import Chance

ROOT: Final = Path(__file__).resolve().parent.parent
CONTENT: Final = ROOT / "src/jotunheim/games/valda/content"
PAGE: Final = ROOT / "docs" / "balance-valda.md"
LEAST: Final = 0.75  # of its fair share a start seat should win …
MOST: Final = 1.25  # … and no more than this
PLAIN: Final = ("thumb", "learned")  # players that do not search
SEARCH: Final = "search:1000:learned"
MOVED: Final = 0.5  # by more than this part of itself no presence should move a win share
# The events in which a card is played, and the place of its number.
PLAYED: Final = {"plays": 1, "attacks": 2, "adds_card": 1, "defends": 1}
HEAD: Final = """\
# Is Valda balanced?

All seats are played by the same bot, the occupants of the seven areas are drawn by chance. {seeds} Intervals are Wilson's, 95 %.

{verdict}
{note}
This page is written by a script, from the games it plays. It keeps finished games in a file, and goes on where it stopped:

```sh
PYTHONPATH=build/native .venv/bin/python scripts/balance.py valda {arguments} --seed {seed} --jobs 16 --kept build/valda.jsonl
```

Stopped early, it has played less often at some numbers of seats; `--as-kept` writes the page from the games there are.

"""
SEATS: Final = """\
## By start seat

Seat 1 takes the first turn of every round. Times: the share of wins in fair shares; it should lie between {least:g} and {most:g}.

{figures}
"""
DEITIES: Final = """\
## By God or Giant

Either the God or the Giant occupies an area. **Presence**: how far the win share of a start seat lies from its share in all games when this
one is in the game, at the number of seats and the start seat where it moves most; it should move by less than {moved:.0f} %. **With a temple**: win
share, in fair shares, of players with a temple there at the end; who does well builds more temples anyway. Games of `{most_played}`.

{figures}
"""
CARDS: Final = """\
## Cards

{words}

"""
TUNED: Final = """\
## What was tuned

Numbers that neither the rulebook nor public sources give are ours and marked `H` for house in the content files. Those that were changed from the
first draft for balance say so there (`tuned`).

{entries}"""


class Result(NamedTuple):
    """What came out of one game; lists are by seat."""

    player: str
    seats: int
    seed: int
    shares: list[float]  # of the win: equals divide it
    occupants: list[int]
    temples: list[list[int]]  # the deities whose temples each seat has at the end
    cards: dict[str, int]  # how often each card was played


def play(name: str, seats: int, seed: int) -> Result:
    """One game with the same player on all seats."""
    chance = Chance(seed)
    players = [player(name, chance.below(1 << 30)) for _ in range(seats)]
    g = GAME.start({}, seats, chance, journal=True)
    asked = g.asked
    while asked is not None:
        g.play(players[asked.seat].choose(Sight(GAME, g, asked.seat)))
        asked = g.asked
    shares = win_shares(GAME.outcome(g))
    return Result(name, seats, seed, shares, g.occupants[:], temples_of(g), cards_of(g))


def temples_of(g: Valda) -> list[list[int]]:
    """The deities whose temples each seat has."""
    found: list[list[int]] = []
    for seat in range(g.seats):
        areas = {site // SITES for site, owner in enumerate(g.sites) if owner == seat}
        found.append(sorted([g.occupants[area] for area in areas]))
    return found


def cards_of(g: Valda) -> dict[str, int]:
    """How often each card was played, by name; a weapon counts by either of its options."""
    counts: Counter[str] = Counter()
    for event in g.journal or []:
        if event.what in PLAYED:
            counts[KIND_NAMES[event.values[PLAYED[event.what]]]] += 1
        elif event.what == "wields":
            counts[KIND_NAMES[g.book.options[event.values[1]].kind]] += 1
    return dict(sorted(counts.items()))


def play_many(
    name: str, seats: int, games: int, seed: int, jobs: int, kept: Path | None
) -> list[Result]:
    """So many games of one player at one number of seats."""
    begin = seed * 1_000_000 + seats * 100_000
    seeds = range(begin, begin + games)
    old = [r for r in played_before(Result, kept) if (r.player, r.seats) == (name, seats)]
    return play_seeds(partial(play, name, seats), seeds, old, f"{name}, {seats} seats", jobs, kept)


Cell = tuple[str, int]  # the player and the number of seats
Found = dict[Cell, list[Result]]


def as_kept(wanted: dict[Cell, int], seed: int, kept: Path | None) -> Found:
    """The wanted cells, each with all games of this seed that earlier runs played for it."""
    found: Found = {}
    for result in played_before(Result, kept):
        if result.seed // 1_000_000 == seed:
            found.setdefault((result.player, result.seats), []).append(result)
    return {cell: sorted(found[cell], key=lambda r: r.seed) for cell in wanted if cell in found}


def by_start(results: list[Result]) -> list[Figure]:
    """The win shares of the seats; seat 1 starts."""
    return [share_of([r.shares[seat] for r in results]) for seat in range(results[0].seats)]


def start_figures(found: Found) -> str:
    """A line for each start seat at each number of seats."""
    lines = [["player", "seats", "games", "start seat", "win share", "95 %", "times", "bounds"]]
    for (name, seats), results in found.items():
        for seat, figure in enumerate(by_start(results)):
            times = figure.mean * seats
            bounds = "within" if LEAST <= times <= MOST else "**outside**"
            head = [f"`{name}`", str(seats), f"{len(results):,}", str(seat + 1)]
            lines.append([*head, *percent(figure), f"{times:.2f}", bounds])
    return table(lines)


def moved_by(deity: int, found: Found) -> float:
    """How far this deity's presence moves the win share of a start seat, as a part of it, at most."""
    most = 0.0
    for results in found.values():
        there = [r for r in results if deity in r.occupants]
        if there:  # what never wins cannot be moved
            whole, part = by_start(results), by_start(there)
            pairs = [(a.mean, b.mean) for a, b in zip(whole, part, strict=True) if a.mean]
            most = max(most, *[abs(b / a - 1) for a, b in pairs])
    return most


def with_temple(deity: int, found: Found) -> tuple[int, float]:
    """How many players have a temple of this deity at the end, and how many fair shares they win."""
    times = [
        result.shares[seat] * result.seats
        for results in found.values()
        for result in results
        for seat in range(result.seats)
        if deity in result.temples[seat]
    ]
    return len(times), sum(times) / max(len(times), 1)


def deity_figures(found: Found) -> str:
    """A line for each God and Giant."""
    lines = [["God or Giant", "presence moves a share by", "players with a temple", "their times"]]
    for deity, name in enumerate(DEITY_NAMES):
        count, times = with_temple(deity, found)
        moved = f"{100 * moved_by(deity, found):.0f} %"
        lines.append([name.capitalize(), moved, f"{count:,}", f"{times:.2f}"])
    return table(lines)


def card_words(name: str, results: list[Result]) -> str:
    """Which cards a player plays most rarely, and which never."""
    counts: Counter[str] = Counter()
    for result in results:
        counts.update(result.cards)
    never = [kind for kind in KIND_NAMES if not counts[kind]]
    rare = sorted([kind for kind in KIND_NAMES if counts[kind]], key=lambda kind: counts[kind])[:8]
    words = ", ".join([f"`{kind}` {counts[kind]:,}" for kind in rare])
    nothing = f"never: {', '.join([f'`{kind}`' for kind in never])}" if never else "each was played"
    played = sum(counts.values())
    return f"- `{name}`, {len(results):,} games, {played:,} cards: {nothing}. Most rarely: {words}."


def seats_verdict(name: str, own: Found) -> str:
    """Do the start seats of one player lie within the bounds?"""
    times = [(f.mean * n, n) for (_, n), results in own.items() for f in by_start(results)]
    low, high = min(times), max(times)
    ok = low[0] >= LEAST and high[0] <= MOST
    seats = "no start seat is" if ok else "**some start seats are**"
    return (
        f"- `{name}`: {seats} outside the bounds. Lowest: {low[0]:.2f} fair shares at {low[1]} seats; "
        f"highest: {high[0]:.2f} at {high[1]} seats."
    )


def verdict(found: Found) -> str:
    """In a few lines: start seats by player, the presence that matters most, cards that nobody plays."""
    names = list(dict.fromkeys([name for name, _ in found]))
    plain = of_player(names[0], found)
    moved = max(range(len(DEITY_NAMES)), key=lambda deity: moved_by(deity, plain))
    played = {kind for results in found.values() for r in results for kind in r.cards}
    never = [kind for kind in KIND_NAMES if kind not in played]
    return "\n".join(
        [
            *[seats_verdict(name, of_player(name, found)) for name in names],
            f"- The presence that moves a share most is that of {DEITY_NAMES[moved].capitalize()}: by "
            f"{100 * moved_by(moved, plain):.0f} % (`{names[0]}`).",
            f"- Cards that were never played: {', '.join(never) or 'none'}.",
        ]
    )


def of_player(name: str, found: Found) -> Found:
    """What one player played."""
    return {cell: results for cell, results in found.items() if cell[0] == name}


def is_tuned() -> bool:
    """Does the content say of any number that it was changed for balance?"""
    files = CONTENT.glob("*.toml")
    return any("\ntuned = " in file.read_text(encoding="utf-8") for file in files)


def page(found: Found, seed: int, arguments: str, note: str = "") -> str:
    """The whole page. The player who comes first has played most."""
    first = next(iter(found))[0]
    by_player: dict[str, list[Result]] = {}
    for (name, _), results in found.items():
        by_player.setdefault(name, []).extend(results)
    words = "\n".join([card_words(name, results) for name, results in by_player.items()])
    return "".join(
        [
            HEAD.format(
                seeds=f"Seed {seed}, named before the games were played.",
                verdict=verdict(found),
                arguments=arguments,
                seed=seed,
                note=f"\n{note}\n" if note else "",
            ),
            SEATS.format(least=LEAST, most=MOST, figures=start_figures(found)),
            DEITIES.format(
                moved=100 * MOVED,
                figures=deity_figures(of_player(first, found)),
                most_played=first,
            ),
            CARDS.format(words=words),
            TUNED.format(entries=tuned_in(CONTENT) if is_tuned() else "None had to be changed.\n"),
        ]
    )


def main(arguments: list[str]) -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description="The balance of Valda.")
    parser.add_argument("--games", type=positive, default=2000, help="without search, each")
    parser.add_argument("--searched", type=int, default=200, help="games of search; 0: none")
    parser.add_argument("--search", default=SEARCH, help="the player that searches")
    parser.add_argument("--seats", default="2,3,4,5", help="numbers of seats")
    parser.add_argument("--searched-at", default="2", help="numbers of seats of search")
    parser.add_argument("--seed", type=positive, default=1)
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play")
    parser.add_argument("--kept", type=Path, help="a file for finished games")
    parser.add_argument("--as-kept", action="store_true", help="play nothing, show what is kept")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page")
    parser.add_argument("--note", default="", help="what readers must know about these games")
    given = parser.parse_args(arguments)
    wanted = {(name, int(n)): given.games for name in PLAIN for n in given.seats.split(",")}
    if given.searched:
        wanted |= {(given.search, int(n)): given.searched for n in given.searched_at.split(",")}
    if given.as_kept:
        found = as_kept(wanted, given.seed, given.kept)
    else:
        found = {
            (name, n): play_many(name, n, games, given.seed, given.jobs, given.kept)
            for (name, n), games in wanted.items()
        }
    shown = f"--games {given.games} --seats {given.seats} --search {given.search} --searched {given.searched} --searched-at {given.searched_at}"
    given.out.write_text(page(found, given.seed, shown, given.note), encoding="utf-8")
