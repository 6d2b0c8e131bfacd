"""Actions of a turn: two, the same one twice if you like; more through cards (DW-TURN-03, DW-TURN-06)."""

from tests.games.dwarves.starts import PAIR, QUIET
from tests.games.dwarves.table import rule, table


@rule("DW-TURN-03")
def test_the_same_action_may_be_taken_twice_and_no_third_one() -> None:
    t = table(f"heroes: boindil, balyndis\n{QUIET}\ncouncil L4\nmarker 1", rolls="1 1 1 1")

    t.play("dispatches")
    assert (t.question, t.g.left) == ("Menu", 1)
    t.play("dispatches")

    assert t.active == "balyndis"  # nothing else is left, so the turn has ended by itself


@rule("DW-TURN-03", "DW-TURN-06")
def test_both_actions_may_be_forgone() -> None:
    t = table(f"{PAIR}{QUIET}\nmarker 1")

    t.play("end_turn").until("Menu")

    assert (t.active, t.g.left, t.g.turn) == ("balyndis", 2, 2)


@rule("DW-TURN-06")
def test_an_additional_action_is_lost_with_the_end_of_the_turn() -> None:
    """The Mug of Blackbeer (EQ11)."""
    t = table(f"{PAIR}{QUIET}\nmarker 1\nequipment tungdil: EQ11").play("use").until("Menu")
    assert t.g.left == 3

    t.play("end_turn").until("Menu")

    assert (t.active, t.g.left) == ("balyndis", 2)
