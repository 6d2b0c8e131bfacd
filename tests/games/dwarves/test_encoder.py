"""What a seat sees as numbers: all that lies open, and nothing hidden."""

import numpy as np
import pytest

from jotunheim.envs.encoders import Encoder, Numbers
from jotunheim.games.dwarves import GAME
from jotunheim.games.dwarves.state import S_HAND, Dwarves
from jotunheim.games.dwarves.tokens import BOOKS, CARD_NAMES, HEX_NAMES, SPELL
from jotunheim.kernel import Chance

from .table import table

WORDS = """
    heroes: tungdil, boindil
    at tungdil: D4
    at boindil: H5
    troops E5: 3 orc, troll
    perished F5: R01
"""


def fields(g: Dwarves, seat: int) -> dict[str, Numbers]:
    """All fields by name, in their shapes."""
    encoder = Encoder(GAME, g.seats)
    return encoder.split(encoder.encode(g, seat))


def played(seats: int, seed: int, **settings: str) -> list[Dwarves]:
    """Tables on the way of a random game."""
    g = GAME.start(settings, seats, Chance(seed))
    chance = Chance(seed + 1)
    found: list[Dwarves] = []
    while g.asked is not None:
        found.append(g.clone())
        g.play(g.options[chance.below(len(g.options))])
    return found


@pytest.mark.parametrize("book", range(1, BOOKS + 1))
def test_numbers_of_every_book_lie_between_minus_one_and_one(book: int) -> None:
    seats = 1 + book
    encoder = Encoder(GAME, seats)
    for g in played(seats, book, book=str(book))[::17]:
        for seat in range(seats):
            assert np.abs(encoder.encode(g, seat)).max() <= 1.0


def test_the_map_shows_troops_heroes_and_perished_land() -> None:
    g = table(WORDS).g

    mine, theirs = fields(g, 0), fields(g, 1)

    assert mine["hexes"][HEX_NAMES.index("E5")][:3].tolist() == pytest.approx([0.5, 1 / 6, 0.0])
    assert mine["hexes"][HEX_NAMES.index("F5")][3] == 1.0
    assert mine["places"][0][HEX_NAMES.index("D4")] == 1.0
    assert mine["places"][1].tolist() == theirs["places"][0].tolist()


def test_a_hidden_hand_is_known_to_andokai_alone() -> None:
    """DW-HID-01."""
    given = {"hero_1": "andokai", "hero_2": "tungdil", "hidden_hand": "yes"}
    found = [g for g in played(2, 4, **given) if g.spells.zones[S_HAND]]
    assert found
    for g in found[::5]:
        held = [g.spells.veil.prints[piece] - SPELL for piece in g.spells.zones[S_HAND]]
        assert np.flatnonzero(fields(g, 0)["spells"][0]).tolist() == sorted(held)
        assert not fields(g, 1)["spells"][0].any()


def test_faceup_cards_have_their_rows() -> None:
    g = next(g for g in played(3, 6) if len(g.faceup) > 2)
    rows = fields(g, 1)["faceup"]
    shown = {CARD_NAMES[card] for card in np.flatnonzero(rows[:, :5].any(axis=1))}
    assert shown == {CARD_NAMES[up.card] for up in g.faceup}
