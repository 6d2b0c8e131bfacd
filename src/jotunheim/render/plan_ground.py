# not compiled: runs once per map
"""The still ground of a plan: soil, paths, walls, towers, palisades, houses and wells, all seen from above.

Spaces need `shape`: "path" with `points` from end to end; "wall" with its middle, `size` (half its length) and `turn`
(its outer side is up when it is not turned); "house" with two corners in `points`; "circle" with `size`, drawn as its `sign` says
(tower, palisade with `landmark` as its short name, court; else a well); "polygon" with its corners. A space with a `parent` is a slot: a small well; of shape
"row" it is not drawn, and what lies there lies side by side along its `turn`.
"""

import math
from itertools import pairwise
from typing import Final, final

from jotunheim.render.strokes import Point, attribute, chaikin, chance, e, n, path, slug
from jotunheim.render.wells import SLOT, circle, radius, slot_places
from jotunheim.scene import Board, Space

CANVAS: Final = 1240.0  # the longer side of the drawing
THICK: Final = 15.0  # half the thickness of a wall
STEP: Final = 31.0  # from slot to slot


@final
class PlanGround:
    """Where the spaces of a plan lie in the drawing, and how its ground looks; made once per map."""

    def __init__(self, board: Board) -> None:
        self.scale = CANVAS / max(board.width, board.height, 1.0)
        self.width = board.width * self.scale
        self.height = board.height * self.scale
        self.lines: dict[str, list[Point]] = {}
        self.middles: dict[str, Point] = {}
        self.sizes: dict[str, float] = {}
        for space in board.spaces:
            self._place(space)
        self.outlines = {s.key: self._outline(s) for s in board.spaces}
        self.slots = {
            s.key: slot_places(s, self._slots_at(s), STEP * self.scale)
            for s in board.spaces
            if s.slots
        }
        self.shapes = self._shapes(board)
        self.still = self._soil(board)
        self.built = f'<g id="still-{slug(board.key)}">{self._buildings(board)}</g>'

    def _shapes(self, board: Board) -> str:
        """Every outline once, by which scripts show a place that a sentence or an option names (spots.js)."""
        named = [s for s in board.spaces if not s.parent]
        shapes = [
            f'<path id="o-{slug(f"{board.key}-{s.key}")}" d="{self.outlines[s.key]}"/>'
            for s in named
        ]
        return f"<defs>{''.join(shapes)}</defs>"

    def _place(self, space: Space) -> None:
        k = self.scale
        pairs = zip(space.points[::2], space.points[1::2], strict=False)
        line = [(x * k, y * k) for x, y in pairs]
        self.lines[space.key] = line
        self.sizes[space.key] = radius(space) * k
        middle = (space.x * k, space.y * k)
        if space.shape == "path" and len(line) > 1:
            middle = halfway(line)
        elif space.shape == "house" and len(line) > 1:
            middle = ((line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2)
        self.middles[space.key] = middle

    def _slots_at(self, space: Space) -> Point:
        """The middle of the slots of a space: a house has them on its floor."""
        x, y = self.middles[space.key]
        if space.shape == "house":
            return x, self.box(space)[3] - 22
        return x, y

    def box(self, space: Space) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of a house."""
        (ax, ay), (bx, by) = self.lines[space.key][:2]
        return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)

    def aside(self, space: Space, out: float, along: float = 0.0) -> Point:
        """A point so far outside of a wall, and so far along it from its middle."""
        t = math.radians(space.turn)
        x, y = self.middles[space.key]
        return (
            x + math.sin(t) * out + math.cos(t) * along,
            y - math.cos(t) * out + math.sin(t) * along,
        )

    def _outline(self, space: Space) -> str:
        """The outline of a space as a path; of a path the line along it."""
        key, shape = space.key, space.shape
        if shape == "path":
            return path(chaikin(self.lines[key], 2, False), False)
        if shape == "house":
            left, top, right, bottom = self.box(space)
            return f"M{n(left)} {n(top)}H{n(right)}V{n(bottom)}H{n(left)}Z"
        if shape == "wall":
            half = self.sizes[key]
            corners = ((THICK, -half), (THICK, half), (-THICK, half), (-THICK, -half))
            return path([self.aside(space, out, along) for out, along in corners])
        if shape == "polygon" and len(self.lines[key]) > 2:
            return path(self.lines[key])
        x, y = self.middles[key]
        return circle(x, y, self.sizes[key])

    def _soil(self, board: Board) -> str:
        """Trodden earth with straws on it; a game may give a backdrop instead."""
        straws = []
        for i in range(round(self.width * self.height / 4200)):
            source = chance("straw", board.key, i)
            x, y = source.uniform(8, self.width - 20), source.uniform(8, self.height - 8)
            straws.append(f"M{n(x)} {n(y)}l{n(source.uniform(5, 13))} {n(source.uniform(-3, 3))}")
        return (
            f'<rect class="soil" width="{n(self.width)}" height="{n(self.height)}"/>'
            f'<path class="straw" d="{"".join(straws)}"/>'
        )

    def _buildings(self, board: Board) -> str:
        """All that is built on the soil, the lowest first."""
        paths = "".join([self.outlines[s.key] for s in board.spaces if s.shape == "path"])
        roads = "".join(
            [f'<path class="{k}" d="{paths}"/>' for k in ("road-e", "road", "road-c") if paths]
        )
        flat = [s for s in board.spaces if s.shape == "polygon"]
        walls = [s for s in board.spaces if s.shape == "wall"]
        round_ones = [s for s in board.spaces if s.shape == "circle" and not s.parent]
        slots = [s for s in board.spaces if s.parent and s.shape != "row"]
        houses = [s for s in board.spaces if s.shape == "house"]
        return "".join(
            [
                *[f'<path class="yard" d="{self.outlines[s.key]}"/>{self._name(s)}' for s in flat],
                roads,
                *[self._wall(s) for s in walls],
                *[self._round(s) for s in round_ones],
                *[self._house(s) for s in houses],
                *[self._wells(s) for s in board.spaces if s.slots],
                self._all_slots(slots),
            ]
        )

    def _all_slots(self, slots: list[Space]) -> str:
        d = "".join([self.outlines[s.key] for s in slots])
        return f'<path class="pwell" d="{d}"/>' if d else ""

    def _wells(self, space: Space) -> str:
        r = SLOT * self.scale
        d = "".join([circle(x, y, r) for x, y in self.slots[space.key]])
        return f'<path class="pwell" d="{d}"/>'

    def _name(self, space: Space) -> str:
        if not space.label:
            return ""
        x, y = self.middles[space.key]
        return f'<text class="pname" x="{n(x)}" y="{n(y)}">{e(space.label)}</text>'

    def _wall(self, space: Space) -> str:
        """A stretch of wall with its joints, its shadow and its name along it."""
        half = self.sizes[space.key]
        x, y = self.middles[space.key]
        source = chance("ashlar", space.key)
        joints = f"M{n(-half)} -4H{n(half)}M{n(-half)} 7H{n(half)}"
        at = -half + 12
        while at < half:
            joints += f"M{n(at)} -15V-4M{n(at + source.uniform(6, 12))} -4V7M{n(at + source.uniform(-3, 3))} 7V15"
            at += source.uniform(19, 27)
        shadow = "".join(
            [
                f"M{n(-half + 5 * i)} -15l2 {n(-source.uniform(8, 15))}M{n(-half + 5 * i)} 15l2 {n(source.uniform(3, 8))}"
                for i in range(int(2 * half / 5))
            ]
        )
        upside = ' transform="rotate(180)"' if 90 < space.turn % 360 < 270 else ""
        fit = _fit(space.label, 2 * half - 52)  # towers stand at its ends
        name = (
            f'<text class="wname" y="5"{upside}{fit}>{e(space.label)}</text>' if space.label else ""
        )
        return (
            f'<g transform="translate({n(x)} {n(y)}) rotate({n(space.turn)})"><path class="cast" d="{shadow}"/>'
            f'<path class="pwall" d="M{n(-half)} -15H{n(half)}V15H{n(-half)}Z"/><path class="joint" d="{joints}"/>'
            f'<path class="pwall-e" d="M{n(-half)} -15H{n(half)}M{n(-half)} 15H{n(half)}"/>{name}</g>'
        )

    def _round(self, space: Space) -> str:
        """A tower, a palisade, a court, or a well."""
        x, y = self.middles[space.key]
        r = self.sizes[space.key]
        at = f'<g transform="translate({n(x)} {n(y)})">'
        below = f'<text class="pname" x="{n(x)}" y="{n(y + r + 17)}">{e(space.label)}</text>'
        name = below if space.label else ""
        if space.sign == "tower":
            return f'{at}<circle class="ptower" r="{n(r)}"/><path class="merlon" d="{_teeth(r)}"/><circle class="ptower-i" r="{n(r * 0.8)}"/></g>{name}'
        if space.sign == "palisade":
            sign = self._plate(space) if space.landmark else name
            return f'{at}<circle class="mud" r="{n(r)}"/><path class="spike" d="{_spikes(r, space.turn)}"/></g>{sign}'
        if space.sign == "court":  # paths leave it below
            above = f'<text class="pname" x="{n(x)}" y="{n(y - r - 8)}">{e(space.label)}</text>'
            return f'<path class="court" d="{circle(x, y, r)}"/>{above if space.label else ""}'
        return f'<path class="pwell" d="{circle(x, y, r)}"/>{name}'

    def _plate(self, space: Space) -> str:
        """The short name of a palisade on a board at its back."""
        x, y = self.aside(space, self.sizes[space.key] + 8)
        return (
            f'<g transform="translate({n(x)} {n(y)})"><rect class="hname" x="-17" y="-12" width="34" height="23" rx="4"/>'
            f'<text class="hname-t" y="5">{e(space.landmark)}</text></g>'
        )

    def _house(self, space: Space) -> str:
        """A house: its floor, its roof seen from the front, its name on a board."""
        left, top, right, bottom = self.box(space)
        w, h = right - left, bottom - top
        roof = f"M{n(-w / 2 - 7)} {n(-h / 2 + 27)}L{n(-w / 2 + 13)} {n(-h / 2 - 3)}H{n(w / 2 - 13)}L{n(w / 2 + 7)} {n(-h / 2 + 27)}Z"
        floor = f"M{n(-w / 2)} {n(-h / 2 + 20)}H{n(w / 2)}V{n(h / 2)}H{n(-w / 2)}Z"
        name = (
            f'<rect class="hname" x="{n(-w / 2 + 8)}" y="{n(-h / 2 + 3)}" width="{n(w - 16)}" height="22" rx="5"/>'
            f'<text class="hname-t" y="{n(-h / 2 + 20)}"{_fit(space.label, w - 26)}>{e(space.label)}</text>'
        )
        return (
            f'<g transform="translate({n((left + right) / 2)} {n((top + bottom) / 2)})"><path class="floor" d="{floor}"/>'
            f'<path class="roof" d="{roof}"/>{name if space.label else ""}</g>'
        )


def _fit(name: str, wide: float) -> str:
    """A name that is wider than its board is set narrower."""
    return (
        attribute("textLength", n(wide)) + ' lengthAdjust="spacingAndGlyphs"'
        if 9.5 * len(name) > wide
        else ""
    )


def halfway(line: list[Point]) -> Point:
    """The point in the middle of a line, by its length."""
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    left = sum(lengths) / 2
    for ((ax, ay), (bx, by)), length in zip(pairwise(line), lengths, strict=True):
        if left <= length and length:
            share = left / length
            return ax + (bx - ax) * share, ay + (by - ay) * share
        left -= length
    return line[-1]


def _teeth(r: float) -> str:
    """The merlons of a round tower."""
    out: list[str] = []
    for i in range(12):
        a = math.tau * i / 12
        corners = (
            (r * 0.94, a - 0.13),
            (r * 1.16, a - 0.11),
            (r * 1.16, a + 0.11),
            (r * 0.94, a + 0.13),
        )
        out.append(path([(d * math.cos(t), d * math.sin(t)) for d, t in corners]))
    return "".join(out)


def _spikes(r: float, turn: float) -> str:
    """The stakes of a palisade, open to where it is turned: down if it is not."""
    face = math.radians(turn + 90)
    out: list[str] = []
    for i in range(33):
        a = face + 0.62 + (math.tau - 1.24) * i / 32
        far = r * (1.15 + 0.05 * (i % 2))
        corners = ((r * 0.93, a - 0.05), (far, a), (r * 0.93, a + 0.05))
        out.append(path([(d * math.cos(t), d * math.sin(t)) for d, t in corners]))
    return "".join(out)
