"""Pieces as text: in a cell of a board, and told in a list under it."""

from jotunheim.render.pen import Pen
from jotunheim.render.signs import clean, state_words
from jotunheim.render.text_parts import told
from jotunheim.scene import Badge, Board, Piece, Trail
from jotunheim.texts import _


def standing(board: Board) -> dict[str, list[Piece]]:
    """The pieces by the space they stand on."""
    found: dict[str, list[Piece]] = {}
    for piece in board.pieces:
        found.setdefault(piece.at, []).append(piece)
    return found


def piece_mark(pen: Pen, piece: Piece) -> str:
    """A piece in a few cells: the sign of its owner and its glyph."""
    glyph = pen.fit(piece.glyph, 3)
    if piece.owner < 0 and not piece.colour:
        return glyph or clean(piece.name)[:1] or "?"
    return pen.thing(piece, glyph)


def pick_mark(pen: Pen, token: str, marks: dict[str, int]) -> str:
    """The number of an option in front of what it concerns, or a star if it has none."""
    if not token:
        return ""
    return pen.ink(f"{marks[token]}▸" if token in marks else "*", "legal")


def number_of(piece: Piece) -> int:
    """How many equal pieces it stands for: a badge of kind count says "×3"."""
    count = next((b.text.strip("×x ") for b in piece.badges if b.kind == "count"), "")
    return int(count) if count.isdigit() else 1


def figures(piece: Piece) -> list[Badge]:
    """Its short figures, if there are several and each has a name: strength and fortitude."""
    found = [b for b in piece.badges if b.kind != "count"]
    short = len(found) > 1 and all(len(b.text) <= 2 and (b.note or b.kind) for b in found)
    return found if short else []


def piece_told(pen: Pen, piece: Piece) -> list[str]:
    """Badges and states of a piece; several short figures as one, "4/8"."""
    short = figures(piece)
    states = [f"({clean(word)})" for word in state_words(piece)]
    if short:
        line = pen.ink("/".join(clean(b.text) for b in short), "bold")
        return [line, *states]
    return told(pen, tuple(b for b in piece.badges if b.kind != "count")) + states


def figures_line(board: Board) -> list[str]:
    """What the short figures of pieces mean."""
    kinds = {"/".join(clean(b.note or _(b.kind)) for b in figures(p)) for p in board.pieces}
    named = sorted(kinds - {""})
    return [_("Figures: {names}").format(names=", ".join(named))] if named else []


def piece_lines(pen: Pen, board: Board, marks: dict[str, int], places: dict[str, str]) -> list[str]:
    """All pieces by owner, with place, badges and states."""
    lines: list[str] = []
    for piece in sorted(board.pieces, key=lambda p: (p.owner, p.name)):
        many = number_of(piece)
        atoms = [pick_mark(pen, piece.token, marks) + piece_mark(pen, piece)]
        atoms += [f"{many}×"] if many > 1 else []
        place = clean(places.get(piece.at, piece.at))
        atoms += [clean(piece.name), _("at {place}").format(place=place)]
        atoms += piece_told(pen, piece)
        atoms += [pen.ink(clean(piece.note), "dim")] if piece.note else []
        lines += pen.flow(atoms, " ", indent="      ")
    return lines


def trail_lines(pen: Pen, board: Board, places: dict[str, str]) -> list[str]:
    """Moves, sights and attacks in words: from where to where."""
    lines: list[str] = []
    for trail in board.trails:
        lines += pen.flow(_trail(pen, trail, places), " ", indent="      ")
    return lines


def _trail(pen: Pen, trail: Trail, places: dict[str, str]) -> list[str]:
    atoms = [pen.seat(trail.owner)] if trail.owner >= 0 else []
    atoms.append(f"{_('no sight') if trail.kind == 'blind' else _(trail.kind)}:")
    ends = [clean(places.get(key, key)) for key in (trail.spaces[:1] + trail.spaces[1:][-1:])]
    atoms.append(" → ".join(ends))
    if trail.note:
        atoms.append(f"({clean(trail.note)})")
    return atoms
