"""The assault, for the log: tokens that are turned up, shots, deaths, strengths, and how the game ends."""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import SPACE_NAMES
from jotunheim.games.stronghold.words.events.invader import OBJECTIVE_MET
from jotunheim.games.stronghold.words.events.meanings import (
    by_defender,
    by_invader,
    path_link,
    ritual_link,
    space_link,
)
from jotunheim.games.stronghold.words.names import card_name, order_name, trap_name, unit_name
from jotunheim.kernel import EventKind
from jotunheim.kernel.journal import figure
from jotunheim.scene import Roll
from jotunheim.texts import N_, _


def say_flip(g: Stronghold, values: tuple[int, ...]) -> str:
    """A ritual token is turned up."""
    line = _("The {ritual} token at {place} was a bluff")
    if values[2]:
        line = _("{ritual}: {place} is the target")
    place = ritual_link(g, values[0], values[1])
    return line.format(ritual=card_name(g, values[0]), place=place)


def say_strength(g: Stronghold, values: tuple[int, ...]) -> str:
    """The comparison at a section."""
    line = _("{section}: {invader} against {defender}")
    return line.format(
        section=space_link(g, values[0]), invader=str(values[1]), defender=str(values[2])
    )


def at_first(g: Stronghold, values: tuple[int, ...]) -> Roll:
    """A volley, with its number."""
    return Roll(SPACE_NAMES[values[0]], text=f"×{values[1]}")


def at_second(g: Stronghold, values: tuple[int, ...]) -> Roll:
    """The space that a Cannon or a Pole aims at."""
    return Roll(SPACE_NAMES[values[1]])


def at_third(g: Stronghold, values: tuple[int, ...]) -> Roll:
    """The section that a machine aims at."""
    return Roll(SPACE_NAMES[values[2]])


def hit_card(g: Stronghold, values: tuple[int, ...]) -> Roll:
    """The card that was turned, where the shot went."""
    return Roll(text=_("Hit card {number}").format(number=values[0]))


def machine_hits(g: Stronghold, values: tuple[int, ...]) -> Roll:
    """The card of a machine, at the machine."""
    return Roll(SPACE_NAMES[values[1]], text=_("a hit"))


def machine_misses(g: Stronghold, values: tuple[int, ...]) -> Roll:
    """The same for a miss."""
    return Roll(SPACE_NAMES[values[1]], text=_("a miss"))


def strengths(g: Stronghold, values: tuple[int, ...]) -> Roll:
    """Invader to defender, at the section."""
    return Roll(SPACE_NAMES[values[0]], text=f"{values[1]} : {values[2]}")


def invader_face(g: Stronghold, values: tuple[int, ...]) -> Roll:
    """The side that breaks a wall."""
    return Roll(SPACE_NAMES[values[0]], face="stronghold/invader-portrait")


FLIP: Final = EventKind[Stronghold]("flip", say=say_flip)
TRAP_SPRUNG: Final = EventKind[Stronghold](
    "trap_sprung", N_("{trap} on {path}"), path=path_link, trap=trap_name
)
ORDER_SHOWN: Final = EventKind[Stronghold](
    "order_shown", N_("The order at {section} is {order}"), section=space_link, order=order_name
)
ORDER_REMOVED: Final = EventKind[Stronghold](
    "order_removed",
    N_("Nobody is left at {section}: {order} leaves the game"),
    section=space_link,
    order=order_name,
)
DETONATE: Final = EventKind[Stronghold](
    "detonate",
    N_("{number} Orc detonates at {section}"),
    plural=N_("{number} Orcs detonate at {section}"),
    count=1,
    actor=by_invader,
    section=space_link,
    number=figure,
)
ASSAULT: Final = EventKind[Stronghold]("assault", N_("The assault begins"))
CANNON_AIMS: Final = EventKind[Stronghold](
    "cannon_aims",
    N_("The Cannon of {tower} aims at {space}"),
    actor=by_defender,
    tower=space_link,
    space=space_link,
    shows=at_second,
)
HIT_CARD: Final = EventKind[Stronghold](
    "hit_card", N_("Hit card {number}"), number=figure, shows=hit_card
)
MACHINE_AIMS: Final = EventKind[Stronghold](
    "machine_aims",
    N_("The {card} at {space} aims at {section}"),
    actor=by_invader,
    card=card_name,
    space=space_link,
    section=space_link,
    shows=at_third,
)
MACHINE_HITS: Final = EventKind[Stronghold](
    "machine_hits",
    N_("The {card} at {space} hits"),
    actor=by_invader,
    card=card_name,
    space=space_link,
    shows=machine_hits,
)
MACHINE_MISSES: Final = EventKind[Stronghold](
    "machine_misses",
    N_("The {card} at {space} misses"),
    actor=by_invader,
    card=card_name,
    space=space_link,
    shows=machine_misses,
)
WALL_FALLS: Final = EventKind[Stronghold](
    "wall_falls",
    N_("A wall component of {section} is destroyed"),
    section=space_link,
    shows=invader_face,
)
CAULDRON_FALLS: Final = EventKind[Stronghold](
    "cauldron_falls",
    N_("The cauldron of {section} is destroyed"),
    section=space_link,
    shows=invader_face,
)
TILE_FALLS: Final = EventKind[Stronghold](
    "tile_falls",
    N_("The tile of {tower} is destroyed"),
    tower=space_link,
    shows=invader_face,
)
VOLLEY: Final = EventKind[Stronghold](
    "volley",
    N_("A volley of {number} strikes {rampart}"),
    actor=by_defender,
    rampart=space_link,
    number=figure,
    shows=at_first,
)
POLE_AIMS: Final = EventKind[Stronghold](
    "pole_aims",
    N_("The Pole of {tower} strikes at {section}"),
    actor=by_defender,
    tower=space_link,
    section=space_link,
    shows=at_second,
)
INVADER_DIES: Final = EventKind[Stronghold](
    "invader_dies", N_("{unit} dies at {space}"), unit=unit_name, space=space_link
)
DEFENDER_DIES: Final = EventKind[Stronghold](
    "defender_dies", N_("{unit} dies at {space}"), unit=unit_name, space=space_link
)
RISES: Final = EventKind[Stronghold](
    "rises", N_("The dead rise as {unit} on the {space}"), unit=unit_name, space=space_link
)
STRENGTH: Final = EventKind[Stronghold]("strength", say=say_strength, shows=strengths)
BREACH: Final = EventKind[Stronghold](
    "breach",
    N_("{section} is breached. The invader wins"),
    section=space_link,
    shows=invader_face,
)
HELD: Final = EventKind[Stronghold]("held", N_("The stronghold stands. The defender wins"))

KINDS: Final[list[EventKind[Stronghold]]] = [
    FLIP,
    TRAP_SPRUNG,
    ORDER_SHOWN,
    ORDER_REMOVED,
    DETONATE,
    ASSAULT,
    CANNON_AIMS,
    HIT_CARD,
    MACHINE_AIMS,
    MACHINE_HITS,
    MACHINE_MISSES,
    WALL_FALLS,
    CAULDRON_FALLS,
    TILE_FALLS,
    VOLLEY,
    POLE_AIMS,
    INVADER_DIES,
    DEFENDER_DIES,
    RISES,
    STRENGTH,
    BREACH,
    HELD,
]

# What decides a siege: the end shows the last of them.
TURNING: Final[list[EventKind[Stronghold]]] = [
    WALL_FALLS,
    DETONATE,
    OBJECTIVE_MET,
    BREACH,
    HELD,
]

# Fights: what opens one, what stands inside it, and how it came out.
OPENING: Final[list[EventKind[Stronghold]]] = [
    CANNON_AIMS,
    MACHINE_AIMS,
    VOLLEY,
    POLE_AIMS,
]
FIGHTING: Final[list[EventKind[Stronghold]]] = [
    HIT_CARD,
    MACHINE_MISSES,
    INVADER_DIES,
    DEFENDER_DIES,
    RISES,
    STRENGTH,
]
RESULTS: Final[list[EventKind[Stronghold]]] = [
    MACHINE_HITS,
    WALL_FALLS,
    CAULDRON_FALLS,
    TILE_FALLS,
    DETONATE,
    TRAP_SPRUNG,
    FLIP,
    BREACH,
]
