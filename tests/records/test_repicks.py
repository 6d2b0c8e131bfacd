"""One more or one less of equal things in an answer that has begun (T-13)."""

import pytest

from jotunheim.games.assault import GAME
from jotunheim.records import Session, new_header
from jotunheim.records.files import parse
from jotunheim.records.replays import replay
from jotunheim.records.session import UndoRefused

MOVE = """
    army hill in high_moor: 2 regular, 2 elite, champion
    turn hill
    ask trip
    maneuvers {moves}
"""


def picking(*units: str, moves: int = 6) -> Session:
    """Somebody who picks who moves out of a region."""
    table = Session(GAME, new_header(GAME, 3, {}, situation=MOVE.format(moves=moves)))
    for name in ("region:high_moor", *(f"unit:{unit}" for unit in units)):
        table.play(name)
    return table


def picks(table: Session) -> list[str]:
    return [GAME.words.names[token].removeprefix("unit:") for token in table.g.picks]


def test_one_less_of_an_earlier_thing_keeps_the_later_picks() -> None:
    table = picking("regular", "regular", "elite")

    table.repick("unit:regular", more=False)

    assert picks(table) == ["regular", "elite"]
    again = replay(parse(table.text().encode()), GAME)
    assert not again.problems and again.session.g.digest() == table.g.digest()


def test_the_last_pick_is_only_taken_back() -> None:
    table = picking("regular", "elite", "elite")

    table.repick("unit:elite", more=False)

    assert picks(table) == ["regular", "elite"]
    assert len(table.plays) == 3


def test_one_more_of_an_earlier_thing_stands_at_its_place() -> None:
    table = picking("regular", "elite")

    table.repick("unit:regular", more=True)

    assert picks(table) == ["regular", "regular", "elite"]


@pytest.mark.parametrize(("unit", "more"), [("champion", False), ("regular", True)])
def test_what_is_not_picked_or_not_there_changes_nothing(unit: str, more: bool) -> None:
    table = picking("regular", "regular", "elite")
    before = table.text()

    with pytest.raises(UndoRefused, match="later picks"):
        table.repick(f"unit:{unit}", more)

    assert table.text() == before and picks(table) == ["regular", "regular", "elite"]


def test_one_more_never_completes_an_answer() -> None:
    """A whole answer may be final; it is given by a pick of its own."""
    table = picking("regular", "elite", moves=3)

    with pytest.raises(UndoRefused):
        table.repick("unit:regular", more=True)

    assert picks(table) == ["regular", "elite"]


def test_a_single_pick_after_a_longer_answer_was_taken_back_is_undone_alone() -> None:
    """T-19: the place where the longer answer ended was remembered."""
    table = picking()
    seat = table.plays[0].seat
    table.play_all(["unit:regular", "unit:regular"])
    table.take_back(seat)
    table.play("unit:regular")
    table.play("unit:elite")

    table.take_back(seat)

    assert picks(table) == ["regular"]
