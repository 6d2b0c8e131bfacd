"""Hex grids against brute force: every hex of the map cut with the line, in exact fractions."""

from fractions import Fraction
from itertools import product

import pytest

from jotunheim.kernel.hexes import FACES, OFF, HexGrid

# A hex around the origin, stretched so that all corners are whole numbers: that bends no line.
CORNERS = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]


def centre(grid: HexGrid, h: int) -> tuple[int, int]:
    column, row = grid.column(h), grid.row(h)
    return (3 * column, 2 * row + column % 2)


def stretch_inside(grid: HexGrid, a: int, b: int, h: int) -> tuple[Fraction, Fraction, bool] | None:
    """From where to where the line runs in the closed hex, and whether through its inside."""
    (ax, ay), (bx, by), (hx, hy) = centre(grid, a), centre(grid, b), centre(grid, h)
    start, end, touches = Fraction(0), Fraction(1), False
    for (px, py), (qx, qy) in zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True):
        nx, ny = qy - py, px - qx  # outwards
        away = nx * (ax - hx - px) + ny * (ay - hy - py)
        change = nx * (bx - ax) + ny * (by - ay)
        if change == 0:
            if away > 0:
                return None
            touches = touches or away == 0
        elif change > 0:
            end = min(end, Fraction(-away, change))
        else:
            start = max(start, Fraction(-away, change))
    return (start, end, not touches) if start < end else None


def between(grid: HexGrid, a: int, b: int) -> list[set[int]]:
    """By brute force: what lies between two hexes, in order; two hexes where the line is their edge."""
    found: dict[tuple[Fraction, Fraction], set[int]] = {}
    for h in range(grid.size):
        stretch = stretch_inside(grid, a, b, h)
        if h not in (a, b) and stretch is not None:
            found.setdefault(stretch[:2], set()).add(h)
    return [found[key] for key in sorted(found)]


@pytest.mark.parametrize(("columns", "rows"), [(6, 4), (5, 5), (9, 3), (2, 9)])
def test_lines_cross_what_brute_force_says(columns: int, rows: int) -> None:
    grid = HexGrid(columns, rows)
    for a, b in product(range(grid.size), repeat=2):
        if a < b:  # the way back is the same: see below
            traced = [{h for h in pair if h != OFF} for pair in grid.between(a, b)]
            assert traced == between(grid, a, b), (grid.label(a), grid.label(b))


def test_a_line_back_is_the_same_line() -> None:
    grid = HexGrid(8, 8)
    for a, b in product(range(grid.size), repeat=2):
        if a != b:
            there = [set(pair) for pair in grid.between(a, b)]
            back = [set(pair) for pair in grid.between(b, a)]
            assert there == back[::-1]


def test_neighbours_and_distances_agree() -> None:
    grid = HexGrid(7, 6)
    for a in range(grid.size):
        far = steps_from(grid, a)
        assert far == [grid.distance(a, b) for b in range(grid.size)]
        for face in range(6):
            b = grid.neighbour(a, face)
            if b != OFF:
                assert grid.face_towards(a, b) == face
                assert grid.neighbour(b, (face + 3) % 6) == a
        assert grid.face_towards(a, a) == -1


def steps_from(grid: HexGrid, a: int) -> list[int]:
    far = {a: 0}
    row = [a]
    while row:
        here = row.pop(0)
        for face in range(6):
            b = grid.neighbour(here, face)
            if b != OFF and b not in far:
                far[b] = far[here] + 1
                row.append(b)
    return [far[b] for b in range(grid.size)]


def test_faces_lie_where_their_names_say() -> None:
    grid = HexGrid(5, 5)
    middle = grid.hex(2, 2)
    places = [(2, 1), (3, 1), (3, 2), (2, 3), (1, 2), (1, 1)]
    assert [grid.neighbour(middle, f) for f in range(6)] == [grid.hex(*place) for place in places]
    assert FACES == ("N", "NE", "SE", "S", "SW", "NW")


def test_labels() -> None:
    grid = HexGrid(38, 31)
    assert grid.label(grid.hex(0, 0)) == "0101" and grid.label(grid.hex(37, 30)) == "3831"
    assert all(grid.read(grid.label(h)) == h for h in range(grid.size))
    for wrong in ("", "101", "0001", "3901", "0132", "abcd", "-101"):
        assert grid.read(wrong) == OFF
    assert grid.hex(-1, 0) == OFF and grid.hex(0, 31) == OFF
