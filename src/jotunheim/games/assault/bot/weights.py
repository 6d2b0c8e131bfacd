"""The rule of thumb: weights of all options, question by question."""

from typing import Final

from jotunheim.games.assault.book.tables import ARCANE, FOR_TOTALS, HIT, MISS, symbol_of
from jotunheim.games.assault.bot.battles import strike_worth
from jotunheim.games.assault.bot.commands import command_worth
from jotunheim.games.assault.bot.trips import start_worth, step_worth, unit_errand
from jotunheim.games.assault.bot.worth import army_worth, card_worth, region_worth
from jotunheim.games.assault.effects import (
    ADD_BLOCKS,
    ADD_HITS,
    CONVERT,
    NO_PENALTY,
    RELOCATE,
    REROLL,
)
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
    cards_of,
    cards_owned,
    fight,
    fortitude,
    friendly_regions,
    is_enemy,
    is_wounded,
    value,
)
from jotunheim.games.assault.rules.cards_on_turn import UseTurnCards
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import PickDice
from jotunheim.games.assault.rules.giantslayers import (
    MoveSlayer,
    PlaceSlayer,
    SlayerAttack,
    StepSlayer,
)
from jotunheim.games.assault.rules.heal import HealIn, HealUnit
from jotunheim.games.assault.rules.magic import KeepSpell, effects_of
from jotunheim.games.assault.rules.move import FormTrip, PayPenalty, StartTrip, TripStep
from jotunheim.games.assault.rules.recruit import RecruitUnit, may_recruit_in
from jotunheim.games.assault.rules.special import PickRiders, UseSpecial
from jotunheim.games.assault.rules.stacking import MakeRoom
from jotunheim.games.assault.rules.start_spells import HoldTarget
from jotunheim.games.assault.rules.taking import GiveOne, SwapFor
from jotunheim.games.assault.rules.totals import SetDie, UseBattleCards, hits_on
from jotunheim.games.assault.rules.trade import (
    AnswerOffer,
    AskCards,
    DiscardCards,
    GiveCards,
    ReturnCards,
    TradeMenu,
)
from jotunheim.games.assault.rules.wound import WoundRegion, WoundUnits
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    ADVANCED,
    AMOUNT,
    ARTIFACT,
    CHAMPION,
    CLOUD,
    COMMAND,
    DIE,
    EVENT,
    K_CHAMPION,
    K_SECOND_CHAMPION,
    KIND,
    KINDS,
    NOBODY,
    ORE,
    RACE,
    REGION,
    RESOURCE,
    RESOURCES,
    SECOND_CHAMPION,
    SLAYER,
    SPELL,
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
from jotunheim.kernel import DONE, PASS, ByDecision, Decision

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
    return [WEIGHTS.of(g, asked, token) for token in options]


def token_weight(g: Assault, asked: Decision[Assault], token: int) -> float:
    """An option by what it names, where the question does not matter."""
    seat = asked.seat
    if token in (PASS, DONE):
        return 0.15
    if REGION.has(token):
        return 0.2 + region_worth(g, seat, REGION.of(token))
    if UNIT.has(token):
        return 1.0
    if KIND.has(token):
        return kind_worth(g, seat, KIND.of(token))
    if COMMAND.has(token):
        return command_worth(g, seat, COMMAND.of(token))
    if RESOURCE.has(token):
        return card_worth(g, seat, RESOURCE.of(token))
    if is_spell(token):
        return spell_worth(g, seat, token)
    if EVENT.has(token):
        return float(g.book.events[EVENT.of(token)].points)
    if SLAYER.has(token):
        return 0.5
    if AMOUNT.has(token):
        return float(AMOUNT.of(token)) * (1.0 if g.race_of[seat] != CLOUD else 0.5)
    if RACE.has(token):
        other = g.seat_of[RACE.of(token)]
        return 0.1 * cards_owned(g, other) if other != NOBODY else 0.0
    return WORDS_WORTH.get(token, 0.0)


# Regions ----------------------------------------------------------------------------------------


def step(g: Assault, asked: TripStep, token: int) -> float:
    """The next region of a trip, or to stop here."""
    if token == W_STOP:
        return region_worth(g, asked.seat, g.at) + 0.02
    return step_worth(g, asked.seat, REGION.of(token))


def start(g: Assault, asked: StartTrip, token: int) -> float:
    """Where a trip starts."""
    return start_worth(g, asked.seat, REGION.of(token)) if token != DONE else 0.15


def attack_from(g: Assault, asked: AttackFrom, token: int) -> float:
    """The best battle from a region."""
    region = REGION.of(token)
    if asked.shift:
        return 0.1 * army_size(g, region)
    race = g.race_of[asked.seat]
    force = army(g, region)
    return max([strike_worth(g, race, force, r) for r in may_attack_from(g, race, region)])


def attack_to(g: Assault, asked: AttackTo, token: int) -> float:
    """The battle for a region."""
    region = REGION.of(token)
    if asked.shift:
        return region_worth(g, asked.seat, region)
    return strike_worth(g, g.race_of[asked.seat], army(g, asked.origin), region)


def harm(g: Assault, asked: Decision[Assault], token: int) -> float:
    """A region where giantslayers or an earthquake could hurt enemies."""
    region = REGION.of(token)
    enemies = is_enemy(g, g.race_of[asked.seat], region)
    return 0.3 * army_worth(g, region) if enemies else -0.5


def slayer_attack(g: Assault, asked: SlayerAttack, token: int) -> float:
    """An attack of giantslayers, or none."""
    return 0.2 if token == DONE else harm(g, asked, token)


def good_place(g: Assault, asked: Decision[Assault], token: int) -> float:
    """Questions where any region is good: to place a marker, to heal."""
    return 1.0 if REGION.has(token) else token_weight(g, asked, token)


# Units ------------------------------------------------------------------------------------------


def casualty(g: Assault, asked: PickCasualty, token: int) -> float:
    """The less value is lost for the damage absorbed, the better."""
    if SLAYER.has(token):
        return 0.5
    race = fight(g).sides[asked.side].race
    slot = UNIT.of(token)
    absorbs = fortitude(g, race, slot)
    price = -1.0 * value(g, race, slot)
    if asked.damage < absorbs and not is_wounded(slot):
        return 0.4 * price
    return price * asked.damage / max(min(absorbs, asked.damage), 1)


def strong_first(g: Assault, asked: Decision[Assault], token: int) -> float:
    """An enemy unit to hold or to wound."""
    return 1.0 + UNIT.of(token) if UNIT.has(token) else token_weight(g, asked, token)


def heal_unit(g: Assault, asked: HealUnit, token: int) -> float:
    """The dearer the unit, the better."""
    return float(value(g, g.race_of[asked.seat], UNIT.of(token)))


def make_room(g: Assault, asked: MakeRoom, token: int) -> float:
    """The cheaper the unit, the better."""
    return 1.0 - value(g, g.race_of[asked.seat], UNIT.of(token))


def penalty(g: Assault, asked: PayPenalty, token: int) -> float:
    """A card, or a wound: whichever is worth less."""
    if RESOURCE.has(token):
        return 0.0 - card_worth(g, asked.seat, RESOURCE.of(token))
    slot = UNIT.of(token)
    return -1.0 * value(g, g.race_of[asked.seat], slot) * (1.0 if is_wounded(slot) else 0.4)


def form_trip(g: Assault, asked: FormTrip, token: int) -> float:
    """One unit goes, unless another has a story to follow."""
    if token == DONE:
        return 0.15
    race = g.race_of[asked.seat]
    slot = UNIT.of(token)
    story = unit_errand(g, race, slot, asked.region)
    return story + (0.1 if g.picks else 1.0) - 0.05 * value(g, race, slot)


def everybody(g: Assault, asked: PickForce, token: int) -> float:
    """Everybody fights."""
    return -1.0 if token == DONE else 1.0


def some(g: Assault, asked: Decision[Assault], token: int) -> float:
    """Units that may follow, but need not."""
    return 0.3 if UNIT.has(token) else token_weight(g, asked, token)


def recruit(g: Assault, asked: RecruitUnit, token: int) -> float:
    """A recruit, if it is worth its price."""
    return 0.6 if token == DONE else token_weight(g, asked, token)


def kind_worth(g: Assault, seat: int, kind: int) -> float:
    """A recruit: strong ones first, while there is room for them."""
    race = g.race_of[seat]
    places = may_recruit_in(g, race)
    room = max([g.book.limit[race] - army_size(g, region) for region in places])
    if room <= 0 or (
        kind in (K_CHAMPION, K_SECOND_CHAMPION)
        and all(has_champion(g, region) for region in places)
    ):
        return -1.0  # it would only push its twin off the board
    return 0.5 + g.book.value[race * KINDS + kind]


def has_champion(g: Assault, region: int) -> bool:
    """Does a Champion stand in the region?"""
    units = army(g, region)
    return units[CHAMPION] + units[SECOND_CHAMPION] > 0


# Cards ------------------------------------------------------------------------------------------


def give_up(g: Assault, asked: Decision[Assault], token: int) -> float:
    """A card to trade away: bad ones."""
    if not RESOURCE.has(token):
        return token_weight(g, asked, token)
    return 0.6 - card_worth(g, asked.seat, RESOURCE.of(token))


def give_least(g: Assault, asked: Decision[Assault], token: int) -> float:
    """A card that must be given: the least."""
    if not RESOURCE.has(token):
        return token_weight(g, asked, token)
    return 0.0 - card_worth(g, asked.seat, RESOURCE.of(token))


def give_one(g: Assault, asked: GiveOne, token: int) -> float:
    """A card that changes hands; where the taker picks, the best one."""
    worth = card_worth(g, asked.seat, RESOURCE.of(token))
    return worth if g.turn == asked.seat else 0.0 - worth


def ask_for(g: Assault, asked: AskCards, token: int) -> float:
    """A card to ask for."""
    return token_weight(g, asked, token) - (0.5 if RESOURCE.has(token) else 0.0)


def turn_card(g: Assault, asked: UseTurnCards, token: int) -> float:
    """Food heals, if it is not needed for something better."""
    if not RESOURCE.has(token):
        return token_weight(g, asked, token)
    return 0.5 if card_worth(g, asked.seat, RESOURCE.of(token)) < 1.0 else -0.5


def battle_card(g: Assault, asked: UseBattleCards, token: int) -> float:
    """Ore, Weaponry or a spell before the totals."""
    if RESOURCE.has(token):
        kind = RESOURCE.of(token)
        return 0.6 - card_worth(g, asked.seat, kind) + (0.5 if kind == ORE else 0.4)
    if is_spell(token) and any(effect.op == CONVERT for effect in effects_of(g, token)):
        faces = fight(g).sides[asked.side].faces
        if not any(symbol_of(face) == ARCANE for face in faces):
            return -1.0
    return token_weight(g, asked, token)


def keep_spell(g: Assault, asked: KeepSpell, token: int) -> float:
    """Spells for the totals of a battle are the most useful ones."""
    return 1.0 if g.book.spells[SPELL.of(token)].when == FOR_TOTALS else 0.5


def spell_worth(g: Assault, seat: int, token: int) -> float:
    """A spell to cast; the advanced form where the Artifact is not needed."""
    found = 0.8
    if ADVANCED.has(token):
        found = found + 0.7 - card_worth(g, seat, ARTIFACT)
    for effect in effects_of(g, token):
        if effect.op in (ADD_HITS, ADD_BLOCKS):
            found += 0.2
        if effect.op in (NO_PENALTY, RELOCATE):  # fog, teleport: rarely worth a thought
            return -0.2
    return found


def trade(g: Assault, asked: TradeMenu, token: int) -> float:
    """Trade with the deck if the pile holds something much better than what one has."""
    if token == DONE:
        return 0.15
    if token != W_DECK:
        return -0.5
    seat = asked.seat
    cards = cards_of(g, seat)
    worst = min([card_worth(g, seat, kind) for kind in range(RESOURCES) if cards[kind]])
    pile = [card_worth(g, seat, kind) for kind in range(RESOURCES) if g.discard[kind] > 0]
    return max([0.9, *pile]) - worst


def answer(g: Assault, asked: AnswerOffer, token: int) -> float:
    """What an offer would bring to the one who is asked."""
    if token != W_ACCEPT:
        return 0.0
    found = 0.0
    for kind in range(RESOURCES):
        worth = card_worth(g, asked.seat, kind)
        found += worth * (g.offer[kind] - g.offer[RESOURCES + kind])
    return found - 0.2


# Battles ----------------------------------------------------------------------------------------


def attack_menu(g: Assault, asked: AttackMenu, token: int) -> float:
    """The best battle that could be fought now."""
    if token != W_BATTLE:
        return 0.4 if token == W_SHIFT else 0.2
    race = g.race_of[asked.seat]
    best = -9.0
    for region in friendly_regions(g, race):
        force = army(g, region)
        for target in may_attack_from(g, race, region):
            best = max(best, strike_worth(g, race, force, target))
    return best


def pick_dice(g: Assault, asked: PickDice, token: int) -> float:
    """Re-roll what shows nothing; convert whatever can be converted."""
    if token == DONE:
        return 0.15
    if asked.ability.op != REROLL:
        return 1.0
    own = fight(g).sides[asked.side]
    symbol = symbol_of(own.faces[DIE.of(token) - (1 - own.special)])
    if symbol == MISS:
        return 1.0
    return 0.4 if symbol == ARCANE else -0.5 if symbol == HIT else 0.0


def set_die(g: Assault, asked: SetDie, token: int) -> float:
    """The die that shows the fewest hits."""
    own = fight(g).sides[asked.side]
    return 2.0 - hits_on(own, DIE.of(token) - (1 - own.special))


def advance(g: Assault, asked: Advance, token: int) -> float:
    """Half of the survivors are enough."""
    return 0.5 if token == DONE else 0.3


def move_slayer(g: Assault, asked: MoveSlayer, token: int) -> float:
    """Better not."""
    return 0.15 if token == DONE else 0.0


WEIGHTS: Final = ByDecision[Assault, int, float](token_weight)
WEIGHTS.on(TripStep, step)
WEIGHTS.on(StartTrip, start)
WEIGHTS.on(AttackFrom, attack_from)
WEIGHTS.on(AttackTo, attack_to)
WEIGHTS.on(PlaceSlayer, harm)
WEIGHTS.on(StepSlayer, harm)
WEIGHTS.on(WoundRegion, harm)
WEIGHTS.on(SlayerAttack, slayer_attack)
WEIGHTS.on(UseSpecial, good_place)
WEIGHTS.on(HealIn, good_place)
WEIGHTS.on(PickCasualty, casualty)
WEIGHTS.on(HoldTarget, strong_first)
WEIGHTS.on(WoundUnits, strong_first)
WEIGHTS.on(HealUnit, heal_unit)
WEIGHTS.on(MakeRoom, make_room)
WEIGHTS.on(PayPenalty, penalty)
WEIGHTS.on(FormTrip, form_trip)
WEIGHTS.on(PickForce, everybody)
WEIGHTS.on(PickRiders, some)
WEIGHTS.on(RecruitUnit, recruit)
WEIGHTS.on(GiveCards, give_up)
WEIGHTS.on(DiscardCards, give_up)
WEIGHTS.on(ReturnCards, give_least)
WEIGHTS.on(SwapFor, give_least)
WEIGHTS.on(GiveOne, give_one)
WEIGHTS.on(AskCards, ask_for)
WEIGHTS.on(UseTurnCards, turn_card)
WEIGHTS.on(UseBattleCards, battle_card)
WEIGHTS.on(KeepSpell, keep_spell)
WEIGHTS.on(TradeMenu, trade)
WEIGHTS.on(AnswerOffer, answer)
WEIGHTS.on(AttackMenu, attack_menu)
WEIGHTS.on(PickDice, pick_dice)
WEIGHTS.on(SetDie, set_die)
WEIGHTS.on(Advance, advance)
WEIGHTS.on(MoveSlayer, move_slayer)
