"""The path that is drawn for a move (GI-MOV-25, GI-FLE-06)."""

import itertools
import random

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import (
    FACES,
    HEXES,
    NEIGHBOUR,
    OFF,
    WEST,
    hex_of_label,
    home_hexes,
    label,
)
from jotunheim.games.giant.rules.paths import exit_path, path
from jotunheim.games.giant.rules.reach import Move

from .table import cost_of, field_of, rule


def slow_reach(field: Field, move: Move) -> dict[tuple[int, int], int]:
    """Every path of a short move, walked one after the other: least points by end hex and hexes moved."""
    found: dict[tuple[int, int], int] = {}
    been: set[tuple[int, int, int, int]] = set()
    todo = [(move.start, -1, 0, 0)]
    if move.start == OFF:
        faces = (1, 2) if move.side == WEST else (4, 5)
        todo = [(h, f, 1, field.entry_prices[h]) for h in home_hexes(move.side) for f in faces]
        todo = [way for way in todo if 0 < way[3] <= move.points]
        found = {(way[0], 1): way[3] for way in todo}
    while todo:
        cell, face, moved, spent = todo.pop()
        for turn in range(FACES):
            if move.runs and face >= 0 and (turn - face) % 6 not in (0, 1, 5):
                continue
            price = field.prices[cell * FACES + turn]
            if price and spent + price <= move.points:
                to = NEIGHBOUR[cell * FACES + turn]
                way = (to, turn if move.runs else -1, moved + 1, spent + price)
                if way not in been:
                    been.add(way)
                    todo.append(way)
                    found[to, moved + 1] = min(found.get((to, moved + 1), way[3]), way[3])
    return found


@rule("GI-MOV-25")
def test_the_drawn_path_is_the_cheapest_then_the_first_by_faces() -> None:
    field = field_of({"1514": "forest"})
    move = Move(hex_of_label("1515"), WEST, 6, False)

    assert [label(h) for h in path(field, move, hex_of_label("1513"), 2)] == [
        "1515",
        "1514",
        "1513",
    ]
    longer = path(field, move, hex_of_label("1513"), 3)
    assert [label(h) for h in longer] == ["1515", "1614", "1613", "1513"]  # around the forest
    blank = field_of({})
    way = path(blank, move, hex_of_label("1613"), 2)
    assert [label(h) for h in way] == ["1515", "1514", "1613"]  # N before NE


@rule("GI-MOV-25")
@pytest.mark.parametrize("seed", range(6))
def test_drawn_paths_are_legal_and_as_long_and_cheap_as_said(seed: int) -> None:
    dice = random.Random(seed)
    field = Field(GAME.book.maps[seed], GAME.book.terrains, False, False)
    start = OFF if seed == 5 else dice.choice([h for h in range(HEXES) if field.is_open(h)])
    move = Move(start, WEST, 6, seed % 2 == 0)
    slow = slow_reach(field, move)
    for end, moved in dice.sample(sorted(slow), min(25, len(slow))):
        way = path(field, move, end, moved)
        assert way == path(field, move, end, moved)  # as it was kept
        assert (way[-1], cost_of(field, way, start == OFF)) == (end, slow[end, moved])
        assert len(way) == moved + (0 if start == OFF else 1)
        faces = [NEIGHBOUR[a * 6 : a * 6 + 6].index(b) for a, b in itertools.pairwise(way)]
        if move.runs:
            assert all((b - a) % 6 in (0, 1, 5) for a, b in itertools.pairwise(faces))


@rule("GI-FLE-06", "GI-MRK-04")
def test_the_drawn_flight_has_the_fewest_hexes() -> None:
    way = exit_path(field_of({}), Move(hex_of_label("1504"), WEST, 6, False), -1)

    assert [label(cell) for cell in way] == ["1504", "1503", "1502", "1501"]
