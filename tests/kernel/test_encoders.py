"""The base of all encoders: rows of fields, the question and who is asked."""

from array import array
from collections.abc import Callable

import pytest

from jotunheim.kernel import Chance, Decision, RulesError, windows
from jotunheim.kernel.encoders import (
    NO_CHANCE,
    SEATS,
    ZERO_SUM,
    Encoder,
    Field,
    Marks,
    about,
    bits,
    decisions_in,
    mine,
    one_of,
    relative,
    share,
    shares,
    some_of,
    who,
)
from tests.kernel import small
from tests.toys import skirmish, thieves
from tests.toys.skirmish import Skirmish

pytestmark = pytest.mark.native


def health(g: Skirmish, seat: int) -> list[float]:
    """How healthy all units are."""
    return shares(g.health, 3)


def asked(g: Skirmish, seat: int) -> list[float]:
    """Who is asked, as a seat sees it."""
    return numbers_of(g.seats, lambda marks: who(g, seat, marks))


def numbers_of(size: int, put: Callable[[Marks], None]) -> list[float]:
    """All numbers of a field that puts those that are not 0."""
    marks = Marks()
    put(marks)
    places, values = places_of(marks), array("f", marks.packed()[1])
    assert len(set(places)) == len(places) == len(values)
    assert 0.0 not in values
    return marks.numbers(size)


def places_of(marks: Marks) -> list[int]:
    """The places of the numbers that are not 0, in the order in which they were put."""
    return list(array("q", marks.packed()[0]))


def table() -> Skirmish:
    """A new game, in which seat 0 is asked for a command."""
    return skirmish.GAME.start({"stances": "no"}, 2, Chance(1))


def test_numbers_stay_between_minus_one_and_one() -> None:
    assert [share(n, 4) for n in (-9, -2, 3, 9)] == [-1.0, -0.5, 0.75, 1.0]
    assert shares([1, 2], 4) == [0.25, 0.5]


def test_one_of_several_is_a_one_among_zeros() -> None:
    assert one_of(1, 3) == [0.0, 1.0, 0.0]
    assert one_of(-1, 3) == one_of(3, 3) == [0.0] * 3
    assert some_of([0, 2, -1], 3) == [1.0, 0.0, 1.0]
    assert bits(0b110, 4) == [0.0, 1.0, 1.0, 0.0]


def test_marks_are_the_same_numbers_without_the_zeros() -> None:
    assert numbers_of(3, lambda marks: marks.put_one(1, 3)) == one_of(1, 3)
    assert numbers_of(3, lambda marks: marks.put_one(3, 3)) == one_of(3, 3)
    assert numbers_of(3, lambda marks: marks.put_one(-1, 3)) == one_of(-1, 3)
    assert numbers_of(3, lambda marks: marks.put_some([0, 2, -1], 3)) == some_of([0, 2, -1], 3)
    assert numbers_of(4, lambda marks: marks.put_bits(0b10110, 4)) == bits(0b10110, 4)
    assert numbers_of(3, lambda marks: marks.put_shares([2, 0, 9], 4)) == shares([2, 0, 9], 4)
    assert numbers_of(2, lambda marks: marks.put_share(1, -9, 4)) == [0.0, share(-9, 4)]
    assert numbers_of(2, lambda marks: marks.put_part([7, 0, 1, 7], 1, 2, 4, 0)) == [0.0, 0.25]


def test_marks_stand_behind_the_base_of_a_seat_and_the_start_of_a_field() -> None:
    g = table()
    encoder = Encoder([], [skirmish.Command], [Field("health", (12,), "of each unit / 3", health)])
    marks = Marks()
    marks.base = 100

    encoder.mark(g, 0, encoder.starts(2), marks)

    healthy = [103 + at for at, value in enumerate(health(g, 0)) if value]
    assert places_of(marks) == [100, 101, *healthy]


def test_marks_can_be_used_again() -> None:
    marks = Marks()
    marks.put(1, 0.5)

    marks.clear()
    marks.put(2, 1.0)

    assert marks.numbers(3) == [0.0, 0.0, 1.0]


def test_seats_are_counted_from_the_reader() -> None:
    assert [relative(other, 2, 4) for other in (2, 3, 0, 1, -1)] == [0, 1, 2, 3, -1]


def test_the_question_is_one_of_the_listed_decisions_and_shown_to_the_asked_seat_alone() -> None:
    encoder = Encoder[Skirmish]([ZERO_SUM], [skirmish.Casualty, skirmish.Command], [])
    g = table()

    assert encoder.encode(g, 0) == [0.0, 1.0, *asked(g, 0)]
    assert encoder.encode(g, 1) == [0.0, 0.0, *asked(g, 1)]


def test_the_decisions_of_a_module_are_listed_as_they_are_defined_without_their_bases() -> None:
    found: list[type[Decision[Skirmish]]] = decisions_in([skirmish, windows])

    assert [kind.__name__ for kind in found] == [
        *("Command", "PickForce", "Casualty", "Stance", "React", "OpenReact")
    ]


def test_a_decision_that_is_not_listed_is_a_mistake_of_the_game() -> None:
    encoder = Encoder([ZERO_SUM], [skirmish.Casualty], [])

    with pytest.raises(RulesError, match="the encoder does not list the decision Command"):
        encoder.encode(table(), 0)


def test_who_is_asked_counts_from_the_reader() -> None:
    g = table()

    assert asked(g, 0) == [1.0, 0.0]
    assert asked(g, 1) == [0.0, 1.0]
    assert mine(g, 0) is g.asked
    assert mine(g, 1) is None


def test_what_a_question_is_about_is_told_to_the_asked_seat_alone() -> None:
    g = small.table(small.Ask(1, 10, 11))
    g.settle()

    assert about(g, 1, "choices") == 2
    assert about(g, 1, "space") == about(g, 0, "choices") == -1


def test_nobody_else_sees_who_is_asked_covertly() -> None:
    g = table()
    for name in ("attack", "unit:0", "done"):
        g.play(skirmish.GAME.words.token(name))
    assert g.asked is not None and g.asked.covert

    seat = g.asked.seat
    assert sum(asked(g, seat)) == 1.0
    assert asked(g, 1 - seat) == [0.0, 0.0]


def test_fields_have_a_shape_for_each_number_of_seats() -> None:
    rows = [Field("health", (SEATS, 5), "of each unit / 3", health)]
    encoder = Encoder([], [skirmish.Command, skirmish.Casualty], rows)

    assert encoder.fields(2) == [
        ("question", (2,), "what this seat is asked: Command, Casualty"),
        ("asked", (2,), "who is asked, this seat first; nobody, if another seat is asked covertly"),
        ("health", (2, 5), "of each unit / 3"),
    ]
    assert encoder.fields(4)[2][1] == (4, 5)


def test_a_game_with_one_question_needs_no_field_for_it() -> None:
    encoder = Encoder([NO_CHANCE], [], [Field("health", (12,), "of each unit / 3", health)])

    assert [name for name, _, _ in encoder.fields(2)] == ["health"]
    assert encoder.encode(table(), 0) == health(table(), 0)


def test_a_trait_that_nobody_knows_is_refused() -> None:
    with pytest.raises(RulesError, match="no trait 'lucky'; there are zero-sum, shared, open, no"):
        Encoder[thieves.Thieves](["lucky"], [], [])
