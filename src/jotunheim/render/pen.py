"""The pen of the text renderer: it knows the width, the colours and the encoding, and sets lines."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.cells import cell_len, chop_cells

from jotunheim.render.signs import (
    NOBODY,
    SEAT_SIGNS,
    TERRAIN_SIGNS,
    Sign,
    clean,
    colour_at,
    colour_of,
    ground,
)
from jotunheim.scene import Piece, Scene, Space

STYLES: Final[dict[str, str]] = {
    "bold": "1",
    "dim": "2",
    "italic": "3",
    "link": "4",
    "gone": "2;9",
    "title": "1",
    "act": "1;38;5;166",
    "legal": "1;38;5;130",
    "good": "38;5;28",
    "warn": "38;5;130",
    "bad": "38;5;160",
    "water": "38;5;31",
    "wood": "38;5;64",
    "rock": "38;5;243",
}
PLAIN: Final = "\x1b[0m"
_ESCAPES: Final = re.compile("\x1b\\[[0-9;]*m")


def visible(text: str) -> int:
    """How many cells a text takes on the terminal."""
    if text.isascii() and text.isprintable():  # most texts
        return len(text)
    return _cells(text)


@lru_cache(maxsize=2048)
def _cells(text: str) -> int:
    return cell_len(_ESCAPES.sub("", text))


def _parts(atom: str, gap: str, most: int) -> list[tuple[str, str]]:
    """What is wider than a line as its words; only a word that is wider than that is cut.

    Each with what stands before it if it does not begin a line, and each in its own colour.
    """
    parts: list[tuple[str, str]] = []
    style = ""
    for word in atom.split():
        before, between = style, " " if parts else gap
        style = [style, *_ESCAPES.findall(word)][-1].replace(PLAIN, "")
        if visible(word) <= most:
            parts.append((between, before + word + (PLAIN if style else "")))
            continue
        first, *rest = chop_cells(_ESCAPES.sub("", word), most)
        parts += [(between, first), *[("", part) for part in rest]]
    return parts


class Pen:
    """Width, colour and encoding of the terminal, and whose sign is which."""

    def __init__(self, scene: Scene, width: int, colour: bool, ascii_only: bool = False) -> None:
        self.scene = scene
        self.width = max(width, 20)
        self.colour = colour
        self.ascii_only = ascii_only

    def narrow(self, width: int) -> "Pen":
        """The same pen for a column of the page."""
        return Pen(self.scene, width, self.colour, self.ascii_only)

    def ink(self, text: str, style: str) -> str:
        """A text in one of our styles; plain if the terminal has no colour."""
        return self._paint(text, STYLES[style])

    def _paint(self, text: str, codes: str) -> str:
        return f"\x1b[{codes}m{text}{PLAIN}" if self.colour and text else text

    def sign_of(self, seat: int) -> Sign:
        """Shape, letter and colour of a seat."""
        return SEAT_SIGNS.get(colour_of(self.scene, seat), NOBODY)

    def mark(self, seat: int) -> str:
        """The sign of a seat without colour: a shape, or its letter where shapes cannot be shown."""
        sign = self.sign_of(seat)
        return sign.letter if self.ascii_only else sign.shape

    def owned(self, text: str, seat: int) -> str:
        """A text in the colour of its owner."""
        if seat < 0:
            return text
        return self._paint(text, f"1;38;5;{self.sign_of(seat).ansi}")

    def seat(self, seat: int) -> str:
        """The sign of a seat in its colour."""
        return self.owned(self.mark(seat), seat)

    def thing(self, thing: Piece | Space, text: str = "") -> str:
        """The sign of a piece's owner or a space's holder, with or without a seat; then a text."""
        sign = SEAT_SIGNS.get(colour_at(self.scene, thing), NOBODY)
        mark = sign.letter if self.ascii_only else sign.shape
        return self._paint(mark if text == mark else mark + text, f"1;38;5;{sign.ansi}")

    def colour_mark(self, colour: str, words: str) -> str:
        """The sign of a colour that no seat has, and words in it."""
        sign = SEAT_SIGNS.get(colour, NOBODY)
        mark = sign.letter if self.ascii_only else sign.shape
        return self._paint(f"{mark} {words}", f"1;38;5;{sign.ansi}")

    def terrain(self, terrain: str) -> str:
        """The sign of a terrain: one cell."""
        name = ground(terrain)
        both = TERRAIN_SIGNS.get(name)
        if both is None:
            return clean(name)[:1] or "?"
        return both[1] if self.ascii_only else both[0]

    def fit(self, text: str, width: int) -> str:
        """A plain text cut to a width, with an ellipsis."""
        text = clean(text)
        if visible(text) <= width:
            return text
        return (chop_cells(text, max(width - 1, 1))[0] + "…")[:width]

    def pad(self, text: str, width: int, align: str = "<") -> str:
        """A text (styled or not) filled with blanks to a width."""
        room = max(width - visible(text), 0)
        if align == ">":
            return " " * room + text
        if align == "^":
            return " " * (room // 2) + text + " " * (room - room // 2)
        return text + " " * room

    def wrap(self, text: str, width: int = 0, indent: str = "") -> list[str]:
        """A plain text in lines of at most `width` cells; later lines are indented."""
        return self.flow(clean(text).split(), " ", width, indent)

    def flow(
        self, atoms: Iterable[str], gap: str = "  ", width: int = 0, indent: str = ""
    ) -> list[str]:
        """Atoms one after the other, each whole if it fits a line at all."""
        width = width or self.width
        margin = visible(indent)
        most = max(width - margin, 4)
        lines: list[str] = []
        line: list[str] = []
        wide = 0
        for whole in atoms:
            room = visible(whole)
            for between, atom in [(gap, whole)] if room <= most else _parts(whole, gap, most):
                room = visible(atom)
                if line and wide + visible(between) + room > width:
                    lines.append("".join(line))
                    line = [indent, atom]
                    wide = margin + room
                elif line:
                    line += (between, atom)
                    wide += visible(between) + room
                else:
                    line = [atom]
                    wide = room
        return [*lines, "".join(line)] if line else lines

    def rule(self, title: str = "") -> str:
        """A line across, with a title at its left."""
        if not title:
            return self.ink("─" * self.width, "dim")
        head = self.fit(title, self.width - 4)
        left = self.width - cell_len(head) - 4
        return f"{self.ink('──', 'dim')} {self.ink(head, 'title')} {self.ink('─' * left, 'dim')}"

    def beside(self, left: Sequence[str], right: Sequence[str], width: int, gap: str) -> list[str]:
        """Two columns of lines, the left one `width` cells wide."""
        lines = max(len(left), len(right))
        a = [*left, *[""] * (lines - len(left))]
        b = [*right, *[""] * (lines - len(right))]
        return [(self.pad(x, width) + gap + y).rstrip() for x, y in zip(a, b, strict=True)]
