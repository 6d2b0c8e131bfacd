"""What a game says to people who learn it: data in the folder `learn/` of its package, written by its author.

    glossary.toml   words of art, one entry each, shared by tips, the rules page and the lesson
    howto.toml      the page "How to play in five minutes", with positions that its pictures are drawn from
    sheets.toml     who one can be: a sheet for each race, side, hero or deity
    lesson.toml     the guided first game: a situation, the plays of the course, remarks at them
    puzzles.toml    positions with one question, and the answer
    examples.toml   worked examples of the rules, which can be played through

A game without such files has no material, and the page offers none. All words go through the catalogues:
`scripts/texts.py` gathers them, `_` translates them where they are shown. Signs inside texts: `**bold**`.
"""

from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from jotunheim.kernel import ContentError, Game
from jotunheim.ledger import text_of

FOLDER: Final = "learn"
FEW: Final = 3  # figures of a sheet that make a row of their own
T = TypeVar("T")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything in these files: a field that nobody knows is a mistake."""


class Word(Part, frozen=True):
    """A word of art."""

    name: str  # as printed; other names after a comma, a short form in brackets
    text: str
    clauses: tuple[str, ...] = ()

    def names(self) -> list[str]:
        """All names of the word: "Victory points (VP)" are "Victory points" and "VP"."""
        plain = self.name.replace("(", ",").replace(")", "").replace(":", ",")
        return [name.strip() for name in plain.split(",") if name.strip()]


class Glossary(Part, frozen=True):
    """The words of a game."""

    word: tuple[Word, ...] = ()


class Position(Part, frozen=True):
    """A table to look at: set up in words or by the rules, after some plays."""

    seats: int
    seat: int = 0  # who looks
    situation: str = ""  # empty: the start of a game
    settings: dict[str, str] = {}
    plays: tuple[str, ...] = ()
    seed: int = 7


class Picture(Part, frozen=True):
    """A drawing of a part of a position: `board`, or a sheet, track or zone by its key."""

    position: str
    caption: str
    show: str = "board"


class Block(Part, frozen=True):
    """A piece of a page: one of a paragraph, steps by number, points, rows of a table, a picture."""

    text: str = ""
    steps: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()  # the first row is the head
    picture: Picture | None = None


class Section(Part, frozen=True):
    """A part of a page with a heading."""

    title: str
    block: tuple[Block, ...]


class HowTo(Part, frozen=True):
    """How to play in five minutes."""

    idea: str = ""  # what the game is about
    goal: str = ""  # how one wins
    section: tuple[Section, ...] = ()
    position: dict[str, Position] = {}


class Fact(Part, frozen=True):
    """A line of a sheet: its name, what it says."""

    name: str
    text: str


class Sheet(Part, frozen=True):
    """Who one can be."""

    key: str  # a word of the game: hill, invader, tungdil
    name: str
    role: str = ""
    figures: tuple[str, ...] = ()  # portraits of it and of those who belong to it, by name
    seat: str = ""  # the name of the seat in the scene, in English; empty: no seat is it
    fact: tuple[Fact, ...] = ()
    clauses: tuple[str, ...] = ()
    goal: str = ""
    strong: str = ""
    weak: str = ""
    advice: str = ""

    def numbers(self) -> list[Fact]:
        """Facts that are figures alone; few of them are lines like all others."""
        found = [fact for fact in self.fact if not any(map(str.isalpha, fact.text))]
        return found if len(found) >= FEW else []

    def lines(self) -> list[Fact]:
        """All other facts."""
        return [fact for fact in self.fact if fact not in self.numbers()]


class Sheets(Part, frozen=True):
    """All sheets of a game; `text` stands above them."""

    text: str = ""
    sheet: tuple[Sheet, ...] = ()


class Lesson(Part, frozen=True):
    """The guided first game; see `learn/course.py`."""

    seats: int = 0  # 0: there is no lesson
    seat: int = 0
    coach: str = ""
    situation: str = ""
    settings: dict[str, str] = {}
    text: str = ""  # said when the player has left the course
    last: str = ""  # said after the last step
    plays: tuple[str, ...] = ()  # of the others, before the first step
    step: tuple["Stage", ...] = ()
    remark: tuple["Remark", ...] = ()


class Stage(Part, frozen=True):
    """One thing that the coach explains, and the plays until the next one."""

    title: str
    text: str
    at: tuple[str, ...] = ()  # what the coach points at: keys of things in the scene
    plays: tuple[str, ...] = ()  # of all seats, in their order
    clauses: tuple[str, ...] = ()


class Remark(Part, frozen=True):
    """What the coach says when something happens for the first time, after the course or beside it."""

    when: str  # the name of an event
    text: str
    own: bool = False  # only if the event is of the player's seat
    clauses: tuple[str, ...] = ()


class Puzzle(Part, frozen=True):
    """A position with one question; one without a situation is told in words."""

    title: str
    question: str
    answer: str
    text: str = ""  # the position in words
    position: Position | None = None
    # Lines of plays that solve it, equally long; `hex:1013|hex:1014` in a line is a choice between both.
    solution: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()


class Puzzles(Part, frozen=True):
    """The puzzles of a game."""

    puzzle: tuple[Puzzle, ...] = ()


class Worked(Part, frozen=True):
    """A worked example of the rules: a small lesson with a course of its own."""

    title: str
    clauses: tuple[str, ...]  # the rules that it shows
    seats: int
    situation: str
    step: tuple[Stage, ...]
    last: str  # what it shows, said at the end
    seat: int = 0
    settings: dict[str, str] = {}
    plays: tuple[str, ...] = ()  # of the others, before the first step


class WorkedExamples(Part, frozen=True):
    """The worked examples of a game."""

    example: tuple[Worked, ...] = ()


class Material:
    """All that a game says to people who learn it."""

    def __init__(self, game: Game[Any]) -> None:
        self.words = loaded(game, "glossary", Glossary).word
        self.howto = loaded(game, "howto", HowTo)
        self.sheets = loaded(game, "sheets", Sheets)
        self.lesson = loaded(game, "lesson", Lesson)
        self.puzzles = loaded(game, "puzzles", Puzzles).puzzle
        self.examples = loaded(game, "examples", WorkedExamples).example


def loaded(game: Game[Any], name: str, kind: type[T]) -> T:
    """A file of the folder as its kind; empty if there is none."""
    text = text_of(game, f"{FOLDER}/{name}.toml") if game.package else None
    try:
        return msgspec.toml.decode(text or "", type=kind)
    except msgspec.MsgspecError as error:
        raise ContentError(f"{game.name}: {FOLDER}/{name}.toml: {error}") from None


@lru_cache(maxsize=64)
def material_of(game: Game[Any]) -> Material:
    """The material of a game, read once."""
    return Material(game)
