"""Standing orders in open windows: a table of six people stays quick, and nobody misses something new (DW-WHO-01)."""

from jotunheim.games.dwarves import GAME
from jotunheim.records import Session, new_header, parse
from jotunheim.records.lines import SAME
from jotunheim.records.replays import replay

SITUATION = """
heroes: boindil, andokai, tungdil
at boindil: G5
health boindil 3
spells: SP2
"""
ANDOKAI = 1


def a_table(order: str) -> Session:
    """Before each action of Boïndil, Andôkai could heal him."""
    head = new_header(GAME, 3, {}, seed="5eed" * 16, situation=SITUATION)
    session = Session(GAME, head)
    session.give_order(ANDOKAI, order)
    return session


def questions(session: Session, plays: int) -> list[str]:
    """Boïndil goes nowhere, the others pass: who is asked what, by seat."""
    found: list[str] = []
    for _play in range(plays):
        asked = session.g.asked
        assert asked is not None
        found.append(f"{asked.seat} {asked.name()}")
        names = [GAME.words.names[token] for token in session.g.options]
        session.play(next(name for name in ("pass", "done", "move") if name in names))
    return found


def test_without_an_order_a_seat_is_asked_in_each_window() -> None:
    asked = questions(a_table("ask"), 6)

    assert asked == ["1 OpenReact", "0 Menu", "0 Walk"] * 2


def test_what_was_passed_once_is_passed_again_until_the_next_turn() -> None:
    session = a_table(SAME)

    assert questions(session, 5) == ["1 OpenReact", "0 Menu", "0 Walk", "0 Menu", "0 Walk"]
    assert questions(session, 1) == ["1 Menu"]  # the windows around the end of the turn as well


def test_who_has_done_something_else_is_asked_again() -> None:
    session = a_table(SAME)
    questions(session, 5)
    session.play("end_turn")

    asked = session.g.asked
    assert asked is not None and (asked.seat, asked.name()) == (ANDOKAI, "OpenReact")


def test_something_new_to_use_is_asked_about() -> None:
    session = a_table(SAME)
    session.play("pass")
    assert session.passes.by_seat[ANDOKAI]
    session.passes.by_seat[ANDOKAI] = {"AnyTime": {GAME.words.tokens["pass"]}}  # before she drew it

    assert questions(session, 3) == ["0 Menu", "0 Walk", "1 OpenReact"]


def test_always_pass_holds_in_open_windows_too() -> None:
    assert questions(a_table("pass"), 5) == ["0 Menu", "0 Walk", "0 Menu", "0 Walk", "1 Menu"]


def test_after_undo_everybody_is_asked_again() -> None:
    session = a_table(SAME)
    questions(session, 1)
    session.undo()

    assert not session.passes.by_seat


def test_a_saved_table_keeps_its_orders_and_asks_once_more() -> None:
    session = a_table(SAME)
    questions(session, 2)

    again = replay(parse(session.text().encode(), "a record"), GAME)

    assert again.problems == [] and again.session.orders == {ANDOKAI: SAME}
    assert again.session.passes.by_seat == {}
