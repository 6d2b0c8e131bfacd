"""The signs of seats and terrain, for text and drawing alike: colour is never the only sign."""

import re
import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

from jotunheim.scene import COLOURS, Piece, Scene, Sheet, Space
from jotunheim.texts import N_, _


class Sign(NamedTuple):
    """How a seat is told apart: a shape in text, a letter, a colour of the 256 of terminals."""

    shape: str
    letter: str
    ansi: int


SEAT_SIGNS: Final[dict[str, Sign]] = {
    "storm": Sign("◆", "S", 63),
    "cloud": Sign("●", "C", 133),
    "fire": Sign("▲", "F", 166),
    "frost": Sign("⬢", "R", 31),
    "stone": Sign("■", "T", 243),
    "hill": Sign("∩", "H", 136),
}
NOBODY: Final = Sign("○", "o", 243)

# Terrain: a sign of one cell, and a letter where the encoding knows no better.
TERRAIN_SIGNS: Final[dict[str, tuple[str, str]]] = {
    "clear": ("·", "."),
    "forest": ("♣", "f"),
    "pines": ("♠", "p"),
    "ruins": ("#", "#"),
    "scrud": ("y", "y"),
    "water": ("≈", "~"),
    "deep": ("≋", "="),
    "sea": ("≈", "~"),
    "ice": ("*", "*"),
    "hill": ("^", "^"),
    "crater": ("v", "v"),
    "spires": ("Λ", "A"),
    "mountains": ("Λ", "A"),
    "peaks": ("Λ", "A"),
    "chasm": ("█", "X"),
    "swamp": ("%", "%"),
    "road": ("=", "="),
}

# Words that games use for the same ground.
_SAME_GROUND: Final = {
    "open": "clear",
    "plain": "clear",
    "wood": "forest",
    "woods": "forest",
    "shallow": "water",
    "shallows": "water",
    "spire": "spires",
    "hills": "hill",
    "craters": "crater",
    "ruin": "ruins",
    "rift": "chasm",
}

# What scenes call things by, also where people read it: states, kinds of badges and trails, grounds, faces of dice.
# It tells the renderer what to draw, so it is the same in all languages; `_` words it where it is shown.
WORDED: Final = (
    *(N_("deciding"), N_("active"), N_("out"), N_("chosen"), N_("wounded"), N_("moving")),
    *(N_("changed"), N_("locked"), N_("unrolled"), N_("lost"), N_("aimed"), N_("hot"), N_("ran")),
    *(N_("count"), N_("strength"), N_("fortitude"), N_("heat"), N_("home"), N_("npc")),
    *(N_("good"), N_("warn"), N_("bad"), N_("odds"), N_("no-odds"), N_("cost"), N_("band")),
    *(N_("walk"), N_("run"), N_("stand"), N_("sight"), N_("attack")),
    *(N_("clear"), N_("forest"), N_("pines"), N_("ruins"), N_("scrud"), N_("water"), N_("deep")),
    *(N_("sea"), N_("ice"), N_("hill"), N_("crater"), N_("spires"), N_("mountains"), N_("peaks")),
    *(N_("chasm"), N_("swamp"), N_("road")),
    *(N_("hit"), N_("block"), N_("arcane"), N_("miss"), N_("skull")),
    *(N_("blood"), N_("diamond"), N_("gold"), N_("ready")),
    *(N_("frozen"), N_("coming"), N_("falls"), N_("perished"), N_("done"), N_("skipped")),
    *(N_("defence"), N_("action"), N_("weapon"), N_("void"), N_("mine")),
    *(N_("red"), N_("yellow"), N_("blue")),
)
FACINGS: Final = (
    *(N_("north"), N_("north-east"), N_("south-east")),
    *(N_("south"), N_("south-west"), N_("north-west")),
)

# Controls, and the marks that turn the direction of writing: text from outside may not steer a terminal.
_UNSAFE: Final = re.compile(
    "[\x00-\x08\x0a-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]"
)

_PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("─━═╌┄", "-"),
        **dict.fromkeys("│┃║╎┆", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝", "+"),
        **dict.fromkeys("·•…", "."),
        **dict.fromkeys("–—−", "-"),
        **dict.fromkeys("’‘", "'"),
        **dict.fromkeys("“”„", '"'),
        **dict.fromkeys("▸›»→", ">"),
        **dict.fromkeys("‹«←", "<"),
        **dict.fromkeys("▮█▓▰", "#"),
        **dict.fromkeys("▯░▱", "."),
        **dict.fromkeys("✓✔", "v"),
        **dict.fromkeys("✕✗✘×", "x"),
        **dict.fromkeys("▲◆●■⬢∩○", "*"),
        "♣": "c",
        "♠": "s",
        "♥": "h",
        "♦": "d",
        "\u00a0": " ",
        "\u202f": " ",
        "≈": "~",
        "≋": "=",
        "Λ": "A",
        "↑": "^",
        "↓": "v",
        "≥": ">",
        "≤": "<",
    }
)


@lru_cache(maxsize=1024)
def ground(terrain: str) -> str:
    """The ground of a hex in our words: hill_2 is a hill, deep_water is deep, "" is clear."""
    word = re.split("[ _:-]", terrain.strip().lower(), maxsplit=1)[0]
    return _SAME_GROUND.get(word, word) or "clear"


def colour_of(scene: Scene, seat: int) -> str:
    """The name of a seat's colour, with its shape, pattern and glyph; nobody's is none."""
    if seat < 0:
        return "none"
    for known in scene.seats:
        if known.seat == seat and known.colour in SEAT_SIGNS:
            return known.colour
    return COLOURS[seat % len(COLOURS)]


def colour_at(scene: Scene, thing: Piece | Space | Sheet) -> str:
    """The colour of the owner of a piece or sheet, or of the holder of a space, with or without a seat."""
    if thing.owner < 0 and thing.colour in SEAT_SIGNS:
        return thing.colour
    return colour_of(scene, thing.owner)


def name_of(scene: Scene, seat: int) -> str:
    """The name of a seat in the game."""
    for known in scene.seats:
        if known.seat == seat:
            return known.name
    return _("Seat {n}").format(n=seat + 1) if seat >= 0 else _("Nobody")


def state_words(piece: Piece) -> list[str]:
    """The states of a piece in words, where an arrow points, and whether it lies face down."""
    words = [_(state) for state in piece.states if piece.face_up or state != "mine"]
    if piece.kind == "arrow" and piece.facing >= 0:
        line = _("{colour} arrow to the {side}") if piece.colour else _("arrow to the {side}")
        side = _(FACINGS[piece.facing % 6])
        words.append(line.format(colour=_(piece.colour), side=side))
    if piece.face_up:
        return words
    hidden = _("face down, only you know it") if "mine" in piece.states else _("face down")
    return [*words, hidden]


def clean(text: str) -> str:
    """Text without anything that could steer a terminal or turn the direction of writing."""
    if text.isascii() and text.isprintable():  # most texts
        return text
    return _UNSAFE.sub("", text.replace("\n", " "))


def to_ascii(text: str) -> str:
    """The same text in ASCII, one character for one, so that columns stay where they are."""
    if text.isascii():
        return text
    return "".join(map(_ascii_letter, text.translate(_PLAIN)))


def _ascii_letter(letter: str) -> str:
    """A letter without its marks, or a question mark."""
    if letter.isascii():
        return letter
    bare = unicodedata.normalize("NFKD", letter)[0]
    return bare if bare.isascii() else "?"
