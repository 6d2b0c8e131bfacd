"""Replay and verify, as programs."""

import json
import re
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records import Session, load, new_header, parse
from tests.cli.conftest import Call
from tests.cli.terminal import Terminal
from tests.records.hoard import GAME
from tests.records.test_session import a_table, random_table


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "whole.jotun"
    path.write_text(random_table(2).text())
    return path


def unfinished(path: Path, players: dict[int, str], seed: str = "ab" * 32) -> Path:
    table = a_table(seed=seed)
    table.header.players = players
    table.play("dig")
    path.write_text(Session.text(table))
    return path


def test_stepping_forward_back_to_a_play_and_to_both_ends(terminal: Terminal, whole: Path) -> None:
    last = len(load(parse(whole.read_bytes()), GAME).plays)

    typed = "\nn\nb\n+4\n-2\n7\nend\nn\nstart\nb\nlog 3\nhelp\nquit\nn\n"
    ran = terminal.run("replay", str(whole), typed=typed)

    assert ran.code == 0
    places = [int(n) for n in re.findall(rf"^(\d+)/{last}> ", ran.out, re.M)]
    assert places == [0, 1, 2, 1, 5, 3, 7, last, last, 0, 0, 0, 0]
    assert "one play forward" in ran.out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("9999", "there is no play 9999"),
        ("seat 4", "there is no seat 4; seats are 1 to 2, 0 is a spectator"),
        ("seat x", "seat 'x': which number?"),
        ("jump", "no command 'jump'; type help"),
    ],
)
def test_wrong_words_are_told_and_the_walk_goes_on(
    terminal: Terminal, whole: Path, line: str, says: str
) -> None:
    ran = terminal.run("replay", str(whole), typed=f"{line}\nn\n")

    assert says in ran.complaint
    assert "play 1: " in ran.out


def test_one_moment_is_printed_and_for_programs_too(call: Call, whole: Path) -> None:
    table = load(parse(whole.read_bytes()), GAME)
    table.go_to(5)

    text = call("replay", str(whole), "--at", "5")
    data = json.loads(call("replay", str(whole), "--at", "5", "--seat", "1", "--json").out)
    last = json.loads(call("replay", str(whole), "--json").out)

    assert "play 5: " in text.out and "> " not in text.out
    assert data["at"] == 5 and data["seat"] == 1
    assert data["digest"] == table.g.digest()
    assert data["scene"]["seats"][0]["score"] == table.scene(0).seats[0].score
    assert last["at"] == last["plays"]


def test_after_the_end_every_seat_may_be_looked_at(terminal: Terminal, whole: Path) -> None:
    ran = terminal.run("replay", str(whole), typed="seat 1\nseat 2\nseat 0\n")

    assert "(you)" in ran.out
    assert "shown when the game is over" not in ran.out


def test_before_the_end_hidden_things_stay_hidden(
    terminal: Terminal, call: Call, tmp_path: Path
) -> None:
    two = unfinished(tmp_path / "two.jotun", {0: "person", 1: "person"})
    solo = unfinished(tmp_path / "solo.jotun", {0: "person", 1: "random"})
    fast = unfinished(tmp_path / "fast.jotun", {}, "fast:3")

    refused = "you can see what seat {} sees when the game is over"
    assert refused.format(1) in call("replay", str(two), "--seat", "1").complaint
    assert refused.format(2) in call("replay", str(solo), "--seat", "2").complaint
    assert call("replay", str(solo), "--seat", "1").code == 0
    assert call("replay", str(fast), "--seat", "2").code == 0
    inside = terminal.run("replay", str(two), typed="n\nseat 2\n")
    assert refused.format(2) in inside.out
    assert "play 1:" not in inside.out
    assert "play 1: seat 1: Turn – dig" in terminal.run("replay", str(fast), typed="n\n").out


def test_a_play_is_told_in_the_words_of_its_question_and_its_option(
    terminal: Terminal, tmp_path: Path
) -> None:
    game = registry.game("connect-four")
    table = Session(game, new_header(game, 2, {}))
    table.play("column:4")
    path = tmp_path / "begun.jotun"
    path.write_text(table.text())

    ran = terminal.run("replay", str(path), typed="n\nquit\n")

    assert "play 1: Red: Which column do you drop a disc into? – Column 4\n" in ran.out
    assert "1/1> " in ran.out  # and that is where we still are


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--at", "9999"], "--at '9999': plays are 0 (the set-up) to "),
        (["--at", "x"], "--at 'x': plays are 0"),
        (["--seat", "9"], "there is no seat 9"),
    ],
)
def test_wrong_arguments_are_told(call: Call, whole: Path, arguments: list[str], says: str) -> None:
    assert says in call("replay", str(whole), *arguments).complaint


def test_a_record_is_shown_as_far_as_it_fits(call: Call, whole: Path) -> None:
    text = re.sub(r"^9 (\d \w+) \S+", r"9 \1 nonsense", whole.read_text(), flags=re.M)
    whole.write_text(text)

    ran = call("replay", str(whole), "--at", "end", "--json")

    assert json.loads(ran.out)["at"] == 8
    assert "play 9 does not fit: there is no choice 'nonsense'" in ran.err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "line 1: not a record of Jotunheim"),
        (b"\x89PNG\r\n", "line 1: not a record of Jotunheim"),
        (b"jotunheim record 2\n", "a record of version '2'"),
        (b"jotunheim record 1\ngame chess\nrules 1\nseats 2\n\n", "no game 'chess'"),
        (b"jotunheim record 1\ngame hoard\nrules 1\nseats 2\n\n1 1 Turn\n", "line 6: a play has"),
    ],
)
def test_a_foreign_or_damaged_file_is_told_with_its_line(
    call: Call, tmp_path: Path, command: str, data: bytes, says: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)

    assert says in call(command, str(path)).complaint


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_and_a_folder_are_told(call: Call, tmp_path: Path, command: str) -> None:
    assert "no saved game 'none'" in call(command, "none").complaint
    assert "is a directory" in call(command, str(tmp_path)).complaint


def test_verify_says_that_an_honest_record_holds(call: Call, whole: Path) -> None:
    ran = call("verify", str(whole))
    data = json.loads(call("verify", str(whole), "--json").out)

    assert ran.code == 0
    assert "verified: the seed is the promised one" in ran.out
    assert data["ok"] and data["problems"] == [] and data["draws"] > 1


def test_verify_names_the_draw_that_differs(call: Call, whole: Path) -> None:
    match = re.search(r"^(\d+) \d Turn roll 6:(\d)$", whole.read_text(), re.M)
    assert match
    other = int(match[2]) % 6 + 1
    whole.write_text(whole.read_text().replace(match[0], f"{match[0][:-1]}{other}"))

    ran = call("verify", str(whole))
    told = call("verify", str(whole), "--json")

    expected = f"play {match[1]}, draw 1: the seed gives 6:{match[2]}, the record says 6:{other}"
    assert ran.code == told.code == 1
    assert expected in ran.out
    assert json.loads(told.out)["problems"][0] | {"line": 0, "text": ""} == {
        "line": 0,
        "play": int(match[1]),
        "kind": "draw",
        "text": "",
        "draw": 1,
        "expected": f"6:{match[2]}",
        "found": f"6:{other}",
    }


def blundered(path: Path, plays: int = 7) -> Path:
    """A record of Connect Four whose sixth play loses the game."""
    game = registry.game("connect-four")
    table = Session(game, new_header(game, 2, seed="ab" * 32))
    for column in (4, 1, 4, 1, 4, 7, 4)[:plays]:
        table.play(f"column:{column}")
    path.write_text(table.text())
    return path


def test_a_bot_tells_what_it_thinks_of_a_finished_game(call: Call, tmp_path: Path) -> None:
    """Issue 21."""
    ran = call("replay", str(blundered(tmp_path / "lost.jotun")), "--analyse")

    assert ran.code == 0
    assert "The chance to win, over the game" in ran.out
    assert "1. Play 6, " in ran.out
    assert "Played: Column 7" in ran.out and "Better: Column 4" in ran.out


def test_the_opinion_of_a_bot_is_there_for_programs_too(call: Call, tmp_path: Path) -> None:
    """Issue 21."""
    ran = call("replay", str(blundered(tmp_path / "lost.jotun")), "--analyse", "--json")

    assert ran.code == 0
    assert json.loads(ran.out)["worst"][0] == 6


def test_a_bot_says_nothing_while_a_game_goes_on(call: Call, tmp_path: Path) -> None:
    """Issue 21."""
    ran = call("replay", str(blundered(tmp_path / "begun.jotun", 5)), "--analyse")

    assert ran.code != 0 and not ran.out
    assert "when the game is over" in ran.complaint
