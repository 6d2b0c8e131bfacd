"""Movement: who moves, in which manner, where to, and the marks it leaves (GI-MOV, GI-MRK)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import (
    HEXES,
    WEST,
    column_of,
    distance,
    hex_of_label,
    label,
    row_of,
)
from jotunheim.games.giant.rules.reach import Move, ends
from jotunheim.games.giant.rules.ways import numbers, ways
from jotunheim.games.giant.state import FIELDED, WAITING
from jotunheim.games.giant.tokens import HEX, LIMP, RUN, STAND, WALK
from jotunheim.kernel import IllegalAction

from .table import Table, field_of, rule, situation

ENTER = "round 1\nhigh 1\ngiant 1 type=5\ngiant 4 type=5\n"
MOVE = "round 3\nhigh 1\ngiant 1 type={} at=1515 {}\ngiant 4 type=5 at=3831\n"


def mover(giant_type: str = "5", state: str = "", more: str = "", **settings: str) -> Table:
    return situation(MOVE.format(giant_type, state) + more, "", **settings)


def reach(field: Field, start: str, points: int, runs: bool) -> set[str]:
    return {
        label(HEX.of(token)) for token in ends(field, Move(hex_of_label(start), WEST, points, runs))
    }


@rule("GI-MOV-01", "GI-INI-02")
def test_the_low_side_moves_all_its_giants_first() -> None:
    table = situation(
        "high 0\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\ngiant 5 type=5 at=2022\n"
    )
    assert (table.seat, table.options) == (1, ["giant:4", "giant:5"])
    table.play("giant:5", "mode:stand", "mode:stand")
    assert table.seat == 0


@rule("GI-MOV-02", "GI-SET-07")
def test_in_round_one_every_giant_must_enter() -> None:
    table = situation(ENTER)

    assert table.giant(1).fate == WAITING
    assert table.options == ["mode:walk", "mode:run"]
    assert "GI-MOV-02" in table.why_not("mode:stand")


@rule("GI-MOV-03", "GI-HEX-07")
def test_a_giant_enters_anywhere_on_its_own_edge() -> None:
    table = situation(ENTER).play("mode:walk")
    home = [f"hex:01{row:02}" for row in range(1, 32)]

    assert set(home) <= set(table.options)
    assert not [name for name in table.options if name.startswith("hex:38")]
    table.play("hex:0110", "moved:1")
    assert (table.giant(1).fate, table.giant(1).moved) == (FIELDED, 1)
    east = situation(ENTER.replace("high 1", "high 0")).play("mode:walk")
    assert "hex:3831" in east.options


@rule("GI-MOV-03")
def test_the_strip_outside_is_clear_ground_at_level_zero() -> None:
    field = field_of({"0110": "hill_1", "0111": "scrud"})

    assert field.entry_prices[hex_of_label("0110")] == 2
    assert field.entry_prices[hex_of_label("0111")] == 3
    assert field.entry_prices[hex_of_label("0112")] == 1


@rule("GI-MOV-04", "GI-MOV-17")
def test_three_manners_from_round_two_on_once_a_phase() -> None:
    table = situation(MOVE.format("5", "") + "giant 2 type=5 at=2020\n").play("giant:1")

    assert table.options == ["mode:stand", "mode:walk", "mode:run"]
    table.play("mode:stand")
    assert table.giant(1).manner == STAND
    assert "GI-MOV-17" in situation(
        MOVE.format("5", "moved=stand") + "giant 2 type=5 at=2020\ngiant 3 type=5 at=2030\n"
    ).why_not("giant:1")


@rule("GI-MOV-05")
def test_walk_and_run_spend_up_to_their_points() -> None:
    field = field_of({})

    assert "1509" in reach(field, "1515", 6, False)
    assert "1508" not in reach(field, "1515", 6, False)
    table = mover().play("mode:walk")
    assert "GI-MOV-05" in table.why_not("hex:1508")


@rule("GI-MOV-06", "GI-TER-01", "GI-TER-02", "GI-TER-03", "GI-TER-06", "GI-TER-07")
@pytest.mark.parametrize(
    ("terrain", "price"),
    [("clear", 1), ("forest", 2), ("ruins", 2), ("hill_1", 2), ("scrud", 3), ("shallow_water", 3)],
)
def test_prices(terrain: str, price: int) -> None:
    found = ways(field_of({"1514": terrain}), Move(hex_of_label("1515"), WEST, 6, False))

    assert found.cheapest[hex_of_label("1514")] == price


@rule("GI-MOV-07", "GI-TER-09", "GI-TER-10")
@pytest.mark.parametrize("terrain", ["deep_water", "spire", "chasm"])
def test_impassable_terrain(terrain: str) -> None:
    assert "1514" not in reach(field_of({"1514": terrain}), "1515", 12, True)


@rule("GI-MOV-07")
def test_an_impassable_hex_says_so() -> None:
    table = mover(more="terrain spire 1514\n").play("mode:walk")

    assert "impassable: spires (GI-MOV-07)" in table.why_not("hex:1514")
    with pytest.raises(IllegalAction, match="GI-MOV-07"):
        table.play("hex:1514")


@rule("GI-MOV-11")
def test_a_change_of_level_costs_two_up_and_down_and_nothing_along() -> None:
    hill = {"1514": "hill_1", "1513": "hill_1"}
    up = ways(field_of(hill), Move(hex_of_label("1515"), WEST, 6, False))

    assert up.cheapest[hex_of_label("1514")] == 2
    assert up.cheapest[hex_of_label("1513")] == 3
    down = ways(field_of(hill), Move(hex_of_label("1514"), WEST, 6, False))
    assert down.cheapest[hex_of_label("1515")] == 2
    each = ways(field_of(hill, each_hex=True), Move(hex_of_label("1514"), WEST, 6, False))
    assert each.cheapest[hex_of_label("1515")] == 1
    assert each.cheapest[hex_of_label("1513")] == 2


@rule("GI-MOV-12")
def test_the_dearest_line_counts_not_the_sum() -> None:
    for terrain, price in (("forest", 2), ("scrud", 3), ("shallow_water", 3)):
        field = field_of({"1515": "hill_1", "1514": terrain})
        found = ways(field, Move(hex_of_label("1515"), WEST, 6, False))
        assert found.cheapest[hex_of_label("1514")] == price


@rule("GI-MOV-13", "GI-MOV-14", "GI-MOV-15")
def test_through_giants_but_never_into_their_hex() -> None:
    more = "giant 2 type=5 at=1514\ngiant 5 type=5 at=1513\n"
    table = mover(more=more).play("giant:1", "mode:walk")

    assert "hex:1512" in table.options
    assert "hex:1514" not in table.options
    assert "hex:1513" not in table.options
    assert "GI-MOV-14" in table.why_not("hex:1513")
    assert table.choices["hex:1512"].note.startswith("clear; ")


@rule("GI-MOV-16", "GI-MOV-24")
def test_hexes_moved_are_counted_along_the_path_the_greatest_first() -> None:
    table = mover().play("mode:walk", "hex:1513")

    assert table.options == ["moved:6", "moved:5", "moved:4", "moved:3", "moved:2"]
    table.play("moved:5")
    assert table.giant(1).moved == 5


@rule("GI-MOV-16")
def test_as_the_crow_flies_if_the_table_wants_it() -> None:
    table = mover(hexes_moved="distance").play("mode:walk", "hex:1513")
    assert table.giant(1).moved == 2

    entry = situation(ENTER, hexes_moved="distance").play("mode:walk", "hex:0310")
    assert entry.giant(1).moved == 3
    back = mover(hexes_moved="distance").play("mode:walk", "hex:1515")
    assert (back.giant(1).moved, back.giant(1).manner) == (0, WALK)


@rule("GI-MOV-19")
def test_with_one_leg_a_giant_limps_one_hex_and_heats() -> None:
    table = mover(state="damage=left_leg:4", more="terrain scrud 1514\n")
    assert table.options == ["mode:stand", "mode:limp"]
    assert "GI-MOV-19" in table.why_not("mode:walk")

    table.play("mode:limp")
    assert len(table.options) == 6
    table.play("hex:1514")

    giant = table.giant(1)
    assert (giant.manner, giant.moved, giant.heat) == (LIMP, 1, 2)
    assert mover(state="damage=left_leg:4 heat=5").play("mode:stand").giant(1).heat == 3


@rule("GI-MOV-20")
def test_without_legs_it_stands_and_cools() -> None:
    text = MOVE.format("5", "heat=5 damage=left_leg:4,right_leg:4 weapons=RA1:L2")
    table = situation(text + "giant 2 type=5 at=2020\n").play("giant:1")

    assert (table.giant(1).manner, table.giant(1).heat) == (STAND, 3)


@rule("GI-MOV-22")
def test_a_hot_giant_may_still_bypass_its_governor() -> None:
    assert "mode:run" in mover(state="heat=10").options


@rule("GI-MOV-26")
def test_coming_back_is_a_move_and_standing_is_always_possible() -> None:
    walk = mover().go("walk", "1515", 2)
    assert (walk.giant(1).manner, walk.giant(1).moved, walk.giant(1).circles) == (WALK, 2, 0)

    start = hex_of_label("1515")
    found = numbers(field_of({}), Move(start, WEST, 9, True), start)
    assert found == 0b1111000000  # 6 to 9
    with_wall = "terrain spire 1514 1414 1415 1614 1615\ngiant 2 type=5 at=1516\n"
    table = situation(MOVE.format("9", "") + with_wall).play("giant:1")
    assert table.options[0] == "mode:stand"


@rule("GI-MOV-26")
def test_a_manner_without_an_end_hex_is_not_offered() -> None:
    # One hex of land on the west edge with scrud around it: a limp is closed by a friend.
    more = "terrain spire 1514 1414 1415 1614 1615\ngiant 2 type=5 at=1516\n"
    table = situation(MOVE.format("5", "damage=left_leg:4") + more).play("giant:1")

    assert table.giant(1).manner == STAND  # the only manner answered itself


@rule("GI-MOV-24")
def test_one_click_takes_the_greatest_number() -> None:
    table = mover()
    routes = [[GAME.words.names[t] for t in row] for row in table.asked.routes(table.g)]

    assert ["mode:walk", "hex:1513", "moved:6"] in routes
    assert ["mode:run", "hex:1506"] in routes  # nine hexes in one way only
    for row in routes[::40]:
        table.g.play_all(0, [GAME.words.token(name) for name in row])


# Marks on the map


def trail_of(table: Table, key: str) -> tuple[str, tuple[str, ...], str]:
    scene = GAME.view(table.g, 0)
    mark = {trail.key: trail for trail in scene.boards[0].trails}[key]
    return mark.kind, mark.spaces, mark.note


@rule("GI-MRK-01", "GI-MRK-02")
def test_walks_are_dotted_runs_are_solid_and_the_id_is_where_it_ends() -> None:
    walk = mover().go("walk", "1513", 2)
    assert trail_of(walk, "trail 51")[:2] == ("walk", ("1515", "1514", "1513"))
    run = mover().go("run", "1513")
    assert trail_of(run, "trail 51")[0] == "run"
    piece = {p.glyph: p.at for p in GAME.view(walk.g, 0).boards[0].pieces}
    assert piece["51"] == "1513"


@rule("GI-MRK-03", "GI-MRK-04")
def test_each_stand_adds_a_circle_and_a_move_wipes_them() -> None:
    table = mover(state="circles=1").play("mode:stand")
    assert table.giant(1).circles == 2
    assert trail_of(table, "trail 51")[0] == "stand"

    assert mover(state="circles=3").go("walk", "1515", 2).giant(1).circles == 0


@rule("GI-MRK-04")
def test_a_limp_is_drawn_solid() -> None:
    table = mover(state="damage=left_leg:4").play("mode:limp", "hex:1514")

    assert trail_of(table, "trail 51")[0] == "run"


def test_labels_are_read_back() -> None:
    for cell in range(HEXES):
        assert hex_of_label(label(cell)) == cell
        assert distance(cell, cell) == 0
        assert column_of(cell) * 31 + row_of(cell) == cell


def test_manners_are_numbered_as_the_words_say() -> None:
    assert GAME.words.names[65 + RUN] == "mode:run"
