"""A player is handed what its seat knows, and nothing else."""

import gc
from types import FunctionType, ModuleType
from typing import Any

import pytest

from jotunheim import registry
from jotunheim.bots.player import PLAYERS, Sight, player
from jotunheim.kernel import Chance, Game, IllegalAction, State
from jotunheim.scene import encode
from tests.bots.small import AMBUSH
from tests.toys import TOYS

GAMES: dict[str, Game[Any]] = {**registry.games(), **TOYS}
BOTS = ("random", "squire", "search:8:plies=4")
PAIRS = 12  # decisions looked at in each game
STRIDE = 7  # … and so many played in between


def decisions(game: Game[Any], seed: int) -> list[State[Any]]:
    """Tables at some decisions of a game played at random."""
    found: list[State[Any]] = []
    for again in range(4):
        g: State[Any] = game.start({}, game.fewest, Chance(seed + again))
        rng = Chance(seed + 50 + again)
        n = 0
        while not g.over and len(found) < PAIRS:
            if n % STRIDE == again:
                found.append(g.clone())
            g.play(g.options[rng.below(len(g.options))])
            n += 1
    assert found
    return found


def seat_asked(g: State[Any]) -> int:
    assert g.asked is not None
    return int(g.asked.seat)


@pytest.mark.native
@pytest.mark.parametrize("name", GAMES)
def test_tables_that_differ_only_in_hidden_things_give_the_same_play(name: str) -> None:
    game = GAMES[name]
    for n, table in enumerate(decisions(game, 3)):
        seat = seat_asked(table)
        twin: State[Any] = game.determinize(table, seat, Chance(1000 + n), track=True)

        here, there = Sight(game, table, seat), Sight(game, twin, seat)
        assert here.digest() == there.digest()
        for bot in BOTS:
            assert player(bot, n).choose(here) == player(bot, n).choose(there)
            assert player(bot, n).explain(here) == player(bot, n).explain(there)  # every thought


@pytest.mark.parametrize("name", GAMES)
def test_a_player_sees_what_its_seat_sees(name: str) -> None:
    game = GAMES[name]
    for table in decisions(game, 5):
        seat = seat_asked(table)

        sight = Sight(game, table, seat)

        assert encode(sight.scene()) == encode(game.view(table.clone(), seat))
        assert sorted(sight.options) == sorted(table.options)


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object, but for code."""
    found: list[object] = []
    seen = {id(start)}
    todo = [start]
    while todo:
        for part in gc.get_referents(todo.pop()):
            if id(part) not in seen and not isinstance(part, type | ModuleType | FunctionType):
                seen.add(id(part))
                found.append(part)
                todo.append(part)
    return found


@pytest.mark.native
def test_the_table_cannot_be_reached_from_what_a_player_is_handed() -> None:
    table = AMBUSH.start({}, 2, Chance(1))

    sight = Sight(AMBUSH, table, 0)

    parts = reachable(sight)
    assert any(part is AMBUSH for part in parts)  # the search for parts works at all
    assert not any(part is table or part is table.chance or part is table.cards for part in parts)


def test_the_dice_to_come_are_not_the_tables_own() -> None:
    table = AMBUSH.start({}, 2, Chance(1))

    sight = Sight(AMBUSH, table, 0)

    true = [table.chance.copy().below(1000) for _ in range(1)]
    assert [sight.world().chance.copy().below(1000)] != true


def test_a_player_cannot_spoil_what_it_is_handed() -> None:
    table = AMBUSH.start({}, 2, Chance(1))
    sight = Sight(AMBUSH, table, 0)
    before = sight.digest()

    sight.world().play(sight.options[0])
    sight.sample(Chance(2)).play(sight.options[1])

    assert sight.digest() == before
    assert not table.over


def test_a_seat_that_is_not_asked_has_no_sight() -> None:
    table = AMBUSH.start({}, 2, Chance(1))

    with pytest.raises(IllegalAction, match="seat 2 is not asked"):
        Sight(AMBUSH, table, 1)


def test_every_level_plays() -> None:
    for name in PLAYERS[:3]:
        table = AMBUSH.start({}, 2, Chance(1))
        assert player(name, 1).choose(Sight(AMBUSH, table, 0)) in table.options
