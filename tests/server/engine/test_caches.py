"""Drawings that an engine keeps besides its tables: bounded, and few enough to be full soon (issue 17, the soak).

A cache for thousands of drawings of some kilobytes fills for hours, and until then an engine grows as if it leaked.
So each cache is weighed here as if it were full, by the drawings that some plays of a game have left in it.
"""

import gc
import random
import sys
from collections.abc import Iterator
from typing import Any

from jotunheim import registry
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.dispatch import Dispatch

GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")
MB = 1 << 20
PLAYS = 20
MOST = 2.5 * MB
ENOUGH = 20  # drawings, to reckon what the others weigh


def caches() -> Iterator[tuple[str, Any]]:
    """Each cache of our modules for drawings, by name."""
    for name, module in list(sys.modules.items()):
        for key, value in list(vars(module).items()) if name.startswith("jotunheim.render") else ():
            if hasattr(value, "cache_info") and value.__module__ == name:
                yield f"{name}.{key}", value


def full_weights() -> dict[str, float]:
    """The bytes of drawings in each cache, if it were full."""
    found: dict[str, float] = {}
    for name, cache in caches():
        drawn = [len(one) for one in gc.get_referents(cache) if isinstance(one, str)]
        if len(drawn) >= ENOUGH:
            found[name] = sum(drawn) / len(drawn) * cache.cache_info().maxsize
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


def test_no_cache_of_drawings_is_heavy_when_it_is_full() -> None:
    """Pieces and zones of cards could weigh 5 MB each before, and took an hour to get there.

    All five games are played into the same caches, as in the soak: those of one game alone weigh up to 4.3 MB.
    """
    for _name, cache in caches():
        cache.cache_clear()  # what other tests have drawn is not of these plays
    desk = Dispatch(len(GAMES))
    for name in GAMES:
        play_some(desk, name)

    weights = full_weights()

    assert {"jotunheim.render.pieces.placed_figure", "jotunheim.render.cards._laid_out"} <= set(
        weights
    )
    assert {one: f"{size / MB:.1f} MB" for one, size in weights.items() if size > MOST} == {}
