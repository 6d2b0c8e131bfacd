"""Stamps: which hexes they cover, and where they may lie (GI-MAP-10, GI-MAP-11)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import (
    CLEAR,
    CRATER,
    DEEP,
    FOREST,
    HILL,
    SPIRE,
    TERRAINS,
)
from jotunheim.games.giant.field import (
    MOST_CLOSED,
    MOST_COVERED,
    Field,
    deepen,
    flaw,
)
from jotunheim.games.giant.grid import HEXES, column_of, hex_of_label
from jotunheim.games.giant.rules.stamping import (
    Site,
    covered,
    draw_on,
    may_lie,
    painted,
    why_no_stamp,
)
from jotunheim.games.giant.tokens import FEATURE_NAMES, STAMP_NAMES
from jotunheim.kernel import Chance

from .table import Table, new_game, rule

TERRAIN = GAME.book.terrains


def kinds(**marks: str) -> list[int]:
    """A blank map but for some hexes: forest="0505 0506"."""
    found = [CLEAR] * HEXES
    for name, where in marks.items():
        for word in where.split():
            found[hex_of_label(word)] = TERRAINS.index(name)
    return found


def drawer(rolls: str = "9 5") -> Table:
    return new_game(rolls, map="drawn")


@rule("GI-MAP-10")
def test_discs_are_not_turned_and_bars_are_in_six_ways() -> None:
    bar = drawer().play("terrain:chasm", "stamp:BAR4", "hex:1515")
    assert bar.options == [f"turn:{n}" for n in range(6)]

    disc = drawer().play("terrain:forest", "stamp:DISC2", "hex:1515")
    assert disc.question == "PickTerrain"
    assert disc.ground.count(1) == 19


@rule("GI-MAP-10")
def test_hills_and_craters_grow_towards_their_heart() -> None:
    hill = GAME.book.features[FEATURE_NAMES.index("hill")]
    disc = STAMP_NAMES.index("DISC3")
    assert [painted(hill, disc, 0, -ring) for ring in range(4)] == [
        HILL + 2,
        HILL + 2,
        HILL + 1,
        HILL,
    ]
    crater = GAME.book.features[FEATURE_NAMES.index("crater")]
    assert painted(crater, STAMP_NAMES.index("DISC2"), 0, 0) == CRATER + 1
    assert painted(crater, STAMP_NAMES.index("DISC1"), 0, 0) == CRATER
    assert painted(hill, STAMP_NAMES.index("SLAB"), 0, 0) == HILL


@rule("GI-MAP-11")
def test_water_spires_and_chasms_stay_off_the_home_columns() -> None:
    for feature, stamp in (("spires", "DOT"), ("chasm", "BAR4")):
        table = drawer().play(f"terrain:{feature}", f"stamp:{stamp}")
        columns = {column_of(hex_of_label(name[4:])) for name in table.options}
        assert columns == set(range(2, 36))
        assert "column" in table.why_not("hex:0110")
    forest = drawer().play("terrain:forest", "stamp:SLAB")
    assert "hex:0110" in forest.options


@rule("GI-MAP-11")
def test_nothing_may_make_the_map_illegal() -> None:
    table = drawer().play("terrain:hill", "stamp:DISC2", "hex:1010")
    table.play("terrain:crater", "stamp:DISC1")

    assert "hex:1014" not in table.options  # its rim would touch the hill
    assert "V2" in table.why_not("hex:1014")
    assert "hex:1015" in table.options


@rule("GI-MAP-11", "GI-MAP-01")
@pytest.mark.parametrize("number", [4, 6, 7])  # much that is closed
def test_a_stamp_may_lie_on_clear_ground_just_where_the_map_stays_legal(number: int) -> None:
    g = drawer().g
    g.lay(GAME.book.premade(number, False, False))
    site = Site(g)
    chance = Chance(number)
    refused = 0
    for _ in range(2000):
        row = g.book.features[chance.below(len(g.book.features))]
        stamp = row.stamps[chance.below(len(row.stamps))]
        turn = chance.below(len(g.book.stamps[stamp].turned))
        anchor = chance.below(HEXES)
        hexes = covered(row, g.book.stamps[stamp], turn, anchor)
        if not hexes or site.taken(hexes) >= 0 or (site.is_easy(hexes) and chance.below(20)):
            continue
        after = g.field.kinds[:]
        draw_on(g, after, row, stamp, anchor, turn)
        legal = flaw(after, TERRAIN) == ""
        refused += not legal
        assert may_lie(g, site, row, stamp, anchor, turn) == legal
        assert (why_no_stamp(g, site, row, stamp, anchor, turn) == "") == legal
    assert refused > 0


def refusal(ground: list[int], feature: str, stamp: str, where: str) -> str:
    """Why a stamp may not lie on a map, not turned; empty if it may."""
    g = drawer().g
    g.lay(Field(ground, TERRAIN, False, False))
    row = g.book.features[FEATURE_NAMES.index(feature)]
    shape, anchor = STAMP_NAMES.index(stamp), hex_of_label(where)
    word = why_no_stamp(g, Site(g), row, shape, anchor, 0)
    assert may_lie(g, Site(g), row, shape, anchor, 0) == (word == "")
    return word


@rule("GI-MAP-11", "GI-MAP-01")
def test_stamps_fill_a_map_to_its_limits_and_not_beyond() -> None:
    spires = [SPIRE if 62 <= cell < 62 + MOST_CLOSED - 3 else CLEAR for cell in range(HEXES)]
    assert refusal(spires, "spires", "TRI", "2010") == ""
    assert "would be impassable" in refusal(spires, "spires", "BAR4", "2010")
    assert refusal(spires, "water", "BAR7", "2010") == ""  # shallow, so nothing is closed
    assert "would be impassable" in refusal(spires, "water", "DISC2", "2010")  # its heart is deep

    woods = [FOREST if cell < MOST_COVERED - 7 else CLEAR for cell in range(HEXES)]
    assert refusal(woods, "scrud", "DISC1", "3010") == ""
    assert "would not be clear" in refusal(woods, "scrud", "SLAB", "3010")


@rule("GI-MAP-11", "GI-MAP-01")
def test_a_barrier_may_close_a_gap_if_there_is_another_way() -> None:
    wall = [f"10{row:02}" for row in range(1, 31) if row != 11]

    assert refusal(kinds(chasm=" ".join(wall)), "spires", "DOT", "1011") == ""
    whole = kinds(chasm=" ".join([*wall, "1031"]))
    assert "V4" in refusal(whole, "spires", "DOT", "1011")
    assert "V4" in refusal(whole, "spires", "BAR4", "1112")
    assert refusal(whole, "spires", "DOT", "1211") == ""


def river(fords: list[int]) -> list[int]:
    """Water over columns 9 to 11, but for clear hexes in the middle one: it is deep elsewhere."""
    wet = [f"{column:02}{row:02}" for column in (9, 10, 11) for row in range(1, 32)]
    dry = [f"10{row:02}" for row in fords]
    ground = kinds(shallow_water=" ".join([name for name in wet if name not in dry]))
    deepen(ground)
    return ground


@rule("GI-MAP-11", "GI-TER-08", "GI-MAP-01")
def test_water_may_not_drown_the_only_ford() -> None:
    ford = list(range(11, 18))
    assert flaw(river(ford), TERRAIN) == ""

    assert "V4" in refusal(river(ford), "water", "BAR7", "1017")
    assert refusal(river([*ford, 25]), "water", "BAR7", "1017") == ""
    assert refusal(river([*ford, 18]), "water", "BAR7", "1017") == ""


@rule("GI-MAP-11", "GI-TER-08")
def test_a_stamp_may_deepen_older_water() -> None:
    table = drawer().play("terrain:water", "stamp:BAR7", "hex:1515", "turn:0")
    table.play("terrain:water", "stamp:DISC1", "hex:1712")

    ground = table.ground[:]
    deepen(ground)
    assert ground == table.ground
    assert table.ground[hex_of_label("1712")] == DEEP
