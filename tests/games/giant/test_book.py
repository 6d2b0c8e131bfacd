from pathlib import Path

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.reader import OURS, Book
from jotunheim.kernel import ContentError

from .table import rule


def pack(folder: Path, file: str, old: str, new: str) -> str:
    """A pack with one file of ours, changed in one place."""
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

    with pytest.raises(ContentError, match=r"giant.toml: unknown file"):
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
