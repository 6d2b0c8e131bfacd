"""Moving and stacking (AG-MOV, AG-STK)."""

import pytest

from .table import Table, rule, table

VALE = """
    army hill in sumber_hills: 3 regular
    army frost in delimbiyr_vale: 2 regular
    cards hill: 2 food
    turn hill
    ask command
"""


def moving(text: str, race: str = "hill", row: str = "", seats: int = 6) -> Table:
    """A Move Command has just been played."""
    rows = f"row {race}: {row}\n" if row else ""
    return table(f"{text}\n{rows}turn {race}\nask command", seats).play("move")


@rule("AG-MOV-01")
def test_hill_has_six_maneuvers_and_eight_with_two_cards_to_the_left() -> None:
    army = "army hill in high_moor: regular"

    assert moving(army).maneuvers == 6
    assert moving(army, row="plunder, trade").maneuvers == 8
    bases = [moving(f"army {r} in high_moor: regular", r).maneuvers for r in ("storm", "stone")]
    assert bases == [3, 5]


@rule("AG-MOV-02", "AG-MOV-03", "AG-DEC-06", "AG-GLO-02")
def test_maneuvers_are_split_freely_and_may_be_left() -> None:
    t = moving("army hill in high_moor: 3 regular")

    t.trip("high_moor", "regular", "delimbiyr_vale", "sword_coast", "stop")
    assert t.maneuvers == 4
    t.trip("high_moor", "2 regular", "delimbiyr_vale", "stop")
    assert t.maneuvers == 2
    t.play("done")

    assert t.army("sword_coast") == "hill: regular"
    assert t.army("delimbiyr_vale") == "hill: 2 regular"


@rule("AG-MOV-04", "AG-MOV-17", "AG-MOV-24")
def test_leaders_tokens_and_champions_travel_together() -> None:
    t = moving("army hill in high_moor: regular, elite wounded, champion, leader")

    t.trip("high_moor", "regular, elite_wounded, champion, leader", "delimbiyr_vale", "stop")

    assert t.army("delimbiyr_vale") == "hill: regular, elite_wounded, champion, leader"
    assert t.maneuvers == 6 - 4


@rule("AG-MOV-05", "AG-MOV-06", "AG-DEC-29", "AG-GLO-05")
def test_units_stop_in_empty_or_friendly_regions_only() -> None:
    t = table(VALE).play("move", "sumber_hills", "regular", "done")

    t.play("delimbiyr_vale", "food")

    assert t.question == "TripStep"
    assert "stop" not in t.options
    assert "AG-MOV-06" in t.refuses("stop")


@rule("AG-MOV-07", "AG-MOV-23")
def test_an_enemy_region_is_entered_only_if_the_trip_can_go_on() -> None:
    text = """
        army hill in sumber_hills: 7 regular
        army frost in delimbiyr_vale: regular
        army stone in dessarin_valley: regular
        army cloud in sword_coast: regular
    """
    three = moving(text).trip("sumber_hills", "3 regular")
    assert three.options == ["delimbiyr_vale", "dessarin_valley", "sword_coast"]

    four = moving(text).play("sumber_hills", "regular")  # the first of them goes in any case
    assert four.options == ["done", "regular"]
    four.play("regular")
    assert four.question == "TripStep"  # a fourth unit would need 8 maneuvers


@rule("AG-MOV-08", "AG-MOV-11", "AG-MOV-18", "AG-DEC-07")
def test_passing_costs_a_card_of_the_movers_choice_or_a_wound() -> None:
    pay = table(VALE).play("move").trip("sumber_hills", "3 regular")
    assert pay.question == "TripStep"
    pay.play("delimbiyr_vale")
    assert pay.options == ["food", "regular"]
    pay.play("food")
    assert pay.cards("hill") == "food"
    assert pay.cards("frost") == "food"

    wound = table(VALE).play("move").trip("sumber_hills", "3 regular", "delimbiyr_vale")
    wound.play("unit:regular")
    assert wound.on_the_way == "2 regular, regular_wounded"
    assert wound.points("frost") == 0


@rule("AG-MOV-09", "AG-MOV-21")
def test_the_penalty_is_paid_once_a_region_and_turn() -> None:
    t = table(VALE + "spells hill: haste").play("move")
    t.trip("sumber_hills", "regular", "delimbiyr_vale", "food", "high_moor", "stop")
    t.trip("sumber_hills", "regular", "delimbiyr_vale", "high_moor", "stop")
    assert t.cards("hill") == "food"
    t.play("done", "haste").trip("sumber_hills", "regular", "delimbiyr_vale", "high_moor", "stop")

    assert t.cards("hill") == "food"  # also for maneuvers that a spell grants later in the turn
    assert t.army("high_moor") == "hill: 3 regular"


@rule("AG-MOV-10")
def test_two_enemy_regions_are_two_penalties() -> None:
    t = moving(
        """
        army hill in sumber_hills: regular
        army frost in delimbiyr_vale: regular
        army frost in high_forest: regular
        cards hill: 2 food
        """
    )
    t.play(
        "sumber_hills", "delimbiyr_vale", "food", "high_forest", "food", "silver_marches", "stop"
    )

    assert t.cards("frost") == "2 food"
    assert t.army("silver_marches") == "hill: regular"


@rule("AG-MOV-11", "AG-END-12")
def test_a_wounded_unit_wounded_again_falls_and_that_enemy_scores() -> None:
    t = moving("army hill in sumber_hills: elite wounded\narmy frost in delimbiyr_vale: regular")

    t.play("sumber_hills", "delimbiyr_vale")  # the only payment, the wound, answers itself

    assert t.points("frost") == 2
    assert t.army("sumber_hills") == ""
    assert t.supply("hill", "elite") == 8


@rule("AG-MOV-12")
def test_a_champion_alone_needs_a_card_to_pass() -> None:
    army = """
        army hill in high_moor: champion
        army frost in delimbiyr_vale: regular
        army stone in graypeak_mountains: regular
    """

    assert "high_moor" not in moving(army, row="plunder").options
    with_card = moving(army + "\ncards hill: food")
    with_card.play("high_moor", "delimbiyr_vale", "sword_coast", "stop")
    assert with_card.cards("frost") == "food"

    companion = moving(army.replace("champion", "champion, regular"))
    companion.trip("high_moor", "regular, champion", "delimbiyr_vale")
    assert companion.on_the_way == "regular_wounded, champion"  # the wound answered itself


@rule("AG-MOV-13")
def test_the_rulebooks_example_through_delimbiyr_vale() -> None:
    t = table(VALE).play("move")
    assert t.maneuvers == 6

    t.trip("sumber_hills", "3 regular", "delimbiyr_vale", "unit:regular", "high_moor", "stop")

    assert t.maneuvers == 0
    assert t.army("high_moor") == "hill: 2 regular, regular_wounded"
    assert t.cards("hill") == "2 food"
    assert t.cards("frost") == ""


@rule("AG-MOV-14", "AG-MOV-15", "AG-TIP-01", "AG-LYN-08")
def test_an_empty_starting_region_is_passed_free_but_closed_to_stopping() -> None:
    t = moving("army hill in dessarin_valley: regular\ncastle high_moor")

    t.play("dessarin_valley", "evermoors")

    assert t.question == "TripStep"  # no penalty
    assert "AG-MOV-14" in t.refuses("stop")
    t.play("silver_marches", "stop")
    assert t.army("silver_marches") == "hill: regular"


@rule("AG-MOV-16", "AG-FIN-03")
def test_from_the_final_ordning_on_it_is_open() -> None:
    t = moving("army hill in dessarin_valley: regular\nstage final")

    t.play("dessarin_valley", "evermoors", "stop")

    assert t.army("evermoors") == "hill: regular"


@rule("AG-MOV-18")
def test_a_defeated_unit_leaves_the_trip_and_costs_no_more_maneuvers() -> None:
    t = moving(
        "army hill in sumber_hills: regular, regular wounded\narmy frost in delimbiyr_vale: regular"
    )

    t.trip("sumber_hills", "regular, regular_wounded", "delimbiyr_vale", "regular_wounded")
    t.play("high_moor", "stop")

    assert t.army("high_moor") == "hill: regular"
    assert t.maneuvers == 6 - 2 - 1


@rule("AG-MOV-19", "AG-COM-11", "AG-STK-05")
def test_champions_pass_each_other_and_full_regions_but_do_not_stop_together() -> None:
    text = "army hill in sumber_hills: champion\narmy hill in delimbiyr_vale: champion, 6 regular"
    t = moving(text)
    t.play("sumber_hills", "delimbiyr_vale", "high_moor", "stop")
    assert t.army("high_moor") == "hill: champion"

    stop = moving(text).play("sumber_hills", "delimbiyr_vale", "stop")
    assert stop.army("delimbiyr_vale") == "hill: 6 regular, champion"
    assert stop.supply("hill", "champion") == 1


@rule("AG-MOV-20", "AG-GSL-20", "AG-GSL-21", "AG-GLO-04")
def test_giantslayers_hinder_nobody() -> None:
    t = moving("army hill in delimbiyr_vale: regular\nslayer hook in high_moor")

    t.play("delimbiyr_vale", "high_moor", "stop")

    assert t.army("high_moor") == "hill: regular"
    assert t.cards("hill") == ""


@rule("AG-MOV-22")
def test_a_trip_visits_no_region_twice() -> None:
    t = moving("army hill in high_moor: regular").play("high_moor", "delimbiyr_vale")

    assert "high_moor" not in t.options
    assert "AG-MOV-22" in t.refuses("high_moor")
    t.play("stop", "delimbiyr_vale", "high_moor", "stop")  # a later trip may go back
    assert t.army("high_moor") == "hill: regular"


@rule("AG-MOV-25", "AG-ACT-07")
def test_the_paid_card_lies_with_the_enemy_at_once() -> None:
    t = table(VALE).play("move", "sumber_hills", "regular", "done", "delimbiyr_vale", "food")

    assert t.cards("frost") == "food"
    assert t.who == "hill"  # nobody can react to a move


@rule("AG-MOV-17")
def test_routes_lead_to_every_place_without_a_penalty() -> None:
    t = moving("army hill in high_moor: regular").play("high_moor")
    assert t.g.asked is not None

    routes = t.g.asked.routes(t.g)
    ends = set()
    for route in routes:
        after = t.g.play_all(t.seat("hill"), route)
        ends |= {r for r in range(16) if after.owner[r] == 5}

    assert t.region("sword_coast") in ends
    assert t.region("evermoors") not in ends


@rule("AG-STK-01")
def test_limits_of_the_races() -> None:
    from jotunheim.games.assault import GAME

    assert GAME.book.limit == [3, 4, 5, 5, 6, 7]


@rule("AG-STK-02", "AG-STK-03", "AG-STK-07", "AG-DEC-08")
def test_owners_make_room_for_those_who_enter() -> None:
    t = moving(
        "army storm in sword_coast: 2 regular, elite\narmy storm in delimbiyr_vale: elite, leader",
        "storm",
    )
    t.trip("delimbiyr_vale", "elite, leader", "sword_coast", "stop")
    assert t.question == "MakeRoom"
    assert t.options == ["elite", "regular"]
    t.play("regular")  # one regular had to go in any case, the second one is a choice

    assert t.army("sword_coast") == "storm: 2 elite, leader"
    assert t.supply("storm", "regular") == 5


@rule("AG-STK-04", "AG-GLO-06")
def test_removed_units_give_no_points_and_come_back_healthy() -> None:
    t = moving(
        "army storm in sword_coast: regular wounded, 2 elite\narmy storm in delimbiyr_vale: leader",
        "storm",
    )
    t.play("delimbiyr_vale", "sword_coast", "stop", "regular_wounded")

    assert [t.points(race) for race in ("storm", "cloud", "hill")] == [0, 0, 0]
    assert t.supply("storm", "regular") == 5


@rule("AG-STK-06")
def test_a_limit_binds_neither_other_races_nor_giantslayers() -> None:
    t = moving(
        "army hill in delimbiyr_vale: 7 regular\nslayer hook in high_moor\nslayer line in high_moor\nslayer sinker in high_moor"
    )
    t.trip("delimbiyr_vale", "6 regular", "high_moor", "stop")

    assert t.army("high_moor") == "hill: 6 regular"


@rule("AG-MOV-17")
def test_marches_take_whole_armies_in_one_click() -> None:
    t = moving("army hill in high_moor: 2 regular, leader\narmy frost in delimbiyr_vale: regular")
    assert t.g.asked is not None

    routes = t.g.asked.routes(t.g)

    ends = []
    for route in routes:
        after = t.g.play_all(t.seat("hill"), route)
        ends += [r for r in range(16) if after.owner[r] == 5]
    assert sorted(ends) == sorted([t.region("anauroch"), t.region("high_forest")])


PASS_FROST = """
    army hill in icewind_dale: {unit}
    army frost in sea_of_moving_ice: regular
    army frost in sea_of_swords: regular
    army frost in spine_of_the_world: regular
    turn hill
    ask command
"""


@rule("AG-MOV-23")
def test_a_wounded_unit_can_pay_one_penalty_a_healthy_one_two() -> None:
    """R-10: behind the first enemies stand others, so that way costs two wounds."""
    wounded = table(PASS_FROST.format(unit="regular wounded")).play("move", "icewind_dale")
    healthy = table(PASS_FROST.format(unit="regular")).play("move", "icewind_dale")

    assert wounded.question == healthy.question == "TripStep"
    assert wounded.options == ["ice_spires", "spine_of_the_world"]
    assert healthy.options == ["ice_spires", "sea_of_moving_ice", "spine_of_the_world"]


@rule("AG-MOV-07")
@pytest.mark.parametrize(("maneuvers", "goes"), [(2, True), (1, False)])
def test_a_trip_enters_enemies_only_with_a_maneuver_left_to_get_out(
    maneuvers: int, goes: bool
) -> None:
    """R-16: two steps lead through the frost giants, one step would end among them."""
    t = table(
        "army hill in icewind_dale: regular\narmy frost in sea_of_moving_ice: regular\n"
        "army frost in spine_of_the_world: regular\narmy frost in ice_spires: regular\n"
        f"turn hill\nask trip\nmaneuvers {maneuvers}"
    )

    assert (t.question == "StartTrip" and "icewind_dale" in t.options) == goes


@rule("AG-MOV-23")
@pytest.mark.parametrize(("cards", "goes"), [("food", True), ("", False)])
def test_a_champion_passes_enemies_only_if_a_card_can_be_paid(cards: str, goes: bool) -> None:
    """R-16: exactly one penalty, and no wound that a Champion could take (AG-MOV-12)."""
    t = table(
        "army hill in icewind_dale: champion\narmy frost in sea_of_moving_ice: regular\n"
        "army frost in spine_of_the_world: regular\narmy frost in ice_spires: regular\n"
        f"cards hill: {cards}\nturn hill\nask trip\nmaneuvers 2"
    )

    assert (t.question == "StartTrip" and "icewind_dale" in t.options) == goes
