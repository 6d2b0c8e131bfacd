"""Prompts and log lines, for people."""

from jotunheim.kernel import CHAPTER, Event
from jotunheim_examples.leduc.betting import stake, to_pay
from jotunheim_examples.leduc.state import NAMES, NOBODY, RANKS, Leduc
from jotunheim_examples.leduc.tokens import CALL, FOLD


def chips(count: int) -> str:
    """So many chips."""
    return "1 chip" if count == 1 else f"{count} chips"


def reason(most: int) -> str:
    """How the game was decided, from what the winner has won."""
    return f"{chips(most)} won" if most else "nobody has won a chip"


def label(g: Leduc, seat: int, token: int) -> str:
    """An answer as a poker player would say it."""
    due = to_pay(g, seat)
    if token == FOLD:
        return "Fold"
    if token == CALL:
        return f"Call {due}" if due else "Check"
    return f"Raise by {stake(g)}" if g.raises else f"Bet {stake(g)}"


def note(g: Leduc, seat: int, token: int) -> str:
    """What an answer costs."""
    due = to_pay(g, seat)
    if token == FOLD:
        return f"lose the {chips(g.paid[seat])} you paid"
    if token == CALL:
        return f"pay {chips(due)}" if due else "pay nothing"
    return f"pay {chips(due + stake(g))}"


def sentence(event: Event) -> str:
    """An event in words, for those who may know it."""
    if event.what == CHAPTER:
        return f"Hand {event.values[0] + 1}"
    if event.what == "public":
        return f"The public card is a {RANKS[event.values[0]]}"
    if event.what == "pot":
        return pot(event.values[0], event.values[1])
    return f"{NAMES[event.values[0]]} {deed(event)}"


def pot(winner: int, count: int) -> str:
    """Where the pot went."""
    return "The pot is shared" if winner == NOBODY else f"{NAMES[winner]} takes {chips(count)}"


def deed(event: Event) -> str:
    """What a player did or got."""
    values = event.values
    if event.what == "dealt":
        return "gets a card"
    if event.what in ("gets", "shows"):
        return f"{event.what} a {RANKS[values[1]]}"
    if event.what == "calls":
        return f"calls, paying {chips(values[1])}" if values[1] else "checks"
    if event.what == "raises":
        return f"{'bets' if values[2] == 1 else 'raises'}, paying {chips(values[1])}"
    return "folds"
