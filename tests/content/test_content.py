"""Content files are read field by field, and a slip is named with its place."""

from pathlib import Path

import pytest

from jotunheim.content import Entry, Pack
from jotunheim.kernel import ContentError

UNITS = """
[unit.hill]
name = "Hill Giant"
strength = 1
fortitude = [3, 2]
source = "R"

[unit.frost]
name = "Frost Giant"
strength = 2
fortitude = [4, 2]
source = "H"
"""


def folder(tmp_path: Path, name: str, text: str) -> Path:
    made = tmp_path / name
    made.mkdir()
    (made / "units.toml").write_text(text)
    return made


def hill(tmp_path: Path, old: str, new: str) -> Entry:
    pack = Pack(folder(tmp_path, "ours", UNITS.replace(old, new, 1)), "")
    return pack.file("units.toml").exactly("unit", ("hill", "frost"))[0]


def test_fields_are_read_by_type(tmp_path: Path) -> None:
    entry = hill(tmp_path, "", "")

    assert entry.text("name") == "Hill Giant"
    assert entry.number("strength", 1, 3) == 1
    assert entry.pair("fortitude") == (3, 2)
    assert entry.source() == "R"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("strength = 1", "strength = 9", "strength: expected a whole number from 1 to 3, got 9"),
        ("strength = 1", "strength = true", "strength: expected a whole number from 1 to 3"),
        ("strength = 1", "", "strength: expected a whole number from 1 to 3, got nothing"),
        ("[3, 2]", "[3]", "fortitude: expected two numbers, got [3]"),
        ('source = "R"', 'source = "X"', "source: expected one of R, P, H, got 'X'"),
        ('name = "Hill Giant"', "name = 3", "name: expected a text, got 3"),
        ('source = "R"', 'source = "R"\nstrenght = 2', "strenght: unknown field"),
    ],
)
def test_a_slip_is_named_with_file_entry_and_field(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    entry = hill(tmp_path, old, new)

    with pytest.raises(ContentError) as caught:
        entry.text("name")
        entry.number("strength", 1, 3)
        entry.pair("fortitude")
        entry.source()

    assert str(caught.value).startswith(f"units.toml: unit.hill.{complaint}")


def test_entries_that_are_missing_or_new_are_named(tmp_path: Path) -> None:
    units = Pack(folder(tmp_path, "ours", UNITS), "").file("units.toml")

    with pytest.raises(ContentError, match=r"units.toml: unit.frost: unknown entry"):
        units.exactly("unit", ("hill",))
    with pytest.raises(ContentError, match=r"units.toml: unit.fire: the entry is missing"):
        units.exactly("unit", ("hill", "frost", "fire"))


def test_a_pack_is_laid_over_ours_entry_by_entry(tmp_path: Path) -> None:
    ours = folder(tmp_path, "ours", UNITS)
    theirs = folder(tmp_path, "theirs", "[unit.frost]\nstrength = 3\n")

    plain = Pack(ours, "")
    pack = Pack(ours, str(theirs))
    frost = pack.file("units.toml").exactly("unit", ("hill", "frost"))[1]
    plain.file("units.toml")

    assert (frost.text("name"), frost.number("strength")) == ("Frost Giant", 3)
    assert pack.version() != plain.version()


@pytest.mark.parametrize(
    ("data", "complaint"),
    [(b"[unit", "units.toml: not TOML"), (b"\xff\xfe", "units.toml: expected a text in UTF-8")],
)
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, data: bytes, complaint: str) -> None:
    ours = folder(tmp_path, "ours", UNITS)
    (ours / "units.toml").write_bytes(data)

    with pytest.raises(ContentError, match=complaint):
        Pack(ours, "").file("units.toml")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="nowhere: there is no such folder"):
        Pack(tmp_path, "nowhere")


def test_a_file_that_the_game_does_not_read_is_refused(tmp_path: Path) -> None:
    ours, theirs = folder(tmp_path, "ours", UNITS), folder(tmp_path, "theirs", "")
    pack = Pack(ours, str(theirs))
    pack.file("units.toml")
    assert pack.version()

    (theirs / "unit.toml").write_text("")

    with pytest.raises(ContentError, match=r"unit\.toml: expected one of units\.toml"):
        pack.version()
