"""Goals of quests: which are in play, their numbers, their conditions, and states that fulfil them.

Nothing here changes anything. A goal is named by its card and its place in the card's quest
(DW-CARD-04, DW-CARD-16, DW-CARD-18, DW-CHK-06, DW-CHK-12).
"""

from typing import Final

from jotunheim.games.dwarves.book.tables import LEVEL_C
from jotunheim.games.dwarves.effects.conditions import (
    IF_ALL_HELD,
    IF_BY_OTHER,
    IF_BY_TIED,
    IF_CLEARED,
    IF_COMPANY,
    IF_COMPANY_NEAR,
    IF_COUNCIL,
    IF_HANDED,
    IF_HEROES,
    IF_NO_LEADER,
    IF_NOT_PERISHED,
    IF_PERISHED,
    IF_TROOPS,
    Condition,
)
from jotunheim.games.dwarves.effects.goals import (
    CLEARED,
    COUNCIL,
    GATHER,
    NONE_LEFT,
    PENALTY_TIMES,
    RALLY,
    SPREAD,
    Change,
    Goal,
)
from jotunheim.games.dwarves.rules.board import leaders_in, on_map, tiles_on_map, troops_in
from jotunheim.games.dwarves.rules.places import hexes_of, is_in_places
from jotunheim.games.dwarves.rules.standing import has_company, is_held
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import EVIL, GOOD, Faceup
from jotunheim.games.dwarves.tokens import NOBODY, is_adventure

MANY: Final = 4  # Heroes, from which some quests ask for more
NOTHING: Final[list[int]] = []
# Goals that are fulfilled by how things stand, as bits.
STATES: Final = (
    1 << GATHER | 1 << SPREAD | 1 << CLEARED | 1 << COUNCIL | 1 << NONE_LEFT | 1 << RALLY
)


# What a card asks for ---------------------------------------------------------------------------


def parts_in_play(g: Dwarves, up: Faceup) -> list[int]:
    """The goals of the card's present stage."""
    stages = g.book.cards[up.card].parts
    if up.stage >= len(stages):  # no quest, or a Threat that has worked
        return NOTHING
    parts = stages[up.stage]
    if up.out == 0:
        return parts
    return [part for part in parts if not (up.out >> part) & 1]


def asks_for(g: Dwarves, up: Faceup, op: int) -> bool:
    """Has the card such a goal, in whatever stage? Most cards have not, and need no closer look."""
    return (g.book.cards[up.card].asks >> op) & 1 == 1


def goal_of(g: Dwarves, up: Faceup, part: int) -> Goal:
    """One goal of a card."""
    return g.book.cards[up.card].quest[part]


def is_level_c(g: Dwarves, card: int) -> bool:
    """Does the card win the game? (DW-END-01)"""
    return g.book.cards[card].level == LEVEL_C


def change_of(g: Dwarves, card: int) -> Change | None:
    """How the finder of the Diamond, or the crown, changes a card (DW-B3-05, DW-GLO-13)."""
    printed = g.book.cards[card]
    if g.rare.finder == EVIL:
        return printed.evil
    if g.rare.finder == GOOD:
        return printed.found
    return printed.crowned if g.rare.crowned else None


def times_of(g: Dwarves, up: Faceup, goal: Goal) -> int:
    """How often it must be done; never more Heroes than there are."""
    times = goal.many if goal.many and g.seats >= MANY else goal.times
    change = change_of(g, up.card)
    if change is not None:
        times += change.times
    if g.book.cards[up.card].penalty == PENALTY_TIMES:
        times += (up.grade + 1) // 2
    return min(times, g.seats) if goal.op == GATHER else times


def number_of(g: Dwarves, up: Faceup, goal: Goal) -> int:
    """The number on the die."""
    change = change_of(g, up.card)
    return goal.number if change is None else goal.number + change.number


def is_full(g: Dwarves, up: Faceup, part: int) -> bool:
    """Are enough trophies on the card? Leaders are counted in `won` (B4-C3)."""
    return sum(up.trophies) + up.won[part] >= times_of(g, up, goal_of(g, up, part))


# Conditions -------------------------------------------------------------------------------------


def all_hold(g: Dwarves, conditions: list[Condition], card: int, seat: int) -> bool:
    """Do all conditions hold, for this seat? (DW-CHK-12)"""
    return all(does_hold(g, condition, card, seat) for condition in conditions)


def does_hold(g: Dwarves, condition: Condition, card: int, seat: int) -> bool:
    """One condition: of the map, of the Heroes, or of the card."""
    op = condition.op
    if op == IF_CLEARED:
        return is_cleared(g, condition.places, card)
    if op == IF_HEROES:
        return len(heroes_at(g, condition.places, card)) >= condition.number
    if op == IF_COUNCIL:
        return g.council >= condition.position
    if op == IF_NO_LEADER:
        places = hexes_of(g, condition.places, card)
        return not any(leaders_in(g, place) for place in places)
    if op in (IF_PERISHED, IF_NOT_PERISHED):
        return (tiles_on_map(g) >= condition.number) == (op == IF_PERISHED)
    if op == IF_TROOPS:
        return on_map(g, condition.kind) >= condition.number
    return does_hold_for(g, op, card, seat)


def does_hold_for(g: Dwarves, op: int, card: int, seat: int) -> bool:
    """A condition on the Hero who acts, or on the Hero to whom the card is tied."""
    if op == IF_COMPANY:
        return has_company(g, seat)
    if op == IF_COMPANY_NEAR:
        near = g.book.distance[g.at[seat]]
        return any(other != seat and near[g.at[other]] <= 1 for other in range(g.seats))
    if op == IF_ALL_HELD:
        return all(is_held(g, other) for other in range(g.seats))
    up = g.card(card)
    if op == IF_HANDED:
        return up is not None and up.handed
    tied = NOBODY if up is None else up.hero
    if op == IF_BY_OTHER:
        return tied not in (NOBODY, seat)
    assert op == IF_BY_TIED
    return tied == seat


def is_cleared(g: Dwarves, places: list[int], card: int) -> bool:
    """Are there no troops in these places? Leaders and dragons do not count."""
    return not any(troops_in(g, place) for place in hexes_of(g, places, card))


def heroes_at(g: Dwarves, places: list[int], card: int) -> list[int]:
    """The seats whose Heroes are in these places."""
    return [seat for seat in range(g.seats) if is_in_places(g, places, g.at[seat], card)]


# States -----------------------------------------------------------------------------------------


def is_state(goal: Goal) -> bool:
    """Can the goal be fulfilled by how things stand? (DW-REV-02, DW-CARD-16)"""
    return (STATES >> goal.op) & 1 == 1


def is_fulfilled(g: Dwarves, up: Faceup) -> bool:
    """Is one of the card's states fulfilled now?"""
    if not g.book.cards[up.card].asks & STATES:
        return False
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if is_state(goal) and stands(g, up, goal):
            return True
    return False


def stands(g: Dwarves, up: Faceup, goal: Goal) -> bool:
    """Is this state so now?"""
    if not all_hold(g, goal.when, up.card, g.active):
        return False
    if goal.op == GATHER:
        return are_gathered(g, up, goal)
    if goal.op == SPREAD:
        return are_spread(g, up, goal)
    if goal.op == CLEARED:
        return is_cleared(g, goal.places, up.card)
    if goal.op == COUNCIL:
        return g.council >= goal.position
    if goal.op == NONE_LEFT:
        return on_map(g, goal.kind) == 0
    return have_rallied(g, up, goal)


def are_gathered(g: Dwarves, up: Faceup, goal: Goal) -> bool:
    """So many Heroes in one hex of the place; on an Adventure the active one is among them.

    DW-CARD-11, DW-CARD-18.
    """
    need = times_of(g, up, goal)
    seats = [g.active] if is_adventure(up.card) else list(range(g.seats))
    return any(
        g.at.count(g.at[seat]) >= need and is_in_places(g, goal.places, g.at[seat], up.card)
        for seat in seats
    )


def are_spread(g: Dwarves, up: Faceup, goal: Goal) -> bool:
    """Heroes in so many of the places at once; on an Adventure the active one is in one of them.

    DW-CARD-18.
    """
    if is_adventure(up.card) and not is_in_places(g, goal.places, g.at[g.active], up.card):
        return False
    taken = [place for place in goal.places if heroes_at(g, [place], up.card)]
    return len(taken) >= times_of(g, up, goal)


def have_rallied(g: Dwarves, up: Faceup, goal: Goal) -> bool:
    """All Heroes not under HOLD except at most one are in the place, and at least two are (CM-C6)."""
    there = heroes_at(g, goal.places, up.card)
    missing = [seat for seat in range(g.seats) if seat not in there and not is_held(g, seat)]
    return len(there) >= 2 and len(missing) <= 1
