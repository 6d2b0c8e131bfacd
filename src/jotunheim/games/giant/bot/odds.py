"""Odds of an assault before it is launched: fought out many times by the rules themselves (GI-ASL, GI-EXP).

Nothing is hidden in a battle, so the same table always gives the same odds. Both sides answer their governors by the
rule of thumb.
"""

from typing import Final

from jotunheim.games.giant.bot.weights import weigh
from jotunheim.games.giant.field import remember
from jotunheim.games.giant.rules.assault import (
    EndAssault,
    Exchange,
    PickAttacker,
    PickDefender,
    launch,
    may_assault,
)
from jotunheim.games.giant.state import ASSAULTING, FIELDED, Giant, War
from jotunheim.games.giant.tokens import END
from jotunheim.kernel import ByDecision, Chance, Decision

TRIALS: Final = 200
MOST_KNOWN: Final = 500  # odds that are kept
STOP: Final = 200  # governor questions of one assault; there are a few

# The shares of trials in which only the attacker survives, and only the defender.
Odds = tuple[float, float]
KNOWN: Final[dict[tuple[str, int, int], Odds]] = {}


def odds_of(g: War, attacker: Giant, defender: Giant) -> Odds:
    """How an assault ends; asked for at each look at the question, so it is kept by all it rests on."""
    key = (g.digest(), attacker.number, defender.number)
    found = KNOWN.get(key)
    if found is None:
        found = remember(KNOWN, key, tried(g, attacker.number, defender.number), MOST_KNOWN)
    return found


def tried(g: War, attacker: int, defender: int) -> Odds:
    """The assault fought out many times."""
    won = 0
    lost = 0
    for trial in range(TRIALS):
        world = fought(g, attacker, defender, Chance(trial + 1))
        ours = world.giant(attacker).fate == FIELDED
        theirs = world.giant(defender).fate == FIELDED
        won += 1 if ours and not theirs else 0
        lost += 1 if theirs and not ours else 0
    return won / TRIALS, lost / TRIALS


def fought(g: War, attacker: int, defender: int, chance: Chance) -> War:
    """A table after this assault and nothing else."""
    world = emptied(g, chance)
    launch(world, world.giant(attacker), world.giant(defender))
    world.then(Exchange(), EndAssault(ASSAULTING))
    world.settle()
    for _answer in range(STOP):
        if world.asked is None:
            break
        weights = weigh(world, world.options)
        world.play(world.options[weights.index(max(weights))])
    return world


def emptied(g: War, chance: Chance) -> War:
    """The same table without anything that was to come; apart, or the compiler believes that nobody is asked later."""
    world = g.clone()
    world.chance = chance
    world.agenda = []
    world.mark = 0
    world.asked = None
    return world


# Options that have odds --------------------------------------------------------------------------


def of_attacker(g: War, asked: PickAttacker, token: int) -> Odds | None:
    """The odds of a giant with one opponent only; with more, they come with the next question."""
    if token == END:
        return None
    giant = g.giant_of(token)
    enemies = may_assault(g, giant)
    return odds_of(g, giant, enemies[0]) if len(enemies) == 1 else None


def of_defender(g: War, asked: PickDefender, token: int) -> Odds | None:
    """The odds against this opponent."""
    return odds_of(g, g.giant(asked.number), g.giant_of(token))


def no_odds(g: War, asked: Decision[War], token: int) -> Odds | None:
    """An option without odds."""
    return None


ODDS: Final[ByDecision[War, int, Odds | None]] = ByDecision(no_odds)
ODDS.on(PickAttacker, of_attacker)
ODDS.on(PickDefender, of_defender)
