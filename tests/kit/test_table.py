"""The base of all tables in tests: set up by a situation or from the start, played by names."""

import doctest

import pytest

from jotunheim.kernel import IllegalAction, SeatsError, SituationError
from jotunheim.testing import Table, rule, table
from tests.toys import skirmish
from tests.toys.skirmish import Skirmish

pytestmark = pytest.mark.native


def a_skirmish() -> Table[Skirmish]:
    """A new game without stances."""
    return Table(skirmish.GAME, settings={"stances": "no"})


def test_the_example_of_the_kit_runs() -> None:
    result = doctest.testmod(table)

    assert result.attempted >= 5 and result.failed == 0


def test_a_table_is_played_by_name() -> None:
    t = a_skirmish()

    assert (t.seat, t.question) == (0, "Command")
    assert t.options == ["pass", "attack", "draw"]
    t.play("attack", "unit:0", "done")
    assert "battle" in t.view(1).prompt.trail  # type: ignore[union-attr]


def test_rolls_to_come_are_dice_as_they_lie() -> None:
    t = a_skirmish()
    t.play("attack", "unit:0", "done")
    t.script("4")

    t.play("pass", "pass")

    assert (t.seat, t.question) == (1, "Casualty")
    t.play("unit:6")
    assert t.g.health[6] == 0  # 3 damage


def test_what_is_not_on_offer_is_refused_with_the_reason() -> None:
    t = a_skirmish()
    t.play("attack", "unit:0", "done", "pass", "pass").pass_on("Command")
    before = t.data()

    assert t.why_not("attack") == "one attack a turn (SK-CMD-02)"
    with pytest.raises(IllegalAction, match=r"attack is not on offer: one attack a turn"):
        t.play("attack")
    assert t.refuses("attack") == "one attack a turn (SK-CMD-02)"
    assert t.data() == before


def test_a_refusal_that_does_not_come_is_noticed() -> None:
    with pytest.raises(AssertionError, match="attack was accepted"):
        a_skirmish().refuses("attack")


def test_a_short_name_does_where_only_one_word_fits() -> None:
    t = a_skirmish().play("attack 1 done")

    assert t.told("attacks") or t.question == "React"
    assert a_skirmish().play("attack").full("1") == "unit:1"
    with pytest.raises(AssertionError, match="dance: no word of the game; on offer: pass, attack"):
        a_skirmish().play("dance")
    with pytest.raises(AssertionError, match="0: it may be unit:0, "):
        a_skirmish().play("0")


def test_passing_goes_on_until_a_question_or_the_end() -> None:
    t = a_skirmish().play("attack 0 done").pass_on("Command")
    assert t.question == "Command"

    assert t.pass_on().over
    with pytest.raises(AssertionError, match="the game is over"):
        _ = t.prompt


def test_the_prompt_is_read_by_name() -> None:
    t = a_skirmish()

    assert list(t.choices) == t.options
    assert t.offers == ["attack", "draw", "pass"]
    assert t.prompt.seat == t.asked.seat == 0


def test_a_table_can_be_looked_at_before_anything_runs() -> None:
    t = Table(skirmish.GAME, settled=False)

    assert t.question == "" and not t.over


def test_several_answers_at_once_are_taken_or_none() -> None:
    t = a_skirmish()

    t.play_together("attack", "unit:0", "unit:1", "done")
    assert t.undo_floor == 4  # behind the window
    with pytest.raises(IllegalAction, match="only 1 of 2"):
        t.play_together("pass", "pass")


def test_routes_asides_log_and_outcome() -> None:
    t = a_skirmish()

    assert ("attack", "unit:0", "unit:1", "done") in t.routes
    t.play("wave", "concede")
    assert t.over and (t.seat, t.question) == (-1, "")
    assert t.log() == ["waves 0", "concedes 0"]
    assert t.told("waves") == [(0,)]
    assert t.outcome().ranks == [2, 1]


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(SituationError, match="skirmish has no language"):
        Table(skirmish.GAME, "all units dead")
    with pytest.raises(SeatsError, match="played with 2 seats, not 5"):
        Table(skirmish.GAME, seats=5)


def test_rule_marks_a_test() -> None:
    @rule("SK-CMD-02", "SK-WIN-01")
    def proof() -> None: ...

    marks = [mark for mark in proof.pytestmark if mark.name == "rule"]  # type: ignore[attr-defined]
    assert marks[0].args == ("SK-CMD-02", "SK-WIN-01")
    with pytest.raises(ValueError, match="at least one clause"):
        rule()
