"""The Doom track: both markers, icons, recruiting (DW-DOOM)."""

from jotunheim.games.dwarves.state import A_DECK, A_THREATS
from tests.games.dwarves.table import DwarfTable, rule, table

# Space 1 recruits at Gate V, space 2 is a Council icon, space 4 brings Threats.


def advanced(text: str, *draws: int) -> DwarfTable:
    """The Hero marker goes one space."""
    return table(f"{text}\nbegin marker", draws=draws)


@rule("DW-DOOM-01", "DW-DOOM-02")
def test_the_hero_marker_goes_one_space_and_its_icon_happens_at_once() -> None:
    t = advanced("marker 1\ncouncil R1")

    assert (t.g.hero_marker, t.council) == (2, "axe")


@rule("DW-DOOM-02")
def test_on_the_leftmost_space_the_council_marker_stays() -> None:
    t = advanced("marker 1\ncouncil L4")

    assert t.council == "L4"


@rule("DW-DOOM-03")
def test_a_threat_icon_shuffles_two_threats_unseen_into_the_adventure_deck() -> None:
    t = advanced("marker 3")

    assert [len(t.g.adventures.zones[zone]) for zone in (A_DECK, A_THREATS)] == [32, 13]
    assert t.told("threats_in") == [(2,)]
    moved = [c for c in t.g.adventures.zones[A_DECK] if t.g.adventures.veil.prints[c] >= 119]
    assert not any(t.g.adventures.knows(card, 0) for card in moved)


@rule("DW-DOOM-03")
def test_six_icons_and_three_at_set_up_use_up_fifteen_threats() -> None:
    t = table("marker 3\nbegin marker")

    icons = [space for space in range(42) if t.g.book.doom_icon[space] == 2]
    assert 3 + 2 * len(icons) == 15


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


@rule("DW-DOOM-06")
def test_a_step_of_the_doom_marker_triggers_no_icon() -> None:
    """At L4 it goes from 5 (troops) to 4 (Threats) when a turn begins; nothing else happens."""
    t = table("marker 1\ndoom 5\ncouncil L4\nbegin turn")

    assert (t.g.doom, t.g.hero_marker) == (4, 2)
    assert len(t.g.adventures.zones[A_THREATS]) == 15


@rule("DW-DOOM-09")
def test_recruits_arrive_together_before_a_hex_turns() -> None:
    """Two Orcs would fill the hex; the Élf is part of the same army and goes on with them."""
    t = advanced("troops G1: 2 orc, elf", 4, 0, 4, 12)  # 2 Orcs, 1 Élf, then tile Y01

    assert t.perished == ["G1"]
    assert t.troops("G2") == "2 orc, 2 elf"  # Y01 sent two Orcs to the left


@rule("DW-END-06")
def test_the_forty_first_turn_is_the_last() -> None:
    t = advanced("marker 40")

    assert (t.g.hero_marker, t.ended) == (41, "markers met")


@rule("DW-DOOM-07")
def test_the_doom_marker_goes_back_but_never_beyond_its_start() -> None:
    """AD25 in a game for two: both Heroes in one hex."""
    for before, after in ((30, 31), (41, 41)):
        text = f"heroes: tungdil, balyndis\nat balyndis: L1\ndoom {before}\ncard S1-A1\ncard AD25"
        t = table(text).play("complete").until("Menu")

        assert t.g.doom == after
