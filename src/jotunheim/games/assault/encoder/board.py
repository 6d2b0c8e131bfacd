"""The board and the seats as numbers, for research; other seats follow in the order of play."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.effects import ONGOINGS
from jotunheim.games.assault.state import Assault
from jotunheim.kernel.encoders import Marks, share

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
    at_regions(g.paid, CASTLE + 1, marks)
    at_regions(g.visited, CASTLE + 2, marks)
    at_regions(g.attacked, CASTLE + 5, marks)
    for slayer, place in enumerate(g.slayers):
        at_region(place, SLAYERS + slayer, marks)
    at_region(g.castle, CASTLE, marks)
    at_region(g.origin, CASTLE + 3, marks)
    at_region(g.at, CASTLE + 4, marks)


def at_region(region: int, column: int, marks: Marks) -> None:
    """A 1 in the row of a region, if it is one."""
    if 0 <= region < tokens.REGIONS:
        marks.put(region * REGION_ROW + column, 1.0)


def at_regions(bits: int, column: int, marks: Marks) -> None:
    """A 1 in the row of each region whose bit is set."""
    region = 0
    while bits:
        if bits & 1:
            marks.put(region * REGION_ROW + column, 1.0)
        bits >>= 1
        region += 1


# Where the parts of a seat's row begin.
LAID: Final = tokens.RACES + 2
ACTIVATED: Final = LAID + tokens.COMMANDS
RESOURCES: Final = ACTIVATED + 1
HELD: Final = RESOURCES + tokens.RESOURCES
HAND: Final = HELD + tokens.RESOURCES
KNOWN: Final = HAND + 1
ONGOING: Final = KNOWN + tokens.SPELLS
SEES: Final = ONGOING + ONGOINGS


def seats(g: Assault, seat: int, marks: Marks) -> None:
    """All seats: what is open, and what this seat knows of spells and points (AG-INF-02, 04, 08)."""
    for step in range(g.seats):
        other = (seat + step) % g.seats
        open_row(g, other, step * SEAT_ROW, marks)
        known_row(g, other, seat, step * SEAT_ROW, marks)


def open_row(g: Assault, other: int, row: int, marks: Marks) -> None:
    """What everybody knows of a seat (AG-INF-01)."""
    marks.put_one(g.race_of[other], tokens.RACES, row)
    if g.turn == other:
        marks.put(row + tokens.RACES, 1.0)
    if g.first == other:
        marks.put(row + tokens.RACES + 1, 1.0)
    marks.put_part(g.laid, other * tokens.COMMANDS, tokens.COMMANDS, tokens.COMMANDS, row + LAID)
    if g.activated[other]:
        marks.put(row + ACTIVATED, 1.0)
    own = other * tokens.RESOURCES
    marks.put_part(g.resources, own, tokens.RESOURCES, 10, row + RESOURCES)
    marks.put_part(g.held, own, tokens.RESOURCES, 10, row + HELD)
    marks.put_part(g.ongoing, other * ONGOINGS, ONGOINGS, 3, row + ONGOING)


def known_row(g: Assault, other: int, seat: int, row: int, marks: Marks) -> None:
    """What this seat knows of the spells and points of a seat."""
    hand = g.hand(other)
    marks.put_share(row + HAND, len(hand), 6)
    for spell in hand:
        if other == seat or g.spells.knows(spell, seat):  # AG-INF-08
            marks.put(row + KNOWN + spell, 1.0)
    if other == seat or g.over or g.open_points == 1:  # AG-INF-04-R
        marks.put(row + SEES, 1.0)
        marks.put_share(row + SEES + 1, g.points[other], 120)


def npcs(g: Assault, seat: int, marks: Marks) -> None:
    """Which races nobody leads."""
    for race, leader in enumerate(g.seat_of):
        if leader == tokens.NOBODY:
            marks.put(race, 1.0)


def times(g: Assault, seat: int, marks: Marks) -> None:
    """The round and the last one, once it is known (AG-GEN-05)."""
    marks.put_share(0, g.round, 30)
    marks.put_share(1, g.last_round, 30)


def pools(g: Assault, seat: int, marks: Marks) -> None:
    """What is left in the pools (AG-SET-17)."""
    full = g.book.pools[g.seats]
    marks.put_share(0, g.pools[0], full[0])
    marks.put_share(1, g.pools[1], full[1])


def stories(g: Assault, seat: int, marks: Marks) -> None:
    """What stories count: Food fed, Artifacts turned in (AG-SPC)."""
    marks.put_share(0, g.food_fed, 20)
    marks.put_share(1, g.artifacts_turned, 20)


def box(g: Assault, seat: int, marks: Marks) -> None:
    """Units in the box, and those that are gone for good."""
    marks.put_shares(g.supply, 12)
    marks.put_shares(g.gone, 12, len(g.supply))


def freed(g: Assault, seat: int, marks: Marks) -> None:
    """Second champions and leaders that may be recruited."""
    marks.put_shares(g.freed, 2)


def slayers(g: Assault, seat: int, marks: Marks) -> None:
    """Giantslayers that are wounded, and those that have attacked in this Rest."""
    marks.put_shares(g.slayers_wounded, 1)
    marks.put_bits(g.acted, tokens.SLAYERS, tokens.SLAYERS)
