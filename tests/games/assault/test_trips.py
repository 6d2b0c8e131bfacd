"""What trips can do, and whole trips in one click (AG-MOV)."""

import pytest

from .table import Table, rule, table


def moving(text: str, race: str = "hill", row: str = "", seats: int = 6) -> Table:
    """A Move Command has just been played."""
    rows = f"row {race}: {row}\n" if row else ""
    return table(f"{text}\n{rows}turn {race}\nask command", seats).play("move")


PASS_FROST = """
    army hill in icewind_dale: {unit}
    army frost in sea_of_moving_ice: regular
    army frost in sea_of_swords: regular
    army frost in spine_of_the_world: regular
    turn hill
    ask command
"""


@rule("AG-MOV-07", "AG-MOV-23")
def test_an_enemy_region_is_entered_only_if_the_trip_can_go_on() -> None:
    text = """
        army hill in sumber_hills: 7 regular
        army frost in delimbiyr_vale: regular
        army stone in dessarin_valley: regular
        army cloud in sword_coast: regular
    """
    three = moving(text).trip("sumber_hills", "3 regular")
    assert three.offers == ["delimbiyr_vale", "dessarin_valley", "sword_coast"]

    four = moving(text).play("sumber_hills", "regular")  # the first of them goes in any case
    assert four.offers == ["done", "regular"]
    four.play("regular")
    assert four.question == "TripStep"  # a fourth unit would need 8 maneuvers


@rule("AG-MOV-12")
def test_a_champion_alone_needs_a_card_to_pass() -> None:
    army = """
        army hill in high_moor: champion
        army frost in delimbiyr_vale: regular
        army stone in graypeak_mountains: regular
    """

    assert "high_moor" not in moving(army, row="plunder").offers
    with_card = moving(army + "\ncards hill: food")
    with_card.play("high_moor", "delimbiyr_vale", "sword_coast", "stop")
    assert with_card.cards("frost") == "food"

    companion = moving(army.replace("champion", "champion, regular"))
    companion.trip("high_moor", "regular, champion", "delimbiyr_vale")
    assert companion.on_the_way == "regular_wounded, champion"  # the wound answered itself


@rule("AG-MOV-22")
def test_a_trip_visits_no_region_twice() -> None:
    t = moving("army hill in high_moor: regular").play("high_moor", "delimbiyr_vale")

    assert "high_moor" not in t.offers
    assert "AG-MOV-22" in t.refuses("high_moor")
    t.play("stop", "delimbiyr_vale", "high_moor", "stop")  # a later trip may go back
    assert t.army("high_moor") == "hill: regular"


@rule("AG-MOV-17")
def test_routes_lead_to_every_place_without_a_penalty() -> None:
    t = moving("army hill in high_moor: regular").play("high_moor")
    assert t.g.asked is not None

    routes = t.g.asked.routes(t.g)
    ends = set()
    for route in routes:
        after = t.g.play_all(t.seat_of("hill"), route)
        ends |= {r for r in range(16) if after.owner[r] == 5}

    assert t.region("sword_coast") in ends
    assert t.region("evermoors") not in ends


@rule("AG-MOV-17")
def test_marches_take_whole_armies_in_one_click() -> None:
    t = moving("army hill in high_moor: 2 regular, leader\narmy frost in delimbiyr_vale: regular")
    assert t.g.asked is not None

    routes = t.g.asked.routes(t.g)

    ends = []
    for route in routes:
        after = t.g.play_all(t.seat_of("hill"), route)
        ends += [r for r in range(16) if after.owner[r] == 5]
    assert sorted(ends) == sorted([t.region("anauroch"), t.region("high_forest")])


@rule("AG-MOV-23")
def test_a_wounded_unit_can_pay_one_penalty_a_healthy_one_two() -> None:
    """R-10: behind the first enemies stand others, so that way costs two wounds."""
    wounded = table(PASS_FROST.format(unit="regular wounded")).play("move", "icewind_dale")
    healthy = table(PASS_FROST.format(unit="regular")).play("move", "icewind_dale")

    assert wounded.question == healthy.question == "TripStep"
    assert wounded.offers == ["ice_spires", "spine_of_the_world"]
    assert healthy.offers == ["ice_spires", "sea_of_moving_ice", "spine_of_the_world"]


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

    assert (t.question == "StartTrip" and "icewind_dale" in t.offers) == goes


@rule("AG-MOV-23")
@pytest.mark.parametrize(("cards", "goes"), [("food", True), ("", False)])
def test_a_champion_passes_enemies_only_if_a_card_can_be_paid(cards: str, goes: bool) -> None:
    """R-16: exactly one penalty, and no wound that a Champion could take (AG-MOV-12)."""
    t = table(
        "army hill in icewind_dale: champion\narmy frost in sea_of_moving_ice: regular\n"
        "army frost in spine_of_the_world: regular\narmy frost in ice_spires: regular\n"
        f"cards hill: {cards}\nturn hill\nask trip\nmaneuvers 2"
    )

    assert (t.question == "StartTrip" and "icewind_dale" in t.offers) == goes


@rule("AG-MOV-07")
def test_the_next_step_leaves_a_maneuver_to_get_out_again() -> None:
    t = table(
        "army hill in dessarin_valley: regular\narmy fire in high_forest: regular\n"
        "cards hill: 5 food\nturn hill\nask trip\nmaneuvers 1"
    ).play("dessarin_valley")

    assert t.question == "TripStep"
    assert t.offers == ["neverwinter_wood", "sumber_hills", "sword_coast"]
