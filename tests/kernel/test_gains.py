"""Where points came from, and the largest of them."""

from jotunheim.kernel import ALL, Event, gains_by_source, largest
from jotunheim.scene import Gain

SOURCES = {"raid": "Raids", "feast": "Feasts"}
SIGNS = {"wins": 1, "loses": -1}


def event(ply: int, what: str, *values: int) -> Event:
    return Event(what, values, ALL, ply, ply, False)


def test_points_belong_to_what_was_told_last_before_them() -> None:
    journal = [
        event(1, "raid", 0),
        event(1, "wins", 0, 3),
        event(2, "walks", 1),
        event(2, "loses", 1, 2),
        event(5, "feast"),
        event(5, "wins", 1, 4, 9),
    ]

    found = gains_by_source(journal, SOURCES, SIGNS)

    assert found == [Gain(1, 0, 3, "Raids"), Gain(2, 1, -2, "Raids"), Gain(5, 1, 4, "Feasts")]


def test_a_table_without_a_journal_tells_nothing() -> None:
    assert gains_by_source(None, SOURCES, SIGNS) == []


def test_the_largest_come_in_the_order_of_the_game_and_of_equals_the_first() -> None:
    gains = [Gain(ply, 0, points, "Raids") for ply, points in enumerate([2, 5, -7, 2, 5, 1])]

    assert [gain.points for gain in largest(gains, 3)] == [5, -7, 5]
    assert [gain.ply for gain in largest(gains, 4)] == [0, 1, 2, 4]
    assert largest([gains[0]] * 3, 2) == [gains[0]] * 2
