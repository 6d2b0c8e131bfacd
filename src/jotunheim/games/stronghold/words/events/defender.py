"""What the defender does, for the log: hourglasses, actions, moves, heroes, plans."""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.words.events.meanings import by_defender, path_link, space_link
from jotunheim.games.stronghold.words.names import (
    action_name,
    card_name,
    heroic_name,
    plan_name,
    side_name,
    unit_name,
)
from jotunheim.kernel import EventKind
from jotunheim.kernel.journal import figure
from jotunheim.texts import N_, _


def say_swap(g: Stronghold, values: tuple[int, ...]) -> str:
    """Two units or heroes change places."""
    line = _("{one} at {here} and {other} at {there} change places")
    return line.format(
        one=unit_name(g, values[0]),
        here=space_link(g, values[1]),
        other=unit_name(g, values[2]),
        there=space_link(g, values[3]),
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
RECOVERS: Final = EventKind[Stronghold](
    "recovers", N_("{unit} recovers"), actor=by_defender, unit=unit_name
)

KINDS: Final[list[EventKind[Stronghold]]] = [
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
    RECOVERS,
]
