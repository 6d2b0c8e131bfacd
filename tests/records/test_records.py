"""What records say when they are damaged, foreign, or no longer fit."""

import re
from pathlib import Path
from typing import final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jotunheim.kernel import PASS, Chance, Decision, RecordError, Settings
from jotunheim.records import Session, load, new_header, parse, read, replay, resume, verify
from tests.records.hoard import DIG, GAME, Hoard, HoardGame
from tests.records.test_session import a_table, random_table

TEXT = random_table(1).text()


def broken(old: str, new: str) -> str:
    """A record with its first match of a pattern replaced."""
    assert re.search(old, TEXT, re.M)
    return re.sub(old, new, TEXT, count=1, flags=re.M)


def complaint(text: str | bytes) -> str:
    """What loading says."""
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(RecordError) as caught:
        load(parse(data, "x.jotun"), GAME)
    line = str(caught.value)
    assert line.isprintable()
    return line


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "x.jotun, line 1: not a record of Jotunheim"),
        ("\x89PNG\r\n\x1a\n", "x.jotun, line 1: not a record of Jotunheim"),
        ("jotunheim record 9\n", "line 1: a record of version '9'; we read version 1"),
        ("jotunheim record 1\ngame hoard\n", "line 2: the file ends within its head"),
        (broken("^rules 1\n", ""), "the head lacks its line 'rules'"),
        (broken("^rules 1", "rules one"), "line 3: rules: expected a whole number, got 'one'"),
        (broken("^rules 1", "\x1b[2J 1"), "line 3: \\x1b[2J: no such entry in the head"),
        (broken("^option rounds 3", "option \x1b 3"), "option \\x1b: unknown"),
        (broken(r"^3 (\d) \w+", "3 \\1 \x1b[2J"), "not \\x1b[2J"),
        (broken("^rules 1", "ruels 1"), "line 3: ruels: no such entry in the head"),
        (broken("^seats 2", "seats 2\nseats 2"), "seats: said twice"),
        (broken("^seats 2", "seats 9"), "hoard is played with 2 to 3 seats, not 9"),
        (broken("^option rounds 3", "option rounds 99"), "a whole number from 1 to 9"),
        (broken("^option rounds 3", "option ruonds 3"), "option ruonds: unknown"),
        (broken("^game hoard", "game chess"), "a game of 'chess', not of 'hoard'"),
        (broken("^seed .*", "seed xyz"), "expected 64 hexadecimal digits or fast:N"),
        (broken("^seats 2", 'seats 2\nname 1 "a'), "expected a text in quotation marks"),
        (broken("^3 .*", "three"), "not a line of a record: 'three'"),
        (broken("^3 ", "4 "), "play 4 where play 3 is due"),
        (broken(r"^(3 \d \w+) .*", r"\1"), "a play has a number, a seat, a question and an answer"),
        (broken(r"^3 (\d) \w+", r"3 \1 Dance"), "play 3 does not fit: the question is"),
        (broken(r"^3 (\d \w+) \S+", r"3 \1 nonsense"), "there is no choice 'nonsense'"),
        (broken(r"^1 (\d Turn) \S+", r"1 \1 blow"), "play 1 does not fit: that is not on offer"),
        (broken(r"^(\d+ \d Turn roll) 6:\d", r"\1 6:9"), "not a draw (sides:result): '6:9'"),
        (broken(r"^(\d+ \d Turn roll) 6:\d", r"\1"), "the seed gives 6:"),
        (broken(r"^check (\d+) \w+", r"check \1 0123456789abcdef"), "the record says 0123456789ab"),
        (broken(r"^check (\d+)", "check 777"), "a line about play 777 after play"),
        (broken(r"^end (\d+ \w+) scores 1 1", r"end \1 scores 2 1"), "the scores are 1 1, the rec"),
        (TEXT + "order 1 sing\n", "order: 'sing' is not ask, pass, same"),
        (TEXT + "order 3 pass\n", "there is no seat 3"),
        (TEXT + "undo 999\n", "cannot go back to play 999"),
        (TEXT + "undo 0\n", "undo to play 0, although"),
        (TEXT + "ahead 1 bid:1\n", "seat 1 cannot say this ahead: no sealed question waits"),
    ],
)
def test_damage_is_told_in_one_line(text: str, says: str) -> None:
    assert says in complaint(text)


def test_bytes_that_are_no_text_are_told_with_their_line() -> None:
    assert "x.jotun, line 3: not text" in complaint(TEXT.encode().replace(b"rules", b"r\xffles", 1))


def test_a_play_after_the_end_does_not_fit() -> None:
    plays = parse(TEXT.encode()).plays

    assert "the game is over" in complaint(TEXT + f"{plays + 1} 1 Turn dig\n")


def test_the_line_of_a_complaint_is_the_line_in_the_file() -> None:
    text = broken(r"^3 (\d \w+) \S+", r"3 \1 nonsense")
    at = text.split("\n").index(next(line for line in text.split("\n") if "nonsense" in line)) + 1

    assert complaint(text).startswith(f"x.jotun, line {at}: ")


@pytest.mark.parametrize("cut", [1, 3, 9])
def test_a_torn_last_line_is_noticed_and_the_game_goes_on(tmp_path: Path, cut: int) -> None:
    table = a_table()
    for _ in range(3):
        table.play("dig")
    path = tmp_path / "torn.jotun"
    path.write_text(table.text()[:-cut])

    record = read(path)
    again = resume(path, GAME)

    assert record.torn_word() == f"{path}: the last line is torn; everything up to play 2 is fine"
    assert again.now == 2
    again.play("dig")
    assert path.read_text() == table.text()


def test_a_crash_between_the_last_play_and_the_end_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "end.jotun"
    path.write_text(TEXT[: TEXT.index("end ")])

    resume(path, GAME)

    assert path.read_text() == TEXT


def test_comments_are_passed_over() -> None:
    text = broken("^seats 2", "# a word\nseats 2").replace("\n3 ", "\n# another\n3 ")

    assert load(parse(text.encode()), GAME).g.over


def test_questions_and_tokens_that_were_renamed_are_understood() -> None:
    table = a_table()
    table.play("dig")
    text = table.text().replace("Turn dig", "OldTurn shovel")

    assert load(parse(text.encode()), GAME).g.digest() == table.g.digest()


def test_other_rules_are_tried_and_blamed_where_they_do_not_fit() -> None:
    changed = HoardGame()
    changed.rules_version = 2

    assert load(parse(TEXT.encode()), changed).g.over
    text = broken(r"^3 (\d \w+) \S+", r"3 \1 blow")
    done = replay(parse(text.encode()), changed)
    assert done.stopped
    assert done.session.now == 2
    assert "(played by rules version 1; these are 2)" in done.problems[0].text


def test_a_game_that_was_saved_before_its_numbers_changed_gets_one_clear_line() -> None:
    changed = HoardGame()
    changed.content_version = "other"
    fits = load(parse(TEXT.encode(), "old.jotun"), changed)
    text = broken(r"^check (\S+) \S+", r"check \1 0000000000000000")

    with pytest.raises(RecordError) as caught:
        load(parse(text.encode(), "old.jotun"), changed)

    assert fits.g.over
    assert str(caught.value) == (
        "old.jotun: Hoard has changed since this game was saved, so it cannot go on "
        "(played with other content than this); ./jotun replay shows it as far as it fits"
    )


@final
class Pit(Decision[Hoard]):
    def options(self, g: Hoard) -> list[int]:
        return [PASS, DIG]

    def choose(self, g: Hoard, token: int) -> None:
        g.gold[self.seat] //= token  # PASS is 0: a mistake in the rules
        g.then(self)


class Pitfall(HoardGame):
    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Hoard:
        g = Hoard(seats, chance, 1)
        g.then(Pit(0))
        return g


def test_a_record_of_a_mistake_in_the_rules_is_shown_up_to_it() -> None:
    game = Pitfall()
    table = Session(game, new_header(game, 2, seed="fast:1"))
    table.play("dig")
    with pytest.raises(ZeroDivisionError):
        table.play("pass")
    assert table.now == 1

    done = replay(parse((table.text() + "2 1 Pit pass\n").encode()), game)

    assert done.session.now == 1
    assert done.problems[0].text.startswith("play 2: the rules fail with ZeroDivisionError")


def test_a_content_pack_must_be_given_again() -> None:
    head = broken("^rules 1", 'rules 1\ncontent abc\npack "my cards"')

    assert "played with the content pack 'my cards'; give it with --content DIR" in complaint(head)


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no such file"):
        read(tmp_path / "none")
    with pytest.raises(RecordError, match="is a directory"):
        read(tmp_path)
    with pytest.raises(RecordError, match="too large"):
        read(Path("/dev/zero"))


def test_every_header_entry_survives() -> None:
    table = a_table(3)
    head = table.header
    head.names = {0: 'Ylva "the\nOdd" é', 2: ""}
    head.players = {0: "person", 1: "random"}
    head.pack = "my pack"
    head.content = "0a"
    head.situation = "a\n\n  b"

    assert parse(Session.text(table).encode()).header == head


BYTES = TEXT.encode()


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(0, len(BYTES)),
            st.integers(0, 12),
            st.one_of(st.binary(max_size=4), st.sampled_from([b"\n", b" ", b"0", b"9", b"end "])),
        ),
        min_size=1,
        max_size=4,
    )
)
def test_whatever_happens_to_the_bytes_is_told_or_harmless(
    changes: list[tuple[int, int, bytes]],
) -> None:
    data = BYTES
    for at, gone, new in changes:
        data = data[:at] + new + data[at + gone :]

    try:
        record = parse(data, "x.jotun")
        verify(record, GAME)
        load(record, GAME)
    except RecordError as error:
        assert str(error).startswith("x.jotun")
        assert str(error).isprintable()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_lines_out_of_place_are_told_or_harmless(data: st.DataObject) -> None:
    lines = TEXT.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        to = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["move", "copy", "drop"]))
        line = lines[at] if kind == "copy" else lines.pop(at)
        if kind != "drop":
            lines.insert(to, line)

    try:
        load(parse("\n".join(lines).encode(), "x.jotun"), GAME)
    except RecordError as error:
        assert str(error).startswith("x.jotun")
