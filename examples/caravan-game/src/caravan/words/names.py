"""Names of bands, cards and caravans."""

from typing import Final

from caravan.state import Caravan
from jotunheim.texts import N_, _, ngettext

BANDS: Final = (N_("Frost band"), N_("Fire band"), N_("Storm band"), N_("Hill band"))


def band(g: Caravan, seat: int) -> str:
    """A player."""
    return _(BANDS[seat])


def card_name(g: Caravan, kind: int) -> str:
    """A card by its kind."""
    return _(g.book.card_names[kind])


def caravan_name(g: Caravan, caravan: int) -> str:
    """A caravan."""
    return _(g.book.caravan_names[caravan])


def gold(g: Caravan, count: int) -> str:
    """So much gold."""
    return ngettext("{n} piece of gold", "{n} pieces of gold", count).format(n=count)


def round_number(g: Caravan, number: int) -> str:
    """A round, counted from 1."""
    return str(number + 1)
