"""Many random games, on several cores; each failure becomes a record that can be replayed."""

import functools
import multiprocessing
import signal
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from jotunheim import registry
from jotunheim.kernel import Game
from jotunheim.records import Writer, new_header, record_text
from jotunheim.records.lines import PlayLine
from jotunheim.testing.driver import Depth, Failure, play_one
from jotunheim.testing.spread import spread
from jotunheim.testing.walk import Course, Walk

FEW: Final = 4  # mixtures of settings that a short run tries …
MANY: Final = 200  # … and a long one


@dataclass(frozen=True)
class Task:
    """One game to play, in words that another process understands."""

    game: str
    content: str
    seats: int
    seed: int
    given: dict[str, str]
    depth: Depth
    situation: str = ""


@dataclass
class Result:
    """How it went."""

    task: Task
    decisions: int = 0
    check: str = ""  # the broken invariant, if there is one
    what: str = ""
    record: str = ""  # the text of the record
    file: str = field(default="")  # where it was written

    def line(self) -> str:
        """A failure in one line."""
        given = "".join([f" {name}={value}" for name, value in sorted(self.task.given.items())])
        where = f" (see {self.file})" if self.file else ""
        table = f"{self.task.game}, {self.task.seats} seats, seed {self.task.seed}{given}"
        return f"{table}: {self.check}: {self.what}{where}"


@functools.cache
def game_of(name: str, content: str) -> Game[Any]:
    """The game, loaded once in each process."""
    return registry.game(name, Path(content) if content else None)


def tasks(
    name: str, content: str, games: int, seats: int, seed: int, depth: Depth, situation: str = ""
) -> Iterator[Task]:
    """So many games; numbers of seats and settings that the game accepts there take turns.

    A situation is played with the default settings, at the fewest seats unless others are asked for.
    """
    game = game_of(name, content)
    if seats:
        game.check_seats(seats)
    counts = [seats] if seats else game.seat_counts()
    if situation:
        counts = counts[:1]
    mixtures = min(max(FEW, games // 10), MANY)
    plain: list[dict[str, str]] = [{}]
    choices = [plain if situation else spread(game, mixtures, seed, count) for count in counts]
    for i in range(games):
        turn, k = divmod(i, len(counts))
        given = choices[k][turn % len(choices[k])]
        yield Task(name, content, counts[k], seed + i, given, depth, situation)


def perform(task: Task) -> Result:
    """Play one game under all checks."""
    game = game_of(task.game, task.content)
    course = Course(game, task.seats, task.seed, task.given, task.situation)
    try:
        walk = play_one(course, task.depth)
    except Failure as failure:
        complaint, walked = failure.complaint, failure.walk
        done = len(walked.plays) if walked is not None else 0
        text = "" if walked is None else record_of(walked, str(complaint))
        return Result(task, done, check=complaint.check, what=complaint.what, record=text)
    return Result(task, len(walk.plays))


def record_of(walk: Walk, complaint: str) -> str:
    """The plays up to a failure as a record; the play that failed stands in a comment."""
    course = walk.course
    situation = course.situation or None
    seed = f"fast:{course.seed}"
    header = new_header(course.game, course.seats, course.given, seed, situation)
    lines = [
        PlayLine(0, i + 1, play.seat, play.question, play.token, ())
        for i, play in enumerate(walk.plays)
    ]
    text = record_text(header, [*lines])
    if walk.trying is not None:
        failed = walk.trying
        text += f"# the next play fails: {failed.seat + 1} {failed.question} {failed.token}\n"
    return text + f"# {' '.join(complaint.split())}\n"


def write_record(result: Result, folder: Path) -> None:
    """Put the record of a failure into a folder; an older one of the same game is replaced."""
    if result.record:
        task = result.task
        path = folder / f"{task.game}-{task.seats}-{task.seed}.jotun"
        path.unlink(missing_ok=True)
        Writer.create(path, result.record, sync=False)
        result.file = str(path)


def perform_all(work: list[Task], jobs: int) -> Generator[Result, None, None]:
    """Results as they come in; closing the generator stops the work."""
    if jobs <= 1:
        yield from map(perform, work)
        return
    with multiprocessing.get_context().Pool(jobs, leave_interrupts_to_parent) as pool:
        yield from pool.imap_unordered(perform, work)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches all processes; only the first one reports it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
