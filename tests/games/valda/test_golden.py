"""Golden records replay to the same states, and together they show what the game can do."""

import pytest

from jotunheim.games.valda import GAME
from jotunheim.records import read, replay

from .golden import FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_golden_records_replay_to_their_end(name: str) -> None:
    found = replay(read(FOLDER / f"{name}.jotun"), GAME)

    assert found.problems == []
    assert found.checks > 0
    assert found.session.g.over


def answers() -> set[str]:
    """All answers in the records, by their tokens."""
    known = set(GAME.words.names)
    text = " ".join([(FOLDER / f"{name}.jotun").read_text("utf-8") for name in GAMES])
    return set(text.split()) & known


def test_together_they_play_most_cards_and_weapons() -> None:
    found = answers()

    assert len([token for token in found if token.startswith("card:")]) >= 65
    assert len([token for token in found if token.startswith("option:")]) >= 22


def test_together_they_tell_every_kind_of_event_but_an_undone_building() -> None:
    told = {
        event.what
        for name in GAMES
        for event in replay(read(FOLDER / f"{name}.jotun"), GAME).session.g.journal or []
    }

    assert set(GAME.events) - told <= {"undoes_building"}
