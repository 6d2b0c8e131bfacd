"""The active seat's own questions: its menu, its way, its fights and checks."""

from typing import Final

from jotunheim.games.dwarves.bot.aims import aims_for
from jotunheim.games.dwarves.bot.odds import chance, check_chance
from jotunheim.games.dwarves.bot.ways import Ways
from jotunheim.games.dwarves.bot.worth import PATIENCE, Aim, is_deadly, wants_council, worth
from jotunheim.games.dwarves.rules.board import threshold, troops_in
from jotunheim.games.dwarves.rules.checks import ChooseCheck
from jotunheim.games.dwarves.rules.fights import Aim as AimFight
from jotunheim.games.dwarves.rules.fights import AssignDie, ExtraTroop, PickTarget
from jotunheim.games.dwarves.rules.goals import goal_of, times_of
from jotunheim.games.dwarves.rules.menu import Menu
from jotunheim.games.dwarves.rules.movement import PayForLand, TakePassage, Walk
from jotunheim.games.dwarves.rules.quests import Offer, checks_for
from jotunheim.games.dwarves.rules.standing import council_need, dice_for
from jotunheim.games.dwarves.state import S_HAND, Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_DISPATCHES
from jotunheim.games.dwarves.tokens import (
    CARD,
    CRAFT,
    HEX,
    KIND,
    LEADER,
    PAY,
    PAY_HEALTH,
    W_ACTION,
    W_CAST,
    W_CHECK,
    W_COMPLETE,
    W_COUNCIL_CHECK,
    W_DISPATCHES,
    W_DRAW_SPELL,
    W_FIGHT,
    W_GIVE,
    W_HAND_OVER,
    W_JOURNEY,
    W_LEAVE,
    W_MOVE,
    W_PICK_UP,
    W_PUT_DOWN,
    W_TINKER,
    W_TROOPS,
    W_TUNNEL,
    W_USE,
    is_quest,
)
from jotunheim.kernel import DONE, PASS

FREE: Final = 40.0  # what costs nothing is done first
DEADLY: Final = -40.0  # what loses the game at once
# What a better place of the Council marker is worth, by its position.
COUNCIL_WORTH: Final = [6.0, 4.0, 2.8, 1.8, 1.0, 0.6, 0.5, 0.5, 0.0]
EQUIPMENT: Final = 1.6  # what a new Equipment card is worth


# The menu ---------------------------------------------------------------------------------------


def menu(g: Dwarves, asked: Menu, options: list[int]) -> list[float]:
    """Act where we are, or go where more is to be done; 0 is the end of the turn."""
    seat = asked.seat
    ways = Ways(g, seat)
    aims = aims_for(g, seat, ways)
    return [menu_worth(g, seat, ways, aims, token) for token in options]


def menu_worth(g: Dwarves, seat: int, ways: Ways, aims: list[Aim], token: int) -> float:
    """What one entry of the menu is worth."""
    here = g.at[seat]
    if token == W_COMPLETE and is_deadly(g):
        return DEADLY
    if token in (W_COMPLETE, W_PUT_DOWN, W_PICK_UP):
        return FREE
    if token == W_MOVE:
        return move_worth(ways, aims)
    if token == W_FIGHT:
        return best([aim.value for aim in aims if aim.place == here and aim.fights])
    if token == W_CHECK:
        return best([offer_worth(g, seat, offer) for offer in checks_for(g, seat)])
    if token == W_ACTION:
        return 6.0
    if token == W_DISPATCHES:
        dice = dice_for(g, seat, ROLL_DISPATCHES, CRAFT)
        hope = chance(dice, council_need(g, g.council), 1)
        return hope * (COUNCIL_WORTH[g.council] + wants_council(g))
    return small_worth(g, seat, token)


def small_worth(g: Dwarves, seat: int, token: int) -> float:
    """Equipment, spells and other small things."""
    if token == W_COUNCIL_CHECK:
        return EQUIPMENT * check_chance(g, seat, CRAFT, 4, 1, 1)
    if token == W_TINKER:
        return EQUIPMENT * check_chance(g, seat, CRAFT, 5, 2, 1)
    if token == W_DRAW_SPELL:
        return 0.9 if len(g.spells.zones[S_HAND]) < g.book.numbers.hand else 0.1
    if token in (W_USE, W_CAST):
        return 3.0 if min(g.health) <= 2 else 0.2
    if token == W_JOURNEY:
        return 1.0
    if token == W_GIVE:
        return 0.5
    return -1.0 if token == W_HAND_OVER else 0.0


def best(values: list[float]) -> float:
    """The highest of some values; below the end of the turn if there is none."""
    return max(values) if values else -1.0


def move_worth(ways: Ways, aims: list[Aim]) -> float:
    """The best aim elsewhere, less for each action that it takes to get there."""
    there = best([a.value * PATIENCE ** ways.moves(a.place) for a in aims if a.place != ways.start])
    here = best([aim.value for aim in aims if aim.place == ways.start])
    return there if there > here else 0.0  # better wait here, and do something else meanwhile


def offer_worth(g: Dwarves, seat: int, offer: Offer) -> float:
    """A check here, with the actions that are left."""
    up = g.card(offer.card) if offer.card >= 0 else None
    if up is None or offer.part >= len(up.won):
        return EQUIPMENT * check_chance(g, seat, offer.attribute, offer.number, 1, 1)
    goal = goal_of(g, up, offer.part)
    need = max(times_of(g, up, goal) - up.won[offer.part], 1) if goal.mode == 0 else 1
    rolls = max(min(g.left, 2), 1) if goal.mode == 0 else 1
    hope = check_chance(g, seat, offer.attribute, offer.number, need, rolls)
    return worth(g, up) * hope * (1.1 if goal.mode == 0 else 0.9)


def choose_check(g: Dwarves, asked: ChooseCheck, options: list[int]) -> list[float]:
    """The card with the best hope."""
    offers = checks_for(g, asked.seat)
    return [best([offer_worth(g, asked.seat, o) for o in offers if o.token == t]) for t in options]


# On the way -------------------------------------------------------------------------------------


def walk(g: Dwarves, asked: Walk, options: list[int]) -> list[float]:
    """The first step towards the best aim; what can be done on the way is done."""
    seat = asked.seat
    ways = Ways(g, seat)
    goal = goal_of_walk(g, seat, ways, asked.points)
    step = ways.first_step(goal) if goal != ways.start else ways.start
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(1.0 if goal == ways.start else 0.0)
        elif HEX.has(token):
            found.append(2.0 if HEX.of(token) == step else -1.0)
        elif token == W_TUNNEL:
            beside = HEX.token(step) not in options
            found.append(2.0 if beside and goal != ways.start else -1.0)
        else:
            found.append(FREE if token != W_HAND_OVER else -1.0)
    return found


def goal_of_walk(g: Dwarves, seat: int, ways: Ways, points: int) -> int:
    """The hex to go to: what is in reach of this move costs no further action."""
    aims = aims_for(g, seat, ways)
    goal = ways.start
    top = 0.0
    for aim in aims:
        late = max(ways.cost[aim.place] - 2 * points, 0)
        value = aim.value * PATIENCE ** ((late + ways.reach - 1) // ways.reach)
        if value > top:
            top = value
            goal = aim.place
    return goal


def take_passage(g: Dwarves, asked: TakePassage, options: list[int]) -> list[float]:
    """The exit on the way to the best aim."""
    ways = Ways(g, asked.seat)
    step = ways.first_step(goal_of_walk(g, asked.seat, ways, 3))
    return [1.0 if HEX.of(token) == step else 0.0 for token in options]


def pay_for_land(g: Dwarves, asked: PayForLand, options: list[int]) -> list[float]:
    """Health as long as there is enough of it; each space of the track is a turn."""
    health = g.health[asked.seat]
    spare = [-50.0, -50.0, 0.2, 0.9, 1.2, 1.4, 1.6][min(health, 6)]
    return [spare if PAY.of(token) == PAY_HEALTH else 0.5 for token in options]


# Fights -----------------------------------------------------------------------------------------


def aim_fight(g: Dwarves, asked: AimFight, options: list[int]) -> list[float]:
    """A boss before troops, troops before a shot."""
    return [2.0 if CARD.has(token) else 1.0 if token == W_TROOPS else 0.5 for token in options]


def assign_die(g: Dwarves, asked: AssignDie, options: list[int]) -> list[float]:
    """Leaders first, then the hardest kind that the die can defeat."""
    found: list[float] = []
    for token in options:
        if token == W_LEAVE:
            found.append(-1.0)
        elif LEADER.has(token):
            found.append(9.0)
        elif KIND.has(token):
            found.append(1.0 + KIND.of(token))
        else:
            found.append(5.0)
    return found


def pick_target(g: Dwarves, asked: PickTarget, options: list[int]) -> list[float]:
    """Troops of a quest, then the fullest hex."""
    found: list[float] = []
    for token in options:
        if CARD.has(token):
            found.append(8.0 if is_quest(CARD.of(token)) else 4.0)
        else:
            place = HEX.of(token)
            full = troops_in(g, place) >= threshold(g, place) - 2
            found.append(5.0 if full else 0.5 * troops_in(g, place))
    return found


def extra_troop(g: Dwarves, asked: ExtraTroop, options: list[int]) -> list[float]:
    """The hardest kind."""
    return [-1.0 if token == PASS else 1.0 + KIND.of(token) for token in options]
