"""Both sides, the score, and what is counted.

Everything but the forces being chosen is open (GI-SET-10, GI-OVR-06).
"""

from typing import Final

from jotunheim.games.giant.rules.mapmaking import MOST_FEATURES
from jotunheim.games.giant.settings import CAMPAIGN, MATCH, SINGLE
from jotunheim.games.giant.state import ASSAULT, BETWEEN, FIELDED, MOVEMENT, PHASES, SETTING_UP, War
from jotunheim.games.giant.words.names import points_text, portrait, side_name, some_of
from jotunheim.kernel import deciding
from jotunheim.scene import Counter, Marker, Seat, Track
from jotunheim.texts import N_, _, capital, ngettext

ROUND: Final[tuple[str, ...]] = (  # GI-RND-01
    N_("Initiative"),
    N_("Movement"),
    N_("Shooting"),
    N_("Assault"),
)
COLOURS: Final[tuple[str, ...]] = ("fire", "storm")  # of West and East: a side keeps its own (T-71)
BEFORE: Final[tuple[str, ...]] = (N_("Map"), N_("Sides"), N_("Muster"), N_("Battle"))  # GI-SET-01


def seats(g: War, viewer: int) -> list[Seat]:
    """Both sides."""
    return [
        Seat(
            seat=seat,
            name=side_name(g, seat),
            colour=COLOURS[g.side_of(seat) if g.west >= 0 else seat],
            counters=tuple(seat_counters(g, seat)),
            score=points_text(g.points[seat]),
            states=deciding(g, seat, viewer),
            face=face(g, seat),
        )
        for seat in (0, 1)
    ]


def face(g: War, seat: int) -> str:
    """Who a side shows; nobody while forces are secret (GI-SET-10)."""
    if not MOVEMENT <= g.phase <= ASSAULT:
        return ""
    return first_portrait(g, seat)


def first_portrait(g: War, seat: int) -> str:
    """The chassis of the first giant of a side; empty: it has none."""
    found = [giant.chassis.key for giant in g.giants if giant.seat == seat]
    return portrait(found[0]) if found else ""


def seat_counters(g: War, seat: int) -> list[Counter]:
    """Giants left, who goes when, and what a series keeps (GI-INI, GI-CMP-12)."""
    found: list[Counter] = []
    mine = [giant for giant in g.giants if giant.seat == seat]
    if mine:
        left = len([giant for giant in mine if giant.fate <= FIELDED])
        value = some_of(left, len(mine))
        found.append(Counter(key=f"giants {seat}", label=_("giants"), value=value, owner=-1))
    if g.high >= 0 and g.phase not in (SETTING_UP, BETWEEN):
        order = _("moves last, fights first")
        if g.high != seat:
            order = _("moves first, fights last")
        found.append(Counter(key=f"order {seat}", label=_("initiative:"), value=order))
    if g.switches.series != SINGLE:
        total = points_text(g.campaign.totals[seat])
        found.append(Counter(key=f"total {seat}", label=_("series"), value=total))
    if g.switches.series == CAMPAIGN:
        pool = str(g.campaign.pools[seat])
        found.append(Counter(key=f"pool {seat}", label=_("pool"), value=pool))
    return found


def counters(g: War) -> list[Counter]:
    """Unit points, quiet rounds, how far a drawing has come."""
    found: list[Counter] = []
    if g.unit_points:
        found.append(Counter(key="points", label=_("Unit points"), value=str(g.unit_points)))
    if g.round:
        quiet = some_of(g.quiet, g.switches.quiet_rounds)
        note = _("this many rounds without an attack end the battle (GI-DRW-01)")
        found.append(Counter(key="quiet", label=_("Quiet rounds"), value=quiet, note=note))
    if g.drawing is not None:
        drawn = some_of(g.drawing.features, MOST_FEATURES)
        found.append(Counter(key="drawn", label=_("Features drawn"), value=drawn))
    return found


def tracks(g: War) -> list[Track]:
    """The score of a match on its way to the points that win it (GI-MAT-01)."""
    if g.switches.series != MATCH:
        return []
    goal = g.switches.match_points
    markers = [
        Marker(
            key=f"match {seat}",
            at=min(g.campaign.totals[seat] // 2, goal),
            name=_("{side} {points}").format(
                side=side_name(g, seat), points=points_text(g.campaign.totals[seat])
            ),
            owner=seat,
        )
        for seat in (0, 1)
    ]
    steps = tuple([str(n) for n in range(goal + 1)])
    text = ngettext(
        "battle {number}; {n} point wins the match",
        "battle {number}; {n} points win the match",
        goal,
    )
    note = text.format(number=g.campaign.game, n=goal)
    return [Track(key="match", title=_("Match"), steps=steps, markers=tuple(markers), note=note)]


def subtitle(g: War) -> str:
    """Where and when: the map, the battle of a series, the round."""
    words: list[str] = []
    if g.map_number >= 0:
        words.append(_(g.book.map_names[g.map_number]))
    if g.switches.series != SINGLE:
        words.append(_("battle {number}").format(number=g.campaign.game))
    words.append(_("round {number}").format(number=g.round) if g.round else _("setting up"))
    return capital(" · ".join(words))


def phases(g: War) -> list[str]:
    """The steps of the set-up, or the phases of the round."""
    return [_(name) for name in (BEFORE if g.phase == SETTING_UP else ROUND)]


def phase(g: War) -> str:
    """The step of the set-up, or the phase of the round."""
    if g.phase != SETTING_UP:
        return _(PHASES[g.phase])
    if g.west < 0:
        return _("Map") if g.drawing is not None else _("Sides")
    return _("Muster")
