"""Golden records replay to the same states."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.records import read, replay

from .golden import FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_golden_records_replay_to_their_end(name: str) -> None:
    found = replay(read(FOLDER / f"{name}.jotun"), GAME)

    assert found.problems == []
    assert found.checks > 0
    assert found.session.g.over
