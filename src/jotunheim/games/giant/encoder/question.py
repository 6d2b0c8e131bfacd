"""What the question of this side is about, as numbers."""

from jotunheim.games.giant.encoder.sheets import MOUNTS, put_giant
from jotunheim.games.giant.grid import COLUMNS, OFF, ROWS, column_of, row_of
from jotunheim.games.giant.rules.question import NO_QUESTION, Question, asked_about
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import FEATURE_NAMES, MANNER_NAMES, STAMP_NAMES
from jotunheim.kernel.encoders import Marks


def own_question(g: War, seat: int) -> Question:
    """The question, if it is this side's."""
    about = asked_about(g)
    return about if about.seat == seat else NO_QUESTION


def subject(g: War, seat: int, marks: Marks) -> None:
    """The giant that the question is about."""
    put_giant(own_question(g, seat).number, seat, 0, marks)


def manner(g: War, seat: int, marks: Marks) -> None:
    """The manner of moving chosen so far."""
    marks.put_one(own_question(g, seat).manner, len(MANNER_NAMES))


def where(g: War, seat: int, marks: Marks) -> None:
    """The hex chosen so far: there is one, its column and row."""
    at = own_question(g, seat).where
    if at != OFF:
        marks.put(0, 1.0)
        marks.put(1, column_of(at) / (COLUMNS - 1))
        marks.put(2, row_of(at) / (ROWS - 1))


def place(g: War, seat: int, marks: Marks) -> None:
    """The place of the weapon chosen so far."""
    marks.put_one(own_question(g, seat).place, MOUNTS)


def feature(g: War, seat: int, marks: Marks) -> None:
    """The feature and the stamp chosen so far, of a map being drawn."""
    about = own_question(g, seat)
    marks.put_one(about.feature, len(FEATURE_NAMES))
    marks.put_one(about.stamp, len(STAMP_NAMES), len(FEATURE_NAMES))
