"""Where a move may lead: each hex in reach with the way there, and why the next ones are out of reach."""

from typing import Final

from jotunheim.games.dwarves.rules.board import entrances, is_perished, troops_in
from jotunheim.games.dwarves.rules.fights import Aim, PickTarget
from jotunheim.games.dwarves.rules.movement import Walk
from jotunheim.games.dwarves.rules.standing import is_held, pays_nothing
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HEX, HEXES, NARMORA, NOWHERE
from jotunheim.games.dwarves.words.labels import NAMES
from jotunheim.kernel import ByDecision, Decision
from jotunheim.texts import _, ngettext

Ways = dict[int, tuple[str, ...]]  # by hex: the tokens of the steps
Reasons = dict[int, str]  # by hex
BEYOND: Final = 2  # hexes behind the end of a move that say why they are too far


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


# Why not ----------------------------------------------------------------------------------------


def out_of_reach(g: Dwarves, viewer: int) -> Reasons:
    """Hexes where people may expect to go or to act, each with the reason why they cannot."""
    asked = g.asked
    if asked is None or asked.seat != viewer:
        return {}
    return BARRED.of(g, asked, 0)


def nothing_barred(g: Dwarves, decision: Decision[Dwarves], none: int) -> Reasons:
    """The question is not about the map."""
    return {}


def barred(g: Dwarves, decision: Walk, none: int) -> Reasons:
    """Hexes behind troops, behind Perished Land, or a little too far."""
    start = g.at[decision.seat]
    reached = reach(g, decision, none)
    found: Reasons = {}
    for place, steps in steps_around(g, start, decision.points + BEYOND).items():
        if steps > 1 and place not in reached:
            found[place] = reason(decision.points, steps)
    return found


def steps_around(g: Dwarves, start: int, most: int) -> dict[int, int]:
    """The hexes at most so many steps away, whatever stands between."""
    found = {start: 0}
    queue = [start]
    for place in queue:
        for other in g.book.near[place]:
            if other not in found and found[place] < most:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def reason(points: int, steps: int) -> str:
    """Why a move does not lead so many steps away in one click."""
    if steps <= points:
        return _("something stops the Hero on the way; go step by step (DW-MOV-03, DW-MOV-06)")
    line = ngettext(
        "{steps} hexes away, and {n} hex is left of the move (DW-MOV-01)",
        "{steps} hexes away, and {n} hexes are left of the move (DW-MOV-01)",
        points,
    )
    return line.format(steps=steps, n=points)


BARRED: Final = ByDecision[Dwarves, int, Reasons](nothing_barred)
BARRED.on(Walk, barred)


def told(g: Dwarves, decision: Decision[Dwarves], none: int) -> Reasons:
    """Hexes with troops or entrances that cannot be picked, with the reason of the rules.

    Such hexes are drawn grey, so only questions about hexes say it on the map; in the menu `why` does.
    """
    found: Reasons = {}
    for place in range(HEXES):
        token = HEX.token(place)
        line = "" if token in g.options else decision.why_not(g, token)
        if line and is_of_interest(g, place):
            found[place] = line
    return found


def is_of_interest(g: Dwarves, place: int) -> bool:
    """Are there troops, or an entrance of the tunnels?"""
    return troops_in(g, place) > 0 or place in entrances(g)


BARRED.on(Aim, told)
BARRED.on(PickTarget, told)
