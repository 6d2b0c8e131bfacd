"""Drawings that an engine keeps besides its tables: bounded, and few enough to be full soon (issue 17, the soak).

A cache for thousands of drawings of some kilobytes fills for hours, and until then an engine grows as if it leaked.
So each cache is weighed here as if it were full, by the drawings that some plays of a game have left in it.
"""

import gc
import random
import sys

import pytest

from jotunheim import registry
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.dispatch import Dispatch

MB = 1 << 20
PLAYS = 20
MOST = 2.5 * MB
ENOUGH = 20  # drawings, to reckon what the others weigh


def full_weights() -> dict[str, float]:
    """The bytes of drawings in each cache of our modules, if it were full."""
    found: dict[str, float] = {}
    for name, module in list(sys.modules.items()):
        for key, value in list(vars(module).items()) if name.startswith("jotunheim.render") else ():
            info = getattr(value, "cache_info", None)
            if info is not None and value.__module__ == name:
                drawn = [len(one) for one in gc.get_referents(value) if isinstance(one, str)]
                if len(drawn) >= ENOUGH:
                    found[f"{name}.{key}"] = sum(drawn) / len(drawn) * info().maxsize
    return found


def play_some(desk: Dispatch, name: str) -> None:
    """A game from its beginning; all seats look at each play."""
    game = registry.game(name)
    seats = game.seat_counts()[0]
    begun = desk.answer(m.Begin(name, seats, {}, None, {}, {}, f"{7:064x}", {}))
    assert isinstance(begun, m.Begun)
    desk.answer(m.Load(name, begun.header, begun.lines))
    live, rng = desk.tables[name], random.Random(7)
    for _ in range(PLAYS):
        g = live.session.g
        if g.asked is None:
            return
        token = game.words.names[rng.choice(g.options)]
        desk.answer(m.Act(name, live.seq, g.asked.seat, "", [token]))
        for seat in range(-1, seats):
            assert isinstance(desk.answer(m.View(name, live.seq, seat, {})), m.Seen)


@pytest.mark.parametrize("name", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_no_cache_of_drawings_is_heavy_when_it_is_full(name: str) -> None:
    """Pieces and zones of cards could weigh 5 MB each before, and took an hour to get there."""
    play_some(Dispatch(3), name)

    weights = full_weights()

    assert weights
    assert {one: f"{size / MB:.1f} MB" for one, size in weights.items() if size > MOST} == {}
