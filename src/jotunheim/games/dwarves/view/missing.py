"""What a quest still needs, where it is, and how far each Hero has to go."""

from typing import Final

from jotunheim.games.dwarves.effects.goals import (
    AT_SITES,
    BUILT,
    BY_MARKERS,
    CARRY,
    CHECK,
    CLEARED,
    COUNCIL,
    DUEL,
    FETCH,
    GATHER,
    GIVE,
    JOURNEY,
    NONE_LEFT,
    SEPARATE,
    SLAY,
    SPREAD,
    SPREE,
    TRAVERSE,
    TROPHY,
    Goal,
)
from jotunheim.games.dwarves.effects.places import ANYWHERE, GATE, KINGDOM, TUNNEL
from jotunheim.games.dwarves.rules.board import entrances, on_map, passages, troops_in
from jotunheim.games.dwarves.rules.faceup import troops_left
from jotunheim.games.dwarves.rules.goals import goal_of, heroes_at, parts_in_play, times_of
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import HEXES
from jotunheim.games.dwarves.words.names import (
    gate_name,
    position_name,
    seat_name,
    troops_list,
    troops_name,
)
from jotunheim.texts import _, ngettext

FAR: Final = 999
KINGDOMS_END: Final = 26
GATES_END: Final = 15


def steps_from(g: Dwarves, start: int) -> list[int]:
    """How many hexes away each hex is, through open passages too; troops do not count."""
    doors = {*entrances(g), g.rare.cart}
    found = [FAR] * HEXES
    found[start] = 0
    queue = [start]
    for place in queue:
        near = g.book.near[place]
        for other in [*near, *passages(g, place)] if place in doors else near:
            if found[other] == FAR:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def where(g: Dwarves, goal: Goal) -> str:
    """The places of a goal by name, as far as they have one."""
    names = [place_name(g, place) for place in goal.places]
    return ", ".join([name for name in names if name])


def place_name(g: Dwarves, place: int) -> str:
    """A Location, Gate or kingdom; the card's text says the others."""
    if place == ANYWHERE:
        return _("Anywhere")
    if place < GATE:
        return _(g.book.location_names[place])
    if place < GATES_END:
        return gate_name(g, place - GATE)
    if TUNNEL <= place < KINGDOM:
        return _("Tunnel entrance {n}").format(n=place - TUNNEL + 1)
    return _(g.book.kingdom_names[place - KINGDOM]) if place < KINGDOMS_END else ""


def distances(g: Dwarves, up: Faceup, goal: Goal, ways: list[list[int]]) -> str:
    """How far each Hero is from the place of a goal, the nearest first."""
    places = hexes_of(g, goal_places(g, up, goal), up.card)
    if not places or len(places) == HEXES:
        return ""
    far = sorted([(min([steps[at] for at in places]), seat) for seat, steps in enumerate(ways)])
    there = [seat_name(g, seat) for least, seat in far if least == 0]
    away = [f"{seat_name(g, seat)} {least}" for least, seat in far if least > 0]
    found = [_("{who} is there").format(who=who) for who in there]
    if away:
        found.append(_("hexes to go: {heroes}").format(heroes=", ".join(away)))
    return "; ".join(found)


def goal_places(g: Dwarves, up: Faceup, goal: Goal) -> list[int]:
    """Where one has to go next: of a journey that was begun, or a load carried, its end."""
    under_way = up.card in g.journey or up.card in g.carries
    return goal.target if goal.op in (JOURNEY, CARRY) and under_way and goal.target else goal.places


def missing(g: Dwarves, up: Faceup, part: int) -> str:
    """What is still missing, in a few words; nothing where the card's text says it all."""
    goal = goal_of(g, up, part)
    times = times_of(g, up, goal)
    if troops_left(up):
        return _("{troops} left").format(troops=troops_list(g, tuple(up.troops)))
    if goal.op == CHECK:
        return check_missing(g, up, part, goal, times)
    if goal.op == DUEL:
        return ngettext("{n} hit left", "{n} hits left", up.markers).format(n=up.markers)
    if goal.op in (CLEARED, NONE_LEFT):
        return troops_missing(g, up, goal)
    if goal.op in (GATHER, SPREAD):
        there = len(heroes_at(g, goal.places, up.card))
        return _("{n} of {most} Heroes there").format(n=there, most=times)
    if goal.op == TROPHY:
        done = sum(up.trophies) + up.won[part]
        return _("{n} of {most} troops collected").format(n=done, most=times)
    if goal.op == COUNCIL:
        line = _("Council at {now}, needed {then}")
        now, then = position_name(g, g.council), position_name(g, goal.position)
        return line.format(now=now, then=then)
    return count_missing(g, up, part, goal, times)


def check_missing(g: Dwarves, up: Faceup, part: int, goal: Goal, times: int) -> str:
    """Successes, sites or markers of a check that are missing."""
    if goal.mode == AT_SITES:
        done = up.marked.bit_count()
        return _("{n} of {most} places done").format(n=done, most=len(goal.places))
    if goal.mode in (BY_MARKERS, SEPARATE):
        return ngettext("{n} marker left", "{n} markers left", up.markers).format(n=up.markers)
    return _("{n} of {most} successes").format(n=up.won[part], most=times) if times > 1 else ""


def troops_missing(g: Dwarves, up: Faceup, goal: Goal) -> str:
    """Troops that still stand where none may."""
    if goal.op == NONE_LEFT:
        number = on_map(g, goal.kind)
        return _("{troops} on the map").format(troops=troops_name(g, number, goal.kind))
    number = sum([troops_in(g, place) for place in hexes_of(g, goal.places, up.card)])
    line = ngettext("{n} troop still stands there", "{n} troops still stand there", number)
    return line.format(n=number) if number else _("no troops stand there")


def count_missing(g: Dwarves, up: Faceup, part: int, goal: Goal, times: int) -> str:
    """Other counters: what was given, built, defeated or crossed; who is on the way."""
    if goal.op in (GIVE, BUILT, SPREE, TRAVERSE):
        return _("{n} of {most} done").format(n=up.won[part], most=times)
    on_the_way = [seat_name(g, seat) for seat in range(g.seats) if g.journey[seat] == up.card]
    on_the_way += [seat_name(g, seat) for seat in range(g.seats) if g.carries[seat] == up.card]
    if on_the_way:
        return _("{who} is on the way").format(who=", ".join(on_the_way))
    return _("not begun") if goal.op in (JOURNEY, CARRY, FETCH) else ""


def goals_now(g: Dwarves, up: Faceup) -> list[int]:
    """The goals of the present stage; the troops of a card come first."""
    found = parts_in_play(g, up)
    if troops_left(up):
        slay = [part for part in found if goal_of(g, up, part).op == SLAY]
        return slay or found
    return found


def foot(g: Dwarves, up: Faceup, ways: list[list[int]]) -> str:
    """What stands at the foot of a card: what is missing and how far it is, for each alternative."""
    found: list[str] = []
    for part in goals_now(g, up):
        goal = goal_of(g, up, part)
        words = [missing(g, up, part), distances(g, up, goal, ways)]
        found.append("; ".join([word for word in words if word]))
    return " · ".join(dict.fromkeys([line for line in found if line]))
