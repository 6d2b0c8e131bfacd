"""The rounds of a battle, for the log: initiative, moves, heat."""

from typing import Final

from jotunheim.games.giant.grid import OFF, label
from jotunheim.games.giant.state import War, type_in
from jotunheim.games.giant.tokens import LIMP, RUN, STAND, WALK
from jotunheim.games.giant.words import names
from jotunheim.games.giant.words.events.meanings import (
    Values,
    fate,
    giant_name,
    higher,
    link,
    owner,
    rolled,
)
from jotunheim.kernel.journal import CHAPTER, EventKind
from jotunheim.texts import N_, _

ENTRIES: Final[dict[int, str]] = {
    WALK: N_("{giant} walks onto the map to {end}, {hexes}"),
    RUN: N_("{giant} runs onto the map to {end}, {hexes}"),
    LIMP: N_("{giant} limps onto the map to {end}, {hexes}"),
}
MOVES: Final[dict[int, str]] = {
    WALK: N_("{giant} walks from {start} to {end}, {hexes}"),
    RUN: N_("{giant} runs from {start} to {end}, {hexes}"),
    LIMP: N_("{giant} limps from {start} to {end}, {hexes}"),
}


def chapter_line(g: War, values: Values) -> str:
    """A round, or a battle of a series."""
    if values[0]:
        return _("Round {number}").format(number=values[0])
    return _("Battle {number}").format(number=values[1])


def initiative_line(g: War, values: Values) -> str:
    """Who has initiative."""
    text = N_("Initiative {first} to {second}: {side} moves last and fights first")
    return rolled(text, names.side_name(g, higher(values)), values)


def move_line(g: War, values: Values) -> str:
    """A move, a stand or an entry."""
    name = giant_name(g, values[0])
    manner = values[1]
    if manner == STAND:
        return _("{giant} stands still").format(giant=name)
    end = link(label(values[3]))
    hexes = names.hexes_word(values[4])
    if values[2] == OFF:
        return _(ENTRIES[manner]).format(giant=name, end=end, hexes=hexes)
    return _(MOVES[manner]).format(giant=name, start=label(values[2]), end=end, hexes=hexes)


def heat_line(g: War, values: Values) -> str:
    """More heat, or less."""
    text = _("{giant} heats up by {change}, to {heat} (of {threshold})")
    if values[1] <= 0:
        text = _("{giant} cools by {change}, to {heat} (of {threshold})")
    return text.format(
        giant=giant_name(g, values[0]),
        change=abs(values[1]),
        heat=values[2],
        threshold=g.book.types[type_in(values[0])].threshold,
    )


def save_line(g: War, values: Values) -> str:
    """A saving throw."""
    text = _("{giant} runs hot and needs {needed}: it rolls {roll}")
    if values[2] == 0:
        text = _("{giant} would need {needed} to save: it cannot")
    return text.format(giant=giant_name(g, values[0]), needed=values[1], roll=values[2])


CHAPTERS: Final = EventKind[War](CHAPTER, say=chapter_line)
INITIATIVE: Final = EventKind[War]("initiative", say=initiative_line)
MOVE: Final = EventKind[War]("move", say=move_line, actor=owner)
EXIT: Final = EventKind[War]("exit", N_("{giant} leaves the map"), actor=owner, giant=giant_name)
HEAT: Final = EventKind[War]("heat", say=heat_line, actor=owner)
SAVE: Final = EventKind[War]("save", say=save_line, actor=owner)
EXPLODE: Final[EventKind[War]] = EventKind[War](
    "explode",
    N_("The reactor of {giant} explodes!"),
    actor=owner,
    shows=fate,
    giant=giant_name,
)

KINDS: Final[list[EventKind[War]]] = [
    CHAPTERS,
    INITIATIVE,
    MOVE,
    EXIT,
    HEAT,
    SAVE,
    EXPLODE,
]
