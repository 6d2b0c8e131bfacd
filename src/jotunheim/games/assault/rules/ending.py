"""Ordning Points, the stages that empty pools set off, and who wins (AG-END, AG-FIN).

They come from defeated enemies, events and special commands, and from nowhere else (AG-GEN-03).
"""

from jotunheim.games.assault.rules import board
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import NOBODY
from jotunheim.games.assault.words.events import ENDGAME, FINAL_ORDNING, GAINED
from jotunheim.kernel import Outcome, competitive
from jotunheim.texts import N_


def gain(g: Assault, seat: int, points: int) -> None:
    """Pay a seat in full: from Pool #1, then Pool #2, then the box (AG-END-01, 03); all of it counts (AG-END-07).

    NPC races gain nothing. The stages begin at once, in anybody's turn (AG-FIN-01, AG-END-12).
    """
    if seat == NOBODY or points <= 0:
        return
    g.points[seat] += points
    g.tell(GAINED, (seat, points))
    was_final = board.is_final_ordning(g)
    left = points
    for pool in range(2):
        taken = min(left, g.pools[pool])
        g.pools[pool] -= taken
        left -= taken
    if not was_final and board.is_final_ordning(g):
        g.tell(FINAL_ORDNING, ())
    if board.is_endgame(g):
        begin_endgame(g)


def begin_endgame(g: Assault) -> None:
    """This round is played to its end, then everybody has one more turn (AG-END-04 to 06)."""
    if g.last_round == 0:
        g.last_round = g.round + 1
        g.tell(ENDGAME, ())


def outcome(g: Assault) -> Outcome:
    """Most Ordning Points win, also without a unit on the board (AG-GEN-02, AG-END-08, 09).

    Spells, Runes left over and markers count nothing (AG-END-10); equals in all three share a place (AG-END-13).
    """
    cards = [board.cards_owned(g, seat) for seat in range(g.seats)]
    regions = [len(board.friendly_regions(g, g.race_of[seat])) for seat in range(g.seats)]
    return competitive(g.points[:], [cards, regions], reason_of(g.points, cards, regions))


def reason_of(points: list[int], cards: list[int], regions: list[int]) -> str:
    """What decided: points, then Resource Cards, then occupied regions (AG-END-08)."""
    left = list(range(len(points)))
    for values, reason in (
        (points, N_("most Ordning Points (AG-END-08)")),
        (cards, N_("a tie, decided by Resource Cards (AG-END-08)")),
        (regions, N_("a tie, decided by occupied regions (AG-END-08)")),
    ):
        best = max([values[seat] for seat in left])
        left = [seat for seat in left if values[seat] == best]
        if len(left) == 1:
            return reason
    return N_("shared: equal in points, cards and regions (AG-END-08)")
