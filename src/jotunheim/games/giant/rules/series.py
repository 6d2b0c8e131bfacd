"""Match and campaign: what happens between battles (GI-MAT, GI-CMP)."""

from typing import Final

from jotunheim.games.giant.rules.ending import DRAW, battle_winner
from jotunheim.games.giant.settings import CAMPAIGN, MATCH
from jotunheim.games.giant.state import CAPTURED, FLED, Campaign, Giant, War
from jotunheim.games.giant.tokens import TYPES
from jotunheim.games.giant.words.events.ending import HANGAR, READY_AGAIN, TAKEN, TO_REPAIR
from jotunheim.texts import N_

HALVES: Final = 2  # points are counted in halves

# Reasons are kept with the table, in English; `wording` says them in the language that is spoken.
POINTS_REACHED: Final = N_("{n} victory points reached (GI-MAT-01)")
GAMES_PLAYED: Final = N_("{n} games played (GI-MAT-04)")
ON_POINTS: Final = "victory points (GI-SCO-04)"  # people read more of it
# These two are said to the winner; people read the name of the side instead.
CONCEDED: Final = "the other side conceded (GI-END-04)"
SPENT: Final = "the other side cannot field a giant (GI-CMP-09)"


def close_books(g: War) -> None:
    """Add up a finished battle; in a campaign the giants go to their hangars (GI-MAT-02, GI-CMP-03..06)."""
    campaign = g.own_campaign()
    for seat in (0, 1):
        campaign.totals[seat] += g.points[seat]
    if g.switches.series == CAMPAIGN:
        winner = battle_winner(g)
        for giant in g.giants:
            to_hangar(g, campaign, giant, winner)


def to_hangar(g: War, campaign: Campaign, giant: Giant, winner: int) -> None:
    """Victors are ready; who fled or did not win is damaged; captives change sides (GI-CMP-03..06)."""
    mine = giant.seat * TYPES + giant.giant_type
    if giant.in_play() and giant.seat == winner:
        campaign.ready[mine] += 1
        g.tell(HANGAR, (giant.seat, giant.giant_type, READY_AGAIN))
    elif giant.in_play() or giant.fate == FLED:
        campaign.damaged[mine] += 1
        g.tell(HANGAR, (giant.seat, giant.giant_type, TO_REPAIR))
    elif giant.fate == CAPTURED:
        campaign.damaged[(1 - giant.seat) * TYPES + giant.giant_type] += 1
        g.tell(HANGAR, (1 - giant.seat, giant.giant_type, TAKEN))


def can_field(g: War, seat: int, points: int, classes: int) -> bool:
    """Whether pool and hangar give a side any giant of this scenario (GI-CMP-08, GI-CMP-09)."""
    if g.switches.series != CAMPAIGN:
        return True
    for giant_type in range(TYPES):
        chassis = g.book.types[giant_type]
        if chassis.row.cost > points or classes & (1 << chassis.kind) == 0:
            continue
        if chassis.row.cost <= g.campaign.pools[seat]:
            return True
        if g.campaign.ready[seat * TYPES + giant_type] > 0:
            return True
        damaged = g.campaign.damaged[seat * TYPES + giant_type] > 0
        if damaged and chassis.row.repair() <= g.campaign.pools[seat]:
            return True
    return False


def is_spent(g: War, seat: int) -> bool:
    """Pool empty and no ready giant: nothing can be fielded any more (GI-CMP-09)."""
    ready = g.campaign.ready[seat * TYPES : (seat + 1) * TYPES]
    return g.campaign.pools[seat] == 0 and sum(ready) == 0


def leader(g: War) -> int:
    """The seat with the higher total, or DRAW."""
    first, second = g.campaign.totals
    if first == second:
        return DRAW
    return 0 if first > second else 1


def decide_match(g: War) -> bool:
    """Whether the match is over: so many points and more than the other, or all games played (GI-MAT-01, 02, 04)."""
    ahead = leader(g)
    if ahead != DRAW and g.campaign.totals[ahead] >= g.switches.match_points * HALVES:
        g.winner = ahead
        g.reason = POINTS_REACHED.format(n=g.switches.match_points)
        return True
    if g.campaign.game >= g.switches.match_games:
        g.winner = ahead
        g.reason = GAMES_PLAYED.format(n=g.switches.match_games)
        return True
    return False


def decide_campaign(g: War) -> bool:
    """Whether a side, or both, cannot field anything any more (GI-CMP-09)."""
    spent = [is_spent(g, 0), is_spent(g, 1)]
    if not spent[0] and not spent[1]:
        return False
    if spent[0] and spent[1]:
        g.winner = leader(g)
        g.reason = N_("neither side can field a giant (GI-CMP-09)")
    else:
        g.winner = 1 if spent[0] else 0
        g.reason = SPENT
    return True


def decide(g: War) -> bool:
    """Whether the whole is over after this battle, and who has won it."""
    if g.switches.series == MATCH:
        return decide_match(g)
    if g.switches.series == CAMPAIGN:
        return decide_campaign(g)
    g.winner = battle_winner(g)
    g.reason = single_reason(g)
    return True


def single_reason(g: War) -> str:
    """How a single battle was decided."""
    if g.conceded >= 0:
        return CONCEDED
    if g.in_play(0) and g.in_play(1):
        if is_timed_out(g):
            return N_("the round limit was reached (GI-END-06)")
        return N_("the battle went quiet (GI-DRW-01)")
    return ON_POINTS


def is_timed_out(g: War) -> bool:
    """Whether the round limit ended the battle, not the quiet."""
    return g.quiet < g.switches.quiet_rounds
