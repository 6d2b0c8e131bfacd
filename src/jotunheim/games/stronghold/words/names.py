"""What pieces, places and people are called."""

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    INVADER,
    LEFT,
    PATH_NAMES,
    SPACE_NAMES,
    is_section,
    is_tower,
)
from jotunheim.texts import _


def seat_name(g: Stronghold, seat: int) -> str:
    """The role of a seat (SH-GEN-11r)."""
    return _("the invader") if seat == INVADER else _("the defender")


def space_name(g: Stronghold, space: int) -> str:
    """A space; wall sections carry their number, as people speak of them by it."""
    name = _(g.book.space_names[space])
    if is_section(space):
        return _("{name} ({id})").format(name=name, id=SPACE_NAMES[space])
    return name


def short_name(g: Stronghold, space: int) -> str:
    """The same for a crowded line: the id of a section or tower, else the name."""
    if is_section(space) or is_tower(space):
        return SPACE_NAMES[space]
    return _(g.book.space_names[space])


def path_name(g: Stronghold, path: int) -> str:
    """A path by its two ends."""
    book = g.book
    line = _("path {id} from {start} to {end}")
    start = short_name(g, book.path_from[path])
    return line.format(id=PATH_NAMES[path], start=start, end=short_name(g, book.path_to[path]))


def unit_name(g: Stronghold, kind: int) -> str:
    """One unit, hero or siege tower."""
    return _(g.book.unit_names[kind])


def plural_name(g: Stronghold, kind: int) -> str:
    """A type of units, in the plural."""
    return _(g.book.unit_plurals[kind])


def units_name(g: Stronghold, number: int, kind: int) -> str:
    """So many of a type: "3 Orcs"."""
    name = g.book.unit_names[kind] if number == 1 else g.book.unit_plurals[kind]
    return f"{number} {_(name)}"


def card_name(g: Stronghold, card: int) -> str:
    """An action card."""
    return _(g.book.cards[card].name)


def action_name(g: Stronghold, action: int) -> str:
    """An action of a building."""
    return _(g.book.actions[action].name)


def heroic_name(g: Stronghold, order: int) -> str:
    """A heroic order."""
    return _(g.book.heroic_names[order])


def plan_name(g: Stronghold, plan: int) -> str:
    """A defense plan."""
    return _(g.book.plans[plan].name)


def objective_name(g: Stronghold, objective: int) -> str:
    """An objective."""
    return _(g.book.objectives[objective].name)


def order_name(g: Stronghold, kind: int) -> str:
    """An order token."""
    return _(g.book.order_names[kind])


def trap_name(g: Stronghold, kind: int) -> str:
    """A trap."""
    return _(g.book.trap_names[kind])


def side_name(g: Stronghold, side: int) -> str:
    """One of the two sides, as the defender sees them."""
    return _("the left side") if side == LEFT else _("the right side")
