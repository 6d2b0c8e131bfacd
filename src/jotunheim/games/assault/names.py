# not compiled: made for people, never in a hot path
"""What things are called, for prompts, logs and views."""

from jotunheim.games.assault.book import ARCANE, BLOCK, HIT, Book
from jotunheim.games.assault.effects import (
    ARTIFACTS_TURNED,
    CASTLE_WITH_LEADER,
    FOOD_FED,
    LEADER_HEALTHY,
    LEADER_THERE,
    LEADER_THERE_HEALTHY,
    MARKERS_ON_BOARD,
    SECOND_CHAMPION_IN,
    UNIT_IN,
    UNITS_THERE,
    Effect,
)
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    COMMANDS,
    GIANTSLAYERS,
    K_LEADER,
    K_SECOND_CHAMPION,
    KIND_OF_SLOT,
    KINDS,
    NOBODY,
    RACES,
)


def race_title(book: Book, race: int) -> str:
    """A race, or the giantslayers."""
    return book.race_titles[race] if race < RACES else "the giantslayers"


def seat_title(g: Assault, seat: int) -> str:
    """The race that a seat leads."""
    return "nobody" if seat == NOBODY else g.book.race_titles[g.race_of[seat]]


def unit_title(book: Book, race: int, slot: int) -> str:
    """A unit by race and slot, with its wound."""
    name = book.unit_titles[race * KINDS + KIND_OF_SLOT[slot]]
    return f"wounded {name}" if slot in (1, 3, 7, 9) else name


def kind_title(book: Book, race: int, kind: int) -> str:
    """A kind of unit of a race."""
    return book.unit_titles[race * KINDS + kind]


def command_title(g: Assault, seat: int, command: int) -> str:
    """A Command Card of the seat's race."""
    return g.book.command_titles[g.race_of[seat] * COMMANDS + command]


def face_title(face: int) -> str:
    """A face of a die."""
    number = face & 7
    symbol = face >> 3
    if symbol == HIT:
        return f"{number} hit" + ("s" if number > 1 else "")
    if symbol == BLOCK:
        return f"{number} block" + ("s" if number > 1 else "")
    return f"{number} arcane" if symbol == ARCANE else "miss"


def counted(number: int, name: str) -> str:
    """`3 × Hill Giant`, or the name alone."""
    return name if number == 1 else f"{number} × {name}"


def cards_title(book: Book, cards: list[int]) -> str:
    """A handful of Resource Cards by kind."""
    found = [counted(n, book.resource_titles[kind]) for kind, n in enumerate(cards) if n > 0]
    return ", ".join(found) if found else "nothing"


def army_title(book: Book, race: int, units: list[int]) -> str:
    """An army in words."""
    found = [counted(n, unit_title(book, race, slot)) for slot, n in enumerate(units) if n > 0]
    return ", ".join(found) if found else "nobody"


def side_title(g: Assault, race: int) -> str:
    """A side of a battle."""
    if race == GIANTSLAYERS:
        return "The giantslayers"
    npc = " (NPC)" if g.seat_of[race] == NOBODY else ""
    return g.book.race_titles[race] + npc


def condition_title(book: Book, race: int, condition: Effect) -> str:
    """A condition of an event in words."""
    leader = book.unit_titles[race * KINDS + K_LEADER] if race != NOBODY else "your leader"
    if condition.op == UNITS_THERE:
        return f"{condition.a} of your units there"
    if condition.op == UNIT_IN:
        return f"a unit in {book.region_titles[condition.a]}"
    if condition.op == MARKERS_ON_BOARD:
        return f"{condition.b} {book.marker_titles[condition.a]} Markers on the board"
    if condition.op == FOOD_FED:
        return f"{condition.a} Food fed"
    if condition.op == ARTIFACTS_TURNED:
        return f"{condition.a} Artifacts turned in"
    texts = {
        LEADER_HEALTHY: f"{leader} healthy on the board",
        CASTLE_WITH_LEADER: f"{leader} healthy beside Lyn Armaal in a Small Folk Region",
        LEADER_THERE: f"{leader} there",
        LEADER_THERE_HEALTHY: f"{leader} there and healthy",
    }
    if condition.op == SECOND_CHAMPION_IN:
        champion = book.unit_titles[race * KINDS + K_SECOND_CHAMPION]
        return f"{champion} in {book.region_titles[condition.a]}"
    return texts.get(condition.op, "")
