# not compiled: read once
"""All cards, with the counts of every set and level (DW-SET-11, DW-CM-02, DW-SAGA-04, DW-B5-03)."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.dwarves.book.clauses import (
    read_change,
    read_conditions,
    read_effects,
    read_goals,
    read_rules,
)
from jotunheim.games.dwarves.book.entries import expect, note_source
from jotunheim.games.dwarves.book.tables import (
    BOOK1,
    BOOK2,
    BOOK3,
    BOOK4,
    BOOK5,
    ELFAR,
    EVERY_BOOK,
    LEVEL_LETTERS,
    LEVEL_SETS,
    MIGHT,
    SAGAS,
    SET_NAMES,
    Book,
    Card,
)
from jotunheim.games.dwarves.effects.goals import PENALTY_NAMES
from jotunheim.games.dwarves.effects.windows import WINDOW_NAMES
from jotunheim.games.dwarves.tokens import (
    ADVENTURE,
    ADVENTURE_NAMES,
    AID,
    AID_NAMES,
    CARD_NAMES,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    LEVELS,
    SAGA,
    SAGA_NAMES,
    SCENARIO,
    SCENARIO_NAMES,
    SPECIAL_NAMES,
    SPELL,
    SPELL_NAMES,
    THREAT,
    THREAT_NAMES,
)
from jotunheim.kernel import ContentError

# Cards of each set, copies counted: 202 in all, the counts of the rulebook's list of components.
COUNTS: Final = {
    BOOK1: 12 + 30 + 15,
    ELFAR: 1 + 1 + 5 + 2,
    MIGHT: 14 + 8 + 5 + 2,
    BOOK2: 13,
    BOOK3: 14,
    BOOK4: 13,
    SAGAS: 15,
    BOOK5: 13 + 8,
    EVERY_BOOK: 22 + 9,
}
# The set of a card by the beginning of its id.
SET_OF: Final = (
    ("S1", BOOK1),
    ("AD", BOOK1),
    ("TH", BOOK1),
    ("EL", ELFAR),
    ("EQ12", ELFAR),
    ("EQ13", ELFAR),
    ("CM", MIGHT),
    ("EQ14", MIGHT),
    ("B2", BOOK2),
    ("B3", BOOK3),
    ("B4", BOOK4),
    ("T2", SAGAS),
    ("B5", BOOK5),
    ("SE", BOOK5),
    ("EQ", EVERY_BOOK),
    ("SP", EVERY_BOOK),
)


def read_scenarios(book: Book, file: Entry) -> None:
    """The Scenario cards of Books 1 and 5 and of the expansions."""
    for number, entry in enumerate(file.exactly("card", SCENARIO_NAMES), start=SCENARIO):
        card = read_quest_card(book, entry, number)
        card.condition = read_conditions(entry, "condition")
        card.time = entry.number("time", 1, 15) if entry.has("time") else 0
        if entry.has("penalty"):
            card.penalty = entry.word("penalty", PENALTY_NAMES)
        needs_quest(card, entry)
        note_source(book, entry)
    file.no_more()


def read_sagas(book: Book, file: Entry) -> None:
    """The Saga cards of Books 2 to 4 and the four aids."""
    for number, entry in enumerate(file.exactly("card", (*SAGA_NAMES, *AID_NAMES)), start=SAGA):
        card = read_quest_card(book, entry, number)
        card.evil = read_change(entry, "evil")
        card.found = read_change(entry, "found")
        card.crowned = read_change(entry, "crowned")
        if number < AID:
            needs_quest(card, entry)
        else:
            card.text = entry.text("text")
        note_source(book, entry)
    file.no_more()


def read_adventures(book: Book, file: Entry) -> None:
    """The Adventure cards: each has a quest and a reward."""
    for number, entry in enumerate(file.exactly("card", ADVENTURE_NAMES), start=ADVENTURE):
        card = read_quest_card(book, entry, number)
        card.either = entry.flag("either")
        needs_quest(card, entry)
        if not card.rewards:
            raise entry.wrong("rewards", "at least one reward")
        note_source(book, entry)
    file.no_more()


def read_threats(book: Book, file: Entry) -> None:
    """The Threat cards: an immediate one does nothing else."""
    for number, entry in enumerate(file.exactly("card", THREAT_NAMES), start=THREAT):
        card = read_quest_card(book, entry, number)
        card.threat = read_effects(entry, "threat")
        card.immediate = read_effects(entry, "immediate")
        card.threat_text = read_text(entry, "threat_text")
        if card.immediate and (card.quest or card.threat or card.lasting or card.setup):
            raise entry.wrong("immediate", "an immediate Threat without anything else")
        note_source(book, entry)
    file.no_more()


def read_equipment(book: Book, file: Entry) -> None:
    """Equipment and special Equipment."""
    names = (*EQUIPMENT_NAMES, *SPECIAL_NAMES)
    for number, entry in enumerate(file.exactly("card", names), start=EQUIPMENT):
        card = read_held(book, entry, number)
        card.copies = entry.number("copies", 1, 2)
        card.discarded = entry.flag("discarded")
        note_source(book, entry)
    file.no_more()


def read_spells(book: Book, file: Entry) -> None:
    """Andôkai's spells."""
    for number, entry in enumerate(file.exactly("card", SPELL_NAMES), start=SPELL):
        read_held(book, entry, number)
        note_source(book, entry)
    file.no_more()


def read_decks(book: Book, file: Entry) -> None:
    """What each level of difficulty changes: level A cards taken out; in Book 5 also the way of the Doom marker."""
    for number, entry in enumerate(file.exactly("level", LEVEL_SETS)):
        book.removed[number] = by_level(entry, "removed", -1)
        if entry.has("nearer"):
            book.nearer = by_level(entry, "nearer", 1)
        note_source(book, entry)
    file.no_more()
    check_counts(book)


def by_level(entry: Entry, field: str, way: int) -> list[int]:
    """A number for each level of difficulty, from the easiest; a harder level has none that is easier."""
    found = entry.numbers(field, 0, 13)
    if len(found) != LEVELS or found != sorted(found, key=lambda number: way * number):
        raise entry.wrong(field, f"{LEVELS} numbers, from the easiest level")
    return found


def read_quest_card(book: Book, entry: Entry, number: int) -> Card:
    """What all cards with quests have."""
    card = new_card(book, entry, number)
    card.setup = read_effects(entry, "setup")
    card.quest = read_goals(entry, "quest")
    card.rewards = read_effects(entry, "rewards")
    card.lasting = read_rules(entry, "lasting")
    note_words(card)
    card.setup_text = read_text(entry, "setup_text")
    card.quest_text = read_text(entry, "quest_text")
    card.reward_text = read_text(entry, "reward_text")
    return card


def read_held(book: Book, entry: Entry, number: int) -> Card:
    """What Equipment and spells have: something lasting, or something to use."""
    card = new_card(book, entry, number)
    card.rewards = read_effects(entry, "rewards")
    card.either = entry.flag("either")
    card.lasting = read_rules(entry, "lasting")
    note_words(card)
    card.windows = sum([1 << window for window in set(entry.words("windows", WINDOW_NAMES))])
    card.text = entry.text("text")
    if not card.rewards and not card.lasting:
        raise entry.wrong("lasting", "something that it does")
    return card


def note_words(card: Card) -> None:
    """What kinds of goals and lasting rules the card has, and which goals belong to which stage."""
    for part, goal in enumerate(card.quest):
        if goal.stage == len(card.parts):
            card.parts.append([])
        card.parts[goal.stage].append(part)
        card.asks |= 1 << goal.op
    for rule in card.lasting:
        card.rules |= 1 << rule.op


def new_card(book: Book, entry: Entry, number: int) -> Card:
    """A card with its name, and the set and level that its id tells."""
    card = Card(entry.text("name"))
    name = CARD_NAMES[number]
    card.set = next(group for start, group in SET_OF if name.startswith(start))
    if number < AID:
        card.level = LEVEL_LETTERS.index(name.partition("-")[2][0])
    book.cards[number] = card
    return card


def read_text(entry: Entry, field: str) -> str:
    """Words for people; empty where they are left out."""
    return entry.text(field) if entry.has(field) else ""


def needs_quest(card: Card, entry: Entry) -> None:
    """A card that must be completed has a quest, also in words."""
    if not card.quest:
        raise entry.wrong("quest", "at least one goal")
    if not card.quest_text:
        raise entry.wrong("quest_text", "the quest in words")


def check_counts(book: Book) -> None:
    """Every set has as many cards as the box holds."""
    for group, count in COUNTS.items():
        found = sum([card.copies for card in book.cards if card.set == group])
        expect(found, count, f"cards of {SET_NAMES[group]}")
    for group, levels in ((BOOK1, [8, 1, 3]), (MIGHT, [6, 2, 6]), (BOOK5, [8, 2, 3])):
        check_levels(book, group, levels)
    for group in (BOOK2, BOOK3, BOOK4):
        check_levels(book, group, [7, 2, 3])
    names = [card.name for card in book.cards]
    if len(set(names)) != len(names):
        raise ContentError("two cards have the same name")


def check_levels(book: Book, group: int, levels: list[int]) -> None:
    """A set has so many cards of levels A, B and C."""
    for level, count in enumerate(levels):
        found = [card for card in book.cards if card.set == group and card.level == level]
        expect(len(found), count, f"level {LEVEL_LETTERS[level]} cards of {SET_NAMES[group]}")
