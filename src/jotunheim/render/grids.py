"""Boards of squares and steps as drawings: they look good with no art of their own.

Spaces need `row` and `column`; shape "circle" makes wells, "square" squares. `Board.columns` and
`Board.rows` name them. A legal space shows the number of its option.
"""

from typing import Final

from jotunheim.render.choices import numbers
from jotunheim.render.drawing import Drawing, groups
from jotunheim.render.pieces import number_badge, piece_figure
from jotunheim.render.signs import colour_at
from jotunheim.render.strokes import attributes, e, n
from jotunheim.scene import Board, Scene, Space

CELL: Final = 56
EDGE: Final = 26


def draw_grid(scene: Scene, board: Board) -> Drawing:
    """The whole drawing of a board of squares."""
    columns = max([s.column for s in board.spaces]) + 1
    rows = max([s.row for s in board.spaces]) + 1
    width, height = columns * CELL + 2 * EDGE, rows * CELL + 2 * EDGE
    wells = any(s.shape == "circle" for s in board.spaces) or any(
        p.kind == "disc" for p in board.pieces
    )
    places = {s.key: middle(s) for s in board.spaces}
    marks = numbers(scene.prompt)
    taken = {p.at for p in board.pieces}
    legal = [_legal(s, wells, marks, s.key in taken) for s in board.spaces if s.token]
    pieces: list[str] = []
    for piece in board.pieces:
        if piece.at in places:
            x, y = places[piece.at]
            pieces.append(piece_figure(scene, piece, x, y, 1.0, marks.get(piece.token, 0)))
    moving = groups(
        board,
        [
            ("held", _held(scene, board, wells)),
            ("legal", "".join(legal)),
            ("pieces", "".join(pieces)),
        ],
    )
    return Drawing("squares", f"0 0 {width} {height}", _still(board, wells, width, height), moving)


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


def _held(scene: Scene, board: Board, wells: bool) -> str:
    """Who holds which square."""
    return "".join(
        [
            f'<path class="sq-held seat-{colour_at(scene, s)}" d="{_shape(s, wells)}"/>'
            for s in board.spaces
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
    return (
        f'<g class="legal" role="button" tabindex="0"'
        f"{attributes(data_key='legal:' + space.key, data_token=space.token, aria_label=space.note or space.label or space.key)}>"
        f'<path class="edge" d="{d}"/><path class="ring" d="{d}"/><path class="wash" d="{d}"/>{badge}</g>'
    )
