"""Odds before every roll: how many fall, whether a check passes, how far a move goes."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.dwarves.rules import checks, fights, items, powers, quests, rolls, spells
from jotunheim.games.dwarves.rules.checks import COUNCIL_NUMBER
from jotunheim.games.dwarves.rules.menu import Menu
from jotunheim.games.dwarves.rules.powers import TINKER_NUMBER, TINKER_SUCCESSES
from jotunheim.games.dwarves.rules.quests import Offer
from jotunheim.games.dwarves.rules.standing import dice_for, dispatch_pips, farther, fight_loss
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
from jotunheim.games.dwarves.view import rerolls
from jotunheim.games.dwarves.view.odds import (
    dispatch_need,
    highest_chances,
    kill_chances,
    one_better,
    percent,
    results,
    several_rolls,
    success_chance,
)
from jotunheim.games.dwarves.view.rerolls import Given
from jotunheim.games.dwarves.words.answers import successes_wanted
from jotunheim.games.dwarves.words.menus import foes
from jotunheim.kernel import ByDecision, Decision, OpenReact, React
from jotunheim.scene import Chance, Choice
from jotunheim.texts import _, ngettext

MIDDLE: Final = 4  # hexes of a move that people ask about


def with_preview(g: Dwarves, decision: Decision[Dwarves], token: int, choice: Choice) -> Choice:
    """The option with its chances, if dice decide it."""
    return PREVIEWS.of(g, decision, (token, choice))


def no_preview(g: Dwarves, decision: Decision[Dwarves], given: Given) -> Choice:
    """No dice."""
    return given[1]


def menu_preview(g: Dwarves, decision: Menu, given: Given) -> Choice:
    """The standard actions."""
    token, choice = given
    seat = decision.seat
    if token == W_MOVE:
        return move_preview(g, seat, choice)
    if token == W_FIGHT:
        return fight_preview(g, seat, choice)
    if token == W_DISPATCHES:
        number = dice_for(g, seat, ROLL_DISPATCHES, CRAFT)
        need = dispatch_need(g, dispatch_pips(g, seat))
        return pass_preview(g, seat, choice, number, need, 1)
    if token == W_COUNCIL_CHECK:
        return craft_preview(g, seat, choice, COUNCIL_NUMBER, 1)
    if token == W_TINKER:
        return craft_preview(g, seat, choice, TINKER_NUMBER, TINKER_SUCCESSES)
    if token == W_CHECK:
        return best_offer(g, seat, choice, quests.checks_for(g, seat), g.left)
    return choice


def craft_preview(g: Dwarves, seat: int, choice: Choice, number: int, times: int) -> Choice:
    """A Craft check of no card."""
    dice = dice_for(g, seat, ROLL_CHECK, CRAFT)
    return pass_preview(g, seat, choice, dice, number, times, can_reroll(g, seat, CRAFT))


def move_preview(g: Dwarves, seat: int, choice: Choice) -> Choice:
    """How far a move goes."""
    more = farther(g, seat)
    shares = highest_chances(g, dice_for(g, seat, ROLL_MOVE, SPEED))
    bars = tuple(
        [Chance(label=str(face + more), share=shares[face]) for face in range(1, len(shares))]
    )
    figure = percent(sum(shares[MIDDLE:]))
    far = _("{n} or more").format(n=MIDDLE + more)
    return replace(choice, figure=figure, figure_note=far, chances=bars)


def fight_preview(g: Dwarves, seat: int, choice: Choice) -> Choice:
    """How many troops fall, and what happens if none does."""
    troops = foes(g, seat)
    if sum(troops) == 0:
        return choice
    shares = kill_chances(g, dice_for(g, seat, ROLL_FIGHT, BATTLE), troops)
    bars = tuple([bar(number, share) for number, share in enumerate(shares)])
    lost = ngettext("−{n} Health", "−{n} Health", fight_loss(g, seat)).format(n=fight_loss(g, seat))
    detail = [f"{_('Nobody falls')}\t{lost}"]
    if len(shares) > sum(troops):
        detail.append(f"{_('All of them fall')}\t{percent(shares[sum(troops)])}")
    if g.heroes[seat] == BOINDIL:
        again = percent(1 - shares[0] * shares[0])
        detail.append(f"{_('With your power, one or more')}\t{again}")
    return replace(
        choice,
        figure=percent(1 - shares[0]),
        figure_note=_("1 or more"),
        chances=bars,
        detail=tuple(detail),
    )


def bar(number: int, share: float) -> Chance:
    """So many fall; none is bad."""
    return Chance(label=str(number), share=share, kind="good" if number else "bad")


def pass_preview(
    g: Dwarves,
    seat: int,
    choice: Choice,
    number: int,
    need: int,
    times: int,
    again: bool = False,
) -> Choice:
    """The chance that enough dice reach the number, and with each re-roll at hand."""
    share = success_chance(g, number, need, times)
    detail: list[str] = []
    if again:
        both = 1 - (1 - share) * (1 - share)
        detail.append(f"{_('With your power')}\t{percent(both)}")
    if g.council == R3:
        one = sum([part * one_better(dice, need, times) for dice, part in results(g, number)])
        detail.append(f"{_('With the die that the Council rolls again')}\t{percent(one)}")
    said = f"{need}+" if times == 1 else f"{times} × {need}+"
    bars = (
        Chance(label=_("passes"), share=share, kind="good"),
        Chance(label=_("fails"), share=1 - share, kind="bad"),
    )
    return replace(
        choice, figure=percent(share), figure_note=said, chances=bars, detail=tuple(detail)
    )


def can_reroll(g: Dwarves, seat: int, attribute: int) -> bool:
    """May the Hero roll all dice of this check again? (DW-HERO-05)"""
    return g.heroes[seat] == BALYNDIS and attribute == CRAFT


def offer_preview(g: Dwarves, seat: int, choice: Choice, offer: Offer, rolls: int) -> Choice:
    """A check of a card: this roll, and all rolls of the turn together (DW-CHK-04)."""
    number = dice_for(g, seat, ROLL_CHECK, offer.attribute)
    times = successes_wanted(g, offer)
    again = can_reroll(g, seat, offer.attribute)
    found = pass_preview(g, seat, choice, number, offer.number, times, again)
    if times == 1 or rolls < 2:
        return found
    both = several_rolls(number * rolls, offer.number, times)
    line = _("In {n} actions together").format(n=rolls)
    return replace(found, detail=(*found.detail, f"{line}\t{percent(both)}"))


def best_offer(g: Dwarves, seat: int, choice: Choice, offers: list[Offer], rolls: int) -> Choice:
    """The likeliest of several checks."""
    best: Choice = choice
    most = -1.0
    for offer in offers:
        found = offer_preview(g, seat, choice, offer, rolls)
        if found.chances[0].share > most:
            most = found.chances[0].share
            best = found
    return best


def check_preview(g: Dwarves, decision: checks.ChooseCheck, given: Given) -> Choice:
    """The checks of one card."""
    token, choice = given
    offers = [offer for offer in quests.checks_for(g, decision.seat) if offer.token == token]
    return best_offer(g, decision.seat, choice, offers, g.left + 1)


def attribute_preview(g: Dwarves, decision: checks.ChooseAttribute, given: Given) -> Choice:
    """One attribute of a check."""
    token, choice = given
    offers = [offer for offer in decision.offers(g) if offer.attribute == ATTR.of(token)]
    return best_offer(g, decision.seat, choice, offers, g.left + 1)


def aim_preview(g: Dwarves, decision: fights.Aim, given: Given) -> Choice:
    """Troops, or a boss."""
    token, choice = given
    seat = decision.seat
    if token == W_TROOPS:
        return fight_preview(g, seat, choice)
    if CARD.has(token):
        number = dice_for(g, seat, ROLL_FIGHT, BATTLE)
        need = quests.duel_need(g, seat, CARD.of(token))
        return pass_preview(g, seat, choice, number, need, 1)
    return choice


PREVIEWS: Final = ByDecision[Dwarves, Given, Choice](no_preview)
PREVIEWS.on(Menu, menu_preview)
PREVIEWS.on(checks.ChooseCheck, check_preview)
PREVIEWS.on(checks.ChooseAttribute, attribute_preview)
PREVIEWS.on(fights.Aim, aim_preview)
PREVIEWS.on(OpenReact, rerolls.react_preview)
PREVIEWS.on(React, rerolls.react_preview)
PREVIEWS.on(rolls.CouncilDie, rerolls.council_die)
PREVIEWS.on(powers.RaiseDie, rerolls.raised_die)
PREVIEWS.on(spells.SetDie, rerolls.six_die)
PREVIEWS.on(items.ChangeDie, rerolls.item_die)
