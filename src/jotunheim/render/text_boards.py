"""Boards as text: squares in rows and columns, and steps in a line.

A grid needs `row` and `column` of each space (row 0 is the top one); `Board.columns` and `Board.rows`
name them. Hexes and areas have modules of their own.
"""

from jotunheim.render.pen import Pen, visible
from jotunheim.render.signs import clean
from jotunheim.render.text_areas import area_lines
from jotunheim.render.text_hexes import hex_lines
from jotunheim.render.text_parts import told
from jotunheim.render.text_pieces import piece_mark, standing
from jotunheim.render.text_plans import plan_lines
from jotunheim.scene import Board, Piece, Space


def board_lines(pen: Pen, board: Board, marks: dict[str, int]) -> list[str]:
    """A board with what stands on it; `marks` are the numbers of the options."""
    lines = [pen.ink(line, "bold") for line in pen.wrap(board.title)]
    if board.kind == "hexes":
        return lines + hex_lines(pen, board, marks)
    if board.kind == "plan":
        return lines + plan_lines(pen, board, marks)
    if board.kind == "areas":
        return lines + area_lines(pen, board, marks)
    if board.kind == "track":
        return lines + line_of_spaces(pen, board, marks)
    return lines + grid_lines(pen, board, marks)


def grid_lines(pen: Pen, board: Board, marks: dict[str, int]) -> list[str]:
    """Squares with their borders, column names above, row names at the left."""
    at = {(s.row, s.column): s for s in board.spaces}
    if not at:
        return []
    rows = max(r for r, _ in at) + 1
    columns = max(c for _, c in at) + 1
    pieces = standing(board)
    cells = {rc: square(pen, space, pieces.get(space.key, []), marks) for rc, space in at.items()}
    names = board.columns or tuple(str(i + 1) for i in range(columns))
    wide = max([3, *(visible(c) + 2 for c in cells.values()), *(len(n) for n in names)])
    sides = board.rows or tuple(str(i + 1) for i in range(rows))
    edge = max(map(len, sides), default=0)
    head = " ".join(pen.pad(pen.fit(n, wide), wide, "^") for n in names[:columns])
    lines = [" " * (edge + 2) + head.rstrip()]
    for row in range(rows):
        lines.append(_border(pen, edge, wide, at, row, columns))
        side = sides[row] if row < len(sides) else ""
        lines.append(f"{side:>{edge}} " + _cells(pen, cells, row, columns, wide))
    lines.append(_border(pen, edge, wide, at, rows, columns))
    return [line.rstrip() for line in lines]


def _cells(pen: Pen, cells: dict[tuple[int, int], str], row: int, columns: int, wide: int) -> str:
    """One row of squares between its uprights; a hole in the board has none."""
    bar = pen.ink("│", "dim")
    out = ""
    for column in range(columns):
        here, before = (row, column) in cells, (row, column - 1) in cells
        out += bar if here or before else " "
        out += pen.pad(cells.get((row, column), ""), wide, "^")
    return out + (bar if (row, columns - 1) in cells else "")


def _border(
    pen: Pen, edge: int, wide: int, at: dict[tuple[int, int], Space], row: int, columns: int
) -> str:
    """The line above a row of squares."""
    out = ""
    for column in range(columns + 1):
        nw, ne = (row - 1, column - 1) in at, (row - 1, column) in at
        sw, se = (row, column - 1) in at, (row, column) in at
        out += _corner(nw, ne, sw, se)
        if column < columns:
            out += ("─" if ne or se else " ") * wide
    return " " * (edge + 1) + pen.ink(out.rstrip(), "dim")


def _corner(nw: bool, ne: bool, sw: bool, se: bool) -> str:
    """The corner between four squares, some of which may be missing."""
    up, down, left, right = nw or ne, sw or se, nw or sw, ne or se
    index = up * 8 + down * 4 + left * 2 + right
    return " ╶╴─╷┌┐┬╵└┘┴│├┤┼"[index]


def square(pen: Pen, space: Space, pieces: list[Piece], marks: dict[str, int]) -> str:
    """What stands on a square; if it is empty and legal, the number of its option."""
    if pieces:
        chosen = any(p.token for p in pieces) or bool(space.token)
        text = " ".join(piece_mark(pen, p) for p in pieces[:2])
        more = f"+{len(pieces) - 2}" if len(pieces) > 2 else ""
        return (pen.ink("*", "legal") if chosen else "") + text + more
    if space.token:
        return pen.ink(str(marks.get(space.token, "*")), "legal")
    if space.owner >= 0:
        return pen.seat(space.owner)
    return pen.terrain(space.terrain) if space.terrain else ""


def line_of_spaces(pen: Pen, board: Board, marks: dict[str, int]) -> list[str]:
    """Spaces one after the other, each with what stands there."""
    pieces = standing(board)
    lines: list[str] = []
    for space in board.spaces:
        pick = pen.ink(f"{marks.get(space.token, '*')}▸", "legal") if space.token else " "
        atoms = [f"{pick} {clean(space.label or space.key)}"]
        atoms += [pen.seat(space.owner)] if space.owner >= 0 else []
        atoms += told(pen, space.badges)
        for piece in pieces.get(space.key, []):
            atoms.append(f"{piece_mark(pen, piece)} {clean(piece.name)}")
        lines += pen.flow(atoms, "  ", indent="      ")
    return lines
