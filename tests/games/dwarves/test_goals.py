"""Goals of quests: places, meetings, and who must be there (DW-CARD-04, DW-CARD-11, DW-CARD-18)."""

from tests.games.dwarves.starts import PAIR, TRIO
from tests.games.dwarves.table import rule, table


@rule("DW-CARD-04", "DW-CHK-06")
def test_what_is_done_in_a_place_needs_the_hero_there() -> None:
    away = table(f"{PAIR}at tungdil: D2\ncard AD17")
    there = table(f"{PAIR}at tungdil: C6\ncard AD17")

    assert ("check" in away.options, "check" in there.options) == (True, False)


@rule("DW-CARD-04", "DW-CARD-11")
def test_passing_through_is_no_meeting() -> None:
    t = table(f"{PAIR}at tungdil: G2\nat balyndis: G3\ncard AD10", rolls="3 1 1").play("move", "G3")

    assert "complete" not in t.options
    t.play("done")
    assert "complete" in t.options


@rule("DW-CARD-18")
def test_on_an_adventure_the_active_hero_must_be_among_those_who_meet() -> None:
    t = table(f"{TRIO}at balyndis: G3\nat boendal: G3\ncard AD10\ncard CM-A1", combined_might="yes")

    assert "complete" not in t.options
    assert "complete" in table(f"{TRIO}at balyndis: A1\nat boendal: A1\ncard S1-A5").options


@rule("DW-CARD-18")
def test_on_an_adventure_the_active_hero_must_be_in_one_of_the_places() -> None:
    spread = f"{TRIO}at balyndis: C4\nat boendal: L3\ncard CM-AD2"

    assert "complete" not in table(spread, combined_might="yes").options
    assert "complete" in table(f"{spread}\nat tungdil: L3", combined_might="yes").options


@rule("DW-CARD-11")
def test_three_must_meet_unless_there_are_only_two() -> None:
    two = table(f"{PAIR}at tungdil: G3\nat balyndis: G3\ncard AD25")
    three = table(f"{TRIO}at tungdil: G3\nat balyndis: G3\ncard AD25")

    assert ("complete" in two.options, "complete" in three.options) == (True, False)
