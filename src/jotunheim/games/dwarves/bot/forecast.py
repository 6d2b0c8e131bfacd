"""Odds before every roll: how many fall, whether a check passes, how far a move goes."""

from typing import Final

from jotunheim.games.dwarves.bot import rerolls
from jotunheim.games.dwarves.bot.chances import (
    highest_chances,
    kill_chances,
    one_better,
    results,
    several_rolls,
    success_chance,
)
from jotunheim.games.dwarves.rules import checks, fights, items, powers, quests, rolls, spells
from jotunheim.games.dwarves.rules.checks import COUNCIL_NUMBER
from jotunheim.games.dwarves.rules.menu import Menu
from jotunheim.games.dwarves.rules.powers import TINKER_NUMBER, TINKER_SUCCESSES
from jotunheim.games.dwarves.rules.quests import Offer
from jotunheim.games.dwarves.rules.standing import (
    council_need,
    dice_for,
    dispatch_pips,
    farther,
    fight_loss,
)
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import (
    ROLL_CHECK,
    ROLL_DISPATCHES,
    ROLL_FIGHT,
    ROLL_MOVE,
)
from jotunheim.games.dwarves.tokens import (
    ATTR,
    BALYNDIS,
    BATTLE,
    BOINDIL,
    CARD,
    CRAFT,
    R3,
    SPEED,
    W_CHECK,
    W_COUNCIL_CHECK,
    W_DISPATCHES,
    W_FIGHT,
    W_MOVE,
    W_TINKER,
    W_TROOPS,
)
from jotunheim.games.dwarves.words.answers import successes_wanted
from jotunheim.games.dwarves.words.menus import foes
from jotunheim.games.dwarves.words.odds import CHECK, FIGHT, MOVE, Odds
from jotunheim.kernel import ByDecision, Decision, OpenReact, React


def no_odds(g: Dwarves, decision: Decision[Dwarves], token: int) -> Odds | None:
    """No dice."""
    return None


def menu_odds(g: Dwarves, decision: Menu, token: int) -> Odds | None:
    """The standard actions."""
    seat = decision.seat
    if token == W_MOVE:
        return move_odds(g, seat)
    if token == W_FIGHT:
        return fight_odds(g, seat)
    if token == W_DISPATCHES:
        number = dice_for(g, seat, ROLL_DISPATCHES, CRAFT)
        return pass_odds(g, number, council_need(g, g.council) - dispatch_pips(g, seat), 1)
    if token == W_COUNCIL_CHECK:
        return craft_odds(g, seat, COUNCIL_NUMBER, 1)
    if token == W_TINKER:
        return craft_odds(g, seat, TINKER_NUMBER, TINKER_SUCCESSES)
    if token == W_CHECK:
        return best_offer(g, seat, quests.checks_for(g, seat), g.left)
    return None


def craft_odds(g: Dwarves, seat: int, number: int, times: int) -> Odds:
    """A Craft check of no card."""
    dice = dice_for(g, seat, ROLL_CHECK, CRAFT)
    return pass_odds(g, dice, number, times, can_reroll(g, seat, CRAFT))


def move_odds(g: Dwarves, seat: int) -> Odds:
    """How far a move goes."""
    found = Odds(MOVE, highest_chances(g, dice_for(g, seat, ROLL_MOVE, SPEED)))
    found.more = farther(g, seat)
    return found


def fight_odds(g: Dwarves, seat: int) -> Odds | None:
    """How many troops fall, and what happens if none does."""
    troops = foes(g, seat)
    if sum(troops) == 0:
        return None
    found = Odds(FIGHT, kill_chances(g, dice_for(g, seat, ROLL_FIGHT, BATTLE), troops))
    found.troops = sum(troops)
    found.loss = fight_loss(g, seat)
    if g.heroes[seat] == BOINDIL:
        found.power = 1 - found.shares[0] * found.shares[0]
    return found


def pass_odds(g: Dwarves, number: int, need: int, times: int, again: bool = False) -> Odds:
    """The chance that enough dice reach the number, and with each re-roll at hand."""
    share = success_chance(g, number, need, times)
    found = Odds(CHECK, [share])
    found.need = need
    found.times = times
    if again:
        found.power = 1 - (1 - share) * (1 - share)
    if g.council == R3:
        parts = [part * one_better(dice, need, times) for dice, part in results(g, number)]
        found.council = sum(parts, 0.0)
    return found


def can_reroll(g: Dwarves, seat: int, attribute: int) -> bool:
    """May the Hero roll all dice of this check again? (DW-HERO-05)"""
    return g.heroes[seat] == BALYNDIS and attribute == CRAFT


def offer_odds(g: Dwarves, seat: int, offer: Offer, actions: int) -> Odds:
    """A check of a card: this roll, and all rolls of the turn together (DW-CHK-04)."""
    number = dice_for(g, seat, ROLL_CHECK, offer.attribute)
    times = successes_wanted(g, offer)
    found = pass_odds(g, number, offer.number, times, can_reroll(g, seat, offer.attribute))
    if times > 1 and actions > 1:
        found.rolls = actions
        found.together = several_rolls(number * actions, offer.number, times)
    return found


def best_offer(g: Dwarves, seat: int, offers: list[Offer], actions: int) -> Odds | None:
    """The likeliest of several checks."""
    best: Odds | None = None
    for offer in offers:
        found = offer_odds(g, seat, offer, actions)
        if best is None or found.shares[0] > best.shares[0]:
            best = found
    return best


def check_odds(g: Dwarves, decision: checks.ChooseCheck, token: int) -> Odds | None:
    """The checks of one card."""
    offers = [offer for offer in quests.checks_for(g, decision.seat) if offer.token == token]
    return best_offer(g, decision.seat, offers, g.left + 1)


def attribute_odds(g: Dwarves, decision: checks.ChooseAttribute, token: int) -> Odds | None:
    """One attribute of a check."""
    offers = [offer for offer in decision.offers(g) if offer.attribute == ATTR.of(token)]
    return best_offer(g, decision.seat, offers, g.left + 1)


def aim_odds(g: Dwarves, decision: fights.Aim, token: int) -> Odds | None:
    """Troops, or a boss."""
    seat = decision.seat
    if token == W_TROOPS:
        return fight_odds(g, seat)
    if CARD.has(token):
        need = quests.duel_need(g, seat, CARD.of(token))
        return pass_odds(g, dice_for(g, seat, ROLL_FIGHT, BATTLE), need, 1)
    return None


ODDS: Final = ByDecision[Dwarves, int, Odds | None](no_odds)
ODDS.on(Menu, menu_odds)
ODDS.on(checks.ChooseCheck, check_odds)
ODDS.on(checks.ChooseAttribute, attribute_odds)
ODDS.on(fights.Aim, aim_odds)
ODDS.on(OpenReact, rerolls.react_odds)
ODDS.on(React, rerolls.react_odds)
ODDS.on(rolls.CouncilDie, rerolls.council_die)
ODDS.on(powers.RaiseDie, rerolls.raised_die)
ODDS.on(spells.SetDie, rerolls.six_die)
ODDS.on(items.ChangeDie, rerolls.item_die)
