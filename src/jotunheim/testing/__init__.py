"""The kit that proves a game sound. Shipped, since authors of games need it.

from jotunheim.testing import check_game, check_words
from my_game import GAME

def test_my_game() -> None:
    check_game(GAME, games=20)

def test_my_words_can_be_translated() -> None:
    check_words(GAME)
"""

from jotunheim.testing.complaint import Complaint
from jotunheim.testing.driver import Depth, Failure, check_game, courses, play_one
from jotunheim.testing.marks import rule
from jotunheim.testing.spread import spread
from jotunheim.testing.table import Table, short
from jotunheim.testing.walk import Course, Play, Walk
from jotunheim.testing.words import check_words

__all__ = [
    "Complaint",
    "Course",
    "Depth",
    "Failure",
    "Play",
    "Table",
    "Walk",
    "check_game",
    "check_words",
    "courses",
    "play_one",
    "rule",
    "short",
    "spread",
]
