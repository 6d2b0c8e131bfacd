"""The end: whether Girdlegard is saved, how many cards were completed, how the Heroes are (DW-END)."""

from jotunheim.games.dwarves.rules.standing import most_health
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HERO_NAMES
from jotunheim.kernel import Outcome
from jotunheim.texts import _, ngettext


def headline(outcome: Outcome) -> str:
    """All win or all lose; how far they came is a statistic (DW-END-05)."""
    completed = outcome.scores[0]
    line = ngettext("{n} card completed", "{n} cards completed", completed).format(n=completed)
    won = _("Girdlegard is saved, all have won")
    return f"{won if outcome.winners() else _('Girdlegard is lost, and all with it')}: {line}"


def figures(g: Dwarves) -> tuple[str, ...]:
    """What is left of each Hero's Health, instead of a score that is the same for all."""
    line = _("Health {n} of {most}")
    return tuple(
        [line.format(n=g.health[seat], most=most_health(g, seat)) for seat in range(g.seats)]
    )


def portraits(g: Dwarves) -> tuple[str, ...]:
    """The faces of the Heroes."""
    return tuple([f"dwarves/{HERO_NAMES[hero].replace('_', '-')}-bust" for hero in g.heroes])
