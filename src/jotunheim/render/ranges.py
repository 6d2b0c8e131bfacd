"""How far one gets, over a hex board: figures in the hexes, and rings around those that have something in common.

Badges of spaces say it: kind "cost" a figure in the middle of the hex, kind "band" the name of a ring. However
many hexes there are, the figures are one element and a ring is two.
"""

import math
from collections import Counter
from typing import Final

from jotunheim.render.hexgrid import HexGrid, Placed
from jotunheim.render.strokes import Point, attributes, e, n
from jotunheim.scene import Space

Box = tuple[float, float, float, float]  # the middle, and half of its width and height
_DIGIT: Final = 5.6  # the width of a figure, in units of the drawing
_LARGEST: Final = 1.6  # two figures still fit a hex
_PIECE: Final = 17.0  # half of what a piece covers
# Steps up and down from where a slip belongs.
_ROWS: Final = (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6)
_TRIES: Final = 8  # steps to the right
_SHORT: Final = 2  # figures of so many digits are often asked for


def costs(grid: HexGrid, spaces: list[Space], growth: float) -> str:
    """All figures as one text whose letters are placed one by one; larger if much is seen at once."""
    scale = min(growth, _LARGEST)
    letters: list[str] = []
    xs: list[str] = []
    ys: list[str] = []
    known = [grid.figures.setdefault((scale, digits), {}) for digits in range(_SHORT + 1)]
    for space in spaces:
        for badge in space.badges:
            if badge.kind == "cost" and badge.text:
                x, y = _figure(grid, known, space.key, len(badge.text), scale)
                letters.append(badge.text)
                xs.append(x)
                ys.append(y)
    if not letters:
        return ""
    grow = f' transform="scale({scale:g})"' if scale != 1 else ""
    return f'<text class="costs" aria-hidden="true"{grow} x="{" ".join(xs)}" y="{" ".join(ys)}">{e("".join(letters))}</text>'


def _figure(
    grid: HexGrid, known: list[Placed], key: str, digits: int, scale: float
) -> tuple[str, str]:
    """Where the letters of a figure stand in a hex, along and across; kept with the grid if it is short."""
    if digits > _SHORT:
        return _letters(grid.centre(key), digits, scale)
    found = known[digits].get(key)
    if found is None:
        found = _letters(grid.centre(key), digits, scale)
        known[digits][key] = found
    return found


def _letters(at: Point, digits: int, scale: float) -> tuple[str, str]:
    along = [n(at[0] / scale + (i - (digits - 1) / 2) * _DIGIT) for i in range(digits)]
    return " ".join(along), " ".join([n(at[1] / scale + 3.6)] * digits)


def bands(grid: HexGrid, spaces: list[Space], growth: float, pieces: list[Point]) -> str:
    """A ring around the hexes of each band, with its name on a slip at the top of it, clear of pieces."""
    found: dict[str, list[str]] = {}
    for space in spaces:
        for badge in space.badges:
            if badge.kind == "band" and space.key in grid.nodes:
                found.setdefault(badge.text, []).append(space.key)
    if not found:
        return ""
    every = [key for keys in found.values() for key in keys]
    middle = _middle(grid, every)
    times = Counter(every)
    reach = _PIECE * growth
    taken: list[Box] = [(x, y, reach, reach) for x, y in pieces]
    out = []
    for number, name in enumerate(sorted(found)):
        keys = found[name]
        own = keys if len(times) == len(every) else [key for key in keys if times[key] == 1]
        at = _outermost([grid.centres[key] for key in own or keys], middle)
        out.append(_band(grid, name, keys, number, at, taken, growth))
    return "".join(out)


def _middle(grid: HexGrid, keys: list[str]) -> Point:
    """Of all these hexes."""
    along, across = 0.0, 0.0
    for key in keys:
        x, y = grid.centres[key]
        along += x
        across += y
    return along / len(keys), across / len(keys)


def _outermost(points: list[Point], middle: Point) -> Point:
    """The point farthest from the middle, to the unit; the upper one of two."""
    found = points[0]
    farthest = -1
    for x, y in points:
        dx, dy = x - middle[0], y - middle[1]
        if farthest > 1 and dx * dx + dy * dy < (farthest - 1) * (farthest - 1):
            continue  # nearer by far: need not be measured
        away = round(math.hypot(dx, dy))
        if away > farthest or (away == farthest and y < found[1]):
            found, farthest = (x, y), away
    return found


def _between(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))


def _free(
    grid: HexGrid, at: Point, half: tuple[float, float], taken: list[Box], growth: float
) -> Point:
    """The first place for a slip that covers nothing: at the point, above, below, then farther right."""
    side, edge = half
    home = _between(at[0], side, grid.width - side), _between(at[1], edge, grid.height - edge)
    for right in range(_TRIES):
        for row in _ROWS:
            x, y = home[0] + right * 30 * growth, home[1] + row * 10 * growth
            if x > grid.width - side or not edge <= y <= grid.height - edge:
                continue
            if not any(abs(x - a) < side + w and abs(y - b) < edge + h for a, b, w, h in taken):
                return x, y
    return home


def _band(
    grid: HexGrid,
    name: str,
    keys: list[str],
    number: int,
    at: Point,
    taken: list[Box],
    growth: float,
) -> str:
    d = grid.outline_path(keys)
    half = max(2.7 * len(name) + 7, 13)
    side, edge = half * growth + 4, 9 * growth + 2  # the whole slip lies within the board (T-23)
    x, y = _free(grid, at, (side, edge), taken, growth)
    taken.append((x, y, side, edge))
    return (
        f'<path class="band-l b{number % 5}"{attributes(data_key="band:" + name)} d="{d}"/>'
        f'<g class="chip band-n" transform="translate({n(x)} {n(y)}) scale({growth:.2g})"><rect x="{n(-half)}" y="-8.5" width="{n(2 * half)}"'
        f' height="17" rx="8.5"/><text y="3.4">{e(name)}</text></g>'
    )
