"""Names of players, cards, deities, places and resources, as questions and sentences use them."""

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    AREAS,
    BLOOD,
    DECK_A,
    DIAMOND,
    GOLD,
    NOBODY,
    WHITE,
    YELLOW,
)
from jotunheim.texts import _, ngettext


def seat_name(g: Valda, seat: int) -> str:
    """A player, by colour."""
    return _(g.book.colour_names[seat])


def card_name(g: Valda, kind: int) -> str:
    """A card."""
    return _(g.book.kinds[kind].name)


def option_name(g: Valda, option: int) -> str:
    """An option of a weapon."""
    return _(g.book.options[option].name)


def deity_name(g: Valda, deity: int) -> str:
    """A God or Giant."""
    return _(g.book.deities[deity].name)


def area_name(g: Valda, area: int) -> str:
    """An area: its occupant, or both candidates while it has none."""
    deity = g.occupants[area]
    return _(g.book.area_names[area]) if deity == NOBODY else deity_name(g, deity)


def area_title(g: Valda, area: int) -> str:
    """An area with the names of its God and its Giant."""
    return _(g.book.area_names[area])


def area_of_deity(g: Valda, deity: int) -> str:
    """The area of a deity, with both names."""
    return area_title(g, deity % AREAS)


def building_name(g: Valda, building: int) -> str:
    """A mine or a blood drill."""
    return _(g.book.building_names[building])


def trade_name(g: Valda, trade: int) -> str:
    """A trade of the Followers phase."""
    return _(g.book.trades[trade].name)


def deck_name(g: Valda, deck: int) -> str:
    """One of the main decks."""
    return _("deck A") if deck == DECK_A else _("deck B")


def resource_name(g: Valda, resource: int) -> str:
    """A resource, without a number."""
    if resource == BLOOD:
        return _("divine blood")
    if resource == DIAMOND:
        return _("diamonds")
    return _("gold") if resource == GOLD else _("runes")


def amount_of(g: Valda, resource: int, number: int) -> str:
    """ "2 diamonds"."""
    if resource == BLOOD:
        line = ngettext("{n} divine blood", "{n} divine blood", number)
    elif resource == DIAMOND:
        line = ngettext("{n} diamond", "{n} diamonds", number)
    elif resource == GOLD:
        line = ngettext("{n} gold", "{n} gold", number)
    else:
        line = ngettext("{n} rune", "{n} runes", number)
    return line.format(n=number)


def amounts_of(g: Valda, numbers: tuple[int, ...]) -> str:
    """ "1 diamond, 2 gold"; nothing of what is not there."""
    found = [amount_of(g, resource, n) for resource, n in enumerate(numbers) if n]
    return ", ".join(found) or _("nothing")


def colour_name(g: Valda, colour: int) -> str:
    """The colour of a die."""
    if colour == YELLOW:
        return _("yellow")
    return _("white") if colour == WHITE else _("blue")


def face_name(g: Valda, colour: int, face: int) -> str:
    """What a face of a die shows."""
    number = g.book.faces[colour][face]
    if colour == WHITE:
        return _("skull") if number == 0 else str(number)
    return amount_of(g, g.book.face_kinds[colour][face], number)
