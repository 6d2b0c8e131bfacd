"""The menu of the active seat: its actions and all that is free (DW-TURN-03, DW-TURN-04, DW-WHO-04)."""

from tests.games.dwarves.starts import PAIR, QUIET
from tests.games.dwarves.table import rule, table


@rule("DW-TURN-04")
def test_free_things_stand_in_the_menu_and_cost_no_action() -> None:
    """AD16: enter Green Haven (C6)."""
    t = table(f"{PAIR}at tungdil: C6\nhealth tungdil 2\ncard S1-A4\ncard AD16")
    assert "complete" in t.options

    t.play("complete").until("Menu", "ChooseHero")

    assert t.g.left == 2
    assert not t.shown("AD16")


@rule("DW-TURN-03")
def test_without_an_action_left_the_menu_says_why() -> None:
    """A free thing keeps the menu open."""
    t = table(f"{PAIR}at tungdil: C6\ncard S1-A4\ncard AD16\nactions 0")

    assert t.options == ["complete", "end_turn"]
    assert t.refuses("move") == "there is no action left in this turn (DW-TURN-03)"


@rule("DW-WHO-04")
def test_only_the_active_seat_has_a_menu() -> None:
    t = table(f"heroes: tungdil, balyndis, boindil\n{QUIET}\nmarker 1")
    seats = []
    for _turn in range(4):
        seats.append((t.seat, t.g.active))
        t.end_turn()

    assert seats == [(0, 0), (1, 1), (2, 2), (0, 0)]
