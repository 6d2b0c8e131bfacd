"""A hex board as text: staggered cells with terrain, level, pieces and the numbers of legal targets.

Each space needs `row` and `column`; whether columns or rows are staggered is seen from `x` and `y`.
If the board is larger than the paper, the part with the legal hexes is shown, else that around `Board.focus`.
"""

from typing import Final

from jotunheim.render.choices import mark_of
from jotunheim.render.hexgrid import columns_are_staggered
from jotunheim.render.pen import Pen, visible
from jotunheim.render.signs import clean, ground
from jotunheim.render.text_pieces import piece_lines, piece_mark, standing, trail_lines
from jotunheim.scene import Board, Piece, Space

PITCH: Final = 3  # from one column to the next; a cell may use twice that, less a blank
MOST_ROWS: Final = 15


def hex_lines(pen: Pen, board: Board, marks: dict[str, int]) -> list[str]:
    """The board or the part of it that fits, the signs used, and all pieces in words."""
    if not board.spaces:
        return []
    shown = _window(pen, board)
    cells = _cells(pen, board, shown, marks)
    lines = _canvas(pen, board, shown, cells)
    if len(shown) < len(board.spaces):
        lines.append(
            pen.ink(f"(a part of the board, {len(shown)} of {len(board.spaces)} hexes)", "dim")
        )
    lines += [pen.ink(line, "dim") for line in _legend(pen, shown)]
    return lines + piece_lines(pen, board, marks) + trail_lines(pen, board)


def _window(pen: Pen, board: Board) -> list[Space]:
    """The spaces within the rows and columns that fit, around the focus."""
    span = PITCH if columns_are_staggered(board) else 2 * PITCH
    fit = max((pen.width - 4 - PITCH * 2) // span, 4)
    legal = {s.key for s in board.spaces if s.token or s.route}
    focus = legal or set(board.focus) or {p.at for p in board.pieces}
    near = [s for s in board.spaces if s.key in focus] or list(board.spaces)
    if not legal and board.focus:
        near = _that_fit(board, fit) or near
    columns = _range([s.column for s in near], [s.column for s in board.spaces], fit)
    rows = _range([s.row for s in near], [s.row for s in board.spaces], MOST_ROWS)
    return [s for s in board.spaces if s.column in columns and s.row in rows]


def _that_fit(board: Board, fit: int) -> list[Space]:
    """Of the focus, in its order, as many spaces as the window can hold together."""
    by_key = {s.key: s for s in board.spaces}
    found: list[Space] = []
    for space in [by_key[key] for key in board.focus if key in by_key]:
        columns = [s.column for s in (*found, space)]
        rows = [s.row for s in (*found, space)]
        if max(columns) - min(columns) < fit and max(rows) - min(rows) < MOST_ROWS:
            found.append(space)
    return found


def _range(near: list[int], everything: list[int], fit: int) -> range:
    """`fit` numbers around the middle of `near`, within what there is."""
    low, high = min(everything), max(everything)
    if high - low < fit:
        return range(low, high + 1)
    start = (min(near) + max(near)) // 2 - fit // 2
    start = max(low, min(start, high + 1 - fit))
    return range(start, start + fit)


def _cells(pen: Pen, board: Board, shown: list[Space], marks: dict[str, int]) -> dict[str, str]:
    pieces = standing(board)
    seen = {key for t in board.trails if t.kind in ("sight", "blind") for key in t.spaces[1:-1]}
    return {s.key: _cell(pen, s, pieces.get(s.key, []), s.key in seen, marks) for s in shown}


def _cell(pen: Pen, space: Space, pieces: list[Piece], seen: bool, marks: dict[str, int]) -> str:
    """Terrain and level; a piece, or the number of a legal target; parentheses on a line of sight."""
    ground = pen.terrain(space.terrain)
    level = str(space.level) if space.level else ""
    if pieces:
        legal = space.token or space.route or any(p.token for p in pieces)
        more = "+" if len(pieces) > 1 else ""
        star = pen.ink("*", "legal") if legal else ""
        bare = "" if ground in "·." else ground
        return bare + star + piece_mark(pen, pieces[0]) + more
    if space.token or space.route:
        number = mark_of(space, marks)
        sign = f"[{number}]" if 0 < number < 1000 else "[*]"
        return ("" if ground in "·." else ground) + pen.ink(sign, "legal")
    text = _tint(pen, space.terrain, ground + level)
    return f"({text})" if seen else text


def _tint(pen: Pen, terrain: str, text: str) -> str:
    name = ground(terrain)
    for words, style in (("water deep sea ice", "water"), ("forest pines", "wood")):
        if name in words.split():
            return pen.ink(text, style)
    return text if name == "clear" else pen.ink(text, "rock")


def _canvas(pen: Pen, board: Board, shown: list[Space], cells: dict[str, str]) -> list[str]:
    """Cells on staggered lines, names of the columns above, of the rows at the left."""
    flat = columns_are_staggered(board)
    left, top = min(s.column for s in shown), min(s.row for s in shown)
    lows = {row: min(s.y for s in shown if s.row == row) for row in {s.row for s in shown}}
    starts = min(s.x for s in shown)
    placed: dict[int, dict[int, str]] = {}
    for space in shown:
        if flat:
            down = space.y - lows[space.row] > 0.1 * space.size
            line, x = 2 * (space.row - top) + down, PITCH * (space.column - left)
        else:
            half = round((space.x - starts) / (space.size * 0.866))
            line, x = space.row - top, PITCH * half
        placed.setdefault(line, {})[x] = cells[space.key]
    head = _head(board, shown, flat, left)
    body = [
        _line(pen, placed.get(i, {}), _side(board, i, flat, top)) for i in range(max(placed) + 1)
    ]
    return [pen.ink(line, "dim") for line in head] + body


def _line(pen: Pen, cells: dict[int, str], side: str) -> str:
    """One line of text: each cell centred in its slot."""
    out, at = pen.ink(f"{side:>3} ", "dim"), 0
    for x in sorted(cells):
        cell = cells[x]
        start = x + max((2 * PITCH - visible(cell)) // 2, 0)
        out += " " * max(start - at, 0) + cell
        at = max(start, at) + visible(cell)
    return out.rstrip()


def _side(board: Board, line: int, flat: bool, top: int) -> str:
    if flat and line % 2:
        return ""
    row = top + (line // 2 if flat else line)
    return clean(board.rows[row]) if row < len(board.rows) else f"{row + 1:02}"


def _head(board: Board, shown: list[Space], flat: bool, left: int) -> list[str]:
    """The names of the columns, alternating on two lines if they are staggered."""
    if not flat:
        return []
    lines = ["    ", "    "]
    top = min(s.y for s in shown if s.row == shown[0].row)
    lower = {s.column for s in shown if s.row == shown[0].row and s.y - top > 0.1 * s.size}
    for column in sorted({s.column for s in shown}):
        name = board.columns[column] if column < len(board.columns) else f"{column + 1:02}"
        index = column in lower
        lines[index] = lines[index].ljust(4 + PITCH * (column - left) + PITCH - 1) + clean(name)
    return lines


def _legend(pen: Pen, shown: list[Space]) -> list[str]:
    names = sorted({ground(s.terrain) for s in shown if s.terrain})
    atoms = [f"{pen.terrain(name)} {clean(name)}" for name in names]
    if any(s.level for s in shown):
        atoms.append("figures: levels")
    if any(s.token or s.route for s in shown):
        atoms.append("[n] option n")
    return pen.flow(atoms, "  ")
