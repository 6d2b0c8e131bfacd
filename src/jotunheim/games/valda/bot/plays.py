"""What an action card or an own option of a weapon is worth when it is played now."""

from typing import Final

from jotunheim.games.valda import effects as op
from jotunheim.games.valda.bot.rare import bought_cards, converted, moved_temple, recovered
from jotunheim.games.valda.bot.worth import (
    DIVINE_CARD,
    KARI,
    MORK,
    THRYM,
    WHITE_DIE,
    Worth,
    hand_size,
    harm,
)
from jotunheim.games.valda.effects import Effect
from jotunheim.games.valda.rules.building import has_space_for
from jotunheim.games.valda.rules.havens import may_lose
from jotunheim.games.valda.rules.resources import ordinary
from jotunheim.games.valda.state.table import VALDA_PHASE
from jotunheim.games.valda.tokens import (
    AREAS,
    BLOOD,
    BLUE,
    DIAMOND,
    DRILL,
    GOLD,
    MINE,
    NOBODY,
    RESOURCES,
    RUNE,
    SITES,
    YELLOW,
)

POINT: Final = 0.35  # an action or building point that comes on top
RESOURCE: Final = 0.33


def card_worth(worth: Worth, kind: int) -> float:
    """An action card, played now."""
    g = worth.g
    card = g.book.kinds[kind]
    if card.seduction and worth.level(MORK) > 0 and g.turn.phase == VALDA_PHASE:
        return 0.0  # it is free later in this turn (VA-GIA-06)
    found = 0.0
    for effect in card.effects:
        found += effect_worth(worth, effect)
    return found


def effect_worth(worth: Worth, effect: Effect) -> float:
    """One effect on the own board or hand."""
    which = effect.op
    if which == op.GAIN_RESOURCE:
        return effect.number * worth.gain(effect.kind)
    if which == op.GAIN_FOLLOWERS:
        return float(effect.number)
    if which == op.ROLL_FOLLOWERS:
        return die_worth(worth, effect.kind)
    if which == op.DRAW_MAIN:
        return effect.number * worth.card
    if which == op.DRAW_DIVINE:
        return DIVINE_CARD if worth.later > 0 else 0.3
    if which == op.DISCARD_FOR_FOLLOWERS:
        return sacrifice_worth(worth, effect.most)
    if which == op.FREE_BUILDING:
        return free_building(worth)
    if which == op.BUILDING_POINTS:
        return points_worth(worth, effect.number - worth.g.book.numbers.building_points)
    if which == op.TOKENS:
        return effect.number * POINT
    if which == op.SET_DIE:
        return 1.5 if can_preach(worth) else 0.6 if worth.later > 0 else 0.0
    return rare_worth(worth, effect)


def rare_worth(worth: Worth, effect: Effect) -> float:
    """Effects that depend on piles, other players or the map."""
    g = worth.g
    which = effect.op
    if which == op.RECOVER:
        return recovered(worth, effect)
    if which == op.CONVERT:
        return converted(worth, effect.most)
    if which == op.PEEK_DIVINE:
        return 0.02
    if which == op.BORROW_POWER:
        return borrow_worth(worth)
    if which == op.PAY_DRAW:
        return bought_cards(worth, effect)
    if which == op.MOVE_TEMPLE:
        return moved_temple(worth)
    if which == op.IGNORE_HAVENS or which == op.SHUFFLE_DISCARDS:
        return -0.5
    if which in (op.DEFENCE_MOD, op.IMMUNE_TEMPLES):
        return -0.2
    found = 0.0
    for other in range(g.seats):
        if other != worth.seat:
            found = max(found, strike(worth, effect, other))
    return found


def strike(worth: Worth, effect: Effect, other: int) -> float:
    """What an effect on another player is worth, if it is not defended."""
    g = worth.g
    which = effect.op
    hurt = harm(g, worth.seat, other)
    if which == op.LOSE_FOLLOWERS:
        return min(effect.number, may_lose(g, other, worth.seat)) * hurt
    if which == op.STEAL_FOLLOWERS:
        return min(effect.number, may_lose(g, other, worth.seat)) * (1.0 + hurt)
    if which == op.STEAL_RESOURCES:
        gain = RESOURCE if worth.phases > 0 else 0.02
        return min(effect.number, ordinary(g, other)) * (gain + RESOURCE * hurt)
    if which == op.LOSE_RESOURCES:
        return min(effect.number, ordinary(g, other)) * RESOURCE * hurt
    if which == op.STEAL_RUNE:
        rune = worth.price[RUNE]
        return min(effect.number, g.has(other, RUNE)) * (rune + 0.7 * hurt)
    return strike_cards(worth, effect, other, hurt)


def strike_cards(worth: Worth, effect: Effect, other: int, hurt: float) -> float:
    """Effects on another player's cards, temples and buildings."""
    g = worth.g
    which = effect.op
    if which == op.STEAL_CARD:
        return (worth.card + 0.4 * hurt) if hand_size(g, other) else 0.0
    if which == op.TAKE_CARD:
        return (2.0 * worth.card + 0.6 * hurt) if hand_size(g, other) else 0.0
    if which == op.DESTROY_CARD:
        return 0.4 * hurt if hand_size(g, other) else 0.0
    if which == op.SWAP_HANDS:
        more = hand_size(g, other) - hand_size(g, worth.seat) + 1
        return more * (worth.card + 0.4 * hurt)
    if which == op.PAY_LOSE_FOLLOWERS:
        blood = min(effect.most, g.has(worth.seat, BLOOD), may_lose(g, other, worth.seat))
        return blood * max(hurt - 0.8 * worth.price[BLOOD], 0.0)
    later = Worth(g, other).phases
    if which == op.FREEZE_TEMPLE:
        return (0.5 if effect.kind == op.FOR_ROUND else 0.5 * later) * hurt
    if which == op.DESTROY_TEMPLE:
        return (0.2 + 0.6 * later) * hurt
    if which == op.SWAP_TEMPLES:
        return 0.15 * later * (1.0 + hurt)
    return 0.55 * later * hurt if which == op.DESTROY_BUILDING else 0.0


def die_worth(worth: Worth, colour: int) -> float:
    """Followers of a die (VA-GIA-15)."""
    if colour == YELLOW:
        return 2.0
    if colour == BLUE:
        return 5.0 / 3.0
    return WHITE_DIE + 0.2 * worth.level(KARI)


def can_preach(worth: Worth) -> bool:
    """Has the player one of each resource for a sermon?"""
    first = worth.seat * RESOURCES
    goods = worth.g.goods
    return goods[first] > 0 and goods[first + DIAMOND] > 0 and goods[first + GOLD] > 0


def sacrifice_worth(worth: Worth, most: int) -> float:
    """A follower for each card that is worth less."""
    prints = worth.g.cards.veil.prints
    held = sorted([worth.hold(prints[card]) for card in worth.g.hand(worth.seat)])
    held.pop()  # the card itself is among the best
    found = 0.0
    for value in held[:most]:
        found += max(1.0 - value, 0.0)
    return found


def free_building(worth: Worth) -> float:
    """A mine or drill for nothing: the better one."""
    found = 0.0
    if has_space_for(worth.g, worth.seat, MINE):
        found = worth.mine()
    if has_space_for(worth.g, worth.seat, DRILL):
        found = max(found, worth.drill())
    return found


def points_worth(worth: Worth, number: int) -> float:
    """More building points: for runes, or for what could be paid."""
    if worth.level(THRYM) > 0:
        return number * 0.9
    goods = ordinary(worth.g, worth.seat)
    if goods >= 8 + 3 * worth.g.turn.building_points:
        return number * POINT
    return number * 0.2 if worth.later > 0 and not worth.g.switches.base else 0.0


def borrow_worth(worth: Worth) -> float:
    """The best level that can be borrowed, for one turn."""
    g = worth.g
    found = 0.0
    for site in range(AREAS * SITES):
        if g.sites[site] != NOBODY and g.sites[site] != worth.seat and g.frost[site] == 0:
            found = max(found, borrowed(worth, site // SITES))
    return found


def borrowed(worth: Worth, area: int) -> float:
    """A level more in an area, for this turn."""
    level = worth.levels[area]
    deity = worth.g.occupants[area]
    if level >= 2 or deity == NOBODY:
        return 0.0
    return (worth.power(deity, level + 1) - worth.power(deity, level)) / max(worth.phases, 1)
