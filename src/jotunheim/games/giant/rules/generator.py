"""The random map generator (GI-MAP-20; its steps are told in the ledger)."""

from jotunheim.games.giant import grid
from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.book.tables import CHASM, CLEAR, CRATER, HILL, SHALLOW, SPIRE, Feature
from jotunheim.games.giant.field import deepen, flaw
from jotunheim.kernel import Chance


def generate(book: Book, chance: Chance, density: int, symmetric: bool) -> list[int]:
    """A legal random map; the same numbers give the same map."""
    kinds = [CLEAR] * grid.HEXES
    wanted = book.densities[density] * (1 if symmetric else 2)
    done = 0
    for _ in range(book.attempts):
        if done == wanted:
            break
        trial = kinds[:]
        add_feature(book, chance, trial, symmetric)
        if not flaw(trial, book.terrains):
            kinds = trial
            done += 1
    return kinds


def add_feature(book: Book, chance: Chance, kinds: list[int], symmetric: bool) -> None:
    """Type, size, anchor, shape; then paint and normalise."""
    feature = book.features[book.rolled[chance.die() + chance.die()]]
    size = (chance.die() - 1) // 2
    last = grid.COLUMNS // 2 - 1 if symmetric else grid.COLUMNS - 3
    anchor = grid.hex_at(2 + chance.below(last - 1), chance.below(grid.ROWS))
    shape = shape_of(chance, feature, feature.sizes[size], anchor)
    heights = levels_of(feature, shape, size)
    for cell in shape:
        for image in [cell, grid.half_turn(cell)] if symmetric else [cell]:
            if kinds[image] == CLEAR:
                kinds[image] = heights[cell]
    normalise(book, kinds)
    deepen(kinds)


def shape_of(chance: Chance, feature: Feature, size: int, anchor: int) -> list[int]:
    """A walk for chasms and half of the water, a blob for everything else."""
    ground = feature.paint[0]
    margin = 2 if ground in (SPIRE, CHASM, SHALLOW) else 1
    if ground == CHASM or (ground == SHALLOW and chance.die() <= 3):
        return walk(chance, size, anchor, margin)
    return blob(chance, size, anchor, margin)


def is_allowed(cell: int, margin: int) -> bool:
    """Whether a hex is on the map and far enough from the home edges."""
    return cell != grid.OFF and margin <= cell // grid.ROWS < grid.COLUMNS - margin


def walk(chance: Chance, size: int, anchor: int, margin: int) -> list[int]:
    """A winding line of at most so many hexes."""
    found = [anchor]
    face = chance.below(grid.FACES)
    here = anchor
    while len(found) < size:
        die = chance.die()
        face = (face + (5 if die == 1 else 1 if die == 6 else 0)) % grid.FACES
        here = grid.NEIGHBOUR[here * grid.FACES + face]
        if not is_allowed(here, margin):
            break
        if here not in found:
            found.append(here)
    return found


def blob(chance: Chance, size: int, anchor: int, margin: int) -> list[int]:
    """A patch that grows where it already has many neighbours."""
    found = [anchor]
    while len(found) < size:
        near = {y for x in found for y in grid.neighbours(x) if is_allowed(y, margin)}
        rim = sorted(near - set(found))
        if not rim:
            break
        weights = [len([1 for y in grid.neighbours(x) if y in found]) ** 2 for x in rim]
        at = chance.below(sum(weights))
        number = 0
        while at >= weights[number]:
            at -= weights[number]
            number += 1
        found.append(rim[number])
    return found


def inner(shape: list[int]) -> list[int]:
    """The hexes of a shape whose six neighbours all belong to it."""
    return [x for x in shape if len([1 for y in grid.neighbours(x) if y in shape]) == grid.FACES]


def levels_of(feature: Feature, shape: list[int], size: int) -> dict[int, int]:
    """What lies on each hex: larger hills and craters have higher or deeper hearts."""
    found = dict.fromkeys(shape, feature.paint[0])
    heart = shape
    steps = min(size, len(feature.paint) - 1)
    for step in range(1, steps + 1):
        heart = inner(heart)
        for cell in heart:
            found[cell] = feature.paint[step]
    return found


def normalise(book: Book, kinds: list[int]) -> None:
    """Lower what stands too high over its neighbours, and raise what lies too deep."""
    changed = True
    while changed:
        changed = False
        for cell in range(grid.HEXES):
            kind = kinds[cell]
            if kind < HILL:
                continue
            near = [y for y in grid.neighbours(cell) if not book.terrains[kinds[y]].sheer]
            right = evened(kind, [book.terrains[kinds[y]].level for y in near])
            if right != kind:
                kinds[cell] = right
                changed = True


def evened(kind: int, levels: list[int]) -> int:
    """What a hill or crater hex may be among neighbours with these levels."""
    if kind >= CRATER:
        deep = kind == CRATER + 1 and any(level > -1 for level in levels)
        return CRATER if deep else kind
    height = min(kind - HILL + 1, 1 + min(levels, default=0))
    return HILL + height - 1 if height > 0 else CLEAR
