"""Shots and assaults, for the log, with their damage and the dice where they fall (T-26)."""

from typing import Final

from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import location_of
from jotunheim.games.giant.words import names
from jotunheim.games.giant.words.events.meanings import (
    Values,
    face_of,
    fate,
    giant_name,
    location,
    owner,
    piece_of,
    points,
    two,
)
from jotunheim.games.giant.words.events.rounds import EXPLODE
from jotunheim.kernel.journal import EventKind, figure, first_seat
from jotunheim.scene import Roll
from jotunheim.texts import N_, _


def shot_line(g: War, values: Values) -> str:
    """A shot with its number and its roll; the weapon is called as on the button that fired it."""
    text = _("{giant} fires {weapon} {place} at {target}: needs {needed}, rolls {roll}: miss")
    if values[4] >= values[3]:
        text = _("{giant} fires {weapon} {place} at {target}: needs {needed}, rolls {roll}: hit")
    return text.format(
        giant=giant_name(g, values[0]),
        weapon=g.book.weapons[values[5]].key,
        place=names.mount_words(g.book.locations[location_of(values[1])].name, values[6]),
        target=giant_name(g, values[2]),
        needed=values[3],
        roll=values[4],
    )


def spill_line(g: War, values: Values) -> str:
    """Points that a limb cannot take (T-30)."""
    text = _("The {limb} is lost already: the torso takes {points}")
    if values[2]:
        text = _("The {limb} takes {room}, the torso takes the other {points}")
    return text.format(room=values[2], limb=location(g, values[1]), points=values[3])


def governor_line(g: War, values: Values) -> str:
    """What the governor's question was answered with."""
    text = _("{giant} runs hot") if values[1] else _("{giant} is held by its governor")
    return text.format(giant=giant_name(g, values[0]))


def exchange_line(g: War, values: Values) -> str:
    """An exchange of an assault: who rolled what, and who wins it (GI-ASL-06..09)."""
    ours, theirs = values[1], values[3]
    text = N_("{first}, {second}: nobody wins the exchange")
    if ours > theirs and values[4]:
        text = N_("{first}, {second}: {giant} wins the exchange")
    elif theirs > ours and values[5]:
        text = N_("{first}, {second}: {other} wins the exchange")
    return _(text).format(
        first=total_words(g, values[0], values[4], ours),
        second=total_words(g, values[2], values[5], theirs),
        giant=giant_name(g, values[0]),
        other=giant_name(g, values[2]),
    )


def total_words(g: War, key: int, roll: int, total: int) -> str:
    """A roll with what is added to it; a giant that is held does not roll (GI-ASL-14)."""
    name = giant_name(g, key)
    if not roll:
        return _("{giant} is held and has {total}").format(giant=name, total=total)
    more = total - roll
    sign = "+" if more >= 0 else "−"
    text = _("{giant} rolls {roll} {sign} {more} = {total}")
    return text.format(giant=name, roll=roll, sign=sign, more=abs(more), total=total)


def shot_roll(g: War, values: Values) -> Roll:
    """The dice of a shot, at its target."""
    text = _("needs {n}: a miss")
    if values[4] >= values[3]:
        text = _("needs {n}: a hit")
    return Roll(piece_of(values[2]), two(values[4], values[7]), text.format(n=values[3]))


def location_roll(g: War, values: Values) -> Roll:
    """Where a hit goes, and what it does there."""
    text = _("{place}: {n} damage").format(place=location(g, values[2]), n=values[3])
    return Roll(piece_of(values[0]), two(values[1], values[4]), text, face_of(values[0]))


def exchange_roll(g: War, values: Values) -> Roll:
    """The dice of both giants in an assault, and their totals."""
    dice = (*two(values[4], values[6]), "", *two(values[5], values[7]))
    return Roll(piece_of(values[2]), dice, f"{values[1]} : {values[3]}")


def assault_place(g: War, values: Values) -> Roll:
    """Where an assault is fought."""
    return Roll(piece_of(values[1]))


NO_SHOT: Final = EventKind[War](
    "no_shot", N_("{side} has no shot"), actor=first_seat, side=names.side_name
)
SHOT: Final[EventKind[War]] = EventKind[War]("shot", say=shot_line, actor=owner, shows=shot_roll)
LOCATION: Final = EventKind[War](
    "location",
    clause="GI-DMG-01",
    shows=location_roll,
    text=N_("{damage} damage to {giant}, location {roll}: {place}"),
    actor=owner,
    giant=giant_name,
    roll=figure,
    place=location,
    damage=figure,
)
SPILL: Final = EventKind[War]("spill", say=spill_line, actor=owner, clause="GI-DMG-08")
DAMAGE: Final = EventKind[War]("damage")  # the line of the location says it
LIMB_LOST: Final = EventKind[War](
    "limb_lost", N_("{giant} loses its {limb}!"), actor=owner, giant=giant_name, limb=location
)
DESTROY: Final[EventKind[War]] = EventKind[War](
    "destroy", N_("{giant} is destroyed!"), actor=owner, shows=fate, giant=giant_name
)
CAPTURE: Final[EventKind[War]] = EventKind[War](
    "capture", N_("{giant} is captured"), actor=owner, shows=fate, giant=giant_name
)
SCORE: Final = EventKind[War](
    "score", N_("{side} scores {points}"), actor=first_seat, side=names.side_name, points=points
)
LAUNCH: Final = EventKind[War](
    "assault",
    shows=assault_place,
    text=N_("{giant} (+{bonus}) assaults {other} (+{other_bonus})"),
    actor=owner,
    giant=giant_name,
    other=giant_name,
    bonus=figure,
    other_bonus=figure,
)
GOVERNOR: Final = EventKind[War]("governor", say=governor_line, actor=owner)
EXCHANGE: Final[EventKind[War]] = EventKind[War](
    "exchange", say=exchange_line, clause="GI-ASL-07", shows=exchange_roll
)
UNDECIDED: Final = EventKind[War]("undecided", N_("Both are held: the assault ends undecided"))

KINDS: Final[list[EventKind[War]]] = [
    NO_SHOT,
    SHOT,
    LOCATION,
    SPILL,
    DAMAGE,
    LIMB_LOST,
    DESTROY,
    CAPTURE,
    SCORE,
    LAUNCH,
    GOVERNOR,
    EXCHANGE,
    UNDECIDED,
]

# Fights: what opens one, what stands inside it, and how it came out.
OPENING: Final[list[EventKind[War]]] = [
    SHOT,
    LAUNCH,
]
FIGHTING: Final[list[EventKind[War]]] = [
    SPILL,
    LIMB_LOST,
    GOVERNOR,
    EXCHANGE,
    SCORE,
]
RESULTS: Final[list[EventKind[War]]] = [
    LOCATION,
    DESTROY,
    CAPTURE,
    EXPLODE,
    UNDECIDED,
]
