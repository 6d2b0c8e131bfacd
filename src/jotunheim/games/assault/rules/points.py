"""Ordning Points: pools and the stages they set off (AG-END, AG-FIN).

They come from defeated enemies, events and special commands, and from nowhere else (AG-GEN-03).
"""

from jotunheim.games.assault.rules.board import is_endgame, is_final_ordning
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import NOBODY


def gain(g: Assault, seat: int, points: int) -> None:
    """Pay a seat in full: from Pool #1, then Pool #2, then the box (AG-END-01, 03).

    NPC races gain nothing. The stages begin at once, whoever's turn it is (AG-FIN-01, AG-END-12).
    """
    if seat == NOBODY or points <= 0:
        return
    g.points[seat] += points
    g.tell("gain", (seat, points))
    was_final = is_final_ordning(g)
    left = points
    for pool in range(2):
        taken = min(left, g.pools[pool])
        g.pools[pool] -= taken
        left -= taken
    if not was_final and is_final_ordning(g):
        g.tell("final_ordning", ())
    if is_endgame(g):
        begin_endgame(g)


def begin_endgame(g: Assault) -> None:
    """This round is played to its end, then everybody has one more turn (AG-END-04 to 06)."""
    if g.last_round == 0:
        g.last_round = g.round + 1
        g.tell("endgame", ())
