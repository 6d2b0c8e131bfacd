"""Cards that get harder or easier while they lie faceup: the Diamond's finder, the crown (DW-B3-05).

Numbers on dice and of successes are looked up when they are needed (`goals.py`); here is what lies on the
card: markers and troops, added or taken off as far as they are still there.
"""

from jotunheim.games.dwarves.effects.goals import CARRY, CHECK, DUEL, TROPHY, Change
from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.rules.completion import part_done, troop_left_card
from jotunheim.games.dwarves.rules.goals import (
    change_of,
    goal_of,
    is_full,
    parts_in_play,
    times_of,
)
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import KINDS


def regrade(g: Dwarves) -> None:
    """The Diamond was found, or the High King crowned: faceup cards change at once."""
    for up in g.faceup[:]:
        change = change_of(g, up.card)
        if change is not None and not g.over:
            change_card(g, up, change)


def change_card(g: Dwarves, up: Faceup, change: Change) -> None:
    """Markers and troops; a card that has nothing left is completed."""
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if goal.op == CARRY:
            move_site(g, up, change)
        elif goal.op == DUEL or (goal.op == CHECK and change.markers):
            up.markers += change.markers
            if up.markers <= 0:
                part_done(g, up)
                return
        elif (goal.op == TROPHY and is_full(g, up, part)) or (
            goal.op == CHECK and change.times and up.won[part] >= times_of(g, up, goal)
        ):
            part_done(g, up)
            return
    if any(change.troops):
        change_troops(g, up, change)


def change_troops(g: Dwarves, up: Faceup, change: Change) -> None:
    """Troops come from the supply, as far as it goes, or return to it."""
    for kind in range(KINDS):
        number = min(max(change.troops[kind], -up.troops[kind]), g.supply[kind])
        up.troops[kind] += number
        g.supply[kind] -= number
    troop_left_card(g, up)


def move_site(g: Dwarves, up: Faceup, change: Change) -> None:
    """A marker more, or one less if it still lies there; one that is carried is not touched."""
    if change.place == NONE:
        return
    site = g.book.places[change.place][0]
    if change_adds(g, up, site):
        up.at.append(site)
    elif site in up.at:
        up.at.remove(site)
        if not up.at and up.card not in g.carries:
            part_done(g, up)


def change_adds(g: Dwarves, up: Faceup, site: int) -> bool:
    """Is it a site that the card does not have as printed?"""
    return not any(
        g.book.is_in_place[place][site]
        for goal in g.book.cards[up.card].quest
        for place in goal.places
    )
