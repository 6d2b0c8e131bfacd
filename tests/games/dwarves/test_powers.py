"""Powers of Heroes that change dice, and Furgas' Tinker (DW-HERO-05 to 16)."""

import pytest

from tests.games.dwarves.table import rule, table


@rule("DW-HERO-12", "DW-HERO-16")
def test_tungdil_raises_one_die_of_dispatches() -> None:
    t = table("heroes: tungdil, balyndis", rolls="4 4 1").play("dispatches")
    assert t.offers == ["pass", "power"]

    t.play("power", "die:1")

    assert t.council == "R1"


@rule("DW-HERO-12", "DW-HERO-16")
def test_tungdil_does_not_raise_dice_of_craft_checks() -> None:
    t = table("heroes: tungdil, balyndis\ncard AD02", rolls="4 4 1").play("check")

    assert t.question == "Menu"


@rule("DW-HERO-05", "DW-COUN-06")
def test_balyndis_rolls_all_dice_of_a_craft_check_again_and_r3_works_again() -> None:
    t = table("heroes: balyndis, tungdil\ncouncil R3\ncard AD02", rolls="1 1 1 1 2 6 6 6 1 3")
    t.play("check", "council", "power")

    assert t.dice == [6, 6, 6, 1]
    assert "council" in t.options and "power" not in t.options


@rule("DW-HERO-16")
def test_balyndis_power_is_for_craft_checks_only() -> None:
    t = table("heroes: balyndis, tungdil\ncard AD12", rolls="1 1").play("check")

    assert t.question == "Menu"


@rule("DW-HERO-07", "DW-CHK-11")
def test_boendal_raises_one_die_of_a_fight() -> None:
    t = table("heroes: boendal, balyndis\ntroops G10: elf", rolls="5 1 1 1")
    t.play("fight", "power", "die:1").until("AssignDie").play("elf")

    assert t.until("Menu").troops("G10") == ""


@rule("DW-HERO-08", "DW-COUN-11")
def test_boindil_rolls_all_dice_of_a_fight_again_and_l2_strikes_again() -> None:
    t = table(
        "heroes: boindil, balyndis\ncouncil L2\ntroops G10: 2 orc", rolls="1 1 1 2 1 5 5 5 6 1"
    )
    t.play("fight", "power")

    assert t.dice == [5, 5, 5, 1]


@rule("DW-HERO-09")
@pytest.mark.parametrize("card", ["AD02", "AD12", "AD07"])
def test_rodario_raises_one_die_of_any_check(card: str) -> None:
    t = table(f"heroes: rodario, balyndis\ncard {card}", rolls="3 1 1").play("check")

    assert t.offers == ["pass", "power"]


@rule("DW-HERO-09", "DW-HERO-16")
def test_rodario_does_not_raise_dice_of_a_move() -> None:
    t = table("heroes: rodario, balyndis", rolls="3 1 1").play("move")

    assert t.question == "Walk"


@rule("DW-HERO-15", "DW-EQ-14")
def test_the_true_tungdil_pays_health_once_a_turn_to_roll_dice_again() -> None:
    t = table("heroes: true_tungdil, balyndis\ncard AD02\nhealth true_tungdil 2", rolls="4 2 1 6 6")
    t.play("check", "power", "die:2", "die:3").until("Menu")

    assert t.health("true_tungdil") == 1
    assert not t.shown("AD02")


@rule("DW-HERO-15", "DW-EQ-14")
def test_the_true_tungdil_never_pays_his_last_point() -> None:
    t = table("heroes: true_tungdil, balyndis\ncard AD02\nhealth true_tungdil 1", rolls="4 2 1")

    assert t.play("check").question == "Menu"


@rule("DW-HERO-14", "DW-CARD-15")
@pytest.mark.parametrize(("rolls", "cards"), [("5 6 1 1", 1), ("6 6 6 6", 1), ("6 4 4 4", 0)])
def test_furgas_tinkers_one_card_with_two_successes_in_one_roll(rolls: str, cards: int) -> None:
    t = table("heroes: furgas, balyndis", rolls=rolls).play("tinker")

    assert (t.question == "TakeCard") == (cards == 1)
    assert t.until("Menu").g.left == 1


@rule("DW-HERO-14")
def test_only_furgas_tinkers() -> None:
    t = table("heroes: tungdil, furgas")

    assert "Furgas" in t.refuses("tinker")
