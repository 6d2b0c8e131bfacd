"""What is worth doing, and where: the quests of all faceup cards as aims of one Hero."""

from typing import Final

from jotunheim.games.dwarves.bot.odds import check_chance, fight_fails, fight_kills
from jotunheim.games.dwarves.bot.ways import Ways
from jotunheim.games.dwarves.bot.worth import Aim, battles, careful, shared, worth
from jotunheim.games.dwarves.effects.conditions import (
    IF_ALL_HELD,
    IF_BY_OTHER,
    IF_BY_TIED,
    IF_CLEARED,
    IF_COMPANY,
    IF_HEROES,
)
from jotunheim.games.dwarves.effects.goals import (
    AT_SITES,
    CARRY,
    CHECK,
    CLEARED,
    DUEL,
    ENTER,
    FETCH,
    GATHER,
    IN_TURN,
    JOURNEY,
    LEADER_GONE,
    RALLY,
    SEEK,
    SLAY,
    SPREAD,
    VIGOR,
    Goal,
)
from jotunheim.games.dwarves.rules.board import troops_in
from jotunheim.games.dwarves.rules.faceup import troops_left
from jotunheim.games.dwarves.rules.goals import (
    does_hold,
    goal_of,
    number_of,
    parts_in_play,
    times_of,
)
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import KINDS, NOWHERE

ABOUT_HEROES: Final = (IF_BY_OTHER, IF_BY_TIED, IF_ALL_HELD)  # a walk does not change these


def aims_for(g: Dwarves, seat: int, ways: Ways) -> list[Aim]:
    """All that the Hero could go for."""
    found: list[Aim] = []
    for up in g.faceup:
        for part in parts_in_play(g, up):
            found += aims_of(g, seat, ways, up, part)
    return found + battles(g, seat)


def aims_of(g: Dwarves, seat: int, ways: Ways, up: Faceup, part: int) -> list[Aim]:
    """One goal of a card as aims."""
    goal = goal_of(g, up, part)
    value = worth(g, up)
    op = goal.op
    if op == SLAY or (op == CHECK and troops_left(up)):
        return slaying(g, seat, ways, up, value)
    if op == CHECK:
        return checking(g, seat, ways, up, part, value)
    if op == DUEL:
        return duelling(g, seat, ways, up, goal, value)
    if op in (GATHER, RALLY):
        return meeting(g, seat, ways, up, goal, value)
    if op == SPREAD:
        return spreading(g, seat, ways, up, goal, value)
    if op in (FETCH, SEEK, ENTER):
        return collecting(g, seat, ways, up, goal, value)
    if op == CARRY:
        return carrying(g, seat, ways, up, goal, value)
    if op == JOURNEY:
        places = goal.target if g.journey[seat] == up.card else goal.places
        return one_of(g, ways, hexes_of(g, places, up.card), 0.6 * value)
    if op == CLEARED:
        return clearing(g, seat, ways, hexes_of(g, goal.places, up.card), value)
    if op == VIGOR:
        return [Aim(g.at[seat], 0.5 * value, False)]
    if op == LEADER_GONE and g.rare.leaders[goal.kind] != NOWHERE:
        return [Aim(g.rare.leaders[goal.kind], 0.4 * value, True)]
    return []


def clearing(g: Dwarves, seat: int, ways: Ways, places: list[int], value: float) -> list[Aim]:
    """Troops in these hexes are to be fought; an empty one only needs a visit."""
    full = [place for place in places if troops_in(g, place)]
    if not full:
        return one_of(g, ways, places, 0.7 * value)
    place = ways.nearest(full)
    at = place * KINDS
    troops = g.troops[at : at + KINDS]
    hope = min(1.0, 0.3 + fight_kills(g, seat, troops) / sum(troops))
    return [Aim(place, careful(g, seat, troops, 0.8 * value * hope), True)]


def one_of(g: Dwarves, ways: Ways, places: list[int], value: float) -> list[Aim]:
    """The nearest of some hexes."""
    place = ways.nearest(places)
    return [] if place == NOWHERE else [Aim(place, value, False)]


def checking(g: Dwarves, seat: int, ways: Ways, up: Faceup, part: int, value: float) -> list[Aim]:
    """Places of a check, by the chance to pass it."""
    goal = goal_of(g, up, part)
    if not all(does_hold(g, c, up.card, seat) for c in goal.when if c.op in ABOUT_HEROES):
        return []
    number = number_of(g, up, goal)
    need = max(times_of(g, up, goal) - up.won[part], 1) if goal.mode == IN_TURN else 1
    rolls = 2 if goal.mode == IN_TURN else 1
    found: list[Aim] = []
    for place in check_places(g, seat, ways, up, goal):
        share = value
        if goal.mode != IN_TURN:
            share = value * 0.7
        odds = [
            share * check_chance(g, other, goal.attribute, number, need, rolls)
            for other in range(g.seats)
        ]
        found.append(hindered(g, seat, up, goal, place, shared(g, seat, place, odds[seat], odds)))
    return found


def check_places(g: Dwarves, seat: int, ways: Ways, up: Faceup, goal: Goal) -> list[int]:
    """Each site that has its marker; else the nearest hex, with company if the card wants it."""
    if goal.mode == AT_SITES:
        return [
            ways.nearest(hexes_of(g, [site], up.card))
            for number, site in enumerate(goal.places)
            if not (up.marked >> number) & 1
        ]
    places = hexes_of(g, goal.places, up.card)
    if any(condition.op == IF_COMPANY for condition in goal.when):
        friends = [g.at[other] for other in range(g.seats) if other != seat]
        places = [place for place in places if place in friends]
    place = ways.nearest(places)
    return [] if place == NOWHERE else [place]


def hindered(g: Dwarves, seat: int, up: Faceup, goal: Goal, place: int, value: float) -> Aim:
    """A check that troops hinder begins with a fight; one that needs more Heroes draws them all."""
    for condition in goal.when:
        if condition.op == IF_CLEARED and troops_in(g, place):
            at = place * KINDS
            kills = fight_kills(g, seat, g.troops[at : at + KINDS])
            return Aim(place, worth(g, up) * 0.6 * kills / troops_in(g, place), True)
        if condition.op == IF_HEROES:
            there = [s for s in range(g.seats) if s != seat and g.at[s] == place]
            if len(there) < condition.number:
                return Aim(place, max(value, 0.75 * worth(g, up)), False)
    return Aim(place, value, False)


def slaying(g: Dwarves, seat: int, ways: Ways, up: Faceup, value: float) -> list[Aim]:
    """Troops on a card, at its place."""
    left = troops_left(up)
    if left == 0:
        return []
    goals = [goal for goal in g.book.cards[up.card].quest if goal.op == SLAY]
    place = ways.nearest(hexes_of(g, goals[0].places, up.card))
    if place == NOWHERE:
        return []
    odds: list[float] = []
    for other in range(g.seats):
        hope = value * min(1.0, 0.3 + fight_kills(g, other, up.troops) / left)
        odds.append(careful(g, other, up.troops, hope))
    return [Aim(place, shared(g, seat, place, odds[seat], odds), True)]


def duelling(g: Dwarves, seat: int, ways: Ways, up: Faceup, goal: Goal, value: float) -> list[Aim]:
    """A boss: all Heroes help, the strongest first; troops in the hex go before."""
    place = ways.nearest(hexes_of(g, goal.places, up.card))
    if place == NOWHERE:
        return []
    if any(condition.op == IF_CLEARED for condition in goal.when) and troops_in(g, place):
        return [Aim(place, 0.7 * value, True)]
    hit = [0, 0, 0]
    hit[2 if number_of(g, up, goal) == 6 else 1] = 9
    fails = fight_fails(g, seat, hit)
    return [Aim(place, careful(g, seat, hit, value * (1.0 - 0.7 * fails)), True)]


def meeting(g: Dwarves, seat: int, ways: Ways, up: Faceup, goal: Goal, value: float) -> list[Aim]:
    """Where Heroes come together: the place of the card, or where the others are near."""
    places = hexes_of(g, goal.places, up.card)
    if len(places) > 8:
        places = [middle(g, [at for at in g.at if at in places] or places)]
    place = ways.nearest(places)
    if place == NOWHERE:
        return []
    need = g.seats if goal.op == RALLY else times_of(g, up, goal)
    near = sorted([g.book.distance[place][at] for at in g.at])
    mine = g.book.distance[place][g.at[seat]]
    factor = 0.8 if mine <= near[min(need, g.seats) - 1] else 0.2
    return [Aim(place, factor * value, False)]


def middle(g: Dwarves, spots: list[int]) -> int:
    """The hex to which all Heroes have the shortest way together."""
    ways = [sum([g.book.distance[spot][at] for at in g.at]) for spot in spots]
    return spots[ways.index(min(ways))]


def spreading(g: Dwarves, seat: int, ways: Ways, up: Faceup, goal: Goal, value: float) -> list[Aim]:
    """Places that nobody holds yet; a Hero who holds one stays."""
    found: list[Aim] = []
    for place in goal.places:
        hexes = hexes_of(g, [place], up.card)
        holders = [s for s in range(g.seats) if g.at[s] in hexes]
        if not holders or holders == [seat]:
            found += one_of(g, ways, hexes, (0.5 if holders else 0.6) * value)
    return found


def collecting(
    g: Dwarves, seat: int, ways: Ways, up: Faceup, goal: Goal, value: float
) -> list[Aim]:
    """Markers on the map, each for the Hero who is nearest."""
    places = up.at if up.at else hexes_of(g, goal.places, up.card)
    found: list[Aim] = []
    for place in places[:8]:
        odds = [0.8 * value] * g.seats
        found.append(Aim(place, shared(g, seat, place, 0.8 * value, odds), False))
    return found


def carrying(g: Dwarves, seat: int, ways: Ways, up: Faceup, goal: Goal, value: float) -> list[Aim]:
    """With a marker to its destination, without one to the next marker."""
    if g.carries[seat] == up.card:
        return one_of(g, ways, hexes_of(g, goal.target, up.card), value)
    return collecting(g, seat, ways, up, goal, 0.8 * value) if up.at else []
