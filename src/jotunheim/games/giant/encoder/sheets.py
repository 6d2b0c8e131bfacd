"""Record sheets as numbers, for research: six rows, three giants of this side and three of the other."""

from typing import Final

from jotunheim.games.giant import tokens
from jotunheim.games.giant.book.tables import LOCATIONS, MOST_GIANTS, Chassis
from jotunheim.games.giant.grid import COLUMNS, ROWS, column_of, row_of
from jotunheim.games.giant.rules.muster import draft_of, type_of
from jotunheim.games.giant.state import FATES, FIELDED, Giant, War
from jotunheim.kernel.encoders import Marks, share

SLOTS: Final = 2 * MOST_GIANTS
MOUNTS: Final = len(tokens.PLACE_CODES) * tokens.PLACES
MANNERS: Final = len(tokens.MANNER_NAMES)
SHEET: Final = 1 + tokens.TYPES + 5 + len(FATES) + 2 + 1 + 2 * len(LOCATIONS) + 1 + MANNERS + 3
# Where the parts of a sheet begin.
PRINTED: Final = 1 + tokens.TYPES
FATE: Final = PRINTED + 5
HEX: Final = FATE + len(FATES)
HEAT: Final = HEX + 2
LOST: Final = HEAT + 1 + len(LOCATIONS)
UNMOVED: Final = LOST + len(LOCATIONS)
SHEET_MEANING: Final = (
    "a giant a row: is there; type, as one of 15; armour / 10, walk / 12, run / 12, assault bonus / 10, "
    "heat threshold / 40; fate (waiting, fielded, destroyed, captured, fled); column / 37 and row / 30 of "
    "its hex; heat / 40; damage of head, torso, right and left arm, right and left leg, / what each takes; "
    "the same six: lost; unmoved; manner (stand, walk, run, limp, flee); hexes moved / 12, "
    "rounds it stood / 6, has launched its assault"
)


def slot_of(number: int, seat: int) -> int:
    """The row of a giant, seen from a seat: its own giants come first."""
    at = (number - 1) % MOST_GIANTS
    return at if (number - 1) // MOST_GIANTS == seat else MOST_GIANTS + at


def put_giant(number: int, seat: int, first: int, marks: Marks) -> None:
    """A 1 for this giant; a number below 1 is none."""
    if number > 0:
        marks.put(first + slot_of(number, seat), 1.0)


def sheets(g: War, seat: int, marks: Marks) -> None:
    """All record sheets, or the giants of this side's draft while there are none (GI-OVR-06)."""
    for giant in g.giants:
        sheet(giant, slot_of(giant.number, seat) * SHEET, marks)
    for slot, token in enumerate(draft_of(g, seat).giants if drafts(g, seat) else []):
        printed(type_of(token), g.book.types[type_of(token)], slot * SHEET, marks)


def printed(giant_type: int, chassis: Chassis, row: int, marks: Marks) -> None:
    """What is printed on a sheet (GI-GNT-03..07)."""
    marks.put(row, 1.0)
    marks.put(row + 1 + giant_type, 1.0)
    marks.put(row + PRINTED, share(chassis.armor, 10))
    marks.put(row + PRINTED + 1, share(chassis.walk, 12))
    marks.put(row + PRINTED + 2, share(chassis.run, 12))
    marks.put(row + PRINTED + 3, share(chassis.assault, 10))
    marks.put(row + PRINTED + 4, share(chassis.threshold, 40))


def sheet(giant: Giant, row: int, marks: Marks) -> None:
    """One record sheet."""
    printed(giant.giant_type, giant.chassis, row, marks)
    marks.put(row + FATE + giant.fate, 1.0)
    if giant.fate == FIELDED and giant.where >= 0:
        marks.put(row + HEX, column_of(giant.where) / (COLUMNS - 1))
        marks.put(row + HEX + 1, row_of(giant.where) / (ROWS - 1))
    marks.put(row + HEAT, share(giant.heat, 40))
    for at in range(len(LOCATIONS)):
        marks.put(row + HEAT + 1 + at, share(giant.damage[at], giant.chassis.capacity[at]))
        marks.put(row + LOST + at, float(giant.is_lost(at)))
    if giant.manner < 0:
        marks.put(row + UNMOVED, 1.0)
    else:
        marks.put(row + UNMOVED + 1 + giant.manner, 1.0)
    marks.put(row + SHEET - 3, share(giant.moved, tokens.MOST_MOVED))
    marks.put(row + SHEET - 2, share(giant.circles, 6))
    marks.put(row + SHEET - 1, float(giant.assaulted))


def weapons(g: War, seat: int, marks: Marks) -> None:
    """The weapon in each place, those of a draft too (GI-MNT-07)."""
    for giant in g.giants:
        at = slot_of(giant.number, seat) * MOUNTS
        for i, place in enumerate(giant.places):
            marks.put(at + place, (giant.weapons[i] + 1) / tokens.WEAPONS)
    for slot, mounted in enumerate(draft_of(g, seat).weapons if drafts(g, seat) else []):
        for location, row in enumerate(mounted):
            at = slot * MOUNTS + location * tokens.PLACES
            for i, weapon in enumerate(row):
                marks.put(at + i, (weapon + 1) / tokens.WEAPONS)


def shots(g: War, seat: int, marks: Marks) -> None:
    """The ammunition left in each place (GI-WPN-04..07)."""
    for giant in g.giants:
        at = slot_of(giant.number, seat) * MOUNTS
        for i, place in enumerate(giant.places):
            marks.put(at + place, share(giant.shots[i], 8))


def fired(g: War, seat: int, marks: Marks) -> None:
    """The places fired from in this round (GI-SHT-07)."""
    for giant in g.giants:
        if giant.fired:
            at = slot_of(giant.number, seat) * MOUNTS
            for i, place in enumerate(giant.places):
                marks.put(at + place, float(giant.fired >> i & 1))


# A draft, which is this side's secret (GI-SET-10) ---------------------------------------------------


def drafts(g: War, seat: int) -> bool:
    """Is this side's draft under way, or sealed?"""
    return len(g.drafts) > 0 and len(g.drafts[seat]) > 0


def arming(g: War, seat: int, marks: Marks) -> None:
    """The giant and the location that are being armed (GI-MNT-07)."""
    if drafts(g, seat):
        draft = draft_of(g, seat)
        if draft.arming >= 0:
            marks.put(draft.arming, 1.0)
            marks.put(MOST_GIANTS + draft.location, 1.0)


def hangared(g: War, seat: int, marks: Marks) -> None:
    """Which giants of the draft come from the hangar, ready or damaged (GI-CMP-02..05)."""
    for at, token in enumerate(draft_of(g, seat).giants if drafts(g, seat) else []):
        if tokens.READY.has(token):
            marks.put(at, 1.0)
        if tokens.DAMAGED.has(token):
            marks.put(MOST_GIANTS + at, 1.0)
