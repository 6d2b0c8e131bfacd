"""Resources and runes: gains, payments, what is left in the supply (VA-RES).

Runes come from cards, building points and powers, never from dice (VA-RES-02).
"""

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import ORDINARY, RESOURCES, RUNE
from jotunheim.games.valda.words.events.turns import GAINS, PAYS


def runes_left(g: Valda) -> int:
    """Runes in the supply; -1: there is no limit (VA-RES-07)."""
    limit = g.switches.rune_limit
    if limit < 0:
        return -1
    return limit - sum([g.has(seat, RUNE) for seat in range(g.seats)])


def gain(g: Valda, seat: int, resource: int, number: int) -> None:
    """Resources from the supply, which is unlimited but for runes where the table limits them (VA-RES-06, 07)."""
    if resource == RUNE:
        left = runes_left(g)
        if 0 <= left < number:
            number = left
    if number > 0:
        g.goods[seat * RESOURCES + resource] += number
        g.tell(GAINS, (seat, resource, number))


def can_pay(g: Valda, seat: int, cost: list[int]) -> bool:
    """A cost is paid in full or not at all (VA-GEN-11)."""
    first = seat * RESOURCES
    goods = g.goods
    return (
        goods[first] >= cost[0]
        and goods[first + 1] >= cost[1]
        and goods[first + 2] >= cost[2]
        and goods[first + 3] >= cost[3]
    )


def pay(g: Valda, seat: int, cost: list[int]) -> None:
    """Resources go back to the supply."""
    first = seat * RESOURCES
    for resource in range(RESOURCES):
        g.goods[first + resource] -= cost[resource]
    if sum(cost):
        g.tell(PAYS, (seat, *cost))


def pay_one(g: Valda, seat: int, resource: int, number: int) -> None:
    """So many of one resource go back to the supply."""
    cost = [0] * RESOURCES
    cost[resource] = number
    pay(g, seat, cost)


def give(g: Valda, giver: int, taker: int, resource: int, number: int) -> None:
    """Resources go from one player to another."""
    g.goods[giver * RESOURCES + resource] -= number
    g.goods[taker * RESOURCES + resource] += number


def ordinary(g: Valda, seat: int) -> int:
    """Blood, diamonds and gold of a player together; "any resource" never means a rune (VA-RES-03)."""
    first = seat * RESOURCES
    return sum(g.goods[first : first + ORDINARY])


def has_set(g: Valda, seat: int, number: int) -> bool:
    """Has a player so many of one ordinary resource?"""
    goods = g.goods
    first = seat * RESOURCES
    return goods[first] >= number or goods[first + 1] >= number or goods[first + 2] >= number


def may_give(g: Valda, seat: int, number: int) -> list[int]:
    """Ordinary resources of which a player has so many."""
    return [kind for kind in range(ORDINARY) if g.has(seat, kind) >= number]
