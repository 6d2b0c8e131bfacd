"""Random games to the end, under all invariants of the kit, over Books, levels and numbers of Heroes."""

import pytest

from jotunheim.games.dwarves.state.pieces import HERO_DIED, MARKERS_MET, WON
from jotunheim.games.dwarves.tokens import BOOKS
from jotunheim.kernel import Chance
from jotunheim.testing import check_game
from tests.games.dwarves.table import GAME, rule

LEVELS = ("easy", "normal", "challenging", "brave", "heroic")


@pytest.mark.parametrize("book", range(1, BOOKS + 1))
def test_random_games_of_each_book_hold_all_invariants(book: int) -> None:
    seats = 1 + book  # 2 to 6
    given = {"book": str(book), "level": LEVELS[book - 1], "expert": "yes" if book == 4 else "no"}
    dealt = {f"hero_{seat + 1}": "random" for seat in range(seats)}

    check_game(GAME, games=1, seats=seats, seed=book, given={**given, **dealt})


@rule("DW-HID-01", "DW-HID-03", "DW-HID-04")
def test_with_both_expansions_and_a_hidden_hand_nothing_leaks() -> None:
    given = {"elfar": "yes", "combined_might": "yes", "hidden_hand": "yes", "hero_2": "andokai"}

    check_game(GAME, games=1, seats=3, seed=5, given=given)


@rule("DW-END-05", "DW-END-06")
def test_games_end_within_41_turns_with_one_result_for_all() -> None:
    for seed in range(12):
        g = GAME.start({"book": str(1 + seed % 5)}, 2 + seed % 5, Chance(seed))
        pick = Chance(seed)
        while not g.over:
            g.play(g.options[pick.below(len(g.options))])

        assert g.turn <= 41 and g.ended in (WON, MARKERS_MET, HERO_DIED)
        assert len(set(GAME.outcome(g).utilities)) == 1


def test_what_faceup_cards_have_at_all_follows_from_the_cards() -> None:
    for book in range(1, BOOKS + 1):
        g = GAME.start({"book": str(book), "elfar": "yes"}, 2 + book % 3, Chance(book))
        pick = Chance(book)
        while not g.over:
            printed = [g.book.cards[up.card] for up in g.faceup]
            assert set(bits(g.asks)) == {goal.op for card in printed for goal in card.quest}
            assert set(bits(g.rules)) == {rule.op for card in printed for rule in card.lasting}
            g = g.clone()
            g.play(g.options[pick.below(len(g.options))])


def bits(number: int) -> list[int]:
    """The places of the bits that are set."""
    return [bit for bit in range(number.bit_length()) if (number >> bit) & 1]
