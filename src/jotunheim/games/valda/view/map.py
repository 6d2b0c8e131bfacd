"""The map: areas with prices, sites and decks, Yggdrasil with the Vikings, the drakkar (VA-GEN-06, VA-AREA, VA-HAV)."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.valda.rules.areas import controller, free_site, sites_of
from jotunheim.games.valda.state.table import FOREVER, Valda
from jotunheim.games.valda.tokens import (
    AREA,
    AREAS,
    NOBODY,
    NONE,
    PLAYER,
    SITES,
    TEMPLE,
    TEMPLE_BUILDING,
)
from jotunheim.games.valda.view.geometry import (
    FJORD,
    TALL,
    WIDE,
    area_key,
    step_key,
    steps,
    still_map,
)
from jotunheim.games.valda.view.legend import legend
from jotunheim.games.valda.view.prices import (
    area_price,
    candidate_words,
    holder_words,
    lack_badges,
    why_no_temple,
)
from jotunheim.games.valda.view.targets import (
    NO_ROUTE,
    area_routes,
    asked_of,
    may_build_temple,
    moving_site,
    offered,
    refused,
    temples_owner,
)
from jotunheim.games.valda.words.names import area_name, seat_name
from jotunheim.scene import Badge, Board, Piece, Space
from jotunheim.texts import _, kept, ngettext

MOST_SPACES: Final = 2000
SHIP: Final = "valda/ship"


def board(g: Valda, viewer: int) -> Board:
    """The whole board, as this seat sees it."""
    return Board(
        key="valda",
        title=_("The fjord"),
        kind="areas",
        width=WIDE,
        height=TALL,
        spaces=spaces(g, viewer),
        pieces=(*temples(g, viewer), *vikings(g, viewer), drakkar(g.round)),
        focus=focus(g, viewer),
        legend=legend(),
    )


# Spaces -----------------------------------------------------------------------------------------


def spaces(g: Valda, viewer: int) -> tuple[Space, ...]:
    """Tree, rounds and areas; the present round and what can be picked are marked."""
    names = tuple([area_name(g, area) for area in range(AREAS)])
    still = still_map(g.book, names, tuple(g.occupants))
    ground = still.ground[:]
    if g.round > 0:
        at = 1 + steps(g.book) + g.round - 1
        ground[at] = now_space(ground[at])
    return (*ground, *areas(g, viewer, still.areas))


@kept(50)
def now_space(space: Space) -> Space:
    """The round that is played."""
    return replace(space, states=("chosen",))


def areas(g: Valda, viewer: int, still: list[Space]) -> list[Space]:
    """The seven areas: price, holder, what can be picked, what is missing."""
    builds = may_build_temple(g, viewer)
    routes = area_routes(g, viewer)
    why = refused(g, viewer)
    found: list[Space] = []
    for area in range(AREAS):
        token = offered(g, viewer, AREA.token(area))
        route = routes.get(area, NO_ROUTE)
        reason = why.get(AREA.token(area), "")
        badges = area_price(g, area) + choice_badges(g, area)
        if builds and not token and not route:
            badges += lack_badges(g, viewer, area)
            reason = reason or why_no_temple(g, viewer, area)
        if g.attack.site != NONE and g.attack.site // SITES == area:
            badges += (attacked(),)
        chosen = g.building.kind == TEMPLE_BUILDING and g.building.area == area
        holder = controller(g, area)
        note = area_note(g, area, holder)
        found.append(marked(still[area], token, route, reason, badges, holder, chosen, note))
    return found


def choice_badges(g: Valda, area: int) -> tuple[Badge, ...]:
    """Who chooses the occupant of an area that has none, if that is known (VA-OCC-02)."""
    if g.occupants[area] != NOBODY or g.chooser[area] == NOBODY:
        return ()
    return (chooser(seat_name(g, g.chooser[area])),)


@kept(20)
def chooser(name: str) -> Badge:
    """A slip with the player who chooses."""
    return Badge(text=_("{who} chooses").format(who=name))


@kept(1)
def attacked() -> Badge:
    """A slip where a temple is attacked."""
    return Badge(text=_("attacked"), kind="bad")


@kept(MOST_SPACES)
def marked(
    space: Space,
    token: str,
    route: tuple[str, ...],
    reason: str,
    badges: tuple[Badge, ...],
    holder: int,
    chosen: bool,
    note: str,
) -> Space:
    """An area as it is now, kept."""
    if len(route) == 1:
        token, route = route[0], NO_ROUTE
    return replace(
        space,
        token=token,
        route=route,
        why_not=reason,
        badges=badges,
        owner=holder,
        states=("chosen",) if chosen else (),
        note=note,
    )


def area_note(g: Valda, area: int, holder: int) -> str:
    """Who occupies an area and who controls it."""
    deity = g.occupants[area]
    line = _("{name}, {epithet}")
    if deity == NOBODY:
        said = candidate_words(g, area)
    else:
        said = line.format(name=area_name(g, area), epithet=_(g.book.deities[deity].epithet))
    return f"{said}. {holder_words(g, holder)}" if holder != NOBODY else said


# Pieces -----------------------------------------------------------------------------------------


def temples(g: Valda, viewer: int) -> list[Piece]:
    """All temples on their sites, and the one that is being built (VA-BLD-09, VA-FRZ-03)."""
    owner = temples_owner(g, viewer)
    aimed = (g.attack.site, g.attack.own_site, moving_site(g))
    found: list[Piece] = []
    for area in range(AREAS):
        for site in sites_of(area):
            seat = g.sites[site]
            if seat == NOBODY:
                continue
            frozen = 1 if g.frost[site] else 0
            token = ""
            if seat == owner:
                token = offered(g, viewer, TEMPLE.token(area * 2 + frozen))
            name = temple_name(g, seat, area)
            note = frost_words(g, site) if frozen else ""
            found.append(temple(site, seat, name, note, token, site in aimed))
    building = g.building
    if building.kind == TEMPLE_BUILDING and building.area != NONE:
        site = free_site(g, building.area)
        found.append(coming(site, building.seat, temple_name(g, building.seat, building.area)))
    return found


def temple_name(g: Valda, seat: int, area: int) -> str:
    """A temple, with its owner and its area."""
    line = _("temple of {who} ({area})")
    return line.format(who=seat_name(g, seat), area=area_name(g, area))


def frost_words(g: Valda, site: int) -> str:
    """How long a temple is frozen (VA-FRZ-01, 02)."""
    if g.frost[site] & FOREVER:
        return _("frozen for the rest of the game")
    seats = [seat_name(g, seat) for seat in range(g.seats) if g.frost[site] >> seat & 1]
    return _("frozen until the next turn of {who}").format(who=", ".join(seats))


@kept(MOST_SPACES)
def temple(site: int, seat: int, name: str, frost: str, token: str, chosen: bool) -> Piece:
    """A temple on its site, kept."""
    states = (("frozen",) if frost else ()) + (("chosen",) if chosen else ())
    return Piece(
        key=f"temple{site}",
        at=area_key(site // SITES),
        name=name,
        kind="building",
        owner=seat,
        states=states,
        note=frost,
        token=token,
        sign="valda/temple",
        slot=site % SITES,
    )


@kept(500)
def coming(site: int, seat: int, name: str) -> Piece:
    """A temple that is declared and not yet placed."""
    return Piece(
        key="coming",
        at=area_key(site // SITES),
        name=name,
        kind="building",
        owner=seat,
        states=("coming",),
        sign="valda/temple",
        slot=site % SITES,
    )


def vikings(g: Valda, viewer: int) -> list[Piece]:
    """The Vikings on Yggdrasil: followers are points (VA-GEN-06, VA-HAV-01)."""
    last = steps(g.book) - 1
    return [
        viking(
            seat,
            min(g.followers[seat], last),
            g.followers[seat],
            seat_name(g, seat),
            offered(g, viewer, PLAYER.token(seat)),
            g.havenless >> seat & 1 == 1,
        )
        for seat in range(g.seats)
    ]


@kept(MOST_SPACES)
def viking(seat: int, at: int, followers: int, name: str, token: str, bold: bool) -> Piece:
    """A Viking on its space, kept."""
    line = ngettext("{who}: {n} follower", "{who}: {n} followers", followers)
    return Piece(
        key=f"viking{seat}",
        at=step_key(at),
        name=line.format(who=name, n=followers),
        kind="figure",
        owner=seat,
        note=_("havens do not stop {who} in this round").format(who=name) if bold else "",
        token=token,
        sign="valda/viking",
    )


@kept(20)
def drakkar(number: int) -> Piece:
    """The ship that counts the rounds (VA-GEN-06)."""
    name = _("the drakkar, round {n}").format(n=number) if number else _("the drakkar")
    return Piece(key="ship", at=FJORD, name=name, kind="picture", sign=SHIP)


# Where to look ----------------------------------------------------------------------------------


def focus(g: Valda, viewer: int) -> tuple[str, ...]:
    """Where a small screen should look: the areas on offer, or the one that is built in."""
    if g.building.area != NONE:
        return (area_key(g.building.area),)
    if asked_of(g, viewer) is None:
        return ()
    if g.attack.site != NONE:
        return (area_key(g.attack.site // SITES),)
    return tuple([area_key(AREA.of(token)) for token in g.options if AREA.has(token)])
