"""How many turns of the table the faceup quests still take, about: what the evaluation lives on."""

from typing import Final

from jotunheim.games.dwarves.bot.odds import chance, fight_kills
from jotunheim.games.dwarves.bot.pace import ACTIONS, LONG, Pace, check_rates, hit_rates
from jotunheim.games.dwarves.effects.conditions import (
    IF_CLEARED,
    IF_COMPANY,
    IF_COUNCIL,
    IF_HEROES,
)
from jotunheim.games.dwarves.effects.goals import (
    AT_SITES,
    BUILT,
    CARRY,
    CHECK,
    CLEARED,
    COUNCIL,
    DUEL,
    ENTER,
    FETCH,
    GATHER,
    IN_TURN,
    JOURNEY,
    LEADER_GONE,
    NONE_LEFT,
    RALLY,
    SEEK,
    SLAY,
    SPREAD,
    SPREE,
    TROPHY,
    Goal,
)
from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.rules.board import on_map, troops_in
from jotunheim.games.dwarves.rules.buildings import buildings
from jotunheim.games.dwarves.rules.faceup import troops_left
from jotunheim.games.dwarves.rules.goals import goal_of, number_of, parts_in_play, times_of
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.rules.standing import defeats_at, dice_for
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_CHECK, ROLL_FIGHT, Faceup
from jotunheim.games.dwarves.tokens import BATTLE, HEXES, KINDS, NOWHERE

STAGE: Final = 4.0  # turns that a later stage takes
STEP: Final = 2.0  # … a step of the Council marker
TROOP: Final = 0.45  # … a troop that is in the way
ELSE: Final = 3.0  # … a goal that nothing better is known about
LEADER_DICE: Final = 2  # that defeat a leader (DW-B4-04)
KILLS: Final = 1.2  # troops that an action defeats, about
FAILED: Final = 4.0  # turns that unfulfilled Time costs: spaces of the Doom marker, a harder end
FEW: Final = 8  # places that are looked at one by one


def turns_for(g: Dwarves, up: Faceup) -> float:
    """Turns until a quest is done; of several goals the quickest counts."""
    found = LONG
    for part in parts_in_play(g, up):
        found = min(found, part_turns(g, up, part))
    stages = len(g.book.cards[up.card].parts)
    found = min(found + STAGE * max(stages - 1 - up.stage, 0), LONG)
    if g.book.cards[up.card].time and found > up.time:  # it ends in time, or costs the team
        return min(found, up.time + FAILED)
    return found


def part_turns(g: Dwarves, up: Faceup, part: int) -> float:
    """Turns for one goal, with what must be so before."""
    goal = goal_of(g, up, part)
    pace = Pace(g)
    found = goal_turns(g, pace, up, part, goal)
    for condition in goal.when:
        if condition.op == IF_CLEARED and goal.op != CLEARED:
            places = hexes_of(g, condition.places, up.card)
            found += TROOP * sum([troops_in(g, place) for place in places])
        elif condition.op == IF_COUNCIL:
            found += STEP * max(condition.position - g.council, 0)
        elif condition.op == IF_HEROES:
            places = hexes_of(g, condition.places, up.card)
            found = max(found, meeting(g, pace, places, condition.number))
        elif condition.op == IF_COMPANY:
            found = max(found, meeting(g, pace, g.at, 2))
    return found


def goal_turns(g: Dwarves, pace: Pace, up: Faceup, part: int, goal: Goal) -> float:
    """Turns for what the goal itself asks."""
    op = goal.op
    if op == SLAY or (op == CHECK and troops_left(up)):
        return slaying(g, pace, up)
    if op == CHECK:
        return checking(g, pace, up, part, goal)
    if op == DUEL:
        number = number_of(g, up, goal)
        rates = hit_rates(g, number)
        return at_one(g, pace, hexes_of(g, goal.places, up.card), rates, float(up.markers))
    if op in (GATHER, RALLY):
        need = times_of(g, up, goal) if op == GATHER else max(g.seats - 1, 2)
        return meeting(g, pace, hexes_of(g, goal.places, up.card), need)
    if op in (FETCH, ENTER, SPREAD, SEEK):
        return visiting(g, pace, up, goal)
    if op == CARRY:
        return carrying(g, pace, up, goal)
    if op == JOURNEY:
        return travelling(g, pace, up, goal)
    return other_turns(g, pace, up, part, goal)


def other_turns(g: Dwarves, pace: Pace, up: Faceup, part: int, goal: Goal) -> float:
    """Goals that few cards have."""
    op = goal.op
    if op == CLEARED:
        places = hexes_of(g, goal.places, up.card)
        full = [place for place in places if troops_in(g, place)]
        return each_of(g, pace, full or places[:1], [1.0 / KILLS] * g.seats, full)
    if op in (TROPHY, SPREE, NONE_LEFT):
        return hunting(g, pace, up, part, goal)
    if op == LEADER_GONE:
        return leader_turns(g, pace, goal.kind)
    if op == BUILT:
        left = times_of(g, up, goal) - buildings(g, goal.piece).bit_count()
        rates = check_rates(g, goal.attribute, goal.number, 1, 1)
        return pace.until(pace.busy, rates, float(max(left, 0)), rates[g.active])
    if op == COUNCIL:
        return STEP * max(goal.position - g.council, 0)
    return ELSE


# Work at one place ------------------------------------------------------------------------------


def at_one(
    g: Dwarves, pace: Pace, places: list[int], rates: list[float], work: float, now: float = -1.0
) -> float:
    """Work that is done in any one of some hexes: the quickest of them counts."""
    if now < 0.0:
        now = rates[g.active]
    if len(places) > FEW:
        return pace.until(nearest_ways(g, pace, places), rates, work, now)
    found = LONG
    for place in places:
        found = min(found, pace.until(pace.ways(g, place), rates, work, now))
    return found


def nearest_ways(g: Dwarves, pace: Pace, places: list[int]) -> list[float]:
    """Actions of each Hero to the nearest of many hexes."""
    found: list[float] = []
    for seat in range(g.seats):
        row = g.book.distance[g.at[seat]]
        near = min([row[place] for place in places])
        found.append(pace.busy[seat] + near / pace.reach[seat])
    return found


def slaying(g: Dwarves, pace: Pace, up: Faceup) -> float:
    """Troops on a card, at its place."""
    goals = [goal for goal in g.book.cards[up.card].quest if goal.op == SLAY]
    places = hexes_of(g, goals[0].places, up.card)
    rates = [fight_kills(g, seat, up.troops) for seat in range(g.seats)]
    return at_one(g, pace, places, rates, float(troops_left(up)))


def checking(g: Dwarves, pace: Pace, up: Faceup, part: int, goal: Goal) -> float:
    """A check: at each site, for markers, or all successes in one turn."""
    number = number_of(g, up, goal)
    if goal.mode == AT_SITES:
        rates = check_rates(g, goal.attribute, number, 1, 1)
        return sites(g, pace, up, goal, [1.0 / max(rate, 0.05) for rate in rates])
    places = hexes_of(g, goal.places, up.card)
    if goal.mode != IN_TURN:
        rates = check_rates(g, goal.attribute, number, 1, 1)
        return at_one(g, pace, places, rates, float(up.markers))
    times = times_of(g, up, goal)
    rates = check_rates(g, goal.attribute, number, times, ACTIONS)
    need = max(times - up.won[part], 0)
    dice = pace.left * dice_for(g, g.active, ROLL_CHECK, goal.attribute)
    now = chance(dice, number, need) / max(pace.left, 1)
    return at_one(g, pace, places, rates, 1.0, now)


def meeting(g: Dwarves, pace: Pace, places: list[int], need: int) -> float:
    """So many Heroes in one hex; those who come first count a little, too."""
    if len(places) > FEW:
        places = [place for place in g.at if place in places] or places[:1]
    found = LONG
    for place in places:
        ways = pace.ways(g, place)
        there = sorted([pace.turns(seat, ways[seat]) for seat in range(g.seats)])[:need]
        found = min(found, 0.6 * there[-1] + 0.4 * sum(there) / len(there))
    return found


def hunting(g: Dwarves, pace: Pace, up: Faceup, part: int, goal: Goal) -> float:
    """Troops of a kind, or of any, wherever they are."""
    kinds = range(KINDS) if goal.kind == NONE else (goal.kind,)
    if goal.op == NONE_LEFT:
        left = on_map(g, goal.kind)
    else:
        left = times_of(g, up, goal) - sum(up.trophies) - up.won[part]
    places = [place for place in range(HEXES) if any(g.count(place, kind) for kind in kinds)]
    if left <= 0 or not places:
        return ELSE
    return at_one(g, pace, places, [KILLS] * g.seats, float(left))


def leader_turns(g: Dwarves, pace: Pace, kind: int) -> float:
    """A leader falls to two dice of one Fight (DW-B4-04)."""
    place = g.rare.leaders[kind]
    if place == NOWHERE:
        return ELSE
    rates = [
        chance(dice_for(g, seat, ROLL_FIGHT, BATTLE), defeats_at(g, kind), LEADER_DICE)
        for seat in range(g.seats)
    ]
    return at_one(g, pace, [place], rates, 1.0)


# Work at several places -------------------------------------------------------------------------


def give_to(pace: Pace, ways: list[float], works: list[float]) -> float:
    """The Hero who would be done first gets the work; when it is done."""
    best = 0
    first = LONG + 1.0
    for seat in range(pace.seats):
        turns = pace.turns(seat, ways[seat] + works[seat])
        if turns < first:
            first = turns
            best = seat
    pace.busy[best] = ways[best] + works[best]
    return first


def each_of(
    g: Dwarves, pace: Pace, places: list[int], works: list[float], full: list[int]
) -> float:
    """Work in each of some hexes, shared by the Heroes; more of it where troops are."""
    ends: list[float] = []
    for place in places:
        factor = float(troops_in(g, place)) if full else 1.0
        ends.append(give_to(pace, pace.ways(g, place), [factor * work for work in works]))
    return together(ends)


def together(ends: list[float]) -> float:
    """When all is done; what is done earlier counts a little, so that each part is worth something."""
    if not ends:
        return 0.0
    return min(0.6 * max(ends) + 0.4 * sum(ends) / len(ends) + 0.5 * (len(ends) - 1), LONG)


def sites(g: Dwarves, pace: Pace, up: Faceup, goal: Goal, works: list[float]) -> float:
    """A success in each place that still has its marker."""
    ends: list[float] = []
    for number, site in enumerate(goal.places):
        if not (up.marked >> number) & 1:
            hexes = hexes_of(g, [site], up.card)
            ways = pace.ways(g, hexes[0])
            if len(hexes) > 1:
                ways = nearest_ways(g, pace, hexes)
            ends.append(give_to(pace, ways, works))
    return together(ends)


def visiting(g: Dwarves, pace: Pace, up: Faceup, goal: Goal) -> float:
    """Markers on the map, or places that want a Hero each."""
    if goal.op == SPREAD:
        hexes = [hexes_of(g, [place], up.card) for place in goal.places]
        ends = sorted([soonest(g, pace, one) for one in hexes if one])
        return together(ends[: times_of(g, up, goal)])
    places = up.at or hexes_of(g, goal.places, up.card)
    if goal.op == SEEK:
        row = sorted([soonest(g, pace, [place]) for place in places])
        return together(row[: (len(row) + 1) // 2])
    work = 0.0 if goal.op == ENTER else 1.0
    return each_of(g, pace, places, [work] * g.seats, [])


def soonest(g: Dwarves, pace: Pace, places: list[int]) -> float:
    """Turns until the first Hero is in one of these hexes."""
    ways = nearest_ways(g, pace, places)
    return min([pace.turns(seat, ways[seat]) for seat in range(g.seats)])


def carrying(g: Dwarves, pace: Pace, up: Faceup, goal: Goal) -> float:
    """Markers that Heroes carry, then those that lie on the map."""
    target = hexes_of(g, goal.target, up.card)
    if not target:
        return LONG
    ends: list[float] = []
    for seat in range(g.seats):
        if g.carries[seat] == up.card:
            way = g.book.distance[target[0]][g.at[seat]] / pace.reach[seat]
            pace.busy[seat] += way
            ends.append(pace.turns(seat, way))
    for place in up.at:
        if place != NOWHERE:
            far = g.book.distance[target[0]][place]
            works = [far / pace.reach[seat] for seat in range(g.seats)]
            ends.append(give_to(pace, pace.ways(g, place), works))
    return together(ends)


def travelling(g: Dwarves, pace: Pace, up: Faceup, goal: Goal) -> float:
    """From one place to another: the rest of the way, or all of it."""
    start = hexes_of(g, goal.places, up.card)
    target = hexes_of(g, goal.target, up.card)
    if not start or not target:
        return LONG
    far = g.book.distance[target[0]][start[0]]
    ways = pace.ways(g, start[0])
    found = LONG
    for seat in range(g.seats):
        way = ways[seat] + far / pace.reach[seat]
        if g.journey[seat] == up.card:
            way = g.book.distance[target[0]][g.at[seat]] / pace.reach[seat]
        found = min(found, pace.turns(seat, way))
    return found
