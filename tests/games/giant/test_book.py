"""The content as it is read: every number and count (GI-GNT, GI-WPN, GI-MNT, GI-SCN)."""

from pathlib import Path

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.reader import OURS, Book, mounting_flaw
from jotunheim.games.giant.rules.muster import may_arm
from jotunheim.games.giant.tokens import TYPE_NAMES, WEAPON_NAMES
from jotunheim.kernel import ContentError

from .table import Table, rule


def pack(folder: Path, file: str, old: str, new: str) -> str:
    """A pack with one of the printed files, changed in one place."""
    text = (OURS / file).read_text()
    assert old in text
    target = folder / file
    target.parent.mkdir(exist_ok=True)
    target.write_text(text.replace(old, new, 1))
    return str(folder)


def test_a_pack_changes_numbers_and_the_version(tmp_path: Path) -> None:
    game = GAME.with_content(
        pack(tmp_path, "giants.toml", "threshold     = 10", "threshold     = 11")
    )

    assert game.content_version != GAME.content_version
    assert Book(str(tmp_path)).types[0].threshold == 11


@rule("GI-MAP-01")
def test_a_map_of_the_wrong_size_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, "maps/01-broken-plain.txt", ".\n", "\n")

    with pytest.raises(
        ContentError, match=r"maps/01-broken-plain.txt: line 1: expected 38 symbols, got 37"
    ):
        Book(folder)


@rule("GI-MAP-01")
def test_a_map_with_an_unknown_symbol_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, "maps/01-broken-plain.txt", "11", "1?")

    with pytest.raises(
        ContentError, match=r"maps/01-broken-plain.txt: line 2: unknown symbol '\?'"
    ):
        Book(folder)


@rule("GI-TER-12", "GI-MAP-01")
def test_a_map_that_is_too_steep_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, "maps/01-broken-plain.txt", ".....r.......111", ".....r.......131")

    with pytest.raises(ContentError, match="differ by two levels"):
        Book(folder)


@rule("GI-WPN-08")
def test_an_overweight_loadout_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, "loadouts.toml", 'right_arm = ["G3"]', 'right_arm = ["G5"]')

    with pytest.raises(
        ContentError, match=r"loadout.L01: the weapons cost 6 points, type 1 has 5 \(GI-WPN-08\)"
    ):
        Book(folder)


@rule("GI-MNT-02")
def test_a_large_weapon_on_a_standard_head_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, "loadouts.toml", 'head      = ["L2"]', 'head      = ["L6"]')

    with pytest.raises(
        ContentError, match=r"loadout.L01: type 1 cannot carry L6 on the head \(GI-MNT-02"
    ):
        Book(folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "word"),
    [
        (
            "giants.toml",
            "run           = 12",
            "run           = 11",
            r"type.1.run: expected one and a half",
        ),
        (
            "giants.toml",
            'class         = "giant"',
            'class         = "dwarf"',
            r"type.1.class: expected one of",
        ),
        (
            "giants.toml",
            "armor         = 1",
            'armor         = "x"',
            r"type.1.armor: expected a whole number",
        ),
        ("weapons.toml", "[weapon.L6]", "[weapon.L7]", r"weapon.L7: unknown entry"),
        (
            "weapons.toml",
            "ammunition = 0",
            "ammunition = 3",
            r"weapon.L2.ammunition: expected none",
        ),
        ("locations.toml", "[12]", "[11]", "roll 11 is given to two locations"),
        ("locations.toml", "[12]", "[]", "roll 12 is given to no location"),
        ("scenarios.toml", "unit_points = 3", "unit_points = 0", "scenario.2.unit_points"),
        ("terrain.toml", 'symbol  = "f"', 'symbol  = "."', "terrain.forest.symbol"),
        ("terrain.toml", 'source  = "R"', 'source  = "X"', "terrain.clear.source"),
        ("generator.toml", "rolls  = [9]", "rolls  = [8]", "every roll from 2 to 12"),
        ("drawing.toml", 'paint  = ["ruins"]', "paint  = []", "feature.ruins.paint"),
        (
            "loadouts.toml",
            'loadouts = ["L02", "L03"]',
            'loadouts = ["L03", "L02"]',
            "force.F4.loadouts",
        ),
    ],
)
def test_mistakes_name_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, word: str
) -> None:
    # A pack's lists replace ours, its other fields are laid over ours one by one.
    folder = pack(tmp_path, file, old, new)

    with pytest.raises(ContentError, match=word) as error:
        Book(folder)
    assert str(error.value).startswith(file)
    assert "\n" not in str(error.value)


def test_a_file_of_another_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "giant.toml").write_text("")

    with pytest.raises(ContentError, match=r"giant.toml: expected one of .*giants.toml"):
        Book(str(tmp_path))


def test_a_map_without_a_number_is_refused(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "plain.txt").write_text("")

    with pytest.raises(ContentError, match=r"maps/plain.txt: a map is named by its number"):
        Book(str(tmp_path))


def test_a_packs_map_replaces_ours_of_its_number(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "03-flat.txt").write_text(("." * 38 + "\n") * 31)
    book = Book(str(tmp_path))

    assert book.map_names[2] == "Flat"
    assert set(book.maps[2]) == {0}


def test_every_entry_has_a_source() -> None:
    rows = GAME.content()

    assert len(rows) == 3 + 15 + 9 + 6 + 13 + 11 + 15 + 11 + 9 + 8 + 8
    assert {source for _, _, source in rows} == {"R", "H"}


def muster(points: str = "3", classes: str = "any", **more: str) -> Table:
    """A table at the first secret choice, seat 0 on the West."""
    settings = {"unit_points": points, "classes": classes, "map": "1", **more}
    return Table(GAME, rolls="8 7", settings=settings).play("side:west")


@rule("GI-GNT-01", "GI-GNT-02")
def test_classes_and_their_costs() -> None:
    rows = [(row.name, row.chassis, row.cost) for row in GAME.book.classes]

    assert rows == [
        ("Giant", "standard", 1),
        ("Titan", "heavy", 2),
        ("Dreadnaught", "super-heavy", 3),
    ]


@rule("GI-GNT-03", "GI-GNT-04", "GI-GNT-05", "GI-GNT-06", "GI-GNT-07")
def test_the_fifteen_types() -> None:
    rows = {
        row.key: (
            row.row.cost,
            row.armor,
            row.walk,
            row.run,
            row.assault,
            row.weapon_points,
            row.threshold,
        )
        for row in GAME.book.types
    }
    expected = {}
    for trio, (armor, walk, run) in enumerate([(1, 8, 12), (2, 6, 9), (3, 4, 6)]):
        for place, (bonus, points) in enumerate([(3, 5), (2, 6), (1, 7)]):
            expected[str(3 * trio + place + 1)] = (1, armor, walk, run, bonus, points, 10)
    for name, bonus, points in (("A", 4, 8), ("B", 3, 9), ("C", 2, 10)):
        expected[name] = (2, 4, 6, 9, bonus, points, 15)
    for name, bonus, points in (("D", 5, 11), ("E", 4, 12), ("F", 3, 13)):
        expected[name] = (3, 5, 4, 6, bonus, points, 20)

    assert rows == expected
    assert all(row.run * 2 == row.walk * 3 for row in GAME.book.types)


@rule("GI-GNT-09", "GI-GNT-10", "GI-GNT-11")
def test_locations_and_what_they_hold() -> None:
    rows = [(row.key, row.hexes, row.limb) for row in GAME.book.locations]

    assert rows == [
        ("head", 1, False),
        ("torso", 2, False),
        ("right_arm", 2, True),
        ("left_arm", 2, True),
        ("right_leg", 2, True),
        ("left_leg", 2, True),
    ]
    assert GAME.book.types[8].capacity == [3, 6, 6, 6, 6, 6]


@rule("GI-WPN-01", "GI-WPN-02", "GI-WPN-03", "GI-WPN-04", "GI-WPN-05", "GI-WPN-06")
def test_the_nine_weapons() -> None:
    rows = {w.key: (w.damage, w.cost, w.ammunition, w.heat) for w in GAME.book.weapons}

    assert rows == {
        "M1": (1, 1, 2, 0),
        "M2": (2, 2, 2, 0),
        "M3": (3, 3, 2, 0),
        "G1": (1, 1, 8, 0),
        "G3": (3, 2, 6, 0),
        "G5": (5, 3, 4, 0),
        "L2": (2, 1, 0, 1),
        "L4": (4, 2, 0, 2),
        "L6": (6, 3, 0, 3),
    }


def flaw(giant_type: str, *weapons: str, limited: bool = True) -> str:
    """What is wrong with weapons given by location: head, torso, right arm, left arm."""
    mounted = [[WEAPON_NAMES.index(w) for w in row.split()] for row in weapons]
    return mounting_flaw(GAME.book, TYPE_NAMES.index(giant_type), mounted, limited)


@rule("GI-WPN-08")
def test_weapons_cost_no_more_than_the_chassis_has() -> None:
    assert flaw("1", "L2", "", "G3", "G3") == ""
    assert "GI-WPN-08" in flaw("1", "L2", "M1", "G3", "G3")
    table = muster("1").play("type:1", "none", "none", "weapon:L6")
    assert "weapon:L6" not in table.options
    assert "GI-WPN-08" in table.why_not("weapon:L6")


@rule("GI-MNT-01")
def test_the_torso_carries_missiles_only() -> None:
    assert flaw("1", "", "M2", "", "") == ""
    assert "GI-MNT-01" in flaw("1", "", "L2", "", "")
    table = muster("1").play("type:1", "none")
    assert table.options == ["weapon:M1", "weapon:M2", "weapon:M3", "none"]
    assert "GI-MNT-01" in table.why_not("weapon:G1")


@rule("GI-MNT-02")
def test_the_head_of_a_giant_carries_small_weapons_only() -> None:
    assert flaw("9", "L2", "", "", "") == ""
    assert "GI-MNT-02" in flaw("9", "L4", "", "", "")
    table = muster("1").play("type:1")
    assert table.options == ["weapon:M1", "weapon:G1", "weapon:L2", "none"]
    assert "too large" in table.why_not("weapon:L6")


@rule("GI-MNT-03")
def test_larger_heads_carry_medium_but_never_large_weapons() -> None:
    for giant_type in "AF":
        assert flaw(giant_type, "L4", "", "", "") == ""
        assert "GI-MNT-03" in flaw(giant_type, "L6", "", "", "")


@rule("GI-MNT-04")
def test_arms_take_any_weapon() -> None:
    for weapon in WEAPON_NAMES:
        assert flaw("1", "", "", weapon, "") == ""
        assert flaw("1", "", "", "", weapon) == ""


@rule("GI-MNT-05")
def test_legs_carry_nothing() -> None:
    for leg in (4, 5):
        assert GAME.book.locations[leg].places == 0
        assert may_arm(muster().g, 14, leg, [], 13) == []


@rule("GI-MNT-06")
def test_one_weapon_for_each_sheet_hex_unless_the_table_says_otherwise() -> None:
    assert "GI-MNT-06" in flaw("F", "L2 L2", "", "", "")
    assert "GI-MNT-06" in flaw("F", "", "", "L2 L2 L2", "")
    assert flaw("F", "", "", "L2 L2 L2 L2", "", limited=False) == ""
    free = muster("3", mount_limit="none").play("type:F", *["weapon:L2"] * 12)
    assert "weapon:L2" in free.options


@rule("GI-SCN-01")
def test_forces_fit_the_scenarios_that_the_content_names() -> None:
    for force in GAME.book.forces:
        assert 1 <= force.cost <= 3
