"""The driver of rule tests: tables set by situation or from the start, played by name."""

import pytest

from jotunheim.kernel import IllegalAction, SeatsError, SituationError
from jotunheim.testing import at_table, rule, set_rolls
from tests.toys import skirmish

pytestmark = pytest.mark.native


def test_a_table_is_played_by_name() -> None:
    table = at_table(skirmish.GAME, options={"stances": "no"})

    assert table.asked == (0, "Command")
    assert table.options() == ["pass", "attack", "draw"]
    table.play("attack", "unit:0", "done")
    assert "battle" in table.view(1).prompt.trail  # type: ignore[union-attr]


def test_rolls_to_come_are_dice_as_they_lie() -> None:
    table = at_table(skirmish.GAME, options={"stances": "no"})
    table.play("attack", "unit:0", "done")
    set_rolls(table.g, 4)

    table.play("pass", "pass")

    assert table.asked == (1, "Casualty")
    table.play("unit:6")
    assert table.g.health[6] == 0  # 3 damage


def test_what_is_not_on_offer_is_refused_with_the_reason() -> None:
    table = at_table(skirmish.GAME, options={"stances": "no"})
    table.play("attack", "unit:0", "done", "pass", "pass").until("Command")
    before = table.data()

    assert table.why_not("attack") == "one attack a turn (SK-CMD-02)"
    with pytest.raises(IllegalAction, match=r"attack is not on offer: one attack a turn"):
        table.play("attack")
    with pytest.raises(IllegalAction, match="no choice named 'dance'"):
        table.play("dance")
    assert table.data() == before


def test_several_answers_at_once_are_taken_or_none() -> None:
    table = at_table(skirmish.GAME, options={"stances": "no"})

    table.play_at_once("attack", "unit:0", "unit:1", "done")
    assert table.undo_floor == 4  # behind the window
    with pytest.raises(IllegalAction, match="only 1 of 2"):
        table.play_at_once("pass", "pass")


def test_routes_asides_log_and_outcome() -> None:
    table = at_table(skirmish.GAME, options={"stances": "no"})

    assert ("attack", "unit:0", "unit:1", "done") in table.routes()
    table.play("wave", "concede")
    assert table.over and table.asked == (-1, "")
    assert table.log() == ["waves 0", "concedes 0"]
    assert table.events("waves") == [("waves", (0,))]
    assert table.outcome().ranks == [2, 1]


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(SituationError, match="skirmish has no language"):
        at_table(skirmish.GAME, "all units dead")
    with pytest.raises(SeatsError, match="played with 2 seats, not 5"):
        at_table(skirmish.GAME, seats=5)


def test_rule_marks_a_test() -> None:
    @rule("SK-CMD-02", "SK-WIN-01")
    def proof() -> None: ...

    marks = [mark for mark in proof.pytestmark if mark.name == "rule"]  # type: ignore[attr-defined]
    assert marks[0].args == ("SK-CMD-02", "SK-WIN-01")
    with pytest.raises(ValueError, match="at least one clause"):
        rule()
