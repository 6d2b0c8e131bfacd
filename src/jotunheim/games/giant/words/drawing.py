"""Labels for sides of the map, and for what is drawn on it."""

from typing import Final

from jotunheim.games.giant.grid import label
from jotunheim.games.giant.rules.mapmaking import quota_left
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import HEX, SIDE, STAMP, TERRAIN, TURN, name_of
from jotunheim.games.giant.words.names import hexes_word
from jotunheim.kernel import PASS
from jotunheim.scene import Choice
from jotunheim.texts import N_, _, ngettext

STAMPS: Final[dict[str, str]] = {
    "DOT": N_("A single hex"),
    "TRI": N_("A corner of three"),
    "BAR4": N_("A line of four"),
    "BAR7": N_("A line of seven"),
    "BAR10": N_("A line of ten"),
    "SLAB": N_("A block"),
    "DISC1": N_("A small disc"),
    "DISC2": N_("A disc"),
    "DISC3": N_("A large disc"),
}
TURNS: Final[tuple[str, ...]] = (
    N_("To the north"),
    N_("To the north-east"),
    N_("To the south-east"),
    N_("To the south"),
    N_("To the south-west"),
    N_("To the north-west"),
)
EDGES: Final[tuple[str, ...]] = (N_("The West"), N_("The East"))
GROUNDS: Final[tuple[tuple[str, str], ...]] = (  # in the order of their tokens
    (N_("Forest"), N_("cover +1; more than four hexes block sight")),
    (N_("Ruins"), N_("cover +3; more than two hexes block sight")),
    (N_("Hill"), N_("higher ground, blocks sight")),
    (N_("Crater"), N_("hides who stands in it")),
    (N_("Scrud"), N_("slow ground, no cover")),
    (N_("Water"), N_("cools twice as fast where shallow")),
    (N_("Spires"), N_("impassable, blocks sight")),
    (N_("Chasm"), N_("impassable, open to sight")),
)


def side_choice(g: War, asked: Question, token: int) -> Choice:
    """A side of the map."""
    note = _("your giants enter over this edge of the map")
    return Choice(token=name_of(token), label=_(EDGES[SIDE.of(token)]), note=note)


def terrain_choice(g: War, asked: Question, token: int) -> Choice:
    """A feature to draw, or a pass."""
    if token == PASS:
        note = _("two passes in a row end the drawing")
        return Choice(token=name_of(token), label=_("Draw nothing"), note=note)
    words, note = GROUNDS[TERRAIN.of(token)]
    left = quota_left(g, asked.seat, TERRAIN.of(token))
    figure = ngettext("{n} left", "{n} left", left).format(n=left)
    return Choice(token=name_of(token), label=_(words), note=_(note), figure=figure)


def stamp_choice(g: War, asked: Question, token: int) -> Choice:
    """A shape."""
    stamp = g.book.stamps[STAMP.of(token)]
    hexes = len(stamp.turned[0])
    note = hexes_word(hexes) if hexes > 1 else ""
    return Choice(token=name_of(token), label=_(STAMPS[stamp.key]), note=note)


def anchor_choice(g: War, asked: Question, token: int) -> Choice:
    """A hex for the shape."""
    where = label(HEX.of(token))
    return Choice(token=name_of(token), label=where, target=where)


def turn_choice(g: War, asked: Question, token: int) -> Choice:
    """A turn of the shape."""
    return Choice(token=name_of(token), label=_(TURNS[TURN.of(token)]))
