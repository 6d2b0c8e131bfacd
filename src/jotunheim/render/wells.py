"""Round places on any board: steps of a track that winds over a map, slots of a section, wells in a space.

A space of shape "circle" is a well with its label in it; `sign` "haven" makes it a golden shield, "round" a disc that lies
on the water, "tower", "palisade" and "court" what they say. Neighbours are joined by a band. `Space.slots` wells lie in a
row, or around the middle of a round space.
"""

import math
from typing import Final

from jotunheim.render.strokes import Point, e, n, path
from jotunheim.scene import Board, Space

SLOT: Final = 15.0  # the radius of a slot that does not say its own
SHORT: Final = 4  # letters of a label that stand in a well; longer ones stand under it


def is_well(space: Space) -> bool:
    """Whether a space is round, and no slot of another."""
    return space.shape == "circle"


def radius(space: Space) -> float:
    """How large a well is drawn."""
    return space.size if space.size > 1 else SLOT


def circle(x: float, y: float, r: float) -> str:
    """A circle as the path of an element."""
    return f"M{n(x)} {n(y - r)}A{n(r)} {n(r)} 0 1 1 {n(x - 0.1)} {n(y - r)}Z"


def outline(space: Space) -> str:
    """The outline of a well as a path."""
    if space.sign == "haven":
        k = radius(space) / 9
        return _shifted_shield(space.x, space.y, k)
    return circle(space.x, space.y, radius(space))


def _shifted_shield(x: float, y: float, k: float) -> str:
    """The shield of a haven, so large and there; its path has only absolute letters."""
    left, right = n(x - 9.5 * k), n(x + 9.5 * k)
    top, low, tip = n(y - 8.5 * k), n(y + 6 * k), n(y + 11 * k)
    return (
        f"M{left} {top}Q{n(x)} {n(y - 11.5 * k)} {right} {top}Q{n(x + 11 * k)} {low} {n(x)} {tip}"
        f"Q{n(x - 11 * k)} {low} {left} {top}Z"
    )


def wells(board: Board) -> str:
    """All round places with the bands between them and their labels; nothing if there are none."""
    found = [s for s in board.spaces if is_well(s) and not s.parent]
    if not found:
        return ""
    bands = _bands(found)
    ropes = f'<path class="rope-e" d="{bands}"/><path class="rope" d="{bands}"/>' if bands else ""
    shapes: dict[str, str] = {}
    for space in found:  # those that look alike are one path
        kind = f"well {space.sign}" if space.sign in ("haven", "round") else "well"
        shapes[kind] = shapes.get(kind, "") + outline(space)
    drawn = [f'<path class="{kind}" d="{d}"/>' for kind, d in shapes.items()]
    return f"<g>{ropes}{''.join(drawn)}{''.join([well_label(s) for s in found])}</g>"


def _bands(found: list[Space]) -> str:
    """Lines between neighbours that are both round."""
    at = {s.key: (s.x, s.y) for s in found}
    lines: list[str] = []
    for space in found:
        for other in space.neighbours:
            if other in at and space.key < other:
                lines.append(path([at[space.key], at[other]], False))
    return "".join(lines)


def well_label(space: Space) -> str:
    """The label of a well: in it if it is short, else under it."""
    if not space.label:
        return ""
    kind = f" {space.sign}" if space.sign in ("haven", "round") else ""
    if len(space.label) <= SHORT:
        return f'<text class="well-t{kind}" x="{n(space.x)}" y="{n(space.y + 6)}">{e(space.label)}</text>'
    y = space.y + radius(space) + 17
    return f'<text class="spot-t" x="{n(space.x)}" y="{n(y)}">{e(space.label)}</text>'


def slot_places(space: Space, middle: Point, step: float) -> list[Point]:
    """Where the wells of a space lie: around the middle of a round one, else in a row along its turn."""
    x, y = middle
    if is_well(space) and space.slots > 2:
        ring = radius(space) * 0.6
        turns = [math.tau * i / (space.slots - 1) - math.tau / 4 for i in range(space.slots - 1)]
        return [middle, *[(x + ring * math.cos(t), y + ring * math.sin(t)) for t in turns]]
    t = math.radians(space.turn)
    shifts = [(i - (space.slots - 1) / 2) * step for i in range(space.slots)]
    return [(x + d * math.cos(t), y + d * math.sin(t)) for d in shifts]
