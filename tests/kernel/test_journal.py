"""Events: declared once, told to those who may know them, worded by their kind."""

import pytest

from jotunheim.kernel import (
    BOTH,
    BYSTANDERS,
    EVERYBODY,
    OTHERS,
    OWN,
    Event,
    EventKind,
    RulesError,
    figure,
    first_seat,
)
from tests.kernel.small import Small, table
from tests.toys import skirmish

CARDS = ["axe", "bow"]


def seat_name(g: Small, seat: int) -> str:
    return f"seat {seat}"


def card_name(g: Small, card: int) -> str:
    return CARDS[card]


DRAW = EventKind[Small](
    "draw", "{who} draws {card}", actor=first_seat, who=seat_name, card=card_name
)
TAKE = EventKind[Small]("take", "{n} card", plural="{n} cards", count=0, n=figure)


def reached(audience: int, values: tuple[int, ...]) -> list[int]:
    """Who learns of an event, onlookers (-1) included, at a table of four."""
    kind = EventKind[Small]("event", audience=audience)
    event = Event(kind.name, values, kind.seats(values), 1, 1, False)
    return [seat for seat in range(-1, 4) if event.is_for(seat)]


def test_a_kind_makes_the_sentence_from_the_meaning_of_its_numbers() -> None:
    assert DRAW.sentence(table(), (1, 0)) == "seat 1 draws axe"
    assert TAKE.sentence(table(), (1,)) == "1 card"
    assert TAKE.sentence(table(), (3,)) == "3 cards"


def test_a_kind_may_make_its_sentence_itself_or_none() -> None:
    rolls = EventKind[Small]("roll", say=lambda g, values: f"rolls {list(values)}")

    assert rolls.sentence(table(), (6, 1, 2)) == "rolls [6, 1, 2]"
    assert EventKind[Small]("quiet").sentence(table(), (1,)) == ""


@pytest.mark.parametrize(
    ("audience", "who"),
    [
        (EVERYBODY, [-1, 0, 1, 2, 3]),
        (OWN, [2]),
        (OTHERS, [-1, 0, 1, 3]),
        (BOTH, [0, 2]),
        (BYSTANDERS, [-1, 1, 3]),
    ],
)
def test_the_kind_says_who_learns_of_an_event(audience: int, who: list[int]) -> None:
    """R-08: "all but this seat" includes the onlookers."""
    assert reached(audience, (2, 0)) == who


def test_a_state_tells_an_event_with_the_audience_of_its_kind() -> None:
    g = table()
    g.journal = []

    g.tell(EventKind[Small]("keep", audience=OWN), (1, 0))

    assert [g.journal[0].is_for(seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_a_game_words_declared_events_and_knows_their_actor() -> None:
    game = skirmish.SkirmishGame()
    kind = EventKind[skirmish.Skirmish](
        "wins", "{who} wins", actor=first_seat, who=lambda g, seat: f"seat {seat}"
    )
    game.declare([kind])
    g = skirmish.Skirmish(2, table().chance)
    event = Event("wins", (1,), EVERYBODY, 1, 1, False)

    assert game.sentence(g, event, 0) == "seat 1 wins"
    assert game.actor_of(g, event) == 1
    with pytest.raises(RulesError, match="event wins is declared twice"):
        game.declare([kind])
