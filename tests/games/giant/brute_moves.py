"""Moves by brute force: every path of a short move, walked one after the other."""

import random

from jotunheim.games.giant import GAME
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import FACES, HEXES, NEIGHBOUR, OFF, WEST, column_of, home_hexes
from jotunheim.games.giant.rules.reach import Move


def slow_reach(field: Field, move: Move) -> dict[tuple[int, int], int]:
    """The least points by end hex and hexes moved."""
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


def slow_exit(field: Field, move: Move, own_side: int) -> bool:
    """Whether any path of the move leads off the map, by walking all of them."""
    todo = [(move.start, -1, 0)]
    while todo:
        cell, face, spent = todo.pop()
        for turn in range(FACES):
            if move.runs and face >= 0 and (turn - face) % 6 not in (0, 1, 5):
                continue
            to = NEIGHBOUR[cell * FACES + turn]
            column = column_of(cell)
            ours = (
                (column == 0 and turn in (4, 5))
                if own_side == 0
                else (column == 37 and turn in (1, 2))
            )
            if to == OFF and (own_side < 0 or ours) and spent + 1 <= move.points:
                return True
            price = field.prices[cell * FACES + turn]
            if to != OFF and price and spent + price <= move.points:
                todo.append((to, turn, spent + price))
    return False


def short_moves(seed: int) -> list[tuple[Field, Move]]:
    """A walk and a run from some open hex of a premade map."""
    field = Field(GAME.book.maps[seed % 8], GAME.book.terrains, seed % 3 == 0, False)
    start = random.Random(seed).choice([cell for cell in range(HEXES) if field.is_open(cell)])
    return [(field, Move(start, WEST, 4, False)), (field, Move(start, WEST, 6, True))]


def short_entries() -> list[tuple[Field, Move]]:
    """A walk and a run onto two premade maps, from either side."""
    return [
        (
            Field(GAME.book.maps[3 + side], GAME.book.terrains, False, False),
            Move(OFF, side, 4, runs),
        )
        for side in (0, 1)
        for runs in (False, True)
    ]
