"""The question as numbers, for research: what this seat is asked, about where and how many.

Whether others are asked covertly is no part of it (AG-INF-09).
"""

from typing import Final

from jotunheim.games.assault.rules.attack import AttackFrom, AttackMenu, AttackTo, PickForce
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.rules.cards_on_turn import UseTurnCards
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import HookPower, ModifyDice, PickDice
from jotunheim.games.assault.rules.events import ClaimEvent, ClaimRegion
from jotunheim.games.assault.rules.giantslayers import (
    MoveSlayer,
    PickSlayers,
    PlaceSlayer,
    RecruitSlayer,
    SlayerAttack,
    StepSlayer,
)
from jotunheim.games.assault.rules.heal import HealIn, HealUnit
from jotunheim.games.assault.rules.leader import LeaderMenu, ReturnLeader
from jotunheim.games.assault.rules.magic import KeepSpell, MagicMenu
from jotunheim.games.assault.rules.move import FormTrip, PayPenalty, StartTrip, TripStep
from jotunheim.games.assault.rules.placing import PlaceUnit, PlaceWhere
from jotunheim.games.assault.rules.recruit import PlaceRecruit, RecruitUnit
from jotunheim.games.assault.rules.relocate import RelocateFrom, RelocateTo, RelocateUnits
from jotunheim.games.assault.rules.special import MoveCastle, PickRiders, TakeFirst, UseSpecial
from jotunheim.games.assault.rules.stacking import MakeRoom
from jotunheim.games.assault.rules.start_spells import HoldTarget
from jotunheim.games.assault.rules.taking import (
    Covet,
    GiveOne,
    PickGiver,
    SwapFor,
    SwapWith,
    TakeDiscard,
    TakeOrDraw,
)
from jotunheim.games.assault.rules.totals import SetDie, UseBattleCards
from jotunheim.games.assault.rules.trade import (
    AnswerOffer,
    AskCards,
    DiscardCards,
    GiveCards,
    PickPartner,
    ReturnCards,
    SearchDiscard,
    TradeMenu,
)
from jotunheim.games.assault.rules.wound import WoundRegion, WoundUnits
from jotunheim.games.assault.setup import TakeResource
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import KINDS, NOBODY, REGIONS, SLAYERS, SLOTS
from jotunheim.games.assault.turn import PlayCommand
from jotunheim.kernel import ByDecision, Decision, React
from jotunheim.kernel.encoders import mine, one_of, share, shares

# Grows at its end only, so that trained networks keep their inputs.
DECISIONS: Final[list[type[Decision[Assault]]]] = [
    TakeResource,
    PlayCommand,
    UseTurnCards,
    ClaimEvent,
    ClaimRegion,
    StartTrip,
    FormTrip,
    TripStep,
    PayPenalty,
    TradeMenu,
    PickPartner,
    GiveCards,
    ReturnCards,
    AskCards,
    AnswerOffer,
    DiscardCards,
    SearchDiscard,
    RecruitUnit,
    PlaceRecruit,
    MakeRoom,
    LeaderMenu,
    ReturnLeader,
    MagicMenu,
    KeepSpell,
    AttackMenu,
    AttackFrom,
    AttackTo,
    PickForce,
    React,
    HoldTarget,
    ModifyDice,
    PickDice,
    HookPower,
    UseBattleCards,
    SetDie,
    PickCasualty,
    Advance,
    HealIn,
    HealUnit,
    RecruitSlayer,
    PlaceSlayer,
    MoveSlayer,
    StepSlayer,
    SlayerAttack,
    PickSlayers,
    TakeFirst,
    UseSpecial,
    MoveCastle,
    PickRiders,
    PlaceUnit,
    PlaceWhere,
    RelocateFrom,
    RelocateUnits,
    RelocateTo,
    TakeDiscard,
    PickGiver,
    GiveOne,
    TakeOrDraw,
    Covet,
    SwapWith,
    SwapFor,
    WoundRegion,
    WoundUnits,
]


About = tuple[int, int, int]  # region, giantslayer, amount

# The region chosen before, the giantslayer, and how many: damage, units to heal, cards to take or trade.
ABOUT: Final = ByDecision[Assault, int, About](lambda g, asked, seat: (NOBODY, NOBODY, 0))
ABOUT.on(AttackTo, lambda g, asked, seat: (asked.origin, NOBODY, 0))
ABOUT.on(RelocateUnits, lambda g, asked, seat: (asked.origin, NOBODY, 0))
ABOUT.on(PickRiders, lambda g, asked, seat: (asked.origin, NOBODY, 0))
ABOUT.on(PickForce, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(PickSlayers, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(HealUnit, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(FormTrip, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(PlaceUnit, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(PlaceWhere, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(WoundUnits, lambda g, asked, seat: (asked.region, NOBODY, 0))
ABOUT.on(PlaceSlayer, lambda g, asked, seat: (NOBODY, asked.slayer, 0))
ABOUT.on(StepSlayer, lambda g, asked, seat: (NOBODY, asked.slayer, 0))
ABOUT.on(PickCasualty, lambda g, asked, seat: (NOBODY, NOBODY, asked.damage))
ABOUT.on(HealIn, lambda g, asked, seat: (NOBODY, NOBODY, asked.number))
ABOUT.on(TakeDiscard, lambda g, asked, seat: (NOBODY, NOBODY, asked.number))
ABOUT.on(TakeOrDraw, lambda g, asked, seat: (NOBODY, NOBODY, asked.number))
ABOUT.on(SearchDiscard, lambda g, asked, seat: (NOBODY, NOBODY, asked.number))
ABOUT.on(TradeMenu, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))
ABOUT.on(PickPartner, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))
ABOUT.on(GiveCards, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))
ABOUT.on(AskCards, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))
ABOUT.on(AnswerOffer, lambda g, asked, seat: (NOBODY, NOBODY, asked.limit))


def about(g: Assault, seat: int) -> About:
    """What this seat's question is about."""
    asked = mine(g, seat)
    return (NOBODY, NOBODY, 0) if asked is None else ABOUT.of(g, asked, seat)


def region(g: Assault, seat: int) -> list[float]:
    """The region that the question is about."""
    return one_of(about(g, seat)[0], REGIONS)


def slayer(g: Assault, seat: int) -> list[float]:
    """The giantslayer that the question is about."""
    return one_of(about(g, seat)[1], SLAYERS)


def amounts(g: Assault, seat: int) -> list[float]:
    """At least, at most, and how many there are to be dealt with."""
    asked = mine(g, seat)
    if asked is None:
        return [0.0, 0.0, 0.0]
    low, high = asked.bounds(g)
    return [share(low, 10), share(high, 10), share(about(g, seat)[2], 12)]


def picked(g: Assault, seat: int) -> list[float]:
    """What was picked so far of several things; made openly."""
    found = [0.0] * len(g.book.words)
    for token in g.picks:
        found[token] = min(1.0, found[token] + 0.125)
    return found


def under_way(g: Assault, seat: int) -> list[float]:
    """Units on their way, removed for room, and the numbers of the command being carried out."""
    return [
        *shares(g.moving, 6),
        *shares(g.removed, 6),
        share(g.budget, 12),
        share(g.maneuvers, 6),
        float(g.no_penalty > 0),
    ]


UNDER_WAY: Final = SLOTS + KINDS + 3
