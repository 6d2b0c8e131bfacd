"""Weights of all options, question by question."""

from jotunheim.games.assault.book.tables import ARCANE, HIT, symbol_of
from jotunheim.games.assault.bot.battles import strike_worth
from jotunheim.games.assault.bot.commands import command_worth
from jotunheim.games.assault.bot.trips import start_worth, step_worth, unit_errand
from jotunheim.games.assault.bot.worth import army_worth, card_worth, region_worth
from jotunheim.games.assault.effects import ADD_BLOCKS, ADD_HITS, CONVERT, REROLL
from jotunheim.games.assault.rules.attack import (
    AttackFrom,
    AttackMenu,
    AttackTo,
    PickForce,
    may_attack_from,
)
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.rules.board import (
    army,
    army_size,
    fight,
    fortitude,
    friendly_regions,
    is_enemy,
    is_wounded,
    value,
)
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import PickDice
from jotunheim.games.assault.rules.giantslayers import MoveSlayer, PlaceSlayer, SlayerAttack
from jotunheim.games.assault.rules.magic import effects_of
from jotunheim.games.assault.rules.move import FormTrip
from jotunheim.games.assault.rules.recruit import RecruitUnit, may_recruit_in
from jotunheim.games.assault.rules.totals import SetDie, UseBattleCards, hits_on
from jotunheim.games.assault.rules.trade import AnswerOffer, AskCards, SearchDiscard, TradeMenu
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    AMOUNT,
    CHAMPION,
    CLOUD,
    COMMAND,
    DIE,
    EVENT,
    KIND,
    KINDS,
    NOBODY,
    RACE,
    REGION,
    RESOURCE,
    RESOURCES,
    SECOND_CHAMPION,
    SLAYER,
    UNIT,
    W_ACCEPT,
    W_ACTIVATE,
    W_ATTACK,
    W_BATTLE,
    W_DECK,
    W_DISCARD,
    W_DRAW,
    W_FEED,
    W_FORGE,
    W_LEADER,
    W_MAGIC,
    W_PLACE,
    W_REROLL,
    W_RETURN,
    W_SHIFT,
    W_STOP,
    W_SWAP,
    W_TAKE,
    W_TREASURE,
    is_spell,
)
from jotunheim.kernel import DONE, PASS, Decision

# Words that are good in themselves, wherever they are offered.
WORDS_WORTH: dict[int, float] = {
    W_FEED: 2.0,
    W_TREASURE: 3.0,
    W_FORGE: 1.5,
    W_SWAP: 0.5,
    W_TAKE: 1.2,
    W_PLACE: 2.0,
    W_ACTIVATE: 1.0,
    W_RETURN: 2.0,
    W_DRAW: 0.8,
    W_DISCARD: 0.3,
    W_LEADER: 3.0,
    W_REROLL: 3.0,
    W_ATTACK: 2.0,
    W_MAGIC: 1.0,
}


def weigh(g: Assault, options: list[int]) -> list[float]:
    """How good each option looks to the asked seat; more is better."""
    asked = g.asked
    if asked is None:
        return [0.0] * len(options)
    return [weight(g, asked, token) for token in options]


def weight(g: Assault, asked: Decision[Assault], token: int) -> float:
    """One option."""
    if token in (PASS, DONE):
        return stopping_worth(g, asked)
    if REGION.has(token):
        return place_worth(g, asked, REGION.of(token))
    if UNIT.has(token):
        return unit_worth(g, asked, UNIT.of(token))
    if KIND.has(token):
        return kind_worth(g, asked.seat, KIND.of(token))
    if COMMAND.has(token):
        return command_worth(g, asked.seat, COMMAND.of(token))
    if RESOURCE.has(token):
        return resource_worth(g, asked, RESOURCE.of(token))
    if is_spell(token):
        return spell_worth(g, asked, token)
    if EVENT.has(token):
        return float(g.book.events[EVENT.of(token)].points)
    if DIE.has(token):
        return die_worth(g, asked, DIE.of(token))
    return word_worth(g, asked, token)


def stopping_worth(g: Assault, asked: Decision[Assault]) -> float:
    """Passing, or being done."""
    if isinstance(asked, PickForce):
        return -1.0  # everybody fights
    if isinstance(asked, Advance):
        return 0.5
    if isinstance(asked, (SlayerAttack, AttackMenu)):
        return 0.2
    if isinstance(asked, RecruitUnit):
        return 0.6
    return 0.15


def place_worth(g: Assault, asked: Decision[Assault], region: int) -> float:
    """A region, for whatever is asked."""
    seat = asked.seat
    race = g.race_of[seat]
    question = asked.name()
    if question == "StartTrip":
        return start_worth(g, seat, region)
    if question == "TripStep":
        return step_worth(g, seat, region)
    if isinstance(asked, AttackFrom):
        if asked.shift:
            return 0.1 * army_size(g, region)
        found = [
            strike_worth(g, race, army(g, region), r) for r in may_attack_from(g, race, region)
        ]
        return max(found)
    if isinstance(asked, AttackTo):
        if asked.shift:
            return region_worth(g, seat, region)
        return strike_worth(g, race, army(g, asked.origin), region)
    if isinstance(asked, (PlaceSlayer, SlayerAttack)) or question in ("StepSlayer", "WoundRegion"):
        return 0.3 * army_worth(g, region) if is_enemy(g, race, region) else -0.5
    if question == "UseSpecial":
        return 1.0
    if question == "HealIn":
        return 1.0
    return 0.2 + region_worth(g, seat, region)


def unit_worth(g: Assault, asked: Decision[Assault], slot: int) -> float:
    """A unit, for whatever is asked."""
    race = g.race_of[asked.seat]
    question = asked.name()
    if isinstance(asked, PickCasualty):
        owner = fight(g).sides[asked.side].race
        return casualty_worth(g, owner, slot, asked.damage)
    if question in ("HoldTarget", "WoundUnits"):
        return 1.0 + slot
    if question == "HealUnit":
        return float(value(g, race, slot))
    if question == "MakeRoom":
        return 1.0 - value(g, race, slot)
    if question == "PayPenalty":
        return -1.0 * value(g, race, slot) * (1.0 if is_wounded(slot) else 0.4)
    if question == "FormTrip":
        story = unit_errand(g, race, slot, asked.region) if isinstance(asked, FormTrip) else 0.0
        return story + (0.1 if g.picks else 1.0) - 0.05 * value(g, race, slot)
    if isinstance(asked, Advance):
        return 0.3
    if question == "PickRiders":
        return 0.3
    return 1.0


def casualty_worth(g: Assault, race: int, slot: int, damage: int) -> float:
    """The less value is lost for the damage absorbed, the better."""
    absorbs = fortitude(g, race, slot)
    if damage < absorbs and not is_wounded(slot):
        return -0.4 * value(g, race, slot)
    return -1.0 * value(g, race, slot) * damage / max(min(absorbs, damage), 1)


def kind_worth(g: Assault, seat: int, kind: int) -> float:
    """A recruit: strong ones first, while there is room for them."""
    race = g.race_of[seat]
    places = may_recruit_in(g, race)
    room = max([g.book.limit[race] - army_size(g, region) for region in places])
    if room <= 0 or (kind in (2, 3) and all(has_champion(g, region) for region in places)):
        return -1.0  # it would only push its twin off the board
    return 0.5 + g.book.value[race * KINDS + kind]


def has_champion(g: Assault, region: int) -> bool:
    """Does a Champion stand in the region?"""
    units = army(g, region)
    return units[CHAMPION] + units[SECOND_CHAMPION] > 0


def resource_worth(g: Assault, asked: Decision[Assault], kind: int) -> float:
    """A Resource Card, taken or given."""
    worth = card_worth(g, asked.seat, kind)
    question = asked.name()
    if question in ("GiveCards", "ReturnCards", "DiscardCards", "PayPenalty", "GiveOne", "SwapFor"):
        if question == "GiveOne" and g.turn == asked.seat:
            return worth  # the taker picks
        return 0.6 - worth if question in ("GiveCards", "DiscardCards") else 0.0 - worth
    if isinstance(asked, UseBattleCards):
        return 0.6 - worth + (0.5 if kind == 1 else 0.4)
    if question == "UseTurnCards":
        return 0.5 if card_worth(g, asked.seat, kind) < 1.0 else -0.5
    if isinstance(asked, AskCards):
        return worth - 0.5
    if isinstance(asked, SearchDiscard):
        return worth
    return worth


def spell_worth(g: Assault, asked: Decision[Assault], token: int) -> float:
    """A spell to keep or to cast; the advanced form where the Artifact is not needed."""
    if asked.name() == "KeepSpell":
        return 1.0 if g.book.spells[token - 50].when == 3 else 0.5
    advanced = token >= 68
    price = card_worth(g, asked.seat, 3) if advanced else 0.0
    found = 0.8 + (0.7 if advanced else 0.0) - price
    for effect in effects_of(g, token):
        if effect.op in (ADD_HITS, ADD_BLOCKS):
            found += 0.2
        if effect.op == CONVERT and isinstance(asked, UseBattleCards):
            own = fight(g).sides[asked.side]
            if not any(symbol_of(face) == ARCANE for face in own.faces):
                return -1.0
        if effect.op in (1, 2):  # fog, teleport: rarely worth a thought
            return -0.2
    return found


def die_worth(g: Assault, asked: Decision[Assault], number: int) -> float:
    """Re-roll what shows nothing; convert whatever can be converted."""
    if isinstance(asked, PickDice):
        own = fight(g).sides[asked.side]
        if asked.ability.op != REROLL:
            return 1.0
        face = own.faces[number - (1 - own.special)]
        if face == 0:
            return 1.0
        return 0.4 if symbol_of(face) == ARCANE else -0.5 if symbol_of(face) == HIT else 0.0
    if isinstance(asked, SetDie):
        own = fight(g).sides[asked.side]
        return 2.0 - hits_on(own, number - (1 - own.special))
    return 0.0


def word_worth(g: Assault, asked: Decision[Assault], token: int) -> float:
    """Single words, giantslayers, opponents, amounts."""
    seat = asked.seat
    if token == W_STOP:
        return region_worth(g, seat, g.at) + 0.02
    if token == W_BATTLE:
        return best_strike(g, seat)
    if token == W_SHIFT:
        return 0.4
    if isinstance(asked, TradeMenu):
        return trade_worth(g, seat, token)
    if isinstance(asked, AnswerOffer):
        return offer_worth(g, seat) if token == W_ACCEPT else 0.0
    if isinstance(asked, MoveSlayer):
        return 0.0
    if SLAYER.has(token):
        return 0.5
    if AMOUNT.has(token):
        return float(AMOUNT.of(token)) * (1.0 if g.race_of[seat] != CLOUD else 0.5)
    if RACE.has(token):
        other = g.seat_of[RACE.of(token)]
        return 0.1 * sum(g.resources[other * 7 : other * 7 + 7]) if other != NOBODY else 0.0
    return WORDS_WORTH.get(token, 0.0)


def best_strike(g: Assault, seat: int) -> float:
    """The best battle that could be fought now."""
    race = g.race_of[seat]
    best = -9.0
    for region in friendly_regions(g, race):
        force = army(g, region)
        for target in may_attack_from(g, race, region):
            best = max(best, strike_worth(g, race, force, target))
    return best


def trade_worth(g: Assault, seat: int, token: int) -> float:
    """Trade with the deck if the pile holds something much better than what one has."""
    if token != W_DECK:
        return -0.5
    worst = min([card_worth(g, seat, k) for k in range(RESOURCES) if g.resources[seat * 7 + k]])
    pile = [card_worth(g, seat, k) for k in range(RESOURCES) if g.discard[k] > 0]
    return max([0.9, *pile]) - worst


def offer_worth(g: Assault, seat: int) -> float:
    """What an offer would bring to the one who is asked."""
    found = 0.0
    for kind in range(RESOURCES):
        worth = card_worth(g, seat, kind)
        found += worth * (g.offer[kind] - g.offer[RESOURCES + kind])
    return found - 0.2
