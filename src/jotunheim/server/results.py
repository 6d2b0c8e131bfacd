"""How a finished game went for somebody, in a few words for a list of tables (T-69)."""

from jotunheim.records.lines import EndLine
from jotunheim.texts import _


def result_words(end: EndLine, seat: int) -> str:
    """Won or lost, with the points if they say more than that; of many players the place."""
    ranks, many = end.ranks, len(end.ranks)
    if ranks.count(1) == many:
        return _("a draw")
    if many > 2:
        line = _("won against {n} others") if ranks[seat] == 1 else _("place {rank} of {seats}")
        return line.format(n=many - 1, rank=ranks[seat], seats=many)
    own, other = end.scores[seat], end.scores[1 - seat]
    if {own, other} == {0, 1}:
        return _("won") if ranks[seat] == 1 else _("lost")
    line = _("won {own} to {other}") if ranks[seat] == 1 else _("lost {own} to {other}")
    return line.format(own=own, other=other)
