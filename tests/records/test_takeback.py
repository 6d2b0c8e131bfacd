"""Taking back among bots (T-11): they always agree, unless something random or hidden was shown."""

from itertools import pairwise
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records import Session, new_header
from jotunheim.records.files import parse, read
from jotunheim.records.replays import replay
from jotunheim.records.session import UndoRefused
from tests.records import hoard

FOUR = registry.game("connect-four")
ALONE = {0: "person", 1: "squire"}


def four(players: dict[int, str], *plays: str) -> Session:
    head = new_header(FOUR, 2, {})
    head.players = players
    table = Session(FOUR, head)
    for name in plays:
        table.play(name)
    return table


def test_somebody_alone_among_bots_takes_back_what_they_answered() -> None:
    table = four(ALONE, "column:4", "column:3")
    assert table.why_no_undo_by(0) == "the next player has already moved"
    assert table.why_no_takeback(0) == ""

    gone = table.take_back(0)

    assert [play.seat for play in gone] == [0, 1]
    assert table.g.asked is not None and table.g.asked.seat == 0 and not table.plays
    assert [line.undone for line in table.log(0)] == [True, True, False]
    assert "took back the last play" in table.log(0)[-1].text


def test_takebacks_can_follow_one_another() -> None:
    table = four(ALONE, "column:4", "column:3", "column:4", "column:3")

    table.take_back(0)
    table.play("column:1")
    table.play("column:2")
    table.take_back(0)
    table.take_back(0)

    assert not table.plays


def test_a_record_with_takebacks_replays() -> None:
    table = four(ALONE, "column:4", "column:3")
    table.take_back(0)
    table.play("column:2")

    again = replay(parse(table.text().encode()), FOUR)

    assert not again.problems
    assert again.session.g.digest() == table.g.digest()


def test_people_who_agree_are_taken_back_and_the_record_replays() -> None:
    table = four({0: "person", 1: "person"}, "column:4", "column:3")
    assert table.agreed_takeback(0) == 0

    table.take_back(0, agreed=True)

    assert not table.plays
    again = replay(parse(table.text().encode()), FOUR)
    assert not again.problems
    assert [line.text for line in again.session.log(1)] == [line.text for line in table.log(1)]


@pytest.mark.parametrize(("answer", "can"), [("dig", True), ("roll", False), ("peek", False)])
def test_nobody_can_agree_to_take_back_what_was_shown(answer: str, can: bool) -> None:
    table = Session(hoard.GAME, new_header(hoard.GAME, 2, {}))
    table.play("pass")
    table.play(answer)

    assert (table.agreed_takeback(0) >= 0) is can
    if not can:
        with pytest.raises(UndoRefused):
            table.take_back(0, agreed=True)


def test_one_click_needs_one_undo() -> None:
    """T-19: an answer of several plays is taken back whole."""
    [path] = (Path(__file__).parent.parent / "games/assault/golden").glob("01*.jotun")
    game = registry.game("assault")
    table = replay(read(path), game).session
    both = next(
        (a, b)
        for a, b in pairwise(table.plays[20:])
        if a.seat == b.seat and not (a.draws or b.draws) and b.floor < a.number
    )
    table.line.cut(both[0].number - 1)

    table.play_all([game.words.names[play.token] for play in both])
    table.take_back(both[0].seat)

    assert len(table.plays) == both[0].number - 1


@pytest.mark.parametrize("players", [{0: "person", 1: "person"}, {}])
def test_people_are_not_taken_back_unasked(players: dict[int, str]) -> None:
    table = four(players, "column:4", "column:3")

    assert table.why_no_takeback(0) == "the next player has already moved"
    with pytest.raises(UndoRefused):
        table.take_back(0)


@pytest.mark.parametrize(("answer", "can"), [("dig", True), ("roll", False), ("peek", False)])
def test_what_a_bot_rolled_or_looked_at_stays(answer: str, can: bool) -> None:
    head = new_header(hoard.GAME, 2, {})
    head.players = ALONE
    table = Session(hoard.GAME, head)
    table.play("pass")
    table.play(answer)
    assert table.plays[-1].seat == 1

    assert (table.why_no_takeback(0) == "") is can
