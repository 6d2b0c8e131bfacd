"""The rule of thumb: weights of all options, question by question."""

from collections.abc import Callable
from typing import Final

from jotunheim.games.assault import effects as fx
from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import ARCANE, FOR_TOTALS, HIT, MISS
from jotunheim.games.assault.bot.battles import best_strike, promise, strike_worth, strikes_from
from jotunheim.games.assault.bot.commands import command_worth
from jotunheim.games.assault.bot.trips import Stops, leaving_for, step_worth, unit_errand
from jotunheim.games.assault.bot.worth import army_worth, card_worth, region_worth
from jotunheim.games.assault.rules import (
    attack,
    board,
    giantslayers,
    heal,
    magic,
    move,
    special,
    taking,
    totals,
    trade,
    wound,
)
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.rules.cards_on_turn import UseTurnCards
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import PickDice
from jotunheim.games.assault.rules.recruit import RecruitUnit, may_recruit_in
from jotunheim.games.assault.rules.stacking import MakeRoom
from jotunheim.games.assault.rules.start_spells import HoldTarget
from jotunheim.games.assault.state import Assault
from jotunheim.kernel import DONE, PASS, ByDecision, Decision
from jotunheim.kernel.dice import symbol_of

# Words that are good in themselves, wherever they are offered.
WORDS_WORTH: dict[int, float] = {
    tokens.W_FEED: 2.0,
    tokens.W_TREASURE: 3.0,
    tokens.W_FORGE: 1.5,
    tokens.W_SWAP: 0.5,
    tokens.W_TAKE: 1.2,
    tokens.W_PLACE: 2.0,
    tokens.W_ACTIVATE: 1.0,
    tokens.W_RETURN: 2.0,
    tokens.W_DRAW: 0.8,
    tokens.W_DISCARD: 0.3,
    tokens.W_LEADER: 3.0,
    tokens.W_REROLL: 3.0,
    tokens.W_ATTACK: 2.0,
    tokens.W_MAGIC: 1.0,
}


def weigh(g: Assault, options: list[int]) -> list[float]:
    """How good each option looks to the asked seat; more is better."""
    asked = g.asked
    if asked is None:
        return [0.0] * len(options)
    return WEIGHTS.each(g, asked, options)


def token_weight(g: Assault, asked: Decision[Assault], token: int) -> float:
    """An option by what it names, where the question does not matter."""
    seat = asked.seat
    if token in (PASS, DONE):
        return 0.15
    if tokens.REGION.has(token):
        return 0.2 + region_worth(g, seat, tokens.REGION.of(token))
    if tokens.UNIT.has(token):
        return 1.0
    if tokens.KIND.has(token):
        return kind_worth(g, seat, tokens.KIND.of(token))
    if tokens.COMMAND.has(token):
        return command_worth(g, seat, tokens.COMMAND.of(token))
    if tokens.RESOURCE.has(token):
        return card_worth(g, seat, tokens.RESOURCE.of(token))
    if tokens.is_spell(token):
        return spell_worth(g, seat, token)
    if tokens.EVENT.has(token):
        return float(g.book.events[tokens.EVENT.of(token)].points)
    if tokens.SLAYER.has(token):
        return 0.5
    if tokens.AMOUNT.has(token):
        return float(tokens.AMOUNT.of(token)) * (1.0 if g.race_of[seat] != tokens.CLOUD else 0.5)
    if tokens.RACE.has(token):
        other = g.seat_of[tokens.RACE.of(token)]
        return 0.1 * board.cards_owned(g, other) if other != tokens.NOBODY else 0.0
    return WORDS_WORTH.get(token, 0.0)


def until_done(done: float, more: float) -> Callable[[Assault, Decision[Assault], int], float]:
    """What DONE is worth, and any other option."""
    return lambda g, asked, token: done if token == DONE else more


# Regions ----------------------------------------------------------------------------------------


def steps(g: Assault, asked: move.TripStep, options: list[int]) -> list[float]:
    """The next region of a trip, or to stop here."""
    stops = Stops(g, asked.seat)
    return [
        region_worth(g, asked.seat, g.at) + 0.02
        if token == tokens.W_STOP
        else step_worth(stops, tokens.REGION.of(token))
        for token in options
    ]


def starts(g: Assault, asked: move.StartTrip, options: list[int]) -> list[float]:
    """Where a trip starts."""
    stops = Stops(g, asked.seat)
    return [
        leaving_for(stops, tokens.REGION.of(token)) if token != DONE else 0.15 for token in options
    ]


def attack_from(g: Assault, asked: attack.AttackFrom, token: int) -> float:
    """The best battle from a region."""
    region = tokens.REGION.of(token)
    if asked.shift:
        return 0.1 * board.army_size(g, region)
    return max(strikes_from(g, g.race_of[asked.seat], region))


def attack_to(g: Assault, asked: attack.AttackTo, token: int) -> float:
    """The battle for a region."""
    region = tokens.REGION.of(token)
    if asked.shift:
        return region_worth(g, asked.seat, region)
    race = g.race_of[asked.seat]
    force = board.army(g, asked.origin)
    return strike_worth(g, race, force, promise(g, race, force, True), region)


def harm(g: Assault, asked: Decision[Assault], token: int) -> float:
    """A region where giantslayers or an earthquake could hurt enemies."""
    region = tokens.REGION.of(token)
    enemies = board.is_enemy(g, g.race_of[asked.seat], region)
    return 0.3 * army_worth(g, region) if enemies else -0.5


def slayer_attack(g: Assault, asked: giantslayers.SlayerAttack, token: int) -> float:
    """An attack of giantslayers, or none."""
    return 0.2 if token == DONE else harm(g, asked, token)


def good_place(g: Assault, asked: Decision[Assault], token: int) -> float:
    """Questions where any region is good: to place a marker, to heal."""
    return 1.0 if tokens.REGION.has(token) else token_weight(g, asked, token)


# Units ------------------------------------------------------------------------------------------


def casualty(g: Assault, asked: PickCasualty, token: int) -> float:
    """The less value is lost for the damage absorbed, the better."""
    if tokens.SLAYER.has(token):
        return 0.5
    race = board.fight(g).sides[asked.side].race
    slot = tokens.UNIT.of(token)
    absorbs = board.fortitude(g, race, slot)
    price = -1.0 * board.value(g, race, slot)
    if asked.damage < absorbs and not board.is_wounded(slot):
        return 0.4 * price
    return price * asked.damage / max(min(absorbs, asked.damage), 1)


def strong_first(g: Assault, asked: Decision[Assault], token: int) -> float:
    """An enemy unit to hold or to wound."""
    return 1.0 + tokens.UNIT.of(token) if tokens.UNIT.has(token) else token_weight(g, asked, token)


def heal_unit(g: Assault, asked: heal.HealUnit, token: int) -> float:
    """The more a unit is worth, the better."""
    return float(board.value(g, g.race_of[asked.seat], tokens.UNIT.of(token)))


def make_room(g: Assault, asked: MakeRoom, token: int) -> float:
    """The cheaper the unit, the better."""
    return 1.0 - board.value(g, g.race_of[asked.seat], tokens.UNIT.of(token))


def penalty(g: Assault, asked: move.PayPenalty, token: int) -> float:
    """A card, or a wound: whichever is worth less."""
    if tokens.RESOURCE.has(token):
        return 0.0 - card_worth(g, asked.seat, tokens.RESOURCE.of(token))
    slot = tokens.UNIT.of(token)
    share = 1.0 if board.is_wounded(slot) else 0.4
    return -1.0 * board.value(g, g.race_of[asked.seat], slot) * share


def form_trip(g: Assault, asked: move.FormTrip, token: int) -> float:
    """One unit goes, unless another has a story to follow."""
    if token == DONE:
        return 0.15
    race = g.race_of[asked.seat]
    slot = tokens.UNIT.of(token)
    story = unit_errand(g, race, slot, asked.region)
    return story + (0.1 if g.picks else 1.0) - 0.05 * board.value(g, race, slot)


def some(g: Assault, asked: Decision[Assault], token: int) -> float:
    """Units that may follow, but need not."""
    return 0.3 if tokens.UNIT.has(token) else token_weight(g, asked, token)


def recruit(g: Assault, asked: RecruitUnit, token: int) -> float:
    """A recruit, if it is worth its price."""
    return 0.6 if token == DONE else token_weight(g, asked, token)


def kind_worth(g: Assault, seat: int, kind: int) -> float:
    """A recruit: strong ones first, while there is room for them."""
    race = g.race_of[seat]
    places = may_recruit_in(g, race)
    room = max([g.book.limit[race] - board.army_size(g, region) for region in places])
    twin = kind in (tokens.K_CHAMPION, tokens.K_SECOND_CHAMPION)
    if room <= 0 or (twin and all(has_champion(g, region) for region in places)):
        return -1.0  # it would only push its twin off the board
    return 0.5 + g.book.value[race * tokens.KINDS + kind]


def has_champion(g: Assault, region: int) -> bool:
    """Does a Champion stand in the region?"""
    units = board.army(g, region)
    return units[tokens.CHAMPION] + units[tokens.SECOND_CHAMPION] > 0


# Cards ------------------------------------------------------------------------------------------


def give_up(g: Assault, asked: Decision[Assault], token: int) -> float:
    """A card to trade away: bad ones."""
    if not tokens.RESOURCE.has(token):
        return token_weight(g, asked, token)
    return 0.6 - card_worth(g, asked.seat, tokens.RESOURCE.of(token))


def give_least(g: Assault, asked: Decision[Assault], token: int) -> float:
    """A card that must be given: the least."""
    if not tokens.RESOURCE.has(token):
        return token_weight(g, asked, token)
    return 0.0 - card_worth(g, asked.seat, tokens.RESOURCE.of(token))


def give_one(g: Assault, asked: taking.GiveOne, token: int) -> float:
    """A card that changes hands; where the taker picks, the best one."""
    worth = card_worth(g, asked.seat, tokens.RESOURCE.of(token))
    return worth if g.turn == asked.seat else 0.0 - worth


def ask_for(g: Assault, asked: trade.AskCards, token: int) -> float:
    """A card to ask for."""
    return token_weight(g, asked, token) - (0.5 if tokens.RESOURCE.has(token) else 0.0)


def turn_card(g: Assault, asked: UseTurnCards, token: int) -> float:
    """Food heals, if it is not needed for something better."""
    if not tokens.RESOURCE.has(token):
        return token_weight(g, asked, token)
    return 0.5 if card_worth(g, asked.seat, tokens.RESOURCE.of(token)) < 1.0 else -0.5


def battle_card(g: Assault, asked: totals.UseBattleCards, token: int) -> float:
    """Ore, Weaponry or a spell before the totals."""
    if tokens.RESOURCE.has(token):
        kind = tokens.RESOURCE.of(token)
        return 0.6 - card_worth(g, asked.seat, kind) + (0.5 if kind == tokens.ORE else 0.4)
    if tokens.is_spell(token) and any(
        effect.op == fx.CONVERT for effect in magic.effects_of(g, token)
    ):
        faces = board.fight(g).sides[asked.side].faces
        if not any(symbol_of(face) == ARCANE for face in faces):
            return -1.0
    return token_weight(g, asked, token)


def keep_spell(g: Assault, asked: magic.KeepSpell, token: int) -> float:
    """Spells for the totals of a battle are the most useful ones."""
    return 1.0 if g.book.spells[tokens.SPELL.of(token)].when == FOR_TOTALS else 0.5


def spell_worth(g: Assault, seat: int, token: int) -> float:
    """A spell to cast; the advanced form where the Artifact is not needed."""
    found = 0.8
    if tokens.ADVANCED.has(token):
        found = found + 0.7 - card_worth(g, seat, tokens.ARTIFACT)
    for effect in magic.effects_of(g, token):
        if effect.op in (fx.ADD_HITS, fx.ADD_BLOCKS):
            found += 0.2
        if effect.op in (fx.NO_PENALTY, fx.RELOCATE):  # fog, teleport: rarely worth a thought
            return -0.2
    return found


def trade_menu(g: Assault, asked: trade.TradeMenu, token: int) -> float:
    """Trade with the deck if the pile holds something much better than what one has."""
    if token == DONE:
        return 0.15
    if token != tokens.W_DECK:
        return -0.5
    seat = asked.seat
    cards = board.cards_of(g, seat)
    worst = min([card_worth(g, seat, kind) for kind in range(tokens.RESOURCES) if cards[kind]])
    pile = [card_worth(g, seat, kind) for kind in range(tokens.RESOURCES) if g.discard[kind] > 0]
    return max([0.9, *pile]) - worst


def answer(g: Assault, asked: trade.AnswerOffer, token: int) -> float:
    """What an offer would bring to the one who is asked."""
    if token != tokens.W_ACCEPT:
        return 0.0
    found = 0.0
    for kind in range(tokens.RESOURCES):
        worth = card_worth(g, asked.seat, kind)
        found += worth * (g.offer[kind] - g.offer[tokens.RESOURCES + kind])
    return found - 0.2


# Battles ----------------------------------------------------------------------------------------


def attack_menu(g: Assault, asked: attack.AttackMenu, token: int) -> float:
    """The best battle that could be fought now."""
    if token != tokens.W_BATTLE:
        return 0.4 if token == tokens.W_SHIFT else 0.2
    return best_strike(g, g.race_of[asked.seat])


def pick_dice(g: Assault, asked: PickDice, token: int) -> float:
    """Re-roll what shows nothing; convert whatever can be converted."""
    if token == DONE:
        return 0.15
    if asked.ability.op != fx.REROLL:
        return 1.0
    own = board.fight(g).sides[asked.side]
    symbol = symbol_of(own.faces[tokens.DIE.of(token) - (1 - own.special)])
    if symbol == MISS:
        return 1.0
    return 0.4 if symbol == ARCANE else -0.5 if symbol == HIT else 0.0


def set_die(g: Assault, asked: totals.SetDie, token: int) -> float:
    """The die that shows the fewest hits."""
    own = board.fight(g).sides[asked.side]
    return 2.0 - totals.hits_on(own, tokens.DIE.of(token) - (1 - own.special))


WEIGHTS: Final = ByDecision[Assault, int, float](token_weight)
WEIGHTS.on_all(move.TripStep, steps)
WEIGHTS.on_all(move.StartTrip, starts)
WEIGHTS.on(attack.AttackFrom, attack_from)
WEIGHTS.on(attack.AttackTo, attack_to)
WEIGHTS.on(giantslayers.PlaceSlayer, harm)
WEIGHTS.on(giantslayers.StepSlayer, harm)
WEIGHTS.on(wound.WoundRegion, harm)
WEIGHTS.on(giantslayers.SlayerAttack, slayer_attack)
WEIGHTS.on(special.UseSpecial, good_place)
WEIGHTS.on(heal.HealIn, good_place)
WEIGHTS.on(PickCasualty, casualty)
WEIGHTS.on(HoldTarget, strong_first)
WEIGHTS.on(wound.WoundUnits, strong_first)
WEIGHTS.on(heal.HealUnit, heal_unit)
WEIGHTS.on(MakeRoom, make_room)
WEIGHTS.on(move.PayPenalty, penalty)
WEIGHTS.on(move.FormTrip, form_trip)
WEIGHTS.on(attack.PickForce, until_done(-1.0, 1.0))  # everybody fights
WEIGHTS.on(special.PickRiders, some)
WEIGHTS.on(RecruitUnit, recruit)
WEIGHTS.on(trade.GiveCards, give_up)
WEIGHTS.on(trade.DiscardCards, give_up)
WEIGHTS.on(trade.ReturnCards, give_least)
WEIGHTS.on(taking.SwapFor, give_least)
WEIGHTS.on(taking.GiveOne, give_one)
WEIGHTS.on(trade.AskCards, ask_for)
WEIGHTS.on(UseTurnCards, turn_card)
WEIGHTS.on(totals.UseBattleCards, battle_card)
WEIGHTS.on(magic.KeepSpell, keep_spell)
WEIGHTS.on(trade.TradeMenu, trade_menu)
WEIGHTS.on(trade.AnswerOffer, answer)
WEIGHTS.on(attack.AttackMenu, attack_menu)
WEIGHTS.on(PickDice, pick_dice)
WEIGHTS.on(totals.SetDie, set_die)
WEIGHTS.on(Advance, until_done(0.5, 0.3))  # half of the survivors are enough
WEIGHTS.on(giantslayers.MoveSlayer, until_done(0.15, 0.0))  # better not
