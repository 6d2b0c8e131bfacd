"""Places of cards as hexes: Locations, Gates, kingdoms, and those that depend on the table (DW-CARD-06)."""

from jotunheim.games.dwarves.effects.places import (
    AROUND,
    DRAGON_HEX,
    ELF_TILE,
    ENTRANCES,
    GATES_ALL,
    HAMMER,
    LOCATIONS,
    PERISHED,
    PORTAL,
    PORTAL_LANDS,
    TIED,
    TILE_SITES,
    WAYPOINTS,
    YOURS,
)
from jotunheim.games.dwarves.effects.verbs import DRAGON
from jotunheim.games.dwarves.rules.board import entrances, is_perished, tile_sites
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HEXES, NOBODY, NOWHERE


def is_in_places(g: Dwarves, places: list[int], place: int, card: int) -> bool:
    """Does a hex belong to one of these places, as the card means them?"""
    return any(is_in_place(g, one, place, card) for one in places)


def is_in_place(g: Dwarves, one: int, place: int, card: int) -> bool:
    """Does a hex belong to this place?"""
    if one < PORTAL:
        return g.book.is_in_place[one][place]
    return place in hexes_of_place(g, one, card)


def hexes_of(g: Dwarves, places: list[int], card: int) -> list[int]:
    """All hexes of these places, in the order of the map."""
    found: set[int] = set()
    for one in places:
        found.update(hexes_of_place(g, one, card))
    return sorted(found)


def hexes_of_place(g: Dwarves, place: int, card: int) -> list[int]:
    """The hexes of a place; none if it is not on the map."""
    if place < PORTAL:
        return g.book.places[place]
    if place == ENTRANCES:  # the hex, open or closed (DW-TUN-03)
        return entrances(g)
    if place == WAYPOINTS:
        return [*g.book.places[LOCATIONS], *g.book.places[GATES_ALL], *entrances(g)]
    if place == PERISHED:
        return [hexagon for hexagon in range(HEXES) if is_perished(g, hexagon)]
    if place == TILE_SITES:
        return tile_sites(g)
    centre = centre_of(g, place, card)
    if centre == NOWHERE:
        return []
    return with_near(g, centre) if place in (PORTAL_LANDS, AROUND) else [centre]


def with_near(g: Dwarves, place: int) -> list[int]:
    """A hex and those next to it."""
    return [place, *g.book.near[place]]


def centre_of(g: Dwarves, place: int, card: int) -> int:
    """The one hex that a place means, or around which it lies; NOWHERE if there is none."""
    if place in (PORTAL, PORTAL_LANDS):
        return g.tunnel
    if place in (YOURS, AROUND):
        return g.at[g.active]
    if place == ELF_TILE:
        return g.rare.elf
    if place == HAMMER:
        return g.rare.hammer
    if place == DRAGON_HEX:
        return g.rare.dragons[dragon_of(g, card)]
    assert place == TIED
    up = g.card(card)
    return NOWHERE if up is None or up.hero == NOBODY else g.at[up.hero]


def dragon_of(g: Dwarves, card: int) -> int:
    """The dragon that a card brings (DW-B4-07)."""
    for effect in g.book.cards[card].setup:
        if effect.op == DRAGON:
            return effect.number
    return 0
