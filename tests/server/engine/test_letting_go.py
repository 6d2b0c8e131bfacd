"""An engine that lets go of a table has its memory back at once.

Engines take long-lived objects off the garbage collector (`engine/serving.py`, `tidy`), so a table that held a
cycle would never be freed: the soak of issue 17 would grow with each game.
"""

import gc
import random
import weakref

import pytest

from jotunheim import registry
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.dispatch import Dispatch

PLAYS = 6


def play_some(desk: Dispatch, name: str) -> None:
    """A few plays at a table of a game; all seats look at each, and a bot thinks."""
    game = registry.game(name)
    seats = game.seat_counts()[0]
    begun = desk.answer(m.Begin(name, seats, {}, None, {}, {}, f"{7:064x}", {}))
    assert isinstance(begun, m.Begun)
    desk.answer(m.Load("t", begun.header, begun.lines))
    live, rng = desk.tables["t"], random.Random(7)
    for _ in range(PLAYS):
        g = live.session.g
        if g.asked is None:
            return
        thought = desk.answer(m.Think("t", live.seq, g.asked.seat, "squire"))
        assert isinstance(thought, m.Words)
        token = game.words.names[rng.choice(g.options)]
        desk.answer(m.Act("t", live.seq, g.asked.seat, "", [token]))
        for seat in range(-1, seats):
            assert isinstance(desk.answer(m.View("t", live.seq, seat, {})), m.Seen)


@pytest.mark.parametrize(
    "name", ["connect-four", "leduc", "giant", "assault", "stronghold", "dwarves", "valda"]
)
def test_a_table_that_is_let_go_is_freed_without_the_garbage_collector(name: str) -> None:
    desk = Dispatch(3)
    play_some(desk, name)
    live = weakref.ref(desk.tables["t"])
    timeline = weakref.ref(desk.tables["t"].session.line)

    gc.disable()
    try:
        desk.let_go("t")

        assert live() is None and timeline() is None
    finally:
        gc.enable()


def test_the_oldest_table_is_let_go_when_there_are_too_many() -> None:
    desk = Dispatch(1)
    play_some(desk, "connect-four")
    first = weakref.ref(desk.tables["t"])

    begun = desk.answer(m.Begin("leduc", 2, {}, None, {}, {}, f"{8:064x}", {}))
    assert isinstance(begun, m.Begun)
    desk.answer(m.Load("u", begun.header, begun.lines))

    assert list(desk.tables) == ["u"] and first() is None
