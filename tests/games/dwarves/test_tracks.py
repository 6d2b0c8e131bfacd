"""Steps of the Doom marker and of the Council marker (DW-DOOM-06, DW-DOOM-07, DW-COUN-01, DW-COUN-13)."""

from jotunheim.games.dwarves.state import A_THREATS
from tests.games.dwarves.table import rule, table


@rule("DW-COUN-01", "DW-COUN-04")
def test_only_the_box_with_the_marker_is_in_force() -> None:
    """L4 moves the Doom marker when a turn begins; no other box does."""
    for position, doom in (("L4", 40), ("L3", 41), ("axe", 41), ("R4", 41)):
        assert table(f"council {position}\nbegin turn").g.doom == doom


@rule("DW-COUN-13")
def test_steps_stop_at_either_end_and_only_the_last_text_counts() -> None:
    """TH08 sends the marker two left: from L3 to L4."""
    t = table("card S1-A1\ncouncil L3\nmarker 1\nbegin marker")

    assert (t.council, t.told("council")) == ("L4", [(0,)])


@rule("DW-DOOM-06")
def test_a_step_of_the_doom_marker_triggers_no_icon() -> None:
    """At L4 it goes from 5 (troops) to 4 (Threats) when a turn begins; nothing else happens."""
    t = table("marker 1\ndoom 5\ncouncil L4\nbegin turn")

    assert (t.g.doom, t.g.hero_marker) == (4, 2)
    assert len(t.g.adventures.zones[A_THREATS]) == 15


@rule("DW-DOOM-07")
def test_the_doom_marker_goes_back_but_never_beyond_its_start() -> None:
    """AD25 in a game for two: both Heroes in one hex."""
    for before, after in ((30, 31), (41, 41)):
        text = f"heroes: tungdil, balyndis\nat balyndis: L1\ndoom {before}\ncard S1-A1\ncard AD25"
        t = table(text).play("complete").until("Menu")

        assert t.g.doom == after


@rule("DW-B5-03", "DW-SET-02")
def test_the_doom_marker_of_book_five_begins_nearer_on_harder_levels() -> None:
    for level, start in (
        ("easy", 41),
        ("normal", 38),
        ("challenging", 38),
        ("brave", 35),
        ("heroic", 34),
    ):
        assert table(seats=2, book="5", level=level).g.doom == start
        assert table(seats=2, book="4", level=level).g.doom == 41


@rule("DW-B5-03", "DW-DOOM-07")
def test_there_it_does_not_go_back_beyond_that_start() -> None:
    text = "heroes: tungdil, balyndis\nat balyndis: L1\ndoom 34\ncard AD25"
    t = table(text, book="5", level="heroic").play("complete").until("Menu")

    assert t.g.doom == 34
