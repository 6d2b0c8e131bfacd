"""Programs as players: the two of docs/own-players.md play whole games, and hostile ones harm only themselves (P-01)."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import tournament
from jotunheim.arena.tournament import run
from jotunheim.bots.hints import hints
from jotunheim.bots.interface import Player
from jotunheim.bots.own import program
from jotunheim.bots.own.program import MARK, marked
from jotunheim.bots.player import player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance
from tests.bots.pages import NODE, shown

CONNECT_FOUR = registry.game("connect-four")
GREETING = """
import json, os, sys, time
def send(**message):
    print(json.dumps(message), flush=True)
hello = json.loads(sys.stdin.readline())
send(type="ready")
"""
SHORT = "0.5s"  # for programs that do not answer; those that answer have as long as a busy machine needs
LONG = "120s"
HOSTILE = {
    "silent": (SHORT, "time.sleep(600)", "no answer in 0.5 s"),
    "garbage": (LONG, "for _ in sys.stdin: print('mumble' * 9, flush=True)", "expected a play"),
    "binary": (
        LONG,
        "for _ in sys.stdin: os.write(1, bytes(range(256)) * 9 + b'\\n')",
        "expected",
    ),
    "flood": (
        LONG,
        "sys.stdout.write('x' * (1 << 22)); sys.stdout.flush()",
        "more than 1048576 bytes",
    ),
    "dead": (LONG, "sys.exit('I give up')", "it ended with exit code 1: I give up"),
    "illegal": (
        LONG,
        "for line in sys.stdin: send(type='play', n=json.loads(line)['n'], token='no:such')",
        "'no:such' is not on offer",
    ),
    "another": (
        SHORT,
        "sys.stdin.readline(); send(type='play', n=9, token=0); time.sleep(600)",
        "no answer in 0.5 s",
    ),
    "breeding": (LONG, "[os.fork() for _ in range(7)]; time.sleep(600)", "more than 64 processes"),
    "deaf": (SHORT, "os.close(0); time.sleep(600)", ""),
}


def sights() -> Iterator[Sight]:
    """The questions of one game whose seats all play the first option."""
    g = CONNECT_FOUR.start({}, 2, Chance(1))
    while g.asked is not None:
        yield Sight(CONNECT_FOUR, g, g.asked.seat)
        g.play(g.options[0])


def a_program(folder: Path, body: str, seconds: str = LONG) -> Player:
    file = folder / "bot.py"
    file.write_text(GREETING + body)
    return player(f"exec:{seconds}:{sys.executable} {file}", 1)


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    until = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < until, "waited too long"
        time.sleep(0.01)


@pytest.mark.parametrize(("language", "games"), [("python", 20), ("js", 100)])
def test_the_programs_of_the_page_play_in_the_arena(
    language: str, games: int, tmp_path: Path
) -> None:
    file = shown(language, tmp_path)
    assert len(file.read_text().splitlines()) <= 30
    command = f"exec:{LONG}:{sys.executable if language == 'python' else NODE} {file}"
    plan = tournament(CONNECT_FOUR, [command, "random"], games, seed=3)
    results = run(plan, Folder(tmp_path / "out"), jobs=2)

    assert len(results) == games
    assert not any(result.faults for result in results)
    won = sum(r.shares[r.players.index(command)] for r in results)
    share = won / games
    assert (share > 0.55) if language == "python" else (0.3 < share < 0.7), share


def test_a_program_plays_the_same_on_any_number_of_workers(tmp_path: Path) -> None:
    command = f"exec:{LONG}:{NODE} {shown('js', tmp_path)}"
    plan = tournament(CONNECT_FOUR, [command, "squire"], 4, seed=3)
    one = run(plan, Folder(tmp_path / "one"), jobs=1)
    two = run(plan, Folder(tmp_path / "two"), jobs=2)

    assert [r.timeless() for r in one] == [r.timeless() for r in two]


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_program_loses_only_its_own_decisions(kind: str, tmp_path: Path) -> None:
    seconds, body, fault = HOSTILE[kind]
    bot = a_program(tmp_path, body, seconds)
    thumb = player("thumb", 1)
    for sight, _turn in zip(sights(), range(2), strict=False):
        assert bot.choose(sight) == thumb.choose(sight)
    faults = bot.faults()
    bot.close()

    assert len(faults) == 2 and fault in faults[0]
    assert not any("\n" in line for line in faults)


def test_all_processes_of_a_program_end_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "PROCESSES", 10_000)
    born = tmp_path / "born"
    body = f"""
for _ in range(4):
    if not os.fork():
        os.setsid()
        time.sleep(600)
open({str(born)!r}, "w").close()
os.read(0, 1)
time.sleep(600)
"""
    bot = a_program(tmp_path, body, SHORT)
    bot.choose(next(sights()))
    outside = getattr(bot, "player")  # noqa: B009 (the guard hides what it guards)
    mark = outside.program.mark
    wait_until(born.exists)
    there = len(marked(mark))
    bot.close()

    assert there == 5
    wait_until(lambda: not marked(mark))  # a busy machine buries slowly


def test_a_program_gives_hints_and_ends(tmp_path: Path) -> None:
    file, pid = tmp_path / "bot.py", tmp_path / "pid"
    body = f"""
open({str(pid)!r}, "w").write(str(os.getpid()))
asked = json.loads(sys.stdin.readline())
send(type="play", n=asked["n"], token=asked["options"][-1])
time.sleep(600)
"""
    file.write_text(GREETING + body)
    g = CONNECT_FOUR.start({}, 2, Chance(1))

    found = hints(CONNECT_FOUR, g, 0, f"exec:{LONG}:{sys.executable} {file}")

    assert [hint.tokens for hint in found] == [("column:7",)]
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    late = tmp_path / "late"
    body = f"""
first = json.loads(sys.stdin.readline())
while not os.path.exists({str(late)!r}):
    time.sleep(0.01)
send(type="play", n=first["n"], token=first["options"][-1])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        send(type="play", n=message["n"], token=message["options"][0])
"""
    bot = a_program(tmp_path, body, "1s")
    asked = sights()
    bot.choose(next(asked))
    assert "no answer in 1 s" in bot.faults()[0]
    late.touch()  # not before its time is over, however busy the machine is
    outside = getattr(bot, "player")  # noqa: B009 (the guard hides what it guards)
    outside.seconds = 60.0
    second = next(asked)

    assert bot.choose(second) == second.options[0]
    assert bot.faults() == []
    bot.close()


def test_a_program_that_dies_is_started_again_and_told(tmp_path: Path) -> None:
    body = """
for line in sys.stdin:
    message = json.loads(line)
    if not hello["resumed"]:
        sys.exit(3)
    send(type="play", n=message["n"], token=message["options"][-1])
"""
    bot = a_program(tmp_path, body)
    asked = sights()
    bot.choose(next(asked))
    assert "exit code 3" in bot.faults()[0]
    second = next(asked)

    assert bot.choose(second) == second.options[-1]
    bot.close()


def test_a_program_that_always_dies_is_given_up(tmp_path: Path) -> None:
    bot = a_program(tmp_path, "sys.exit(1)")
    for sight, _turn in zip(sights(), range(6), strict=False):
        bot.choose(sight)

    assert "it died 4 times and is not started again" in bot.faults()[-1]
    bot.close()


def test_what_is_wanted_is_sent(tmp_path: Path) -> None:
    body = """
import pathlib
send(type="ready", wants=["scene", "text", "observation", "mask", "weights"])
message = json.loads(sys.stdin.readline())
ok = (
    message["scene"]["boards"] and "Connect" in message["scene"]["title"]
    and len(message["mask"]) == len(hello["tokens"])
    and [i for i, x in enumerate(message["mask"]) if x] == sorted(message["options"])
    and len(message["weights"]) == len(message["options"]) == len(message["names"])
    and [hello["tokens"][i] for i in message["options"]] == message["names"]
    and len(message["observation"]) > 40 and message["text"]
)
send(type="play", n=message["n"], token=message["names"][-1] if ok else "none")
time.sleep(60)
"""
    file = tmp_path / "bot.py"
    file.write_text(GREETING.replace('send(type="ready")\n', "") + body)
    bot = player(f"exec:{LONG}:{sys.executable} {file}", 1)
    sight = next(sights())

    assert bot.choose(sight) == sight.options[-1]
    assert bot.faults() == []
    bot.close()


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("hello yourself", "expected a ready message"),
        ('{"type": "ready", "wants": ["more"]}', "it wants 'more'"),
    ],
)
def test_a_wrong_greeting_is_told(line: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"import time\nprint({line!r}, flush=True)\ntime.sleep(60)\n")
    bot = player(f"exec:1s:{sys.executable} {file}", 1)
    bot.choose(next(sights()))

    assert fault in bot.faults()[0]
    bot.close()


def test_the_mark_is_in_the_environment_of_the_program(tmp_path: Path) -> None:
    body = f"""
message = json.loads(sys.stdin.readline())
place = -1 if len(os.environ[{MARK!r}]) == 32 else 0
send(type="play", n=1, token=message["options"][place])
"""
    assert MARK not in os.environ
    bot = a_program(tmp_path, body)
    sight = next(sights())

    assert bot.choose(sight) == sight.options[-1]
    bot.close()
