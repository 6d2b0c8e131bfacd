"""Set-up: the table is laid, cards are drawn, three choices are made (SH-SET).

Chance: three of five action cards of each phase, three objectives, three plans (SH-SET-19r).
"""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, WOOD, Book
from jotunheim.games.stronghold.rules.board import all_foregrounds, all_sections
from jotunheim.games.stronghold.rules.hourglasses import give
from jotunheim.games.stronghold.rules.questions import AskDefender, AskInvader
from jotunheim.games.stronghold.rules.supplies import FIRST_PHASE, LAST_PHASE, orders_of_phases
from jotunheim.games.stronghold.state import DECK, HAND, REJECTED, Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    BRIEFING,
    DEFENDER_UNITS,
    EXCHANGEABLE,
    GOBLIN,
    GRD,
    INVADER_UNITS,
    MANEUVER,
    MAR,
    MARKSMAN,
    OBJECTIVE,
    OBJECTIVES,
    ORC,
    PLAN,
    RESOURCES,
    SECTION,
)
from jotunheim.games.stronghold.turn import Round
from jotunheim.kernel import Chance, Step
from jotunheim.texts import N_

LINED_UP: Final = 3  # Phases 2 and 3 stand in the line, 4 and 5 wait in the supply (SH-SET-05, 06)


def set_table(book: Book, chance: Chance) -> Stronghold:
    """Everything that needs no choice and no chance."""
    g = Stronghold(chance, book)
    g.empty_table()
    place_invader(g)
    place_defender(g)
    return g


def place_invader(g: Stronghold) -> None:
    """All units in the bag, some of them out again; wood (SH-SET-02, 07, 09)."""
    numbers = g.book.numbers
    for space in all_foregrounds():
        for kind in INVADER_UNITS:
            out_of_bag(g, space, kind, numbers.foreground[kind])
    out_of_bag(g, MAR, GOBLIN, 1)
    out_of_bag(g, MAR, ORC, 1)
    g.wood = numbers.start_wood
    g.stock[WOOD] -= g.wood


def out_of_bag(g: Stronghold, space: int, kind: int, number: int) -> None:
    """Chosen units go from the bag to the board."""
    g.bag.counts[kind] -= number
    g.put(space, kind, number)


def place_defender(g: Stronghold) -> None:
    """Marked spaces, walls, Barracks, Guards, heroes, hourglasses (SH-SET-10, 12, 13, 15)."""
    numbers = g.book.numbers
    wall = PIECE_NAMES.index("wall")
    for section in all_sections():
        from_reserve(g, section, g.book.start[section])
        g.castle.walls[section - SECTION] = numbers.walls
        g.stock[wall] -= numbers.walls
    from_reserve(g, BAR, numbers.barracks)
    from_reserve(g, GRD, numbers.guards)
    g.heroes = g.book.hero_start[:]
    give(g, numbers.start_hourglasses)


def from_reserve(g: Stronghold, space: int, units: list[int]) -> None:
    """Defender units go from the supply to a space."""
    for kind in DEFENDER_UNITS:
        number = units[kind - MARKSMAN]
        g.reserve[kind - MARKSMAN] -= number
        g.put(space, kind, number)


def draw_cards(g: Stronghold) -> None:
    """Three of five cards of each phase; the others leave the game (SH-SET-03, 04)."""
    line: list[int] = [BRIEFING, RESOURCES]
    for phase in range(FIRST_PHASE, LAST_PHASE + 1):
        cards = [c for c in range(EXCHANGEABLE) if g.book.cards[c].phase == phase]
        g.chance.shuffle(cards)
        drawn = sorted(cards[: g.book.numbers.cards_drawn])
        g.removed += sorted(cards[g.book.numbers.cards_drawn :])
        if phase <= LINED_UP:
            line += drawn
        else:
            g.cards += drawn
    g.line = [*line, MANEUVER]


def start(book: Book, chance: Chance) -> Stronghold:
    """A new game: its agenda begins with the choices of the set-up (SH-SET-17, 19)."""
    g = set_table(book, chance)
    draw_cards(g)
    for step in orders_of_phases(FIRST_PHASE, LINED_UP):
        g.then(step)
    g.then(DealObjectives(), DealPlans(), Round())
    return g


@final
class DealObjectives(Step[Stronghold]):
    """Three objectives at random, after the action cards are known (SH-SET-08, 19)."""

    def run(self, g: Stronghold) -> None:
        deck = list(range(OBJECTIVES))
        g.chance.shuffle(deck)
        g.goals.offered = sorted(deck[: g.book.numbers.objectives_drawn])
        g.then(RejectObjective())


@final
class RejectObjective(AskInvader):
    """Which objective leaves the game, for all to see? (SH-SET-08)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-SET-08", "SH-SET-17")
    asks: ClassVar[str] = N_("Which objective do you give up?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing objectives")

    def options(self, g: Stronghold) -> list[int]:
        return OBJECTIVE.tokens(g.goals.offered)

    def choose(self, g: Stronghold, token: int) -> None:
        g.goals.rejected = OBJECTIVE.of(token)
        g.goals.objectives = [card for card in g.goals.offered if card != g.goals.rejected]
        g.goals.offered = []


@final
class DealPlans(Step[Stronghold]):
    """Three plans at random, seen by the defender alone (SH-SET-14, SH-HID-03)."""

    def run(self, g: Stronghold) -> None:
        g.plans.shuffle(g, DECK)
        for _card in range(g.book.numbers.plans_drawn):
            g.plans.draw(g, DECK, HAND)
        g.then(RejectPlan())


@final
class RejectPlan(AskDefender):
    """In secret: which plan leaves the game? The invader never sees it (SH-SET-14)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-SET-14", "SH-PLN-04")
    asks: ClassVar[str] = N_("Which plan do you give up?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing plans")
    secret: ClassVar[bool] = True

    def options(self, g: Stronghold) -> list[int]:
        return PLAN.tokens(sorted(g.plans.zones[HAND]))

    def choose(self, g: Stronghold, token: int) -> None:
        g.plans.move(g, PLAN.of(token), REJECTED)
