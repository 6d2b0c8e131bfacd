"""Dice: every chance against counting all rolls one by one."""

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from jotunheim.kernel import dice
from jotunheim.kernel.dice import TWO_DICE, Ways, check_ways, die_ways, drawn_ways, faces_ways

MISS, HIT, BLOCK = 0, 1, 2
FACES = [
    dice.face(MISS, 0),
    dice.face(HIT, 1),
    dice.face(HIT, 2),
    dice.face(BLOCK, 1),
    dice.face(HIT, 1),
    dice.face(BLOCK, 3),
]


def share(ways: Ways) -> list[Fraction]:
    return [Fraction(number, ways.total) for number in ways.ways]


def counted(results: list[int]) -> list[Fraction]:
    """What listing every roll gives."""
    found = Counter(results)
    return [Fraction(found[result], len(results)) for result in range(max(results) + 1)]


def test_a_face_is_a_symbol_and_a_count() -> None:
    five_blocks = dice.face(BLOCK, 5)

    assert (dice.symbol_of(five_blocks), dice.count_of(five_blocks)) == (BLOCK, 5)
    assert dice.count_on(five_blocks, BLOCK) == 5
    assert dice.count_on(five_blocks, HIT) == 0
    assert dice.count_in(FACES, HIT) == 4


def test_two_dice_reach_a_number_as_often_as_the_table_of_a_rulebook_says() -> None:
    reach = [TWO_DICE.ways_at_least(number) for number in range(14)]

    assert reach == [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]
    assert TWO_DICE.at_least(-3) == 1.0
    assert TWO_DICE.at_least(99) == 0.0
    assert TWO_DICE.exactly(7) == 6 / 36
    assert TWO_DICE.exactly(13) == 0.0
    assert TWO_DICE.mean() == 7.0


@pytest.mark.parametrize("number", range(5))
def test_a_pool_shows_as_many_symbols_as_all_rolls_listed_show(number: int) -> None:
    rolls = list(itertools.product(FACES, repeat=number))

    for symbol in (HIT, BLOCK):
        want = counted([dice.count_in(list(roll), symbol) for roll in rolls])
        assert share(faces_ways(FACES, symbol).times(number)) == want


def test_dice_of_different_kinds_are_added() -> None:
    rolls = itertools.product(range(1, 5), range(1, 7))

    assert share(die_ways(4).plus(die_ways(6))) == counted([a + b for a, b in rolls])


def test_the_better_of_two_rolls_counts() -> None:
    rolls = itertools.product(range(1, 5), range(1, 7))

    assert share(die_ways(4).best(die_ways(6))) == counted([max(roll) for roll in rolls])


@pytest.mark.parametrize("low", range(1, 8))
def test_a_low_roll_is_rolled_again_once(low: int) -> None:
    rolls = itertools.product(range(1, 7), repeat=2)

    want = counted([a if a >= low else b for a, b in rolls])
    assert share(die_ways(6).again_below(low)) == want


@pytest.mark.parametrize("rerolls", range(4))
@pytest.mark.parametrize("number", range(4))
def test_so_many_misses_are_rolled_again(number: int, rerolls: int) -> None:
    results = []
    for roll in itertools.product(range(1, 5), repeat=number + rerolls):
        first = [value >= 3 for value in roll[:number]]
        extra = min(first.count(False), rerolls)
        results.append(sum(first) + sum([value >= 3 for value in roll[number : number + extra]]))

    found = share(check_ways(4, 3).again(number, rerolls))
    want = counted(results)
    assert found[: len(want)] == want
    assert not any(found[len(want) :])


def test_a_check_that_cannot_fail_or_succeed() -> None:
    assert check_ways(6, 1).at_least(1) == 1.0
    assert check_ways(6, -2).at_least(1) == 1.0
    assert check_ways(6, 9).at_least(1) == 0.0


def test_cards_drawn_from_a_deck_of_hits_and_misses() -> None:
    deck = [1, 1, 1, 0, 0, 0, 0, 0]
    draws = list(itertools.permutations(deck, 3))

    assert share(drawn_ways(3, 5, 3)) == counted([sum(draw) for draw in draws])
    assert drawn_ways(2, 0, 5).at_least(2) == 1.0
