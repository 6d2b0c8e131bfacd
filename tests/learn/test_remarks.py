"""After the course the coach speaks of what happens for the first time (issue 18)."""

from typing import Any

from jotunheim import registry
from jotunheim.kernel.journal import Event
from jotunheim.learn.course import Course, course_of, opening, remarks
from jotunheim.learn.positions import opened

GIANT = registry.game("giant")
WEST, EAST = 0, 1
LANCER, BRAWLER = 1, 4  # the giants of the two seats
BOTH = 0b11


def lesson() -> tuple[Course, Any]:
    """GIANT's lesson, before its first play."""
    course = course_of(GIANT)
    assert course is not None
    return course, opened(GIANT, opening(course.lesson))


def said(course: Course, g: Any, plays: list[int], seat: int = WEST) -> list[str]:  # noqa: ANN401 - any state
    found = remarks(GIANT, g, course, plays, seat)
    return [course.lesson.remark[number].when for number in found]


def happens(g: Any, what: str, *values: int, at: int, seats: int = BOTH) -> None:  # noqa: ANN401 - any state
    g.journal.append(Event(what, values, seats, at, at, False))


def test_what_happens_in_the_course_is_no_news() -> None:
    course, g = lesson()
    plays = list(course.tokens)
    happens(g, "exit", BRAWLER, at=3)

    assert said(course, g, plays) == []


def test_afterwards_each_new_thing_is_told_once_in_its_order() -> None:
    course, g = lesson()
    plays = [*course.tokens, 0]
    for what in ("exit", "quiet", "exit"):
        happens(g, what, BRAWLER, at=len(plays))

    assert said(course, g, plays) == ["exit", "quiet"]


def test_the_coach_speaks_as_soon_as_the_course_is_left() -> None:
    course, g = lesson()
    plays = [course.tokens[0], -1]
    happens(g, "exit", BRAWLER, at=1)

    assert course.together(plays) == 1
    assert said(course, g, plays) == ["exit"]


def test_some_remarks_are_only_for_the_one_it_happens_to() -> None:
    course, g = lesson()
    plays = [*course.tokens, 0]
    happens(g, "limb_lost", g.giant(LANCER).key(), 1, at=len(plays))

    assert said(course, g, plays) == ["limb_lost"]
    assert said(course, g, plays, EAST) == []


def test_the_coach_tells_nothing_that_the_seat_may_not_know() -> None:
    course, g = lesson()
    plays = [*course.tokens, 0]
    happens(g, "exit", BRAWLER, at=len(plays), seats=1 << EAST)

    assert said(course, g, plays) == []
