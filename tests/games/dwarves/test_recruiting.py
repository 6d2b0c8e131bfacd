"""Recruiting: the dice of the Army of Evil, and where its troops arrive (DW-DOOM-04, 05, 09, DW-COUN-10)."""

from tests.games.dwarves.starts import advanced
from tests.games.dwarves.table import rule, table


@rule("DW-DOOM-04")
def test_a_troop_icon_rolls_all_three_dice_for_the_gate_of_the_space() -> None:
    """Faces: Orc 0 1 1 1 2 2, Troll 0 0 1 1 1 2, Élf 0 0 0 0 1 1."""
    t = advanced("", 4, 2, 4)

    assert t.troops("G1") == "2 orc, troll, elf"
    assert t.supply == "28 orc, 24 troll, 19 elf"


@rule("DW-DOOM-05")
def test_the_supply_limits_what_comes() -> None:
    t = advanced("supply: 1 orc, 0 elf", 5, 2, 5)

    assert t.troops("G1") == "orc, troll"


@rule("DW-DOOM-09")
def test_recruits_arrive_together_before_a_hex_turns() -> None:
    """Two Orcs would fill the hex; the Élf is part of the same army and goes on with them."""
    t = advanced("troops G1: 2 orc, elf", 4, 0, 4, 12)  # 2 Orcs, 1 Élf, then tile Y01

    assert t.perished == ["G1"]
    assert t.troops("G2") == "2 orc, 2 elf"  # Y01 sent two Orcs to the left


@rule("DW-COUN-03", "DW-COUN-10")
def test_at_l3_each_blank_recruitment_die_is_rolled_once_more() -> None:
    """Orcs 0, Trolls 1, Élfar 0; then Orcs 2 and Élfar 0 again, which counts."""
    t = table("council L3\nbegin recruit V", draws=(0, 2, 0, 5, 1))

    assert t.troops("G1") == "2 orc, troll"
    assert len(t.told("blanks_again")) == 1
    assert table("council L2\nbegin recruit V", draws=(0, 2, 0)).troops("G1") == "troll"


@rule("DW-COUN-12")
def test_l3_works_on_every_roll_that_brings_troops() -> None:
    t = table("council L3\nmarker 0\nbegin marker", draws=(0, 2, 4, 4))  # space 1: Gate V

    assert t.troops("G1") == "2 orc, troll, elf"
