"""The Resource phase: income, homage, the draw and Freya (VA-RSC, VA-GOD-01 to 03)."""

from .table import rule, table


@rule("VA-RSC-04", "VA-RSC-05")
def test_two_cards_of_one_deck_end_the_turn() -> None:
    t = table("deck b: raid, kill\nresource").play("deck:b")

    assert t.hand(1) == ["kill", "raid"]
    assert t.g.active == 1


@rule("VA-RSC-05", "VA-GOD-01", "VA-GOD-02", "VA-HID-04", "VA-HID-11")
def test_freya_draws_three_and_puts_one_under_its_deck() -> None:
    t = table("temples 1: freya\nhand 1: chest_2\ndeck b: raid, kill, kidnap\nresource")
    t.play("deck:b")

    assert t.offers == ["kidnap", "kill", "raid"]
    t.play("raid")
    assert (t.hand(1), t.deck("b")[0]) == (["chest_2", "kidnap", "kill"], "raid")
    bottom = t.g.cards.zones[1][0]
    assert t.g.cards.knows(bottom, 0)
    assert not t.g.cards.knows(bottom, 1)
    assert "Red puts a card under deck B" in t.log(1)


@rule("VA-GOD-01", "VA-HID-06")
def test_freya_is_asked_even_if_the_three_cards_are_alike() -> None:
    t = table("temples 1: freya\ndeck b: raid, raid, raid\nresource").play("deck:b")

    assert t.options == ["card:raid"]
    t.play("raid")
    assert t.hand(1) == ["raid", "raid"]


@rule("VA-GOD-03")
def test_freya_with_two_temples_keeps_all_three() -> None:
    t = table("temples 1: freya, freya\ndeck b: raid, kill, kidnap\nresource").play("deck:b")

    assert t.hand(1) == ["kidnap", "kill", "raid"]


@rule("VA-RSC-07")
def test_with_only_two_cards_to_be_had_freya_keeps_both() -> None:
    text = "temples 1: freya\nremoved: deck b\ndiscard: raid, kill\nresource"
    t = table(text).play("deck:b")

    assert t.hand(1) == ["kill", "raid"]
    assert t.g.active == 1


@rule("VA-RSC-07")
def test_without_any_card_nothing_is_drawn() -> None:
    t = table("removed: deck a, deck b\nresource")

    assert t.g.active == 1
    half = table("removed: deck a\ndeck b: raid, kill\nresource")
    assert half.g.active == 1  # deck B is the only choice
    assert half.hand(1) == ["kill", "raid"]


@rule("VA-RSC-08", "VA-CARD-05")
def test_the_unkept_card_goes_under_the_deck_after_its_reshuffle() -> None:
    text = "temples 1: freya\nremoved: deck b\ndiscard: raid, kill, kidnap\nresource"
    t = table(text).play("deck:b")
    drawn = t.offers

    t.play(drawn[0])

    assert t.deck("b") == [drawn[0]]


@rule("VA-RSC-06")
def test_after_the_draw_the_next_turn_begins() -> None:
    t = table("resource", seats=3).play("deck:a")

    assert (t.g.active, t.question) == (1, "ValdaMenu")
