# not compiled: read once
"""The numbers of set-up, rounds and maneuvers; whether everything fits into the box (SH-SET)."""

from jotunheim.content import Entry
from jotunheim.games.stronghold.book.entries import note_source, read_units_of
from jotunheim.games.stronghold.book.tables import PIECE_NAMES, WOOD, Book, Maneuver
from jotunheim.games.stronghold.tokens import (
    BAR,
    DEFENDER_UNITS,
    FOREGROUNDS,
    GRD,
    INVADER_UNITS,
    OBJECTIVES,
    PLANS,
    SECTION,
    SECTIONS,
    UNIT_NAMES,
)
from jotunheim.kernel import ContentError


def read_setup(book: Book, file: Entry) -> None:
    """All numbers that stand on no component."""
    numbers = book.numbers
    start = file.inner("start")
    numbers.foreground = read_units_of(start, "foreground", INVADER_UNITS)
    numbers.barracks = read_units_of(start, "barracks", DEFENDER_UNITS)
    numbers.guards = read_units_of(start, "guards", DEFENDER_UNITS)
    numbers.walls = start.number("walls", 0, 9)
    numbers.start_wood = start.number("wood", 0, 20)
    numbers.start_hourglasses = start.number("hourglasses", 0, 20)
    note_source(book, start)
    supply = file.inner("supply")
    numbers.cards_drawn = supply.number("cards_drawn", 3, 3)
    numbers.objectives_drawn = supply.number("objectives_drawn", 1, OBJECTIVES)
    numbers.objectives_kept = supply.number("objectives_kept", 2, 2)
    numbers.plans_drawn = supply.number("plans_drawn", 1, PLANS)
    numbers.plans_kept = supply.number("plans_kept", 2, 2)
    note_source(book, supply)
    read_round(book, file.inner("round"))
    read_maneuvers(book, file)
    read_machine(book, file.inner("machine"))
    hospital = file.inner("hospital")
    numbers.recover = hospital.number("recover", 0, 9)
    note_source(book, hospital)
    file.no_more()
    for drawn, kept, name in (
        (numbers.objectives_drawn, numbers.objectives_kept, "objectives"),
        (numbers.plans_drawn, numbers.plans_kept, "plans"),
    ):
        if drawn != kept + 1:
            raise supply.wrong(f"{name}_drawn", "one more than are kept")


def read_round(book: Book, entry: Entry) -> None:
    """What each round brings (SH-P1, SH-HG-03)."""
    numbers = book.numbers
    numbers.rounds = entry.number("rounds", 1, 20)
    numbers.units = entry.number("units", 1, 50)
    numbers.wood = entry.number("wood", 0, 20)
    numbers.hourglasses = entry.number("hourglasses", 1, 20)
    numbers.exchange = entry.number("exchange", 0, 9)
    numbers.wood_for = read_units_of(entry, "wood_for", INVADER_UNITS)
    note_source(book, entry)


def read_maneuvers(book: Book, file: Entry) -> None:
    """Limits and prices of the two maneuvers, and of orders (SH-MAN-06, 07, 15, SH-ORD-02, 03)."""
    found: list[Maneuver] = []
    for entry in file.exactly("maneuver", ("minor", "major")):
        limit = entry.number("limit", 1, 7)
        found.append(Maneuver(limit, entry.number("hourglasses", 0, 20)))
        note_source(book, entry)
    book.numbers.minor, book.numbers.major = found
    orders = file.inner("orders")
    book.numbers.open_orders = orders.number("open", 0, 9)
    book.numbers.classified_orders = orders.number("classified", 0, 9)
    note_source(book, orders)


def read_machine(book: Book, entry: Entry) -> None:
    """The deck of a barrage weapon; there must be cards for all of them (SH-P2-02, 03)."""
    numbers = book.numbers
    numbers.hits = entry.number("hits", 1, 9)
    numbers.misses = entry.number("misses", 0, 9)
    numbers.most_machines = entry.number("most", 1, 8)
    numbers.hit_cards = entry.number("hit_cards", 1, 99)
    numbers.miss_cards = entry.number("miss_cards", 1, 99)
    if numbers.hits * numbers.most_machines > numbers.hit_cards:
        raise entry.wrong("hit_cards", "enough for all machines")
    if numbers.misses * numbers.most_machines > numbers.miss_cards:
        raise entry.wrong("miss_cards", "enough for all machines")
    note_source(book, entry)


def check_fit(book: Book) -> None:
    """The start takes no more than the box holds, and everybody has a space to stand on."""
    numbers = book.numbers
    marauders = [1, 1, 0]
    for place, kind in enumerate(INVADER_UNITS):
        used = FOREGROUNDS * numbers.foreground[place] + marauders[place]
        check_stock(used, book.unit_count[kind], f"units.toml: unit.{UNIT_NAMES[kind]}.count")
    for place, kind in enumerate(DEFENDER_UNITS):
        marks = sum([book.start[section][place] for section in range(SECTION, SECTION + SECTIONS)])
        used = marks + numbers.barracks[place] + numbers.guards[place]
        check_stock(used, book.unit_count[kind], f"units.toml: unit.{UNIT_NAMES[kind]}.count")
        check_stock(
            numbers.barracks[place], book.building_spaces[BAR][place], "setup.toml: start.barracks"
        )
        check_stock(
            numbers.guards[place], book.building_spaces[GRD][place], "setup.toml: start.guards"
        )
    walls = PIECE_NAMES.index("wall")
    check_stock(SECTIONS * numbers.walls, book.piece_count[walls], "setup.toml: start.walls")
    check_stock(numbers.start_wood, book.piece_count[WOOD], "setup.toml: start.wood")
    check_stock(sum(numbers.foreground), book.invaders[0], "setup.toml: start.foreground")


def check_stock(used: int, there: int, what: str) -> None:
    """So many are needed; are there enough?"""
    if used > there:
        raise ContentError(f"{what}: the start needs {used}, there are {there}")
