"""Positions as text: the grid as one would draw it, top row first.

    . . . . . . .
    . . R . . . .
    . Y R Y . . .
    yellow to move

Empty rows on top may be left out, blanks too. Without the last line it is the turn of the side with
fewer discs, and of Red if both have as many (C4-TRN-01, C4-TRN-02).
"""

from jotunheim.kernel import Line, Lines, SituationError
from jotunheim_examples.connect_four.grid import count
from jotunheim_examples.connect_four.state import NOBODY, RED, YELLOW, ConnectFour
from jotunheim_examples.connect_four.tokens import COLUMN
from jotunheim_examples.connect_four.turn import TURNS, drop
from jotunheim_examples.connect_four.words import NAMES


def read(text: str, g: ConnectFour) -> ConnectFour:
    """Put the discs of a drawing into an empty grid."""
    rows: list[Line] = []
    turn = NOBODY
    for line in Lines(text).lines:
        if line.words[-2:] == ["to", "move"]:
            turn = line.one_of(line.key.lower(), ("red", "yellow"), "a side")
        else:
            rows.append(line)
            check_row(g, line, len(rows))
    drop_all(g, rows)
    go_on(g, turn)
    return g


def cells_of(line: Line) -> str:
    """A row of the drawing without blanks: `..RY`."""
    return line.text.replace(" ", "").upper()


def check_row(g: ConnectFour, line: Line, number: int) -> None:
    """Refuse a row that is too wide, too narrow, one too many, or has unknown signs."""
    size = g.grid.columns
    row = cells_of(line)
    for sign in row:
        line.one_of(sign, (".", "R", "Y"), "a cell")
    if len(row) != size:
        raise line.wrong(f"the grid has {size} columns, not {len(row)}")
    if number > g.grid.rows:
        raise line.wrong(f"the grid has only {g.grid.rows} rows")


def drop_all(g: ConnectFour, rows: list[Line]) -> None:
    """Let all discs fall, the lowest row first; none may hang in the air (C4-TRN-03)."""
    below = "R" * g.grid.columns
    for line in reversed(rows):
        row = cells_of(line)
        for column in range(g.grid.columns):
            if row[column] != ".":
                if below[column] == ".":
                    raise line.wrong(
                        f"the disc in column {column + 1} hangs in the air (C4-TRN-03)"
                    )
                drop(g, RED if row[column] == "R" else YELLOW, COLUMN.token(column))
        below = row


def go_on(g: ConnectFour, turn: int) -> None:
    """Say who has won already, or whose turn it is."""
    winners = [seat for seat in (RED, YELLOW) if g.grid.has_line(g.discs(seat))]
    if len(winners) == 2:
        raise SituationError(
            "both sides have enough in a row, but the first ends the game (C4-END-01)"
        )
    if winners:
        g.winner = winners[0]
        g.finish()
    elif g.open_columns:
        red, yellow = count(g.red), count(g.yellow)
        g.then(TURNS[turn if turn != NOBODY else RED if red <= yellow else YELLOW])


def draw(g: ConnectFour) -> str:
    """The position as such a drawing, whole and with whose turn it is."""
    lines: list[str] = []
    for row in range(g.grid.rows - 1, -1, -1):
        cells = [g.grid.cell(column, row) for column in range(g.grid.columns)]
        lines.append(" ".join(["R" if g.red & c else "Y" if g.yellow & c else "." for c in cells]))
    if g.asked is not None:
        lines.append(f"{NAMES[g.asked.seat].lower()} to move")
    return "\n".join(lines)
