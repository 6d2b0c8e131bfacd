"""A glance at battles: what dice bring on average, and what damage costs."""

from typing import final

from jotunheim.games.assault.book.tables import ARCANE, BLOCK, HIT
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.attack import may_attack_from
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import ATTACK, LEAD, MAGIC, NOBODY, RACES, SLOTS


@final
class Promise:
    """Hits and blocks that a side may expect."""

    def __init__(self, hits: float, blocks: float) -> None:
        self.hits = hits
        self.blocks = blocks


def promise(g: Assault, race: int, units: list[int], attacking: bool) -> Promise:
    """What these units may expect to roll, changes by the row included."""
    book = g.book
    dice = max(1, min(book.most_dice, board.army_strength(g, race, units)))
    own = book.means[race]
    grey = book.means[RACES]
    hits = own[HIT] + (dice - 1) * grey[HIT]
    blocks = own[BLOCK] + (dice - 1) * grey[BLOCK]
    arcane = own[ARCANE] + (dice - 1) * grey[ARCANE]
    seat = g.seat_of[race]
    if seat == NOBODY:
        return Promise(hits + 0.5, blocks + min(arcane, 1.5))
    if any(units[slot] > 0 and board.is_leader(slot) for slot in range(SLOTS)):
        hits += 0.4 * min(board.cards_right_of(g, seat, LEAD), dice)
    if attacking:
        turned = min(arcane, float(board.cards_left_of(g, seat, ATTACK) or g.row[seat]))
        hits += 2.0 * turned
        arcane -= turned
    blocks += min(arcane, float(board.cards_right_of(g, seat, MAGIC)))
    return Promise(hits, blocks)


def loss(g: Assault, race: int, units: list[int], damage: float) -> float:
    """The Ordning Value that so much damage will cost, when the owner picks the cheapest."""
    left = damage
    found = 0.0
    rest = units[:]
    while left > 0.3:
        slot = cheapest(g, race, rest)
        if slot == NOBODY:
            return found
        absorbs = board.fortitude(g, race, slot)
        if left >= absorbs or board.is_wounded(slot):
            found += board.value(g, race, slot)
        elif not board.is_champion(slot):
            found += 0.4 * board.value(g, race, slot) * left / absorbs
        rest[slot] -= 1
        left -= absorbs
    return found


def cheapest(g: Assault, race: int, units: list[int]) -> int:
    """The unit that a careful owner gives up first; a Champion must come first."""
    best = NOBODY
    price = 999.0
    for slot in range(SLOTS):
        if units[slot] > 0:
            if board.is_champion(slot):
                return slot
            cost = board.value(g, race, slot) / max(board.fortitude(g, race, slot), 1)
            if cost < price:
                best = slot
                price = cost
    return best


def best_strike(g: Assault, race: int) -> float:
    """What the best battle may bring that the race could fight now."""
    best = -9.0
    for region in board.friendly_regions(g, race):
        for worth in strikes_from(g, race, region):
            best = max(best, worth)
    return best


def strikes_from(g: Assault, race: int, region: int) -> list[float]:
    """What each battle that could be fought from a region may bring."""
    targets = may_attack_from(g, race, region)
    if not targets:
        return []
    force = board.army(g, region)
    mine = promise(g, race, force, True)
    return [strike_worth(g, race, force, mine, target) for target in targets]


def strike_worth(g: Assault, race: int, force: list[int], mine: Promise, region: int) -> float:
    """What an attack with this force on the region may bring, losses and conquest included."""
    enemy = g.owner[region]
    defenders = board.army(g, region)
    theirs = promise(g, enemy, defenders, False)
    damage = max(mine.hits - theirs.blocks, 0.0)
    suffered = max(theirs.hits - mine.blocks, 0.0)
    won = loss(g, enemy, defenders, damage)
    lost = loss(g, race, force, suffered)
    if g.seat_of[enemy] == NOBODY:
        lost *= 0.6  # nobody scores for what NPC giants fell
    beaten = damage >= board.army_fortitude(g, enemy, defenders)
    conquest = 1.0 if beaten and g.book.is_small_folk(region) else 0.0
    return won + conquest - 0.8 * lost
