"""Who wins: points, then Resource Cards, then occupied regions (AG-END-07 to 10, 13)."""

from jotunheim.games.assault.rules.board import cards_owned, friendly_regions
from jotunheim.games.assault.state import Assault
from jotunheim.kernel import Outcome, competitive
from jotunheim.texts import N_


def outcome(g: Assault) -> Outcome:
    """Most Ordning Points win, also without a unit on the board (AG-GEN-02, AG-END-08, 09).

    Spells, Runes left over and markers count nothing (AG-END-10); equals in all three share a place.
    """
    cards = [cards_owned(g, seat) for seat in range(g.seats)]
    regions = [len(friendly_regions(g, g.race_of[seat])) for seat in range(g.seats)]
    best = max(g.points)
    leaders = [seat for seat in range(g.seats) if g.points[seat] == best]
    reason = N_("most Ordning Points (AG-END-08)")
    if len(leaders) > 1:
        most = [cards[seat] for seat in leaders]
        reason = N_("a tie, decided by Resource Cards (AG-END-08)")
        if most.count(max(most)) > 1:
            reason = N_("a tie, decided by occupied regions (AG-END-08)")
    return competitive(g.points[:], [cards, regions], reason)
