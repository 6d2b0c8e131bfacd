"""Golden records replay to the same states, and together they show what the game can do."""

import pytest

from jotunheim.games.stronghold import GAME
from jotunheim.games.stronghold.tokens import ACTIONS, EXCHANGEABLE, HEROICS, ORDERS, PLANS, TRAPS
from jotunheim.records import read, replay

from .golden import FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_golden_records_replay_to_their_end(name: str) -> None:
    found = replay(read(FOLDER / f"{name}.jotun"), GAME)

    assert found.problems == []
    assert found.checks > 0
    assert found.session.g.over


def shown() -> dict[str, set[int]]:
    """What was performed in the records, by kind of event: numbers of cards, actions, plans."""
    places = {"order_open": 1, "order_shown": 1, "heroic": 1, "trap_sprung": 1}
    found: dict[str, set[int]] = {}
    for name in GAMES:
        g = replay(read(FOLDER / f"{name}.jotun"), GAME).session.g
        for event in g.journal or []:
            if event.values:
                at = places.get(event.what, 0)
                found.setdefault(event.what, set()).add(event.values[at])
    return found


def test_together_they_show_every_card_action_order_and_trap() -> None:
    found = shown()

    assert len(found["paid"]) == EXCHANGEABLE
    assert len(found["activated"]) == ACTIONS
    assert len(found["plan"]) == PLANS
    assert len(found["order_open"] | found["order_shown"]) == ORDERS
    assert len(found["heroic"]) == HEROICS
    assert len(found["trap_sprung"]) == TRAPS
