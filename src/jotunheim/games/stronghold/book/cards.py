# not compiled: read once
"""Action cards, actions of buildings, heroic orders, objectives, plans."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.stronghold.book.entries import expect, note_source
from jotunheim.games.stronghold.book.tables import (
    MOMENT_NAMES,
    NO_PIECE,
    PIECE_NAMES,
    PLACE_NAMES,
    WINDOW_NAMES,
    Action,
    Book,
    Card,
    Objective,
    Plan,
)
from jotunheim.games.stronghold.tokens import (
    ACTION_NAMES,
    BAR,
    BUILDING_NAMES,
    CARD_NAMES,
    CARDS,
    EXCHANGEABLE,
    HEROIC_NAMES,
    INVADER_UNITS,
    OBJECTIVE_NAMES,
    PLAN_NAMES,
    UNIT_NAMES,
    WAYS,
)
from jotunheim.kernel import ContentError

PHASES: Final = 6
RACE_NAMES: Final = tuple([UNIT_NAMES[kind] for kind in INVADER_UNITS])


def read_cards(book: Book, file: Entry) -> None:
    """The 23 action cards: two of Phase 1, five of each of Phases 2 to 5, one of Phase 6."""
    phases = [0] * (PHASES + 1)
    for number, entry in enumerate(file.exactly("card", CARD_NAMES)):
        phase = entry.number("phase", 1, PHASES)
        phases[phase] += 1
        card = Card(
            entry.text("name"),
            phase,
            entry.number("wood", 0, 20),
            entry.number("hourglasses", 0, 9),
        )
        card.ways = read_ways(entry)
        if number < EXCHANGEABLE and not 1 <= len(card.ways) <= WAYS:
            raise entry.wrong("ways", "one or two ways to pay")
        card.place = entry.word("place", PLACE_NAMES)
        name = CARD_NAMES[number]
        card.piece = PIECE_NAMES.index(name) if name in PIECE_NAMES else NO_PIECE
        card.text = entry.text("text")
        book.cards[number] = card
        note_source(book, entry)
    for phase, expected in enumerate([0, 2, 5, 5, 5, 5, 1]):
        expect(phases[phase], expected, f"cards.toml: cards of Phase {phase}")
    check_order(book)
    file.no_more()


def check_order(book: Book) -> None:
    """Machines, equipment, training, rituals are five cards each, in this order."""
    for number in range(CARDS):
        phase = 2 + number // 5 if number < EXCHANGEABLE else book.cards[number].phase
        if book.cards[number].phase != phase:
            raise ContentError(f"cards.toml: card.{CARD_NAMES[number]}.phase: expected {phase}")


def read_ways(entry: Entry) -> list[list[int]]:
    """Ways to pay: numbers of goblins, orcs, trolls (SH-ACT-10)."""
    found: list[list[int]] = []
    for way in entry.items("ways"):
        for name in way.data:
            if name not in RACE_NAMES:
                raise way.wrong(name, f"one of {', '.join(RACE_NAMES)}")
        units = [way.number(name, 1, 9) if way.has(name) else 0 for name in RACE_NAMES]
        if sum(units) == 0 or units in found:
            raise entry.wrong("ways", "different ways with at least one unit each")
        found.append(units)
    return found


def read_actions(book: Book, file: Entry) -> None:
    """The 18 actions, the prices of movement, the three heroic orders."""
    movement = file.inner("movement")
    book.numbers.move = movement.number("move", 1, 9)
    book.numbers.swap = movement.number("swap", 1, 9)
    note_source(book, movement)
    for number, entry in enumerate(file.exactly("action", ACTION_NAMES)):
        building = BAR + entry.word("building", BUILDING_NAMES)
        if not book.has_saboteur_space[building]:
            raise entry.wrong("building", "a building with a red space")
        action = Action(entry.text("name"), building, entry.number("hourglasses", 1, 20))
        action.repeat = entry.flag("repeat")
        if entry.has("piece"):
            action.piece = entry.word("piece", PIECE_NAMES)
        action.place = entry.word("place", PLACE_NAMES)
        action.text = entry.text("text")
        book.actions[number] = action
        book.actions_of[building].append(number)
        note_source(book, entry)
    for number, entry in enumerate(file.exactly("heroic", HEROIC_NAMES)):
        book.heroic_names[number] = entry.text("name")
        book.heroic_texts[number] = entry.text("text")
        note_source(book, entry)
    file.no_more()


def read_objectives(book: Book, file: Entry) -> None:
    """The ten objectives; exactly three of them stay (SH-OBJ-02)."""
    for number, entry in enumerate(file.exactly("objective", OBJECTIVE_NAMES)):
        objective = Objective(
            entry.text("name"),
            entry.word("looked", MOMENT_NAMES),
            entry.number("count", 1, 99),
            entry.number("amount", 1, 9),
            entry.flag("stays"),
        )
        objective.goal = entry.text("goal")
        objective.benefit = entry.text("benefit")
        book.objectives[number] = objective
        note_source(book, entry)
    staying = [objective.name for objective in book.objectives if objective.stays]
    expect(len(staying), 3, "objectives.toml: objectives that stay")
    file.no_more()


def read_plans(book: Book, file: Entry) -> None:
    """The ten defense plans with their windows (SH-PLN-01r)."""
    for number, entry in enumerate(file.exactly("plan", PLAN_NAMES)):
        windows = sum([1 << window for window in set(entry.words("windows", WINDOW_NAMES))])
        if windows == 0:
            raise entry.wrong("windows", f"some of {', '.join(WINDOW_NAMES)}")
        plan = Plan(entry.text("name"), windows, entry.number("amount", 1, 9))
        if entry.has("building"):
            plan.building = BAR + entry.word("building", BUILDING_NAMES)
        plan.lasts = entry.flag("lasts")
        plan.discarded = entry.flag("discarded")
        plan.gain = entry.text("gain")
        plan.drawback = entry.text("drawback")
        book.plans[number] = plan
        note_source(book, entry)
    file.no_more()
