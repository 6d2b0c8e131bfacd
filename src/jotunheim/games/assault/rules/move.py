"""Moving by trips: one unit or a group goes step by step to a place where it may stop (AG-MOV)."""

from typing import ClassVar, final

from jotunheim.games.assault.rules.board import (
    army,
    cards_left_of,
    cards_of,
    cards_owned,
    friendly_regions,
    is_champion,
    is_enemy,
    is_protected,
    is_wounded,
    may_stop,
    value,
)
from jotunheim.games.assault.rules.picking import PickCounts
from jotunheim.games.assault.rules.points import gain
from jotunheim.games.assault.rules.resources import give
from jotunheim.games.assault.rules.room import enter, lift, return_to_supply
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    MOVE,
    REGIONS,
    RESOURCES,
    SLOTS,
    T_REGION,
    T_RESOURCE,
    T_UNIT,
    W_STOP,
)
from jotunheim.kernel import DONE, Decision, Step


def wounds_of(slot: int) -> int:
    """How often a unit can take the wound of a penalty: never a Champion (AG-MOV-12, 23)."""
    if is_champion(slot):
        return 0
    return 1 if is_wounded(slot) else 2


def wounds_in(units: list[int]) -> int:
    """The wounds that all of them can take together."""
    return sum([units[slot] * wounds_of(slot) for slot in range(SLOTS) if units[slot]])


def is_due(g: Assault, race: int, region: int) -> bool:
    """Passing costs a penalty: an enemy region not yet paid for this turn (AG-MOV-08 to 10, 21).

    An empty Starting Region holds no enemy, so it costs nothing (AG-MOV-15).
    """
    return is_enemy(g, race, region) and (g.paid >> region) & 1 == 0 and g.no_penalty == 0


def can_finish(
    g: Assault, race: int, region: int, visited: int, steps: int, penalties: int
) -> bool:
    """Standing here, can the trip still reach a legal stop? (AG-MOV-07, 23)

    Over regions not yet visited (AG-MOV-22), with so many steps and penalties that can be paid.
    Full friendly regions and the other champion do not hinder passing (AG-MOV-19).
    """
    if may_stop(g, race, region):
        return True
    if steps == 0:
        return False
    for next_to in g.book.neighbours[region]:
        if (visited >> next_to) & 1 == 0:
            cost = 1 if is_due(g, race, next_to) else 0
            seen = visited | (1 << next_to)
            if cost <= penalties and can_finish(
                g, race, next_to, seen, steps - 1, penalties - cost
            ):
                return True
    return False


def may_step(
    g: Assault, race: int, region: int, visited: int, size: int, penalties: int
) -> list[int]:
    """The neighbours into which a trip of this size may go from here (AG-MOV-23).

    Each step costs one maneuver for each unit (AG-MOV-02, 17, AG-GLO-02).
    """
    steps = g.maneuvers // size
    if steps == 0:
        return []
    found: list[int] = []
    for next_to in g.book.neighbours[region]:
        if (visited >> next_to) & 1 == 0:
            cost = 1 if is_due(g, race, next_to) else 0
            seen = visited | (1 << next_to)
            if cost <= penalties and can_finish(
                g, race, next_to, seen, steps - 1, penalties - cost
            ):
                found.append(next_to)
    return found


def has_first_step(g: Assault, race: int, region: int, size: int, penalties: int) -> bool:
    """Can a trip of this size leave the region at all?"""
    steps = g.maneuvers // size
    if steps == 0:
        return False
    for next_to in g.book.neighbours[region]:
        cost = 1 if is_due(g, race, next_to) else 0
        seen = (1 << region) | (1 << next_to)
        if cost <= penalties and can_finish(g, race, next_to, seen, steps - 1, penalties - cost):
            return True
    return False


def can_form(g: Assault, seat: int, region: int, chosen: list[int], rest: list[int]) -> bool:
    """Do the chosen units, alone or with further ones, have a legal first step? (AG-MOV-24)

    The best companions are those who can take the most wounds, so only their number is tried.
    """
    race = g.race_of[seat]
    size = sum(chosen)
    pay = cards_owned(g, seat) + wounds_in(chosen)
    if size and has_first_step(g, race, region, size, pay):
        return True
    for wounds in (2, 1, 0):
        for slot in range(SLOTS):
            if wounds_of(slot) == wounds:
                for _ in range(rest[slot]):
                    size += 1
                    pay += wounds
                    if size <= g.maneuvers and has_first_step(g, race, region, size, pay):
                        return True
    return False


def may_leave(g: Assault, seat: int) -> list[int]:
    """The regions from which a trip can start."""
    nobody = [0] * SLOTS
    return [
        region
        for region in friendly_regions(g, g.race_of[seat])
        if can_form(g, seat, region, nobody, army(g, region))
    ]


@final
class Move(Step[Assault]):
    """The Move Command: the base of the card, and more for each card to the left (AG-MOV-01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Assault) -> None:
        base, per_left = g.book.maneuvers[g.race_of[self.seat]]
        maneuver(g, self.seat, base + per_left * cards_left_of(g, self.seat, MOVE))


def maneuver(g: Assault, seat: int, number: int) -> None:
    """Grant maneuvers, to be split freely and used now or lost (AG-MOV-03)."""
    g.maneuvers = number
    g.then(StartTrip(seat))


@final
class StartTrip(Decision[Assault]):
    """From which region does the next trip start, if any? (AG-MOV-24)"""

    form: ClassVar[str] = "path"
    clauses: ClassVar[tuple[str, ...]] = ("AG-MOV-01", "AG-MOV-03", "AG-MOV-17", "AG-DEC-06")

    def options(self, g: Assault) -> list[int]:
        if g.maneuvers == 0:
            return [DONE]
        return [T_REGION + region for region in may_leave(g, self.seat)] + [DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token == DONE:
            g.maneuvers = 0
            return
        region = token - T_REGION
        most = min(sum(army(g, region)), g.maneuvers)
        g.then(FormTrip(self.seat, region, most), StartTrip(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        if not T_REGION <= token < T_REGION + REGIONS:
            return ""
        if g.owner[token - T_REGION] != g.race_of[self.seat]:
            return "you have no units there (AG-MOV-17)"
        return "nobody there can reach a place to stop with the maneuvers left (AG-MOV-23)"

    def default(self, g: Assault, options: list[int]) -> int:
        return DONE


@final
class FormTrip(PickCounts):
    """Which units go together? (AG-MOV-04, 24)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-MOV-17", "AG-MOV-24", "AG-DEC-06")

    def __init__(self, seat: int, region: int, most: int) -> None:
        super().__init__(seat, T_UNIT, 1, most)
        self.region = region

    def counts(self, g: Assault) -> list[int]:
        return army(g, self.region)

    def options(self, g: Assault) -> list[int]:
        rest = army(g, self.region)
        chosen = [0] * SLOTS
        first = 0
        for token in g.picked:
            first = token - T_UNIT
            chosen[first] += 1
            rest[first] -= 1
        for slot in range(first):
            rest[slot] = 0  # picked in their order, so these cannot be added any more
        found: list[int] = []
        for slot in range(first, SLOTS):
            if rest[slot] > 0 and self.can_add(g, chosen, rest, slot):
                found.append(T_UNIT + slot)
        nobody = [0] * SLOTS
        if g.picked and can_form(g, self.seat, self.region, chosen, nobody):
            found.append(DONE)
        return found

    def can_add(self, g: Assault, chosen: list[int], rest: list[int], slot: int) -> bool:
        """May this unit join? Only if the trip can then still set out."""
        more = chosen[:]
        more[slot] += 1
        further = rest[:]
        further[slot] -= 1
        for before in range(slot):
            further[before] = 0
        return can_form(g, self.seat, self.region, more, further)

    def finish(self, g: Assault, chosen: list[int]) -> None:
        lift(g, self.region, chosen)
        g.at = self.region
        g.visited = 1 << self.region
        g.then(TripStep(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        return "they could not set out together (AG-MOV-23, AG-MOV-24)"


def may_go(g: Assault, seat: int) -> list[int]:
    """Where the trip on its way may go next."""
    pay = cards_owned(g, seat) + wounds_in(g.moving)
    return may_step(g, g.race_of[seat], g.at, g.visited, sum(g.moving), pay)


@final
class TripStep(Decision[Assault]):
    """Where does the trip go next, or does it stop? (AG-MOV-17)"""

    form: ClassVar[str] = "path"
    clauses: ClassVar[tuple[str, ...]] = ("AG-MOV-05", "AG-MOV-07", "AG-MOV-17", "AG-DEC-29")

    def options(self, g: Assault) -> list[int]:
        found = [T_REGION + region for region in may_go(g, self.seat)]
        if g.at != g.origin and may_stop(g, g.race_of[self.seat], g.at):
            found.append(W_STOP)
        return found

    def choose(self, g: Assault, token: int) -> None:
        race = g.race_of[self.seat]
        if token == W_STOP:
            g.tell("trip", (race, g.origin, g.at))
            enter(g, self.seat, g.at)
            return
        region = token - T_REGION
        g.maneuvers -= sum(g.moving)
        g.at = region
        g.visited |= 1 << region
        if is_due(g, race, region):
            g.then(PayPenalty(self.seat))
        else:
            g.then(TripStep(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        return why_no_step(g, self.seat, token)

    def default(self, g: Assault, options: list[int]) -> int:
        return options[len(options) - 1]  # stop where it may

    def routes(self, g: Assault) -> list[list[int]]:
        return routes_from_here(g, self.seat)


def why_no_step(g: Assault, seat: int, token: int) -> str:
    """The reason why the trip cannot go there, or cannot stop here."""
    race = g.race_of[seat]
    if token == W_STOP:
        if g.at == g.origin:
            return "a trip goes at least one step (AG-MOV-17)"
        if is_enemy(g, race, g.at):
            return "units never stop among enemies (AG-MOV-06)"
        return "this Starting Region is closed until the Final Ordning (AG-MOV-14)"
    if not T_REGION <= token < T_REGION + REGIONS:
        return ""
    region = token - T_REGION
    if region not in g.book.neighbours[g.at]:
        return "it is not next to where the trip is (AG-MOV-02)"
    if (g.visited >> region) & 1:
        return "a trip never visits a region twice (AG-MOV-22)"
    if sum(g.moving) > g.maneuvers:
        return "too few maneuvers are left (AG-MOV-02)"
    if is_enemy(g, race, region):
        return (
            "the trip could not pass these enemies and reach a place to stop (AG-MOV-07, AG-MOV-12)"
        )
    if is_protected(g, race, region):
        return "it could not stop in this Starting Region nor go on from it (AG-MOV-14)"
    return "the trip could not be finished (AG-MOV-23)"


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
                    paths.append([*paths[at], T_REGION + next_to])
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
        asked = trial.asked
        if isinstance(asked, TripStep) and token in trial.options:
            found.append(token)
            trial.play(token)
    return found


@final
class PayPenalty(Decision[Assault]):
    """Pay for passing: give the enemy a card, or wound a unit of the trip (AG-MOV-08, 18).

    The mover chooses the card; NPC giants' cards are discarded (AG-NPC-02).
    """

    clauses: ClassVar[tuple[str, ...]] = ("AG-MOV-08", "AG-MOV-11", "AG-MOV-12", "AG-DEC-07")

    def options(self, g: Assault) -> list[int]:
        cards = cards_of(g, self.seat)
        found = [T_RESOURCE + kind for kind in range(RESOURCES) if cards[kind] > 0]
        for slot in range(SLOTS):
            if g.moving[slot] > 0 and not is_champion(slot):
                found.append(T_UNIT + slot)
        return found

    def choose(self, g: Assault, token: int) -> None:
        enemy = g.owner[g.at]
        if token >= T_RESOURCE:
            give(g, self.seat, g.seat_of[enemy], token - T_RESOURCE)
        else:
            wound_mover(g, self.seat, token - T_UNIT, enemy)
        g.paid |= 1 << g.at
        if sum(g.moving) > 0:
            g.then(TripStep(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        if T_UNIT <= token < T_UNIT + SLOTS and is_champion(token - T_UNIT):
            return "champions cannot be wounded, not even as a penalty (AG-MOV-12)"
        return ""


def wound_mover(g: Assault, seat: int, slot: int, enemy: int) -> None:
    """A healthy unit is turned; a wounded one is defeated, and that enemy scores (AG-MOV-11).

    NPC giants score nothing (AG-NPC-03). The defeated leaves the trip (AG-MOV-18).
    """
    race = g.race_of[seat]
    g.moving[slot] -= 1
    if is_wounded(slot):
        return_to_supply(g, race, slot)
        g.tell("fall", (race, slot, g.at))
        gain(g, g.seat_of[enemy], value(g, race, slot))
    else:
        g.moving[slot + 1] += 1
        g.tell("wound", (race, slot, g.at))
