"""The table as numbers, for research: the map, the battle, the series it belongs to."""

from typing import Final

from jotunheim.games.giant.book.tables import MOST_GIANTS, TERRAINS
from jotunheim.games.giant.encoder.sheets import SLOTS, put_giant
from jotunheim.games.giant.rules.mapmaking import MOST_FEATURES
from jotunheim.games.giant.state import FIELDED, PHASES, War
from jotunheim.games.giant.tokens import FEATURE_NAMES, TYPES
from jotunheim.kernel.encoders import Marks, relative

MAPS: Final = 8
FEATURES: Final = len(FEATURE_NAMES)
DRAWING: Final = 3 + 2 * FEATURES
DUEL: Final = 3 * SLOTS + 6
KINDS: Final[list[float]] = [kind / (len(TERRAINS) - 1) for kind in range(len(TERRAINS))]


def put_pair(values: list[int], seat: int, most: float, first: int, marks: Marks) -> None:
    """A number of each side, this one first."""
    marks.put_share(first, values[seat], most)
    marks.put_share(first + 1, values[1 - seat], most)


def first(g: War, seat: int, marks: Marks) -> None:
    """Whose the giants 1 to 3 are (GI-SET-06)."""
    marks.put(seat, 1.0)


def west(g: War, seat: int, marks: Marks) -> None:
    """Who has the West side (GI-HEX-07)."""
    marks.put_one(relative(g.west, seat, 2), 2)


def initiative(g: War, seat: int, marks: Marks) -> None:
    """Who moves last and fights first (GI-INI)."""
    marks.put_one(relative(g.high, seat, 2), 2)


def phase(g: War, seat: int, marks: Marks) -> None:
    """The phase."""
    marks.put_one(g.phase, len(PHASES))


def times(g: War, seat: int, marks: Marks) -> None:
    """The round, the quiet rounds, whether somebody attacked in this one (GI-DRW-01)."""
    marks.put_share(0, g.round, 50)
    marks.put_share(1, g.quiet, g.switches.quiet_rounds)
    if g.attacked:
        marks.put(2, 1.0)


def scenario(g: War, seat: int, marks: Marks) -> None:
    """Unit points, and the classes allowed (GI-SCN-01)."""
    marks.put_share(0, g.unit_points, 9)
    marks.put_bits(g.classes, 3, 1)


def premade(g: War, seat: int, marks: Marks) -> None:
    """The premade map (GI-MAP-21)."""
    marks.put_one(g.map_number, MAPS)


def points(g: War, seat: int, marks: Marks) -> None:
    """Half-points of this battle (GI-SCO-02)."""
    put_pair(g.points, seat, 20, 0, marks)


def series(g: War, seat: int, marks: Marks) -> None:
    """The battle of a series, totals and pools (GI-MAT, GI-CMP)."""
    kept = g.campaign
    marks.put_share(0, kept.game, 99)
    put_pair(kept.totals, seat, 400, 1, marks)
    put_pair(kept.pools, seat, 99, 3, marks)


def hangars(g: War, seat: int, marks: Marks) -> None:
    """Giants kept from battle to battle (GI-CMP-02..05)."""
    put_sides(g.campaign.ready, seat, TYPES, 10, 0, marks)
    put_sides(g.campaign.damaged, seat, TYPES, 10, 2 * TYPES, marks)


def put_sides(
    values: list[int], seat: int, size: int, most: float, first: int, marks: Marks
) -> None:
    """So many numbers of each side, this one first."""
    marks.put_part(values, seat * size, size, most, first)
    marks.put_part(values, (1 - seat) * size, size, most, first + size)


def drawing(g: War, seat: int, marks: Marks) -> None:
    """How far a map is drawn (GI-MAP-10..12)."""
    now = g.drawing
    if now is not None:
        marks.put(0, 1.0)
        marks.put(1, now.features / MOST_FEATURES)
        marks.put(2, now.passes / 2)
        put_sides(now.used, seat, FEATURES, MOST_FEATURES, 3, marks)


def duel(g: War, seat: int, marks: Marks) -> None:
    """The assault being fought (GI-ASL)."""
    now = g.duel
    if now is None:
        return
    put_giant(now.attacker, seat, 0, marks)
    put_giant(now.defender, seat, SLOTS, marks)
    for helper in now.helpers:
        put_giant(helper, seat, 2 * SLOTS, marks)
    marks.put_share(3 * SLOTS, now.attacker_bonus, 30)
    marks.put_share(3 * SLOTS + 1, now.defender_bonus, 30)
    marks.put(3 * SLOTS + 2, float(now.promised))
    marks.put_share(3 * SLOTS + 3, now.exchange, 10)
    marks.put(3 * SLOTS + 4, float(now.attacker_rolls))
    marks.put(3 * SLOTS + 5, float(now.defender_rolls))


def ground(g: War) -> object:
    """What the terrain rests on: a map, once there is one; it is replaced, never changed."""
    return g.field if g.ground else None


def terrain(g: War, seat: int, marks: Marks) -> None:
    """What lies in each hex (GI-TER); nothing before there is a map."""
    if g.ground:
        for at, kind in enumerate(g.field.kinds):
            marks.put(at, KINDS[kind])


def standing(g: War, seat: int, marks: Marks) -> None:
    """Where giants stand."""
    for giant in g.giants:
        if giant.fate == FIELDED and giant.where >= 0:
            mark = ((giant.number - 1) % MOST_GIANTS + 1) / MOST_GIANTS
            marks.put(giant.where, mark if giant.seat == seat else -mark)
