"""Constants of the kernel and of the games are shared by all tables of a process, so nothing may change them.

A family of The Dwarves without pieces was one object for all tables. A bot switched its bookkeeping off on a clone,
and from then on new tables had digests that no other process could replay.
"""

import hashlib
import random
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from jotunheim import registry
from jotunheim.bots.player import player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, EventKind, Game, Veil, playout
from jotunheim.kernel.data import names_of

GAMES = ["giant", "assault", "stronghold", "dwarves", "valda"]
PLAYS = 60
EVERY = 6  # plays between two searches and new deals
# What is found out once and remembered: it may grow, and nothing but its own module reads it.
REMEMBERED = {"KNOWN", "RESULTS", "SHEETS", "MOVES", "TABLES"}


def constants(name: str) -> Iterator[tuple[str, object]]:
    """Module constants of a game and of the kernel."""
    rooms = ("jotunheim.kernel", f"jotunheim.games.{name}")
    for module, found in sorted(sys.modules.items()):
        if module in rooms or module.startswith(tuple(f"{room}." for room in rooms)):
            for key, value in vars(found).items():
                if key.isupper() and key not in REMEMBERED and not is_code(value):
                    yield f"{module}.{key}", value


def is_code(value: object) -> bool:
    """Classes, functions, and what is made of them: the game itself, kinds of events."""
    return callable(value) or isinstance(value, (ModuleType, Game, EventKind))


def written(value: object, seen: set[int]) -> str:
    """An object and all that it holds, as text; what was written before is left out."""
    if value is None or isinstance(value, (bool, int, float, str, bytes, bytearray)):
        return repr(value)
    if is_code(value) or id(value) in seen:
        return type(value).__name__
    seen.add(id(value))
    if isinstance(value, dict):
        held = [f"{written(key, seen)}: {written(one, seen)}" for key, one in value.items()]
    elif isinstance(value, (list, tuple)):
        held = [written(one, seen) for one in value]
    elif isinstance(value, (set, frozenset)):
        held = sorted([written(one, seen) for one in value])
    else:
        held = [f"{one}={written(getattr(value, one, None), seen)}" for one in names_of(value)]
    return f"{type(value).__name__}({', '.join(held)})"


def marks(name: str) -> dict[str, str]:
    """A short mark of each constant."""
    return {
        where: hashlib.sha256(written(value, set()).encode()).hexdigest()
        for where, value in constants(name)
    }


def use(name: str) -> None:
    """Some of a game, as engines and bots use it: plays, views, new deals, searches, play-outs, thoughts."""
    game = registry.game(name)
    g, rng = game.start({}, game.seat_counts()[0], Chance(11)), random.Random(11)
    bot = player("squire", 11)
    for number in range(PLAYS):
        if g.asked is None:
            return
        seat = g.asked.seat
        if number % EVERY == 0:
            game.view(g, seat)
            world = game.determinize(g, seat, Chance(number))
            for veil in world.veils():
                veil.follow(False)
            playout(world, Chance(number))
            bot.choose(Sight(game, g, seat))
        g.play(rng.choice(g.options))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_leaves_all_constants_as_they_were(name: str) -> None:
    registry.game(name)
    before = marks(name)

    use(name)
    after = marks(name)

    assert len(before) > 50
    assert [where for where in before if after[where] != before[where]] == []


def test_a_switch_on_an_object_that_all_tables_share_is_noticed() -> None:
    """So it would be seen here if bots changed an empty family for good, as they once did."""
    veil = Veil([0, 1])
    before = written(veil, set())

    veil.follow(False)

    assert written(veil, set()) != before
