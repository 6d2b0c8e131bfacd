"""Quests in general: who completes what, where, when, and in which order (DW-CARD, DW-GLO, DW-FIG-15)."""

import pytest

from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES, NOWHERE
from tests.games.dwarves.cardplay import bring, faceup, now, put, quiet, turned_up
from tests.games.dwarves.table import DwarfTable, rule, table

PAIR = "heroes: tungdil, balyndis\n"
TRIO = "heroes: tungdil, balyndis, boendal\n"


def place(name: str) -> int:
    return HEX_NAMES.index(name)


# Travel and journeys ----------------------------------------------------------------------------


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


@rule("DW-CARD-06")
def test_any_hex_of_a_kingdom_will_do() -> None:
    for name in ("M1", "I3"):
        assert "check" in table(f"{PAIR}at tungdil: {name}\ncard AD30").options
    assert "check" not in table(f"{PAIR}at tungdil: M3\ncard AD30").options


# Completing -------------------------------------------------------------------------------------


@rule("DW-CARD-16r", "DW-REV-12")
def test_a_state_waits_in_the_menu_until_it_is_taken() -> None:
    t = table(f"{PAIR}at tungdil: A1\nat balyndis: A1\ncard S1-A5")
    assert t.shown("S1-A5")

    t.play("complete")

    assert not t.shown("S1-A5")


@rule("DW-CARD-12", "DW-CARD-07")
def test_several_quests_of_one_turn_pay_one_after_the_other() -> None:
    t = table(f"{PAIR}at tungdil: C6\nhealth balyndis 1\ncard AD16\ncard TH05", rolls="5 5 1")
    t.play("check", "complete").until("Heal").play("balyndis")

    assert (t.shown("TH05"), t.shown("AD16"), t.health("balyndis")) == (False, False, 3)


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


@rule("DW-END-04", "DW-FIG-10")
def test_the_hit_that_removes_the_last_marker_wins_before_a_loss() -> None:
    t = table(f"{PAIR}at tungdil: G6\nhealth tungdil 1\ncard S1-C2 markers=1", rolls="6 1 1")
    t.play("fight")

    assert t.ended == "won"


@rule("DW-FIG-15")
def test_a_card_whose_last_troop_is_removed_is_completed_by_the_active_hero() -> None:
    t = table(
        "heroes: balyndis, andokai\nspells: SP6\nat andokai: K6\ncard AD15: orc\nbegin turn", seed=4
    )
    assert t.who == "andokai"

    t.play("SP6").until("TakeCard")

    assert t.told("completed")[0][0] == t.seat_of("balyndis")


# Trophies ---------------------------------------------------------------------------------------


@rule("DW-CARD-14", "DW-FIG-04")
def test_a_defeated_troop_is_put_on_the_card_that_collects_it() -> None:
    t = table(f"{PAIR}troops L1: 2 elf\ncard TH07", rolls="6 1 1").play("fight", "elf")

    assert (faceup(t, "TH07").trophies, t.g.supply[2]) == ([0, 0, 1], 18)


@rule("DW-CARD-19")
def test_the_active_seat_chooses_among_several_collectors() -> None:
    t = table(f"{PAIR}troops L1: 2 elf\ncard TH07\ncard EL-TH5", rolls="6 1 1", elfar="yes")
    t.play("fight", "elf")
    assert (t.question, t.offers) == ("Collect", ["EL-TH5", "TH07"])

    t.play("EL-TH5")

    assert faceup(t, "EL-TH5").trophies == [0, 0, 1]


@rule("DW-CARD-20", "DW-FIG-11")
def test_trophies_return_to_the_supply_with_their_card() -> None:
    t = table(f"{PAIR}troops L1: 3 elf\ncard TH07", rolls="6 6 6").play("fight")
    t.play("elf", "elf", "elf")

    assert (t.shown("TH07"), t.g.supply[2]) == (False, 20)


# Loads ------------------------------------------------------------------------------------------


def loaded(text: str = "", **settings: str) -> DwarfTable:
    """Tungdil carries the marker of The Missing Envoy next to Balyndis."""
    return table(
        f"{PAIR}at tungdil: G3\nat balyndis: G3\ncard B5-A1 time=3\ncarries tungdil: B5-A1\n{text}",
        book="5",
    )


@rule("DW-CARD-17")
def test_a_marker_changes_hands_once_a_turn() -> None:
    t = loaded()
    t.play("hand_over")

    assert t.g.carries == [NOWHERE, CARD_NAMES.index("B5-A1")]
    assert "once a turn" in t.refuses("hand_over")


@rule("DW-CARD-17")
def test_a_marker_is_put_down_at_its_destination_only() -> None:
    t = loaded()
    assert "destination" in t.refuses("put_down")
    put(t, 0, place("F7"))

    t.play("put_down").until("TakeCard")

    assert not t.shown("B5-A1")


@rule("DW-CARD-17", "DW-MOV-07")
def test_a_carrier_who_is_set_elsewhere_takes_the_marker_along() -> None:
    t = loaded("card AD29")
    put(t, 0, place("A4"))
    t.play("complete", "tungdil", "A2").until("Menu")

    assert (t.where("tungdil"), t.g.carries[0]) == ("A2", CARD_NAMES.index("B5-A1"))


@rule("DW-GLO-07")
def test_a_hero_carries_one_marker_at_a_time_and_any_of_them() -> None:
    t = table(f"{PAIR}at tungdil: L1\ncard CM-C1 at=L1,L1,A2,G1", combined_might="yes")
    t.play("pick_up")
    assert "one marker at a time" in t.refuses("pick_up")
    put(t, 0, place("G6"))

    t.play("put_down")
    put(t, 0, place("A2"))

    assert "pick_up" in t.options


@rule("DW-GLO-07")
def test_a_trap_is_laid_only_while_blacksaddle_has_no_troops() -> None:
    t = table(
        f"{PAIR}at tungdil: G6\ntroops G6: orc\ncard CM-C1 at=A2\ncarries tungdil: CM-C1",
        combined_might="yes",
    )

    assert "put_down" not in t.options


# The glossary -----------------------------------------------------------------------------------


@rule("DW-GLO-01")
def test_kings_are_persuaded_in_different_turns_by_different_heroes() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: M1\nat balyndis: C6"), "S1-A1")
    t.script("4 1 1").play("check").until("Menu")
    t.play("end_turn").until("Menu")
    assert (t.active, faceup(t, "S1-A1").marked) == ("balyndis", 1)

    t.g.left = 2
    t.script("4 1 1 1").play("check").until("Menu")

    assert not t.shown("S1-A1")


@rule("DW-GLO-01")
def test_one_roll_serves_one_site() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: A2"), "S1-C1")
    t.script("6 6 6").play("check").until("Menu")

    assert faceup(t, "S1-C1").at == [place(name) for name in ("G10", "L1", "G1")]
    assert "check" not in t.options


@rule("DW-GLO-02")
def test_keenfire_goes_to_any_hero_present_or_not() -> None:
    t = table(f"{TRIO}at tungdil: E1\nat balyndis: E1\ncard S1-B1", rolls="5 5 1").play("check")
    assert (t.question, t.offers) == ("Keep", ["balyndis", "boendal", "tungdil"])

    t.play("boendal")

    assert t.g.kept == [(CARD_NAMES.index("S1-B1"), 2)]


@rule("DW-GLO-03", "DW-MOV-12")
def test_all_figures_but_held_ones_go_to_blacksaddle() -> None:
    t = turned_up(table(f"{PAIR}card TH02 hero=balyndis"), "S1-C2")

    assert (t.where("tungdil"), t.where("balyndis")) == ("G6", "A2")


@rule("DW-GLO-04")
def test_the_team_names_a_hero_for_every_single_point() -> None:
    t = table(f"{PAIR}card TH01\ncard AD02\ncard AD11\ndeck quests: S1-A4\nbegin reveal")
    t.until("ShareHurt").play("tungdil", "balyndis").until("Menu")

    assert (t.health("tungdil"), t.health("balyndis")) == (4, 4)


@rule("DW-GLO-05")
def test_troops_placed_on_perished_land_move_on() -> None:
    t = turned_up(table(f"{PAIR}perished G10: Y01"), "S1-A3")

    assert (t.troops("G10"), t.troops("G9")) == ("", "2 orc, 2 troll")


@rule("DW-GLO-09", "DW-CHK-05")
def test_the_new_realm_takes_three_separate_turns() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: G1", book="2"), "B2-A2")
    t.script("6 6 6").play("check").until("Menu")

    assert faceup(t, "B2-A2").markers == 2
    assert "check" not in t.options


@rule("DW-GLO-10")
@pytest.mark.parametrize("card", ["B2-A3", "B2-B1"])
def test_neither_markers_nor_the_elf_are_put_on_the_tunnel_tile(card: str) -> None:
    t = turned_up(table(f"{PAIR}tunnel G4", book="2"), card)

    assert place("G4") not in [*faceup(t, card).at, t.g.rare.elf]


@rule("DW-GLO-08")
def test_the_blacksmith_works_at_the_hammer_even_on_perished_land() -> None:
    t = table(
        f"{PAIR}at tungdil: G1\nperished G1: Y01\nhammer G1\ncard B2-X\ndeck equipment: EQ01, EQ02",
        book="2",
        rolls="4 4 4",
    )
    t.play("check").until("PickShown")
    assert t.offers == ["EQ01", "EQ02"]

    t.play("EQ02", "balyndis")

    assert t.equipment("balyndis") == ["EQ02"]
    assert CARD_NAMES[t.g.equipment.prints_in(0)[0]] == "EQ01"


@rule("DW-CARD-15", "DW-HERO-05")
def test_a_check_of_no_card_is_a_check_for_powers() -> None:
    t = table(
        "heroes: balyndis, tungdil\nat balyndis: G1\nhammer G1\ncard B2-X",
        book="2",
        rolls="1 1 1 1",
    )

    assert "power" in t.play("check").options


@rule("DW-CHK-12", "DW-CHK-03")
def test_conditions_are_tested_before_the_roll_and_won_successes_stay() -> None:
    t = table(f"{PAIR}at tungdil: L1\ncard S1-A8 won=1\ntroops L1: orc")
    assert "check" not in t.options

    now(t, lambda g: g.troops.__setitem__(place("L1") * 3, 0))

    assert "check" in t.options
    assert faceup(t, "S1-A8").won == [1]


@rule("DW-CARD-14")
def test_the_baggage_train_counts_troops_on_the_map_in_one_turn() -> None:
    t = table(
        "heroes: boendal, balyndis\ncard AD28\ncard AD13: orc\nat boendal: L3", rolls="4 4 4 4"
    )
    bring(t, place("L3"), [3, 0, 0])
    t.play("fight").until("AssignDie")
    t.play("kind:orc", "hex:L3", "kind:orc", "card:AD13").until("AssignDie")

    assert (t.shown("AD13"), faceup(t, "AD28").won) == (False, [1])
