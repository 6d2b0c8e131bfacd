"""The log of the game: every kind of event, with its sentence and those who learn of it."""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER, PATH_NAMES, POSSESSION, SPACE_NAMES
from jotunheim.games.stronghold.words.names import (
    action_name,
    card_name,
    heroic_name,
    objective_name,
    order_name,
    path_name,
    plan_name,
    side_name,
    space_name,
    trap_name,
    unit_name,
    units_name,
)
from jotunheim.kernel import EventKind
from jotunheim.kernel.journal import figure
from jotunheim.scene import Roll
from jotunheim.texts import N_, _, ngettext


def space_link(g: Stronghold, space: int) -> str:
    """A space, as a link to its place on the board."""
    return f"[{space_name(g, space)}]({SPACE_NAMES[space]})"


def path_link(g: Stronghold, path: int) -> str:
    """A path, likewise."""
    return f"[{path_name(g, path)}]({PATH_NAMES[path]})"


def ritual_link(g: Stronghold, card: int, place: int) -> str:
    """Where a ritual token lies: a space, or a heroic order."""
    return heroic_name(g, place) if card == POSSESSION else space_link(g, place)


def by_invader(g: Stronghold, values: tuple[int, ...]) -> int:
    """The invader does it."""
    return INVADER


def by_defender(g: Stronghold, values: tuple[int, ...]) -> int:
    """The defender does it."""
    return DEFENDER


def goblins_orcs_trolls(g: Stronghold, numbers: tuple[int, ...]) -> str:
    """ "2 Goblins, 1 Troll"; nothing of what is not there."""
    found = [units_name(g, number, kind) for kind, number in enumerate(numbers) if number]
    return ", ".join(found) or _("nothing")


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


# Where it falls (T-26) -----------------------------------------------------------------------------


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


def say_swap(g: Stronghold, values: tuple[int, ...]) -> str:
    """Two units or heroes change places."""
    line = _("{one} at {here} and {other} at {there} change places")
    return line.format(
        one=unit_name(g, values[0]),
        here=space_link(g, values[1]),
        other=unit_name(g, values[2]),
        there=space_link(g, values[3]),
    )


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
FLIP: Final = EventKind[Stronghold]("flip", say=say_flip)
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
TRAP_SPRUNG: Final = EventKind[Stronghold](
    "trap_sprung", N_("{trap} on {path}"), path=path_link, trap=trap_name
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
CALLED: Final = EventKind[Stronghold](
    "called", N_("A Troll is called over {path}"), actor=by_invader, path=path_link
)
OBJECTIVE_MET: Final = EventKind[Stronghold](
    "objective", N_("The invader fulfils {objective}"), actor=by_invader, objective=objective_name
)
HOURGLASS: Final = EventKind[Stronghold](
    "hourglass", N_("One hourglass on {action}"), actor=by_defender, action=action_name
)
DISCARD_HOURGLASSES: Final = EventKind[Stronghold](
    "discard_hourglasses",
    N_("{number} hourglass is discarded"),
    plural=N_("{number} hourglasses are discarded"),
    count=0,
    number=figure,
)
ACTIVATED: Final = EventKind[Stronghold](
    "activated", N_("The defender performs {action}"), actor=by_defender, action=action_name
)
ACTION_AT: Final = EventKind[Stronghold](
    "action_at", N_("{action}: {space}"), actor=by_defender, action=action_name, space=space_link
)
TRAP_SET: Final = EventKind[Stronghold](
    "trap_set", N_("A trap lies facedown on {path}"), actor=by_defender, path=path_link
)
SPY_SENT: Final = EventKind[Stronghold](
    "spy_sent", N_("A Spy watches {card}"), actor=by_defender, card=card_name
)
BLESSED: Final = EventKind[Stronghold](
    "blessed", N_("The marksmen of {side} are blessed"), actor=by_defender, side=side_name
)
MOVE: Final = EventKind[Stronghold](
    "move",
    N_("{unit} goes from {start} to {end}"),
    actor=by_defender,
    unit=unit_name,
    start=space_link,
    end=space_link,
)
SWAP: Final = EventKind[Stronghold]("swap", say=say_swap, actor=by_defender)
BLOWN_BACK: Final = EventKind[Stronghold](
    "blown_back", N_("The Gale lets nobody pass at {section}"), section=space_link
)
HEROIC_ORDER: Final = EventKind[Stronghold](
    "heroic", N_("{hero} orders: {order}"), actor=by_defender, hero=unit_name, order=heroic_name
)
POSSESSED: Final = EventKind[Stronghold](
    "possessed", N_("{order} leaves the game"), order=heroic_name
)
PLAN_USED: Final = EventKind[Stronghold](
    "plan", N_("The defender uses {plan}"), actor=by_defender, plan=plan_name
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
RECOVERS: Final = EventKind[Stronghold](
    "recovers", N_("{unit} recovers"), actor=by_defender, unit=unit_name
)

KINDS_OF_EVENTS: Final = [
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
    FLIP,
    HAND_OVER,
    MINOR,
    MAJOR,
    GROUP,
    NEWCOMERS,
    SAPPED,
    PASSES,
    MARAUDER,
    TRAP_SPRUNG,
    ORDER_OPEN,
    ORDER_HIDDEN,
    ORDER_SHOWN,
    ORDER_REMOVED,
    DETONATE,
    CALLED,
    OBJECTIVE_MET,
    HOURGLASS,
    DISCARD_HOURGLASSES,
    ACTIVATED,
    ACTION_AT,
    TRAP_SET,
    SPY_SENT,
    BLESSED,
    MOVE,
    SWAP,
    BLOWN_BACK,
    HEROIC_ORDER,
    POSSESSED,
    PLAN_USED,
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
    RECOVERS,
]
# What decides a siege: the end shows the last of them.
TURNING: Final[list[EventKind[Stronghold]]] = [WALL_FALLS, DETONATE, OBJECTIVE_MET, BREACH, HELD]

# Fights: what opens one, what stands inside it, and how it came out.
OPENING: Final[list[EventKind[Stronghold]]] = [CANNON_AIMS, MACHINE_AIMS, VOLLEY, POLE_AIMS]
FIGHTING: Final[list[EventKind[Stronghold]]] = [
    *[HIT_CARD, MACHINE_MISSES, INVADER_DIES, DEFENDER_DIES, RISES, STRENGTH],
]
RESULTS: Final[list[EventKind[Stronghold]]] = [
    *[MACHINE_HITS, WALL_FALLS, CAULDRON_FALLS, TILE_FALLS, DETONATE, TRAP_SPRUNG, FLIP, BREACH],
]
