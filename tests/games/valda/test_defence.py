"""Defence: cards, totals, rewards (VA-DEF)."""

import pytest

from .table import rule, table


@rule("VA-DEF-01")
@pytest.mark.parametrize(("shield", "after"), [("wooden_shield", 4), ("round_shield", 5)])
def test_a_tie_is_the_defenders(shield: str, after: int) -> None:
    text = f"player 1 followers=5\nhand 1: {shield}\nhand 2: kidnap\nattack"
    t = table(text).play("kidnap", shield)

    assert t.followers[0] == after


@rule("VA-DEF-02", "VA-DEF-04", "VA-DEF-11")
def test_defence_cards_add_up_until_they_suffice() -> None:
    text = "player 1 followers=5\nhand 1: 3 wooden_shield\nhand 2: kill\nattack"
    t = table(text).play("kill wooden_shield")
    assert (t.window, t.totals) == ("Defences", (4, 2))

    t.play("wooden_shield")

    assert (t.followers[0], t.hand(1)) == (5, ["wooden_shield"])
    assert t.pile("b") == ["kill", "wooden_shield", "wooden_shield"]


@rule("VA-DEF-04", "VA-DEF-11", "VA-DEF-09")
def test_cards_that_do_not_suffice_are_lost() -> None:
    text = "player 1 followers=5\nhand 1: 2 wooden_shield\nhand 2: kill\nattack"
    t = table(text).play("kill wooden_shield pass")

    assert (t.followers[0], t.hand(1)) == (4, ["wooden_shield"])
    assert t.pile("b") == ["kill", "wooden_shield"]


@rule("VA-DEF-03", "VA-GOD-05")
@pytest.mark.parametrize(("temples", "total"), [("odin", 2), ("tyr", 3), ("tyr, tyr", 4)])
def test_tyr_is_added_once_and_only_to_a_card(temples: str, total: int) -> None:
    text = f"temples 1: {temples}\nhand 1: 3 wooden_shield\nhand 2: surtur_giant\nattack"
    t = table(text).play("surtur_giant")
    assert t.totals == (5, 0)

    t.play("wooden_shield")
    assert t.totals == (5, total)
    if t.window:
        t.play("wooden_shield")
        assert t.told("defends")[-1][2] == total + 2


@rule("VA-DEF-05")
def test_effects_of_defence_cards_happen_once_each_if_the_defence_succeeds() -> None:
    text = "hand 1: 2 war_horn, rune_shield\nhand 2: surtur_giant\ndeck b: raid, kill\nattack"
    t = table(text).play("surtur_giant war_horn war_horn rune_shield")

    assert (t.runes(1), t.question) == (0, "DrawFrom")  # in the order they were played
    t.play("deck:b")
    t.play("deck:b")
    assert (t.runes(1), t.hand(1)) == (1, ["kill", "raid"])


@rule("VA-DEF-05")
def test_a_failing_defence_has_no_effect() -> None:
    text = "hand 1: rune_shield\nhand 2: surtur_giant\nattack"
    t = table(text).play("surtur_giant rune_shield")

    assert t.runes(1) == 0


@rule("VA-DEF-06", "VA-GIA-03", "VA-GIA-18")
@pytest.mark.parametrize(("temples", "runes"), [("tyr", 1), ("tyr, tyr", 2)])
def test_agir_gives_runes_for_each_defence_not_for_each_card(temples: str, runes: int) -> None:
    text = f"occupants: agir\ntemples 1: {temples}\nhand 1: 2 wooden_shield\nhand 2: kill\nattack"
    t = table(text).play("kill wooden_shield wooden_shield")

    assert t.runes(1) == runes


@rule("VA-DEF-07", "VA-WPN-04")
def test_aegis_lets_an_attack_card_defend_with_its_value() -> None:
    text = "player 1 followers=5\nhand 1: weapon_agir, raid, wooden_shield\nhand 2: surtur_giant"
    t = table(f"{text}\nplayer 2 gold=3\nattack").play("surtur_giant")
    assert t.options == ["card:wooden_shield", "option:aegis", "pass"]

    t.play("aegis raid wooden_shield")

    assert (t.followers[0], t.removed) == (5, ["weapon_agir"])
    assert t.pile("b") == ["surtur_giant", "raid", "wooden_shield"]
    assert t.goods(2) == [0, 0, 3, 0]  # the effect of the Raid does not count


@rule("VA-DEF-07", "VA-DEF-05")
def test_an_attack_card_behind_aegis_has_no_effect() -> None:
    text = "player 2 followers=5\nhand 1: weapon_agir, kill\nhand 2: kill\nattack"
    t = table(text).play("kill aegis kill")

    assert t.told("holds") and t.followers == [0, 5]


@rule("VA-DEF-07", "VA-DEF-03")
def test_modifiers_are_added_to_aegis_too() -> None:
    text = "hand 1: weapon_agir, weapon_tyr, raid\nhand 2: surtur_giant\nattack"
    t = table(text).play("surtur_giant oath_of_war aegis raid")

    assert t.told("holds") == [(0, 5, 5)]


@rule("VA-DEF-07", "VA-GEN-09")
def test_aegis_needs_an_attack_card() -> None:
    t = table("hand 1: weapon_agir, wooden_shield\nhand 2: kill\nattack").play("kill")

    assert t.options == ["card:wooden_shield", "pass"]


@rule("VA-DEF-08", "VA-WPN-23")
def test_a_cancelled_attack_is_no_defence() -> None:
    text = "occupants: agir\ntemples 1: tyr\nhand 1: weapon_tyr\nhand 2: kill\nattack"
    t = table(text).play("kill tyrs_revenge")

    assert (t.runes(1), t.hand(1)) == (0, ["kill"])


@rule("VA-DEF-10", "VA-WPN-22", "VA-GEN-09")
def test_nothing_stops_gungnir_but_the_answers_before_it() -> None:
    text = "player 1 followers=5\nhand 1: fortress, weapon_agir, raid\nhand 2: kill, weapon_odin"
    t = table(f"{text}\nattack").play("gungnir kill")
    assert t.followers[0] == 4

    text = "player 1 followers=5\nhand 1: weapon_tyr\nhand 2: kill, weapon_odin\nattack"
    t = table(text).play("gungnir kill")
    assert (t.window, t.options) == ("Before", ["option:tyrs_revenge", "pass"])


@rule("VA-DEF-12")
def test_a_new_target_defends_with_its_own_powers() -> None:
    text = "hand 1: weapon_freya\ntemples 3: tyr\nhand 3: round_shield\nhand 2: kill\nattack"
    t = table(text, seats=3).play("kill falcon_cloak")

    assert (t.window, t.who) == ("Defences", 3)
    t.play("round_shield")
    assert t.told("holds") == [(2, 4, 4)]


@rule("VA-DEF-01", "VA-HID-06")
def test_only_defence_cards_are_offered_and_the_question_is_covert() -> None:
    t = table("hand 1: wooden_shield, raid, chest_2\nhand 2: kill\nattack").play("kill")

    assert t.options == ["card:wooden_shield", "pass"]
    assert "VA-DEF-01" in t.refuses("card:raid")
    assert t.asked.covert
    assert t.prompt.question == "Blue attacks you with Kill: 4 against 0. Do you defend?"
    other = t.game.prompt(t.g, 1)
    assert other is not None
    assert (other.seat, other.question) == (-1, "Waiting for reactions")
