"""Odds while dice lie on the table: what each re-roll and each raised die would make of them."""

from typing import Final

from jotunheim.games.dwarves.bot.chances import FACES, Dice, kills, results, sorted_needs
from jotunheim.games.dwarves.rules import items, powers, rolls, spells
from jotunheim.games.dwarves.rules.powers import RAISES, TINKER_NUMBER, TINKER_SUCCESSES
from jotunheim.games.dwarves.rules.quests import Offer
from jotunheim.games.dwarves.rules.standing import dispatch_pips
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_CHECK, ROLL_DISPATCHES, ROLL_FIGHT, ROLL_MOVE
from jotunheim.games.dwarves.tokens import (
    AMULET,
    BALANCE,
    BALYNDIS,
    BOINDIL,
    CARD,
    DIE,
    FURGAS,
    NOBODY,
    NOWHERE,
    RING,
    W_COUNCIL,
    W_POWER,
)
from jotunheim.games.dwarves.words.answers import successes_wanted
from jotunheim.games.dwarves.words.menus import foes
from jotunheim.games.dwarves.words.odds import CHECK, DICE, FIGHT, KEPT, MOVE, Odds
from jotunheim.kernel import PASS, Decision

# What happens to one die.
AGAIN: Final = 0
RAISED: Final = 1
SIX: Final = 2


def is_rolled(g: Dwarves) -> bool:
    """Do dice lie on the table whose worth can be told?"""
    why = g.roll.why
    if g.roll.seat == NOBODY or not g.roll.dice or g.roll.hex != NOWHERE:
        return False
    if why == ROLL_FIGHT:
        return g.roll.card == NOWHERE
    return why in (ROLL_CHECK, ROLL_DISPATCHES, ROLL_MOVE)


def is_better(g: Dwarves, dice: Dice) -> bool:
    """Is this roll good: does it pass, or do more than the dice that lie there?"""
    roll = g.roll
    if roll.why == ROLL_MOVE:
        return dice[-1] > roll.dice[0]
    if roll.why == ROLL_FIGHT:
        needs = sorted_needs(g, foes(g, roll.seat))
        return kills(dice, needs) > kills(tuple(sorted(roll.dice)), needs)
    need = roll.need
    if roll.why == ROLL_DISPATCHES:
        need -= dispatch_pips(g, roll.seat)
    return len([die for die in dice if die >= need]) >= wanted(g)


def wanted(g: Dwarves) -> int:
    """Successes that the roll under way needs."""
    roll = g.roll
    if roll.why != ROLL_CHECK:
        return 1
    if roll.card == NOWHERE:
        tinkers = g.heroes[roll.seat] == FURGAS and roll.need == TINKER_NUMBER
        return TINKER_SUCCESSES if tinkers else 1
    return successes_wanted(g, Offer(0, roll.card, roll.part, roll.attribute, roll.need))


def all_again(g: Dwarves) -> float:
    """All dice are rolled again."""
    good = [share for dice, share in results(g, len(g.roll.dice)) if is_better(g, dice)]
    return sum(good, 0.0)


def one_changed(g: Dwarves, place: int, change: int) -> float:
    """One die is rolled again, counts 1 higher, or becomes a 6."""
    rest = [die for at, die in enumerate(g.roll.dice) if at != place]
    if change == RAISED:
        faces = [min(g.roll.dice[place] + 1, FACES)]
    else:
        faces = [FACES] if change == SIX else list(range(1, FACES + 1))
    good = [face for face in faces if is_better(g, tuple(sorted([*rest, face])))]
    return len(good) / len(faces)


def best_changed(g: Dwarves, change: int) -> float:
    """The same for the best die."""
    return max([one_changed(g, place, change) for place in range(len(g.roll.dice))])


def kind_of_roll(g: Dwarves) -> int:
    """What the dice on the table are about."""
    if g.roll.why == ROLL_MOVE:
        return MOVE
    return FIGHT if g.roll.why == ROLL_FIGHT else CHECK


def dice_odds(g: Dwarves, share: float) -> Odds:
    """The chance that the dice on the table get better."""
    found = Odds(DICE, [share])
    found.roll = kind_of_roll(g)
    return found


def react_odds(g: Dwarves, decision: Decision[Dwarves], token: int) -> Odds | None:
    """What may be used after a roll."""
    if not is_rolled(g):
        return None
    hero = g.heroes[g.roll.seat]
    if token == PASS:
        return kept_odds(g)
    if token == W_COUNCIL or token == CARD.token(AMULET):
        return dice_odds(g, best_changed(g, AGAIN))
    if token in (CARD.token(RING), CARD.token(BALANCE)):
        return dice_odds(g, best_changed(g, SIX))
    if token == W_POWER and hero in RAISES:
        return dice_odds(g, best_changed(g, RAISED))
    if token == W_POWER and hero in (BALYNDIS, BOINDIL):
        return dice_odds(g, all_again(g))
    return None


def kept_odds(g: Dwarves) -> Odds:
    """What the dice are worth as they lie."""
    roll = g.roll
    found = Odds(KEPT, [])
    found.roll = kind_of_roll(g)
    if roll.why == ROLL_MOVE:
        found.worth = roll.dice[0]
    elif roll.why == ROLL_FIGHT:
        found.worth = kills(tuple(sorted(roll.dice)), sorted_needs(g, foes(g, roll.seat)))
    else:
        found.worth = int(is_better(g, tuple(sorted(roll.dice))))
    return found


def council_die(g: Dwarves, decision: rolls.CouncilDie, token: int) -> Odds | None:
    """A die that the Council rolls again."""
    return die_odds(g, token, AGAIN)


def raised_die(g: Dwarves, decision: powers.RaiseDie, token: int) -> Odds | None:
    """A die that counts 1 higher."""
    return die_odds(g, token, RAISED)


def six_die(g: Dwarves, decision: spells.SetDie, token: int) -> Odds | None:
    """A die that becomes a 6."""
    return die_odds(g, token, SIX)


def item_die(g: Dwarves, decision: items.ChangeDie, token: int) -> Odds | None:
    """Amulet or Ring."""
    return die_odds(g, token, AGAIN if decision.card == AMULET else SIX)


def die_odds(g: Dwarves, token: int, change: int) -> Odds | None:
    """One die of the roll, changed."""
    if not is_rolled(g) or not DIE.has(token):
        return None
    return dice_odds(g, one_changed(g, DIE.of(token), change))
