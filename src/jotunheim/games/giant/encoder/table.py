"""The table as numbers, for research: the map, the battle, the series it belongs to."""

from typing import Final

from jotunheim.games.giant.book.tables import MOST_GIANTS, TERRAINS
from jotunheim.games.giant.encoder.sheets import SLOTS, marked
from jotunheim.games.giant.rules.mapmaking import MOST_FEATURES
from jotunheim.games.giant.state import FIELDED, PHASES, War
from jotunheim.games.giant.tokens import FEATURE_NAMES, TYPES
from jotunheim.kernel.encoders import Marks, bits, one_of, seat_of, share, shares

MAPS: Final = 8
FEATURES: Final = len(FEATURE_NAMES)
DRAWING: Final = 3 + 2 * FEATURES
DUEL: Final = 3 * SLOTS + 6
KINDS: Final[list[float]] = [kind / (len(TERRAINS) - 1) for kind in range(len(TERRAINS))]


def pair(values: list[int], seat: int, most: float) -> list[float]:
    """A number of each side, this one first."""
    return [share(values[seat], most), share(values[1 - seat], most)]


def first(g: War, seat: int) -> list[float]:
    """Whose the giants 1 to 3 are (GI-SET-06)."""
    return seat_of(0, seat, 2)


def west(g: War, seat: int) -> list[float]:
    """Who has the West side (GI-HEX-07)."""
    return seat_of(g.west, seat, 2)


def initiative(g: War, seat: int) -> list[float]:
    """Who moves last and fights first (GI-INI)."""
    return seat_of(g.high, seat, 2)


def phase(g: War, seat: int) -> list[float]:
    """The phase."""
    return one_of(g.phase, len(PHASES))


def times(g: War, seat: int) -> list[float]:
    """The round, the quiet rounds, whether somebody attacked in this one (GI-DRW-01)."""
    return [share(g.round, 50), share(g.quiet, g.switches.quiet_rounds), float(g.attacked)]


def scenario(g: War, seat: int) -> list[float]:
    """Unit points, and the classes allowed (GI-SCN-01)."""
    return [share(g.unit_points, 9), *bits(g.classes, 3)]


def premade(g: War, seat: int) -> list[float]:
    """The premade map (GI-MAP-21)."""
    return one_of(g.map_number, MAPS)


def points(g: War, seat: int) -> list[float]:
    """Half-points of this battle (GI-SCO-02)."""
    return pair(g.points, seat, 20)


def series(g: War, seat: int) -> list[float]:
    """The battle of a series, totals and pools (GI-MAT, GI-CMP)."""
    kept = g.campaign
    return [share(kept.game, 99), *pair(kept.totals, seat, 400), *pair(kept.pools, seat, 99)]


def hangars(g: War, seat: int) -> list[float]:
    """Giants kept from battle to battle (GI-CMP-02..05)."""
    found: list[float] = []
    for kept in (g.campaign.ready, g.campaign.damaged):
        for side in (seat, 1 - seat):
            found += shares(kept[side * TYPES : (side + 1) * TYPES], 10)
    return found


def drawing(g: War, seat: int) -> list[float]:
    """How far a map is drawn (GI-MAP-10..12)."""
    now = g.drawing
    if now is None:
        return [0.0] * DRAWING
    found = [1.0, now.features / MOST_FEATURES, now.passes / 2]
    for side in (seat, 1 - seat):
        found += shares(now.used[side * FEATURES : (side + 1) * FEATURES], MOST_FEATURES)
    return found


def duel(g: War, seat: int) -> list[float]:
    """The assault being fought (GI-ASL)."""
    now = g.duel
    if now is None:
        return [0.0] * DUEL
    return [
        *marked([now.attacker], seat),
        *marked([now.defender], seat),
        *marked(now.helpers, seat),
        share(now.attacker_bonus, 30),
        share(now.defender_bonus, 30),
        float(now.promised),
        share(now.exchange, 10),
        float(now.attacker_rolls),
        float(now.defender_rolls),
    ]


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
