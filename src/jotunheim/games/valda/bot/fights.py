"""Windows: attacks, defences, weapons that interrupt."""

from typing import Final

from jotunheim.games.valda import effects as op
from jotunheim.games.valda.book.tables import ADD_DEFENCE, DEFENCE, DEFENCE_RUNES
from jotunheim.games.valda.bot.choices import aimed, level_worth
from jotunheim.games.valda.bot.menus import followers_menu, valda_menu
from jotunheim.games.valda.bot.plays import strike
from jotunheim.games.valda.bot.weights import WEIGHTS
from jotunheim.games.valda.bot.worth import HOLD, Worth, harm, turns_to_come
from jotunheim.games.valda.rules import attack, launch
from jotunheim.games.valda.rules import followers as followers_phase
from jotunheim.games.valda.rules import valda as valda_phase
from jotunheim.games.valda.rules.actions import ANSWERS
from jotunheim.games.valda.rules.areas import power
from jotunheim.games.valda.rules.attack import BEFORE, CLAIMS, OPPORTUNITIES
from jotunheim.games.valda.rules.building import BACKSTABS
from jotunheim.games.valda.rules.defence import (
    ADDITIONS,
    DEFENCES,
    ShieldWith,
    attack_total,
    defence_total,
)
from jotunheim.games.valda.rules.divine import DRAWN
from jotunheim.games.valda.rules.losses import LOSSES
from jotunheim.games.valda.rules.steals import STEALS_WINDOW
from jotunheim.games.valda.rules.temples import THREATENED
from jotunheim.games.valda.rules.weapons import first_op
from jotunheim.games.valda.state.table import HANDS, PLAYED, Valda
from jotunheim.games.valda.tokens import CARD, OPTION, PLAYER, TEMPLE, TEMPLE_BUILDING
from jotunheim.kernel import PASS, React

WEAPON: Final = 0.5  # what a weapon may still be good for
NEVER: Final = -1.0


def react(g: Valda, asked: React[Valda], options: list[int]) -> list[float]:
    """By window; passing is 0."""
    reactions = asked.window.reactions
    seat = asked.seat
    if reactions is OPPORTUNITIES:
        return launched(g, seat, options)
    if reactions is DEFENCES:
        return defended(g, seat, options)
    if reactions is valda_phase.LAST_CARDS:
        return valda_menu(g, seat, options)
    if reactions is followers_phase.LAST_CARDS:
        return followers_menu(g, seat, options)
    if reactions is BEFORE:
        return before(g, seat, options)
    return interrupted(g, reactions_worth(g, asked), options)


def interrupted(g: Valda, worth: float, options: list[int]) -> list[float]:
    """One weapon or none."""
    return [0.0 if token == PASS else worth for token in options]


def reactions_worth(g: Valda, asked: React[Valda]) -> float:
    """What the only weapon of a window would bring."""
    reactions = asked.window.reactions
    seat = asked.seat
    if reactions is LOSSES:
        return g.lost - 0.6
    if reactions is THREATENED:
        return 1.0
    if reactions is ADDITIONS:
        return added(g, seat)
    if reactions is CLAIMS:
        return 0.6 * stake(g, seat, g.attack.part().target) - 0.3
    if reactions is STEALS_WINDOW:
        loot = g.loots[0]
        hurt = harm(g, seat, loot.victim)
        return (1.0 if loot.followers else 0.35) * (1.0 + hurt) - WEAPON
    if reactions is ANSWERS:
        return HOLD[g.cards.prints_in(PLAYED)[0]] * harm(g, seat, g.active) - WEAPON
    if reactions is BACKSTABS:
        built = 1.6 if g.building.kind == TEMPLE_BUILDING else 0.5
        return built * harm(g, seat, g.building.seat) - WEAPON
    if reactions is DRAWN:
        return 0.6 * (1.0 + harm(g, seat, g.drawer)) - 0.6
    return NEVER


# Attacks ------------------------------------------------------------------------------------------


def launched(g: Valda, seat: int, options: list[int]) -> list[float]:
    """The attack that is worth most, if it is worth more than its card."""
    worth = Worth(g, seat)
    found: list[float] = []
    for token in options:
        if token == PASS:
            found.append(0.0)
        elif CARD.has(token):
            found.append(card_attack(worth, CARD.of(token)))
        else:
            found.append(armed(worth, OPTION.of(token), options))
    return found


def card_attack(worth: Worth, kind: int) -> float:
    """What an attack is likely to bring, less what its card is worth in the hand."""
    g = worth.g
    chance = 0.4 + 0.1 * (g.book.values[kind] - 2)
    if g.attack.unblockable and g.attack.attacker == worth.seat:
        chance = 1.0
    spent = 0.25 if worth.later > 0 else 0.02
    return chance * effects_on(worth, kind, g.active) - spent


def effects_on(worth: Worth, kind: int, target: int) -> float:
    """All effects of an attack card, on all whom it hits."""
    g = worth.g
    card = g.book.kinds[kind]
    found = 0.0
    for effect in card.effects:
        if card.all:
            for other in range(g.seats):
                if other != worth.seat:
                    found += strike(worth, effect, other)
        else:
            found += strike(worth, effect, target)
    return found


def armed(worth: Worth, option: int, options: list[int]) -> float:
    """A weapon of the launch: only for an attack that is worth it."""
    best = 0.0
    for token in options:
        if CARD.has(token):
            best = max(best, effects_on(worth, CARD.of(token), worth.g.active))
    if first_op(worth.g, option) == op.IGNORE_HAVENS:
        return NEVER
    return best - 1.4 if worth.later > 0 else best - 0.5


def launch_now(g: Valda, asked: attack.Launch, options: list[int]) -> list[float]:
    """The best attack."""
    return launched(g, asked.seat, options)


def second_card(g: Valda, asked: launch.SecondCard, options: list[int]) -> list[float]:
    """A high value that is not worth much."""
    return [g.book.values[CARD.of(t)] - HOLD[CARD.of(t)] for t in options]


def name_object(g: Valda, asked: launch.NameObject, options: list[int]) -> list[float]:
    """What the target needs most."""
    return aimed(g, g.attack.part().target, options)


def name_own(g: Valda, asked: launch.NameOwn, options: list[int]) -> list[float]:
    """The temple that is worth least."""
    worth = Worth(g, asked.seat)
    return [0.0 - level_worth(worth, TEMPLE.of(token) // 2) for token in options]


def new_target(g: Valda, asked: attack.NewTarget, options: list[int]) -> list[float]:
    """The player who is ahead."""
    return [harm(g, asked.seat, PLAYER.of(token)) for token in options]


def stake(g: Valda, seat: int, target: int) -> float:
    """What the attack under way is worth to its attacker, or costs its target."""
    kind = g.attack.card
    if seat == g.attack.attacker:
        found = 0.0
        worth = Worth(g, seat)
        for effect in g.book.kinds[kind].effects:
            found += strike(worth, effect, target)
        return found
    return loss(g, kind, target)


def loss(g: Valda, kind: int, target: int) -> float:
    """What an attack card costs its target."""
    thief = Worth(g, g.attack.attacker)
    found = 0.0
    later = turns_to_come(g, target)
    for effect in g.book.kinds[kind].effects:
        hurt = harm(g, thief.seat, target)
        found += strike(thief, effect, target) / (1.0 + hurt if takes(effect.op) else hurt)
    return found if later > 0 or kind_counts(g, kind) else 0.2 * found


def takes(which: int) -> bool:
    """Does the attacker get what the target loses?"""
    return which in (op.STEAL_FOLLOWERS, op.STEAL_RESOURCES, op.STEAL_RUNE, op.STEAL_CARD)


def kind_counts(g: Valda, kind: int) -> bool:
    """Does the card cost followers, which count to the end?"""
    first = g.book.kinds[kind].effects[0].op
    return first in (op.LOSE_FOLLOWERS, op.STEAL_FOLLOWERS, op.PAY_LOSE_FOLLOWERS)


def added(g: Valda, seat: int) -> float:
    """Puddle of Mud against a defence that stands."""
    if seat != g.attack.attacker:
        return NEVER
    part = g.attack.part()
    gap = defence_total(g, part) - attack_total(g, part)
    return 0.6 * stake(g, seat, part.target) - WEAPON if gap < 3 else NEVER


# Defence ------------------------------------------------------------------------------------------


def defended(g: Valda, seat: int, options: list[int]) -> list[float]:
    """The cheapest cards that hold, if what is at stake is worth more."""
    part = g.attack.part()
    needed = attack_total(g, part) - defence_total(g, part)
    if not part.defence:
        needed -= power(g, seat, ADD_DEFENCE) + g.turn.oaths[seat]
    at_stake = loss(g, g.attack.card, seat) + 0.5 * power(g, seat, DEFENCE_RUNES)
    if part.defence:
        at_stake += 0.3
    enough = strength(g, seat) >= needed
    found: list[float] = []
    for token in options:
        if token == PASS:
            found.append(0.0)
        elif not enough or not CARD.has(token):
            found.append(at_stake - 1.5 if enough and at_stake > 0 else NEVER)
        else:
            found.append(at_stake - shield(g, CARD.of(token), needed))
    return found


def shield(g: Valda, kind: int, needed: int) -> float:
    """What it costs to defend with this card first; a high value is spent on a high attack."""
    value = g.book.values[kind]
    if value >= needed:
        return 0.6 * HOLD[kind] + 0.02 * (value - needed)
    return 0.6 * HOLD[kind] + 0.35 + 0.03 * (needed - value)


def strength(g: Valda, seat: int) -> int:
    """All defence cards of the hand together."""
    prints = g.cards.veil.prints
    found = 0
    for card in g.cards.zones[HANDS + seat]:
        kind = prints[card]
        if g.book.types[kind] == DEFENCE:
            found += g.book.values[kind]
    return found


def before(g: Valda, seat: int, options: list[int]) -> list[float]:
    """The target saves what is worth a weapon; the others let it happen."""
    if seat != g.attack.part().target:
        return interrupted(g, NEVER, options)
    at_stake = loss(g, g.attack.card, seat)
    found: list[float] = []
    for token in options:
        if token == PASS:
            found.append(0.0)
        else:
            found.append(at_stake + answer(g, first_op(g, OPTION.of(token))))
    return found


def answer(g: Valda, which: int) -> float:
    """What speaks for an answer besides what is at stake."""
    if which == op.CANCEL_ATTACK:
        return 0.3 - 0.7
    if which == op.IMMUNE_TEMPLES:
        return -0.2
    return -2.0 if which == op.DEFENCE_MOD else -0.8


def shield_with(g: Valda, asked: ShieldWith, options: list[int]) -> list[float]:
    """The least useful attack that holds."""
    part = g.attack.part()
    needed = attack_total(g, part) - defence_total(g, part)
    return [0.0 - shield(g, CARD.of(token), needed) for token in options]


WEIGHTS.on(React, react)
WEIGHTS.on(attack.Launch, launch_now)
WEIGHTS.on(attack.NewTarget, new_target)
WEIGHTS.on(launch.SecondCard, second_card)
WEIGHTS.on(launch.NameObject, name_object)
WEIGHTS.on(launch.NameOwn, name_own)
WEIGHTS.on(ShieldWith, shield_with)
