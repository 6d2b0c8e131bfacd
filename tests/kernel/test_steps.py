"""Agenda, settle, ends and leave, checks after changes, dead ends and endless chains."""

import pytest

from jotunheim.kernel import DONE, PASS, IllegalAction, RulesError, Step
from tests.kernel.small import (
    BATTLE,
    SPELL,
    Ask,
    AskAnyway,
    Foot,
    Leave,
    Note,
    Perhaps,
    Small,
    Soil,
    table,
)


def test_steps_happen_in_the_order_written_before_what_was_waiting() -> None:
    inner = Note("a", Note("a1", Note("a1x")), Note("a2"))
    g = table(inner, Note("b"))

    g.settle()

    assert g.ran == ["a", "a1", "a1x", "a2", "b"]
    assert g.over


class Twice(Step[Small]):
    """Schedules the same steps in one call, and in a second one."""

    def __init__(self, *after: Step[Small]) -> None:
        self.after = after

    def run(self, g: Small) -> None:
        g.ran.append("first")
        g.then(*self.after)
        g.then(*self.after)


@pytest.mark.parametrize("number", range(6))
def test_steps_of_one_call_run_in_the_order_written_however_many(number: int) -> None:
    words = [str(at) for at in range(number)]
    g = table(Twice(*[Note(word) for word in words]), Note("last"))

    g.settle()

    assert g.ran == ["first", *words, *words, "last"]


def test_several_calls_of_then_keep_their_order() -> None:
    g = table(Note("first", Note("one"), Note("two"), Note("three")), Note("last"))
    g.settle()
    assert g.ran == ["first", "one", "two", "three", "last"]


def test_a_decision_with_two_options_is_asked_and_one_answers_itself() -> None:
    g = table(Ask(0, 10), Ask(1, 10, 11), Note("after"))
    g.settle()
    assert g.ran == ["0 picks 10 forced"]
    assert g.asked is not None and g.asked.seat == 1 and g.options == [10, 11]

    g.play(11)

    assert g.ran[1:] == ["1 picks 11", "after"]
    assert g.over and g.asked is None and g.options == []
    with pytest.raises(IllegalAction, match="the game is over"):
        g.play(11)


def test_an_open_question_may_stop_for_its_only_option() -> None:
    """How many options the seat has may be its secret, that it is asked is not."""
    g = table(AskAnyway(0), Note("after"))
    g.settle()
    assert g.options == [10]

    g.play(10)

    assert g.ran == ["0 picks 10", "after"]


def test_what_is_not_offered_is_refused_with_the_reason_and_changes_nothing() -> None:
    g = table(Ask(0, 10, 11))
    g.settle()
    before = g.digest()

    with pytest.raises(IllegalAction, match=r"no 12 today \(SM-ASK-01\)"):
        g.play(12)
    assert g.why_not(12) == "no 12 today (SM-ASK-01)" and g.why_not(10) == ""
    assert g.digest() == before


def test_leave_drops_a_sub_game_but_its_end() -> None:
    g = table(Leave(BATTLE), Note("dropped"), Ask(0), Foot(BATTLE), Note("outside"))
    g.settle()
    assert g.ran == ["left", "end 7", "outside"]


def test_leave_unwinds_inner_ends_without_running_them() -> None:
    g = table(Leave(BATTLE), Foot(SPELL), Note("dropped"), Foot(BATTLE), Note("outside"))
    g.settle()
    assert g.ran == ["left", "end 7", "outside"]
    assert g.leaves == 1


def test_leaving_what_is_not_open_is_our_mistake() -> None:
    with pytest.raises(RulesError, match="no such sub-game is open"):
        table(Leave(BATTLE), Foot(SPELL)).settle()


def test_the_trail_names_open_sub_games_outermost_first() -> None:
    g = table(Ask(0, 10, 11), Foot(SPELL), Foot(BATTLE))
    g.settle()
    assert g.trail() == ["sub-game", "sub-game"]


def test_check_runs_after_the_step_that_changed_something() -> None:
    g = table(Soil(), Note("next"))
    g.settle()
    assert g.ran == ["soiled", "checked", "next"]
    assert g.checks == 1


def test_an_aside_is_checked_and_forgets_and_leaves_the_question_open() -> None:
    g = table(Ask(0, 10, 11), Note("after"))
    g.settle()
    asked, forgets = g.asked, g.forgets

    g.play(90)

    assert g.ran == ["aside 90 of 0", "checked"]
    assert g.asked is asked and g.options == [10, 11] and g.forgets == forgets + 1
    assert g.barrier == g.ply == 1
    g.play(91)
    assert g.over and g.ran[-1] == "aside 91 of 0"


class Finish(Step[Small]):
    def run(self, g: Small) -> None:
        g.finish()
        g.then(Note("never"))


def test_nothing_runs_after_the_end() -> None:
    g = table(Finish(), Note("never"))
    g.settle()
    assert g.over and g.ran == []


def test_a_dead_end_is_noticed_unless_the_class_allows_it() -> None:
    g = table(Perhaps(0), Note("went on"))
    g.settle()
    assert g.ran == ["went on"]
    with pytest.raises(RulesError, match="dead end: Ask has no option"):
        table(Ask(0)).settle()


class Forever(Step[Small]):
    def run(self, g: Small) -> None:
        g.then(Forever())


def test_an_endless_chain_is_noticed() -> None:
    with pytest.raises(RulesError, match="endless: 100000 steps without a decision"):
        table(Forever()).settle()


def test_a_clone_shares_nothing_that_moves() -> None:
    g = table(Ask(0, 10, 11), Ask(1, 10, 11), Note("after"))
    g.settle()
    twin = g.clone()
    twin.play(10)
    twin.play(11)
    assert twin.over and not g.over and g.ran == [] and len(g.agenda) == 2


@pytest.mark.parametrize(
    ("options", "default"), [([10, PASS, DONE], DONE), ([10, PASS], PASS), ([11, 10], 11)]
)
def test_the_default_ends_a_choice_or_passes_or_is_the_first_option(
    options: list[int], default: int
) -> None:
    """R-17: one default for all decisions."""
    assert Ask(0, *options).default(table(), options) == default
