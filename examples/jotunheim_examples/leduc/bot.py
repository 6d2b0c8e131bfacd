"""Rules of thumb, for bots: what a seat can hope for, and which answer looks good."""

from jotunheim_examples.leduc.rules.betting import to_pay
from jotunheim_examples.leduc.rules.showdown import better, has_pair
from jotunheim_examples.leduc.state import KING, NO_CARD, NOBODY, QUEEN, RANK, Leduc
from jotunheim_examples.leduc.tokens import CALL, RAISE


def worth(g: Leduc, seat: int) -> float:
    """In [-1, 1]: what was won, and what the pot would bring if the hand were shown now."""
    chips = float(g.won[seat])
    if not g.over and g.held[seat] != NO_CARD:
        ahead = better(g)
        share = min(g.paid) * (1.0 if g.round else 0.5)  # the public card may still turn it
        if ahead != NOBODY:
            chips += share if ahead == seat else -share
    return chips / g.terms.most()


def hope(g: Leduc, seat: int) -> int:
    """From 0 to 3: how strong the own card is, by all that the seat can see."""
    if has_pair(g, seat):
        return 3
    rank = RANK[g.held[seat]]
    if g.public == NO_CARD:
        return rank + 1 if rank == KING else rank
    return 1 if rank >= QUEEN else 0


def promise(g: Leduc, token: int) -> float:
    """How good an answer looks to the asked seat: raise what is strong, give up what is weak."""
    seat = 0 if g.asked is None else g.asked.seat
    strong = hope(g, seat)
    if token == RAISE:
        return float(strong - 2)
    if token == CALL:
        return 0.5 if to_pay(g, seat) == 0 or strong > 0 else -1.0
    return 0.0
