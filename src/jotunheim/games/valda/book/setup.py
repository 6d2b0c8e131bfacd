# not compiled: read once
"""Deities, trades, dice, buildings, and the numbers of set-up and turn."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.valda.book.entries import expect, note_source, read_cost, read_levels
from jotunheim.games.valda.book.tables import POWER_NAMES, POWERS, Book, Deity, Trade
from jotunheim.games.valda.tokens import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    DEITY_NAMES,
    FACES,
    NOBODY,
    ORDINARY,
    RESOURCE_NAMES,
    SITES,
    TRADE_NAMES,
    WHITE,
)

BOX: Final = {
    "players": 5,
    "vikings": 5,
    "drakkars": 1,
    "temples": 45,
    "cubes": 65,
    "resources": 90,
    "runes": 12,
    "tokens": 7,
    "area_tiles": 7,
    "temple_tiles": 35,
    "choice_cards": 7,
    "base_cards": 150,
    "expansion_cards": 83,
}
PLAYER_COLOURS: Final = ("red", "blue", "green", "yellow", "black")
DICE: Final = 9


def read_deities(book: Book, file: Entry) -> None:
    """The fourteen deities with cost and power."""
    for number, entry in enumerate(file.exactly("deity", DEITY_NAMES)):
        cost = read_cost(entry, "cost")
        if sum(cost) == 0 or cost[ORDINARY]:
            raise entry.wrong("cost", "blood, diamonds, gold")
        deity = Deity(entry.text("name"), entry.text("epithet"), cost)
        deity.powers = [entry.text("first"), entry.text("second")]
        deity.powers_many = deity.powers
        if entry.has("first_many"):
            deity.powers_many = [entry.text("first_many"), entry.text("second_many")]
        if entry.has("friends"):
            deity.discount = entry.number("discount", 1, 3)
            deity.friends = entry.words("friends", DEITY_NAMES)
        book.deities[number] = deity
        book.powers[number] = [read_levels(entry, name) for name in POWER_NAMES]
        for power in range(POWERS):
            if book.powers[number][power] != (0, 0):
                book.givers[power].append(number)
        note_source(book, entry)
    file.no_more()


def read_trades(book: Book, file: Entry) -> None:
    """The trades of the Followers phase (VA-FOL-01)."""
    for number, entry in enumerate(file.exactly("trade", TRADE_NAMES)):
        deity = entry.word("deity", DEITY_NAMES) if entry.has("deity") else NOBODY
        level = entry.number("level", 1, 2) if entry.has("level") else 0
        trade = Trade(entry.text("name"), deity, level)
        trade.cost = read_cost(entry, "cost")
        trade.cards = entry.number("cards", 1, 9) if entry.has("cards") else 0
        trade.either = entry.words("either", RESOURCE_NAMES[:ORDINARY])
        trade.followers = entry.number("followers", 1, 9) if entry.has("followers") else 0
        trade.die = entry.word("die", COLOUR_NAMES) if entry.has("die") else NOBODY
        if (trade.followers > 0) == (trade.die != NOBODY):
            raise entry.wrong("followers", "either followers or a die")
        trade.limit = list(entry.pair("limit", 0, 9))
        book.trades[number] = trade
        note_source(book, entry)
    file.no_more()


def read_setup(book: Book, file: Entry) -> None:
    """Everything in setup.toml."""
    read_numbers(book, file)
    read_dice(book, file)
    for number, entry in enumerate(file.exactly("building", BUILDING_NAMES)):
        book.building_names[number] = entry.text("name")
        book.building_cost[number] = read_cost(entry, "cost")
        book.building_most[number] = entry.number("most", 1, 9)
        book.building_die[number] = entry.word("die", COLOUR_NAMES)
        note_source(book, entry)
    for number, entry in enumerate(file.exactly("colour", PLAYER_COLOURS)):
        book.colour_names[number] = entry.text("name")
        book.colours[number] = entry.text("colour")
        note_source(book, entry)
    file.no_more()


def read_numbers(book: Book, file: Entry) -> None:
    """What players start with, what lies in the box, the frame of a turn."""
    numbers = book.numbers
    start = file.inner("start")
    numbers.start = [start.number(name, 0, 9) for name in RESOURCE_NAMES]
    numbers.start_buildings = [start.number(name, 0, 9) for name in BUILDING_NAMES]
    numbers.start_cards = [start.number("cards_a", 0, 9), start.number("cards_b", 0, 9)]
    numbers.temples = start.number("temples", 1, 9)
    note_source(book, start)
    box = file.inner("box")
    for name, count in BOX.items():
        numbers.box[name] = box.number(name)
        expect(numbers.box[name], count, f"setup.toml: box.{name}")
    note_source(book, box)
    turn = file.inner("turn")
    numbers.rounds = turn.number("rounds", 1, 9)
    numbers.action_points = turn.number("action_points", 0, 9)
    numbers.building_points = turn.number("building_points", 0, 9)
    numbers.trade = turn.number("trade", 2, 9)
    numbers.draw = turn.number("draw", 0, 9)
    numbers.most_temples = turn.number("most_temples", 1, 2)
    numbers.sites = turn.number("sites", 1, SITES)
    numbers.keeps_mines = turn.number("keeps_mines", 0, 4)
    numbers.few = turn.number("few", 2, 5)
    note_source(book, turn)


def read_dice(book: Book, file: Entry) -> None:
    """Nine dice in three colours; a white die has a skull and no resource."""
    for colour, entry in enumerate(file.exactly("die", COLOUR_NAMES)):
        book.dice_count[colour] = entry.number("number", 1, 9)
        book.faces[colour] = entry.numbers("faces", 0, 9)
        expect(len(book.faces[colour]), FACES, f"{entry.where}.faces")
        kinds = entry.words("kinds", RESOURCE_NAMES[:ORDINARY])
        expect(len(kinds), 0 if colour == WHITE else FACES, f"{entry.where}.kinds")
        book.face_kinds[colour] = kinds
        note_source(book, entry)
    expect(sum(book.dice_count), DICE, "setup.toml: dice")
