"""A hex board as text: staggered cells with terrain, level, pieces and the numbers of legal targets.

Each space needs `row` and `column`; whether columns or rows are staggered is seen from `x` and `y`.
If the board is larger than the paper, the part with the legal hexes is shown, else that around `Board.focus`.
"""

from typing import Final, final

from jotunheim.render.choices import mark_of
from jotunheim.render.grounds import Maps
from jotunheim.render.hexgrid import columns_are_staggered
from jotunheim.render.pen import Pen, visible
from jotunheim.render.signs import clean, ground
from jotunheim.render.text_pieces import piece_lines, piece_mark, standing, trail_lines
from jotunheim.render.text_plans import land_lines
from jotunheim.scene import Board, Piece, Space
from jotunheim.texts import _

PITCH: Final = 3  # from one column to the next; a cell may use twice that, less a blank
MOST_ROWS: Final = 15


@final
class HexPaper:
    """Where the hexes of a map stand on paper, found once per map."""

    def __init__(self, board: Board) -> None:
        spaces = board.spaces
        self.flat = columns_are_staggered(board)
        self.columns = (min([s.column for s in spaces]), max([s.column for s in spaces]))
        self.rows = (min([s.row for s in spaces]), max([s.row for s in spaces]))
        self.index = {(s.row, s.column): i for i, s in enumerate(spaces)}
        self.by_key = {s.key: i for i, s in enumerate(spaces)}
        tops: dict[int, float] = {}
        for s in spaces:
            tops[s.row] = min(s.y, tops.get(s.row, s.y))
        self.low = [s.y - tops[s.row] > 0.1 * s.size for s in spaces]  # half a hex down
        self.labels = {s.key: s.label or s.key for s in spaces}


_MAPS: Final[Maps[HexPaper]] = Maps(HexPaper)


@final
class Window:
    """The part of a board that fits the paper."""

    def __init__(self, pen: Pen, board: Board) -> None:
        known = _MAPS.of(board)
        self.board = board
        self.paper: HexPaper = known.made
        self.legal = [s for s in known.marked(board) if s.token or s.route]
        span = PITCH if self.paper.flat else 2 * PITCH
        fit = max((pen.width - 4 - PITCH * 2) // span, 4)
        near = self._near(fit) or board.spaces
        self.columns = _range([s.column for s in near], self.paper.columns, fit)
        self.rows = _range([s.row for s in near], self.paper.rows, MOST_ROWS)
        self.places: list[int] = []  # of the spaces that are shown, from the top
        for row in self.rows:
            for column in self.columns:
                place = self.paper.index.get((row, column), -1)
                if place >= 0:
                    self.places.append(place)
        self.spaces = [board.spaces[place] for place in self.places]

    def _near(self, fit: int) -> list[Space]:
        """What the window should show: legal hexes, else the focus, else the pieces."""
        board = self.board
        if self.legal:
            return self.legal
        keys = board.focus or tuple([p.at for p in board.pieces])
        found = [self.paper.by_key[key] for key in keys if key in self.paper.by_key]
        near = [board.spaces[place] for place in found]
        return (_that_fit(near, fit) or near) if board.focus else near


def hex_lines(pen: Pen, board: Board, marks: dict[str, int]) -> list[str]:
    """The board or the part of it that fits, the signs used, and all pieces in words."""
    if not board.spaces:
        return []
    window = Window(pen, board)
    lines = _canvas(pen, window, _cells(pen, window, marks))
    shown, every = len(window.spaces), len(board.spaces)
    if shown < every:
        words = _("(a part of the board, {shown} of {all} hexes)")
        lines.append(pen.ink(words.format(shown=shown, all=every), "dim"))
    lines += [pen.ink(line, "dim") for line in _legend(pen, window)]
    labels = window.paper.labels
    if board.groups:  # each hex is told with its group
        return lines + land_lines(pen, board, marks) + trail_lines(pen, board, labels)
    return lines + piece_lines(pen, board, marks, labels) + trail_lines(pen, board, labels)


def _that_fit(spaces: list[Space], fit: int) -> list[Space]:
    """Of some spaces, in their order, as many as the window can hold together."""
    found: list[Space] = []
    for space in spaces:
        columns = [s.column for s in (*found, space)]
        rows = [s.row for s in (*found, space)]
        if max(columns) - min(columns) < fit and max(rows) - min(rows) < MOST_ROWS:
            found.append(space)
    return found


def _range(near: list[int], ends: tuple[int, int], fit: int) -> range:
    """`fit` numbers around the middle of `near`, within what there is."""
    low, high = ends
    if high - low < fit:
        return range(low, high + 1)
    start = (min(near) + max(near)) // 2 - fit // 2
    start = max(low, min(start, high + 1 - fit))
    return range(start, start + fit)


def _cells(pen: Pen, window: Window, marks: dict[str, int]) -> list[str]:
    """The cells of the hexes that are shown; most of them hold nothing but their ground."""
    pieces = standing(window.board)
    seen: set[str] = set()
    for trail in window.board.trails:
        if trail.kind in ("sight", "blind"):
            seen.update(trail.spaces[1:-1])
    busy = {s.key for s in window.legal} | set(pieces)
    plain: dict[tuple[str, int], str] = {}
    out: list[str] = []
    for space in window.spaces:
        key = space.key
        if key in busy:
            out.append(_cell(pen, space, pieces.get(key, []), marks))
            continue
        ground = (space.terrain, space.level)
        text = plain.get(ground)
        if text is None:
            text = _plain_cell(pen, space)
            plain[ground] = text
        out.append(f"({text})" if key in seen else text)
    return out


def _plain_cell(pen: Pen, space: Space) -> str:
    """Terrain and level."""
    level = str(space.level) if space.level else ""
    return _tint(pen, space.terrain, pen.terrain(space.terrain) + level)


def _cell(pen: Pen, space: Space, pieces: list[Piece], marks: dict[str, int]) -> str:
    """A piece, or the number of a legal target, behind the sign of the ground."""
    ground = pen.terrain(space.terrain)
    bare = "" if ground in "·." else ground
    if pieces:
        legal = space.token or space.route or any(p.token for p in pieces)
        more = "+" if len(pieces) > 1 else ""
        star = pen.ink("*", "legal") if legal else ""
        return bare + star + piece_mark(pen, pieces[0]) + more
    number = mark_of(space, marks)
    return bare + pen.ink(f"[{number}]" if 0 < number < 1000 else "[*]", "legal")


def _tint(pen: Pen, terrain: str, text: str) -> str:
    name = ground(terrain)
    for words, style in (("water deep sea ice", "water"), ("forest pines", "wood")):
        if name in words.split():
            return pen.ink(text, style)
    return text if name == "clear" else pen.ink(text, "rock")


def _canvas(pen: Pen, window: Window, cells: list[str]) -> list[str]:
    """Cells on staggered lines, names of the columns above, of the rows at the left."""
    flat, shown = window.paper.flat, window.spaces
    left = min([s.column for s in shown])
    top = min([s.row for s in shown])
    starts = min([s.x for s in shown])
    placed: list[dict[int, str]] = []
    for place, space, cell in zip(window.places, shown, cells, strict=True):
        if flat:
            line = 2 * (space.row - top) + (1 if window.paper.low[place] else 0)
            x = PITCH * (space.column - left)
        else:
            line = space.row - top
            x = PITCH * round((space.x - starts) / (space.size * 0.866))
        while len(placed) <= line:
            placed.append({})
        placed[line][x] = cell
    board = window.board
    body = [_line(pen, row, _side(board, i, flat, top)) for i, row in enumerate(placed)]
    return [pen.ink(line, "dim") for line in _head(window, left)] + body


def _line(pen: Pen, cells: dict[int, str], side: str) -> str:
    """One line of text: each cell centred in its slot."""
    out = [pen.ink(f"{side:>3} ", "dim")]
    at = 0
    for x in sorted(cells):
        cell = cells[x]
        wide = visible(cell)
        start = max(x + max((2 * PITCH - wide) // 2, 0), at)
        out.append(" " * (start - at))
        out.append(cell)
        at = start + wide
    return "".join(out).rstrip()


def _side(board: Board, line: int, flat: bool, top: int) -> str:
    if flat and line % 2:
        return ""
    row = top + (line // 2 if flat else line)
    return clean(board.rows[row]) if 0 <= row < len(board.rows) else f"{row + 1:02}"


def _head(window: Window, left: int) -> list[str]:
    """The names of the columns, alternating on two lines if they are staggered."""
    if not window.paper.flat:
        return []
    board = window.board
    lines = ["    ", "    "]
    low: dict[int, bool] = {}
    for place, space in zip(window.places, window.spaces, strict=True):
        low.setdefault(space.column, window.paper.low[place])
    for column in sorted(low):
        name = board.columns[column] if column < len(board.columns) else f"{column + 1:02}"
        index = 1 if low[column] else 0
        lines[index] = lines[index].ljust(4 + PITCH * (column - left) + PITCH - 1) + clean(name)
    return lines


def _legend(pen: Pen, window: Window) -> list[str]:
    grounds = {s.terrain for s in window.spaces}
    names = sorted({ground(terrain) for terrain in grounds if terrain})
    atoms = [f"{pen.terrain(name)} {clean(_(name))}" for name in names]
    if any(s.level for s in window.spaces):
        atoms.append(_("figures: levels"))
    if any(s.column in window.columns and s.row in window.rows for s in window.legal):
        atoms.append(_("[n] option n"))
    return pen.flow(atoms, "  ")
