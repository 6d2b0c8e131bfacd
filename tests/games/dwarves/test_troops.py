"""Troops go from hex to hex until they find land that is not perished (DW-PL-08, DW-PL-10, DW-TUN-06)."""

from jotunheim.games.dwarves.tokens import HEX_NAMES
from tests.games.dwarves.starts import PAIR
from tests.games.dwarves.table import rule, table


@rule("DW-PL-08", "DW-BS-01", "DW-DOOM-08")
def test_troops_run_over_perished_land_until_they_find_another_hex() -> None:
    t = table("perished G1: Y01\nperished G2: Y02\nbegin recruit V", draws=(5, 0, 0))

    assert (t.troops("G1"), t.troops("G2"), t.troops("G3")) == ("", "", "2 orc")


@rule("DW-PL-10")
def test_troops_put_on_perished_land_do_not_wait_there() -> None:
    t = table("perished L1: Y01\nbegin recruit IV", draws=(5, 0, 0))  # L1 yellow leads to K2

    assert (t.troops("L1"), t.troops("K2")) == ("", "2 orc")


@rule("DW-TUN-06")
def test_troops_never_use_tunnels() -> None:
    """Six Élfar leave the entrance J3 along its arrow, not through the tunnels."""
    t = table("troops J3: 6 elf\nbegin settle", draws=(12,))  # Y01: J3 leads to I4

    assert t.turned[:2] == ["J3", "I4"]
    assert [t.troops(place) for place in ("B5", "E8", "H2")] == ["", "", ""]


@rule("DW-B4-01", "DW-B4-02")
def test_a_leader_counts_two_and_moves_on_with_the_arrow_only() -> None:
    t = table(f"{PAIR}leader orc: G4\ntroops G4: 3 orc\nbegin settle", book="4", draws=(12,))

    assert t.turned == ["G4"]
    assert HEX_NAMES[t.g.rare.leaders[0]] == "G5"
