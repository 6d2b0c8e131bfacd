"""What tokens point at: keys of spaces, pieces and cards, and the tokens that people look for."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules import (
    attack,
    board,
    casualties,
    heal,
    move,
    relocate,
    special,
    stacking,
    start_spells,
    taking,
    trade,
    wound,
)
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.setup import TakeResource
from jotunheim.games.assault.state import Assault
from jotunheim.kernel import ByDecision, Decision

# Questions whose resources do not come from one's own hoard, and where those lie.
FROM_PILES: Final[dict[type, str]] = {
    TakeResource: "offered",
    trade.SearchDiscard: "discard",
    taking.TakeDiscard: "discard",
    trade.AskCards: "",
    taking.SwapWith: "",
}

Place = tuple[int, int]  # race and region


def own_army(g: Assault, decision: Decision[Assault], region: int) -> Place:
    """The army of the asked seat's own race there; most questions name no region."""
    return g.race_of[decision.seat], region


def army_there(g: Assault, region: int) -> Place:
    """The army that stands there."""
    return g.owner[region], region


def fighters(g: Assault, side: int) -> Place:
    """The army of a side where it stands."""
    battle = board.fight(g)
    return battle.sides[side].race, casualties.place_of_side(battle, side)


# The race and region that a decision's unit tokens speak of.
UNIT_PLACES: Final = ByDecision[Assault, int, Place](own_army)
UNIT_PLACES.on(move.FormTrip, lambda g, asked, none: own_army(g, asked, asked.region))
UNIT_PLACES.on(attack.PickForce, lambda g, asked, none: own_army(g, asked, asked.origin))
UNIT_PLACES.on(relocate.RelocateUnits, lambda g, asked, none: own_army(g, asked, asked.origin))
UNIT_PLACES.on(special.PickRiders, lambda g, asked, none: own_army(g, asked, asked.origin))
UNIT_PLACES.on(stacking.MakeRoom, lambda g, asked, none: own_army(g, asked, g.at))
UNIT_PLACES.on(heal.HealUnit, lambda g, asked, none: army_there(g, asked.region))
UNIT_PLACES.on(wound.WoundUnits, lambda g, asked, none: army_there(g, asked.region))
UNIT_PLACES.on(Advance, lambda g, asked, none: own_army(g, asked, board.fight(g).origin))
UNIT_PLACES.on(casualties.PickCasualty, lambda g, asked, none: fighters(g, asked.side))
UNIT_PLACES.on(start_spells.HoldTarget, lambda g, asked, none: fighters(g, 1 - asked.side))


def unit_place(g: Assault, decision: Decision[Assault]) -> Place:
    """The race and region that a decision's unit tokens speak of; NOBODY if it names none."""
    return UNIT_PLACES.of(g, decision, tokens.NOBODY)


def target(g: Assault, decision: Decision[Assault], token: int) -> str:
    """The key of the space, piece or card that a token concerns."""
    name = g.book.words.names[token]
    short = name.partition(":")[2]
    if tokens.REGION.has(token):
        return short
    if tokens.UNIT.has(token):
        race, region = unit_place(g, decision)
        if region == tokens.NOBODY:
            return ""
        return f"{tokens.RACE_NAMES[race]}-{short}@{g.book.region_ids[region]}"
    if tokens.COMMAND.has(token):
        return f"command{decision.seat}:{short}"
    if tokens.RESOURCE.has(token):
        return f"{FROM_PILES.get(type(decision), f'cards{decision.seat}')}:{short}"
    if tokens.is_spell(token):
        return f"spell:{short}"
    if tokens.SLAYER.has(token):
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
    places = [t for t in asked.expected(g) if tokens.REGION.has(t)]
    return {token: asked.why_not(g, token) for token in places if token not in g.options}
