"""Boards of spaces in free arrangement: walls, councils, mines, roads; also steps in a line.

Each space needs `x`, `y` and `size` in the units of the board's `width` and `height`; without these the
spaces stand in a line. `shape` is circle, square, hex or polygon (then `points`); neighbours are joined.
"""

import math
from typing import Final

from jotunheim.render.choices import numbers
from jotunheim.render.drawing import Drawing, groups
from jotunheim.render.pieces import STONES, number_badge, piece_figure
from jotunheim.render.signs import colour_at
from jotunheim.render.strokes import Point, attributes, e, n, path
from jotunheim.scene import Board, Scene, Space

CANVAS: Final = 1000.0  # the longer side of the drawing
STEP: Final = 120.0


class Plan:
    """Where the spaces lie in the drawing, and how large they are."""

    def __init__(self, board: Board) -> None:
        free = bool(board.width and board.height)
        scale = CANVAS / max(board.width, board.height) if free else 1.0
        self.width = board.width * scale if free else STEP * len(board.spaces)
        self.height = board.height * scale if free else STEP
        self.scale = scale
        self.at: dict[str, Point] = {}
        self.size: dict[str, float] = {}
        for i, space in enumerate(board.spaces):
            spot = (space.x * scale, space.y * scale) if free else (STEP * (i + 0.5), STEP / 2)
            self.at[space.key] = spot
            self.size[space.key] = max(space.size * scale, 12.0) if free else 40.0

    def outline(self, space: Space) -> str:
        """The shape of a space as a path."""
        x, y = self.at[space.key]
        r = self.size[space.key]
        if space.points:
            pairs = zip(space.points[::2], space.points[1::2], strict=False)
            return path([(px * self.scale, py * self.scale) for px, py in pairs])
        if space.shape == "square":
            return path([(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)])
        if space.shape == "hex":
            turns = [math.radians(a) for a in range(0, 360, 60)]
            return path([(x + r * math.cos(a), y + r * math.sin(a)) for a in turns])
        return f"M{n(x)} {n(y - r)}A{n(r)} {n(r)} 0 1 1 {n(x - 0.1)} {n(y - r)}Z"


def draw_spots(scene: Scene, board: Board) -> Drawing:
    """The whole drawing of a board in free arrangement."""
    plan = Plan(board)
    marks = numbers(scene.prompt)
    legal = [_legal(plan, s, marks) for s in board.spaces if s.token or s.why_not]
    moving = groups(
        board,
        [
            ("held", _held(scene, board, plan)),
            ("legal", "".join(legal)),
            ("pieces", _pieces(scene, board, plan, marks)),
        ],
    )
    return Drawing("spots", f"0 0 {n(plan.width)} {n(plan.height)}", _still(board, plan), moving)


def _still(board: Board, plan: Plan) -> str:
    """Lines between neighbours, then the wells, then their names."""
    joins = []
    for space in board.spaces:
        for other in space.neighbours:
            if other in plan.at and space.key < other:
                joins.append(path([plan.at[space.key], plan.at[other]], False))
    wells = "".join(plan.outline(s) for s in board.spaces)
    names = "".join(
        f'<text class="spot-t" x="{n(plan.at[s.key][0])}" y="{n(plan.at[s.key][1] + plan.size[s.key] + 15)}">{e(s.label)}</text>'
        for s in board.spaces
        if s.label
    )
    lines = f'<path class="join" d="{"".join(joins)}"/>' if joins else ""
    return f'{lines}<path class="spot" d="{wells}"/>{names}'


def _held(scene: Scene, board: Board, plan: Plan) -> str:
    return "".join(
        f'<path class="spot-held seat-{colour_at(scene, s)}" d="{plan.outline(s)}"/>'
        for s in board.spaces
        if colour_at(scene, s) != "none"
    )


def _legal(plan: Plan, space: Space, marks: dict[str, int]) -> str:
    d = plan.outline(space)
    label = space.note or space.label or space.key
    if not space.token:
        return f'<g class="dimmed" role="img" aria-label="{e(label)} – {e(space.why_not)}"><path class="wash" d="{d}"/></g>'
    x, y = plan.at[space.key]
    number = marks.get(space.token, 0)
    badge = number_badge(number, x, y - plan.size[space.key]) if number else ""
    return (
        f'<g class="legal" role="button" tabindex="0"{attributes(data_key="legal:" + space.key, data_token=space.token, aria_label=label)}>'
        f'<path class="edge" d="{d}"/><path class="ring" d="{d}"/><path class="wash" d="{d}"/>{badge}</g>'
    )


def _pieces(scene: Scene, board: Board, plan: Plan, marks: dict[str, int]) -> str:
    """Pieces side by side in their space, smaller if there are many."""
    out = []
    for space in board.spaces:
        here = [p for p in board.pieces if p.at == space.key]
        x, y = plan.at[space.key]
        step = min(44.0, 2.2 * plan.size[space.key] / max(len(here), 1))
        scale = max(min(1.0, plan.size[space.key] / 34), 0.5)
        for i, piece in enumerate(here):
            down = 24 * scale if piece.kind in STONES else 0
            px = x + (i - (len(here) - 1) / 2) * step
            out.append(
                piece_figure(scene, piece, px, y + down, round(scale, 2), marks.get(piece.token, 0))
            )
    return "".join(out)
