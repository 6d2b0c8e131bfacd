"""The Doom track: both markers, icons, recruiting (DW-DOOM)."""

from jotunheim.games.dwarves.state import A_DECK, A_THREATS
from tests.games.dwarves.starts import advanced
from tests.games.dwarves.table import rule, table

# Space 1 recruits at Gate V, space 2 is a Council icon, space 4 brings Threats.


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


@rule("DW-END-06")
def test_the_forty_first_turn_is_the_last() -> None:
    t = advanced("marker 40")

    assert (t.g.hero_marker, t.ended) == (41, "markers met")
