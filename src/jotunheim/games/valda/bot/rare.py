"""What rare effects are worth: cards for spare resources, cards of a pile, temples that move."""

from typing import Final

from jotunheim.games.valda.book.tables import ATTACK, DEFENCE
from jotunheim.games.valda.bot.worth import GRIM, Worth
from jotunheim.games.valda.effects import RECOVER_ATTACK, Effect
from jotunheim.games.valda.rules.areas import has_room
from jotunheim.games.valda.state.table import PILES
from jotunheim.games.valda.tokens import (
    AREAS,
    BLOOD,
    DECK_B,
    DIAMOND,
    GOLD,
    NOBODY,
    RESOURCES,
)

TROUBLE: Final = 0.05  # a move that gains less is not worth a card
CANNOT: Final = -0.2


def bought_cards(worth: Worth, effect: Effect) -> float:
    """Cards for diamonds or gold, as long as a card is worth more than its price (VA-CRD-02)."""
    found = 0.0
    left = effect.most
    for kind in (DIAMOND, GOLD):
        have = worth.g.goods[worth.seat * RESOURCES + kind]
        while left > 0 and have >= effect.price:
            profit = purchase(worth, kind, have, effect.price)
            if profit <= 0.0:
                break
            found += profit
            have -= effect.price
            left -= 1
    return found


def purchase(worth: Worth, kind: int, have: int, price: int) -> float:
    """A card less so many of a resource; with Grim's power two or three cards are followers (VA-GIA-10, 11)."""
    grim = worth.level(GRIM)
    found = worth.card if grim == 0 else 0.5 if grim == 1 else 0.65
    for paid in range(price):
        found -= worth.price[kind] * worth.share(kind, have - paid)
    return found


def converted(worth: Worth, most: int) -> float:
    """Diamonds and gold into blood, as long as the next blood is worth more; one of each is kept."""
    goods = worth.g.goods
    first = worth.seat * RESOURCES
    blood = goods[first + BLOOD]
    left = [0, goods[first + DIAMOND], goods[first + GOLD]]
    found = 0.0
    for _turned in range(most):
        kind = DIAMOND if left[DIAMOND] > left[GOLD] else GOLD
        gain = worth.price[BLOOD] * worth.share(BLOOD, blood + 1)
        gain -= worth.price[kind] * worth.share(kind, left[kind])
        if left[kind] < 2 or gain <= 0.0:
            break
        found += gain
        left[kind] -= 1
        blood += 1
    return found


def recovered(worth: Worth, effect: Effect) -> float:
    """The best card of its type in pile B (VA-CRD-03)."""
    type_ = ATTACK if effect.kind == RECOVER_ATTACK else DEFENCE
    found = 0.0
    for kind in worth.g.cards.prints_in(PILES + DECK_B):
        if worth.g.book.types[kind] == type_:
            found = max(found, worth.hold(kind))
    return found


def moved_temple(worth: Worth) -> float:
    """The best move of an own temple: the level it brings, less the level it leaves."""
    g = worth.g
    found = CANNOT
    for area in range(AREAS):
        if g.temples(worth.seat, area) > 0:
            left = level_left(worth, area)
            for to in range(AREAS):
                if to != area and has_room(g, worth.seat, to):
                    found = max(found, level_more(worth, to) - left - TROUBLE)
    return found


def level_left(worth: Worth, area: int) -> float:
    """What a level less in an area costs in all turns to come."""
    level = worth.levels[area]
    deity = worth.g.occupants[area]
    if level == 0 or deity == NOBODY:
        return 0.0
    return worth.power(deity, level) - worth.power(deity, level - 1)


def level_more(worth: Worth, area: int) -> float:
    """What a level more in an area brings in all turns to come."""
    level = worth.levels[area]
    deity = worth.g.occupants[area]
    if level >= 2 or deity == NOBODY:
        return 0.0
    return worth.power(deity, level + 1) - worth.power(deity, level)
