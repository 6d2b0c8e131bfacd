"""Where a move can end, and whether it can leave the map (GI-MOV-08..10, GI-MOV-23, GI-FLE-02)."""

import random

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import (
    HEXES,
    NEIGHBOUR,
    WEST,
    column_of,
    hex_of_label,
    label,
    row_of,
)
from jotunheim.games.giant.rules.paths import exit_path
from jotunheim.games.giant.rules.reach import Move, can_leave, ends
from jotunheim.games.giant.rules.ways import numbers, ways
from jotunheim.games.giant.tokens import HEX

from .brute_moves import short_entries, short_moves, slow_exit, slow_reach
from .table import field_of, rule, situation


def wrong_numbers(field: Field, move: Move) -> list[str]:
    """The hexes for which the quick search gives other numbers of hexes than walking every path."""
    slow = slow_reach(field, move)
    masks = ways(field, move).numbers
    found = [
        label(cell)
        for cell in range(HEXES)
        if [n for n in range(1, 13) if masks[cell] >> n & 1]
        != sorted(n for h, n in slow if h == cell)
    ]
    asked = [cell for cell, _ in list(slow)[:10]]
    return found + [label(cell) for cell in asked if numbers(field, move, cell) != masks[cell]]


@rule("GI-MOV-23", "GI-MOV-08", "GI-MOV-05")
@pytest.mark.parametrize("seed", range(12))
def test_numbers_of_hexes_agree_with_walking_every_path(seed: int) -> None:
    assert [wrong_numbers(field, move) for field, move in short_moves(seed)] == [[], []]


@rule("GI-MOV-03", "GI-MOV-23")
def test_an_entry_agrees_with_walking_every_path() -> None:
    """R-22: the helper says what differs, the test asserts that nothing does."""
    assert [wrong_numbers(field, move) for field, move in short_entries()] == [[]] * 4


def reach(field: Field, start: str, points: int, runs: bool) -> set[str]:
    return {
        label(HEX.of(token)) for token in ends(field, Move(hex_of_label(start), WEST, points, runs))
    }


@rule("GI-MOV-08")
def test_a_run_turns_one_face_a_hex() -> None:
    start, near = hex_of_label("1515"), hex_of_label("1514")
    run = numbers(field_of({}), Move(start, WEST, 6, True), near)
    walk = numbers(field_of({}), Move(start, WEST, 6, False), near)

    assert run == 0b1100010  # 1, 5 or 6 hexes: no turning on the spot
    assert walk == 0b1111110
    corner = situation("high 1\ngiant 1 type=8 at=0101\ngiant 4 type=5 at=2020\n").play("mode:run")
    assert "GI-MOV-08" in corner.why_not("hex:0101")  # no room for a circle


@rule("GI-MOV-09")
def test_a_walk_turns_freely() -> None:
    start = hex_of_label("1515")

    found = numbers(field_of({}), Move(start, WEST, 6, False), start)

    assert found == 0b1111100  # to and fro: 2 to 6 hexes


@rule("GI-MOV-10")
def test_a_run_starts_in_any_direction() -> None:
    near = {label(y) for y in NEIGHBOUR[hex_of_label("1515") * 6 : hex_of_label("1515") * 6 + 6]}

    assert near <= reach(field_of({}), "1515", 1, True)


@rule("GI-FLE-02")
def test_leaving_is_found_from_near_an_edge_only() -> None:
    field = field_of({})

    assert can_leave(field, Move(hex_of_label("1506"), WEST, 6, False), -1)
    assert not can_leave(field, Move(hex_of_label("1507"), WEST, 6, False), -1)
    assert not can_leave(field, Move(hex_of_label("1503"), WEST, 6, False), WEST)
    assert can_leave(field, Move(hex_of_label("0310"), WEST, 6, False), WEST)
    assert not can_leave(field, Move(hex_of_label("0310"), WEST, 6, False), 1)


@rule("GI-FLE-02", "GI-MOV-08")
@pytest.mark.parametrize("number", range(8))
def test_ways_off_the_map_agree_with_walking_every_path(number: int) -> None:
    dice = random.Random(number)
    field = Field(GAME.book.maps[number], GAME.book.terrains, False, False)
    rim = [h for h in range(HEXES) if field.is_open(h) and not 5 <= column_of(h) < 33]
    rim += [h for h in range(HEXES) if field.is_open(h) and not 5 <= row_of(h) < 26]
    met = set()
    for start in dice.sample(rim, 40):
        for points, runs in ((4, False), (6, True)):
            for own_side in (-1, 0, 1):
                move = Move(start, WEST, points, runs)
                found = can_leave(field, move, own_side)
                assert found == slow_exit(field, move, own_side)
                assert bool(exit_path(field, move, own_side)) == found
                met.add(found)
    assert met == {True, False}
