"""What tokens point at: keys of spaces, pieces and cards, and the tokens that people look for."""

from typing import Final

from jotunheim.games.assault.rules.attack import PickForce
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.rules.board import (
    fight,
)
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.heal import HealUnit
from jotunheim.games.assault.rules.move import FormTrip, PayPenalty
from jotunheim.games.assault.rules.relocate import RelocateUnits
from jotunheim.games.assault.rules.special import PickRiders
from jotunheim.games.assault.rules.stacking import MakeRoom
from jotunheim.games.assault.rules.start_spells import HoldTarget
from jotunheim.games.assault.rules.wound import WoundUnits
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    COMMAND,
    NOBODY,
    RACE_NAMES,
    REGION,
    RESOURCE,
    SLAYER,
    UNIT,
    is_spell,
)
from jotunheim.kernel import Decision

# Questions whose resources do not come from one's own hoard, and where those lie.
FROM_PILES: Final = {
    "TakeResource": "offered",
    "SearchDiscard": "discard",
    "TakeDiscard": "discard",
    "AskCards": "",
    "SwapWith": "",
}


def unit_place(g: Assault, decision: Decision[Assault]) -> tuple[int, int]:
    """The race and region that a decision's unit tokens speak of; NOBODY if it names none."""
    if isinstance(decision, FormTrip):
        return g.race_of[decision.seat], decision.region
    if isinstance(decision, (PickForce, RelocateUnits, PickRiders)):
        return g.race_of[decision.seat], decision.origin
    if isinstance(decision, MakeRoom):
        return g.race_of[decision.seat], g.at
    if isinstance(decision, (HealUnit, WoundUnits)):
        return g.owner[decision.region], decision.region
    if isinstance(decision, PayPenalty):
        return g.race_of[decision.seat], NOBODY
    if isinstance(decision, Advance):
        return g.race_of[decision.seat], fight(g).origin
    if isinstance(decision, PickCasualty):
        battle = fight(g)
        place = battle.region if decision.side else battle.origin
        return battle.sides[decision.side].race, place
    if isinstance(decision, HoldTarget):
        battle = fight(g)
        place = battle.origin if decision.side else battle.region
        return battle.sides[1 - decision.side].race, place
    return g.race_of[decision.seat], NOBODY


def target(g: Assault, decision: Decision[Assault], token: int) -> str:
    """The key of the space, piece or card that a token concerns."""
    name = g.book.words.names[token]
    short = name.partition(":")[2]
    if REGION.has(token):
        return short
    if UNIT.has(token):
        race, region = unit_place(g, decision)
        if region == NOBODY:
            return ""
        return f"{RACE_NAMES[race]}-{short}@{g.book.region_ids[region]}"
    if COMMAND.has(token):
        return f"command{decision.seat}:{short}"
    if RESOURCE.has(token):
        return f"{FROM_PILES.get(decision.name(), f'cards{decision.seat}')}:{short}"
    if is_spell(token):
        return f"spell:{short}"
    if SLAYER.has(token):
        return short
    return name


def offered(g: Assault, seat: int, token: int) -> str:
    """The token's name if this seat may pick it now."""
    asked = g.asked
    if asked is None or asked.seat != seat or token not in g.options:
        return ""
    return g.book.words.names[token]


def refused_regions(g: Assault, seat: int) -> dict[int, str]:
    """Why this seat cannot pick regions that people would look for among the options, by token."""
    asked = g.asked
    if asked is None or asked.seat != seat:
        return {}
    places = [t for t in asked.expected(g) if REGION.has(t)]
    return {token: asked.why_not(g, token) for token in places if token not in g.options}
