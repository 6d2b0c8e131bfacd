"""Windows: both styles, replies inside reactions, leaving, barriers whether or not somebody was asked."""

from jotunheim.kernel import PASS, EventKind, OpenReact, React, Reactions, Window
from tests.kernel.small import (
    BATTLE,
    CARDS,
    OPEN_CARDS,
    SHARED_CARDS,
    Ask,
    AskCovertly,
    Foot,
    Note,
    Small,
    table,
)


def window(order: tuple[int, ...] = (1, 0), restart: bool = False) -> Window[Small]:
    return Window(CARDS, order, restart)


def asked_seat(g: Small) -> int:
    assert isinstance(g.asked, React)
    return g.asked.seat


def test_an_empty_window_asks_nobody_but_is_a_barrier() -> None:
    g = table(Ask(0, 10, 11), window(), Ask(0, 10, 11))
    g.settle()
    g.play(10)
    assert g.asked is not None and g.asked.name() == "Ask"
    assert g.barrier == g.ply == 1


def test_seats_are_asked_in_turns_until_all_pass_in_a_row() -> None:
    g = table(window(), Note("after"))
    g.cards = [[20, 21], [30, 31]]
    g.settle()
    seats = []
    for token in (30, 20, PASS, 21, PASS, PASS):
        seats.append(asked_seat(g))
        if token == 21:  # the turn goes on to the next seat, who passed before: passes begin anew
            assert g.options == [21, PASS]
        g.play(token)
        if g.over:
            break
    assert seats == [1, 0, 1, 0, 1]  # seat 0 has nothing left at the end and is not asked
    assert g.ran == ["1 plays 30", "0 plays 20", "0 plays 21", "after"]


def test_a_restarting_window_begins_with_its_first_seat_after_each_reaction() -> None:
    g = table(window((0, 1), restart=True), Note("after"))
    g.cards = [[20], [30, 31]]
    g.settle()
    seats = []
    for token in (PASS, 30, PASS, 31, PASS):
        seats.append(asked_seat(g))
        g.play(token)
    assert seats == [0, 1, 0, 1, 0]
    assert g.over


def test_a_reaction_that_leaves_the_sub_game_ends_the_window() -> None:
    g = table(window(), Note("dropped"), Foot(BATTLE), Note("after"))
    g.cards = [[20], [30, 31]]
    g.ends_sub_game = 30
    g.settle()

    g.play(30)

    assert g.over
    assert g.ran == ["1 plays 30", "end 7", "after"]


def test_a_reply_window_inside_a_reaction_is_settled_first() -> None:
    g = table(window((1,)), Note("after"))
    g.cards = [[20], [30]]
    g.settle()
    g.play(30)
    assert g.over  # no card left
    g = table(Note("cast", window((1,)), Note("effect"), Foot(BATTLE)), Note("after"))
    g.cards = [[], [30]]
    g.ends_sub_game = 30
    g.settle()
    g.play(30)
    assert g.ran == ["cast", "1 plays 30", "end 7", "after"]  # cancelled: no effect


def test_why_no_reaction_and_the_standing_order() -> None:
    g = table(window(), Note("after"))
    g.cards = [[], [30, 31]]
    g.settle()
    assert g.why_not(77) == "not in your hand (SM-WIN-01)"
    assert g.asked is not None and g.asked.default(g, g.options) == PASS


def test_a_list_of_reactions_is_not_touched() -> None:
    g = table(window(), Note("after"))
    g.cards = [[], [30]]
    g.settle()
    assert g.options == [30, PASS] and g.cards[1] == [30]


def test_covert_questions_bar_undo_asked_or_not() -> None:
    for offered in ((PASS,), (PASS, 20)):
        g = table(Ask(0, 10, 11), AskCovertly(1, *offered), Ask(0, 10, 11))
        g.settle()
        g.play(10)
        assert g.barrier == g.ply == 1


def test_covert_passes_are_counted_apart_and_other_plays_are_not() -> None:
    g = table(AskCovertly(1, PASS, 20), AskCovertly(1, PASS, 20), Ask(0, 10, 11), Note("after"))
    g.journal = []
    g.settle()
    g.play(PASS)
    g.play(20)
    g.tell(EventKind[Small]("heard"), ())
    assert (g.ply, g.covert_passes) == (2, 1)
    assert (g.journal[0].ply, g.journal[0].public_ply) == (2, 1)


def test_a_public_window_stops_for_a_seat_that_can_only_pass() -> None:
    """R-01: no pause would tell that nothing in the hand fits."""
    asked: list[list[int]] = []
    for hand in ([20], [30]):  # 20 does not fit, and only the seat itself knows
        g = table(Ask(0, 10, 11), Window(OPEN_CARDS, (1,)), Ask(0, 10, 11))
        g.cards = [[], hand]
        g.settle()
        g.play(10)
        asked.append([asked_seat(g), g.ply, g.barrier])
        assert g.options[-1] == PASS
        g.play(PASS)
        asked[-1] += [g.ply, g.covert_passes, g.covered]
        assert g.asked is not None and g.asked.name() == "Ask"
    assert asked[0] == asked[1] == [1, 1, 1, 2, 1, 0]


def test_a_window_that_asks_only_if_something_fits_is_counted_in_any_case() -> None:
    """R-01: the table covers it with a pause of its own, so the count must tell nothing either."""
    for hand in ([], [30]):
        g = table(Ask(0, 10, 11), window((1,)), Ask(0, 10, 11))
        g.cards = [[], hand]
        g.settle()
        g.play(10)
        assert g.covered == 1


def test_where_all_lies_open_a_window_is_seen_and_undo_may_cross_it() -> None:
    g = table(Ask(0, 10, 11), Window(SHARED_CARDS, (1, 0)), Ask(0, 10, 11))
    g.cards = [[20], []]
    g.settle()

    g.play(10)

    assert isinstance(g.asked, OpenReact) and not g.asked.covert
    assert (g.asked.seat, g.options) == (0, [20, PASS])  # seat 1 has nothing and is not asked
    assert (g.barrier, g.covered) == (0, 0)
    assert g.asked.waiting(g, "seat 1") == "seat 1 is deciding"


class CountedCards(Reactions[Small]):
    """A window whose question names a number."""

    def question(self, g: Small, seat: int) -> str:
        return f"Play one of {len(g.cards[seat])} cards?"

    def may(self, g: Small, seat: int) -> list[int]:
        return g.cards[seat]


def test_a_window_can_put_names_and_numbers_into_its_question() -> None:
    g = table(Window(CountedCards(), (1,)))
    g.cards = [[20], [30, 31]]
    g.settle()
    assert g.asked is not None

    assert g.asked.question(g) == "Play one of 2 cards?"


def test_a_window_is_silent_if_it_asks_nobody_and_nobody_must_notice_that() -> None:
    g = table(seats=3)
    g.cards = [[], [], [30]]

    assert Window(SHARED_CARDS, (0, 1)).is_silent(g)
    assert not Window(SHARED_CARDS, (0, 1, 2)).is_silent(g)
    assert not Window(CARDS, (0, 1)).is_silent(g)  # it is a barrier, asked or not
