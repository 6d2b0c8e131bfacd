# not compiled: read once
"""Cards, weapons and decks: 233 cards, each sum checked (VA-NUM-01, VA-SET-16)."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.valda.book.entries import expect, note_source, read_effects
from jotunheim.games.valda.book.tables import (
    ACTION,
    DECK_LISTS,
    DEFENCE,
    PARTS,
    TYPE_NAMES,
    WEAPON,
    WINDOW_NAMES,
    WINDOWS,
    Book,
    CardKind,
    Option,
)
from jotunheim.games.valda.tokens import (
    AREAS,
    CARD_NAMES,
    FIRST_WEAPON,
    KIND_NAMES,
    KINDS,
    OPTION_NAMES,
    WEAPON_NAMES,
)

SIZES: Final = (40, 6, 40, 9, *[10] * AREAS, 10, 10, 10, 9, 9, 10, 10)  # of the deck lists


def read_cards(book: Book, file: Entry) -> None:
    """The 74 different cards."""
    for number, entry in enumerate(file.exactly("card", CARD_NAMES)):
        card = CardKind(entry.text("name"), entry.word("type", TYPE_NAMES))
        card.free = entry.flag("free")
        if card.type != ACTION:
            card.value = entry.number("value", 1, 9)
        card.all = entry.flag("all")
        card.seduction = entry.flag("seduction")
        card.effects = read_effects(entry)
        if card.type != DEFENCE and not card.effects:
            raise entry.wrong("effects", "at least one effect")
        card.text = entry.text("text")
        keep(book, number, card)
        note_source(book, entry)
    file.no_more()


def keep(book: Book, number: int, card: CardKind) -> None:
    """A kind of card, with the tables that are asked most."""
    book.kinds[number] = card
    book.types[number] = card.type
    book.values[number] = card.value


def read_weapons(book: Book, file: Entry) -> None:
    """The 14 weapons and their 28 options; those of a weapon follow each other (VA-WPN-01)."""
    for number, entry in enumerate(file.exactly("weapon", WEAPON_NAMES)):
        keep(book, FIRST_WEAPON + number, CardKind(entry.text("name"), WEAPON))
        note_source(book, entry)
    for number, entry in enumerate(file.exactly("option", OPTION_NAMES)):
        kind = FIRST_WEAPON + entry.word("weapon", WEAPON_NAMES)
        if kind != FIRST_WEAPON + number // 2:
            raise entry.wrong("weapon", WEAPON_NAMES[number // 2])
        windows = sum([1 << window for window in set(entry.words("windows", WINDOW_NAMES))])
        if windows == 0:
            raise entry.wrong("windows", f"some of {', '.join(WINDOW_NAMES)}")
        option = Option(entry.text("name"), kind, windows, read_effects(entry))
        option.buildings = entry.number("buildings", 1, 9) if entry.has("buildings") else 0
        option.text = entry.text("text")
        book.options[number] = option
        note_source(book, entry)
    for window in range(WINDOWS):
        offered = [n for n, option in enumerate(book.options) if option.windows >> window & 1]
        book.window_options[window] = offered
    file.no_more()


def read_decks(book: Book, file: Entry) -> None:
    """Which cards lie in which deck; all cards of the box in this order."""
    for part, entry in enumerate(file.exactly("deck", DECK_LISTS)):
        inside = entry.inner("cards")
        copies = [0] * KINDS
        for name in inside.data:
            if name not in KIND_NAMES:
                raise inside.wrong(name, "a card")
            copies[KIND_NAMES.index(name)] = inside.number(name, 1, 9)
        expect(sum(copies), SIZES[part], f"decks.toml: cards of {DECK_LISTS[part]}")
        if entry.flag("base") != (part in (0, 2) or PARTS <= part < PARTS + AREAS):
            raise entry.wrong("base", "true for the parts of the base game alone")
        check_types(book, part, copies, entry)
        book.counts.append(copies)
        book.first_of.append(len(book.prints))
        book.prints += [kind for kind, count in enumerate(copies) for _ in range(count)]
        note_source(book, entry)
    book.first_of.append(len(book.prints))
    file.no_more()


def check_types(book: Book, part: int, copies: list[int], entry: Entry) -> None:
    """Deck A has action cards, deck B attack and defence cards; a divine deck has two weapons."""
    types = {book.types[kind] for kind in range(KINDS) if copies[kind]}
    if part < PARTS:
        if types - ({ACTION} if part < 2 else {1, 2}):
            raise entry.wrong("cards", "cards of the types of this deck (VA-SET-02)")
    elif sum(copies[FIRST_WEAPON:]) != 2 or copies[FIRST_WEAPON + part - PARTS] != 2:
        raise entry.wrong("cards", "two copies of its own weapon")
