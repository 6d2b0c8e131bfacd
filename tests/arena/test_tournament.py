"""Tournaments end the same however they are played: on one worker or three, in one go or in pieces."""

import os
import signal
import threading
import time
from pathlib import Path

import msgspec
import pytest

from jotunheim import registry
from jotunheim.arena.crew import Crew, ask
from jotunheim.arena.folder import GAMES, Folder
from jotunheim.arena.plan import ArenaError, Tournament, match, tournament
from jotunheim.arena.result import Result, play_match, win_shares
from jotunheim.arena.tournament import run
from jotunheim.kernel import Outcome, cooperative
from jotunheim.records.files import parse
from jotunheim.records.verdict import verify
from tests.arena.waiting import Waiting

CONNECT_FOUR = registry.game("connect-four")


def a_plan(games: int = 6, seed: int = 1, players: str = "search:3,random") -> Tournament:
    return tournament(CONNECT_FOUR, players.split(","), games, seed=seed)


def timeless(results: list[Result]) -> list[Result]:
    return [result.timeless() for result in results]


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    one = run(a_plan(), Folder(tmp_path / "one"), jobs=1)
    three = run(a_plan(), Folder(tmp_path / "three"), jobs=3)

    assert timeless(one) == timeless(three)
    assert [result.number for result in one] == list(range(6))
    for name in ("00000.jotun", "00005.jotun"):
        records = [tmp_path / folder / "records" / name for folder in ("one", "three")]
        assert records[0].read_bytes() == records[1].read_bytes()


def test_finished_games_are_never_played_again(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    run(a_plan(4), folder, jobs=1)
    before = (tmp_path / GAMES).read_bytes()
    told: list[int] = []

    results = run(a_plan(7), folder, 1, None, told.append, lambda result: told.append(-1))

    assert told == [4, -1, -1, -1]
    assert (tmp_path / GAMES).read_bytes().startswith(before)
    assert timeless(results) == timeless(run(a_plan(7), Folder(tmp_path / "whole"), jobs=1))


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    whole = run(a_plan(3), folder, jobs=1)
    data = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(data[:-20])

    assert len(folder.results()) == 2
    assert timeless(run(a_plan(3), folder, jobs=1)) == timeless(whole)
    assert len(folder.whole_lines()) == 3


def test_a_worker_killed_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    waiting = Waiting(tmp_path / "waiting")
    plan = a_plan(3, players=f"{waiting.name},search:3")
    killed: list[int] = []

    def kill() -> None:
        for worker in waiting.until(2):
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)
        waiting.go_on()

    killer = threading.Thread(target=kill)
    killer.start()
    reports = list(Crew(2).play([match(plan, number) for number in range(3)]))
    killer.join()

    assert len(killed) == 2
    assert sorted([report.result.number for report in reports]) == [0, 1, 2]


def test_an_interrupt_does_not_reach_a_worker_that_is_still_starting() -> None:
    """Ctrl-C goes to all processes of a terminal. One that was still importing left a traceback there."""
    crew = Crew(1)
    worker = crew.hire(0)

    for _wave in range(5):
        os.kill(worker.pid, signal.SIGINT)
        time.sleep(0.05)
    line = ask(worker, msgspec.json.encode(match(a_plan(1), 0)) + b"\n")

    assert line
    assert crew.dismiss(0) == 0
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())  # we still hear it


def test_a_game_on_which_all_workers_die_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")

    with pytest.raises(ArenaError, match="game 0: 3 workers died on it"):
        run(a_plan(1), Folder(tmp_path), jobs=1)


def test_another_tournament_in_the_folder_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path).claim(a_plan(seed=1))

    with pytest.raises(ArenaError, match="another tournament: seed 1 there, 2 here"):
        Folder(tmp_path).claim(a_plan(seed=2))


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("dear")

    with pytest.raises(ArenaError, match="holds other things"):
        Folder(tmp_path).claim(a_plan())


def test_two_cannot_play_the_same_tournament_at_once(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.claim(a_plan())

    with folder.held(), pytest.raises(ArenaError, match="is playing this tournament now"):
        run(a_plan(), Folder(tmp_path), jobs=1)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run(a_plan(2), Folder(tmp_path), jobs=1)
    data = (tmp_path / GAMES).read_bytes().splitlines()
    (tmp_path / GAMES).write_bytes(b"{}\n" + data[1] + b"\n")

    with pytest.raises(ArenaError, match=r"games\.jsonl, line 1: "):
        Folder(tmp_path).results()


def test_a_line_of_another_tournament_is_named(tmp_path: Path) -> None:
    run(a_plan(1), Folder(tmp_path), jobs=1)
    line = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(line.replace(b'"number":0', b'"number":1'))

    with pytest.raises(ArenaError, match="line 1: game 1 is not of this tournament"):
        Folder(tmp_path).results()


@pytest.mark.native
def test_the_record_of_a_game_replays() -> None:
    report = play_match(CONNECT_FOUR, match(a_plan(), 3))

    found = verify(parse(report.record.encode()), CONNECT_FOUR)

    assert found.ok
    assert report.result.digest in report.record


def test_equals_divide_a_win_and_sides_share_it() -> None:
    draw = Outcome([1, 1, 0, 0], [1, 1, 3, 3], [0.67, 0.67, -0.67, -0.67])

    assert win_shares(draw) == [0.5, 0.5, 0.0, 0.0]
    two = Outcome([3, 1, 3, 1], [1, 2, 1, 2], [1.0, -1.0, 1.0, -1.0])
    assert win_shares(two) == [1.0, 0.0, 1.0, 0.0]
    assert win_shares(cooperative(3, True, 5)) == [1.0, 1.0, 1.0]
    assert win_shares(cooperative(3, False, 5)) == [0.0, 0.0, 0.0]
