"""Lines of sight (GI-LOS)."""

import random

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.field import Field, picture
from jotunheim.games.giant.grid import (
    COLUMNS,
    ENTRY,
    HEXES,
    OFF,
    ROWS,
    Lines,
    between,
    column_of,
    distance,
    hex_at,
    hex_of_axial,
    hex_of_label,
    label,
    row_of,
)
from jotunheim.games.giant.rules.generator import generate
from jotunheim.games.giant.rules.sight import (
    forests_in,
    is_visible,
    ruins_in,
    sight,
)
from jotunheim.kernel import Chance

from . import brute_sight
from .table import field_of, rule, sees

LINES = Lines()


def wild_map(seed: int) -> list[int]:
    """Random terrain in patches, legal or not: sight must not care."""
    dice = random.Random(seed)
    kinds = [0] * HEXES
    for _ in range(60):
        kind = dice.randrange(13)
        column, row = dice.randrange(COLUMNS), dice.randrange(ROWS)
        for _ in range(dice.randrange(1, 12)):
            cell = hex_at(column + dice.randrange(-2, 3), row + dice.randrange(-2, 3))
            if cell != OFF:
                kinds[cell] = kind
    return kinds


def agrees(kinds: list[int], strict: bool, seed: int, pairs: int) -> int:
    """Compare with the brute force on random pairs; how many of them saw each other."""
    field = Field(kinds, GAME.book.terrains, False, strict)
    ground = brute_sight.read(picture(kinds, GAME.book.terrains))
    dice = random.Random(seed)
    seen = 0
    for _ in range(pairs):
        a = dice.randrange(HEXES)
        b = hex_at(column_of(a) + dice.randrange(-13, 14), row_of(a) + dice.randrange(-13, 14))
        if b in (OFF, a):
            continue
        code = sight(field, LINES, a, b)
        got = (is_visible(code), forests_in(code), ruins_in(code))
        if not got[0]:
            got = (False, 0, 0)
        ends = [brute_sight.axial(column_of(cell), row_of(cell)) for cell in (a, b)]
        assert got == brute_sight.look(ground, ends[0], ends[1], strict), (label(a), label(b))
        seen += got[0]
    return seen


@rule("GI-LOS-01", "GI-LOS-03", "GI-LOS-04", "GI-LOS-05", "GI-LOS-11", "GI-LOS-12", "GI-LOS-13")
@pytest.mark.parametrize("number", range(8))
def test_premade_maps_agree_with_exact_polygons(number: int) -> None:
    assert agrees(GAME.book.maps[number], False, number, 200) > 20
    assert agrees(GAME.book.maps[number], True, number + 50, 60) > 5


@rule("GI-LOS-04", "GI-LOS-05", "GI-LOS-14", "GI-LOS-20")
@pytest.mark.parametrize("seed", range(10))
def test_wild_and_generated_maps_agree_with_exact_polygons(seed: int) -> None:
    assert agrees(wild_map(seed), seed % 2 == 1, seed, 150) > 5
    kinds = generate(GAME.book, Chance(seed), 2, seed % 3 > 0)
    assert agrees(kinds, False, seed + 100, 80) > 5


@rule("GI-LOS-03", "GI-LOS-04", "GI-LOS-06")
def test_between_lists_agree_with_exact_polygons_for_every_near_offset() -> None:
    for dq in range(-9, 10):
        for dr in range(-9, 10):
            if (dq, dr) == (0, 0):
                continue
            found = LINES.between(dq, dr)
            entries = [found[i : i + ENTRY] for i in range(0, len(found), ENTRY)]
            mine = [sorted({(e[0], e[1]), (e[2], e[3])} - {(0, 0)}) for e in entries]
            assert mine == [sorted(entry) for entry in brute_sight.between((0, 0), (dq, dr))]


@rule("GI-LOS-02")
def test_sight_is_alike_both_ways() -> None:
    field = Field(GAME.book.maps[7], GAME.book.terrains, False, False)
    twin = Field(GAME.book.maps[7], GAME.book.terrains, False, False)
    dice = random.Random(3)
    for _ in range(300):
        a, b = dice.randrange(HEXES), dice.randrange(HEXES)
        if a != b:
            assert sight(field, LINES, a, b) == sight(twin, LINES, b, a)


@rule("GI-LOS-06")
def test_the_pairs_of_a_line_along_edges() -> None:
    found = between(6, -3)  # (10,10) to (16,10)
    at = hex_at(10, 10)
    q, r = column_of(at), row_of(at) - column_of(at) // 2
    names = []
    for i in range(0, len(found), ENTRY):
        pair = {hex_of_axial(q + found[i], r + found[i + 1])}
        if found[i + 2] or found[i + 3]:
            pair.add(hex_of_axial(q + found[i + 2], r + found[i + 3]))
        names.append({(column_of(cell), row_of(cell)) for cell in pair})

    assert names == [
        {(11, 9), (11, 10)},
        {(12, 10)},
        {(13, 9), (13, 10)},
        {(14, 10)},
        {(15, 9), (15, 10)},
    ]


@rule("GI-LOS-05")
def test_a_grazing_line_is_blocked_only_by_both_flanks() -> None:
    one, other = "1111", "1711"
    single = {"1210": "spire"}
    both = {"1210": "spire", "1211": "spire"}

    assert sees(field_of(single), one, other)
    assert not sees(field_of(both), one, other)
    assert not sees(field_of(single, strict=True), one, other)


@rule("GI-LOS-05", "GI-LOS-20")
def test_on_the_rim_the_hex_on_the_map_decides_alone() -> None:
    # From 0101 to 0301 the line runs between 0201 and a hex north of it that is off the map.
    assert sees(field_of({}), "0101", "0301")
    assert not sees(field_of({"0201": "spire"}), "0101", "0301")


@rule("GI-LOS-07", "GI-LOS-10")
def test_more_than_four_forests_between_block() -> None:
    four = {f"15{row:02}": "forest" for row in range(2, 6)}
    five = {f"15{row:02}": "forest" for row in range(2, 7)}

    assert sees(field_of(four), "1501", "1510")
    assert not sees(field_of(five), "1501", "1510")
    assert sees(field_of(five), "1502", "1507")  # its own hex does not count


@rule("GI-LOS-08", "GI-LOS-09")
def test_more_than_two_ruins_block_counted_apart_from_forests() -> None:
    forests = {f"15{row:02}": "forest" for row in range(2, 6)}
    two = {"1506": "ruins", "1507": "ruins"}

    assert sees(field_of(forests | two), "1501", "1510")
    assert not sees(field_of(two | {"1508": "ruins"}), "1501", "1510")


@rule("GI-LOS-11")
def test_a_rise_between_blocks() -> None:
    assert not sees(field_of({"1505": "hill_1"}), "1501", "1510")
    assert sees(field_of({"1501": "hill_1", "1510": "hill_1", "1505": "hill_1"}), "1501", "1510")


@rule("GI-LOS-12")
def test_a_giant_back_from_the_brink_is_hidden_and_one_on_it_is_not() -> None:
    hilltop = {f"15{row:02}": "hill_1" for row in range(1, 5)}
    peak = {"1501": "hill_2", "1502": "hill_1"}

    assert sees(field_of(hilltop), "1504", "1510")
    assert not sees(field_of(hilltop), "1503", "1510")
    assert sees(field_of(peak), "1501", "1510")  # over the shoulder of its own hill


@rule("GI-LOS-13", "GI-TER-05")
def test_who_is_in_a_crater_is_seen_from_inside_and_the_top_edge_only() -> None:
    field = field_of({"1510": "crater_1", "1511": "crater_1", "1520": "crater_1"})

    assert sees(field, "1510", "1511")
    assert sees(field, "1509", "1511")  # top edge
    assert not sees(field, "1508", "1510")
    assert not sees(field, "1511", "1520")


@rule("GI-LOS-14")
def test_an_island_in_a_crater_still_blocks() -> None:
    ring = [label(cell) for cell in range(HEXES) if distance(cell, hex_of_label("1515")) == 1]
    field = field_of(dict.fromkeys(ring, "crater_1"))

    assert not sees(field, "1514", "1516")  # both inside, 1515 between is higher than both
    open_field = field_of(dict.fromkeys([*ring, "1515"], "crater_1"))
    assert sees(open_field, "1514", "1516")


@rule("GI-LOS-15")
def test_a_crater_between_does_not_block() -> None:
    assert sees(field_of({"1505": "crater_1", "1506": "crater_2"}), "1501", "1510")


@rule("GI-LOS-16")
def test_one_spire_blocks() -> None:
    assert not sees(field_of({"1505": "spire"}), "1501", "1510")


@rule("GI-LOS-17")
def test_chasms_water_and_scrud_are_open_to_view() -> None:
    marks = {"1503": "chasm", "1504": "shallow_water", "1505": "deep_water", "1506": "scrud"}
    field = field_of(marks)

    assert sight(field, LINES, hex_of_label("1501"), hex_of_label("1510")) == 1


@rule("GI-LOS-18")
def test_trees_and_houses_count_whatever_the_levels() -> None:
    field = field_of({"1501": "hill_2", "1510": "hill_2", "1505": "forest", "1506": "ruins"})
    code = sight(field, LINES, hex_of_label("1501"), hex_of_label("1510"))

    assert (forests_in(code), ruins_in(code)) == (1, 1)


@rule("GI-LOS-19")
def test_adjacent_giants_always_see_each_other() -> None:
    for seed in range(4):
        field = Field(wild_map(seed), GAME.book.terrains, False, seed % 2 == 0)
        levels = field.levels
        for cell in range(HEXES):
            for near in range(cell + 1, min(cell + 33, HEXES)):
                if distance(cell, near) == 1 and abs(levels[cell] - levels[near]) <= 1:
                    assert is_visible(sight(field, LINES, cell, near))


@rule("GI-LOS-03")
def test_nothing_lies_between_a_hex_and_itself() -> None:
    assert Lines().between(0, 0) == []
