"""Cards that come faceup and leave: markers, troops, set-up, and where they go (DW-REV-03, DW-REV-11).

DW-CARD-09, DW-CARD-20: troops for cards come from the supply and return to it.
"""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.goals import (
    AT_SITES,
    BUILT,
    BY_MARKERS,
    CARRY,
    CHECK,
    DUEL,
    ENTER,
    FETCH,
    PENALTY_GATES,
    PENALTY_MARKERS,
    PENALTY_MIXED,
    PENALTY_ORCS,
    SEEK,
    SEPARATE,
    SLAY,
    Goal,
)
from jotunheim.games.dwarves.effects.lasting import BAN_EQUIPMENT
from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.rules.board import on_map
from jotunheim.games.dwarves.rules.carry import SETUP, carry_out
from jotunheim.games.dwarves.rules.goals import all_hold, change_of, goal_of, parts_in_play
from jotunheim.games.dwarves.rules.land import settle
from jotunheim.games.dwarves.rules.losses import fit_health
from jotunheim.games.dwarves.rules.standing import has_rule
from jotunheim.games.dwarves.rules.troops import put_troops, take_troop
from jotunheim.games.dwarves.state import (
    A_DISCARD,
    A_GONE,
    Q_DONE,
    Dwarves,
)
from jotunheim.games.dwarves.state.pieces import Faceup, turned_up
from jotunheim.games.dwarves.tokens import (
    HEX,
    HEXES,
    KINDS,
    NOWHERE,
    ORC,
    TROLL,
    is_adventure,
    is_quest,
    is_threat,
)
from jotunheim.games.dwarves.words.events.cards import CARD_LEAVES, CARD_TROOPS, TURNED
from jotunheim.games.dwarves.words.names import card_name, kind_name
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _

MANY_HEROES: Final = 5  # from which Book 5 gives more Time (DW-B5-17)
FIRST_ORCS: Final = 3  # of the troops that a penalty adds; further ones are Trolls
PENALTY_ORDER: Final = (3, 2, 0, 1)  # Gates V, IV, I, II


def lay_faceup(g: Dwarves, card: int, space: int) -> Faceup:
    """A card lies faceup; what it asks for, and how hard it is, stands from now on (DW-B5-18)."""
    up = turned_up(card, space)
    printed = g.book.cards[card]
    up.won = [0] * len(printed.quest)
    up.grade = g.rare.failed
    for part, goal in enumerate(printed.quest):
        if not all_hold(g, goal.turned, card, g.active):
            up.out |= 1 << part
    if printed.time:
        up.time = printed.time + (g.book.numbers.more_time if g.seats >= MANY_HEROES else 0)
    g.lay(up)
    g.tell(TURNED, (card,))
    if has_rule(g, card, BAN_EQUIPMENT):  # tiles are taken off without a window (DW-EQ-17)
        for seat in range(g.seats):
            fit_health(g, seat)
    return up


def set_up(g: Dwarves, card: int) -> None:
    """Markers, troops and the set-up text of a card that was turned up."""
    g.then(PrepareStage(card))
    carry_out(g, card, SETUP, g.active)
    g.then(Penalize(card))


@final
class PrepareStage(Step[Dwarves]):
    """Markers and troops for the present stage of a quest."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Dwarves) -> None:
        up = g.card(self.card)
        if up is None:
            return
        for part in parts_in_play(g, up):
            goal = goal_of(g, up, part)
            put_markers(g, up, goal)
            if goal.op == SLAY:
                garrison(g, up, wanted_troops(g, up, goal))


def put_markers(g: Dwarves, up: Faceup, goal: Goal) -> None:
    """Scenario markers on the card, or on the hexes that a goal names (DW-CARD-10)."""
    if goal.op == DUEL or (goal.op == CHECK and goal.mode in (BY_MARKERS, SEPARATE)):
        up.markers = markers_of(g, up, goal)
    elif goal.op in (FETCH, SEEK, CARRY, ENTER) or (goal.op == CHECK and goal.mode == AT_SITES):
        up.at += sites_of(g, up, goal)


def markers_of(g: Dwarves, up: Faceup, goal: Goal) -> int:
    """How many markers lie on the card."""
    markers = goal.times
    change = change_of(g, up.card)
    if change is not None:
        markers += change.markers
    if g.book.cards[up.card].penalty == PENALTY_MARKERS:
        markers += (up.grade + 1) // 2
    return markers


def sites_of(g: Dwarves, up: Faceup, goal: Goal) -> list[int]:
    """The hexes that get a marker; for a kingdom it lies on the card instead."""
    found: list[int] = []
    for place in goal.places:
        hexes = g.book.places[place]
        if len(hexes) == 1 or goal.op == SEEK:
            found += hexes
    change = change_of(g, up.card)
    if change is not None and change.place != NONE and goal.op == CARRY:
        extra = g.book.places[change.place][0]
        found = [site for site in found if site != extra] if extra in found else [*found, extra]
    return found


def wanted_troops(g: Dwarves, up: Faceup, goal: Goal) -> list[int]:
    """The troops that belong on a card, with what makes it harder or easier."""
    troops = goal.troops[:]
    change = change_of(g, up.card)
    if change is not None:
        troops = [max(troops[kind] + change.troops[kind], 0) for kind in range(KINDS)]
    penalty = g.book.cards[up.card].penalty
    if penalty == PENALTY_ORCS:
        troops[ORC] += up.grade
    elif penalty == PENALTY_MIXED:
        troops[ORC] += min(up.grade, FIRST_ORCS)
        troops[TROLL] += max(up.grade - FIRST_ORCS, 0)
    return troops


def garrison(g: Dwarves, up: Faceup, troops: list[int]) -> None:
    """Troops from the supply onto a card; a Scenario or Saga card takes missing ones from the map."""
    found = [min(troops[kind], g.supply[kind]) for kind in range(KINDS)]
    for kind in range(KINDS):
        g.supply[kind] -= found[kind]
        up.troops[kind] += found[kind]
    if sum(found):
        g.tell(CARD_TROOPS, (up.card, *found))
    if is_quest(up.card):
        for kind in range(KINDS):
            take_from_map(g, up.card, kind, troops[kind] - found[kind])


def lacks_troops(g: Dwarves, card: int) -> bool:
    """Does the supply lack troops that the card needs when it is turned? (DW-REV-11)"""
    for goal in g.book.cards[card].quest:
        if goal.op == SLAY and any(goal.troops[kind] > g.supply[kind] for kind in range(KINDS)):
            return True
    return False


def lacks_all_troops(g: Dwarves, card: int) -> bool:
    """Is none of the troops there that the card needs? (DW-REV-11)"""
    for goal in g.book.cards[card].quest:
        if goal.op == SLAY and any(goal.troops):
            return not any(goal.troops[kind] > 0 and g.supply[kind] > 0 for kind in range(KINDS))
    return False


def take_from_map(g: Dwarves, card: int, kind: int, number: int) -> None:
    """So many troops of a kind, one after another, from hexes of the team's choice onto a card."""
    if number > 0 and on_map(g, kind):
        g.then(TakeFromMap(g.active, card, kind, number))


@final
class TakeFromMap(Decision[Dwarves]):
    """Which hex gives the next troop for a card? (DW-REV-03, DEC-05)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-REV-03",)
    asks: ClassVar[str] = N_("{card} needs one {kind} more. Which hex gives it?")
    meanwhile: ClassVar[str] = N_("{seat} is taking troops off the map")

    def __init__(self, seat: int, card: int, kind: int, number: int) -> None:
        super().__init__(seat)
        self.card = card
        self.kind = kind
        self.number = number

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.card, "kind": self.kind, "number": self.number}

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"card": card_name(g, self.card), "kind": kind_name(g, self.kind)}

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens([place for place in range(HEXES) if g.count(place, self.kind)])

    def choose(self, g: Dwarves, token: int) -> None:
        take_troop(g, HEX.of(token), self.kind)
        up = g.card(self.card)
        assert up is not None
        up.troops[self.kind] += 1
        take_from_map(g, self.card, self.kind, self.number - 1)

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("there is none of this kind (DW-REV-03)") if HEX.has(token) else ""


@final
class Penalize(Step[Dwarves]):
    """Book 5: an Orc and a Troll at a Gate for each unfulfilled level A card (DW-B5-10)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Dwarves) -> None:
        up = g.card(self.card)
        if up is None or g.book.cards[self.card].penalty != PENALTY_GATES or up.grade == 0:
            return
        for number in range(up.grade):
            gate = PENALTY_ORDER[number % len(PENALTY_ORDER)]
            put_troops(g, g.book.gate_hex[gate], [1, 1, 0])
        settle(g)


# Leaving ----------------------------------------------------------------------------------------


def take_off(g: Dwarves, up: Faceup, silently: bool = False) -> None:
    """A card leaves the table; its troops return to the supply, its markers are gone (DW-CARD-20)."""
    for kind in range(KINDS):
        g.supply[kind] += up.troops[kind] + up.trophies[kind]
    g.take_away(up)
    for seat in range(g.seats):
        if g.carries[seat] == up.card:
            g.carries[seat] = NOWHERE
        if g.journey[seat] == up.card:
            g.journey[seat] = NOWHERE
    put_away(g, up.card)
    if not silently:
        g.tell(CARD_LEAVES, (up.card,))


def put_away(g: Dwarves, card: int) -> None:
    """Where a card goes: the discard pile, or out of the game (DW-SET-16, DW-SAGA-14)."""
    if is_quest(card):
        g.quests.move(g, piece_of_quest(g, card), Q_DONE)
    elif is_adventure(card) or is_threat(card):
        zone = A_GONE if g.variant.is_saga() else A_DISCARD
        g.adventures.move(g, piece_of_adventure(g, card), zone)


def piece_of_quest(g: Dwarves, card: int) -> int:
    """The piece of a Scenario or Saga card."""
    return g.quests.veil.prints.index(card)


def piece_of_adventure(g: Dwarves, card: int) -> int:
    """The piece of an Adventure or Threat card."""
    return g.adventures.veil.prints.index(card)


def troops_left(up: Faceup) -> int:
    """Troops that still lie on the card."""
    troops = up.troops
    return troops[0] + troops[1] + troops[2]


def has_goal(g: Dwarves, card: int, op: int) -> bool:
    """Has the card such a goal?"""
    return (g.book.cards[card].asks >> op) & 1 == 1


def is_building(g: Dwarves, card: int) -> bool:
    """Does the card bring Ramparts or Catapults?"""
    return has_goal(g, card, BUILT)
