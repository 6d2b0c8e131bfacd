"""What cards, fights and turns are worth, in one measure: a level A quest is 10."""

from typing import Final, final

from jotunheim.games.dwarves.bot.evaluation import quests_left
from jotunheim.games.dwarves.bot.odds import fight_fails, fight_kills
from jotunheim.games.dwarves.effects.goals import COUNCIL
from jotunheim.games.dwarves.effects.lasting import HOLDS
from jotunheim.games.dwarves.effects.verbs import HEAL, SHARE_HURT
from jotunheim.games.dwarves.rules.board import threshold, troops_in
from jotunheim.games.dwarves.rules.errands import is_ready
from jotunheim.games.dwarves.rules.goals import goal_of, parts_in_play
from jotunheim.games.dwarves.rules.standing import has_rule
from jotunheim.games.dwarves.rules.trophies import collectors
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import HEXES, KINDS, is_adventure, is_quest, is_threat

WORTH_OF_LEVEL: Final = [10.0, 13.0, 18.0]
WORTH_OF_THREAT: Final = 2.5
WORTH_OF_FREEDOM: Final = 9.0  # for a Hero who is held
WORTH_OF_ADVENTURE: Final = 2.2
HEALING: Final = [0.0, 9.0, 5.0, 1.5]  # more for Health, by the least that a Hero has
# What a point of Health is worth, by how many are left.
PRICE: Final = [0.0, 60.0, 10.0, 4.0, 1.6, 1.0, 0.7]
OTHERS_DO_IT: Final = 0.35  # somebody else is nearer or better
PATIENCE: Final = 0.86  # what an action later is worth
LATE: Final = 0.94  # what a turn of the table later is worth


@final
class Aim:
    """Something to do in a hex, and what it is worth there."""

    def __init__(self, place: int, value: float, fights: bool) -> None:
        self.place = place
        self.value = value
        self.fights = fights


def worth(g: Dwarves, up: Faceup) -> float:
    """What completing a card is worth."""
    if is_quest(up.card):
        return WORTH_OF_LEVEL[g.book.cards[up.card].level]
    if is_threat(up.card):
        return WORTH_OF_THREAT + (WORTH_OF_FREEDOM if has_rule(g, up.card, HOLDS) else 0.0)
    if not is_adventure(up.card):
        return 1.0
    heals = any(effect.op == HEAL for effect in g.book.cards[up.card].rewards)
    return WORTH_OF_ADVENTURE + (HEALING[min(g.health)] if heals and min(g.health) < 4 else 0.0)


def careful(g: Dwarves, seat: int, troops: list[int], value: float) -> float:
    """A Fight that may fail costs Health, and the last point costs the game."""
    price = PRICE[min(g.health[seat], 6)] * caution(g)
    return value - fight_fails(g, seat, troops) * price


def is_deadly(g: Dwarves) -> bool:
    """Is a chapter ready whose end kills a Hero, since open Threats take more Health than the team can spare?"""
    if not any(is_quest(up.card) and is_ready(g, up) for up in g.faceup):
        return False
    struck = [effect for up in g.faceup for effect in g.book.cards[up.card].threat]
    points = sum([effect.number for effect in struck if effect.op == SHARE_HURT])
    return points > sum(g.health) - g.seats


def caution(g: Dwarves) -> float:
    """Less when time runs out: the markers end the game, too."""
    enough = 6.0 * quests_left(g)
    return min(max((g.doom - g.hero_marker) / enough, 0.15), 1.0)


def shared(g: Dwarves, seat: int, place: int, mine: float, others: list[float]) -> float:
    """The value for this Hero: less if another one is much better placed for it."""
    own = mine * LATE ** turns_until(g, seat, place)
    for other in range(g.seats):
        if other != seat and others[other] * LATE ** turns_until(g, other, place) > 1.1 * own:
            return mine * OTHERS_DO_IT
    return mine


def turns_until(g: Dwarves, seat: int, place: int) -> int:
    """Turns of the table until a Hero has gone to a hex and acted there."""
    actions = (g.book.distance[place][g.at[seat]] + 4) // 5 + 1
    wait = (seat - g.active) % g.seats
    if wait == 0:
        actions += 2 - g.left
    return wait + g.seats * ((actions + 1) // 2 - 1)


def battles(g: Dwarves, seat: int) -> list[Aim]:
    """Troops on the map: those that are about to turn a hex first, and trophies."""
    found: list[Aim] = []
    hunted = [wanted(g, kind) for kind in range(KINDS)]
    for place in range(HEXES):
        number = troops_in(g, place)
        if number == 0:
            continue
        at = place * KINDS
        troops = g.troops[at : at + KINDS]
        value = 0.45 * fight_kills(g, seat, troops)
        if number >= threshold(g, place) - 2:
            value += 0.9
        value += sum([hunted[kind] for kind in range(KINDS) if troops[kind]])
        found.append(Aim(place, careful(g, seat, troops, value), True))
    return found


def wanted(g: Dwarves, kind: int) -> float:
    """What a trophy of this kind is worth to the cards that collect it."""
    total = 0.0
    for card in collectors(g, kind):
        up = g.card(card)
        if up is not None:
            total += 0.3 * worth(g, up)
    return total


def wants_council(g: Dwarves) -> float:
    """What cards give for a better place of the Council marker."""
    total = 0.0
    for up in g.faceup:
        for part in parts_in_play(g, up):
            goal = goal_of(g, up, part)
            if goal.op == COUNCIL or any(c.position > g.council for c in goal.when):
                total += 0.4 * worth(g, up)
    return total
