"""Standing orders at a table of Valda: a round holds many windows, most of them for nothing (VA-HID-06)."""

import pytest

from jotunheim.games.valda import GAME
from jotunheim.records import Session, new_header

from .table import rule

BASE = "player 1 followers=8\nplayer 2 followers=8\nround 2\n"


def session(text: str) -> Session:
    """A table with a record, in this position."""
    return Session(GAME, new_header(GAME, 3, {}, situation=BASE + text))


def question(table: Session) -> tuple[int, str]:
    """Who is asked what."""
    asked = table.g.asked
    assert asked is not None
    return asked.seat, asked.name()


@rule("VA-HID-06")
def test_who_asks_to_be_asked_as_the_target_defends_but_lets_others_be() -> None:
    table = session("hand 1: round_shield\nhand 2: kill\nhand 3: kidnap, weapon_hel\nattack")
    for seat in (0, 2):
        table.give_order(seat, "target")

    table.play("card:kill")

    assert question(table) == (0, "React")  # the target may defend
    table.play("pass")
    assert question(table)[0] == 0  # player 3 was passed by in all windows
    assert table.plays[-1].question == "React"


@rule("VA-HID-06")
@pytest.mark.parametrize("order", ["turn", "pass"])
def test_who_passes_for_this_turn_is_not_even_asked_as_the_target(order: str) -> None:
    table = session("hand 1: round_shield\nhand 2: kill\nattack")
    table.give_order(0, order)

    table.play("card:kill")

    assert question(table) == (
        0,
        "DrawAtEnd",
    )  # the attack is over, an open question of the own turn
    table.play("deck:a")
    assert table.orders[0] == ("ask" if order == "turn" else "pass")
