"""Answers in words: what a poker player would say, and what it costs."""

from jotunheim.texts import _
from jotunheim_examples.leduc.rules.betting import stake, to_pay
from jotunheim_examples.leduc.state import Leduc
from jotunheim_examples.leduc.tokens import CALL, FOLD
from jotunheim_examples.leduc.words.names import chips


def label(g: Leduc, seat: int, token: int) -> str:
    """An answer as a poker player would say it."""
    due = to_pay(g, seat)
    if token == FOLD:
        return _("Fold")
    if token == CALL:
        return _("Call {n}").format(n=due) if due else _("Check")
    return (_("Raise by {n}") if g.raises else _("Bet {n}")).format(n=stake(g))


def note(g: Leduc, seat: int, token: int) -> str:
    """What an answer costs."""
    due = to_pay(g, seat)
    if token == FOLD:
        return _("lose the {chips} you paid").format(chips=chips(g, g.paid[seat]))
    if token == CALL and not due:
        return _("pay nothing")
    return _("pay {chips}").format(chips=chips(g, due if token == CALL else due + stake(g)))
