"""Small tools for drawing: escaping, numbers, paths, and lines that look as if drawn by hand.

Roughness comes from a key, never from a filter: the same board is the same string every time.
"""

import html
import math
import random
import re
from typing import Final

Point = tuple[float, float]

# What XML cannot hold at all; the marks that turn writing are taken out with them.
_BARRED: Final = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff"
)
_UNSAFE: Final = re.compile(f"[{_BARRED}]")
_SPECIAL: Final = re.compile(f"[&<>\"'{_BARRED}]")  # all that must not stay as it is


# Short texts that need no escaping: keys, tokens, names. They come again in every frame.
_HARMLESS: Final[set[str]] = set()
MOST_HARMLESS: Final = 10_000
SHORT: Final = 40  # letters


def e(text: object) -> str:
    """Escape for HTML and SVG alike, in text and in attributes: the one function that does it."""
    plain = text if isinstance(text, str) else str(text)
    if plain in _HARMLESS:
        return plain
    if _SPECIAL.search(plain) is not None:
        return html.escape(_UNSAFE.sub("", plain), quote=True)
    if len(plain) <= SHORT:
        if len(_HARMLESS) >= MOST_HARMLESS:
            _HARMLESS.clear()
        _HARMLESS.add(plain)
    return plain


# Numbers in words of a path: places and steps are the same in every frame, and writing one down takes long.
_WRITTEN: Final[dict[float, str]] = {}
MOST_WRITTEN: Final = 20_000


def n(x: float) -> str:
    """A short number for a path: one decimal."""
    found = _WRITTEN.get(x)
    if found is None:
        if len(_WRITTEN) >= MOST_WRITTEN:
            _WRITTEN.clear()
        found = _WRITTEN[x] = _written(x)
    return found


def _written(x: float) -> str:
    text = f"{x:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
        return "0" if text == "-0" else text
    return text


def path(points: list[Point], closed: bool = True) -> str:
    """Straight lines through points, as the `d` of a path."""
    return "M" + "L".join([f"{n(x)} {n(y)}" for x, y in points]) + ("Z" if closed else "")


def shifted(d: str, x: float, y: float) -> str:
    """A path moved by (x, y): capital letters are places, small ones are steps and stay."""
    out = []
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(v) for v in re.findall(r"-?\d*\.?\d+", rest)]
        if letter.isupper():
            by = {"H": (x,), "V": (y,)}.get(letter, (x, y))
            values = [v + by[i % len(by)] for i, v in enumerate(values)]
        out.append(letter + " ".join(n(v) for v in values))
    return "".join(out)


def chance(*key: object) -> random.Random:
    """A source of roughness that depends on the key alone."""
    return random.Random("|".join(map(str, key)))


def chaikin(points: list[Point], times: int = 2, closed: bool = True) -> list[Point]:
    """Round the corners of a line."""
    for _ in range(times):
        new = [] if closed else [points[0]]
        for i in range(len(points) if closed else len(points) - 1):
            (ax, ay), (bx, by) = points[i], points[(i + 1) % len(points)]
            new.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            new.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        points = new if closed else [*new, points[-1]]
    return points


def rough(a: Point, b: Point, amount: float = 0.10, least: float = 12) -> list[Point]:
    """A natural line from a to b, b left out; the same line in both directions."""
    flip = a > b
    p, q = (b, a) if flip else (a, b)
    source = chance(*(round(v) for v in (*p, *q)))
    line = [*_split(p, q, amount, least, source), q]
    return (line[::-1] if flip else line)[:-1]


def _split(u: Point, v: Point, amount: float, least: float, source: random.Random) -> list[Point]:
    """Move the middle of a line aside, and so on with both halves."""
    if math.dist(u, v) < least:
        return [u]
    k = source.uniform(-amount, amount)
    m = ((u[0] + v[0]) / 2 - (v[1] - u[1]) * k, (u[1] + v[1]) / 2 + (v[0] - u[0]) * k)
    return _split(u, m, amount, least, source) + _split(m, v, amount, least, source)


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    hit = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
        ax, ay = bx, by
    return hit


def is_near(point: Point, others: list[Point], distance: float) -> bool:
    """Whether one of some points is nearer than a distance."""
    x, y = point
    square = distance * distance
    return any((ox - x) * (ox - x) + (oy - y) * (oy - y) < square for ox, oy in others)


def attribute(name: str, value: str) -> str:
    """One attribute of an element, escaped; nothing if it has no value."""
    return f' {name}="{e(value)}"' if value else ""


def attributes(**values: object) -> str:
    """Attributes of an element, escaped; those without a value are left out. `_` stands for `-`."""
    parts: list[str] = []
    for name, value in values.items():
        if value != "" and value is not None:
            parts.append(f' {name.replace("_", "-")}="{e(value)}"')
    return "".join(parts)


def kind_class(kind: str) -> str:
    """A kind as one more class of an element; nothing if it has none."""
    return f" {slug(kind)}" if kind else ""


_NO_NAME: Final = re.compile("[^A-Za-z0-9-]+")


def slug(key: str) -> str:
    """A key as part of an id or a class: letters, digits and dashes."""
    return _NO_NAME.sub("-", key) or "x"
