"""How far one gets, over a hex board: figures in the hexes, and rings around those that have something in common.

Badges of spaces say it: kind "cost" a figure in the middle of the hex, kind "band" the name of a ring. However
many hexes there are, the figures are one element and a ring is two.
"""

import math
from collections import Counter
from typing import Final

from jotunheim.render.hexgrid import HexGrid
from jotunheim.render.strokes import Point, attributes, e, n, path
from jotunheim.scene import Space

_DIGIT: Final = 5.6  # the width of a figure, in units of the drawing
_LARGEST: Final = 1.6  # two figures still fit a hex


def costs(grid: HexGrid, spaces: list[Space], growth: float) -> str:
    """All figures as one text whose letters are placed one by one; larger if much is seen at once."""
    scale = min(growth, _LARGEST)
    letters: list[str] = []
    xs: list[str] = []
    ys: list[str] = []
    for space in spaces:
        for badge in space.badges:
            if badge.kind == "cost":
                x, y = grid.centre(space.key)
                for i, letter in enumerate(badge.text):
                    letters.append(letter)
                    xs.append(n(x / scale + (i - (len(badge.text) - 1) / 2) * _DIGIT))
                    ys.append(n(y / scale + 3.6))
    if not letters:
        return ""
    grow = f' transform="scale({scale:g})"' if scale != 1 else ""
    return f'<text class="costs" aria-hidden="true"{grow} x="{" ".join(xs)}" y="{" ".join(ys)}">{e("".join(letters))}</text>'


def bands(grid: HexGrid, spaces: list[Space], growth: float) -> str:
    """A ring around the hexes of each band, with its name on a slip at the top of it."""
    found: dict[str, list[str]] = {}
    for space in spaces:
        for badge in space.badges:
            if badge.kind == "band" and space.key in grid.nodes:
                found.setdefault(badge.text, []).append(space.key)
    if not found:
        return ""
    every = [key for keys in found.values() for key in keys]
    times = Counter(every)
    taken: list[Point] = []
    out = []
    for number, name in enumerate(sorted(found)):
        own = [key for key in found[name] if times[key] == 1] or found[name]
        at = _outermost(grid, own, every)
        out.append(_band(grid, name, found[name], number, at, taken, growth))
    return "".join(out)


def _outermost(grid: HexGrid, keys: list[str], every: list[str]) -> Point:
    """The hex farthest from the middle of all bands, the upper one of two."""
    points = [grid.centre(key) for key in every]
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    return max((grid.centre(k) for k in keys), key=lambda p: (round(math.dist(p, (x, y))), -p[1]))


def _band(
    grid: HexGrid,
    name: str,
    keys: list[str],
    number: int,
    at: Point,
    taken: list[Point],
    growth: float,
) -> str:
    d = "".join([path(loop) for loop in grid.outlines(keys)])
    half = max(2.7 * len(name) + 7, 13)
    x, y = max(at[0], half * growth + 4), max(at[1], 9 * growth + 2)  # within the board
    while any(abs(x - a) < 60 * growth and abs(y - b) < 18 * growth for a, b in taken):
        x += 61.0 * growth
    taken.append((x, y))
    return (
        f'<path class="band-l b{number % 5}"{attributes(data_key="band:" + name)} d="{d}"/>'
        f'<g class="chip band-n" transform="translate({n(x)} {n(y)}) scale({growth:.2g})"><rect x="{n(-half)}" y="-8.5" width="{n(2 * half)}"'
        f' height="17" rx="8.5"/><text y="3.4">{e(name)}</text></g>'
    )
