"""Damage, destruction, capture (GI-DMG, GI-CAP)."""

from jotunheim.games.giant.book.tables import HEAD, LASER, LEFT_LEG, RIGHT_ARM, RIGHT_LEG, TORSO
from jotunheim.games.giant.state import CAPTURED, DESTROYED, Giant, War
from jotunheim.games.giant.tokens import location_of
from jotunheim.games.giant.words.events.fights import (
    CAPTURE,
    DAMAGE,
    DESTROY,
    LIMB_LOST,
    LOCATION,
    SCORE,
    SPILL,
)


def lost_limbs(giant: Giant) -> int:
    """Destroyed arms and legs (GI-GNT-11, GI-DMG-04)."""
    damage = giant.damage
    full = giant.chassis.capacity
    lost = 0
    for limb in range(RIGHT_ARM, LEFT_LEG + 1):
        if damage[limb] >= full[limb]:
            lost += 1
    return lost


def lost_legs(giant: Giant) -> int:
    """Destroyed legs, which restrict movement (GI-DMG-12)."""
    return int(giant.is_lost(RIGHT_LEG)) + int(giant.is_lost(LEFT_LEG))


def hit(g: War, giant: Giant, points: int) -> None:
    """Deal one hit: one location roll, all points there (GI-DMG-01, GI-DMG-02, GI-DMG-16)."""
    first = g.die()
    roll = first + g.die()
    location = g.book.located[roll]
    g.tell(LOCATION, (giant.key(), roll, location, points, first))
    mark(g, giant, location, points)


def mark(g: War, giant: Giant, location: int, points: int) -> None:
    """Mark the points on the sheet (GI-DMG-03..09)."""
    damage = giant.damage
    full = giant.chassis.capacity
    goes_on = not g.switches.overflow_lost or damage[location] >= full[location]
    room = full[location] - damage[location]
    if g.book.locations[location].limb and points > room:
        # A limb lost earlier, or filled by this very hit, passes the rest on (GI-DMG-07, 08).
        if room > 0:
            set_damage(g, giant, location, room)
        if not goes_on:
            return  # setting overflow lost: what the limb could not take is gone
        points -= room
        g.tell(SPILL, (giant.key(), location, room, points))
        location = TORSO
    set_damage(g, giant, location, min(points, full[location] - damage[location]))
    if giant.is_lost(HEAD) or giant.is_lost(TORSO):  # GI-DMG-05, GI-DMG-06
        destroy(g, giant)


def set_damage(g: War, giant: Giant, location: int, points: int) -> None:
    """Points that one location takes; a limb that is full now is lost (GI-DMG-04, GI-DMG-10)."""
    giant.take(location, points)
    g.tell(DAMAGE, (giant.key(), location, points, giant.damage[location]))
    if g.book.locations[location].limb and giant.is_lost(location):
        g.tell(LIMB_LOST, (giant.key(), location))


def destroy(g: War, giant: Giant) -> None:
    """Take a destroyed giant off the map at once; it leaves no wreck (GI-DMG-14, GI-TER-13)."""
    remove(g, giant, DESTROYED)
    g.tell(DESTROY, (giant.key(),))
    score(g, giant, 2)


def capture(g: War, giant: Giant) -> None:
    """Take a captured giant off the map; it counts like a destroyed one (GI-CAP-01, GI-SCO-03)."""
    remove(g, giant, CAPTURED)
    g.tell(CAPTURE, (giant.key(),))
    score(g, giant, 2)


def remove(g: War, giant: Giant, fate: int) -> None:
    """It is out of this battle."""
    giant.fate = fate
    giant.where = -1


def score(g: War, giant: Giant, halves: int) -> None:
    """Half-points for the other side: its cost in full, or half of it (GI-SCO-01, GI-SCO-02)."""
    gained = giant.chassis.row.cost * halves
    g.points[1 - giant.seat] += gained
    g.tell(SCORE, (1 - giant.seat, gained, giant.key()))


def is_usable(g: War, giant: Giant, at: int) -> bool:
    """Whether a weapon still works: its arm is there and it has ammunition (GI-DMG-10, GI-CAP-03)."""
    location = location_of(giant.places[at])
    if location >= RIGHT_ARM and giant.is_lost(location):
        return False
    return g.book.weapons[giant.weapons[at]].kind == LASER or giant.shots[at] > 0


def is_helpless(g: War, giant: Giant) -> bool:
    """Cannot move, has no weapon that works, and no friend on the map (GI-CAP-01..04)."""
    if lost_legs(giant) < 2 or len(g.on_map(giant.seat)) > 1:
        return False
    return not any(is_usable(g, giant, at) for at in range(len(giant.weapons)))


def capture_the_helpless(g: War) -> None:
    """After every completed shot, assault or move, for both sides at once (GI-CAP-05)."""
    helpless = [giant for seat in (0, 1) for giant in g.on_map(seat) if is_helpless(g, giant)]
    for giant in helpless:
        capture(g, giant)
