"""Line of sight once more, by another way: polygons clipped with exact fractions, nothing shared.

Hexes are polygons in the plane of axial coordinates; the segment between two centres is clipped by
the half-planes of each of them. Slow and plain on purpose.
"""

from fractions import Fraction

COLUMNS, ROWS = 38, 31
THIRD = Fraction(1, 3)
CORNERS = [
    (2 * THIRD, -THIRD),
    (THIRD, THIRD),
    (-THIRD, 2 * THIRD),
    (-2 * THIRD, THIRD),
    (-THIRD, -THIRD),
    (THIRD, -2 * THIRD),
]
NEAR = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
Point = tuple[int, int]
Map = dict[Point, str]  # symbol by axial coordinates; what is not there is off the map
LEVELS = {"1": 1, "2": 2, "3": 3, "a": -1, "b": -2}


def axial(column: int, row: int) -> Point:
    return column, row - column // 2


def read(text: str) -> Map:
    rows = text.split("\n")
    return {axial(c, r): rows[r][c] for c in range(COLUMNS) for r in range(ROWS)}


def clip(a: Point, b: Point, cell: Point) -> tuple[Fraction, Fraction, bool] | None:
    """The part of the segment inside the polygon, and whether it runs along its border."""
    low, high = Fraction(0), Fraction(1)
    along = False
    for i in range(6):
        px, py = cell[0] + CORNERS[i][0], cell[1] + CORNERS[i][1]
        nx, ny = cell[0] + CORNERS[(i + 1) % 6][0], cell[1] + CORNERS[(i + 1) % 6][1]
        ex, ey = nx - px, ny - py
        start = ex * (a[1] - py) - ey * (a[0] - px)  # above 0: inside
        slope = ex * (b[1] - a[1]) - ey * (b[0] - a[0])
        if slope == 0:
            if start < 0:
                return None
            along = along or start == 0
        elif slope > 0:
            low = max(low, -start / slope)
        else:
            high = min(high, -start / slope)
    return (low, high, along) if low < high else None


def is_near(a: Point, b: Point, cell: Point) -> bool:
    """Whether the line comes as near to the centre as a hex's corners are; saves much clipping."""
    v, w = (b[0] - a[0], b[1] - a[1]), (cell[0] - a[0], cell[1] - a[1])
    cross = v[0] * w[1] - v[1] * w[0]
    return 9 * cross * cross <= 4 * (v[0] * v[0] + v[1] * v[1] + v[0] * v[1])


def between(a: Point, b: Point) -> list[list[Point]]:
    found: dict[tuple[Fraction, Fraction], list[Point]] = {}
    for q in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2):
        for r in range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2):
            part = clip(a, b, (q, r)) if (q, r) not in (a, b) and is_near(a, b, (q, r)) else None
            if part is not None:
                found.setdefault(part[:2], []).append((q, r))
    return [found[key] for key in sorted(found)]


def level(ground: Map, cell: Point) -> int:
    return LEVELS.get(ground[cell], 0)


def crater(ground: Map, cell: Point) -> set[Point]:
    found = {cell}
    todo = [cell]
    while todo:
        q, r = todo.pop()
        for dq, dr in NEAR:
            near = (q + dq, r + dr)
            if near in ground and near not in found and level(ground, near) < 0:
                found.add(near)
                todo.append(near)
    return found


def is_hidden(ground: Map, inside: Point, other: Point) -> bool:
    if level(ground, inside) >= 0:
        return False
    hole = crater(ground, inside)
    if other in hole:
        return False
    rim = {(q + dq, r + dr) for q, r in hole for dq, dr in NEAR} - hole
    return level(ground, other) < 0 or other not in rim


def rises(ground: Map, a: Point, b: Point, cell: Point) -> bool:
    h, low, high = level(ground, cell), level(ground, a), level(ground, b)
    if h > max(low, high):
        return True
    if h < 1 or h <= min(low, high):
        return False
    v, w = (b[0] - a[0], b[1] - a[1]), (cell[0] - a[0], cell[1] - a[1])
    half = Fraction(1, 2)
    dot = v[0] * w[0] + v[1] * w[1] + half * (v[0] * w[1] + v[1] * w[0])
    whole = v[0] * v[0] + v[1] * v[1] + v[0] * v[1]
    return h > low + (high - low) * Fraction(dot) / whole


def rank(ground: Map, a: Point, b: Point, cell: Point) -> int:
    if ground[cell] == "^" or rises(ground, a, b, cell):
        return 3
    return {"r": 2, "f": 1}.get(ground[cell], 0)


def look(ground: Map, a: Point, b: Point, strict: bool) -> tuple[bool, int, int]:
    """Whether a sees b, and if so the forests and ruins between."""
    if is_hidden(ground, a, b) or is_hidden(ground, b, a):
        return False, 0, 0
    counts = [0, 0, 0, 0]
    for entry in between(a, b):
        ranks = [rank(ground, a, b, cell) for cell in entry if cell in ground]
        counts[max(ranks) if strict else min(ranks)] += 1
    seen = counts[3] == 0 and counts[1] <= 4 and counts[2] <= 2
    return seen, counts[1] if seen else 0, counts[2] if seen else 0
