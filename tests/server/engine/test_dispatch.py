"""The desk of an engine process, asked directly: rules, views, refusals, what is held, what is exported."""

import pytest

from jotunheim import registry
from jotunheim.records import parse, verify
from jotunheim.server.engine import messages as m
from jotunheim.server.engine.dispatch import Dispatch
from jotunheim.server.engine.live import DIFFERS
from tests.server.looping import GAME

KEY = "5eed" * 16


class Table:
    """A desk with one table, and the rows that were written for it."""

    def __init__(
        self,
        game: str = "connect-four",
        seats: int = 2,
        situation: str | None = None,
        bot_dice: int | None = None,
        **options: str,
    ) -> None:
        self.desk = Dispatch(10, {"looping": GAME}, bot_dice)
        begun = self.desk.answer(
            m.Begin(game, seats, options, situation, {0: "Ylva"}, {}, KEY, {1: "c0"})
        )
        assert isinstance(begun, m.Begun), begun
        self.header = begun.header
        self.rows = begun.lines
        self.ask(m.Load("t", self.header, self.rows))

    def ask(self, request: m.Requests) -> m.Answer:
        return self.desk.answer(request)

    @property
    def seq(self) -> int:
        return len(self.rows)

    def seen(self, seat: int, told: int = -1) -> m.Seen:
        answer = self.ask(m.View("t", self.seq, seat, {}, told))
        assert isinstance(answer, m.Seen), answer
        return answer

    def act(self, seat: int, *tokens: str, on: str = "") -> m.Done:
        """Act on what the seat sees now, and write it down."""
        request = m.Act("t", self.seq, seat, on or self.seen(seat).header.version, list(tokens))
        return self.done(self.ask(request))

    def done(self, answer: m.Answer) -> m.Done:
        assert isinstance(answer, m.Done), answer
        self.rows = [*self.rows, *answer.lines]
        return answer

    def text(self, seat: int) -> str:
        answer = self.ask(m.Export("t", self.seq, seat))
        assert isinstance(answer, m.Words)
        return answer.lines[0]


def code(answer: m.Answer) -> str:
    """What something was denied with."""
    assert isinstance(answer, m.Denied), answer
    return answer.code


def test_looking_at_a_table_does_not_play_it_again() -> None:
    """Each request went back to the last waypoint and played on from there, and all lines of the log were worded again."""
    table = Table()
    for column in (4, 4, 3):
        seat = table.desk.tables["t"].status().asked
        table.act(seat, f"column:{column}")
    state = table.desk.tables["t"].session.g

    table.seen(0)
    table.seen(-1, 1)
    table.ask(m.View("t", table.seq, 1, {}, plays=2))
    table.seen(1)

    assert table.desk.tables["t"].session.g is state


def test_an_action_makes_the_rows_of_a_record() -> None:
    table = Table()

    done = table.act(0, "column:4")

    assert done.lines == ["1 1 Drop column:4"]
    assert (done.status.seq, done.status.asked, done.status.over) == (1, 1, False)
    record = parse((table.header + "".join(row + "\n" for row in table.rows)).encode())
    assert verify(record, registry.game("connect-four")).ok


def test_a_view_of_the_latest_rows_shows_the_play_it_was_asked_for_with() -> None:
    table = Table()
    before = table.seen(0)
    latest = m.View("t", m.LATEST, 0, before.hashes)

    unchanged = table.ask(latest)
    table.act(0, "column:4")
    after = table.ask(latest)

    assert isinstance(unchanged, m.Seen) and unchanged.header.version == before.header.version
    assert after == table.ask(m.View("t", 1, 0, before.hashes))
    assert table.ask(m.View("other", m.LATEST, 0, {})) == m.Absent(-1)


def test_nothing_is_drawn_for_a_play_that_was_refused() -> None:
    table = Table()
    before = table.seen(0)
    latest = m.View("t", m.LATEST, 0, before.hashes)

    stale = table.ask(m.Act("t", 0, 0, "0" * 16, ["column:4"]))
    drawn = table.ask(latest)
    ahead = table.ask(m.Act("t", 7, 0, before.header.version, ["column:4"]))
    drawn_ahead = table.ask(latest)

    assert code(stale) == "stale" and drawn == m.Words([])
    assert ahead == m.Absent(0) and drawn_ahead == m.Words([])
    assert (
        table.seen(0).header.version == before.header.version
    )  # as many rows as there are: drawn as ever


def test_a_view_leaves_out_what_the_page_has() -> None:
    table = Table("giant")
    first = table.seen(0)

    again = table.ask(m.View("t", table.seq, 0, first.hashes))

    assert set(first.parts) == set(first.hashes)
    assert (
        isinstance(again, m.Seen)
        and again.parts == {}
        and again.header.version == first.header.version
    )
    thought = table.ask(m.Think("t", table.seq, 0, "squire"))
    assert isinstance(thought, m.Words)
    table.act(0, *thought.lines)
    after = table.ask(m.View("t", table.seq, 0, first.hashes))
    assert isinstance(after, m.Seen) and "prompt" in after.parts
    assert [name for name in after.hashes if name.startswith("ground:")]
    assert not [name for name in after.parts if name.startswith("ground:")]


def test_nobody_knows_the_dice_of_bots_but_a_test_that_gives_them() -> None:
    """With dice of its own a bot's straying is new each time, and a test would meet another game in each run."""

    def thoughts(bot_dice: int | None) -> set[str]:
        tables = [Table("giant", bot_dice=bot_dice) for _ in range(6)]
        found = [table.ask(m.Think("t", table.seq, 0, "random")) for table in tables]
        return {thought.lines[0] for thought in found if isinstance(thought, m.Words)}

    assert len(thoughts(7)) == 1
    assert len(thoughts(None)) > 1


def test_a_legend_is_sent_once_and_to_everybody_who_comes() -> None:
    """It was a part of the frame, which changes with almost every play: 11 kB each time in GIANT."""
    table = Table("giant")
    first = table.seen(0)
    for _ in range(12):
        seat = table.desk.tables["t"].status().asked
        thought = table.ask(m.Think("t", table.seq, seat, "squire"))
        assert isinstance(thought, m.Words)
        table.act(seat, *thought.lines)

    after = table.ask(m.View("t", table.seq, 0, first.hashes))

    assert isinstance(after, m.Seen)
    assert "legend:map" in after.hashes and "legend:map" not in after.parts
    for seat in (0, 1, -1):  # after a reload, and for those who come later
        again = table.seen(seat)
        assert b"Chasm." in again.parts["legend:map"]
        assert b"legend:map" in again.parts["boards"] and b"Chasm." not in again.parts["boards"]


@pytest.mark.parametrize(
    ("seat", "tokens", "on", "said"),
    [
        (1, ["column:4"], "", "not_yours"),
        (0, ["column:9"], "", "illegal"),
        (0, ["nonsense"], "", "illegal"),
        (0, ["column:4", "column:4"], "", "illegal"),  # the second is the other seat's
        (0, ["column:4"], "0123456789abcdef", "stale"),
    ],
)
def test_what_is_not_right_is_denied_and_changes_nothing(
    seat: int, tokens: list[str], on: str, said: str
) -> None:
    table = Table()
    before = table.seen(0)

    on = on or table.seen(seat).header.version
    assert code(table.ask(m.Act("t", table.seq, seat, on, tokens))) == said
    assert table.seen(0) == before


def test_an_action_decided_on_an_older_view_is_stale_even_if_it_would_be_legal() -> None:
    table = Table()
    old = table.seen(0).header.version
    table.act(0, "column:4")
    table.act(1, "column:4")

    assert code(table.ask(m.Act("t", table.seq, 0, old, ["column:4"]))) == "stale"


def test_an_engine_that_has_other_rows_says_so() -> None:
    table = Table()
    table.act(0, "column:4")

    assert table.ask(m.View("t", 2, 0, {})) == m.Absent(1)
    assert table.ask(m.View("other", 0, 0, {})) == m.Absent(-1)
    assert table.ask(m.View("t", 0, 0, {})) == m.Absent(-1)  # it has what was never written
    assert table.ask(m.View("t", 1, 0, {})) == m.Absent(-1)  # so it has let the table go


def test_rows_of_another_worker_lead_to_the_same_views() -> None:
    here, there = Table("leduc", hands="2"), Table("leduc", hands="2")
    for _ in range(6):
        asked = here.seen(-1).header.asked
        done = here.act(asked, "call")
        assert there.done(there.ask(m.Feed("t", there.seq, done.lines))).status == done.status
        there.rows = here.rows

        assert [here.seen(seat) for seat in (-1, 0, 1)] == [there.seen(seat) for seat in (-1, 0, 1)]


def test_the_least_recently_used_tables_are_let_go() -> None:
    table = Table()
    for i in range(12):
        table.ask(m.Load(f"t{i}", table.header, table.rows))
        table.ask(m.View("t3", table.seq, 0, {}))

    assert len(table.desk.tables) == 10
    assert "t3" in table.desk.tables and "t" not in table.desk.tables


# Undo ---------------------------------------------------------------------------------------------


def test_undo_takes_back_only_ones_own_last_play_and_says_what() -> None:
    table = Table()
    table.act(0, "column:4")
    seen = table.seen(0)
    assert (seen.header.undo, seen.header.undo_why) == ("Column 4", "")
    assert (
        table.seen(1).header.undo == ""
        and table.seen(1).header.undo_why == "the next player has already moved"
    )
    assert table.seen(-1).header.undo_why == ""

    version = table.seen(1).header.version
    assert code(table.ask(m.Undo("t", table.seq, 1, version))) == "illegal"
    assert code(table.ask(m.Undo("t", table.seq, 0, "0" * 16))) == "stale"
    done = table.done(table.ask(m.Undo("t", table.seq, 0, seen.header.version)))

    assert done.lines == ["undo 0"] and done.status.asked == 0


def test_dice_cannot_be_rolled_again_by_undo() -> None:
    table = Table("looping")
    table.act(0, "draw")

    answer = table.ask(m.Undo("t", table.seq, 0, table.seen(0).header.version))

    assert answer == m.Denied("illegal", "no undo: dice were rolled or a card was drawn")


def test_one_less_of_equal_things_is_one_change_on_what_was_seen() -> None:
    """T-13: only the last pick could be taken back."""
    army = "army hill in high_moor: 2 regular, 2 elite\nturn hill\nask trip\nmaneuvers 4\n"
    table = Table("assault", 3, army)
    live = table.desk.tables["t"]
    seat = live.status().asked
    table.act(seat, "region:high_moor")
    table.act(seat, "unit:regular")
    table.act(seat, "unit:elite")
    version = table.seen(seat).header.version

    old = m.Repick("t", table.seq, seat, "0" * 16, "unit:regular", False)
    assert code(table.ask(old)) == "stale"
    never = m.Repick("t", table.seq, seat, version, "unit:champion", False)
    assert code(table.ask(never)) == "illegal"
    done = table.done(table.ask(m.Repick("t", table.seq, seat, version, "unit:regular", False)))

    assert [line.split()[-1] for line in done.lines] == ["1", "unit:elite"]  # undone, picked again


# What went wrong ----------------------------------------------------------------------------------


def test_rules_that_fail_are_told_without_their_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("looping")
    version = table.seen(0).header.version

    answer = table.ask(m.Act("t", table.seq, 0, version, ["fail"]))

    assert code(answer) == "broken" and "queen" not in repr(answer)
    told = capsys.readouterr().err
    assert "ZeroDivisionError at looping.py" in told and "queen" not in told
    assert table.ask(m.View("t", table.seq, 0, {})) == m.Absent(-1)
    table.ask(m.Load("t", table.header, table.rows))
    assert table.seen(0).header.version == version


def test_a_table_that_no_longer_replays_is_held_readable_and_unchanged() -> None:
    table = Table()
    table.act(0, "column:4")
    rows = [*table.rows, "2 2 Drop column:1", "3 2 Drop column:1"]  # not seat 2's turn

    done = table.ask(m.Load("t", table.header, rows))

    assert isinstance(done, m.Done) and done.status.held == DIFFERS
    table.rows = rows
    seen = table.seen(1)
    assert (
        seen.header.held_why == DIFFERS
        and not seen.header.mine
        and seen.header.undo == ""
        and seen.header.public_ply == 2
    )
    for request in (
        m.Act("t", table.seq, 0, seen.header.version, ["column:1"]),
        m.Undo("t", table.seq, 1, seen.header.version),
        m.Order("t", table.seq, 1, "pass"),
    ):
        assert code(table.ask(request)) == "held"


def test_a_held_table_says_by_which_rules_it_was_played() -> None:
    table = Table()
    header = table.header.replace("rules 1", "rules 9")

    done = table.ask(m.Load("t", header, ["1 1 Drop column:1", "check 1 0000000000000000"]))

    assert isinstance(done, m.Done)
    assert done.status.held == f"{DIFFERS} (played by rules version 9; these are 1)"


# Export, import, proof ----------------------------------------------------------------------------


def test_a_running_game_is_exported_without_seed_key_or_dice_to_come() -> None:
    table = Table("leduc", hands="2")
    table.act(table.seen(-1).header.asked, "call")

    texts = [table.text(seat) for seat in (-1, 0, 1)]

    for text in texts:
        assert "seed" not in text and "\nkey " not in text and "\n0 " not in text
        assert "commitment " in text and "Call" not in text.splitlines()[0]
        parse(text.encode())  # it is a record all the same
    assert texts[0] != texts[1] != texts[2]  # each knows its own card


def test_a_finished_game_is_exported_whole_and_can_be_proven() -> None:
    table = Table("looping")
    for seat, token in ((0, "draw"), (1, "draw"), (0, "end")):
        table.act(seat, token)

    record = parse(table.text(-1).encode())

    assert verify(record, GAME).ok and record.header.shares == {1: "c0"}
    checked = table.ask(m.Verify("t", table.seq))
    assert isinstance(checked, m.Checked)
    assert (checked.plays, checked.draws, checked.problems) == (3, 2, [])


def test_a_running_game_is_not_proven_for_that_would_tell_its_seed() -> None:
    table = Table("looping")

    assert code(table.ask(m.Verify("t", table.seq))) == "not_over"


def test_records_are_taken_in_if_they_replay() -> None:
    table = Table("looping")
    table.act(0, "draw")
    whole = table.header + "".join(row + "\n" for row in table.rows)
    hidden = "".join([line for line in whole.splitlines(True) if line[:4] not in ("seed", "key ")])

    taken = table.ask(m.TakeIn(whole))
    assert isinstance(taken, m.Begun)
    assert (taken.header, taken.lines, taken.stage) == (table.header, table.rows, "playing")
    dark = table.ask(m.TakeIn(hidden))
    assert isinstance(dark, m.Begun) and dark.stage == "held"
    for text in ("", "nonsense", whole.replace("draw", "go"), whole.replace("looping", "chess")):
        assert code(table.ask(m.TakeIn(text))) == "illegal"


# Moments, reasons, bots ---------------------------------------------------------------------------


def test_a_moment_of_the_past_is_shown_and_the_present_is_unchanged() -> None:
    table = Table()
    views = [table.seen(0)]
    for i in range(40):
        asked = table.seen(-1).header.asked
        if asked < 0:
            break
        table.act(asked, f"column:{1 + i % 7 if i % 4 < 2 else 7 - i % 7}")
        views.append(table.seen(0))
    last = len(views) - 1
    now = table.seen(1)

    for told in (0, 3, last):
        seen = table.seen(0, told)
        assert (seen.header.public_ply, seen.header.last, seen.header.live) == (
            told,
            last,
            told == last,
        )
        assert seen.parts["board:grid"] == views[told].parts["board:grid"]
    assert table.seen(1) == now
    assert code(table.ask(m.View("t", table.seq, 0, {}, last + 1))) == "illegal"


def test_why_not_is_told_only_to_the_seat_that_decides() -> None:
    table = Table()
    for seat, column in ((0, 1), (1, 1), (0, 1), (1, 1), (0, 1), (1, 1)):
        table.act(seat, f"column:{column}")

    def why(seat: int, token: str) -> str:
        answer = table.ask(m.Why("t", table.seq, seat, token))
        assert isinstance(answer, m.Words)
        return answer.lines[0]

    assert "full" in why(0, "column:1")
    assert why(0, "column:2") == "It can be picked."
    assert why(1, "column:1") == why(-1, "column:1") == "It is not your decision."
    assert why(0, "<b>") == "There is no such choice in this game."


def test_a_bot_answers_for_the_seat_that_is_asked_and_gives_hints_in_words() -> None:
    table = Table()

    thought = table.ask(m.Think("t", table.seq, 0, "squire"))
    advice = table.ask(m.Advise("t", table.seq, 0, "search:20"))

    assert isinstance(thought, m.Words) and thought.lines[0].startswith("column:")
    assert isinstance(advice, m.Words) and "%" in advice.lines[0]
    assert advice.version == table.seen(0).header.version
    assert code(table.ask(m.Think("t", table.seq, 1, "squire"))) == "not_yours"
    assert code(table.ask(m.Advise("t", table.seq, 1, "squire"))) == "not_yours"
