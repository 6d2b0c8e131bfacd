"""What the invader does before the assault, for the log: supplies, cards, maneuvers, orders."""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.words.events.meanings import (
    by_invader,
    goblins_orcs_trolls,
    path_link,
    ritual_link,
    space_link,
)
from jotunheim.games.stronghold.words.names import (
    card_name,
    objective_name,
    order_name,
    unit_name,
    units_name,
)
from jotunheim.kernel import EventKind
from jotunheim.kernel.journal import figure
from jotunheim.texts import N_, _, ngettext


def say_draw(g: Stronghold, values: tuple[int, ...]) -> str:
    """Units from the bag, and wood."""
    line = _("The Briefing brings {units} and {wood} wood")
    return line.format(units=goblins_orcs_trolls(g, values[:3]), wood=values[3])


def say_paid(g: Stronghold, values: tuple[int, ...]) -> str:
    """A card that is performed, with its price."""
    line = _("{card} for {units}")
    if values[4]:
        line = _("{card} for {units} and {wood} wood")
    units = goblins_orcs_trolls(g, values[1:4])
    return line.format(card=card_name(g, values[0]), units=units, wood=values[4])


def say_group(g: Stronghold, values: tuple[int, ...]) -> str:
    """A group on its path, before any trap."""
    line = ngettext("{units} takes {path}", "{units} take {path}", sum(values[1:5]))
    return line.format(path=path_link(g, values[0]), units=goblins_orcs_trolls(g, values[1:5]))


def say_newcomers(g: Stronghold, values: tuple[int, ...]) -> str:
    """Units from the supply."""
    line = ngettext("{units} goes to the {space}", "{units} gather on the {space}", values[2])
    return line.format(space=space_link(g, values[0]), units=units_name(g, values[2], values[1]))


def say_ritual(g: Stronghold, values: tuple[int, ...]) -> str:
    """A ritual token; nobody is told which."""
    line = _("A {ritual} token lies facedown: {place}")
    place = ritual_link(g, values[0], values[1])
    return line.format(ritual=card_name(g, values[0]), place=place)


CHAPTER_ROUND: Final = EventKind[Stronghold]("chapter", N_("Round {number}"), number=figure)
DRAW: Final = EventKind[Stronghold]("draw", say=say_draw, actor=by_invader)
EXCHANGE: Final = EventKind[Stronghold](
    "exchange",
    N_("{new} takes the place of {old} in the line"),
    actor=by_invader,
    new=card_name,
    old=card_name,
)
SPY_RETURNS: Final = EventKind[Stronghold](
    "spy_returns", N_("The Spy on {card} returns to the defender"), card=card_name
)
RESOURCES: Final = EventKind[Stronghold](
    "resources",
    N_("{unit} is discarded for {wood} wood"),
    actor=by_invader,
    unit=unit_name,
    wood=figure,
)
PAID: Final = EventKind[Stronghold]("paid", say=say_paid, actor=by_invader)
SKIP: Final = EventKind[Stronghold](
    "skip", N_("{card} is skipped"), actor=by_invader, card=card_name
)
SPY_UNIT: Final = EventKind[Stronghold](
    "spy_unit", N_("The Spy costs one more: {unit}"), actor=by_invader, unit=unit_name
)
PLACE: Final = EventKind[Stronghold](
    "place", N_("{card}: {space}"), actor=by_invader, card=card_name, space=space_link
)
BRIDGE: Final = EventKind[Stronghold](
    "bridge", N_("A Bridge lies on {path}"), actor=by_invader, path=path_link
)
MISS_REMOVED: Final = EventKind[Stronghold](
    "miss_removed",
    N_("One Miss leaves the deck of the machine at {space}"),
    actor=by_invader,
    space=space_link,
)
RITUAL: Final = EventKind[Stronghold]("ritual", say=say_ritual, actor=by_invader)
HAND_OVER: Final = EventKind[Stronghold](
    "hand_over",
    N_("The defender receives {number} hourglass"),
    plural=N_("The defender receives {number} hourglasses"),
    count=0,
    number=figure,
)
MINOR: Final = EventKind[Stronghold]("minor", N_("A Minor Maneuver begins"), actor=by_invader)
MAJOR: Final = EventKind[Stronghold]("major", N_("A Major Maneuver begins"), actor=by_invader)
GROUP: Final = EventKind[Stronghold]("group", say=say_group, actor=by_invader)
NEWCOMERS: Final = EventKind[Stronghold]("newcomers", say=say_newcomers, actor=by_invader)
SAPPED: Final = EventKind[Stronghold](
    "sapped",
    N_("{unit} climbs out of the Sap at {section}"),
    actor=by_invader,
    unit=unit_name,
    section=space_link,
)
PASSES: Final = EventKind[Stronghold](
    "passes",
    N_("{unit} goes straight on to {section}"),
    actor=by_invader,
    unit=unit_name,
    section=space_link,
)
MARAUDER: Final = EventKind[Stronghold](
    "marauder", N_("{unit} of the marauders joins"), actor=by_invader, unit=unit_name
)
ORDER_OPEN: Final = EventKind[Stronghold](
    "order_open",
    N_("Open order at {section}: {order}"),
    actor=by_invader,
    section=space_link,
    order=order_name,
)
ORDER_HIDDEN: Final = EventKind[Stronghold](
    "order_hidden", N_("A classified order lies at {section}"), actor=by_invader, section=space_link
)
CALLED: Final = EventKind[Stronghold](
    "called", N_("A Troll is called over {path}"), actor=by_invader, path=path_link
)
OBJECTIVE_MET: Final[EventKind[Stronghold]] = EventKind[Stronghold](
    "objective", N_("The invader fulfils {objective}"), actor=by_invader, objective=objective_name
)

KINDS: Final[list[EventKind[Stronghold]]] = [
    CHAPTER_ROUND,
    DRAW,
    EXCHANGE,
    SPY_RETURNS,
    RESOURCES,
    PAID,
    SKIP,
    SPY_UNIT,
    PLACE,
    BRIDGE,
    MISS_REMOVED,
    RITUAL,
    HAND_OVER,
    MINOR,
    MAJOR,
    GROUP,
    NEWCOMERS,
    SAPPED,
    PASSES,
    MARAUDER,
    ORDER_OPEN,
    ORDER_HIDDEN,
    CALLED,
    OBJECTIVE_MET,
]
