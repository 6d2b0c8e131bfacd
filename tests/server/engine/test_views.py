"""What a view tells besides the table: which play can be taken back, in words."""

import json

import pytest

from jotunheim.kernel import Chance
from jotunheim.records.timeline import Timeline
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.views import WRITING
from tests.server.engine.test_dispatch import Table


def label_by_replay(table: Table) -> str:
    """The last play in words, found by going back."""
    session = table.desk.tables["t"].session
    play = session.plays[-1]
    before = session.line.state_after(play.number - 1)
    assert before.asked is not None
    return session.game.choice(before, before.asked, play.token).label


@pytest.mark.parametrize(
    ("game", "seats", "plays"),
    [
        ("connect-four", 2, 20),
        ("assault", 3, 90),
        ("stronghold", 2, 90),
        ("dwarves", 3, 90),
        ("valda", 4, 90),
    ],
)
def test_undo_is_worded_as_by_replaying(game: str, seats: int, plays: int) -> None:
    table = Table(game, seats)
    session = table.desk.tables["t"].session
    luck = Chance(11)
    worded = 0
    for number in range(plays):
        if session.g.over:
            break
        options = session.g.options
        assert session.g.asked is not None
        seat = session.g.asked.seat
        table.act(seat, session.game.words.names[options[luck.below(len(options))]])
        for _ in range(2):  # whoever looks again is told the same
            seen = table.seen(seat)
            assert seen.header.undo == ("" if seen.header.undo_why else label_by_replay(table))
        worded += seen.header.undo != ""
        if seen.header.undo and number % 7 == 0:
            table.done(table.ask(m.Undo("t", table.seq, seat, seen.header.version)))
            again = table.seen(seat)
            assert not again.header.undo or again.header.undo == label_by_replay(table)
    assert worded > 10


def test_a_play_that_was_seen_on_offer_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.act(0, "column:4")

    def refuse(line: Timeline, number: int) -> None:
        raise AssertionError("replayed")

    monkeypatch.setattr(Timeline, "state_after", refuse)

    assert table.seen(0).header.undo == "Column 4"


def test_a_play_after_an_undo_is_worded_by_itself() -> None:
    table = Table()
    table.act(0, "column:4")
    table.done(table.ask(m.Undo("t", table.seq, 0, table.seen(0).header.version)))
    table.act(0, "column:2")

    assert table.seen(0).header.undo == "Column 2"


def test_hashes_are_those_of_the_parts_however_many_there_are() -> None:
    parts = [f"part {i} – “äß”\n" for i in range(1_050)]

    first = [WRITING.of(part) for part in parts]

    assert len({part.digest for part in first}) == len(parts)
    assert [json.loads(part.json) for part in first] == parts
    assert [WRITING.of(part) for part in parts] == first
