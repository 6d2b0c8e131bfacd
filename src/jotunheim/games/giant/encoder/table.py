"""The table as numbers, for research: the map, the battle, the series it belongs to."""

from typing import Final

from jotunheim.games.giant.book.tables import MOST_GIANTS, TERRAINS
from jotunheim.games.giant.encoder.sheets import SLOTS, marked, share
from jotunheim.games.giant.grid import HEXES
from jotunheim.games.giant.rules.mapmaking import MOST_FEATURES
from jotunheim.games.giant.state import FIELDED, PHASES, War
from jotunheim.games.giant.tokens import FEATURE_NAMES, TYPES

MAPS: Final = 8
FEATURES: Final = len(FEATURE_NAMES)
DRAWING: Final = 3 + 2 * FEATURES
DUEL: Final = 3 * SLOTS + 6
KINDS: Final[list[float]] = [kind / (len(TERRAINS) - 1) for kind in range(len(TERRAINS))]


def pair(values: list[int], seat: int, most: float) -> list[float]:
    """A number of each side, this one first."""
    return [share(values[seat], most), share(values[1 - seat], most)]


def which(who: int, seat: int) -> list[float]:
    """This side, or the other; below 0: neither."""
    return [float(who == seat), float(who == 1 - seat)]


def first(g: War, seat: int) -> list[float]:
    """Whose the giants 1 to 3 are (GI-SET-06)."""
    return which(0, seat)


def west(g: War, seat: int) -> list[float]:
    """Who has the West side (GI-HEX-07)."""
    return which(g.west, seat)


def initiative(g: War, seat: int) -> list[float]:
    """Who moves last and fights first (GI-INI)."""
    return which(g.high, seat)


def phase(g: War, seat: int) -> list[float]:
    """The phase."""
    return [float(g.phase == at) for at in range(len(PHASES))]


def times(g: War, seat: int) -> list[float]:
    """The round, the quiet rounds, whether somebody attacked in this one (GI-DRW-01)."""
    return [share(g.round, 50), share(g.quiet, g.switches.quiet_rounds), float(g.attacked)]


def scenario(g: War, seat: int) -> list[float]:
    """Unit points, and the classes allowed (GI-SCN-01)."""
    return [share(g.unit_points, 9), *[float(g.classes >> kind & 1) for kind in range(3)]]


def premade(g: War, seat: int) -> list[float]:
    """The premade map (GI-MAP-21)."""
    return [float(g.map_number == at) for at in range(MAPS)]


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
            found += [share(n, 10) for n in kept[side * TYPES : (side + 1) * TYPES]]
    return found


def drawing(g: War, seat: int) -> list[float]:
    """How far a map is drawn (GI-MAP-10..12)."""
    now = g.drawing
    if now is None:
        return [0.0] * DRAWING
    found = [1.0, now.features / MOST_FEATURES, now.passes / 2]
    for side in (seat, 1 - seat):
        used = now.used[side * FEATURES : (side + 1) * FEATURES]
        found += [share(n, MOST_FEATURES) for n in used]
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


def terrain(g: War, seat: int) -> list[float]:
    """What lies in each hex (GI-TER); nothing before there is a map."""
    return [KINDS[kind] for kind in g.field.kinds] if g.ground else [0.0] * HEXES


def standing(g: War, seat: int) -> list[float]:
    """Where giants stand."""
    found = [0.0] * HEXES
    for giant in g.giants:
        if giant.fate == FIELDED and giant.hex >= 0:
            mark = ((giant.number - 1) % MOST_GIANTS + 1) / MOST_GIANTS
            found[giant.hex] = mark if giant.seat == seat else -mark
    return found
