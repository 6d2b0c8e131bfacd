"""Boards of squares and steps as drawings: they look good with no art of their own.

Spaces need `row` and `column`; shape "circle" makes wells, "square" squares. `Board.columns` and
`Board.rows` name them. A legal space shows the number of its option.
"""

from typing import Final, final

from jotunheim.render.choices import numbers
from jotunheim.render.drawing import Drawing, groups
from jotunheim.render.grounds import Maps
from jotunheim.render.pieces import number_badge, piece_figure
from jotunheim.render.signs import colour_at
from jotunheim.render.strokes import Point, attribute, e, n
from jotunheim.scene import Board, Scene, Space

CELL: Final = 56
EDGE: Final = 26
MOST_STILL: Final = (
    8  # grounds of one grid that are kept: with wells or without, by the names at its edges
)


@final
class Grid:
    """What is the same in all drawings of a grid: where its squares are, and how its ground looks."""

    def __init__(self, board: Board) -> None:
        self.width = (max([s.column for s in board.spaces]) + 1) * CELL + 2 * EDGE
        self.height = (max([s.row for s in board.spaces]) + 1) * CELL + 2 * EDGE
        self.wells = any(s.shape == "circle" for s in board.spaces)
        self.places: dict[str, Point] = {s.key: middle(s) for s in board.spaces}
        self.still: dict[tuple[bool, tuple[str, ...], tuple[str, ...]], str] = {}

    def ground(self, board: Board, wells: bool) -> str:
        """The still ground, made once."""
        key = (wells, board.columns, board.rows)
        found = self.still.get(key)
        if found is None:
            if len(self.still) >= MOST_STILL:
                self.still.clear()
            found = self.still[key] = _still(board, wells, self.width, self.height)
        return found


_GRIDS: Final[Maps[Grid]] = Maps(Grid)


def draw_grid(scene: Scene, board: Board) -> Drawing:
    """The whole drawing of a board of squares."""
    known = _GRIDS.of(board)
    grid: Grid = known.made
    places = grid.places
    marks = numbers(scene.prompt)
    wells = grid.wells
    taken: set[str] = set()
    pieces: list[str] = []
    for piece in board.pieces:
        at = piece.at
        taken.add(at)
        wells = wells or piece.kind == "disc"
        if at in places:
            x, y = places[at]
            pieces.append(piece_figure(scene, piece, x, y, 1.0, marks.get(piece.token, 0)))
    marked = known.marked(board)
    legal = [_legal(s, wells, marks, s.key in taken) for s in marked if s.token]
    moving = groups(
        board,
        [
            ("held", _held(scene, marked, wells)),
            ("legal", "".join(legal)),
            ("pieces", "".join(pieces)),
        ],
    )
    box = f"0 0 {grid.width} {grid.height}"
    return Drawing("squares", box, grid.ground(board, wells), moving)


def middle(space: Space) -> tuple[float, float]:
    """The middle of a square in the drawing."""
    return EDGE + (space.column + 0.5) * CELL, EDGE + (space.row + 0.5) * CELL


def _still(board: Board, wells: bool, width: int, height: int) -> str:
    """The slab, its squares as two paths, and the names of rows and columns."""
    light, dark = "", ""
    for space in board.spaces:
        if (space.row + space.column) % 2:
            dark += _shape(space, wells)
        else:
            light += _shape(space, wells)
    slab = f'<rect class="slab" x="{EDGE - 6}" y="{EDGE - 6}" width="{width - 2 * EDGE + 12}" height="{height - 2 * EDGE + 12}" rx="12"/>'
    kind = "well" if wells else "sq"
    return f'{slab}<path class="{kind}-1" d="{light}"/><path class="{kind}-2" d="{dark}"/>{_names(board, height)}'


def _held(scene: Scene, marked: list[Space], wells: bool) -> str:
    """Who holds which square."""
    return "".join(
        [
            f'<path class="sq-held seat-{colour_at(scene, s)}" d="{_shape(s, wells)}"/>'
            for s in marked
            if s.owner >= 0 or s.colour
        ]
    )


def _shape(space: Space, wells: bool) -> str:
    x, y = middle(space)
    return _well(x, y) if wells else _square(x, y)


def _well(x: float, y: float) -> str:
    return f"M{n(x)} {n(y - 23)}A23 23 0 1 1 {n(x - 0.1)} {n(y - 23)}Z"


def _square(x: float, y: float) -> str:
    half = CELL / 2 - 1
    return f"M{n(x - half)} {n(y - half)}H{n(x + half)}V{n(y + half)}H{n(x - half)}Z"


def _names(board: Board, height: int) -> str:
    out = []
    for i, name in enumerate(board.columns):
        out.append(f'<text x="{n(EDGE + (i + 0.5) * CELL)}" y="14">{e(name)}</text>')
    for i, name in enumerate(board.rows):
        out.append(f'<text x="10" y="{n(EDGE + (i + 0.5) * CELL + 4)}">{e(name)}</text>')
    for space in board.spaces:
        if space.label and not board.columns:
            x, y = middle(space)
            out.append(
                f'<text class="sq-t" x="{n(x)}" y="{n(y + CELL / 2 - 6)}">{e(space.label)}</text>'
            )
    return f'<g class="edge-t" aria-hidden="true">{"".join(out)}</g>'


def _legal(space: Space, wells: bool, marks: dict[str, int], taken: bool) -> str:
    x, y = middle(space)
    d = _shape(space, wells)
    number = marks.get(space.token, 0)
    badge = number_badge(number, x, y) if number and not taken else ""
    label = space.note or space.label or space.key
    return (
        f'<g class="legal" role="button" tabindex="0" data-key="legal:{e(space.key)}"'
        f' data-token="{e(space.token)}"{attribute("aria-label", label)}>'
        f'<path class="edge" d="{d}"/><path class="ring" d="{d}"/><path class="wash" d="{d}"/>{badge}</g>'
    )
