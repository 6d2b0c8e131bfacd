"""What `balance.py` found, for people: the figures, the page and its picture."""

from __future__ import annotations

import math
import statistics
from typing import Final, NamedTuple

from balance_parts import INK, percent, table, tally

from jotunheim.arena.standings import Figure, share_of
from jotunheim.games.assault.tokens import RACE_NAMES

LEAST: Final = 0.65  # of its fair share a race should win …
MOST: Final = 1.35  # … and no more than this
COLOURS: Final = ("#2c3f94", "#f6f1f8", "#c9461a", "#63bbdb", "#56524b", "#e2b21c")  # by race
LEFT: Final = 90  # of the picture's bars
UNIT: Final = 240  # the width of a fair share
RIGHT: Final = 2.5  # fair shares that the picture shows
ROW: Final = 22


class Result(NamedTuple):
    """What came out of one game; lists are by seat."""

    player: str
    seed: int
    races: list[int]
    shares: list[float]  # of the win: equals divide it
    points: list[int]
    first: int  # the seat whose turn comes first
    rounds: int
    ending: str  # what brought the Endgame about
    reason: str  # what decided who wins


class Row(NamedTuple):
    """One race at one number of seats."""

    race: int
    share: Figure
    fair: float
    points: float
    error: float  # the standard error of the points
    turn: int  # place in the order of play

    def verdict(self) -> str:
        """Where the race stands; beyond doubt only if its whole interval lies outside the bounds."""
        low, high, mean = [
            value / self.fair for value in (self.share.low, self.share.high, self.share.mean)
        ]
        if low > MOST or high < LEAST:
            return "**too often**" if low > MOST else "**too rarely**"
        if LEAST <= mean <= MOST:
            return "within"
        return "outside, but in doubt"


def rows(results: list[Result]) -> list[Row]:
    """The figures of all races that were led, in the order of the ordning."""
    return [row(race, results) for race in sorted(results[0].races)]


def row(race: int, results: list[Result]) -> Row:
    """The figures of one race."""
    seats = [result.races.index(race) for result in results]
    shares = [result.shares[seat] for result, seat in zip(results, seats, strict=True)]
    points = [result.points[seat] for result, seat in zip(results, seats, strict=True)]
    error = statistics.stdev(points) / math.sqrt(len(points)) if len(points) > 1 else 0.0
    count = len(results[0].races)
    turn = (seats[0] - results[0].first) % count + 1
    return Row(race, share_of(shares), 1 / count, statistics.fmean(points), error, turn)


def summary(found: dict[int, list[Result]]) -> str:
    """In a sentence: is any race outside, and which are farthest from their fair share?"""
    every = [(seats, one) for seats, results in found.items() for one in rows(results)]
    every.sort(key=lambda item: item[1].share.mean / item[1].fair)
    low, high = [
        f"{RACE_NAMES[one.race]} at {seats} seats with {one.share.mean / one.fair:.2f} fair shares"
        for seats, one in (every[0], every[-1])
    ]
    outside = len([one for _, one in every if one.verdict() != "within"])
    first = "No race is" if outside == 0 else f"{outside} of {len(every)} figures are"
    return f"{first} outside the bounds. Lowest: {low}; highest: {high}."


def by_seat(results: list[Result]) -> list[Figure]:
    """Win shares by seat at the table, whatever race sits there."""
    return [share_of([r.shares[seat] for r in results]) for seat in range(len(results[0].races))]


def seat_words(figure: Figure) -> str:
    """A share with its interval, in a line."""
    return "{} ({})".format(*percent(figure))


def section(player: str, seats: int, results: list[Result]) -> str:
    """All about the games of one player at one number of seats."""
    lines = [["race", "turn", "win share", "95 %", "of fair share", "points", "bounds"]]
    for found in rows(results):
        times = f"{found.share.mean / found.fair:.2f}"
        points = f"{found.points:.1f} ± {found.error:.1f}"
        name = RACE_NAMES[found.race]
        lines.append([name, str(found.turn), *percent(found.share), times, points, found.verdict()])
    rounds = sorted([result.rounds for result in results])
    tenth = len(rounds) // 10
    shared = len([result for result in results if max(result.shares) < 1])
    return "\n".join(
        [
            f"## `{player}`, {seats} seats\n",
            f"{len(results):,} games; a fair share is {100 / seats:.1f} %, the bounds are "
            f"{100 * LEAST / seats:.1f} % and {100 * MOST / seats:.1f} %.\n",
            table(lines),
            f"- Rounds: {statistics.fmean(rounds):.1f} on average, from {rounds[0]} to "
            f"{rounds[-1]}; eight games in ten lie between {rounds[tenth]} and "
            f"{rounds[-1 - tenth]}.",
            f"- How the end came: {tally([result.ending for result in results])}.",
            f"- What decided: {tally([result.reason for result in results])}; "
            f"shared wins among these: {shared}.",
            f"- By seat at the table: {'; '.join([seat_words(f) for f in by_seat(results)])}.\n",
        ]
    )


def picture(found: dict[str, dict[int, list[Result]]]) -> str:
    """Bars of win shares in fair shares, with intervals, and lines at the bounds."""
    parts: list[str] = []
    y = 30
    every = [(name, n, results) for name, own in found.items() for n, results in own.items()]
    for name, seats, results in every:
        parts.append(f'<text x="10" y="{y}" font-weight="bold">{name}, {seats} seats</text>')
        for one in rows(results):
            y += ROW
            parts += bar(one, y)
        y += 2 * ROW
    for times in (LEAST, 1.0, MOST):
        x = LEFT + UNIT * times
        dash = "" if times == 1.0 else ' stroke-dasharray="4 4"'
        parts.append(f'<path d="M{x} 36V{y - ROW}" stroke="{INK}"{dash}/>')
        parts.append(f'<text x="{x}" y="{y - 4}" text-anchor="middle">{times:g} × fair</text>')
    width, height = LEFT + UNIT * RIGHT + 20, y + 10
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" '
            f'font-family="sans-serif" font-size="13" fill="{INK}">',
            "<title>Win shares by race, in fair shares, with 95 % intervals</title>",
            f'<rect width="{width:g}" height="{height}" fill="#f7f3ea"/>',
            *parts,
            "</svg>\n",
        ]
    )


def bar(one: Row, y: int) -> list[str]:
    """One race: name, bar, interval."""
    mean, low, high = [
        min(value / one.fair, RIGHT) * UNIT
        for value in (one.share.mean, one.share.low, one.share.high)
    ]
    return [
        f'<text x="20" y="{y}">{RACE_NAMES[one.race]}</text>',
        f'<rect x="{LEFT}" y="{y - 12}" width="{mean:.1f}" height="14" '
        f'fill="{COLOURS[one.race]}" stroke="{INK}"/>',
        f'<path d="M{LEFT + low:.1f} {y - 5}H{LEFT + high:.1f}" stroke="#fff" stroke-width="5"/>',
        f'<path d="M{LEFT + low:.1f} {y - 5}H{LEFT + high:.1f}" stroke="{INK}" stroke-width="2"/>',
    ]
