"""The question as numbers, for research: what this seat is asked, about where and how many.

Whether others are asked covertly is no part of it (AG-INF-09).
"""

from typing import Final

from jotunheim.games.assault import setup, turn
from jotunheim.games.assault.rules import (
    attack,
    battle,
    cards_on_turn,
    casualties,
    dice,
    events,
    giantslayers,
    heal,
    leader,
    magic,
    move,
    placing,
    recruit,
    relocate,
    special,
    stacking,
    start_spells,
    taking,
    totals,
    trade,
    wound,
)
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import KINDS, NOBODY, REGIONS, SLAYERS, SLOTS
from jotunheim.kernel import ByDecision, Decision, React
from jotunheim.kernel.encoders import Marks, decisions_in, mine

# Grows at its end only, so that trained networks keep their inputs.
COMMANDS: Final = (
    *(setup, turn, cards_on_turn, events, move, trade, recruit, stacking, leader, magic, attack),
)
FIGHTS: Final = (
    *(start_spells, dice, totals, casualties, battle, heal, giantslayers, special),
    *(placing, relocate, taking, wound),
)
DECISIONS: Final[list[type[Decision[Assault]]]] = [
    *decisions_in(COMMANDS),
    React,
    *decisions_in(FIGHTS),
]
About = tuple[int, int, int]  # region, giantslayer, amount

# The region chosen before, the giantslayer, and how many: damage, units to heal, cards to take or trade.
ABOUT: Final = ByDecision[Assault, int, About](lambda g, asked, seat: (NOBODY, NOBODY, 0))
ABOUT.on(attack.AttackTo, lambda g, asked, seat: (asked.origin, NOBODY, 0))
ABOUT.on(relocate.RelocateUnits, lambda g, asked, seat: (asked.origin, NOBODY, 0))
ABOUT.on(special.PickRiders, lambda g, asked, seat: (asked.origin, NOBODY, 0))
ABOUT.on(attack.PickForce, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(giantslayers.PickSlayers, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(heal.HealUnit, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(move.FormTrip, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(placing.PlaceUnit, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(placing.PlaceWhere, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(wound.WoundUnits, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(giantslayers.PlaceSlayer, lambda g, asked, seat: (NOBODY, asked.slayer, 0))
ABOUT.on(giantslayers.StepSlayer, lambda g, asked, seat: (NOBODY, asked.slayer, 0))
ABOUT.on(casualties.PickCasualty, lambda g, asked, seat: (NOBODY, NOBODY, asked.damage))
ABOUT.on(heal.HealIn, lambda g, asked, seat: (NOBODY, NOBODY, asked.number))
ABOUT.on(taking.TakeDiscard, lambda g, asked, seat: (NOBODY, NOBODY, asked.number))
ABOUT.on(taking.TakeOrDraw, lambda g, asked, seat: (NOBODY, NOBODY, asked.number))
ABOUT.on(trade.SearchDiscard, lambda g, asked, seat: (NOBODY, NOBODY, asked.number))
ABOUT.on(trade.TradeMenu, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))
ABOUT.on(trade.PickPartner, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))
ABOUT.on(trade.GiveCards, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))
ABOUT.on(trade.AskCards, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))
ABOUT.on(trade.AnswerOffer, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))


def about(g: Assault, seat: int) -> About:
    """What this seat's question is about."""
    asked = mine(g, seat)
    return (NOBODY, NOBODY, 0) if asked is None else ABOUT.of(g, asked, seat)


def region(g: Assault, seat: int, marks: Marks) -> None:
    """The region that the question is about."""
    marks.put_one(about(g, seat)[0], REGIONS)


def slayer(g: Assault, seat: int, marks: Marks) -> None:
    """The giantslayer that the question is about."""
    marks.put_one(about(g, seat)[1], SLAYERS)


def amounts(g: Assault, seat: int, marks: Marks) -> None:
    """At least, at most, and how many there are to be dealt with."""
    asked = mine(g, seat)
    if asked is not None:
        low, high = asked.bounds(g)
        marks.put_share(0, low, 10)
        marks.put_share(1, high, 10)
        marks.put_share(2, about(g, seat)[2], 12)


def picked(g: Assault, seat: int, marks: Marks) -> None:
    """What was picked so far of several things; made openly."""
    for at, token in enumerate(g.picks):
        if token not in g.picks[:at]:
            marks.put_share(token, g.picks.count(token), 8)


def under_way(g: Assault, seat: int, marks: Marks) -> None:
    """Units on their way, removed for room, and the numbers of the command being carried out."""
    marks.put_shares(g.moving, 6)
    marks.put_shares(g.removed, 6, SLOTS)
    marks.put_share(SLOTS + KINDS, g.budget, 12)
    marks.put_share(SLOTS + KINDS + 1, g.maneuvers, 6)
    if g.no_penalty > 0:
        marks.put(SLOTS + KINDS + 2, 1.0)


UNDER_WAY: Final = SLOTS + KINDS + 3
