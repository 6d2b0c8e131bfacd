"""The map: who stands where, where arrows lead, which passages are open (DW-TUN, DW-PL-12)."""

from typing import Final

from jotunheim.games.dwarves.effects.lasting import BAN_PASSAGE, BAN_TILE_PASSAGE
from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import NO_RARE
from jotunheim.games.dwarves.tokens import BLACKSADDLE, FACES, HEXES, KINDS, LEFT, NOWHERE

NOTHING: Final[list[int]] = []
LEADER_WEIGHT: Final = 2  # a leader counts as so many troops (DW-B4-02)


def is_in(places: int, place: int) -> bool:
    """Is a hex in a set of hexes?"""
    return places != 0 and (places >> place) & 1 == 1


def is_perished(g: Dwarves, place: int) -> bool:
    """Is it Perished Land?"""
    return g.tile_at[place] != NOWHERE


def troops_in(g: Dwarves, place: int) -> int:
    """Troops of all kinds in a hex; leaders are none (DW-B4-03)."""
    at = place * KINDS
    return g.troops[at] + g.troops[at + 1] + g.troops[at + 2]


def leaders_in(g: Dwarves, place: int) -> list[int]:
    """The leaders in a hex, by kind."""
    if g.rare is NO_RARE:
        return NOTHING
    return [kind for kind, at in enumerate(g.rare.leaders) if at == place]


def weight(g: Dwarves, place: int) -> int:
    """What counts towards the threshold: a leader is worth 2 troops (DW-B4-02)."""
    troops = troops_in(g, place)
    return troops if g.rare is NO_RARE else troops + LEADER_WEIGHT * g.rare.leaders.count(place)


def threshold(g: Dwarves, place: int) -> int:
    """How much turns a hex: 5, for experts 4, and 2 more on a Rampart.

    DW-PL-01, DW-PL-15, DW-EXP-01, DW-EXP-02.
    """
    extra = g.book.numbers.rampart if is_in(g.rare.ramparts, place) else 0
    return usual_threshold(g) + extra


def usual_threshold(g: Dwarves) -> int:
    """How much turns a hex without a Rampart (DW-PL-01, DW-EXP-01)."""
    numbers = g.book.numbers
    return numbers.expert if g.variant.expert else numbers.threshold


def crowded_hexes(g: Dwarves, number: int) -> list[int]:
    """Hexes with at least so many troops, four or more: of one kind there are at least two.

    It is asked after each settling, and most hexes are empty, so it looks at bare numbers first.
    """
    found: list[int] = []
    last = NOWHERE
    for at, count in enumerate(g.troops):
        if count > 1:
            place = at // KINDS
            if place != last and troops_in(g, place) >= number:
                found.append(place)
                last = place
    return found


def heroes_in(g: Dwarves, place: int) -> list[int]:
    """The seats whose Heroes stand in a hex."""
    return [seat for seat, at in enumerate(g.at) if at == place]


def on_map(g: Dwarves, kind: int) -> int:
    """Troops of a kind on the map."""
    return sum(g.troops[kind::KINDS])


def tiles_on_map(g: Dwarves) -> int:
    """Perished Land tiles that lie on the map."""
    return g.perished.bit_count()


# Arrows -----------------------------------------------------------------------------------------


def arrow(g: Dwarves, place: int) -> int:
    """The face to which the tile in a hex points: along the printed arrow of its colour (DW-PL-02)."""
    return g.book.arrow[place][g.book.tile_colour[g.tile_at[place]]]


def ahead(g: Dwarves, place: int) -> int:
    """The hex to which the arrow of a Perished Land hex points (DW-PL-07)."""
    return g.book.beside[place][arrow(g, place)]


def beside(g: Dwarves, place: int, side: int) -> int:
    """The neighbour beside the arrow: left counter-clockwise, right clockwise (DW-PL-04)."""
    turn = FACES - 1 if side == LEFT else 1
    return g.book.beside[place][(arrow(g, place) + turn) % FACES]


def goal(g: Dwarves, place: int) -> int:
    """Where troops that come to a hex stop: over Perished Land they run on (DW-PL-08, DW-BS-01)."""
    while g.tile_at[place] != NOWHERE:
        place = ahead(g, place)
    return place


# Tunnels ----------------------------------------------------------------------------------------


def entrances(g: Dwarves) -> list[int]:
    """Printed entrances and the Tunnel or Portal tile, open or closed (DW-TUN-04, DW-ELF-04)."""
    found = g.book.tunnel_hex[:]
    if g.tunnel != NOWHERE:
        found.append(g.tunnel)
    return found


def open_entrances(g: Dwarves) -> list[int]:
    """Entrances whose passage works: none in Perished Land (DW-TUN-03, DW-PL-12, DW-ELF-05)."""
    found = [place for place in entrances(g) if not is_perished(g, place)]
    if standing.bans(g, BAN_TILE_PASSAGE):
        found = [place for place in found if place != g.tunnel]
    return found


def passages(g: Dwarves, place: int) -> list[int]:
    """Where a Hero comes with one passage: from entrance to entrance, in order (DW-TUN-01).

    The Mine Cart joins its hex with every open entrance, even from Perished Land (DW-GLO-11).
    """
    entrance = place == g.tunnel or g.book.tunnel_at[place] != NOWHERE
    if not (entrance or place == g.rare.cart) or standing.bans(g, BAN_PASSAGE):
        return NOTHING
    doors = open_entrances(g)
    cart = g.rare.cart
    found: list[int] = []
    if place in doors or place == cart:
        found = [other for other in doors if other != place]
    if cart != NOWHERE and place in doors and cart != place and cart not in found:
        found.append(cart)
    return sorted(found)


def tile_sites(g: Dwarves) -> list[int]:
    """Where the Tunnel or Portal tile may be put (DW-TUN-04, DW-ELF-05)."""
    taken = entrances(g)
    return [
        place
        for place in range(HEXES)
        if not is_perished(g, place) and place != BLACKSADDLE and place not in taken
    ]
