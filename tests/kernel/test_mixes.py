"""What a veil keeps besides histories and pins: it follows from them, and changes nothing."""

import random

import pytest

from jotunheim.kernel import ALL, Cards, to_data
from jotunheim.kernel.mixes import mixes_in
from jotunheim.kernel.veil import Veil
from tests.kernel.small import Small
from tests.kernel.test_decks import DECK, HANDS, PILE, a_table, a_turn

BITS = [1 << seat for seat in range(8)]


def long_game(copies: int, turns: int) -> tuple[Small, Cards, random.Random]:
    """A game of thefts and reshuffles in progress; the cards have so many copies each."""
    rng = random.Random(copies)
    g, cards = a_table([card // copies for card in range(36)])
    cards.deal(g, DECK, [HANDS, HANDS + 1, HANDS + 2], 4)
    for turn in range(turns):
        a_turn(g, cards, rng, turn % 3)
    return g, cards, rng


def kept(veil: Veil, bit: int) -> object:
    """What the veil keeps for the class of seats with this bit."""
    for bits, mixes in zip(veil.classes, veil.all_mixes(), strict=True):
        if bits & bit:
            return to_data(mixes)
    raise AssertionError(f"no class has the bit {bit}")


@pytest.mark.parametrize("copies", [1, 2, 6])
def test_the_kept_mixes_are_those_of_the_histories(copies: int) -> None:
    g, cards, rng = long_game(copies, 0)
    for turn in range(120):
        a_turn(g, cards, rng, turn % 3)
        cards.refill(g, DECK, PILE)
        if turn % 17 == 5:
            cards.show(g, cards.top(DECK), 1 << (turn % 3))
        if turn % 40 == 39:
            cards.veil.lay_open(cards.top(DECK))

        for bit in BITS:
            assert kept(cards.veil, bit) == to_data(mixes_in(cards.veil.history, bit)), turn


@pytest.mark.parametrize("copies", [1, 2, 6])
def test_no_class_of_seats_has_two_that_saw_different_things(copies: int) -> None:
    _g, cards, _rng = long_game(copies, 60)
    veil = cards.veil

    masks = [event & ALL for history in veil.history for event in history]
    masks += [when & ALL for _piece, when, _value in veil.pins]

    assert sum(veil.classes) == ALL
    for bits in veil.classes:
        assert all(bits & mask in (0, bits) for mask in masks)
    assert len(veil.classes) <= 4  # three seats, and all who are none


@pytest.mark.parametrize("copies", [1, 2, 6])
def test_a_copy_that_keeps_nothing_goes_on_as_the_original(copies: int) -> None:
    g, cards, _rng = long_game(copies, 30)
    twin = cards.copy()
    assert cards.veil.mixes
    assert not twin.veil.mixes
    assert to_data(twin) == to_data(cards)

    for turn in range(30):
        for table, dice in ((cards, random.Random(turn)), (twin, random.Random(turn))):
            other = g.clone()
            a_turn(other, table, dice, turn % 3)

    assert to_data(twin) == to_data(cards)
