"""How long and how costly the ways to all end hexes of a move are, in one search (GI-MOV-23, GI-MOV-24).

As in `survey`, a set of hexes is one number. From layer to layer a move goes one hex further; a layer
holds, by the points spent so far, the hexes that were entered last.
"""

from jotunheim.games.giant.field import MOST_WAYS, Field, Ways
from jotunheim.games.giant.grid import FACES, OFF
from jotunheim.games.giant.rules.reach import Move, limp_ends
from jotunheim.games.giant.rules.survey import (
    BIT,
    entries,
    first_fronts,
    hexes_of,
    leaving,
    stepped,
    turn,
)


def ways(field: Field, move: Move) -> Ways:
    """What views tell of a whole move; kept with the field, for it is asked for again and again."""
    key = move.key()
    found = field.ways.get(key)
    if found is None:
        found = find_ways(field, move)
        if len(field.ways) >= MOST_WAYS:
            field.ways.clear()
        field.ways[key] = found
    return found


def find_ways(field: Field, move: Move) -> Ways:
    """Look for all ways."""
    if move.limps:
        return limps(field, move)
    return gathered(run_layers(field, move) if move.runs else walk_layers(field, move))


def limps(field: Field, move: Move) -> Ways:
    """One step, whatever it costs (GI-MOV-19)."""
    found = Ways()
    for cell in limp_ends(field, move.start):
        found.longest[cell] = 1
    return found


def walk_layers(field: Field, move: Move) -> list[list[int]]:
    """By number of hexes and points spent: the hexes where a walk is then (GI-MOV-09)."""
    prices = leaving(field)
    none = [0] * (move.points + 1)
    found = [none]
    if move.start == OFF:
        now = entries(field, move.side, move.points)
        found.append(now)
    else:
        now = none[:]
        now[0] = BIT[move.start]
    while len(found) <= move.points:
        later = none[:]
        for spent in range(len(found), move.points + 1):
            for face in range(FACES):
                later[spent] |= stepped(now, spent, prices[face], face)
        now = later
        found.append(now)
    return found


def run_layers(field: Field, move: Move) -> list[list[int]]:
    """The same of a run, which turns by one face at most (GI-MOV-08, GI-MOV-10)."""
    prices = leaving(field)
    none = [0] * (move.points + 1)
    # By face: the hexes that may be left through it after so many points.
    sources = [none[:] for _ in range(FACES)]
    found = [none]
    if move.start == OFF:
        entered = first_fronts(field, move.start, move.side, move.points)
        found.append(turned(entered, sources))
    else:
        for face in range(FACES):
            sources[face][0] = BIT[move.start]
    while len(found) <= move.points:
        steps = [none[:] for _ in range(FACES)]
        for face in range(FACES):
            for spent in range(len(found), move.points + 1):
                steps[face][spent] = stepped(sources[face], spent, prices[face], face)
        found.append(turned(steps, sources))
    return found


def turned(steps: list[list[int]], sources: list[list[int]]) -> list[int]:
    """The hexes of a layer by points; `sources` is set to where the next one begins."""
    found: list[int] = []
    for spent in range(len(steps[0])):
        new = [by_points[spent] for by_points in steps]
        turn(new, sources, spent)
        hexes = 0
        for entered in new:
            hexes |= entered
        found.append(hexes)
    return found


def gathered(layers: list[list[int]]) -> Ways:
    """The greatest number of hexes and the least points by hex, and whether there are several numbers."""
    found = Ways()
    seen = 0
    several = 0
    for moved in range(len(layers) - 1, 0, -1):
        hexes = 0
        for entered in layers[moved]:
            hexes |= entered
        several |= seen & hexes
        put(found.longest, hexes ^ (hexes & seen), moved)
        seen |= hexes
    for cell in hexes_of(several):
        found.forks[cell] = True
    cheaper = 0
    for spent in range(1, len(layers[0])):
        hexes = 0
        for layer in layers[1:]:
            hexes |= layer[spent]
        put(found.cheapest, hexes ^ (hexes & cheaper), spent)
        cheaper |= hexes
    return found


def put(numbers: list[int], hexes: int, number: int) -> None:
    """Write a number down for all hexes of a set."""
    if hexes:
        for cell in hexes_of(hexes):
            numbers[cell] = number
