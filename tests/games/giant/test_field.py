"""Terrain and legal maps (GI-TER, GI-MAP-01, GI-MAP-21)."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import (
    CLEAR,
    DEEP,
    SHALLOW,
    SPIRE,
    TERRAINS,
)
from jotunheim.games.giant.field import (
    craters,
    deepen,
    flaw,
    parse,
    picture,
)
from jotunheim.games.giant.grid import HEXES, half_turn, hex_of_label, label, neighbours

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


@rule("GI-TER-01", "GI-TER-02", "GI-TER-03", "GI-TER-06", "GI-TER-09", "GI-TER-10")
def test_every_terrain_has_its_symbol_and_its_effects() -> None:
    rows = {t.symbol: (t.key, t.level, t.price, t.gun, t.missile, t.cooling) for t in TERRAIN}

    assert "".join(rows) == ".frswW^#123ab"
    assert rows["."] == ("clear", 0, 1, 0, 0, 2)
    assert rows["f"] == ("forest", 0, 2, 1, 2, 2)
    assert rows["r"] == ("ruins", 0, 2, 3, 3, 2)
    assert rows["s"] == ("scrud", 0, 3, 0, 0, 2)
    assert rows["w"] == ("shallow_water", 0, 3, 0, 0, 4)
    assert [rows[sign][2] for sign in "W^#"] == [0, 0, 0]


@rule("GI-TER-04", "GI-TER-05")
def test_hills_rise_and_craters_sink_by_levels() -> None:
    assert [t.level for t in TERRAIN if t.key.startswith("hill")] == [1, 2, 3]
    assert [t.level for t in TERRAIN if t.key.startswith("crater")] == [-1, -2]


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
    for cell in lake:
        ground[cell] = SHALLOW
    deepen(ground)

    assert ground[hex_of_label("1010")] == DEEP
    assert all(ground[cell] == SHALLOW for cell in lake[1:])
    corner = kinds(shallow_water="0101 0102 0201")  # the rim counts neither as land nor as water
    deepen(corner)
    assert corner[hex_of_label("0101")] == DEEP


@rule("GI-TER-11")
def test_one_feature_a_hex() -> None:
    assert all(
        t.level == 0 for t in TERRAIN if t.key in ("forest", "ruins", "scrud", "spire", "chasm")
    )
    table = drawer().play("terrain:forest", "stamp:DISC1", "hex:1010")
    table.play("terrain:hill", "stamp:DISC1")
    assert "hex:1010" not in table.options
    assert "not clear" in table.why_not("hex:1010")


@rule("GI-TER-12")
def test_levels_of_neighbours_differ_by_one_at_most_but_for_cliffs() -> None:
    assert "V2" in flaw(kinds(hill_2="0505"), TERRAIN)
    assert flaw(kinds(hill_1="0505"), TERRAIN) == ""
    ring = " ".join(label(cell) for cell in neighbours(hex_of_label("0505")))
    assert flaw(kinds(hill_2="0505", spire=ring), TERRAIN) != ""  # shut in, but not too steep
    assert "V4" in flaw(kinds(hill_2="0505", spire=ring), TERRAIN)


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
    for cell in range(62, 62 + 177):
        many[cell] = SPIRE
    assert "V6" in flaw(many, TERRAIN)
    covered = [CLEAR] * HEXES
    for cell in range(701):
        covered[cell] = TERRAINS.index("forest")
    assert "701 hexes are not clear" in flaw(covered, TERRAIN)


@rule("GI-MAP-21", "GI-MAP-01", "GI-SET-02")
def test_the_eight_maps_are_legal_and_six_are_fair() -> None:
    fair = []
    for ground in GAME.book.maps:
        assert flaw(ground, TERRAIN) == ""
        fair.append(all(ground[half_turn(cell)] == ground[cell] for cell in range(HEXES)))

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
