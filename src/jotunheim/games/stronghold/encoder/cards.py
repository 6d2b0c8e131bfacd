"""Cards, stocks, hourglasses and what is under way as numbers, for research."""

from typing import Final

from jotunheim.games.stronghold.book.tables import HOURGLASS, PIECES
from jotunheim.games.stronghold.encoder.board import RITUAL_ROW, ritual
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.rules.hourglasses import cost
from jotunheim.games.stronghold.state import HAND, IN_HAND, REJECTED, REMOVED, USED, Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTIONS,
    CARDS,
    DEFENDER,
    HEROES,
    HEROICS,
    INVADER,
    LINE,
    OBJECTIVES,
    ORDERS,
    PATHS,
    PLANS,
    POSSESSION,
    RACES,
    SIDES,
)
from jotunheim.kernel.encoders import bits, one_of, share, shares

CARD_ROW: Final[int] = LINE + 6
CARD_MEANING: Final = (
    "an action card a row, as in the vocabulary, then Briefing, Resources, Maneuver: its place in the "
    "line; in the supply; removed; Spy; moved in this Briefing; being played; performed"
)
ACTION_ROW: Final[int] = 4
HEROIC_ROW: Final[int] = 2 + RITUAL_ROW
NUMBERS: Final[int] = 22
NUMBERS_MEANING: Final = (
    "round / 7; assault; hourglasses on hand, due, given less spent / 20; wood, wood on cards / 20; "
    "siege towers / 3; marksmen lost / 3; Hits, Misses in the pool / 26; ritual cards, targets revealed / "
    "5; defenders dead / 6; discount / 4; Minor, Major taken; limit / 7; marauders join; free moves / 5; "
    "ritual tokens back / 15; plans in hand / 3"
)


def cards(g: Stronghold, seat: int) -> list[float]:
    """The line, the supply, what left the game; all open (SH-HID-01)."""
    found: list[float] = []
    for card in range(CARDS):
        at = g.line.index(card) if card in g.line else -1
        found += one_of(at, LINE)
        found += [
            float(card in g.cards),
            float(card in g.removed),
            float(is_in(g.spies, card)),
            float(is_in(g.exchanged, card)),
            float(at >= 0 and at == g.at),
            float(at >= 0 and is_in(g.played, at)),
        ]
    return found


def actions(g: Stronghold, seat: int) -> list[float]:
    """Hourglasses on actions."""
    found: list[float] = []
    for action in range(ACTIONS):
        found += [
            share(g.hourglasses.placed[action], 10),
            share(cost(g, action), 10),
            float(is_in(g.hourglasses.performed, action)),
            float(is_in(g.hourglasses.completed, action)),
        ]
    return found


def heroics(g: Stronghold, seat: int) -> list[float]:
    """Heroic orders, and Possession on them."""
    found: list[float] = []
    for order in range(HEROICS):
        found += [float(is_in(g.heroic_used, order)), float(is_in(g.heroic_gone, order))]
        found += ritual(g, seat, POSSESSION, order)
    return found


def heroes(g: Stronghold, seat: int) -> list[float]:
    """Heroes who gave an order, and who may give none."""
    return bits(g.hero_used, HEROES) + bits(g.hero_barred, HEROES)


def plans(g: Stronghold, seat: int) -> list[float]:
    """Plans in hand and rejected, for the defender; used ones, for both (SH-HID-03)."""
    found: list[float] = []
    for zone in (HAND, REJECTED, USED):
        there = g.plans.zones[zone] if zone == USED or seat == DEFENDER else []
        found += [float(plan in there) for plan in range(PLANS)]
    return found


def objectives(g: Stronghold, seat: int) -> list[float]:
    """Objectives kept, offered, rejected, fulfilled."""
    kept = [float(card in g.goals.objectives) for card in range(OBJECTIVES)]
    offered = [float(card in g.goals.offered) for card in range(OBJECTIVES)]
    return (
        kept + offered + one_of(g.goals.rejected, OBJECTIVES) + bits(g.goals.fulfilled, OBJECTIVES)
    )


def orders(g: Stronghold, seat: int) -> list[float]:
    """Order tokens by kind: in the hand, if this seat can tell; out of the game."""
    hand = [0] * ORDERS
    gone = [0] * ORDERS
    for token, place in enumerate(g.hidden.order_at):
        kind = g.book.order_prints[token]
        if place == REMOVED:
            gone[kind] += 1
        elif place == IN_HAND and seat == INVADER:
            hand[kind] += 1
    return shares(hand, 2) + shares(gone, 2)


def units(g: Stronghold, seat: int) -> list[float]:
    """Units beside the board."""
    return [
        *shares(g.bag.counts, 100),
        *shares(g.bag.discards, 100),
        *shares(g.supply, 20),
        *shares(g.paid, 10),
        *shares(g.reserve, 20),
    ]


def stock(g: Stronghold, seat: int) -> list[float]:
    """Pieces left beside the board, as shares of all; hourglasses are no limit (SH-HG-08r)."""
    found: list[float] = []
    for piece in range(PIECES):
        most = max(g.book.piece_count[piece], 1)
        found.append(0.0 if piece == HOURGLASS else share(g.stock[piece], most))
    return found


def numbers(g: Stronghold, seat: int) -> list[float]:
    """Single numbers."""
    return [
        share(g.round, 7),
        float(g.assault),
        share(g.hourglasses.on_hand, 20),
        share(g.due, 20),
        share(g.hourglasses.given - g.hourglasses.spent, 20),
        share(g.wood, 20),
        share(g.paid_wood, 20),
        share(g.siege_towers, 3),
        share(g.lost, 3),
        share(g.siege.hit_cards, 26),
        share(g.siege.miss_cards, 26),
        share(g.goals.rituals, 5),
        share(g.goals.revealed, 5),
        share(g.combat.dead, 6),
        share(g.goals.discount, 4),
        *bits(g.maneuvers, 2),
        share(g.maneuver.limit, 7),
        float(g.maneuver.reached),
        share(g.free_moves, 5),
        share(g.hidden.ritual_back.bit_count(), 15),
        share(len(g.plans.zones[HAND]), 3),
    ]


def group(g: Stronghold, seat: int) -> list[float]:
    """The group on its way: who, who passes on, and by which path."""
    return [
        *shares(g.maneuver.group.units, 7),
        *one_of(g.maneuver.group.passing, RACES),
        *one_of(g.maneuver.group.onward, PATHS),
    ]


def blessed(g: Stronghold, seat: int) -> list[float]:
    """The blessed side."""
    return one_of(g.castle.blessed, SIDES)


def hit_deck(g: Stronghold, seat: int) -> list[float]:
    """Cards of the hit deck that were not turned."""
    return shares(g.combat.hits, 1)


def side(g: Stronghold, seat: int) -> list[float]:
    """Is this seat the invader?"""
    return [float(seat == INVADER)]
