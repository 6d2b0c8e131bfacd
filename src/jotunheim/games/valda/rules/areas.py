"""Areas and temples: sites, control, levels and powers (VA-AREA, VA-POW)."""

from jotunheim.games.valda.book.tables import ATTACK_FEW, ATTACK_MANY
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import AREAS, NOBODY, NONE, SITES, TEMPLE


def sites_of(area: int) -> range:
    """The sites of an area (VA-SET-15)."""
    return range(area * SITES, (area + 1) * SITES)


def free_site(g: Valda, area: int) -> int:
    """The free site of lowest number, or NONE (VA-BLD-16, 17)."""
    for site in range(area * SITES, (area + 1) * SITES):
        if g.sites[site] == NOBODY:
            return site
    return NONE


def has_room(g: Valda, seat: int, area: int) -> bool:
    """May the player have another temple there? At most 2 of one player, 5 of all (VA-BLD-05, 16, VA-FRZ-04)."""
    return g.temples(seat, area) < g.book.numbers.most_temples and free_site(g, area) != NONE


def controller(g: Valda, area: int) -> int:
    """Who alone has 2 temples there, frozen or not, or NOBODY (VA-AREA-02, 04, 08)."""
    most = g.book.numbers.most_temples
    found = NOBODY
    for seat in range(g.seats):
        if g.temples(seat, area) == most:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


def level(g: Valda, seat: int, area: int) -> int:
    """The power level: unfrozen temples, and what the active player has borrowed (VA-POW-01, 04, VA-FRZ-07).

    It is read from the map, so a power that was just won works at once (VA-VAL-14).
    """
    found = g.turn.borrowed[area] if seat == g.active else 0
    for site in range(area * SITES, (area + 1) * SITES):
        if g.sites[site] == seat and g.frost[site] == 0:
            found += 1
    return found if found < 2 else 2


def level_of(g: Valda, seat: int, deity: int) -> int:
    """The level of a deity's power; 0 if it does not occupy its area (VA-POW-01)."""
    area = deity % AREAS
    return level(g, seat, area) if g.occupants[area] == deity else 0


def power(g: Valda, seat: int, which: int) -> int:
    """What the powers of a player give: the number of the highest level alone (VA-POW-02)."""
    found = 0
    for deity in g.book.givers[which]:
        reached = level_of(g, seat, deity)
        if reached > 0:
            found += g.book.powers[deity][which][reached - 1]
    return found


def are_few(g: Valda) -> bool:
    """2 or 3 players (VA-GEN-03)."""
    return g.seats <= g.book.numbers.few


def attack_bonus(g: Valda, seat: int) -> int:
    """What Surtur adds to an attack (VA-GOD-06)."""
    return power(g, seat, ATTACK_FEW if are_few(g) else ATTACK_MANY)


def temple_tokens(g: Valda, seat: int, areas: list[int]) -> list[int]:
    """The temples of a player in these areas: by area, and frozen or not (VA-BLD-17)."""
    found: list[int] = []
    for area in areas:
        for frozen in (0, 1):
            if site_of(g, seat, TEMPLE.token(area * 2 + frozen)) != NONE:
                found.append(TEMPLE.token(area * 2 + frozen))
    return found


def site_of(g: Valda, seat: int, token: int) -> int:
    """The first site of the temple that a token means, or NONE."""
    number = TEMPLE.of(token)
    first = number // 2 * SITES
    frozen = number % 2 == 1
    for site in range(first, first + SITES):
        if g.sites[site] == seat and (g.frost[site] != 0) == frozen:
            return site
    return NONE


def all_areas() -> list[int]:
    """The seven areas."""
    return list(range(AREAS))
