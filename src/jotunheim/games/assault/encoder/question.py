"""The question as numbers, for research: what this seat is asked, about where and how many.

Whether others are asked covertly is no part of it (AG-INF-09).
"""

from typing import Final

from jotunheim.games.assault.encoder.board import one_of, relative, share, shares
from jotunheim.games.assault.rules.attack import AttackTo, PickForce
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.giantslayers import PickSlayers, PlaceSlayer, StepSlayer
from jotunheim.games.assault.rules.heal import HealIn, HealUnit
from jotunheim.games.assault.rules.move import FormTrip
from jotunheim.games.assault.rules.placing import PlaceUnit, PlaceWhere
from jotunheim.games.assault.rules.relocate import RelocateUnits
from jotunheim.games.assault.rules.special import PickRiders
from jotunheim.games.assault.rules.taking import TakeDiscard, TakeOrDraw
from jotunheim.games.assault.rules.trade import (
    AnswerOffer,
    AskCards,
    GiveCards,
    PickPartner,
    SearchDiscard,
    TradeMenu,
)
from jotunheim.games.assault.rules.wound import WoundUnits
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import KINDS, NOBODY, REGIONS, SLAYERS, SLOTS
from jotunheim.kernel import Decision

# Grows at its end only, so that trained networks keep their inputs.
QUESTIONS: Final[tuple[str, ...]] = (
    "TakeResource",
    "PlayCommand",
    "UseTurnCards",
    "ClaimEvent",
    "ClaimRegion",
    "StartTrip",
    "FormTrip",
    "TripStep",
    "PayPenalty",
    "TradeMenu",
    "PickPartner",
    "GiveCards",
    "ReturnCards",
    "AskCards",
    "AnswerOffer",
    "DiscardCards",
    "SearchDiscard",
    "RecruitUnit",
    "PlaceRecruit",
    "MakeRoom",
    "LeaderMenu",
    "ReturnLeader",
    "MagicMenu",
    "KeepSpell",
    "AttackMenu",
    "AttackFrom",
    "AttackTo",
    "PickForce",
    "React",
    "HoldTarget",
    "ModifyDice",
    "PickDice",
    "HookPower",
    "UseBattleCards",
    "SetDie",
    "PickCasualty",
    "Advance",
    "HealIn",
    "HealUnit",
    "RecruitSlayer",
    "PlaceSlayer",
    "MoveSlayer",
    "StepSlayer",
    "SlayerAttack",
    "PickSlayers",
    "TakeFirst",
    "UseSpecial",
    "MoveCastle",
    "PickRiders",
    "PlaceUnit",
    "PlaceWhere",
    "RelocateFrom",
    "RelocateUnits",
    "RelocateTo",
    "TakeDiscard",
    "PickGiver",
    "GiveOne",
    "TakeOrDraw",
    "Covet",
    "SwapWith",
    "SwapFor",
    "WoundRegion",
    "WoundUnits",
)


def mine(g: Assault, seat: int) -> Decision[Assault] | None:
    """The question, if it is this seat's."""
    asked = g.asked
    return asked if asked is not None and asked.seat == seat else None


def question(g: Assault, seat: int) -> list[float]:
    """Which question it is."""
    asked = mine(g, seat)
    return one_of(-1 if asked is None else QUESTIONS.index(asked.name()), len(QUESTIONS))


def who(g: Assault, seat: int) -> list[float]:
    """Who is asked; nobody, if it is another one covertly (AG-ACT-10)."""
    asked = g.asked
    if asked is None or (asked.covert and asked.seat != seat):
        return [0.0] * g.seats
    return one_of(relative(asked.seat, seat, g.seats), g.seats)


def region(g: Assault, seat: int) -> list[float]:
    """The region that the question is about."""
    return one_of(region_of(mine(g, seat)), REGIONS)


def region_of(asked: Decision[Assault] | None) -> int:
    """The region that was chosen before, where units come from or go to."""
    if isinstance(asked, (AttackTo, RelocateUnits, PickRiders)):
        return asked.origin
    if isinstance(asked, (PickForce, PickSlayers, HealUnit, FormTrip)):
        return asked.region
    if isinstance(asked, (PlaceUnit, PlaceWhere, WoundUnits)):
        return asked.region
    return NOBODY


def slayer(g: Assault, seat: int) -> list[float]:
    """The giantslayer that the question is about."""
    asked = mine(g, seat)
    return one_of(asked.slayer if isinstance(asked, (PlaceSlayer, StepSlayer)) else -1, SLAYERS)


def amounts(g: Assault, seat: int) -> list[float]:
    """At least, at most, and how many there are to be dealt with."""
    asked = mine(g, seat)
    if asked is None:
        return [0.0, 0.0, 0.0]
    low, high = asked.bounds(g)
    return [share(low, 10), share(high, 10), share(number_of(asked), 12)]


def number_of(asked: Decision[Assault]) -> int:
    """Damage to absorb, units to heal, cards to take or to trade."""
    if isinstance(asked, PickCasualty):
        return asked.damage
    if isinstance(asked, (HealIn, TakeDiscard, TakeOrDraw, SearchDiscard)):
        return asked.number
    if isinstance(asked, (TradeMenu, PickPartner, GiveCards, AskCards, AnswerOffer)):
        return asked.limit
    return 0


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
