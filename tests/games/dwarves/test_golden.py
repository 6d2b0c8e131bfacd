"""Golden records replay to the same states, and together they show what the game can do."""

import pytest

from jotunheim.games.dwarves import GAME
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HERO_NAMES
from jotunheim.records import read, replay

from .golden import FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_golden_records_replay_to_their_end(name: str) -> None:
    found = replay(read(FOLDER / f"{name}.jotun"), GAME)

    assert found.problems == []
    assert found.checks > 0
    assert found.session.g.over


def ended(name: str) -> Dwarves:
    """The table at the end of a record."""
    g = replay(read(FOLDER / f"{name}.jotun"), GAME).session.g
    assert isinstance(g, Dwarves)
    return g


def test_together_they_show_all_heroes_ends_and_most_events() -> None:
    tables = [ended(name) for name in GAMES]

    played = {hero for g in tables for hero in g.heroes}
    told = {event.what for g in tables for event in g.journal or []}
    assert len(played) == len(HERO_NAMES)
    assert {g.ended for g in tables} == {1, 2, 3}
    assert len(set(GAME.events) - told) <= 8, sorted(set(GAME.events) - told)
