"""Prices of temples in signs, and what a seat lacks for one (VA-BLD-04, VA-AREA-06, 09)."""

from jotunheim.games.valda.rules.areas import has_room
from jotunheim.games.valda.rules.building import owes_tribute, temple_cost
from jotunheim.games.valda.rules.occupants import candidates
from jotunheim.games.valda.rules.temples import why_no_room
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import NOBODY, RESOURCE_NAMES
from jotunheim.games.valda.words.names import amounts_of, deity_name, seat_name
from jotunheim.scene import Badge
from jotunheim.texts import N_, _, kept

GOODS: tuple[str, ...] = (N_("blood"), N_("diamond"), N_("gold"), N_("rune"))


@kept(500)
def price_badges(cost: tuple[int, ...]) -> tuple[Badge, ...]:
    """A price, a sign for each piece."""
    return tuple(
        [
            Badge(text="", kind="cost", note=_(GOODS[kind]), sign=good_sign(kind))
            for kind, number in enumerate(cost)
            for _piece in range(number)
        ]
    )


def good_sign(resource: int) -> str:
    """The drawing of a resource."""
    return f"valda/{RESOURCE_NAMES[resource]}"


def area_price(g: Valda, area: int) -> tuple[Badge, ...]:
    """The price of a temple there; while the area has no occupant there are two."""
    deity = g.occupants[area]
    return price_badges(tuple(temple_cost(g, deity))) if deity != NOBODY else ()


def candidate_words(g: Valda, area: int) -> str:
    """The God and the Giant of an area without occupant, with their prices (VA-OCC-06)."""
    line = _("{deity}: {price}")
    return "; ".join(
        [
            line.format(
                deity=deity_name(g, deity), price=amounts_of(g, tuple(temple_cost(g, deity)))
            )
            for deity in candidates(area)
        ]
    )


def lacking(g: Valda, seat: int, area: int) -> list[int]:
    """What this seat lacks for a temple there, by resource; of two candidates for the nearer one."""
    deity = g.occupants[area]
    wanted = [deity] if deity != NOBODY else candidates(area)
    found = [
        [max(cost - g.has(seat, kind), 0) for kind, cost in enumerate(temple_cost(g, one))]
        for one in wanted
    ]
    return min(found, key=sum)


def lack_badges(g: Valda, seat: int, area: int) -> tuple[Badge, ...]:
    """A slip on the map: what is missing, or that there is no room."""
    if not has_room(g, seat, area):
        return (slip(_("no room")),)
    short = lacking(g, seat, area)
    if sum(short):
        return (slip(_("{goods} short").format(goods=short_words(short))),)
    return (slip(_("no tribute left")),)


@kept(500)
def slip(text: str) -> Badge:
    """A slip that says why not."""
    return Badge(text=text, kind="lack")


def short_words(numbers: list[int]) -> str:
    """ "1 blood, 2 gold": as short as the map needs it."""
    found = [f"{n} {_(GOODS[kind])}" for kind, n in enumerate(numbers) if n]
    return ", ".join(found)


def why_no_temple(g: Valda, seat: int, area: int) -> str:
    """Why this seat cannot build there now, with the clause."""
    full = why_no_room(g, seat, area)
    if full:
        return full
    short = lacking(g, seat, area)
    if not sum(short):
        return _("nothing would be left for the tribute (VA-AREA-09)")
    line = _("you lack {goods} (VA-BLD-04)").format(goods=amounts_of(g, tuple(short)))
    if owes_tribute(g, seat, area):
        line = _("{line}, and a tribute is due (VA-AREA-06)").format(line=line)
    return line


def holder_words(g: Valda, seat: int) -> str:
    """Who controls an area, and what that means."""
    return _("{who} controls it: others pay a tribute").format(who=seat_name(g, seat))
