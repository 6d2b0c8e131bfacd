"""Encoders: fixed size, documented, true to what the seat sees, and blind for what it does not."""

import copy
import importlib
import pkgutil

import numpy as np
import pytest

from jotunheim import registry
from jotunheim.envs.encoders import Encoder, EncoderError
from jotunheim.kernel import Chance, Decision, SeatsError
from tests.envs.fields import PAGE, page
from tests.envs.tables import SEATED, SHORT, tables
from tests.toys import TOYS

TABLES = 12
STRIDE = 13


def test_every_game_that_is_installed_is_tested() -> None:
    assert set(SHORT) == set(registry.games())


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_numbers(name: str, seats: int) -> None:
    encoder = Encoder(registry.game(name), seats)
    for n, table in enumerate(tables(name, seats, 3, TABLES, STRIDE)):
        for seat in range(seats):
            twin = encoder.game.determinize(table, seat, Chance(1000 + n), track=True)

            numbers = encoder.encode(table, seat)
            assert np.array_equal(numbers, encoder.encode(twin, seat))
            # Nor does it show what the world that stands for all of them has made up.
            assert np.array_equal(numbers, encoder.encode_world(table, seat))
            assert np.array_equal(numbers, encoder.encode_world(twin, seat))


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_numbers_lie_between_minus_one_and_one(name: str, seats: int) -> None:
    encoder = Encoder(registry.game(name), seats)
    for table in tables(name, seats, 7, TABLES, STRIDE):
        for seat in range(seats):
            numbers = encoder.encode(table, seat)

            assert numbers.dtype == np.float32
            assert numbers.shape == (encoder.size,)
            wrong = [f.name for f in encoder.fields if np.abs(numbers[f.slice]).max() > 1]
            assert wrong == []


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_every_play_is_noticed_by_the_one_who_made_it_or_by_the_next(name: str, seats: int) -> None:
    encoder = Encoder(registry.game(name), seats)
    for table in tables(name, seats, 11, TABLES, STRIDE):
        if table.asked is None:
            continue
        before = [encoder.encode(table, seat) for seat in range(seats)]
        table.play(table.options[0])

        after = [encoder.encode(table, seat) for seat in range(seats)]
        assert not all(np.array_equal(*pair) for pair in zip(before, after, strict=True))


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_seats_see_the_table_each_from_its_own_side(name: str, seats: int) -> None:
    encoder = Encoder(registry.game(name), seats)
    table = tables(name, seats, 17, 2, STRIDE)[1]

    seen = {encoder.encode(table, seat).tobytes() for seat in range(seats)}

    assert len(seen) == seats


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_every_number_has_a_field_with_a_meaning(name: str, seats: int) -> None:
    encoder = Encoder(registry.game(name), seats)
    numbers = encoder.encode(tables(name, seats, 1, 1, 1)[0], 0)

    parts = encoder.split(numbers)

    assert len(parts) == len(encoder.fields)
    assert all(field.meaning for field in encoder.fields)
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), numbers)
    assert all(f"| `{field.name}` |" in encoder.describe() for field in encoder.fields)


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_traits_are_true(name: str, seats: int) -> None:
    encoder = Encoder(registry.game(name), seats)
    ended = [table for table in tables(name, seats, 23, 8, 10_000) if table.over]

    assert ended
    for table in ended:
        utilities = encoder.game.outcome(table).utilities
        assert ("zero-sum" in encoder.traits) == (abs(sum(utilities)) < 1e-9)
        assert ("no chance" in encoder.traits) == (table.chance.draws == 0)
    if "open" in encoder.traits:
        assert all(not table.veils() and not table.seals for table in ended)


@pytest.mark.parametrize("name", TOYS)
def test_a_game_without_an_encoder_gets_a_generic_one(name: str) -> None:
    game = TOYS[name]
    encoder = Encoder(game, game.fewest)
    g = game.start({}, game.fewest, Chance(1))
    chance = Chance(2)
    seen = set()
    for n in range(40):
        for seat in range(game.fewest):
            twin = game.determinize(g, seat, Chance(n), track=True)
            numbers = encoder.encode(g, seat)
            assert np.array_equal(numbers, encoder.encode(twin, seat))
            seen.add(numbers.tobytes())
        if g.over:
            break
        g.play(g.options[chance.below(len(g.options))])

    assert len(seen) > n


def test_an_encoder_that_lacks_something_is_named() -> None:
    game = copy.copy(TOYS["tug"])
    game.package = "tests.envs.half"

    with pytest.raises(EncoderError, match=r"^tug: tests\.envs\.half\.encoder lacks ENCODER"):
        Encoder(game, 4)


def test_a_number_of_seats_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(SeatsError, match="leduc is played with 2 seats, not 3"):
        Encoder(registry.game("leduc"), 3)


# Of the games themselves ------------------------------------------------------------------------------


def questions_of(package: str) -> set[str]:
    """The names of all questions that a game's modules ask."""
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        importlib.import_module(module.name)
    found: set[str] = set()
    todo: list[type] = [Decision]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        bases = kind.__mro__[: kind.__mro__.index(Decision)]
        if kind.__module__.startswith(package) and any("choose" in vars(base) for base in bases):
            found.add(kind.__name__)
    return found


@pytest.mark.native
@pytest.mark.parametrize(
    ("name", "bases"),
    [
        ("giant", set()),
        ("assault", {"Picks"}),
        ("stronghold", {"Casualties", "NextInOrder"}),
        ("dwarves", {"EffectChoice"}),
        ("valda", {"PickHandCards"}),
    ],
)
def test_every_question_of_a_game_has_its_number(name: str, bases: set[str]) -> None:
    game = registry.game(name)
    first = Encoder(game, game.fewest).fields[0]

    questions = first.meaning.partition(": ")[2].split(", ")

    assert first.shape == (len(set(questions)),)
    assert questions_of(game.package) - bases == set(questions) - {"React", "OpenReact"}


def test_the_page_of_fields_is_of_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.envs.fields"
