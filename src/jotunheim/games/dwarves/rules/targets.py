"""Whom dice of a Fight can defeat, and where (DW-FIG-01, 02, 07, 13; DW-HERO-10; DW-B4-13)."""

from typing import Final

from jotunheim.games.dwarves.rules import quests, standing
from jotunheim.games.dwarves.rules.board import leaders_in, troops_in
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import GANDOGAR, NOWHERE

SHOT: Final = 5  # the die with which a Catapult hits anybody (DW-B4-13)


def fighting_hexes(g: Dwarves, seat: int) -> list[int]:
    """Hexes whose troops a Hero fights: its own; Gandogar's reach the neighbours (DW-HERO-10)."""
    place = g.at[seat]
    if g.heroes[seat] == GANDOGAR:
        return sorted([place, *g.book.near[place]])
    return [place]


def has_targets(g: Dwarves, seat: int) -> bool:
    """Is there a troop or leader to be fought with dice, on the map or on a card (DW-FIG-01)?"""
    place = g.at[seat]
    if troops_in(g, place) or leaders_in(g, place) or quests.has_fights_at(g, place):
        return True
    if g.heroes[seat] != GANDOGAR:
        return False
    return any(troops_in(g, other) for other in fighting_hexes(g, seat))


def hex_targets(g: Dwarves, seat: int, kind: int) -> list[int]:
    """Hexes of this Fight that hold troops of a kind; a Catapult shot has one hex."""
    places = fighting_hexes(g, seat) if g.roll.hex == NOWHERE else [g.roll.hex]
    return [place for place in places if g.count(place, kind)]


def card_targets(g: Dwarves, seat: int, kind: int) -> list[int]:
    """Cards fought in the Hero's own hex that hold troops of a kind (DW-FIG-07, DW-HERO-10)."""
    if g.roll.hex != NOWHERE:
        return []
    return [card.card for card in quests.fought_at(g, g.at[seat]) if card.troops[kind]]


def need_for(g: Dwarves, kind: int) -> int:
    """The die that defeats a kind: Orc 4, Troll 5, Élf 6; a Catapult hits with 5 (DW-FIG-02)."""
    if g.roll.hex == NOWHERE:
        return standing.defeats_at(g, kind)
    if kind != NOWHERE and standing.defeats_at(g, kind) > g.book.defeated_at[kind]:
        return standing.defeats_at(g, kind)  # Skins of Stone
    return SHOT


def is_target(g: Dwarves, seat: int, kind: int, die: int) -> bool:
    """Can this die defeat a troop of this kind (DW-FIG-02)?"""
    if die < need_for(g, kind):
        return False
    return len(hex_targets(g, seat, kind)) + len(card_targets(g, seat, kind)) > 0


def second_die(g: Dwarves, kind: int) -> int:
    """For a leader: the place of the lowest other die that is good enough, or NOWHERE (DW-FIG-13)."""
    left = g.roll.left
    need = SHOT if g.roll.hex != NOWHERE else g.book.defeated_at[kind]
    if left[0] < need:
        return NOWHERE
    good = [place for place in range(1, len(left)) if left[place] >= need]
    return good[-1] if good else NOWHERE
