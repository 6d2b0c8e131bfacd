"""Powers of the Heroes (DW-HERO)."""

import pytest

from jotunheim.games.dwarves.state import S_BOOK, S_DECK, S_HAND
from jotunheim.games.dwarves.tokens import CARD_NAMES
from tests.games.dwarves.table import DwarfTable, rule, table

WITCH = "heroes: andokai, balyndis\n"


def hand(t: DwarfTable) -> list[str]:
    return sorted([CARD_NAMES[card] for card in t.g.spells.prints_in(S_HAND)])


# Dice -------------------------------------------------------------------------------------------


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


# Tinker -----------------------------------------------------------------------------------------


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


@rule("DW-HERO-13", "DW-SAGA-18")
def test_xamtys_lets_a_hero_gain_health_when_she_completes_an_adventure() -> None:
    t = table("heroes: xamtys, balyndis\nhealth balyndis 2\nat xamtys: D2\ncard AD06")
    t.play("complete").until("Inspire")

    t.play("balyndis")

    assert t.health("balyndis") == 3


@rule("DW-HERO-13")
def test_xamtys_gives_nothing_for_scenario_cards() -> None:
    t = table("heroes: xamtys, balyndis\nat balyndis: A1\ncard S1-A5")
    t.play("complete")

    assert t.question == "Menu"


# Andôkai ----------------------------------------------------------------------------------------


@rule("DW-HERO-01", "DW-SET-08")
def test_andokai_draws_a_spell_with_an_action() -> None:
    t = table(f"{WITCH}deck spells: SP2")

    t.play("draw_spell")

    assert (hand(t), t.g.left) == (["SP2"], 1)


@rule("DW-HERO-02")
def test_with_a_fourth_spell_one_goes_under_the_deck() -> None:
    t = table(f"{WITCH}spells: SP2, SP3, SP4\ndeck spells: SP5").play("draw_spell")
    assert (t.question, t.offers) == ("PutUnder", ["SP2", "SP3", "SP4", "SP5"])

    t.play("SP3")

    assert hand(t) == ["SP2", "SP4", "SP5"]
    assert CARD_NAMES[t.g.spells.prints_in(S_DECK)[0]] == "SP3"


@rule("DW-HERO-04")
def test_the_spell_book_lies_faceup_and_helps_from_the_next_action_on() -> None:
    t = table(f"{WITCH}deck spells: SP1, SP2, SP4, SP5").play("draw_spell")
    assert (hand(t), len(t.g.spells.zones[S_BOOK])) == ([], 1)

    t.play("draw_spell")

    assert hand(t) == ["SP2", "SP4"]


@rule("DW-HERO-04", "DW-EQ-15")
def test_the_spell_book_counts_as_equipment_and_goes_under_its_deck() -> None:
    t = table(f"{WITCH}spellbook\nat andokai: G9\ncard AD26")
    t.play("give")

    assert (len(t.g.spells.zones[S_BOOK]), t.shown("AD26")) == (0, False)
    assert CARD_NAMES[t.g.spells.prints_in(S_DECK)[0]] == "SP1"


@rule("DW-HERO-03")
def test_a_spell_is_played_in_the_turn_of_another_hero_and_goes_under_the_deck() -> None:
    t = table("heroes: balyndis, andokai\nspells: SP5\ncard AD02", rolls="4 4 1 1").play("check")
    t.play("pass")  # Balyndis keeps her dice
    assert t.who == "andokai"

    t.play("SP5", "die:3").until("Menu")

    assert not t.shown("AD02")
    assert CARD_NAMES[t.g.spells.prints_in(S_DECK)[0]] == "SP5"


@rule("DW-HERO-03")
def test_healing_breeze_may_answer_a_loss() -> None:
    t = table(
        "heroes: balyndis, andokai\nspells: SP2\nhealth balyndis 1\ntroops A2: elf", rolls="1 1"
    )
    t.until("Menu").play("fight", "SP2", "balyndis").until("Menu")

    assert (t.ended, t.health("balyndis")) == ("", 2)


@rule("DW-HERO-03", "DW-EQ-13")
def test_wind_armour_prevents_a_loss() -> None:
    t = table("heroes: balyndis, andokai\nspells: SP8\ntroops A2: elf", rolls="1 1")
    t.play("fight", "SP8").until("Menu")

    assert t.health("balyndis") == 5


@rule("DW-HERO-03", "DW-MOV-12")
def test_gate_of_winds_sets_a_free_hero_anywhere_of_note() -> None:
    t = table(f"{WITCH}spells: SP3\ncard TH02 hero=balyndis")
    t.play("cast")
    assert (t.question, t.asked.seat) == ("PortWhere", 0)  # Balyndis is held

    t.play("E1")

    assert t.where("andokai") == "E1"


@rule("DW-HERO-03")
def test_gust_of_samusin_rolls_any_dice_again() -> None:
    t = table(f"{WITCH}spells: SP4\ncard AD02", rolls="5 2 1 6 6").play("check", "SP4")

    t.play("die:2", "die:3").until("Menu")

    assert not t.shown("AD02")


@rule("DW-HERO-03", "DW-CARD-14", "DW-FIG-15")
def test_ball_lightning_strikes_troops_or_the_last_troop_of_a_card() -> None:
    t = table(f"{WITCH}spells: SP6\ntroops F6: 2 orc\ncard CM-A3: orc", combined_might="yes")
    t.play("cast", "F7")

    assert not t.shown("CM-A3")
    other = table(f"{WITCH}spells: SP6\ntroops F6: 2 orc, troll")
    other.play("cast", "orc", "orc")
    assert other.troops("F6") == "troll"


@rule("DW-HERO-03", "DW-PL-17")
def test_a_tempest_moves_troops_and_the_map_settles() -> None:
    t = table(f"{WITCH}spells: SP7\ntroops G3: 3 orc\ntroops G4: 3 orc", draws=(12,))
    t.play("cast", "G3", "G4").until("Menu")

    assert t.turned[:1] == ["G4"]


@rule("DW-HERO-03", "DW-COUN-12")
def test_whispering_wind_blanks_a_recruitment_die() -> None:
    t = table(f"{WITCH}spells: SP9\nbegin recruit V", draws=(5, 5, 5))
    assert t.question in ("OpenReact", "React")

    t.play("SP9", "recruit:orc").until("Menu", "")

    assert t.troops("G1") == "2 troll, elf"


@rule("DW-HERO-11", "DW-CARD-14")
def test_narmoras_extra_troop_is_defeated_too() -> None:
    t = table(
        "heroes: narmora, balyndis\ntroops I2: 2 troll\ncard CM-AD4",
        rolls="5 1 1",
        combined_might="yes",
    )
    t.play("fight", "troll", "troll")

    assert not t.shown("CM-AD4")


def test_nobody_but_andokai_draws_spells() -> None:
    t = table("heroes: tungdil, andokai")

    assert "Andôkai" in t.refuses("draw_spell")
