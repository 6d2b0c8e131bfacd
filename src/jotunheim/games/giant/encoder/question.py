"""What the question of this side is about, as numbers."""

from jotunheim.games.giant.encoder.sheets import MOUNTS, marked
from jotunheim.games.giant.grid import COLUMNS, OFF, ROWS, column_of, row_of
from jotunheim.games.giant.rules.question import NO_QUESTION, Question, asked_about
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import FEATURE_NAMES, MANNER_NAMES, STAMP_NAMES
from jotunheim.kernel.encoders import one_of


def own_question(g: War, seat: int) -> Question:
    """The question, if it is this side's."""
    about = asked_about(g)
    return about if about.seat == seat else NO_QUESTION


def subject(g: War, seat: int) -> list[float]:
    """The giant that the question is about."""
    return marked([own_question(g, seat).number], seat)


def manner(g: War, seat: int) -> list[float]:
    """The manner of moving chosen so far."""
    return one_of(own_question(g, seat).manner, len(MANNER_NAMES))


def where(g: War, seat: int) -> list[float]:
    """The hex chosen so far: there is one, its column and row."""
    at = own_question(g, seat).where
    if at == OFF:
        return [0.0, 0.0, 0.0]
    return [1.0, column_of(at) / (COLUMNS - 1), row_of(at) / (ROWS - 1)]


def place(g: War, seat: int) -> list[float]:
    """The place of the weapon chosen so far."""
    return one_of(own_question(g, seat).place, MOUNTS)


def feature(g: War, seat: int) -> list[float]:
    """The feature and the stamp chosen so far, of a map being drawn."""
    about = own_question(g, seat)
    return one_of(about.feature, len(FEATURE_NAMES)) + one_of(about.stamp, len(STAMP_NAMES))
