"""The map of Girdlegard: 98 hexes in kingdoms, with what stands in them."""

from typing import Final

from jotunheim.games.dwarves.rules.board import is_perished, threshold, weight
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import (
    BLACKSADDLE,
    GATE_NAMES,
    HEX,
    HEX_NAMES,
    HEXES,
    NOWHERE,
    W_FIGHT,
)
from jotunheim.games.dwarves.view.legend import legend
from jotunheim.games.dwarves.view.pieces import pieces
from jotunheim.games.dwarves.view.targets import is_laid, named, offered
from jotunheim.games.dwarves.view.walks import Reasons, Ways, out_of_reach, walk_routes
from jotunheim.games.dwarves.words.things import fullness, hex_notes
from jotunheim.scene import Badge, Board, Group, Space
from jotunheim.texts import _, kept

# The drawings of places, by location.
PLACE_SIGNS: Final = (
    "queen-xamtys-ii",
    "mifurdania",
    "green-haven",
    "alandur",
    "dragonsfire",
    "porista",
    "blacksaddle",
    "dson-balsur",
    "toboribor",
    "lot-ionans-vault",
    "roodacre",
)
# Where the names of the kingdoms stand, and the ground they are painted as.
NAMES_AT: Final = [
    [500, 400],
    [817, 433],
    [838, 654],
    [600, 690],
    [420, 760],
    [112, 503],
    [270, 300],
]
TINTS: Final = ("fields", "gray", "march", "dunes", "wood", "coast", "hills")
SIDE: Final = 1000
SIZE: Final = 48


def board(g: Dwarves, viewer: int) -> Board:
    """The whole map; it opens on the Hero whose turn it is."""
    offers = offered(g, viewer)
    ways = walk_routes(g, viewer)
    barred = out_of_reach(g, viewer)
    spaces = tuple([space(g, place, viewer, offers, ways, barred) for place in range(HEXES)])
    focus = (HEX_NAMES[g.at[g.active]],) if is_laid(g) else ()
    return Board(
        key="girdlegard",
        title=_("Girdlegard"),
        kind="hexes",
        width=SIDE,
        height=SIDE,
        spaces=spaces,
        pieces=tuple(pieces(g, viewer, offers)),
        focus=focus,
        groups=kingdoms(g),
        legend=legend(any(place != NOWHERE for place in g.rare.leaders)),
    )


def kingdoms(g: Dwarves) -> tuple[Group, ...]:
    """The seven kingdoms with their names."""
    found: list[Group] = []
    for number, name in enumerate(g.book.kingdom_names):
        x, y = NAMES_AT[number]
        found.append(Group(key=f"kingdom-{number}", name=_(name), x=x, y=y, tint=TINTS[number]))
    return tuple(found)


def space(
    g: Dwarves,
    place: int,
    viewer: int,
    offers: frozenset[int],
    ways: Ways,
    barred: Reasons,
) -> Space:
    """A hex: where it lies, what it is, and whether it can be clicked."""
    book = g.book
    q, r = book.q[place], book.r[place]
    location = book.location[place]
    token = named(offers, HEX.token(place))
    if not token and viewer >= 0 and g.at and g.at[viewer] == place:
        token = named(offers, W_FIGHT)
    return made(
        place,
        q,
        r,
        book.is_lake[place],
        book.kingdom[place],
        _(book.location_names[location]) if location != NOWHERE else "",
        sign_of(g, place),
        badges(g, place),
        is_perished(g, place),
        token,
        () if token else ways.get(place, ()),
        ", ".join([HEX_NAMES[place], *hex_notes(g, place)]),
        "" if token else barred.get(place, ""),
    )


@kept(2000)
def made(
    place: int,
    q: int,
    r: int,
    is_lake: bool,
    kingdom: int,
    landmark: str,
    sign: str,
    slips: tuple[Badge, ...],
    perished: bool,
    token: str,
    route: tuple[str, ...],
    note: str,
    why_not: str,
) -> Space:
    """The hex from its values; the same object again for the same values."""
    return Space(
        key=HEX_NAMES[place],
        label=HEX_NAMES[place],
        shape="hex",
        x=500 + 72 * q,
        y=round(541.6 + 41.57 * (2 * r + q), 2),
        size=SIZE,
        row=(2 * r + q + 10) // 2,
        column=q + 6,
        terrain="water" if is_lake else "",
        group=f"kingdom-{kingdom}",
        landmark=landmark,
        sign=sign,
        badges=slips,
        states=("perished",) if perished else (),
        token=token,
        route=route,
        note=note,
        why_not=why_not,
    )


def sign_of(g: Dwarves, place: int) -> str:
    """What is drawn in a hex: a place, a Gate, a Tunnel entrance."""
    book = g.book
    if book.tunnel_at[place] != NOWHERE:
        return "dwarves/entrance"
    if book.location[place] != NOWHERE:
        return f"dwarves/{PLACE_SIGNS[book.location[place]]}"
    return "dwarves/gate" if book.gate_at[place] != NOWHERE else ""


def badges(g: Dwarves, place: int) -> tuple[Badge, ...]:
    """The numeral of a Gate, and how near the hex is to Perished Land."""
    gate = g.book.gate_at[place]
    found = () if gate == NOWHERE else (Badge(text=GATE_NAMES[gate], kind="plate", note=_("Gate")),)
    if not g.troops or is_perished(g, place):
        return found
    count = weight(g, place)
    if place == BLACKSADDLE:
        if count == g.book.numbers.blacksaddle - 1:
            note = _("one more troop and the Doom marker advances")
            return (*found, Badge(text=fullness(g, place), kind="bad", note=note))
    elif count >= threshold(g, place) - 1:
        note = _("one more troop and the land perishes")
        return (*found, Badge(text=fullness(g, place), kind="bad", note=note))
    return found
