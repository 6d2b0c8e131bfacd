"""Action cards: shown, paid, the ACT window, choices and effect, discarded (VA-CARD-14, VA-WPN-26)."""

from .table import rule, table


@rule("VA-CARD-09", "VA-GEN-11")
def test_an_action_card_that_finds_nothing_is_wasted() -> None:
    t = table("hand 1: tyr_war\ndiscard: raid\nvalda").play("tyr_war")

    assert t.question == "ValdaMenu"
    assert t.points == (2, 2)
    assert (t.hand(1), t.pile("a")) == ([], ["tyr_war"])


@rule("VA-CARD-14")
def test_an_action_card_is_paid_and_answered_before_its_choices() -> None:
    t = table("hand 1: backup_2\nhand 2: weapon_heimdall\nvalda").play("backup_2")

    assert (t.window, t.who, t.points) == ("Answers", 2, (2, 2))
    t.play("pass")
    assert (t.question, t.who) == ("DrawFrom", 1)


@rule("VA-WPN-26", "VA-WIN-03")
def test_gjallarhorn_cancels_any_action_card_and_its_point_stays_spent() -> None:
    text = "hand 1: seduction_2, thor_thunder_3\nhand 2: 2 weapon_heimdall\nvalda"
    t = table(text).play("seduction_2 gjallarhorn")
    assert (t.followers[0], t.points, t.pile("a")) == (0, (2, 2), ["seduction_2"])

    t.play("thor_thunder_3 gjallarhorn")
    assert (t.hand(1), t.points) == ([], (2, 2))


@rule("VA-WPN-28")
def test_a_weapon_is_no_action_card() -> None:
    t = table("hand 1: weapon_freya\nhand 2: weapon_heimdall\nvalda").play("tears_of_gold")

    assert (t.question, t.goods(1)) == ("ValdaMenu", [0, 0, 4, 0])


@rule("VA-BLD-13", "VA-WPN-26")
def test_one_yggdrasil_a_turn_but_a_cancelled_one_does_not_count() -> None:
    t = table("hand 1: yggdrasil_3, yggdrasil_4\nvalda").play("yggdrasil_3")
    assert "VA-BLD-13" in t.refuses("card:yggdrasil_4")

    text = "hand 1: yggdrasil_3, yggdrasil_4\nhand 2: weapon_heimdall\nvalda"
    t = table(text).play("yggdrasil_3 gjallarhorn yggdrasil_4")
    assert t.points == (3, 4)
