"""The options of each question in words: what is given, got, drawn, turned, played or named."""

from typing import Final

from jotunheim.games.valda.book.tables import DRAWN
from jotunheim.games.valda.rules import (
    building,
    cards,
    choices,
    dice,
    divine,
    followers,
    launch,
    occupants,
    resource_phase,
    steals,
    temples,
    valda,
    verbs,
)
from jotunheim.games.valda.rules.areas import power
from jotunheim.games.valda.rules.attack import Launch
from jotunheim.games.valda.rules.defence import ShieldWith
from jotunheim.games.valda.rules.steals import goods_left
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    ACTION_SIDE,
    AMOUNT,
    AREA,
    BLOOD,
    BUILDING,
    CARD,
    DECK,
    DEITY,
    FACE,
    LOOT,
    PLAYER,
    REROLL,
    RESOURCE,
    SIDE,
    TEMPLE,
    TURN,
)
from jotunheim.games.valda.words import fights, menus, things
from jotunheim.games.valda.words.names import amount_of, seat_name
from jotunheim.games.valda.words.things import Words
from jotunheim.kernel import ByDecision, Decision, React
from jotunheim.texts import _

# Resources ----------------------------------------------------------------------------------------


def give_words(g: Valda, decision: valda.GiveKind, token: int) -> Words:
    """What a trade takes (VA-VAL-06)."""
    kind = RESOURCE.of(token)
    label = _("Give {goods}").format(goods=amount_of(g, kind, decision.number))
    return label, "", things.stock_figure(g, decision.seat, kind)


def get_words(g: Valda, decision: valda.GetKind, token: int) -> Words:
    """What a trade gives."""
    kind = RESOURCE.of(token)
    label = _("Get {goods}").format(goods=amount_of(g, kind, 1))
    note = _("for {goods}").format(goods=amount_of(g, decision.given, decision.number))
    return label, note, things.stock_figure(g, decision.seat, kind)


def either_words(g: Valda, decision: followers.PayEither, token: int) -> Words:
    """One of a few resources that a trade takes (VA-GOD-09)."""
    return things.pay_words(g, decision.seat, RESOURCE.of(token), 1)


def tribute_words(g: Valda, decision: building.PickTribute, token: int) -> Words:
    """What goes to the player who controls the area (VA-AREA-06)."""
    kind = RESOURCE.of(token)
    label = _("Give {goods}").format(goods=amount_of(g, kind, 1))
    note = _("to {who}").format(who=seat_name(g, g.building.controller))
    return label, note, things.stock_figure(g, decision.seat, kind)


def convert_words(g: Valda, decision: choices.Convert, token: int) -> Words:
    """What is turned into another resource."""
    label, _note, figure = things.pay_words(g, decision.seat, RESOURCE.of(token), 1)
    note = _("you get {goods}").format(goods=amount_of(g, decision.into, 1))
    return label, note, figure


def buy_words(g: Valda, decision: choices.PayAndDraw, token: int) -> Words:
    """What is paid for a card (VA-CRD-02)."""
    label, _note, figure = things.pay_words(g, decision.seat, RESOURCE.of(token), decision.price)
    note = _("you draw {cards}").format(cards=things.cards_drawn(decision.number))
    return label, note, figure


def good_words(g: Valda, decision: steals.PickGood, token: int) -> Words:
    """A resource of the victim that is stolen or lost."""
    kind = RESOURCE.of(token)
    loot = g.loots[decision.at]
    line = _("Steal {goods}")
    note = _("it goes to you")
    if decision.burns:
        line = _("Destroy {goods}")
        note = _("it goes to the supply")
    figure = _("{n} left").format(n=goods_left(g, loot, kind))
    return line.format(goods=amount_of(g, kind, 1)), note, figure


def blood_words(g: Valda, decision: steals.PayBlood, token: int) -> Words:
    """Blood for the Sacrificial stone (VA-CRD-07)."""
    number = AMOUNT.of(token)
    if number == 0:
        return _("Pay nothing"), "", ""
    victim = seat_name(g, g.loots[decision.at].victim)
    note = _("{who} loses {followers}").format(who=victim, followers=things.followers(number))
    label, _note, figure = things.pay_words(g, decision.seat, BLOOD, number)
    return label, note, figure


# Draws --------------------------------------------------------------------------------------------


def draw_words(g: Valda, decision: cards.DrawFrom, token: int) -> Words:
    """All cards of one draw come from one deck (VA-CARD-06)."""
    return things.deck_words(g, DECK.of(token), decision.number)


def last_draw_words(g: Valda, decision: resource_phase.DrawAtEnd, token: int) -> Words:
    """The draw at the end of a turn (VA-RSC-04, VA-GOD-01)."""
    number = max(g.book.numbers.draw, power(g, decision.seat, DRAWN))
    return things.deck_words(g, DECK.of(token), number)


def divine_words(g: Valda, decision: Decision[Valda], token: int) -> Words:
    """A divine deck."""
    return things.divine_words(g, decision.seat, AREA.of(token))


# Areas, temples, buildings ------------------------------------------------------------------------


def site_words(g: Valda, decision: building.NameArea, token: int) -> Words:
    """Where a temple is built."""
    return things.site_words(g, decision.seat, AREA.of(token))


def both_words(g: Valda, decision: occupants.ChooseArea, token: int) -> Words:
    """An area whose occupant is chosen now."""
    return things.both_words(g, AREA.of(token))


def own_temple_words(g: Valda, decision: Decision[Valda], token: int) -> Words:
    """An own temple that leaves its area, and the power that goes with it."""
    label, _note, _figure = things.temple_words(g, TEMPLE.of(token))
    area = TEMPLE.of(token) // 2
    figure = _("your temples there: {n}").format(n=g.temples(decision.seat, area))
    return label, "", figure


def move_words(g: Valda, decision: temples.MoveTo, token: int) -> Words:
    """Where a temple moves, and the power there; a frozen one gives none (VA-FRZ-05)."""
    more = 0 if g.frost[decision.site] else 1
    return things.area_words(g, decision.seat, AREA.of(token), more)


def object_words(g: Valda, decision: launch.NameObject, token: int) -> Words:
    """A temple or a building of the target (VA-ATK-05)."""
    whom = g.attack.part().target
    if BUILDING.has(token):
        return things.building_words(g, whom, BUILDING.of(token))
    label, note, _figure = things.temple_words(g, TEMPLE.of(token))
    number = g.temples(whom, TEMPLE.of(token) // 2)
    return label, note, _("temples of {who} there: {n}").format(who=seat_name(g, whom), n=number)


def victim_words(g: Valda, decision: verbs.NameBuilding, token: int) -> Words:
    """A building of another player."""
    return things.building_words(g, decision.victim, BUILDING.of(token))


# Dice and tokens ----------------------------------------------------------------------------------


def tool_words(g: Valda, decision: dice.UseTools, token: int) -> Words:
    """A die that is rolled again or turned (VA-GIA-12, 17)."""
    if REROLL.has(token):
        label = _("Roll {die} again").format(die=things.die_name(g, REROLL.of(token)))
        left = dice.rerolls_left(g, decision.seat)
        return label, "", _("{n} left this turn").format(n=left)
    label = _("Turn {die}").format(die=things.die_name(g, TURN.of(token)))
    return label, _("to any face"), _("{n} left this turn").format(n=g.turn.set_dice)


def face_words(g: Valda, decision: dice.TurnDie, token: int) -> Words:
    """A face of the die that is turned."""
    return things.face_words(g, g.roll.colours[decision.die], FACE.of(token))


def side_words(g: Valda, decision: choices.ChooseSide, token: int) -> Words:
    """A side of an extra token (VA-WPN-20)."""
    if SIDE.of(token) == ACTION_SIDE:
        return _("1 action point more"), _("you have {n}").format(n=g.turn.action_points), ""
    return _("1 building point more"), _("you have {n}").format(n=g.turn.building_points), ""


# Cards and menus ----------------------------------------------------------------------------------


def menu_words(g: Valda, decision: Decision[Valda], token: int) -> Words:
    """An entry of the menu of a phase."""
    return menus.menu_words(g, decision.seat, token)


def launch_words(g: Valda, decision: Launch, token: int) -> Words:
    """The card that must follow a weapon."""
    return fights.launch_words(g, decision.seat, token)


def second_words(g: Valda, decision: launch.SecondCard, token: int) -> Words:
    """The second card of Brute."""
    return fights.second_words(g, CARD.of(token))


def shield_words(g: Valda, decision: ShieldWith, token: int) -> Words:
    """An attack card as a defence."""
    return fights.shield_words(g, CARD.of(token))


def card_words(g: Valda, decision: Decision[Valda], token: int) -> Words:
    """A card that is taken or put away."""
    return things.card_words(g, CARD.of(token))


def held_words(g: Valda, decision: cards.PickHandCards, token: int) -> Words:
    """A card of the own hand that is given up."""
    return things.held_words(g, decision.seat, CARD.of(token))


# The table ----------------------------------------------------------------------------------------


def plain_words(g: Valda, decision: Decision[Valda], token: int) -> Words:
    """An option by what it names, where the question does not matter."""
    seat = decision.seat
    if RESOURCE.has(token):
        return things.resource_words(g, seat, RESOURCE.of(token))
    if AREA.has(token):
        return things.area_words(g, seat, AREA.of(token), 1)
    if DEITY.has(token):
        return things.deity_words(g, DEITY.of(token))
    if PLAYER.has(token):
        return things.player_words(g, PLAYER.of(token))
    if TEMPLE.has(token):
        return things.temple_words(g, TEMPLE.of(token))
    if BUILDING.has(token):
        return things.building_words(g, seat, BUILDING.of(token))
    if LOOT.has(token):
        return things.loot_words(g, LOOT.of(token))
    if DECK.has(token):
        return things.deck_words(g, DECK.of(token), 1)
    return menus.menu_words(g, seat, token)


LABELS: Final = ByDecision[Valda, int, Words](plain_words)
LABELS.on(React, fights.reaction_words)
LABELS.on(valda.ValdaMenu, menu_words)
LABELS.on(valda.GiveKind, give_words)
LABELS.on(valda.GetKind, get_words)
LABELS.on(followers.FollowersMenu, menu_words)
LABELS.on(followers.DiscardForTrade, held_words)
LABELS.on(followers.PayEither, either_words)
LABELS.on(building.NameArea, site_words)
LABELS.on(building.PickTribute, tribute_words)
LABELS.on(choices.Convert, convert_words)
LABELS.on(choices.PayAndDraw, buy_words)
LABELS.on(choices.Recover, card_words)
LABELS.on(choices.Sacrifice, held_words)
LABELS.on(choices.ChooseSide, side_words)
LABELS.on(cards.DrawFrom, draw_words)
LABELS.on(resource_phase.DrawAtEnd, last_draw_words)
LABELS.on(resource_phase.PutUnder, card_words)
LABELS.on(divine.DrawDivine, divine_words)
LABELS.on(divine.Peek, divine_words)
LABELS.on(occupants.ChooseArea, both_words)
LABELS.on(dice.UseTools, tool_words)
LABELS.on(dice.TurnDie, face_words)
LABELS.on(Launch, launch_words)
LABELS.on(launch.SecondCard, second_words)
LABELS.on(launch.NameObject, object_words)
LABELS.on(ShieldWith, shield_words)
LABELS.on(steals.PickGood, good_words)
LABELS.on(steals.PayBlood, blood_words)
LABELS.on(steals.ChooseCard, card_words)
LABELS.on(temples.MoveTemple, own_temple_words)
LABELS.on(temples.MoveTo, move_words)
LABELS.on(launch.NameOwn, own_temple_words)
LABELS.on(verbs.NameBuilding, victim_words)
