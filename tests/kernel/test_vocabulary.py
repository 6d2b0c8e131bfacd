"""Families of tokens: the arithmetic of a vocabulary in one place."""

import pytest

from jotunheim.kernel import Family, RulesError, Vocabulary


def test_a_family_knows_its_tokens_and_their_numbers() -> None:
    regions = Family(10, 3)

    assert regions.all() == [10, 11, 12]
    assert [regions.has(token) for token in (9, 10, 12, 13)] == [False, True, True, False]
    assert regions.token(2) == 12 and regions.of(12) == 2
    assert regions.tokens([2, 0]) == [12, 10]


def test_a_family_counts_what_was_picked() -> None:
    assert Family(10, 3).counts([10, 12, 12]) == [1, 0, 2]
    assert Family(10, 3).counts([]) == [0, 0, 0]


def test_a_family_names_what_there_is_at_least_one_of() -> None:
    assert Family(10, 3).held([0, 2, 1]) == [11, 12]


def test_families_follow_one_another() -> None:
    regions = Family(2, 3)
    units = regions.next(2)

    assert (units.first, units.size) == (5, 2)


def test_a_vocabulary_is_filled_in_the_order_of_its_layout() -> None:
    words = Vocabulary()
    regions = Family(2, 2)
    words.fill(regions, "region", ["north", "south"])
    words.fill(regions.next(1), "", ["stop"])

    assert words.names == ["pass", "done", "region:north", "region:south", "stop"]
    assert words.word("go") == 5


def test_a_family_out_of_its_turn_or_of_another_size_is_our_mistake() -> None:
    words = Vocabulary()
    with pytest.raises(RulesError, match="family region: expected 2 tokens from 3, got 2 from 2"):
        words.fill(Family(3, 2), "region", ["north", "south"])
    with pytest.raises(RulesError, match="expected 3 tokens from 2, got 2 from 2"):
        words.fill(Family(2, 3), "region", ["north", "south"])
