"""Whose card is better (LP-SHW)."""

from jotunheim_examples.leduc.state import KING, NOBODY, RANK, Leduc


def better(g: Leduc) -> int:
    """The seat that wins the showdown, or nobody (LP-SHW-05)."""
    mine = strength(g, 0)
    theirs = strength(g, 1)
    if mine == theirs:
        return NOBODY
    return 0 if mine > theirs else 1


def strength(g: Leduc, seat: int) -> int:
    """A pair is better than any rank (LP-SHW-03), a higher rank than a lower one (LP-SHW-04)."""
    rank = RANK[g.held[seat]]
    return KING + 1 if has_pair(g, seat) else rank


def has_pair(g: Leduc, seat: int) -> bool:
    """Does the card in the hand match the public one?"""
    return g.public >= 0 and RANK[g.held[seat]] == RANK[g.public]
