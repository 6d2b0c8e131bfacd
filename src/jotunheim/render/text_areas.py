"""A board of areas as text: a small map if it fits, then every region with holder, army, neighbours.

The map needs `x`, `y` of the spaces and `width`, `height` of the board; the list needs labels,
`owner` and `neighbours`.
"""

from typing import Final

from jotunheim.render.pen import Pen, visible
from jotunheim.render.pieces import MARKS
from jotunheim.render.signs import clean
from jotunheim.render.text_pieces import (
    figures_line,
    number_of,
    pick_mark,
    piece_mark,
    piece_told,
    standing,
    trail_lines,
)
from jotunheim.render.text_places import about, place_mark
from jotunheim.render.wells import is_well
from jotunheim.scene import Board, Piece, Space
from jotunheim.texts import _

FLAT: Final = ("event", "castle", "town", "city", "marker", *MARKS)
LEAST_WIDTH: Final = 72
LEAST_LINES: Final = 16
MOST_LINES: Final = 28


def area_lines(pen: Pen, board: Board, marks: dict[str, int]) -> list[str]:
    """The small map, the list of regions, and the arrows in words; ground without a name is left out."""
    pieces = standing(board)
    places = {s.key: s.label or s.key for s in board.spaces}
    lines = schematic(pen, board, pieces, marks)
    for space in board.spaces:
        if is_well(space) and not is_told(space, pieces.get(space.key, [])):
            continue
        if space.label or (is_well(space) and space.key in pieces):
            lines += _region(pen, space, pieces.get(space.key, []), marks)
            lines += _neighbours(pen, board, space, places)
    havens = [clean(s.label) for s in board.spaces if is_well(s) and s.sign == "haven"]
    if havens:
        lines += pen.wrap(_("Havens: {places}").format(places=", ".join(havens)), indent="    ")
    return (
        lines
        + [pen.ink(line, "dim") for line in figures_line(board)]
        + trail_lines(pen, board, places)
    )


def _region(pen: Pen, space: Space, pieces: list[Piece], marks: dict[str, int]) -> list[str]:
    """A region: its number if it is legal, holder, name, who stands there."""
    holder = pen.thing(space) if space.owner >= 0 or space.colour else " "
    name = pen.owned(clean(space.label or space.note or space.key), space.owner)
    atoms = [f"{place_mark(pen, space, marks)}{name}:"]
    atoms += [_("level {n}").format(n=space.level)] if space.level else []
    atoms += told_army(pen, pieces, marks).split(" ") if pieces else [_("empty")]
    atoms += about(pen, space, pieces, marks)
    atoms += f"– {clean(space.why_not)}".split(" ") if space.why_not else []
    lines = pen.flow(atoms, " ", pen.width - 2, "  ")
    return [f"{holder} {lines[0]}", *[f"  {line}" for line in lines[1:]]]


def is_told(space: Space, pieces: list[Piece]) -> bool:
    """Whether there is something to tell of a round place: the steps of a track are mostly empty."""
    marked = space.states and space.sign != "round"  # the ship tells the round
    return bool(pieces or space.token or space.route or space.badges or marked or space.why_not)


def _neighbours(pen: Pen, board: Board, space: Space, places: dict[str, str]) -> list[str]:
    """Where one may go from here: only for places that matter to the viewer now; for a spectator for all."""
    seat = pen.scene.seat
    matters = seat < 0 or space.owner == seat or space.token or space.key in board.focus
    if not space.neighbours or not matters:
        return []
    near = [clean(places.get(key, key)) for key in space.neighbours]
    words = _("next to {places}").format(places=", ".join(near))
    more = pen.wrap(words, pen.width - 4, "  ")
    return ["  " + pen.ink("  " + line, "dim") for line in more]


def told_army(pen: Pen, pieces: list[Piece], marks: dict[str, int]) -> str:
    """Who stands there; equal pieces are counted."""
    found: dict[str, int] = {}
    for piece in pieces:
        owned = piece.owner >= 0 or piece.colour
        sign = pen.thing(piece) if owned else piece_mark(pen, piece)
        text = pick_mark(pen, piece.token, marks) + sign
        line = " ".join([text, clean(piece.name), *piece_told(pen, piece)])
        found[line] = found.get(line, 0) + number_of(piece)
    return ", ".join(f"{count}× {line}" if count > 1 else line for line, count in found.items())


def schematic(
    pen: Pen, board: Board, pieces: dict[str, list[Piece]], marks: dict[str, int]
) -> list[str]:
    """A small map: the regions' names where they lie, under them who stands there; or nothing."""
    if pen.width < LEAST_WIDTH or not board.width or not board.height:
        return []
    width = min(pen.width - 2, 110)
    named = [s for s in board.spaces if s.label and not is_well(s)]
    spaces = sorted(named, key=lambda s: (s.y, s.x))
    blocks = [(s, _block(pen, s, pieces.get(s.key, []), marks)) for s in spaces]
    for height in range(LEAST_LINES, MOST_LINES + 1):  # as low as all of them fit
        rows = _laid_out(board, blocks, width, height)
        if rows:
            return _frame(pen, rows, width)
    return []


def _laid_out(
    board: Board, blocks: list[tuple[Space, list[str]]], width: int, height: int
) -> dict[int, list[tuple[int, str]]]:
    """The lines of a map of this height, or none if not all blocks find room."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for space, block in blocks:
        line = round(space.y / board.height * (height - 2))
        if not _place(rows, block, round(space.x / board.width * width), line, width, height):
            return {}
    return rows


def _block(pen: Pen, space: Space, pieces: list[Piece], marks: dict[str, int]) -> list[str]:
    name = pen.fit(space.label, 20)
    head = place_mark(pen, space, marks) + pen.owned(name, space.owner)
    owners: dict[str, int] = {}
    for piece in pieces:
        if piece.kind in FLAT:  # a marker of a race is not a unit of it
            sign = f"!{clean(piece.glyph)}" if piece.kind == "event" else "+"
        else:
            sign = pen.thing(piece) if piece.owner >= 0 or piece.colour else "+"
        owners[sign] = owners.get(sign, 0) + number_of(piece)
    army = " ".join(sign if sign[0] == "!" else f"{sign}{n}" for sign, n in owners.items())
    empty = pen.thing(space) if space.owner >= 0 or space.colour else ""
    return [head, army or empty] if army or empty else [head]


def _place(
    rows: dict[int, list[tuple[int, str]]],
    block: list[str],
    middle: int,
    line: int,
    width: int,
    height: int,
) -> bool:
    """Write a block around its spot, a line lower or higher if that is taken; False: no room."""
    wide = max(map(visible, block))
    x = max(0, min(middle - wide // 2, width - wide))
    for shift in (0, 1, -1, 2, -2):
        top = line + shift
        spots = range(top, top + len(block))
        if top < 0 or spots[-1] >= height:
            continue
        if all(_free(rows.get(i, []), x, wide) for i in spots):
            for i, text in zip(spots, block, strict=True):
                rows.setdefault(i, []).append((x + (wide - visible(text)) // 2, text))
            return True
    return False


def _free(line: list[tuple[int, str]], x: int, wide: int) -> bool:
    return all(x + wide < at or at + visible(text) < x for at, text in line)


def _frame(pen: Pen, rows: dict[int, list[tuple[int, str]]], width: int) -> list[str]:
    bar = pen.ink("│", "dim")
    lines = [pen.ink("╭" + "─" * width + "╮", "dim")]
    for i in range(min(rows), max(rows) + 1):
        out, at = "", 0
        for x, text in sorted(rows.get(i, [])):
            out += " " * (x - at) + text
            at = x + visible(text)
        lines.append(bar + pen.pad(out, width) + bar)
    return [*lines, pen.ink("╰" + "─" * width + "╯", "dim")]
