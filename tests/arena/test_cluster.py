"""Tournaments on a Ray cluster: started here, with two workers, on this machine alone."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from jotunheim import registry
from jotunheim.arena import cluster
from jotunheim.arena.crew import report_in
from jotunheim.arena.folder import GAMES, Folder
from jotunheim.arena.league import LeagueFolder
from jotunheim.arena.plan import ArenaError, match, tournament
from jotunheim.arena.result import Result
from jotunheim.arena.tournament import run
from jotunheim.cli import arena, house

CONNECT_FOUR = registry.game("connect-four")
PLAYERS = "search:60,search:60"
LONG = "search:600,search:600"  # games that last until a second worker has started, compiled too
JOTUN = [sys.executable, "-c", "import sys; from jotunheim.cli.main import main; sys.exit(main())"]
COMMAND = [*JOTUN, "arena", "connect-four"]
STARTS = 3  # Ray gives up a part that is not there after 15 seconds, as happens on a busy machine


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def timeless(results: list[Result]) -> list[Result]:
    return [result.timeless() for result in results]


@pytest.fixture(scope="module")
def head() -> Iterator[tuple[str, int]]:
    """The address of a cluster with two processors, and the process it lives in."""
    with started() as (address, process):
        yield address, process.pid


@contextmanager
def started() -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A cluster with two processors, while the test runs."""
    for _start in range(STARTS):
        with launched() as (address, process, said):
            if is_ready(process, said):
                yield address, process
                return
    pytest.fail("Ray does not start")


@contextmanager
def launched() -> Iterator[tuple[str, "subprocess.Popen[bytes]", Path]]:
    """Its address, the process it will live in, and what that says."""
    folder = Path(tempfile.mkdtemp(prefix="ray", dir="/tmp"))  # its sockets need short paths
    port = free_port()
    # Ray keeps the ports from 10002 to 19999 for workers unless it is told otherwise.
    options = f"--port={port} --min-worker-port=0 --max-worker-port=0 --num-cpus=2"
    command = [sys.executable, "-u", "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    command += ["--node-ip-address=127.0.0.1", "--include-dashboard=false", *options.split()]
    command += ["--disable-usage-stats", "--object-store-memory=80000000", f"--temp-dir={folder}"]
    said = folder / "said"
    with said.open("wb") as file:
        process = subprocess.Popen(
            command, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
        )
    try:
        yield f"127.0.0.1:{port}", process, said
    finally:
        process.terminate()
        process.wait(timeout=300)
        shutil.rmtree(folder, ignore_errors=True)


def is_ready(process: "subprocess.Popen[bytes]", said: Path) -> bool:
    """Whether all parts of Ray have come up; it ends by itself if one does not."""
    end = time.monotonic() + 120
    while time.monotonic() < end and process.poll() is None:
        if b"Ray runtime started" in said.read_bytes():
            return True
        time.sleep(0.2)
    return False


def processes() -> list[tuple[int, int, str]]:
    """All processes: number, parent, command."""
    lines = subprocess.run(
        ["ps", "-axo", "pid=,ppid=,command="], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    parts = [line.split(None, 2) for line in lines]
    return [(int(part[0]), int(part[1]), part[-1]) for part in parts]


def busy_workers(root: int) -> list[int]:
    """The processes of this cluster that are playing a game."""
    every = processes()
    parents = {pid: parent for pid, parent, _command in every}
    found = [pid for pid, _parent, command in every if "ray::play_there" in command]
    return [pid for pid in found if parents.get(parents.get(pid, 0)) == root]


def start(address: str, out: Path, *more: str, players: str = PLAYERS) -> "subprocess.Popen[str]":
    options = ["--players", players, "--cluster", address, "--out", str(out), *more]
    return subprocess.Popen(
        [*COMMAND, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.slow
def test_a_worker_killed_in_the_middle_changes_nothing(
    head: tuple[str, int], tmp_path: Path
) -> None:
    address, root = head
    process = start(address, tmp_path / "far", "--games", "6", "--seed", "5", players=LONG)
    while not (workers := busy_workers(root)):
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    time.sleep(0.3)
    os.kill(workers[0], signal.SIGKILL)
    _, complaint = process.communicate(timeout=300)

    there = Folder(tmp_path / "far")
    plan = tournament(CONNECT_FOUR, LONG.split(","), 6, seed=5)
    here = run(plan, Folder(tmp_path / "near"), jobs=1)

    assert process.returncode == 0, complaint
    assert len(there.whole_lines()) == 6  # none lost, none counted twice
    assert timeless(there.results()) == timeless(here)
    for number in range(6):
        records = [tmp_path / name / "records" / f"{number:05}.jotun" for name in ("far", "near")]
        assert records[0].read_bytes() == records[1].read_bytes()


# A cluster of two machines, as Ray's own tests make it; the second one is lost as soon as somebody says so.
TWO_MACHINES = """
import sys
from ray.cluster_utils import Cluster
options = {"num_cpus": 1, "object_store_memory": 80_000_000}
cluster = Cluster(initialize_head=True, head_node_args={**options, "include_dashboard": False})
second = cluster.add_node(**options)
print(cluster.address, flush=True)
sys.stdin.readline()
cluster.remove_node(second, allow_graceful=False)
sys.stdin.readline()
cluster.shutdown()
"""


@contextmanager
def two_machines() -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Their address, and the process that listens when to lose the second."""
    pipe = subprocess.PIPE
    for _start in range(STARTS):
        with subprocess.Popen(
            [sys.executable, "-c", TWO_MACHINES],
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as machines:
            assert machines.stdout
            if address := machines.stdout.readline().strip():
                yield address, machines
                return
    pytest.fail("Ray does not start")


@pytest.mark.slow
def test_a_machine_lost_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    """P-17: its games are played again on the machine that is left."""
    with two_machines() as (address, machines):
        assert machines.stdin
        process = start(address, tmp_path / "far", "--games", "6", "--seed", "5", players=LONG)
        while len(busy_workers(machines.pid)) < 2:
            assert process.poll() is None, process.communicate()
            time.sleep(0.05)
        print(file=machines.stdin, flush=True)
        _, complaint = process.communicate(timeout=300)
        print(file=machines.stdin, flush=True)

    plan = tournament(CONNECT_FOUR, LONG.split(","), 6, seed=5)
    here = run(plan, Folder(tmp_path / "near"), jobs=1)

    assert (process.returncode, complaint) == (0, "")
    assert timeless(Folder(tmp_path / "far").results()) == timeless(here)


@pytest.mark.slow
def test_a_game_on_which_all_workers_die_is_told(head: tuple[str, int], tmp_path: Path) -> None:
    address, root = head
    # A game that takes minutes: none is over before its worker is killed.
    process = start(address, tmp_path / "t", "--games", "1", players="search:9000,search:9000")
    killed = set()
    while process.poll() is None:
        for pid in busy_workers(root):
            with suppress(ProcessLookupError):  # it was listed while it died
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
        time.sleep(0.05)
    _, complaint = process.communicate()

    assert len(killed) == 3
    assert process.returncode == 2
    assert complaint == "jotun: game 0: 3 workers died on it; finished games are kept\n"


@pytest.mark.slow
def test_a_league_on_a_cluster_is_the_same_as_here(head: tuple[str, int], tmp_path: Path) -> None:
    address, _root = head
    command = [*JOTUN, "league", "connect-four", "--players", "squire,random,search:4,search:9"]
    command += ["--kind", "swiss", "--rounds", "2", "--seed", "3", "--json"]
    found = []
    for place in (["--cluster", address], ["--jobs", "1"]):
        out = tmp_path / place[0].strip("-")
        done = subprocess.run(
            [*command, *place, "--out", str(out)], capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stderr
        folder = LeagueFolder(out)
        found.append((timeless(folder.results()), folder.groups(), done.stdout))

    assert len(found[0][0]) == 8
    assert found[0] == found[1]


HUSHED = """
import os, sys
from jotunheim.arena.cluster import hushed
for line in ("one", "two"):
    with hushed():
        os.write(2, b"Ray's own line\\n")
        print("ours", line, file=sys.stderr)
    os.write(2, b"after\\n")
"""


def test_what_ray_writes_past_python_is_not_shown() -> None:
    """P-17: when a machine is lost, our one line comes alone."""
    done = subprocess.run(
        [sys.executable, "-c", HUSHED], capture_output=True, text=True, check=True
    )

    assert done.stderr.splitlines() == ["ours one", "after", "ours two", "after"]


@pytest.mark.parametrize(("end", "lines"), [("os._exit(1)", 1), ("sys.exit(1)", 0), ("pass", 0)])
def test_when_ray_ends_the_program_our_line_is_still_said(end: str, lines: int) -> None:
    """P-17: Ray ends the process without a word when its own machine is lost."""
    code = "import os, sys\nfrom jotunheim.arena.cluster import hushed, last_word\n"
    code += f"with last_word('far:1'), hushed():\n    {end}\n"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)

    line = "jotun: cluster far:1: Ray ended this program; finished games are kept"
    assert done.stderr.splitlines() == [line] * lines


def test_an_unreachable_cluster_gets_one_line_and_loses_nothing(tmp_path: Path) -> None:
    run(tournament(CONNECT_FOUR, PLAYERS.split(","), 1), Folder(tmp_path), jobs=1)
    before = (tmp_path / GAMES).read_bytes()

    process = start(f"127.0.0.1:{free_port()}", tmp_path, "--games", "4")
    _, complaint = process.communicate(timeout=300)

    assert process.returncode == 2
    assert complaint.startswith("jotun: cluster 127.0.0.1:") and complaint.count("\n") == 1
    assert "nobody answers there" in complaint
    assert (tmp_path / GAMES).read_bytes() == before


@pytest.mark.slow
def test_somebody_else_at_the_address_gets_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        process = start(f"127.0.0.1:{other.getsockname()[1]}", tmp_path / "t", "--games", "1")
        _, complaint = process.communicate(timeout=300)

    assert process.returncode == 2
    assert complaint.splitlines()[-1].startswith("jotun: cluster 127.0.0.1:")
    assert "Traceback" not in complaint


@pytest.mark.parametrize("address", ["", "localhost", "host:", ":6379", "host:none", "host:70000"])
def test_an_address_is_host_and_port(address: str) -> None:
    with pytest.raises(ArenaError, match="expected HOST:PORT of the head of a Ray cluster"):
        cluster.knock(address)


def test_without_ray_there_is_a_word_on_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_checkout(*groups: str) -> None:
        raise house.HouseError("no checkout")

    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(house, "install", no_checkout)
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        address = f"127.0.0.1:{somebody.getsockname()[1]}"

        with pytest.raises(ArenaError, match=r'needs Ray.*pip install "jotunheim\[cluster\]"'):
            arena.need_cluster(address)


def test_a_machine_with_another_game_does_not_play() -> None:
    plan = tournament(CONNECT_FOUR, ["random"], 1)
    line = msgspec.json.encode(match(plan, 0))
    ours = cluster.terms("connect-four", "")

    report = report_in(cluster.play_there(line, "", ours))

    assert report.result.number == 0
    with pytest.raises(ArenaError, match=r"game 0: .* has Jotunheim .*, not Jotunheim 0\.0\.1"):
        report_in(cluster.play_there(line, "", "Jotunheim 0.0.1"))
