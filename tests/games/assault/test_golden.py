import pytest

from jotunheim.games.assault import GAME
from jotunheim.records import read, replay
from tests.games.assault.golden import FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_golden_records_replay_to_their_end(name: str) -> None:
    found = replay(read(FOLDER / f"{name}.jotun"), GAME)

    assert found.problems == []
    assert found.checks > 0
    assert found.session.g.over


def test_golden_records_are_of_three_to_six_seats() -> None:
    assert {len(players) for players, _ in GAMES.values()} == {3, 4, 5, 6}
