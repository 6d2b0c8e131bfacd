"""Resource Cards, Plunder and Trade (AG-RES, AG-PLU, AG-TRD)."""

from .table import rule, table

NEXT = """
    army hill in sumber_hills: regular
    army fire in delimbiyr_vale: regular
    turn hill
    ask command
"""


def kinds(*names: str) -> list[int]:
    """Draws out of a full deck of 48: food 0..9, ore 10.., weaponry 18.., artifact 25.., runes 33.."""
    at = {"food": 0, "ore": 10, "weaponry": 18, "artifact": 25, "rune_enemy": 33, "rune_blood": 43}
    return [at[name] for name in names]


@rule("AG-TRD-01")
def test_the_limit_is_one_and_one_for_each_card_to_the_left() -> None:
    for row, limit in (("", 1), ("row hill: move", 2), ("row hill: move, plunder, magic", 4)):
        t = table(f"{NEXT}\n{row}\ncards hill: 3 food, 3 ore").play("trade", "deck")
        assert t.bounds == (1, limit)


@rule("AG-TRD-02", "AG-TRD-14", "AG-DEC-09")
def test_one_trade_of_one_kind_or_none() -> None:
    t = table(NEXT + "cards hill: food\ncards fire: ore").play("trade")

    assert t.offers == ["deck", "done", "forced", "friendly"]
    t.play("forced")
    assert t.cards("hill") == "ore"
    assert t.question == "PlayCommand"  # no second trade
    assert table(NEXT + "cards hill: food\ncards fire: ore").play("trade", "done").who == "storm"


@rule("AG-TRD-03", "AG-GLO-07", "AG-TRD-12", "AG-NPC-12")
def test_only_players_with_an_adjacent_army_are_partners() -> None:
    text = """
        army hill in sumber_hills: regular
        army frost in high_moor: regular
        army stone in dessarin_valley: regular
        cards hill: food
        cards frost: ore
        turn hill
        ask command
    """
    far = table(text.replace("army stone in dessarin_valley: regular", ""))
    assert far.play("trade").offers == ["deck", "done"]
    assert "AG-TRD-03" in far.refuses("forced")
    npc = table(text, seats=3).play("trade")  # stone is an NPC race with three players
    assert npc.offers == ["deck", "done"]


@rule("AG-TRD-04", "AG-DEC-10", "AG-ACT-08")
def test_a_forced_trade_takes_no_more_than_the_partner_owns() -> None:
    t = table(
        NEXT + "row hill: move, plunder, magic\ncards hill: 4 food\ncards fire: ore, artifact, ore"
    )

    t.play("trade", "forced")

    assert t.bounds == (1, 3)
    t.play("food", "done")
    assert t.who == "fire"
    assert t.offers == ["artifact", "ore"]
    t.play("ore")
    assert t.cards("hill") == "2 food, 2 ore"
    assert t.cards("fire") == "2 food, artifact"


@rule("AG-TRD-05")
def test_only_cards_held_when_the_turn_began_are_returned() -> None:
    t = table(
        """
        army hill in sumber_hills: regular
        army fire in delimbiyr_vale: regular
        army hill in high_moor: regular
        cards hill: 2 food
        cards fire: ore
        spells hill: haste
        turn hill
        """
    )
    t.play("haste").trip("sumber_hills", "regular", "delimbiyr_vale", "food", "high_moor", "stop")
    assert t.cards("fire") == "food, ore"  # the Food came as a penalty in this very turn
    t.play("trade", "forced")

    assert t.cards("hill") == "ore"
    assert t.cards("fire") == "2 food"


@rule("AG-TRD-06")
def test_as_many_as_the_partner_owns_means_all_of_them() -> None:
    t = table(NEXT + "row hill: move, magic\ncards hill: 2 food\ncards fire: ore, artifact")

    t.play("trade", "forced", "food")

    assert t.cards("hill") == "ore, artifact"
    assert t.cards("fire") == "2 food"


@rule("AG-TRD-07")
def test_the_rulebooks_forced_trade_brings_at_least_one_rune() -> None:
    t = table(
        NEXT
        + "row hill: move, plunder\ncards hill: 3 ore\ncards fire: rune_journey, rune_blood, 2 food"
    )
    t.play("trade", "forced", "ore", "ore")
    assert t.who == "fire"
    while t.who == "fire":
        t.play(t.options[0])  # Food first: the fire giants keep what they can

    assert t.cards("hill") in ("2 food, rune_journey", "2 food, rune_blood")


@rule("AG-TRD-08", "AG-DEC-11")
def test_a_friendly_trade_may_be_uneven_within_the_limit() -> None:
    t = table(NEXT + "row hill: move\ncards hill: 3 food\ncards fire: rune_blood, ore")
    t.play("trade", "friendly")
    assert t.bounds == (0, 2)
    t.play("food", "food", "rune_blood")

    assert t.who == "fire"
    assert t.offers == ["accept", "refuse"]
    t.play("accept")
    assert t.cards("hill") == "food, rune_blood"
    assert t.cards("fire") == "2 food, ore"
    assert t.question == "PlayCommand"


@rule("AG-TRD-09")
def test_after_a_refusal_another_trade_may_be_made_three_offers_at_most() -> None:
    t = table(NEXT + "cards hill: food\ncards fire: ore").play("trade")
    for _ in range(3):
        t.play("friendly", "food", "ore", "refuse")
        assert t.who == "hill"

    assert t.offers == ["deck", "done", "forced"]
    assert "AG-TRD-09" in t.refuses("friendly")
    empty = table(NEXT + "cards hill: food").play("trade", "friendly")
    assert (empty.who, empty.question) == ("fire", "AnswerOffer")  # giving answered itself


@rule("AG-TRD-10", "AG-TRD-11", "AG-DEC-12")
def test_the_rulebooks_deck_trade_of_four_cards() -> None:
    t = table(NEXT + "row hill: move, plunder, magic\ncards hill: 4 food\ndiscard: rune_blood")

    t.play("trade", "deck", "food", "food", "food")
    assert t.offers == ["draw", "food", "rune_blood"]
    t.play("rune_blood")

    assert t.number_of_cards("hill") == 4
    assert "rune_blood" in t.cards("hill")
    assert len(t.told("draw")) == 3
    assert t.discard == "4 food"


@rule("AG-TRD-13")
def test_only_resource_cards_change_hands() -> None:
    t = table(NEXT + "cards hill: food\ncards fire: ore\nspells fire: haste\npoints fire: 5")

    t.play("trade", "friendly")

    assert t.options == ["resource:food", "done"]
    t.play("food")
    assert t.options == ["resource:ore", "done"]


@rule("AG-TRD-08")
def test_an_offer_that_gives_nothing_asks_for_something() -> None:
    """R-15: nobody offers nothing for nothing."""
    t = table(NEXT + "cards hill: food\ncards fire: ore, weaponry")
    t.play("trade", "friendly", "done")

    assert t.question == "AskCards"
    assert "done" not in t.offers


@rule("AG-TRD-08")
def test_an_offer_to_a_partner_without_cards_gives_something() -> None:
    """R-15: the other way round."""
    t = table(NEXT + "row hill: move\ncards hill: food, ore").play("trade", "friendly")

    assert t.question == "GiveCards"
    assert "done" not in t.offers
