"""What pieces, places and people are called."""

from typing import Final

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import (
    AXE_SPACE,
    GATE_NAMES,
    HEX_NAMES,
    NOBODY,
    NOWHERE,
    POSITION_NAMES,
)
from jotunheim.texts import N_, _

ATTRIBUTES_SAID: Final = (N_("Battle"), N_("Craft"), N_("Speed"))


def hero_name(g: Dwarves, hero: int) -> str:
    """A Hero, as friends call them."""
    return _(g.book.heroes[hero].short)


def seat_name(g: Dwarves, seat: int) -> str:
    """A seat is called after its Hero (DW-GEN-02)."""
    if seat == NOBODY or g.heroes[seat] == NOBODY:
        return _("seat {n}").format(n=seat + 1)
    return hero_name(g, g.heroes[seat])


def hex_name(g: Dwarves, place: int) -> str:
    """A hex, with the Location or Gate that people speak of."""
    book = g.book
    name = HEX_NAMES[place]
    if book.location[place] != NOWHERE:
        return f"{_(book.location_names[book.location[place]])} ({name})"
    if book.gate_at[place] != NOWHERE:
        return f"{gate_name(g, book.gate_at[place])} ({name})"
    return name


def gate_name(g: Dwarves, gate: int) -> str:
    """One of the four Gates."""
    return _("Gate {n}").format(n=GATE_NAMES[gate])


def kind_name(g: Dwarves, kind: int) -> str:
    """One troop."""
    return _(g.book.troop_names[kind])


def troops_name(g: Dwarves, number: int, kind: int) -> str:
    """So many of a kind: "3 Orcs"."""
    name = g.book.troop_names[kind] if number == 1 else g.book.troop_plurals[kind]
    return f"{number} {_(name)}"


def troops_list(g: Dwarves, numbers: tuple[int, ...]) -> str:
    """ "2 Orcs, 1 Troll"; nothing of what is not there."""
    found = [troops_name(g, number, kind) for kind, number in enumerate(numbers) if number]
    return ", ".join(found) or _("no troops")


def leader_name(g: Dwarves, kind: int) -> str:
    """A leader of Book 4."""
    return _(g.book.leader_names[kind])


def attribute_name(g: Dwarves, attribute: int) -> str:
    """Battle, Craft or Speed."""
    return _(ATTRIBUTES_SAID[attribute])


def position_name(g: Dwarves, position: int) -> str:
    """A position of the Council marker, counted from the axe."""
    return _("the axe") if position == AXE_SPACE else POSITION_NAMES[position]


def card_name(g: Dwarves, card: int) -> str:
    """A card of any sort."""
    return _(g.book.cards[card].name)


def dice_said(g: Dwarves, dice: tuple[int, ...]) -> str:
    """The dice of a roll, the highest first."""
    return " ".join([str(die) for die in dice])
