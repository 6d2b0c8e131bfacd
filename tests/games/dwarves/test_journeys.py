"""Journeys from A to B, and travels to a place (DW-CARD-03, DW-CARD-05)."""

from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES, NOWHERE
from tests.games.dwarves.cardplay import faceup, put, quiet, turned_up
from tests.games.dwarves.starts import PAIR, place, triumph
from tests.games.dwarves.table import rule, table


@rule("DW-CARD-03", "DW-MOV-11")
def test_travel_is_done_by_entering_and_stopping_is_not_needed() -> None:
    t = table(f"{PAIR}at tungdil: D1\ncard AD06", rolls="3 1 1").play("move", "D2")
    assert "complete" in t.options

    t.play("complete").until("Walk")

    assert not t.shown("AD06")


@rule("DW-CARD-03r")
def test_a_hero_who_is_there_in_the_own_turn_has_travelled_there() -> None:
    t = table(f"{PAIR}at tungdil: D2\ncard AD06")

    assert "complete" in t.options


@rule("DW-CARD-05")
def test_a_journey_is_begun_at_a_and_completed_on_reaching_b() -> None:
    t = table(f"{PAIR}at tungdil: A2\ncard AD03").play("journey")
    assert t.g.journey[0] == CARD_NAMES.index("AD03")
    put(t, 0, place("K1"))

    t.play("move").until("Walk").play("L1").until("Menu", "Walk")

    assert (t.shown("AD03"), t.council, t.g.journey[0]) == (False, "R2", NOWHERE)


@rule("DW-CARD-05")
def test_reaching_b_without_a_journey_completes_nothing() -> None:
    t = table(f"{PAIR}at tungdil: K1\ncard AD03").play("move").until("Walk").play("L1")

    assert t.shown("AD03")


@rule("DW-CARD-05", "DW-CARD-05r")
def test_any_other_action_breaks_a_journey_off_and_it_begins_once_a_turn() -> None:
    t = table(f"{PAIR}at tungdil: A2\ncard AD03").play("journey", "dispatches")
    quiet(t)

    assert t.g.journey[0] == NOWHERE
    assert "no journey begins here" in t.refuses("journey")


@rule("DW-CARD-05r")
def test_a_hero_has_one_journey_at_a_time() -> None:
    t = table(f"{PAIR}at tungdil: A2\ncard AD03\ncard AD04").play("journey")
    put(t, 0, place("L3"))

    assert "one journey at a time" in t.refuses("journey")


@rule("DW-CARD-05")
def test_a_hero_on_a_journey_completes_no_other_adventure() -> None:
    t = table(f"{PAIR}at tungdil: A2\ncard AD03\ncard AD06").play("journey")
    put(t, 0, place("D2"))

    assert "complete" not in t.options


@rule("DW-CARD-03", "DW-MOV-11")
def test_across_the_scorched_land_three_hexes_are_entered_by_moves() -> None:
    t = triumph("perished G4: Y01\nperished H4: Y02\nperished F4: Y03", "bavragor, balyndis")
    turned_up(t, "B5-A5")
    put(t, 0, HEX_NAMES.index("G3"))
    assert faceup(t, "B5-A5").out == 2  # not the travels

    t.script("5 1").play("move", "G4", "G5", "F4").until("Walk")

    assert len(faceup(t, "B5-A5").at) == 2


@rule("DW-MOV-06")
def test_with_few_tiles_the_scorched_land_asks_for_two_travels() -> None:
    t = turned_up(triumph(), "B5-A5")

    assert faceup(t, "B5-A5").out == 1
    assert "complete" in t.options  # Tungdil is at Gate IV
