"""Choices that cards and own weapons ask for (VA-CARD-08, VA-CARD-17, VA-WPN-20)."""

from .table import rule, table


@rule("VA-CARD-08", "VA-CARD-13", "VA-HID-09")
def test_a_card_is_taken_openly_from_the_discard_pile() -> None:
    text = "hand 1: ruler\ndiscard: raid, wooden_shield, kill, chest_2\nvalda"
    t = table(text).play("ruler")

    assert t.offers == ["kill", "raid"]
    t.play("kill")
    assert t.hand(1) == t.knows(2, 1) == ["kill"]
    assert t.pile("a") == ["chest_2", "ruler"]


@rule("VA-CARD-17")
def test_equal_cards_are_one_option() -> None:
    t = table("hand 1: 3 chest_2, 2 seduction_1\nvalda")

    cards = [name for name in t.options if name.startswith("card:")]
    assert cards == ["card:chest_2", "card:seduction_1"]


@rule("VA-WPN-20")
def test_transform_gives_two_tokens_each_on_the_side_you_like() -> None:
    t = table("hand 1: weapon_ymir\nvalda").play("transform side:action side:building")

    assert t.points == (4, 3)
