"""What faceup cards ask for and what they are told: so far nothing."""

from typing import final

from jotunheim.games.dwarves.pieces import Faceup
from jotunheim.games.dwarves.state import Dwarves


@final
class Offer:
    """A check that a Hero may make now."""

    def __init__(self, token: int, card: int, part: int, attribute: int, number: int) -> None:
        self.token = token  # what the seat picks: a card, or a word
        self.card = card
        self.part = part
        self.attribute = attribute
        self.number = number  # on the die


def checks_for(g: Dwarves, seat: int) -> list[Offer]:
    """Checks that cards, tiles and Diamonds offer to a Hero where it stands."""
    return []


def score(g: Dwarves, card: int, part: int, successes: int) -> None:
    """A check was rolled."""


def fought_at(g: Dwarves, place: int) -> list[Faceup]:
    """Cards with troops that are fought in a hex."""
    return []


def duels_for(g: Dwarves, seat: int) -> list[int]:
    """Cards with a boss that a Hero may fight where it stands."""
    return []


def duel_need(g: Dwarves, seat: int, card: int) -> int:
    """The die that hits a boss."""
    return 6


def duel(g: Dwarves, card: int, hits: int) -> None:
    """A boss was hit."""


def aims(g: Dwarves, seat: int) -> list[int]:
    """Hexes at which a Hero may shoot a Catapult."""
    return []


def shoot_dragons(g: Dwarves, place: int) -> list[int]:
    """Cards whose dragon may be shot in a hex."""
    return []


def slain(g: Dwarves, card: int, kind: int) -> None:
    """A troop on a card fell in a Fight."""


def fell(g: Dwarves, seat: int, place: int, kind: int) -> None:
    """A troop on the map fell in a Fight and was taken off it."""
    g.supply[kind] += 1


def leader_fell(g: Dwarves, seat: int, place: int, kind: int) -> None:
    """A leader was removed in a Fight."""
