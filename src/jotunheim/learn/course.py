"""The course of a guided first game: the plays that its author thought of, and what the coach says at each of them.

A lesson is a situation and a list of plays, those of all seats in their order. Every legal play stays open. As long
as the plays of a table are those of the course, the other seats follow it; afterwards ordinary bots play them, and
the coach speaks only when something happens for the first time.

A puzzle is a small lesson: its position, its question, and the lines of plays that answer it. A player who leaves these
lines has not found the answer.

A worked example of the rules is a small lesson, too: its position, what happens, and why.
"""

from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from jotunheim.kernel import Game, State
from jotunheim.kernel.journal import Event
from jotunheim.learn.material import (
    Lesson,
    Position,
    Puzzle,
    Remark,
    Stage,
    Worked,
    material_of,
)
from jotunheim.texts import N_

LEFT: Final = -1  # the player has left the course
NO_LESSON: Final = -2
ASKER: Final = N_("A puzzle")
ASKED: Final = N_("The question")
SHOWER: Final = N_("An example of the rules")
ELSEWHERE: Final = N_(
    "This is another way than that of the example. Play on as you like, or open the example once more."
)
MISSED: Final = N_(
    "That is not the answer we look for. Take it back, where the game allows it, or open the puzzle once more. "
    "Its page has the answer with all reasons."
)


class Course(NamedTuple):
    """A lesson with its plays in a row; `starts` says after how many of them each step begins."""

    lesson: Lesson
    tokens: tuple[int, ...]
    starts: tuple[int, ...]
    others: tuple[tuple[int, ...], ...] = ()  # of a puzzle: more lines that solve it, equally long
    kind: str = "coach"  # or puzzle, or example: whose words the page uses

    def line(self, plays: list[int]) -> tuple[int, ...]:
        """The line that the plays have followed so far; empty if they left all of them."""
        count = min(len(plays), len(self.tokens))
        made = tuple(plays[:count])
        return next((line for line in (self.tokens, *self.others) if line[:count] == made), ())

    def reached(self, plays: list[int]) -> int:
        """How many plays of the course lie behind; LEFT if others were made."""
        return min(len(plays), len(self.tokens)) if self.line(plays) else LEFT

    def together(self, plays: list[int]) -> int:
        """After how many plays the table went its own way."""
        pairs = zip(plays, self.tokens, strict=False)
        return next(
            (n for n, (a, b) in enumerate(pairs) if a != b), min(len(plays), len(self.tokens))
        )

    def next(self, plays: list[int]) -> int:
        """The play that the course has next; -1: none, or it was left."""
        at = self.reached(plays)
        return self.line(plays)[at] if 0 <= at < len(self.tokens) else -1


@lru_cache(maxsize=32)
def course_of(game: Game[Any]) -> Course | None:
    """The course of a game's lesson; None if there is no lesson."""
    lesson = material_of(game).lesson
    return planned(game, lesson) if lesson.seats else None


def planned(game: Game[Any], lesson: Lesson) -> Course:
    """A lesson with its plays in a row."""
    tokens = [game.words.token(name) for name in lesson.plays]
    starts: list[int] = []
    for step in lesson.step:
        starts.append(len(tokens))
        tokens += [game.words.token(name) for name in step.plays]
    return Course(lesson, tuple(tokens), tuple(starts))


def course_at(game: Game[Any], situation: str | None) -> Course | None:
    """The course of a table that was set up with this situation: of a lesson, puzzle or example; None if it is none."""
    if not situation:
        return None
    course = course_of(game)
    if course is not None and course.lesson.situation.strip() == situation.strip():
        return course
    found = example_courses(game).get(situation.strip())
    return found or puzzle_courses(game).get(situation.strip())


@lru_cache(maxsize=32)
def example_courses(game: Game[Any]) -> dict[str, Course]:
    """The courses of all worked examples, by their situations."""
    shown = material_of(game).examples
    courses = {worked.situation.strip(): planned(game, as_lesson(worked)) for worked in shown}
    return {at: course._replace(kind="example") for at, course in courses.items()}


def as_lesson(worked: Worked) -> Lesson:
    """A worked example as a lesson."""
    at = Position(worked.seats, worked.seat, worked.situation, worked.settings, worked.plays)
    return small_lesson(at, SHOWER, ELSEWHERE, worked.step, worked.last)


def small_lesson(
    at: Position, coach: str, elsewhere: str, steps: tuple[Stage, ...], last: str
) -> Lesson:
    """A lesson from one position to what is said at its end; `elsewhere` is for players who leave its course."""
    return Lesson(
        seats=at.seats,
        seat=at.seat,
        coach=coach,
        situation=at.situation,
        settings=at.settings,
        text=elsewhere,
        last=last,
        plays=at.plays,
        step=steps,
    )


@lru_cache(maxsize=32)
def puzzle_courses(game: Game[Any]) -> dict[str, Course]:
    """The courses of all puzzles that can be played, by their situations."""
    puzzles = [puzzle for puzzle in material_of(game).puzzles if puzzle.solution]
    return {
        puzzle.position.situation.strip(): puzzle_course(game, puzzle, puzzle.position)
        for puzzle in puzzles
        if puzzle.position is not None
    }


def puzzle_course(game: Game[Any], puzzle: Puzzle, position: Position) -> Course:
    """A puzzle as a lesson: what one sees, the question, and the answer at the end."""
    steps = (
        Stage(title=puzzle.title, text=puzzle.text, clauses=puzzle.clauses),
        Stage(title=ASKED, text=puzzle.question, clauses=puzzle.clauses),
    )
    lesson = small_lesson(position, ASKER, MISSED, steps, puzzle.answer)
    before = tuple([game.words.token(name) for name in position.plays])
    first, *others = [(*before, *line) for line in solutions(game, puzzle)]
    return Course(lesson, first, (len(before), len(before)), tuple(others), kind="puzzle")


def solutions(game: Game[Any], puzzle: Puzzle) -> list[tuple[int, ...]]:
    """All lines of plays that solve a puzzle."""
    found: list[tuple[int, ...]] = []
    for line in puzzle.solution:
        choices = [[game.words.token(name) for name in play.split("|")] for play in line.split()]
        found += product(*choices)
    return found


def remarks(
    game: Game[Any], g: State[Any], course: Course, plays: list[int], seat: int
) -> list[int]:
    """The remarks that fit what the seat has seen since the table left the course, in the order of the events."""
    began = course.together(plays)
    found: list[int] = []
    for event in g.journal or ():
        if event.ply >= began and event.is_for(seat):
            found += [
                n
                for n, remark in enumerate(course.lesson.remark)
                if fits(game, g, remark, event, seat)
            ]
    return list(dict.fromkeys(found))


def fits(game: Game[Any], g: State[Any], remark: Remark, event: Event, seat: int) -> bool:
    """Is this the event of a remark?"""
    if event.what != remark.when:
        return False
    actor = game.events[event.what].actor
    return not remark.own or (actor is not None and actor(g, event.values) == seat)


def opening(lesson: Lesson) -> Position:
    """The table with which a lesson begins."""
    return Position(lesson.seats, lesson.seat, lesson.situation, lesson.settings)
