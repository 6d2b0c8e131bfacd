import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import (
    CLEAR,
    CRATER,
    DEEP,
    FOREST,
    HILL,
    SHALLOW,
    SPIRE,
    TERRAINS,
)
from jotunheim.games.giant.field import (
    MOST_CLOSED,
    MOST_COVERED,
    Field,
    craters,
    deepen,
    flaw,
    parse,
    picture,
)
from jotunheim.games.giant.grid import HEXES, column_of, half_turn, hex_of_label, label, neighbours
from jotunheim.games.giant.rules.generator import generate
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

from .table import Table, field_of, new_game, rule

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


# Terrain


@rule("GI-TER-01", "GI-TER-02", "GI-TER-03", "GI-TER-06", "GI-TER-09", "GI-TER-10")
def test_every_terrain_has_its_symbol_and_its_effects() -> None:
    rows = {t.symbol: (t.id, t.level, t.price, t.gun, t.missile, t.cooling) for t in TERRAIN}

    assert "".join(rows) == ".frswW^#123ab"
    assert rows["."] == ("clear", 0, 1, 0, 0, 2)
    assert rows["f"] == ("forest", 0, 2, 1, 2, 2)
    assert rows["r"] == ("ruins", 0, 2, 3, 3, 2)
    assert rows["s"] == ("scrud", 0, 3, 0, 0, 2)
    assert rows["w"] == ("shallow_water", 0, 3, 0, 0, 4)
    assert [rows[sign][2] for sign in "W^#"] == [0, 0, 0]


@rule("GI-TER-04", "GI-TER-05")
def test_hills_rise_and_craters_sink_by_levels() -> None:
    assert [t.level for t in TERRAIN if t.id.startswith("hill")] == [1, 2, 3]
    assert [t.level for t in TERRAIN if t.id.startswith("crater")] == [-1, -2]


@rule("GI-TER-05")
def test_a_crater_is_a_connected_set() -> None:
    field = field_of({"0505": "crater_1", "0506": "crater_1", "0508": "crater_1"})
    numbers = craters(field.levels)

    assert numbers[hex_of_label("0505")] == numbers[hex_of_label("0506")]
    assert numbers[hex_of_label("0505")] != numbers[hex_of_label("0508")]
    assert numbers[hex_of_label("0507")] == -1


@rule("GI-TER-07", "GI-TER-08")
def test_water_is_deep_where_it_touches_no_land() -> None:
    lake = [hex_of_label("1010"), *neighbours(hex_of_label("1010"))]
    ground = [CLEAR] * HEXES
    for hex in lake:
        ground[hex] = SHALLOW
    deepen(ground)

    assert ground[hex_of_label("1010")] == DEEP
    assert all(ground[hex] == SHALLOW for hex in lake[1:])
    corner = kinds(shallow_water="0101 0102 0201")  # the rim counts neither as land nor as water
    deepen(corner)
    assert corner[hex_of_label("0101")] == DEEP


@rule("GI-TER-11")
def test_one_feature_a_hex() -> None:
    assert all(
        t.level == 0 for t in TERRAIN if t.id in ("forest", "ruins", "scrud", "spire", "chasm")
    )
    table = drawer().play("terrain:forest", "stamp:DISC1", "hex:1010")
    table.play("terrain:hill", "stamp:DISC1")
    assert "hex:1010" not in table.options()
    assert "not clear" in table.why_not("hex:1010")


@rule("GI-TER-12")
def test_levels_of_neighbours_differ_by_one_at_most_but_for_cliffs() -> None:
    assert "V2" in flaw(kinds(hill_2="0505"), TERRAIN)
    assert flaw(kinds(hill_1="0505"), TERRAIN) == ""
    ring = " ".join(label(hex) for hex in neighbours(hex_of_label("0505")))
    assert flaw(kinds(hill_2="0505", spire=ring), TERRAIN) != ""  # shut in, but not too steep
    assert "V4" in flaw(kinds(hill_2="0505", spire=ring), TERRAIN)


# Legality


@rule("GI-MAP-01")
def test_a_map_of_the_wrong_size_or_with_unknown_symbols() -> None:
    text = picture([CLEAR] * HEXES, TERRAIN)
    assert parse(text, TERRAIN) == ([CLEAR] * HEXES, "")

    assert "expected 31 lines, got 30" in parse(text[39:], TERRAIN)[1]
    assert "line 1: expected 38 symbols, got 37" in parse(text[1:], TERRAIN)[1]
    assert "line 1: unknown symbol '?'" in parse("?" + text[1:], TERRAIN)[1]


@rule("GI-MAP-01")
def test_conditions_v2_to_v6() -> None:
    assert "V2" in flaw(kinds(hill_1="0505", crater_1="0506"), TERRAIN)
    assert "V3" in flaw(kinds(deep_water="0505"), TERRAIN)
    wall = " ".join(f"19{row:02}" for row in range(1, 32))
    assert "V4" in flaw(kinds(chasm=wall), TERRAIN)
    edge = " ".join(f"01{row:02}" for row in range(1, 9))
    assert "V5" in flaw(kinds(spire=edge), TERRAIN)
    many = [CLEAR] * HEXES
    for hex in range(62, 62 + 177):
        many[hex] = SPIRE
    assert "V6" in flaw(many, TERRAIN)
    covered = [CLEAR] * HEXES
    for hex in range(701):
        covered[hex] = TERRAINS.index("forest")
    assert "701 hexes are not clear" in flaw(covered, TERRAIN)


@rule("GI-MAP-21", "GI-MAP-01", "GI-SET-02")
def test_the_eight_maps_are_legal_and_six_are_fair() -> None:
    fair = []
    for ground in GAME.book.maps:
        assert flaw(ground, TERRAIN) == ""
        fair.append(all(ground[half_turn(hex)] == ground[hex] for hex in range(HEXES)))

    assert fair == [True] * 6 + [False] * 2
    assert len(set(GAME.book.map_names)) == 8


@rule("GI-MAP-21")
def test_the_counts_of_each_map() -> None:
    counts = [[ground.count(kind) for kind in range(13)] for ground in GAME.book.maps]

    # clear, forest, ruins, scrud, shallow, deep, spire, chasm, hills 1-3, craters 1-2
    assert counts[0] == [908, 100, 32, 42, 16, 0, 4, 0, 56, 6, 0, 14, 0]
    assert counts[3] == [708, 28, 288, 20, 86, 28, 8, 0, 0, 0, 0, 12, 0]
    assert counts[4] == [884, 68, 28, 28, 0, 0, 12, 72, 74, 12, 0, 0, 0]
    assert counts[7] == [751, 92, 68, 69, 26, 0, 5, 6, 63, 48, 18, 32, 0]


# Drawing


@rule("GI-MAP-10", "GI-SET-02")
def test_the_higher_roll_draws_first_then_they_alternate() -> None:
    table = drawer("4 4 5 9")
    assert (table.asked(), table.seat()) == ("PickTerrain", 1)

    table.play("terrain:ruins", "stamp:TRI", "hex:1010", "turn:3")

    assert (table.asked(), table.seat()) == ("PickTerrain", 0)
    placed = {label(hex) for hex in range(HEXES) if table.g.field.kinds[hex] == 2}
    assert len(placed) == 3
    assert "1010" in placed


@rule("GI-MAP-10")
def test_discs_are_not_turned_and_bars_are_in_six_ways() -> None:
    bar = drawer().play("terrain:chasm", "stamp:BAR4", "hex:1515")
    assert bar.options() == [f"turn:{n}" for n in range(6)]

    disc = drawer().play("terrain:forest", "stamp:DISC2", "hex:1515")
    assert disc.asked() == "PickTerrain"
    assert disc.g.field.kinds.count(1) == 19


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
        columns = {column_of(hex_of_label(name[4:])) for name in table.options()}
        assert columns == set(range(2, 36))
        assert "column" in table.why_not("hex:0110")
    forest = drawer().play("terrain:forest", "stamp:SLAB")
    assert "hex:0110" in forest.options()


@rule("GI-MAP-11")
def test_quotas() -> None:
    table = drawer().play("terrain:chasm", "stamp:BAR4", "hex:1010", "turn:0", "pass")

    assert table.seat() == 0
    assert "terrain:chasm" not in table.options()
    assert "GI-MAP-11" in table.why_not("terrain:chasm")
    assert [row.quota for row in GAME.book.features] == [3, 2, 2, 2, 2, 2, 2, 1]


@rule("GI-MAP-11")
def test_nothing_may_make_the_map_illegal() -> None:
    table = drawer().play("terrain:hill", "stamp:DISC2", "hex:1010")
    table.play("terrain:crater", "stamp:DISC1")

    assert "hex:1014" not in table.options()  # its rim would touch the hill
    assert "V2" in table.why_not("hex:1014")
    assert "hex:1015" in table.options()


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
    spires = [SPIRE if 62 <= hex < 62 + MOST_CLOSED - 3 else CLEAR for hex in range(HEXES)]
    assert refusal(spires, "spires", "TRI", "2010") == ""
    assert "would be impassable" in refusal(spires, "spires", "BAR4", "2010")
    assert refusal(spires, "water", "BAR7", "2010") == ""  # shallow, so nothing is closed
    assert "would be impassable" in refusal(spires, "water", "DISC2", "2010")  # its heart is deep

    woods = [FOREST if hex < MOST_COVERED - 7 else CLEAR for hex in range(HEXES)]
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

    ground = table.g.field.kinds[:]
    deepen(ground)
    assert ground == table.g.field.kinds
    assert table.g.field.kinds[hex_of_label("1712")] == DEEP


@rule("GI-MAP-12")
def test_drawing_ends_when_both_pass_in_a_row() -> None:
    table = drawer().play("pass", "terrain:forest", "stamp:DISC1", "hex:1010", "pass")
    assert table.asked() == "PickTerrain"

    table.play("pass")

    assert table.asked() == "PickSide"


@rule("GI-MAP-12", "GI-MAP-11", "GI-MAP-01")
@pytest.mark.parametrize("seed", range(3))
def test_drawing_ends_after_twenty_features_on_a_legal_map(seed: int) -> None:
    table = new_game(seed=seed, map="drawn")
    chance = Chance(seed)
    while table.asked() != "PickSide":
        options = [name for name in table.options() if name != "pass"] or table.options()
        table.play(options[chance.below(len(options))])

    assert len(table.told("paint")) == 20
    assert flaw(table.g.field.kinds, TERRAIN) == ""


# The generator


@rule("GI-MAP-20")
@pytest.mark.parametrize("density", range(3))
def test_generated_maps_are_legal_fair_and_come_again_from_their_seed(density: int) -> None:
    sizes = []
    for seed in range(3):
        ground = generate(GAME.book, Chance(seed), density, True)
        assert flaw(ground, TERRAIN) == ""
        assert ground == generate(GAME.book, Chance(seed), density, True)
        assert all(ground[half_turn(hex)] == ground[hex] for hex in range(HEXES))
        sizes.append(HEXES - ground.count(CLEAR))
    assert min(sizes) > 60 * (density + 1)
    free = generate(GAME.book, Chance(1), density, False)
    assert flaw(free, TERRAIN) == ""
    assert any(free[half_turn(hex)] != free[hex] for hex in range(HEXES))
