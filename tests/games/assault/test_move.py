"""Moving and stacking (AG-MOV, AG-STK)."""

from jotunheim.games.assault import GAME

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
    assert bases == [4, 5]


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
    assert "stop" not in t.offers
    assert "AG-MOV-06" in t.refuses("stop")


@rule("AG-MOV-08", "AG-MOV-11", "AG-MOV-18", "AG-DEC-07")
def test_passing_costs_a_card_of_the_movers_choice_or_a_wound() -> None:
    pay = table(VALE).play("move").trip("sumber_hills", "3 regular")
    assert pay.question == "TripStep"
    pay.play("delimbiyr_vale")
    assert pay.offers == ["food", "regular"]
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


@rule("AG-MOV-25", "AG-ACT-07")
def test_the_paid_card_lies_with_the_enemy_at_once() -> None:
    t = table(VALE).play("move", "sumber_hills", "regular", "done", "delimbiyr_vale", "food")

    assert t.cards("frost") == "food"
    assert t.who == "hill"  # nobody can react to a move


@rule("AG-MOV-12")
def test_a_champion_is_not_wounded_to_pay_for_passing() -> None:
    t = moving(
        "army hill in high_moor: regular, champion\narmy fire in delimbiyr_vale: regular\n"
        "army fire in graypeak_mountains: regular\ncards hill: food"
    )
    t.trip("high_moor", "regular, champion", "delimbiyr_vale")

    assert t.question == "PayPenalty"
    assert t.offers == ["food", "regular"]
    assert "AG-MOV-12" in t.refuses("unit:champion")


@rule("AG-MOV-17")
def test_a_trip_that_answers_itself_to_the_end_of_the_game_has_no_route() -> None:
    """Found by random play: the look ahead met a game that was over, and failed."""
    t = table(
        "army hill in high_moor: regular\nround 9\nlast_round 9\nturn hill\nask trip\nmaneuvers 1",
        seats=3,
    )

    assert t.offers == ["done", "high_moor"]
    prompt = GAME.view(t.g, t.seat_of("hill")).prompt
    assert prompt is not None and prompt.routes == ()
    assert t.play("high_moor").g.over
