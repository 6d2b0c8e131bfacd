"""Names of players, cards and sums of chips."""

from typing import Final

from jotunheim.texts import N_, _, ngettext
from jotunheim_examples.leduc.state import Leduc

NAMES: Final = (N_("North"), N_("South"))
RANKS: Final = (N_("Jack"), N_("Queen"), N_("King"))  # from low to high (LP-CRD-02)


def player(g: Leduc, seat: int) -> str:
    """A player."""
    return _(NAMES[seat])


def card_name(g: Leduc, rank: int) -> str:
    """A card by its rank."""
    return _(RANKS[rank])


def chips(g: Leduc, count: int) -> str:
    """So many chips."""
    return ngettext("{n} chip", "{n} chips", count).format(n=count)


def hand_number(g: Leduc, hand: int) -> str:
    """A hand, counted from 1."""
    return str(hand + 1)


def reason(g: Leduc, most: int) -> str:
    """How the game was decided, from what the winner has won."""
    return _("{chips} won").format(chips=chips(g, most)) if most else _("nobody has won a chip")
