"""Goal and end (DW-END): all win or all lose, at once."""

from tests.games.dwarves.table import rule, table


@rule("DW-END-02", "DW-END-07")
def test_markers_that_meet_end_the_game_before_the_icon() -> None:
    """Space 2 would move the Council marker."""
    t = table("marker 1\ndoom 2\nbegin marker")

    assert (t.ended, t.g.over, t.council) == ("markers met", True, "axe")
    assert t.outcome().utilities == [-1.0, -1.0]
    assert t.outcome().reason == "the markers met on the Doom track (DW-END-02)"


@rule("DW-END-02")
def test_the_doom_marker_may_come_to_the_hero_marker_too() -> None:
    t = table("marker 12\ndoom 13\nat tungdil: G5\nperished G4: R01", rolls="1 1 1")

    t.play("move", "G4", "doom")

    assert t.ended == "markers met"


@rule("DW-END-03", "DW-END-07", "DW-FIG-05")
def test_a_hero_without_health_ends_the_game() -> None:
    t = table("heroes: tungdil, balyndis\nhealth tungdil 1\ntroops L1: elf", rolls="5 5 5")

    t.play("fight")

    assert (t.ended, t.health("tungdil")) == ("hero died", 0)
    assert t.outcome().winners() == []


@rule("DW-END-05")
def test_the_result_is_one_for_all_and_completed_cards_are_a_statistic() -> None:
    t = table("marker 40\nbegin marker", seats=6)

    found = t.outcome()
    assert (found.utilities, found.ranks, found.scores) == ([-1.0] * 6, [1] * 6, [0] * 6)


@rule("DW-END-01", "DW-END-07")
def test_a_completed_level_c_card_wins_at_once() -> None:
    """B2-C1 at Porista (F7): its last Orc falls, the other dice are not even asked for."""
    text = "heroes: tungdil, balyndis\nat tungdil: F7\ntroops F7: 3 orc\ncard B2-C1: orc"
    t = table(text, rolls="4 4 4", book="2").play("fight", "orc", "B2-C1")

    assert (t.ended, t.g.over, t.outcome().utilities) == ("won", True, [1.0, 1.0])
    assert t.outcome().winners() == [0, 1]


@rule("DW-END-04")
def test_events_count_in_the_order_in_which_they_happen() -> None:
    """The Hero with one Health hits the boss for the last time: nothing that follows matters."""
    text = "heroes: tungdil, balyndis\nhealth tungdil 1\nat tungdil: L3\ncard B2-C2 markers=1"
    t = table(text, rolls="6 1 1", book="2").play("fight")

    assert (t.ended, t.health("tungdil")) == ("won", 1)
