"""Work on quests: checks, troops and bosses of cards, and what is ready (DW-CHK, DW-CARD).

Each check ends here, trophies of Fights stand in `trophies.py`; what a finished quest brings stands in `completion.py`.
"""

from typing import Final, final

from jotunheim.games.dwarves.effects.goals import (
    AT_SITES,
    BY_MARKERS,
    CHECK,
    CROWN,
    DUEL,
    IN_TURN,
    SEPARATE,
    SLAY,
    SPREE,
    Goal,
)
from jotunheim.games.dwarves.effects.lasting import KEENFIRE_HITS, SMITHY
from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.rules.buildings import build, may_build
from jotunheim.games.dwarves.rules.carry import FAILURE, SUCCESS, carry_out
from jotunheim.games.dwarves.rules.completion import complete, find, part_done, troop_left_card
from jotunheim.games.dwarves.rules.crown import test_crown
from jotunheim.games.dwarves.rules.diamonds import dig, may_dig
from jotunheim.games.dwarves.rules.equipment import show_equipment
from jotunheim.games.dwarves.rules.faceup import is_building, troops_left
from jotunheim.games.dwarves.rules.goals import (
    STATES,
    all_hold,
    asks_for,
    goal_of,
    is_fulfilled,
    is_level_c,
    number_of,
    parts_in_play,
    times_of,
)
from jotunheim.games.dwarves.rules.places import is_in_places
from jotunheim.games.dwarves.rules.standing import changed_by, has_rule, kept_bonus
from jotunheim.games.dwarves.rules.tasks import END_COUNTERS, LEVEL_C, TASKS, Duty, Task
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import Faceup
from jotunheim.games.dwarves.tokens import (
    BATTLE,
    CARD,
    CRAFT,
    NOWHERE,
    W_SEARCH,
    is_quest,
)
from jotunheim.games.dwarves.words.events.cards import SUCCESSES

DIAMOND_NUMBER: Final = 4  # the search for a Diamond is a Craft check of 4+ (DW-B3-04)
COUNTED: Final = 1 << SPREE | 1 << CHECK  # goals with successes of one turn


# Checks -----------------------------------------------------------------------------------------


@final
class Offer:
    """A check that a Hero may make now."""

    def __init__(self, token: int, card: int, part: int, attribute: int, number: int) -> None:
        self.token = token  # what the seat picks: a card, or a word
        self.card = card
        self.part = part
        self.attribute = attribute
        self.number = number  # on the die


def checks_for(g: Dwarves, seat: int) -> list[Offer]:
    """Checks that cards, tiles and Diamonds offer to a Hero where it stands (DW-CHK-01, 06, 12)."""
    found: list[Offer] = []
    for up in g.faceup:
        if asks_for(g, up, CHECK):
            found += card_checks(g, seat, up)
        if has_rule(g, up.card, SMITHY):
            found += smithy_offers(g, seat, up)
    for card in may_build(g, seat):
        goal = g.book.cards[card].quest[0]
        found.append(Offer(CARD.token(card), card, 0, goal.attribute, goal.number))
    if may_dig(g, seat):
        found.append(Offer(W_SEARCH, NOWHERE, 0, CRAFT, DIAMOND_NUMBER))
    return found


def has_checks(g: Dwarves, seat: int) -> bool:
    """Is there such a check?"""
    for up in g.faceup:
        if asks_for(g, up, CHECK) and card_checks(g, seat, up):
            return True
        if has_rule(g, up.card, SMITHY) and smithy_offers(g, seat, up):
            return True
    return may_dig(g, seat) or len(may_build(g, seat)) > 0


def card_checks(g: Dwarves, seat: int, up: Faceup) -> list[Offer]:
    """The checks of one card."""
    found: list[Offer] = []
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if goal.op == CHECK and may_check(g, seat, up, part, goal):
            number = number_of(g, up, goal)
            found.append(Offer(CARD.token(up.card), up.card, part, goal.attribute, number))
    return found


def may_check(g: Dwarves, seat: int, up: Faceup, part: int, goal: Goal) -> bool:
    """Place and conditions hold before the roll, and a success would count (DW-CHK-06, DW-CHK-12)."""
    if troops_left(up):  # first the card's troops, then its checks
        return False
    place = g.at[seat]
    if goal.mode == AT_SITES:
        if site_at(g, up, goal, place) == NONE:
            return False
    elif not is_in_places(g, goal.places, place, up.card):
        return False
    if goal.mode == SEPARATE and up.won[part]:  # DW-GLO-09: one success a turn
        return False
    return all_hold(g, goal.when, up.card, seat)


def site_at(g: Dwarves, up: Faceup, goal: Goal, place: int) -> int:
    """The number of the site in a hex that still has its marker; NONE if there is none."""
    for number, site in enumerate(goal.places):
        if g.book.is_in_place[site][place] and not (up.marked >> number) & 1:
            return number
    return NONE


def smithy_offers(g: Dwarves, seat: int, up: Faceup) -> list[Offer]:
    """The Blacksmith works in the hex of the Hammer, Perished Land or not (DW-GLO-08)."""
    for rule in g.book.cards[up.card].lasting:
        if rule.op == SMITHY and g.at[seat] == g.rare.hammer:
            return [Offer(CARD.token(up.card), up.card, 0, rule.attribute, rule.number)]
    return []


def score(g: Dwarves, card: int, part: int, successes: int) -> None:
    """A check was rolled: its successes go to the one card, surplus is lost (DW-CHK-02, 03)."""
    if card == NOWHERE:
        if successes:
            dig(g, g.active)
        return
    g.tell(SUCCESSES, (g.active, card, successes))
    if is_quest(card) and is_building(g, card):
        if successes:
            build(g, card, g.at[g.active])
    elif has_rule(g, card, SMITHY):
        if successes:
            show_equipment(g, smithy_cards(g, card))
    else:
        score_goal(g, find(g, card), part, successes)


def smithy_cards(g: Dwarves, card: int) -> int:
    """How many Equipment cards the Blacksmith turns up."""
    return max([rule.most for rule in g.book.cards[card].lasting])


def score_goal(g: Dwarves, up: Faceup, part: int, successes: int) -> None:
    """Successes of one action, gathered as the card says (DW-CHK-03, 04, 05)."""
    goal = goal_of(g, up, part)
    if goal.mode == IN_TURN:
        up.won[part] += successes
        if up.won[part] >= times_of(g, up, goal):
            part_done(g, up)
    elif goal.mode == AT_SITES:
        score_site(g, up, goal, successes)
    elif successes == 0:
        carry_out(g, up.card, FAILURE + 2 * part, g.active)
    else:  # at most one marker for each action
        up.won[part] += 1
        up.markers -= 1
        if up.markers <= 0:
            part_done(g, up)
        elif goal.mode == BY_MARKERS:
            carry_out(g, up.card, SUCCESS + 2 * part, g.active)


def score_site(g: Dwarves, up: Faceup, goal: Goal, successes: int) -> None:
    """One success removes the marker of one site; it does not matter who made it, and when (DW-GLO-01)."""
    place = g.at[g.active]
    site = site_at(g, up, goal, place)
    if successes == 0 or site == NONE:
        return
    up.marked |= 1 << site
    up.at = [other for other in up.at if other != place]
    if up.marked.bit_count() == len(goal.places):
        part_done(g, up)


def reset_counters(g: Dwarves) -> None:
    """Successes of a turn are lost with it; those gathered openly stay (DW-CHK-04, DW-CHK-13)."""
    for up in g.faceup:
        if not g.book.cards[up.card].asks & COUNTED:
            continue
        for part, goal in enumerate(g.book.cards[up.card].quest):
            if goal.op == SPREE or (goal.op == CHECK and goal.mode in (IN_TURN, SEPARATE)):
                up.won[part] = 0


@final
class Counters(Duty):
    """Successes of a turn are lost with it."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        reset_counters(g)


TASKS.on(END_COUNTERS, Counters())


# Troops and bosses of cards ---------------------------------------------------------------------


def fought_at(g: Dwarves, place: int) -> list[Faceup]:
    """Cards with troops that are fought in a hex (DW-FIG-07, DW-FIG-08)."""
    return [up for up in g.faceup if troops_left(up) and is_fought_in(g, up, place)]


def has_fights_at(g: Dwarves, place: int) -> bool:
    """Is there such a card?"""
    if not g.asks & (1 << SLAY):
        return False
    for up in g.faceup:
        if asks_for(g, up, SLAY) and troops_left(up) and is_fought_in(g, up, place):
            return True
    return False


def is_fought_in(g: Dwarves, up: Faceup, place: int) -> bool:
    """Does the card name this hex for the fight against its troops?"""
    return any(
        goal.op == SLAY and is_in_places(g, goal.places, place, up.card)
        for goal in g.book.cards[up.card].quest
    )


def slain(g: Dwarves, card: int, kind: int) -> None:
    """A troop on a card fell in a Fight; with the last one that part is done (DW-FIG-04, DW-FIG-11)."""
    up = find(g, card)
    up.troops[kind] -= 1
    g.supply[kind] += 1
    troop_left_card(g, up)


def duels_for(g: Dwarves, seat: int) -> list[int]:
    """Cards with a boss that a Hero may fight where it stands (DW-FIG-14, DW-B4-15)."""
    found: list[int] = []
    for up in g.faceup:
        goal = duel_goal(g, up)
        if goal is not None and may_duel(g, seat, up, goal):
            found.append(up.card)
    return found


def has_duels(g: Dwarves, seat: int) -> bool:
    """Is there such a card?"""
    return g.asks & (1 << DUEL) != 0 and len(duels_for(g, seat)) > 0


def may_duel(g: Dwarves, seat: int, up: Faceup, goal: Goal) -> bool:
    """The boss is where the Hero stands, and the card's conditions hold."""
    there = is_in_places(g, goal.places, g.at[seat], up.card)
    return there and all_hold(g, goal.when, up.card, seat)


def duel_goal(g: Dwarves, up: Faceup) -> Goal | None:
    """The boss of a card, if it has one."""
    if not asks_for(g, up, DUEL):
        return None
    for part in parts_in_play(g, up):
        goal = goal_of(g, up, part)
        if goal.op == DUEL:
            return goal
    return None


def duel_need(g: Dwarves, seat: int, card: int) -> int:
    """The die that hits a boss; Keenfire may hit with less (B2-C2)."""
    up = find(g, card)
    goal = duel_goal(g, up)
    assert goal is not None
    if has_rule(g, card, KEENFIRE_HITS) and kept_bonus(g, seat, BATTLE):
        return changed_by(g, KEENFIRE_HITS)
    return number_of(g, up, goal)


def duel(g: Dwarves, card: int, hits: int) -> None:
    """Each hit removes a marker; those removed stay removed (DW-FIG-10)."""
    up = g.card(card)
    if up is None:
        return
    up.markers -= hits
    if up.markers <= 0:
        part_done(g, up)


# States -----------------------------------------------------------------------------------------


def may_test_level_c(g: Dwarves) -> bool:
    """Could a test of the level C quests change anything now? The High King's card may at any time."""
    if g.asks & (1 << CROWN):
        return True
    if not g.asks & STATES:
        return False
    return any(is_level_c(g, up.card) and is_fulfilled(g, up) for up in g.faceup)


def test_level_c(g: Dwarves) -> None:
    """After every action and free effect of step 3: is a level C quest fulfilled? (DW-CARD-16)"""
    if g.asks & (1 << CROWN):
        test_crown(g)
    for up in g.faceup:
        if is_level_c(g, up.card) and is_fulfilled(g, up):
            complete(g, up)
            return


@final
class LastQuests(Duty):
    """Level C quests test themselves."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        test_level_c(g)


TASKS.on(LEVEL_C, LastQuests())
