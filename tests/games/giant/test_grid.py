"""The hex grid (GI-HEX)."""

from jotunheim.games.giant.grid import (
    COLUMNS,
    HEX_Q,
    HEX_R,
    HEXES,
    NEIGHBOUR,
    OFF,
    ROWS,
    column_of,
    distance,
    half_turn,
    hex_at,
    hex_of_axial,
    hex_of_label,
    home_column,
    home_hexes,
    is_edge,
    label,
    neighbours,
    row_of,
)
from jotunheim.games.giant.view.map import centre

from .table import rule


@rule("GI-HEX-01")
def test_the_board_has_38_columns_of_31_hexes() -> None:
    assert (COLUMNS, ROWS, HEXES) == (38, 31, 1178)
    assert all(
        NEIGHBOUR[cell * 6 + 3] == cell + 1 for cell in range(30)
    )  # a column is a straight line


@rule("GI-HEX-02")
def test_labels_count_from_one_columns_first() -> None:
    assert label(hex_at(0, 0)) == "0101"
    assert label(hex_at(37, 30)) == "3831"
    assert hex_of_label("1916") == hex_at(18, 15)
    assert hex_of_label("3932") == hex_of_label("x101") == OFF
    assert centre(hex_at(1, 0))[1] > centre(hex_at(0, 0))[1]  # odd columns lie lower


@rule("GI-HEX-03")
def test_axial_coordinates_there_and_back() -> None:
    for cell in range(HEXES):
        column, row = column_of(cell), row_of(cell)
        assert (HEX_Q[cell], HEX_R[cell]) == (column, row - (column - (column & 1)) // 2)
        assert hex_of_axial(HEX_Q[cell], HEX_R[cell]) == cell


@rule("GI-HEX-04", "GI-HEX-05")
def test_offset_neighbours_by_the_parity_of_the_column() -> None:
    even = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)]
    odd = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
    for cell in range(HEXES):
        column, row = column_of(cell), row_of(cell)
        steps = odd if column & 1 else even
        got = NEIGHBOUR[cell * 6 : cell * 6 + 6]
        assert got == [hex_at(column + dc, row + dr) for dc, dr in steps]


@rule("GI-HEX-06")
def test_distances() -> None:
    for one, other, far in (
        ("0101", "3801", 37),
        ("0101", "0131", 30),
        ("0101", "3831", 49),
        ("1111", "1711", 6),
    ):
        assert distance(hex_of_label(one), hex_of_label(other)) == far
    assert all(distance(cell, near) == 1 for cell in range(HEXES) for near in neighbours(cell))


@rule("GI-HEX-07")
def test_home_edges() -> None:
    assert [label(cell) for cell in home_hexes(0)] == [f"01{row:02}" for row in range(1, 32)]
    assert home_hexes(1)[-1] == hex_of_label("3831")
    assert (home_column(0), home_column(1)) == (0, 37)


@rule("GI-HEX-08")
def test_the_half_turn_keeps_neighbours_and_swaps_the_edges() -> None:
    for cell in range(HEXES):
        assert half_turn(half_turn(cell)) == cell
        assert half_turn(cell) == hex_at(37 - column_of(cell), 30 - row_of(cell))
        assert {half_turn(near) for near in neighbours(cell)} == set(neighbours(half_turn(cell)))
    assert sorted(half_turn(cell) for cell in home_hexes(0)) == home_hexes(1)


@rule("GI-HEX-09")
def test_edge_hexes() -> None:
    rim = [cell for cell in range(HEXES) if is_edge(cell)]

    assert len(rim) == 2 * 38 + 2 * 29
    assert all(len(neighbours(cell)) < 6 for cell in rim)
    assert all(len(neighbours(cell)) == 6 for cell in range(HEXES) if cell not in rim)


def test_the_canvas() -> None:
    for where, x, y in (
        ("0101", 17.4, 40.6),
        ("0201", 43.5, 55.7),
        ("1916", 487.0, 492.5),
        ("3831", 982.6, 959.4),
    ):
        got = centre(hex_of_label(where))
        assert abs(got[0] - x) < 0.06
        assert abs(got[1] - y) < 0.06
