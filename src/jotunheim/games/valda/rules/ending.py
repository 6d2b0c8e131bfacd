"""The end of the game: followers, temples, runes, resources (VA-END)."""

from jotunheim.games.valda.rules.resources import ordinary
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import RUNE
from jotunheim.kernel import Outcome, competitive
from jotunheim.texts import N_


def outcome(g: Valda) -> Outcome:
    """The most followers win; ties by temples on the map, runes, resources; equals share (VA-END-01 to 04, VA-GEN-02).

    Control gives nothing here (VA-AREA-07).
    """
    seats = range(g.seats)
    temples = [g.all_temples(seat) for seat in seats]
    runes = [g.has(seat, RUNE) for seat in seats]
    goods = [ordinary(g, seat) for seat in seats]
    breaks = [temples, runes, goods]
    return competitive(g.followers[:], breaks, reason_of(g, breaks))


def reason_of(g: Valda, breaks: list[list[int]]) -> str:
    """How the first place was decided: the last comparison that was needed (VA-END-02, 03)."""
    reasons = [
        N_("the most followers"),
        N_("the most temples among those with the most followers"),
        N_("the most runes, after followers and temples"),
        N_("the most resources, after followers, temples and runes"),
    ]
    best = list(range(g.seats))
    for number, row in enumerate([g.followers, *breaks]):
        most = max([row[seat] for seat in best])
        best = [seat for seat in best if row[seat] == most]
        if len(best) == 1:
            return reasons[number]
    return N_("equal in everything: the victory is shared")
