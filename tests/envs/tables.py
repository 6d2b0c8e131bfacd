"""Games for the tests of the doors: small enough to be played to the end, and tables on the way there."""

from typing import Any

import pytest

from jotunheim import registry
from jotunheim.kernel import Chance, Game, State

# Settings that make a game short; every game that is installed is here.
SHORT: dict[str, dict[str, str]] = {
    "connect-four": {},
    "leduc": {"hands": "2"},
    "giant": {"unit_points": "3", "round_limit": "5"},
    "assault": {},
    "stronghold": {},
    "dwarves": {},
    "valda": {},
}
# Every game with every number of seats.
SEATED = [(name, seats) for name in SHORT for seats in registry.game(name).seat_counts()]
# The same, for tests that take long: what lies between the fewest and the most seats is left out of a quick run.
SOME_SEATED = [
    pytest.param(name, seats, marks=[pytest.mark.slow] if seats in (4, 5) else [])
    for name, seats in SEATED
]


def tables(
    name: str, seats: int, seed: int, count: int, stride: int, given: dict[str, str] | None = None
) -> list[State[Any]]:
    """Tables at some decisions of games played at random, `stride` decisions apart."""
    game: Game[Any] = registry.game(name)
    found: list[State[Any]] = []
    while len(found) < count:
        g: State[Any] = game.start(SHORT[name] if given is None else given, seats, Chance(seed))
        rng = Chance(seed + 50)
        seed += 1
        n = seed
        while not g.over and len(found) < count:
            if n % stride == 0:
                found.append(g.clone())
            g.play(g.options[rng.below(len(g.options))])
            n += 1
        if len(found) < count:
            found.append(g)  # the end is a table too
    return found
