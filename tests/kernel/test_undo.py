"""The barrier, and several tokens at once."""

import pytest

from jotunheim.kernel import DONE, PASS, IllegalAction, Step, Window
from tests.kernel.small import CARDS, Ask, Learn, Note, Open, Pick, Roll, Secret, Small, table


def after_one(step: Step[Small]) -> Small:
    g = table(Ask(0, 10, 11), step, Ask(0, 10, 11), Ask(0, 10, 11))
    g.settle()
    g.play(10)
    return g


def test_a_plain_play_can_be_undone() -> None:
    assert after_one(Note("nothing hidden")).barrier == 0


@pytest.mark.parametrize("step", [Learn(), Roll(), Window(CARDS, (1, 0))])
def test_learning_chance_and_windows_bar_undo(step: Step[Small]) -> None:
    assert after_one(step).barrier == 1


def test_another_seats_play_bars_undo_of_what_was_before() -> None:
    g = table(Ask(0, 10, 11), Ask(1, 10, 11), Ask(1, 10, 11), Note("x"))
    g.settle()
    g.play(10)
    assert g.barrier == 0  # the other has not answered yet
    g.play(10)
    assert g.barrier == 1


def test_play_all_takes_all_on_a_clone() -> None:
    g = table(Pick(0, 1, 3, [10, 11, 12, 13]), Ask(0, 10, 11), Ask(1, 10, 11))
    g.settle()
    before = g.digest()

    new = g.play_all(0, [10, 12, DONE, 11])

    assert g.digest() == before
    assert new.ran == ["set [10, 12]", "0 picks 11"]


def test_play_all_takes_none_if_one_does_not_fit() -> None:
    g = table(Pick(0, 1, 3, [10, 11, 12, 13]), Ask(1, 10, 11), Ask(0, 10, 11))
    g.settle()
    before = g.digest()
    with pytest.raises(IllegalAction, match="only 3 of 4 picks can be sent at once"):
        g.play_all(0, [10, 12, DONE, 11])
    with pytest.raises(IllegalAction):
        g.play_all(0, [12, 10])
    assert g.digest() == before


@pytest.mark.parametrize("hand", [[], [30]])
def test_a_window_refuses_macros_alike_whether_or_not_somebody_can_react(hand: list[int]) -> None:
    g = table(Ask(0, 10, 11), Window(CARDS, (1,)), Ask(0, 10, 11))
    g.cards = [[], hand]
    g.settle()
    with pytest.raises(IllegalAction, match="only 1 of 2"):
        g.play_all(0, [10, 11])


def test_sealed_answers_come_in_any_order_and_open_together() -> None:
    g = table(Secret(0), Secret(1), Open(), Ask(0, 10, 11))
    g.settle()
    ahead = g.clone()
    for token in (10, 11):
        ahead.play(token)
    assert ahead.asked is not None and ahead.asked.seat == 1
    late = [12, 10]
    for token in late:
        ahead.play(token)

    for token in (11, 12, *late):  # seat 1's answers fit whatever seat 0 has answered
        g.play(token)

    assert g.ran == ["open [[11, 12], [12, 10]]"]
    assert g.drafts == [] and g.seals == []
    assert g.barrier == g.ply == 4


def test_reseal_draws_the_drafts_of_others_anew_and_keeps_ones_own() -> None:
    g = table(Secret(0), Secret(1), Open(), Ask(0, 10, 11))
    g.settle()
    for token in (11, 12):
        g.play(token)
    seen: set[tuple[int, ...]] = set()
    for _ in range(200):
        new = g.clone()
        new.reseal(1, g.chance)
        seen.add(tuple(new.drafts[0]))
        kept = g.clone()
        kept.reseal(0, g.chance)
        assert kept.drafts[0] == [11, 12]
    assert seen == {(a, b) for a in (10, 11, 12) for b in (10, 11, 12) if a != b}


def test_a_sealed_question_bars_undo_only_when_it_is_new() -> None:
    g = table(Ask(0, 10, 11), Secret(0), Secret(1), Open(), Ask(0, 10, 11))
    g.settle()
    g.play(10)
    assert g.barrier == 1
    g.play(10)
    assert g.barrier == 1  # in the middle of the own draft: it can be taken back
    g.play(11)
    assert g.barrier == 3  # the other's begins, whether it has a choice or not


def test_somebody_elses_half_made_pick_begins_anew_in_a_new_deal() -> None:
    g = table(Pick(0, 1, 3, [10, 11, 12]), Ask(1, 10, 11))
    g.settle()
    g.play(10)
    mine, its = g.clone(), g.clone()
    mine.refresh(0)
    its.refresh(1)
    assert mine.picks == [10] and mine.options == [11, 12, DONE]
    assert its.picks == [] and its.options == [10, 11, 12]
    assert PASS not in its.options
