"""Odds of a battle before it is declared: played out many times as its seat knows the table.

Both sides follow the rule of thumb. Hidden spells are dealt again each time, so the odds tell
nothing that the seat cannot know, and the same knowledge always gives the same odds.
"""

from typing import Final

from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.bot import weigh
from jotunheim.games.assault.rules.attack import AttackFrom, AttackTo, may_attack_from
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import NOBODY, REGION, UNIT
from jotunheim.kernel import ByDecision, Chance, Game

TRIALS: Final = 60
MOST_KNOWN: Final = 500  # odds that are kept


# The share of trials in which the region is conquered; points for attacker and defender, on average.
Odds = tuple[float, float, float]

# By content, by what the seat knows, by points, seat and answer.
KNOWN: Final[dict[tuple[Book, str, tuple[int, ...], int, int], Odds]] = {}


def fight_out(g: Assault) -> None:
    """Declare with everybody and play until the battle is over."""
    begun = False
    while g.asked is not None:
        begun = begun or g.battle is not None
        if begun and g.battle is None:
            return
        if not begun and not UNIT.has(g.options[0]):
            return  # nobody was left to pick: everything answered itself
        weights = weigh(g, g.options)
        g.play(g.options[weights.index(max(weights))])


def odds_of(game: Game[Assault], g: Assault, seat: int, token: int, region: int) -> Odds:
    """The odds of attacking this region, which the token names.

    They are asked for whenever the question is looked at, so they are kept by all they are made of.
    """
    world = game.normal(g, seat)
    key = (g.book, world.digest(), tuple(g.points), seat, token)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[key] = tried(game, g, world, seat, token, region)
    return found


def tried(
    game: Game[Assault], g: Assault, world: Assault, seat: int, token: int, region: int
) -> Odds:
    """The battle fought out many times."""
    enemy = g.seat_of[g.owner[region]]
    race = g.race_of[seat]
    conquered = 0
    gained = 0
    given = 0
    for trial in range(TRIALS):
        battle = game.determinize(world, seat, Chance(trial + 1))
        battle.play(token)
        fight_out(battle)
        conquered += 1 if battle.owner[region] == race else 0
        gained += battle.points[seat] - g.points[seat]
        given += battle.points[enemy] - g.points[enemy] if enemy != NOBODY else 0
    return conquered / TRIALS, gained / TRIALS, given / TRIALS


def best_odds(game: Game[Assault], g: Assault, seat: int, origin: int) -> tuple[int, Odds]:
    """The likeliest conquest from a region that may be attacked from, and its odds."""
    targets = may_attack_from(g, g.race_of[seat], origin)
    best, found = targets[0], (-1.0, 0.0, 0.0)
    for region in targets:
        world = game.normal(g, seat)
        token = REGION.token(origin)
        if len(targets) > 1:  # a single target answers itself
            world.play(token)
            token = REGION.token(region)
        one = odds_of(game, world, seat, token, region)
        if one[0] > found[0]:
            best, found = region, one
    return best, found


Asked = tuple[Game[Assault], int]  # with the token of an option
Found = tuple[int, Odds] | None  # the region, and its odds


def odds_to(g: Assault, decision: AttackTo, asked: Asked) -> Found:
    """The odds of attacking the region of this option."""
    game, token = asked
    if decision.shift:
        return None
    return REGION.of(token), odds_of(game, g, decision.seat, token, REGION.of(token))


def odds_from(g: Assault, decision: AttackFrom, asked: Asked) -> Found:
    """The best odds from the region of this option."""
    game, token = asked
    return None if decision.shift else best_odds(game, g, decision.seat, REGION.of(token))


# Options that have odds, by class of decision.
ODDS: Final = ByDecision[Assault, Asked, Found](lambda g, decision, asked: None)
ODDS.on(AttackTo, odds_to)
ODDS.on(AttackFrom, odds_from)
