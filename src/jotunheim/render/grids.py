"""Boards of squares and steps as drawings: they look good with no art of their own.

Spaces need `row` and `column`; shape "circle" makes wells, "square" squares. `Board.columns` and
`Board.rows` name them. A legal space shows the number of its option.
"""

from typing import Final

from jotunheim.render.choices import numbers
from jotunheim.render.pieces import number_badge, piece_figure
from jotunheim.render.signs import colour_at
from jotunheim.render.strokes import attributes, e, n
from jotunheim.scene import Board, Scene, Space

CELL: Final = 56
EDGE: Final = 26


def grid_board(scene: Scene, board: Board, backdrop: str = "") -> str:
    """The whole drawing of a board of squares."""
    if not board.spaces:
        return ""
    columns = max(s.column for s in board.spaces) + 1
    rows = max(s.row for s in board.spaces) + 1
    width, height = columns * CELL + 2 * EDGE, rows * CELL + 2 * EDGE
    wells = any(s.shape == "circle" for s in board.spaces) or any(
        p.kind == "disc" for p in board.pieces
    )
    places = {s.key: middle(s) for s in board.spaces}
    marks = numbers(scene.prompt)
    taken = {p.at for p in board.pieces}
    legal = "".join(_legal(s, wells, marks, s.key in taken) for s in board.spaces if s.token)
    pieces = "".join(
        piece_figure(scene, p, *places[p.at], 1.0, marks.get(p.token, 0))
        for p in board.pieces
        if p.at in places
    )
    return (
        f'<svg class="map squares"{attributes(data_key="board:" + board.key)} viewBox="0 0 {width} {height}" role="group"'
        f"{attributes(aria_label=board.title or scene.title)}>"
        f'<g data-key="board:{e(board.key)}:still">{backdrop or _still(scene, board, wells, width, height)}</g>'
        f'<g data-key="board:{e(board.key)}:legal">{legal}</g><g data-key="board:{e(board.key)}:pieces">{pieces}</g></svg>'
    )


def middle(space: Space) -> tuple[float, float]:
    """The middle of a square in the drawing."""
    return EDGE + (space.column + 0.5) * CELL, EDGE + (space.row + 0.5) * CELL


def _still(scene: Scene, board: Board, wells: bool, width: int, height: int) -> str:
    """The slab, its squares as two paths, and the names of rows and columns."""
    light, dark, held = "", "", ""
    for space in board.spaces:
        x, y = middle(space)
        shape = _well(x, y) if wells else _square(x, y)
        if (space.row + space.column) % 2:
            dark += shape
        else:
            light += shape
        if space.owner >= 0 or space.colour:
            held += f'<path class="sq-held seat-{colour_at(scene, space)}" d="{shape}"/>'
    slab = f'<rect class="slab" x="{EDGE - 6}" y="{EDGE - 6}" width="{width - 2 * EDGE + 12}" height="{height - 2 * EDGE + 12}" rx="12"/>'
    kind = "well" if wells else "sq"
    return f'{slab}<path class="{kind}-1" d="{light}"/><path class="{kind}-2" d="{dark}"/>{held}{_names(board, height)}'


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
    d = _well(x, y) if wells else _square(x, y)
    number = marks.get(space.token, 0)
    badge = number_badge(number, x, y) if number and not taken else ""
    return (
        f'<g class="legal" role="button" tabindex="0"'
        f"{attributes(data_key='legal:' + space.key, data_token=space.token, aria_label=space.note or space.label or space.key)}>"
        f'<path class="edge" d="{d}"/><path class="ring" d="{d}"/><path class="wash" d="{d}"/>{badge}</g>'
    )
