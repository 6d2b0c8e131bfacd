"""The board and the seats as numbers, for research; other seats follow in the order of play."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.effects import ONGOINGS
from jotunheim.games.assault.state import Assault
from jotunheim.kernel.encoders import Marks, one_of, share, shares

REGION_ROW: Final = 1 + tokens.RACES + tokens.SLOTS + tokens.MARKERS + tokens.SLAYERS + 1 + 5
REGION_MEANING: Final = (
    "a region a row, as in the vocabulary: this seat's; its race (storm, cloud, fire, frost, stone, hill); "
    "units / 6 by kind and side, as in the vocabulary; markers (ravage, alliance, raid, frozen, forge, slain "
    "dragon); Hook, Line, Sinker; Lyn Armaal; paid for this turn, seen by this trip, the trip's start, "
    "where it is, attacked by giantslayers in this Rest"
)
SEAT_ROW: Final = (
    tokens.RACES + 2 + tokens.COMMANDS + 1 + 2 * tokens.RESOURCES + 1 + tokens.SPELLS + ONGOINGS + 2
)
SEAT_MEANING: Final = (
    "a seat a row, this one first: race; has the turn; tops the ordning; place / 9 in its row of each "
    "Command Card; its Leader was activated; Resource Cards / 10 by kind; the same when the turn began; "
    "spells / 6; those of them that this seat knows; ongoing rewards / 3; its points are known; "
    "points / 120 if so"
)


UNITS: Final = 1 + tokens.RACES  # where the parts of a region's row begin
MARKERS: Final = UNITS + tokens.SLOTS
SLAYERS: Final = MARKERS + tokens.MARKERS
CASTLE: Final = SLAYERS + tokens.SLAYERS


def regions(g: Assault, seat: int, marks: Marks) -> None:
    """The board, which is open (AG-INF-01)."""
    mine = g.race_of[seat]
    for region in range(tokens.REGIONS):
        row = region * REGION_ROW
        owner = g.owner[region]
        if owner == mine:
            marks.put(row, 1.0)
        if 0 <= owner < tokens.RACES:
            marks.put(row + 1 + owner, 1.0)
        for slot in range(tokens.SLOTS):
            units = g.units[region * tokens.SLOTS + slot]
            if units:
                marks.put(row + UNITS + slot, share(units, 6))
        for kind in range(tokens.MARKERS):
            marker = g.markers[kind * tokens.REGIONS + region]
            if marker:
                marks.put(row + MARKERS + kind, share(marker, 3))
        marks.put(row + CASTLE + 1, float(g.paid >> region & 1))
        marks.put(row + CASTLE + 2, float(g.visited >> region & 1))
        marks.put(row + CASTLE + 5, float(g.attacked >> region & 1))
    for slayer, place in enumerate(g.slayers):
        at_region(place, SLAYERS + slayer, marks)
    at_region(g.castle, CASTLE, marks)
    at_region(g.origin, CASTLE + 3, marks)
    at_region(g.at, CASTLE + 4, marks)


def at_region(region: int, column: int, marks: Marks) -> None:
    """A 1 in the row of a region, if it is one."""
    if 0 <= region < tokens.REGIONS:
        marks.put(region * REGION_ROW + column, 1.0)


def seats(g: Assault, seat: int) -> list[float]:
    """All seats: what is open, and what this seat knows of spells and points (AG-INF-02, 04, 08)."""
    found: list[float] = []
    for step in range(g.seats):
        found += seat_row(g, (seat + step) % g.seats, seat)
    return found


def seat_row(g: Assault, other: int, seat: int) -> list[float]:
    """One seat, as this one sees it."""
    laid = g.laid[other * tokens.COMMANDS : (other + 1) * tokens.COMMANDS]
    known = [0.0] * tokens.SPELLS
    for spell in g.hand(other):
        if other == seat or g.spells.knows(spell, seat):  # AG-INF-08
            known[spell] = 1.0
    sees = other == seat or g.over or g.open_points == 1  # AG-INF-04-R
    return [
        *one_of(g.race_of[other], tokens.RACES),
        float(g.turn == other),
        float(g.first == other),
        *shares(laid, tokens.COMMANDS),
        float(g.activated[other]),
        *shares(g.resources[other * tokens.RESOURCES : (other + 1) * tokens.RESOURCES], 10),
        *shares(g.held[other * tokens.RESOURCES : (other + 1) * tokens.RESOURCES], 10),
        share(len(g.hand(other)), 6),
        *known,
        *shares(g.ongoing[other * ONGOINGS : (other + 1) * ONGOINGS], 3),
        float(sees),
        share(g.points[other], 120) if sees else 0.0,
    ]


def npcs(g: Assault, seat: int) -> list[float]:
    """Which races nobody leads."""
    return [float(leader == tokens.NOBODY) for leader in g.seat_of]


def times(g: Assault, seat: int) -> list[float]:
    """The round and the last one, once it is known (AG-GEN-05)."""
    return [share(g.round, 30), share(g.last_round, 30)]


def pools(g: Assault, seat: int) -> list[float]:
    """What is left in the pools (AG-SET-17)."""
    full = g.book.pools[g.seats]
    return [share(g.pools[0], full[0]), share(g.pools[1], full[1])]


def stories(g: Assault, seat: int) -> list[float]:
    """What stories count: Food fed, Artifacts turned in (AG-SPC)."""
    return [share(g.food_fed, 20), share(g.artifacts_turned, 20)]
