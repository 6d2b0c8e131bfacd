"""Encoders: fixed size, documented, true to what the seat sees, and blind for what it does not."""

import numpy as np
import pytest

from jotunheim import registry
from jotunheim.envs.encoders import Encoder, NoEncoder
from jotunheim.kernel import Chance, SeatsError
from tests.envs.tables import SEATED, tables
from tests.toys import TOYS

TABLES = 12
STRIDE = 13


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_numbers(name: str, seats: int) -> None:
    encoder = Encoder(registry.game(name), seats)
    for n, table in enumerate(tables(name, seats, 3, TABLES, STRIDE)):
        for seat in range(seats):
            twin = encoder.game.determinize(table, seat, Chance(1000 + n), track=True)

            assert np.array_equal(encoder.encode(table, seat), encoder.encode(twin, seat))


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
        assert ("no luck" in encoder.traits) == (table.chance.draws == 0)
    if "open" in encoder.traits:
        assert all(not table.veils() and not table.seals for table in ended)


def test_a_game_without_an_encoder_is_named() -> None:
    with pytest.raises(
        NoEncoder,
        match=r"^tug has no encoder: there is no module .*\.encoder \(docs/research\.md\)$",
    ):
        Encoder(TOYS["tug"], 4)


def test_a_number_of_seats_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(SeatsError, match="leduc is played with 2 seats, not 3"):
        Encoder(registry.game("leduc"), 3)
