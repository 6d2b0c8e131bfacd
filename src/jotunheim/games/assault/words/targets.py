"""What tokens point at: keys of spaces, pieces and cards, and the tokens that people look for."""

from typing import Final

from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.rules.attack import AttackTo, PickForce
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.rules.board import (
    fight,
    is_enemy,
)
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import ModifyDice
from jotunheim.games.assault.rules.events import ClaimEvent, open_events
from jotunheim.games.assault.rules.heal import HealUnit
from jotunheim.games.assault.rules.move import FormTrip, PayPenalty, TripStep
from jotunheim.games.assault.rules.recruit import RecruitUnit
from jotunheim.games.assault.rules.relocate import RelocateUnits
from jotunheim.games.assault.rules.special import PickRiders
from jotunheim.games.assault.rules.stacking import MakeRoom
from jotunheim.games.assault.rules.start_spells import HoldTarget
from jotunheim.games.assault.rules.totals import UseBattleCards
from jotunheim.games.assault.rules.trade import PickPartner, TradeMenu
from jotunheim.games.assault.rules.wound import WoundUnits
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    COMMAND,
    EVENT,
    KIND,
    KINDS,
    NOBODY,
    ORE,
    RACE,
    RACE_NAMES,
    RACES,
    REGION,
    RESOURCE,
    SLAYER,
    SLOTS,
    UNIT,
    W_ATTACK,
    W_DECK,
    W_FORCED,
    W_FRIENDLY,
    W_LEADER,
    W_MAGIC,
    W_STOP,
    WEAPONRY,
    is_spell,
)
from jotunheim.games.assault.turn import PlayCommand
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


def expected(g: Assault, decision: Decision[Assault]) -> list[int]:
    """Tokens that people look for here; those not on offer come with their reason."""
    book: Book = g.book
    race = g.race_of[decision.seat]
    if isinstance(decision, PlayCommand):
        return []
    if isinstance(decision, ClaimEvent):
        return EVENT.tokens(open_events(g, decision.seat))
    if isinstance(decision, RecruitUnit):
        kinds = [kind for kind in range(KINDS) if book.count[race * KINDS + kind]]
        return KIND.tokens(kinds)
    if isinstance(decision, AttackTo):
        near = book.neighbours[decision.origin]
        return [REGION.token(region) for region in near if is_enemy(g, race, region)]
    if isinstance(decision, TripStep):
        unseen = [r for r in book.neighbours[g.at] if (g.visited >> r) & 1 == 0]
        return [*REGION.tokens(unseen), W_STOP]
    if isinstance(decision, TradeMenu):
        return [W_FORCED, W_FRIENDLY, W_DECK]
    if isinstance(decision, PickPartner):
        return [RACE.token(other) for other in range(RACES) if other != race]
    if isinstance(decision, ModifyDice) and race < RACES:
        own = fight(g).sides[decision.side].race
        return [W_LEADER, W_MAGIC, W_ATTACK] if own == race else []
    if isinstance(decision, UseBattleCards):
        return [RESOURCE.token(ORE), RESOURCE.token(WEAPONRY)]
    if isinstance(decision, PayPenalty):
        return [UNIT.token(slot) for slot in range(SLOTS) if g.moving[slot]]
    return []


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
    places = [t for t in expected(g, asked) if REGION.has(t)]
    return {token: asked.why_not(g, token) for token in places if token not in g.options}
