"""Prompts and log lines, for people."""

from jotunheim.kernel import CHAPTER, Event
from jotunheim.texts import _, ngettext
from jotunheim_examples.leduc.rules.betting import stake, to_pay
from jotunheim_examples.leduc.state import NAMES, NOBODY, RANKS, Leduc
from jotunheim_examples.leduc.tokens import CALL, FOLD


def chips(count: int) -> str:
    """So many chips."""
    return ngettext("{n} chip", "{n} chips", count).format(n=count)


def reason(most: int) -> str:
    """How the game was decided, from what the winner has won."""
    return _("{chips} won").format(chips=chips(most)) if most else _("nobody has won a chip")


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
        return _("lose the {chips} you paid").format(chips=chips(g.paid[seat]))
    if token == CALL and not due:
        return _("pay nothing")
    return _("pay {chips}").format(chips=chips(due if token == CALL else due + stake(g)))


def sentence(event: Event) -> str:
    """An event in words, for those who may know it."""
    if event.what == CHAPTER:
        return _("Hand {n}").format(n=event.values[0] + 1)
    if event.what == "public":
        return _("The public card is a {card}").format(card=_(RANKS[event.values[0]]))
    if event.what == "pot":
        return pot(event.values[0], event.values[1])
    return deed(event, _(NAMES[event.values[0]]))


def pot(winner: int, count: int) -> str:
    """Where the pot went."""
    if winner == NOBODY:
        return _("The pot is shared")
    return _("{who} takes {chips}").format(who=_(NAMES[winner]), chips=chips(count))


def deed(event: Event, who: str) -> str:
    """What a player did or got."""
    values = event.values
    if event.what == "dealt":
        return _("{who} gets a card").format(who=who)
    if event.what in ("gets", "shows"):
        line = _("{who} gets a {card}") if event.what == "gets" else _("{who} shows a {card}")
        return line.format(who=who, card=_(RANKS[values[1]]))
    if event.what == "calls":
        line = _("{who} calls, paying {chips}") if values[1] else _("{who} checks")
        return line.format(who=who, chips=chips(values[1]))
    if event.what == "raises":
        first = values[2] == 1
        line = _("{who} bets, paying {chips}") if first else _("{who} raises, paying {chips}")
        return line.format(who=who, chips=chips(values[1]))
    return _("{who} folds").format(who=who)
