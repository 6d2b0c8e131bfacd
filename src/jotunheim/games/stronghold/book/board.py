# not compiled: read once
"""Spaces, towers, buildings and paths, and the relations that follow from them (SH-GEN-13)."""

from jotunheim.content import Entry
from jotunheim.games.stronghold.book.entries import (
    expect,
    note_source,
    read_units_of,
    spaces_of,
)
from jotunheim.games.stronghold.book.tables import TAKES_NAMES, WIDE, Book
from jotunheim.games.stronghold.tokens import (
    BAR,
    BUILDING_NAMES,
    DEFENDER_UNITS,
    FL,
    FOREGROUND_NAMES,
    FOREGROUNDS,
    MAR,
    PATH_NAMES,
    PATHS,
    RAMPART,
    RAMPART_NAMES,
    RAMPARTS,
    RR4,
    SECTION,
    SECTION_NAMES,
    SECTIONS,
    SIDE_NAMES,
    SPACE_NAMES,
    TO_OUTERMOST,
    TO_RAMPARTS,
    TOWER,
    TOWER_NAMES,
    TOWERS,
    UNIT_NAMES,
    is_foreground,
    is_rampart,
    is_section,
)
from jotunheim.kernel import ContentError


def read_board(book: Book, file: Entry) -> None:
    """All spaces and paths; then what follows from them, which must agree with what is printed."""
    read_outside(book, file)
    read_sections(book, file)
    read_towers(book, file)
    read_buildings(book, file)
    read_paths(book, file)
    file.no_more()
    relate_paths(book)
    relate_walls(book)
    check_towers(book)
    check_call(book)


def read_place(book: Book, space: int, entry: Entry) -> None:
    """Name and spot of a space."""
    book.space_names[space] = entry.text("name")
    book.spots[space] = entry.pair("at", 0, WIDE)


def exactly_one(entry: Entry, *fields: str) -> None:
    """Places of which the rules know one a space; a pack cannot have more."""
    for field in fields:
        entry.number(field, 1, 1)


def read_outside(book: Book, file: Entry) -> None:
    """Foregrounds, ramparts, marauders (SH-MAN-04, SH-P2-01r, SH-P4-01)."""
    for number, entry in enumerate(file.exactly("foreground", FOREGROUND_NAMES)):
        space = FL + number
        read_place(book, space, entry)
        book.side[space] = entry.word("side", SIDE_NAMES)
        if book.side[space] != number:
            raise entry.wrong("side", SIDE_NAMES[number])
        book.invaders[space] = entry.number("capacity", 1, 10)
        exactly_one(entry, "trebuchets")
        note_source(book, entry)
    for number, entry in enumerate(file.exactly("rampart", RAMPART_NAMES)):
        space = RAMPART + number
        read_place(book, space, entry)
        book.side[space] = entry.word("side", SIDE_NAMES)
        book.invaders[space] = entry.number("capacity", 1, 7)
        exactly_one(entry, "barrages", "mantelets")
        entry.number("trainings", 2, 2)
        book.beside[space] = spaces_of(entry, "beside", RAMPART_NAMES, RAMPART)
        tower = TOWER + entry.word("opposite", TOWER_NAMES)
        if book.opposite[tower] >= 0:
            raise entry.wrong("opposite", "a tower that faces no other rampart")
        book.opposite[space] = tower
        book.opposite[tower] = space
        note_source(book, entry)
    marauders = file.exactly("marauders", ("MAR",))[0]
    read_place(book, MAR, marauders)
    book.side[MAR] = marauders.word("side", SIDE_NAMES)
    marauders.word("joins", (SPACE_NAMES[RR4],))
    exactly_one(marauders, "goblins", "orcs")
    book.invaders[MAR] = 2
    note_source(book, marauders)


def read_sections(book: Book, file: Entry) -> None:
    """Wall sections with their spaces and marks (SH-SET-10)."""
    ranks = tuple([UNIT_NAMES[kind] for kind in DEFENDER_UNITS])
    for number, entry in enumerate(file.exactly("section", SECTION_NAMES)):
        space = SECTION + number
        read_place(book, space, entry)
        book.side[space] = entry.word("side", SIDE_NAMES)
        book.defenders[space] = entry.number("defenders", 1, 6)
        marks = entry.words("start", ranks)
        if len(marks) > book.defenders[space]:
            raise entry.wrong("start", f"at most {book.defenders[space]} marks")
        for mark in marks:
            book.start[space][mark] += 1
        book.invaders[space] = entry.number("invaders", 1, 6)
        entry.number("equipments", 2, 2)
        exactly_one(entry, "orders", "heroes", "ladders", "cauldrons", "towers")
        book.call[space] = entry.words("call", PATH_NAMES)
        note_source(book, entry)
    for side in range(FOREGROUNDS):
        sections = range(SECTION, SECTION + SECTIONS)
        book.sections_of[FL + side] = [s for s in sections if book.side[s] == side]
    if sorted(book.side[SECTION : SECTION + SECTIONS]) != book.side[SECTION : SECTION + SECTIONS]:
        raise ContentError("board.toml: section: the left sections come before the right ones")


def read_towers(book: Book, file: Entry) -> None:
    """Towers between their two sections (SH-DEF-05, SH-MOV-05)."""
    for number, entry in enumerate(file.exactly("tower", TOWER_NAMES)):
        space = TOWER + number
        read_place(book, space, entry)
        sections = spaces_of(entry, "between", SECTION_NAMES, SECTION)
        if len(sections) != 2 or book.side[sections[0]] != book.side[sections[1]]:
            raise entry.wrong("between", "two sections of one side")
        book.sections_of[space] = sections
        book.side[space] = book.side[sections[0]]
        outside = FOREGROUND_NAMES + RAMPART_NAMES
        book.cannon[space] = spaces_of(entry, "cannon", outside, FL)
        book.defenders[space] = entry.number("marksmen", 1, 6)
        exactly_one(entry, "tiles")
        for section in sections:
            book.towers_of[section].append(space)
        note_source(book, entry)
    gate = file.inner("gate")
    book.gate_name = gate.text("name")
    book.gate = gate.pair("at", 0, WIDE)
    apart = spaces_of(gate, "between", SECTION_NAMES, SECTION)
    if len(apart) != 2 or book.side[apart[0]] == book.side[apart[1]]:
        raise gate.wrong("between", "two sections of different sides")
    note_source(book, gate)


def read_buildings(book: Book, file: Entry) -> None:
    """Buildings and who may stand there (SH-MOV-06, 08)."""
    for number, entry in enumerate(file.exactly("building", BUILDING_NAMES)):
        space = BAR + number
        read_place(book, space, entry)
        book.sizes[space] = entry.pair("size", 1, WIDE)
        book.takes[space] = entry.word("takes", TAKES_NAMES)
        book.building_spaces[space] = read_units_of(entry, "spaces", DEFENDER_UNITS)
        book.has_saboteur_space[space] = entry.number("saboteurs", 0, 1) == 1
        note_source(book, entry)


def read_paths(book: Book, file: Entry) -> None:
    """Each path joins two spaces and is used towards the castle only (SH-MAN-03)."""
    for path, entry in enumerate(file.exactly("path", PATH_NAMES)):
        book.path_from[path] = entry.word("from", SPACE_NAMES)
        book.path_to[path] = entry.word("to", SPACE_NAMES)
        book.path_spots[path] = entry.pair("at", 0, WIDE)
        check_path(book, path, entry)
        note_source(book, entry)


def check_path(book: Book, path: int, entry: Entry) -> None:
    """P01 to P06 leave foregrounds, P07 joins RR3 and RR4, the others lead to walls (SH-MAN-20r)."""
    start = book.path_from[path]
    end = book.path_to[path]
    if path < TO_RAMPARTS:
        fits = is_foreground(start) and is_rampart(end)
    elif path == TO_OUTERMOST:
        fits = is_rampart(start) and end == RR4
    else:
        fits = is_rampart(start) and is_section(end)
    if not fits or book.side[start] != book.side[end]:
        raise entry.wrong("to", "the next space towards the castle, on the same side")
    if book.path_between(start, end) >= 0:
        raise entry.wrong("to", "a space that no other path from there leads to")
    book.out[start].append(path)


def relate_paths(book: Book) -> None:
    """Sections attached to a rampart, and what its machines and marksmen reach (SH-GEN-13r)."""
    for path in range(PATHS):
        start = book.path_from[path]
        end = book.path_to[path]
        if is_section(end):
            book.sections_of[start].append(end)
            book.ramparts_of[end].append(start)
    for space in range(RAMPART, RAMPART + RAMPARTS):
        book.barrage[space] = book.sections_of[space]
        for other in book.beside[space]:
            if space not in book.beside[other] or book.side[space] != book.side[other]:
                where = f"board.toml: rampart.{SPACE_NAMES[space]}.beside"
                raise ContentError(f"{where}: {SPACE_NAMES[other]} does not lie beside it")
    for side in range(FOREGROUNDS):
        book.barrage[FL + side] = book.sections_of[FL + side]
    for section in range(SECTION, SECTION + SECTIONS):
        book.volley[section] = book.ramparts_of[section]
        expect_some(len(book.ramparts_of[section]), section, "a path")
        expect_some(len(book.towers_of[section]), section, "a tower")


def expect_some(found: int, space: int, what: str) -> None:
    """A section that nothing leads to could not be played."""
    if found == 0:
        raise ContentError(f"board.toml: section.{SPACE_NAMES[space]}: expected {what}, got none")


def relate_walls(book: Book) -> None:
    """Walking along the walls: past a tower or into it, never across the gate (SH-GEN-08, SH-MOV-02r)."""
    for section in range(SECTION, SECTION + SECTIONS):
        for tower in book.towers_of[section]:
            others = [other for other in book.sections_of[tower] if other != section]
            book.walks[section] += [*others, tower]
            book.walks[tower].append(section)
        book.walks[section].sort()


def check_towers(book: Book) -> None:
    """A cannon reaches the foreground, the rampart opposite and those beside it (SH-FOR-01)."""
    for tower in range(TOWER, TOWER + TOWERS):
        rampart = book.opposite[tower]
        where = f"board.toml: tower.{SPACE_NAMES[tower]}"
        if sorted(book.sections_of[rampart]) != book.sections_of[tower]:
            raise ContentError(f"{where}.between: expected the sections of the rampart opposite")
        reach = sorted([FL + book.side[tower], rampart, *book.beside[rampart]])
        if reach != sorted(book.cannon[tower]):
            names = ", ".join([SPACE_NAMES[space] for space in reach])
            raise ContentError(f"{where}.cannon: expected {names}")
        book.volley[tower] = [rampart]
    expect(book.defenders[TOWER], 2, f"board.toml: tower.{TOWER_NAMES[0]}.marksmen")


def check_call(book: Book) -> None:
    """A called troll's step leads to a rampart from which the way goes on (SH-ORD-13r)."""
    for section in range(SECTION, SECTION + SECTIONS):
        for path in book.call[section]:
            end = book.path_to[path]
            onward = [end] + [book.path_to[way] for way in book.out[end]]
            if not any(space in book.ramparts_of[section] for space in onward):
                where = f"board.toml: section.{SPACE_NAMES[section]}.call"
                raise ContentError(f"{where}: {PATH_NAMES[path]} leads nowhere near it")
