"""What a seat sees: everything lies open, so all scenes differ only in the prompt."""

from typing import Final

from jotunheim.kernel import Game, deciding
from jotunheim.scene import Board, Piece, Scene, Seat, Space
from jotunheim.texts import N_, _, kept
from jotunheim_examples.connect_four.state import RED, YELLOW, ConnectFour
from jotunheim_examples.connect_four.tokens import COLUMN, WORDS
from jotunheim_examples.connect_four.words import count, player

COLOURS: Final = ("fire", "hill")
DISCS: Final = (N_("red disc"), N_("yellow disc"))


def scene(game: Game[ConnectFour], g: ConnectFour, seat: int) -> Scene:
    """The grid, whose turn it is, and what happened."""
    return game.scene(
        g,
        seat,
        seats=[seat_sign(g, other, seat) for other in (RED, YELLOW)],
        boards=[board(g, seat)],
        subtitle=_("{count} in a row win").format(count=count(g, g.grid.line)),
    )


def seat_sign(g: ConnectFour, seat: int, viewer: int) -> Seat:
    """A player's name and colour (C4-GRD-03)."""
    return Seat(
        seat=seat,
        name=player(g, seat),
        colour=COLOURS[seat],
        states=deciding(g, seat, viewer),
    )


def board(g: ConnectFour, seat: int) -> Board:
    """The grid with its discs; where a disc of the asked seat would land can be clicked."""
    grid = g.grid
    asked = g.asked is not None and g.asked.seat == seat
    targets = [landing_key(g, COLUMN.of(token)) for token in g.options] if asked else []
    return Board(
        key="grid",
        kind="grid",
        width=grid.columns,
        height=grid.rows,
        columns=tuple([str(column + 1) for column in range(grid.columns)]),
        rows=tuple([str(grid.rows - down) for down in range(grid.rows)]),
        spaces=spaces(grid.columns, grid.rows, tuple(targets)),
        pieces=tuple(pieces(g)),
    )


@kept(256)
def spaces(columns: int, rows: int, targets: tuple[str, ...]) -> tuple[Space, ...]:
    """All cells; the same tuple again as long as the same cells can be clicked."""
    found: list[Space] = []
    for row in range(rows - 1, -1, -1):
        for column in range(columns):
            is_target = cell_key(column, row) in targets
            found.append(space(rows, column, row, is_target))
    return tuple(found)


@kept(1024)
def space(rows: int, column: int, row: int, is_target: bool) -> Space:
    """One cell; scenes count rows from the top."""
    key = cell_key(column, row)
    down = rows - 1 - row
    return Space(
        key=key,
        label=_("column {column}, row {row}").format(column=column + 1, row=row + 1),
        shape="square",
        x=column,
        y=down,
        row=down,
        column=column,
        token=WORDS.names[COLUMN.token(column)] if is_target else "",
    )


def pieces(g: ConnectFour) -> list[Piece]:
    """All discs; those of a line that has won are marked."""
    grid = g.grid
    lines = grid.cells_in_lines(g.red) | grid.cells_in_lines(g.yellow)
    found: list[Piece] = []
    for column in range(grid.columns):
        for row in range(grid.rows):
            cell = grid.cell(column, row)
            if (g.red | g.yellow) & cell:
                owner = RED if g.red & cell else YELLOW
                found.append(disc(owner, column, row, bool(lines & cell)))
    return found


@kept(1024)
def disc(owner: int, column: int, row: int, won: bool) -> Piece:
    """One disc; it never moves again, so its place is its name."""
    key = cell_key(column, row)
    return Piece(
        key=f"disc:{key}",
        at=key,
        name=_(DISCS[owner]),
        kind="disc",
        owner=owner,
        glyph="*" if won else "",
        states=("chosen",) if won else (),
    )


def cell_key(column: int, row: int) -> str:
    """The name of a cell, counted from the lower left: 1,1."""
    return f"{column + 1},{row + 1}"


def landing_key(g: ConnectFour, column: int) -> str:
    """The cell in which a disc dropped into this column would come to rest."""
    row = 0
    while row < g.grid.rows and (g.red | g.yellow) & g.grid.cell(column, row):
        row += 1
    return cell_key(column, row)
