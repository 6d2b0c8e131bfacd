"""The worked consequences of the ledger."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import GUN, MISSILE
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import HEXES, OFF, distance, hex_at
from jotunheim.games.giant.rules.paths import path
from jotunheim.games.giant.rules.reach import Move
from jotunheim.games.giant.rules.shooting import shot_number
from jotunheim.games.giant.rules.sight import is_visible, sight
from jotunheim.games.giant.rules.ways import numbers, ways
from jotunheim.games.giant.state import DESTROYED
from jotunheim.kernel.dice import TWO_DICE

from .table import cost_of, field_of, laid, rule, situation


@rule("GI-EXA-01")
def test_the_odds_of_two_dice() -> None:
    rolls = [a + b for a in range(1, 7) for b in range(1, 7)]

    assert [len([r for r in rolls if r >= n]) for n in range(4, 13)] == [
        33,
        30,
        26,
        21,
        15,
        10,
        6,
        3,
        1,
    ]
    assert [TWO_DICE.ways_at_least(n) for n in range(4, 13)] == [33, 30, 26, 21, 15, 10, 6, 3, 1]


@rule("GI-EXA-02")
@pytest.mark.parametrize(("row", "needed"), [(11, 4), (15, 8), (19, 12), (20, 13)])
def test_a_gun_in_the_open(row: int, needed: int) -> None:
    table = laid(f"phase shooting\ngiant 1 type=5 at=1501\ngiant 4 type=5 at=15{row}\n")

    assert min(shot_number(table.g, table.giant(1), table.giant(4), GUN), 13) == needed


@rule("GI-EXA-03")
def test_runner_against_runner() -> None:
    table = laid(
        "phase shooting\ngiant 1 type=5 at=1501 moved=run:9\ngiant 4 type=1 at=1513 moved=run:12\n"
    )

    assert shot_number(table.g, table.giant(1), table.giant(4), GUN) == 12


@rule("GI-EXA-04")
def test_a_missile_out_of_sight_into_forest() -> None:
    table = laid(
        "phase shooting\nterrain spire 1505\nterrain forest 1513\n"
        "giant 1 type=5 at=1501\ngiant 4 type=5 at=1513\n"
    )

    assert shot_number(table.g, table.giant(1), table.giant(4), MISSILE) == 8


@rule("GI-EXA-05")
def test_damage_capacity() -> None:
    got = {(t.armor, *t.capacity[:3]) for t in GAME.book.types}

    assert got == {(1, 1, 2, 2), (2, 2, 4, 4), (3, 3, 6, 6), (4, 4, 8, 8), (5, 5, 10, 10)}


@rule("GI-EXA-06")
def test_the_heat_of_a_lancer() -> None:
    text = "phase shooting\ngiant 1 type=6 at=1501 weapons=H1:L2,RA1:L6,LA1:L6 heat=3\n"
    table = situation(text + "giant 4 type=F at=1506\n", "2 2 2")
    table.play("giant:1", "place:H1", "giant:1", "place:RA1", "giant:1")

    assert table.giant(1).heat == 10
    assert table.told("save") == []


@rule("GI-EXA-07")
def test_an_exploding_dreadnaught_takes_a_limb_or_a_giant_with_it() -> None:
    # 7 + 3 against 7 + 3 + … the D fails; 10 points on the leg of an F, or on its torso.
    text = "phase assault\ngiant 1 type=F at=1505\ngiant 4 type=D at=1506 heat=20\ngiant 5 type=1 at=3801\n"
    leg = situation(text, "9 7 2 6").play("giant:1", "hot")
    assert leg.giant(1).damage[4] == 10
    torso = situation(text, "9 7 2 7").play("giant:1", "hot")
    assert torso.giant(1).fate == DESTROYED


@rule("GI-EXA-08")
def test_scenario_odds() -> None:
    odds = {1: 0, 2: 0, 3: 0}
    for roll in [a + b for a in range(1, 7) for b in range(1, 7)]:
        odds[GAME.book.scenarios[roll - 2].unit_points] += 1

    assert odds == {1: 8, 2: 16, 3: 12}


@rule("GI-EXA-09", "GI-SCO-04")
def test_the_dreadnaught_that_fled_still_wins() -> None:
    table = situation(
        "round 5\nhigh 1\npoints 4 0\ngiant 1 type=D at=1501\ngiant 6 type=7 at=2020\n"
    ).play("mode:flee")

    assert table.points == [4, 3]
    assert GAME.outcome(table.g).winners() == [0]


@rule("GI-EXA-10", "GI-ASL-15")
def test_two_nines_reach_their_threshold_undecided() -> None:
    table = situation(
        "phase assault\ngiant 1 type=9 at=1505\ngiant 4 type=9 at=1506\n", "7 7 " * 10 + "5 4"
    ).play("giant:1")

    assert [table.giant(n).heat for n in (1, 4)] == [10, 10]
    table.play("held", "held")
    assert len(table.told("undecided")) == 1


def pairs(field: Field, start: int, points: int, runs: bool) -> tuple[int, int]:
    masks = ways(field, Move(start, 0, points, runs)).numbers
    return len([1 for mask in masks if mask]), sum(mask.bit_count() for mask in masks)


@rule("GI-EXA-11")
def test_numbers_of_hexes_for_one_end_hex() -> None:
    field = field_of({"1310": "hill_1", "1410": "hill_1", "1312": "forest"})
    end = hex_at(12, 11)
    for points, runs, expected in (
        (6, False, {2: 3, 3: 4, 4: 5, 5: 6}),
        (9, True, {2: 3, 3: 4, 5: 6, 6: 7, 7: 8, 8: 9}),
    ):
        move = Move(hex_at(10, 10), 0, points, runs)
        assert numbers(field, move, end) == sum(1 << n for n in expected)
        spent = {n: cost_of(field, path(field, move, end, n)) for n in expected}
        assert spent == expected
        leading = ways(field, move)
        assert (leading.cheapest[end], leading.longest[end], leading.forks(end)) == (
            min(expected.values()),
            max(expected),
            True,
        )


@rule("GI-EXA-12")
@pytest.mark.parametrize(
    ("points", "runs", "expected"),
    [
        (4, False, (61, 123)),
        (6, False, (127, 341)),
        (8, False, (217, 727)),
        (6, True, (127, 301)),
        (9, True, (271, 958)),
        (12, True, (469, 2155)),
    ],
)
def test_ends_and_pairs_on_a_blank_map(points: int, runs: bool, expected: tuple[int, int]) -> None:
    assert pairs(field_of({}), hex_at(18, 15), points, runs) == expected


@rule("GI-EXA-12")
def test_entries_on_a_blank_map() -> None:
    field = field_of({})

    assert pairs(field, OFF, 4, False) == (124, 310)
    assert pairs(field, OFF, 8, False) == (248, 1116)
    assert pairs(field, OFF, 12, True) == (372, 2418)


@rule("GI-EXA-13")
@pytest.mark.parametrize(
    ("number", "walk", "run"),
    [
        (2, (98, 275), (192, 704)),
        (3, (91, 246), (211, 721)),
        (5, (67, 176), (171, 452)),
        (8, (36, 67), (115, 258)),
    ],
)
def test_ends_and_pairs_on_the_house_maps(
    number: int, walk: tuple[int, int], run: tuple[int, int]
) -> None:
    field = GAME.book.premade(number - 1, False, False)

    assert pairs(field, hex_at(18, 15), 6, False) == walk
    assert pairs(field, hex_at(18, 15), 9, True) == run


@rule("GI-EXA-14")
@pytest.mark.parametrize(
    ("number", "column", "row", "near", "seen"),
    [(2, 18, 15, 325, 234), (5, 15, 15, 286, 73), (4, 20, 10, 300, 232)],
)
def test_how_much_is_seen_on_the_house_maps(
    number: int, column: int, row: int, near: int, seen: int
) -> None:
    field = GAME.book.premade(number - 1, False, False)
    here = hex_at(column, row)
    around = [h for h in range(HEXES) if h != here and field.is_open(h) and distance(h, here) <= 10]

    assert len(around) == near
    assert len([h for h in around if is_visible(sight(field, GAME.book.lines, here, h))]) == seen
