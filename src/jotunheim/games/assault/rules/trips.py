"""What trips can do: steps, penalties, places to stop, whole trips in one click (AG-MOV).

Nothing here changes the table.
"""

from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.board import may_stop
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import REGION, SLOTS, W_STOP
from jotunheim.texts import _


def wounds_of(slot: int) -> int:
    """How often a unit can take the wound of a penalty: never a Champion (AG-MOV-12, 23)."""
    if board.is_champion(slot):
        return 0
    return 1 if board.is_wounded(slot) else 2


def wounds_in(units: list[int]) -> int:
    """The wounds that all of them can take together."""
    return sum([units[slot] * wounds_of(slot) for slot in range(SLOTS) if units[slot]])


def is_due(g: Assault, race: int, region: int) -> bool:
    """Passing costs a penalty: an enemy region not yet paid for this turn (AG-MOV-08 to 10, 21).

    An empty Starting Region holds no enemy, so it costs nothing (AG-MOV-15).
    """
    return board.is_enemy(g, race, region) and (g.paid >> region) & 1 == 0 and g.no_penalty == 0


def can_enter(g: Assault, race: int, region: int, visited: int, steps: int, penalties: int) -> bool:
    """Can the trip go there and, with the steps left then, still reach a legal stop? (AG-MOV-07, 23)

    Over regions not yet visited (AG-MOV-22), with so many penalties that can be paid. Full friendly
    regions and the other champion do not hinder passing (AG-MOV-19).
    """
    if (visited >> region) & 1:
        return False
    left = penalties - 1 if is_due(g, race, region) else penalties
    if left < 0:
        return False
    if board.may_stop(g, race, region):
        return True
    return can_go_on(g, race, region, visited | (1 << region), steps, left)


def can_go_on(g: Assault, race: int, region: int, visited: int, steps: int, penalties: int) -> bool:
    """Does a step lead on from here?"""
    if steps > 0:
        for next_to in g.book.neighbours[region]:
            if can_enter(g, race, next_to, visited, steps - 1, penalties):
                return True
    return False


def can_form(g: Assault, seat: int, region: int, chosen: list[int], rest: list[int]) -> bool:
    """Do the chosen units, alone or with further ones, have a legal first step? (AG-MOV-24)

    The best companions are those who can take the most wounds, so only their number is tried.
    """
    race = g.race_of[seat]
    size = sum(chosen)
    pay = board.cards_owned(g, seat) + wounds_in(chosen)
    if size and can_set_out(g, race, region, size, pay):
        return True
    for wounds in (2, 1, 0):
        for slot in range(SLOTS):
            if wounds_of(slot) == wounds:
                for _ in range(rest[slot]):
                    size += 1
                    pay += wounds
                    if size <= g.maneuvers and can_set_out(g, race, region, size, pay):
                        return True
    return False


def can_set_out(g: Assault, race: int, region: int, size: int, penalties: int) -> bool:
    """Can a trip of this size leave the region at all?"""
    return can_go_on(g, race, region, 1 << region, g.maneuvers // size, penalties)


def may_leave(g: Assault, seat: int) -> list[int]:
    """The regions from which a trip can start."""
    nobody = [0] * SLOTS
    return [
        region
        for region in board.friendly_regions(g, g.race_of[seat])
        if can_form(g, seat, region, nobody, board.army(g, region))
    ]


def may_go(g: Assault, seat: int) -> list[int]:
    """Where the trip on its way may go next; a step costs one maneuver for each unit.

    (AG-MOV-02, 17, AG-GLO-02)
    """
    pay = board.cards_owned(g, seat) + wounds_in(g.moving)
    steps = g.maneuvers // sum(g.moving)
    if steps == 0:
        return []
    race = g.race_of[seat]
    near = g.book.neighbours[g.at]
    return [next_to for next_to in near if can_enter(g, race, next_to, g.visited, steps - 1, pay)]


def why_no_step(g: Assault, seat: int, token: int) -> str:
    """The reason why the trip cannot go there, or cannot stop here."""
    race = g.race_of[seat]
    if token == W_STOP:
        if g.at == g.origin:
            return _("a trip goes at least one step (AG-MOV-17)")
        if board.is_enemy(g, race, g.at):
            return _("units never stop among enemies (AG-MOV-06)")
        return _("this Starting Region is closed until the Final Ordning (AG-MOV-14)")
    if not REGION.has(token):
        return ""
    region = REGION.of(token)
    if region not in g.book.neighbours[g.at]:
        return _("it is not next to where the trip is (AG-MOV-02)")
    if (g.visited >> region) & 1:
        return _("a trip never visits a region twice (AG-MOV-22)")
    if sum(g.moving) > g.maneuvers:
        return _("too few maneuvers are left (AG-MOV-02)")
    if board.is_enemy(g, race, region):
        return _(
            "the trip could not pass these enemies and reach a place to stop (AG-MOV-07, AG-MOV-12)"
        )
    if board.is_protected(g, race, region):
        return _("it could not stop in this Starting Region nor go on from it (AG-MOV-14)")
    return _("the trip could not be finished (AG-MOV-23)")


def routes_from_here(g: Assault, seat: int) -> list[list[int]]:
    """For each place the trip can reach without a penalty, the steps and the stop."""
    race = g.race_of[seat]
    steps = g.maneuvers // max(sum(g.moving), 1)
    reached: list[int] = [g.at]
    paths: list[list[int]] = [[]]
    at = 0
    while at < len(reached):
        if len(paths[at]) < steps:
            for next_to in g.book.neighbours[reached[at]]:
                unseen = (g.visited >> next_to) & 1 == 0 and next_to not in reached
                if unseen and not is_due(g, race, next_to):
                    reached.append(next_to)
                    paths.append([*paths[at], REGION.token(next_to)])
        at += 1
    found: list[list[int]] = []
    for i in range(1, len(reached)):
        if may_stop(g, race, reached[i]):
            tokens = asked_of(g, [*paths[i], W_STOP])
            if tokens:
                found.append(tokens)
    return found


def asked_of(g: Assault, tokens: list[int]) -> list[int]:
    """Those of the tokens that are really asked for: single options answer themselves."""
    trial = g.clone()
    found: list[int] = []
    for token in tokens:
        if sum(trial.moving) > 0 and token in trial.options:
            found.append(token)
            trial.play(token)
    return found
