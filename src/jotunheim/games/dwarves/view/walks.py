"""Where a move may lead: each hex in reach with the way there, so that one click is enough."""

from typing import Final

from jotunheim.games.dwarves.rules.board import is_perished, troops_in
from jotunheim.games.dwarves.rules.movement import Walk
from jotunheim.games.dwarves.rules.standing import is_held, pays_nothing
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HEX, NARMORA, NOWHERE
from jotunheim.games.dwarves.words.labels import NAMES
from jotunheim.kernel import ByDecision, Decision

Ways = dict[int, tuple[str, ...]]  # by hex: the tokens of the steps


def walk_routes(g: Dwarves, viewer: int) -> Ways:
    """Hexes more than one step away that the asked seat may go to without a question on the way."""
    asked = g.asked
    if asked is None or asked.seat != viewer:
        return {}
    return {place: way for place, way in REACH.of(g, asked, 0).items() if len(way) > 1}


def no_reach(g: Dwarves, decision: Decision[Dwarves], none: int) -> Ways:
    """Nobody walks."""
    return {}


def reach(g: Dwarves, decision: Walk, none: int) -> Ways:
    """All hexes in reach with the shortest ways; troops and Perished Land end a way.

    A Hero on a journey or with a marker goes step by step, since its arrival may ask something.
    """
    seat = decision.seat
    found: Ways = {g.at[seat]: ()}
    if is_held(g, seat) or g.journey[seat] != NOWHERE or g.carries[seat] != NOWHERE:
        return found
    queue = [g.at[seat]]
    for place in queue:
        way = found[place]
        if len(way) == decision.points or (way and ends_way(g, seat, place)):
            continue
        for other in g.book.near[place]:
            if other not in found:
                found[other] = (*way, NAMES[HEX.token(other)])
                queue.append(other)
    return found


def ends_way(g: Dwarves, seat: int, place: int) -> bool:
    """Does something stop the Hero in this hex, or ask for a price?"""
    if is_perished(g, place) and not pays_nothing(g, seat):
        return True
    return troops_in(g, place) > 0 and g.heroes[seat] != NARMORA


REACH: Final = ByDecision[Dwarves, int, Ways](no_reach)
REACH.on(Walk, reach)
