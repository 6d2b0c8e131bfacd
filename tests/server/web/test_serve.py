"""The commands: serve, backup, restore; as people type them."""

import argparse
import json
import re
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from jotunheim.cli import serve
from jotunheim.cli.main import main
from tests.server.web.started import WAIT, run, running

pytestmark = pytest.mark.slow

FORM = {"game": "connect-four", "name": "Solveig", "seat1": "me", "seat2": "open", "title": "Kept"}


def test_jotun_alone_serves_from_the_data_folder_and_stops_without_loss(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--no-browser") as server:
        made = server.post("/tables", FORM)
        code = server.stop()

    assert made.status_code == 303
    assert code == 0
    assert "Ctrl-C stops it" in server.text() and "everything is saved" in server.text()
    assert (tmp_path / "tables.sqlite").is_file()
    with running(tmp_path, "--port", "0", "--no-browser") as again:
        assert "Kept" in httpx.get(again.origin, timeout=WAIT).text
        # A second one finds the first.
        second = run(tmp_path, "--no-browser")
        assert second.returncode == 0
        assert f"is already running at {again.origin}/\n" in second.stdout
        other = run(tmp_path, "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0")
        assert f"{again.origin}/; stop it first to use --host, --port\n" in other.stdout
        third = run(tmp_path, "serve", "--database", str(tmp_path / "tables.sqlite"), "--port", "0")
        assert third.returncode == 2 and "served already" in third.stderr
        restored = run(tmp_path, "restore", str(tmp_path / "log"))
        assert restored.returncode == 2


def test_the_address_is_told_when_somebody_answers_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-01: workers died at the start, and the terminal named an address where nobody was."""
    said: list[str] = []
    monkeypatch.setattr(serve, "say", said.append)
    args = argparse.Namespace(lan=False, database="x", no_browser=True)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # a port that is ours, with nobody behind it yet
        port = silent.getsockname()[1]
        work = (f"http://127.0.0.1:{port}/", port, None, args)
        thread = threading.Thread(target=serve.announce, args=work, daemon=True)
        thread.start()
        time.sleep(0.3)
        assert not said

        silent.listen()
        answer_while(silent, thread)

    assert said[0] == f"Jotunheim is at http://127.0.0.1:{port}/"


def answer_while(listening: socket.socket, thread: threading.Thread) -> None:
    """Answer every call as long as a thread runs; it calls again if the machine was busy."""
    listening.settimeout(0.1)
    until = time.monotonic() + WAIT
    while thread.is_alive():
        assert time.monotonic() < until
        with suppress(OSError):  # nobody calls just now, or has given up already
            caller, _ = listening.accept()
            with caller:
                caller.recv(4096)
                caller.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")


def test_sigterm_ends_like_ctrl_c(tmp_path: Path) -> None:
    """S-21: systemd and containers stop a server with SIGTERM."""
    with running(tmp_path, "--port", "0", "--no-browser") as server:
        code = server.stop(signal.SIGTERM)

    assert code == 0
    assert "everything is saved" in server.text()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        done = run(tmp_path, "serve", "--port", port, "--no-browser")

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"port {port}" in done.stderr


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--workers", "2"], "--workers needs PostgreSQL"),
        (["--workers", "0"], "expected 1 or more"),
        (["--deadline", "0"], "from 0.5 to 600 seconds"),
        (["--deadline", "soon"], "--deadline"),
        (["--lan", "--host", "127.0.0.1"], "use --lan or --host, not both"),
        (["--origin", "games.example.org"], "expected an address like"),
        (["--database", "mysql://x/y"], "expected sqlite"),
        (["--database", "/proc/nowhere/x.sqlite"], "there is no folder /proc/nowhere"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "database"),
        (["--port", "many"], "--port"),
        (["--port", "65536"], "--port 65536: from 0 to 65535"),
        (["--port", "-1"], "--port -1: from 0 to 65535"),
        (["--engines", "0"], "--engines 0: expected 1 or more"),
        (["--thinkers", "0"], "--thinkers 0: expected 1 or more"),
        (["--bot-pause", "nan"], "--bot-pause nan: from 0 to 600 seconds"),
        (["--log", "loud"], "choose from 'debug', 'info', 'warning'"),
    ],
    ids=str,
)
def test_what_cannot_be_served_is_said_in_one_line(
    tmp_path: Path, words: list[str], line: str
) -> None:
    done = run(
        tmp_path, "serve", "--no-browser", *([] if "--port" in words else ["--port", "0"]), *words
    )

    assert done.returncode == 2
    assert line in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize("name", ["letter.txt", "mistyped/tables.sqlite"])
def test_a_wrong_database_leaves_nothing_behind(tmp_path: Path, name: str) -> None:
    (tmp_path / "letter.txt").write_text("dear aunt, " * 500)

    done = run(tmp_path, "serve", "--no-browser", "--port", "0", "--database", str(tmp_path / name))

    assert done.returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_data_folder_that_is_not_there_yet_is_made(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--no-browser") as server:
        server.post("/tables", FORM)
    copy = str(tmp_path / "copy.sqlite")
    assert run(tmp_path, "backup", copy).returncode == 0

    done = run(tmp_path / "new" / "data", "restore", copy)
    astray = run(tmp_path, "restore", copy, "--database", str(tmp_path / "mistyped" / "x.sqlite"))

    assert done.returncode == 0 and (tmp_path / "new" / "data" / "tables.sqlite").is_file()
    assert astray.returncode == 2 and "there is no such folder" in astray.stderr
    assert not (tmp_path / "mistyped").exists()


def test_nothing_is_installed_for_a_database_that_we_do_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed: list[str] = []
    monkeypatch.setenv("JOTUN_DATA", str(tmp_path))
    monkeypatch.setattr(serve, "need_postgres", lambda: installed.append("postgres"))

    assert main(["serve", "--no-browser", "--port", "0", "--database", "mysql://x/y"]) == 2
    assert "expected sqlite:///PATH or postgresql://" in capsys.readouterr().err
    assert installed == []


def test_the_host_says_how_long_the_rules_may_compute(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--no-browser", "--deadline", "7.5") as server:
        made = server.post("/tables", {**FORM, "seat2": "squire"})
        assert made.status_code == 303  # the game has begun, so the rules have been asked
        listed = subprocess.run(["ps", "-A", "-o", "args="], capture_output=True, check=True)

    engines = [line for line in listed.stdout.decode().splitlines() if "server.engine" in line]
    assert any("--deadline 7.5" in line for line in engines), engines


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("no database " * 500)

    done = run(tmp_path, "serve", "--port", "0", "--no-browser")

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "tables.sqlite" in done.stderr


def test_lan_listens_everywhere_and_shows_a_code(tmp_path: Path) -> None:
    with running(tmp_path, "--lan", "--port", "0", "--no-browser") as server:
        made = server.post("/tables", FORM)
        page = httpx.get(f"{server.origin}{made.headers['location']}", timeout=WAIT).text

    found = re.search(r"on your network: (http://[\d.]+:\d+)/", server.text())
    assert found
    assert f'value="{found[1]}{made.headers["location"]}"' in page  # others cannot use 127.0.0.1
    assert "▄" in server.text() or "█" in server.text()


def test_a_backup_is_taken_while_people_play_and_brought_back(tmp_path: Path) -> None:
    copy = tmp_path / "monday.sqlite"
    with running(tmp_path, "--port", "0", "--no-browser") as server:
        server.post("/tables", FORM)
        taken = run(tmp_path, "backup", str(copy))
        again = run(tmp_path, "backup", str(copy))
        server.post("/tables", {**FORM, "title": "Later"})
        busy = run(tmp_path, "restore", str(copy), "--force")

    assert taken.returncode == 0 and taken.stdout == f"{copy}: 1 table\n"
    assert again.returncode == 2 and "--force" in again.stderr
    assert busy.returncode == 2 and "served already" in busy.stderr
    refused = run(tmp_path, "restore", str(copy))
    assert refused.returncode == 2 and "has 2 tables" in refused.stderr
    done = run(tmp_path, "restore", str(copy), "--force")
    assert done.returncode == 0, done.stderr
    [aside] = tmp_path.glob("tables-before-*.sqlite")
    assert titles(aside) == ["Kept", "Later"]
    assert titles(tmp_path / "tables.sqlite") == ["Kept"]
    with running(tmp_path, "--port", "0", "--no-browser") as server:
        assert "Kept" in httpx.get(server.origin, timeout=WAIT).text


def titles(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as found:
        return sorted(title for (title,) in found.execute("SELECT title FROM tables"))


def test_a_restore_into_an_empty_place(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--no-browser") as server:
        server.post("/tables", FORM)
    run(tmp_path, "backup", str(tmp_path / "copy.sqlite"))

    done = run(
        tmp_path,
        "restore",
        str(tmp_path / "copy.sqlite"),
        "--database",
        str(tmp_path / "new.sqlite"),
    )

    assert done.returncode == 0, done.stderr
    assert titles(tmp_path / "new.sqlite") == ["Kept"]


@pytest.mark.parametrize(
    ("name", "words", "line"),
    [
        ("nothing", ["backup", "x.sqlite"], "no tables yet"),
        ("nothing", ["backup", "x.sqlite", "--database", "postgresql://a/b"], "pg_dump"),
        ("foreign", ["backup", "no/x.sqlite", "--database", "foreign.sqlite"], "no such folder"),
        ("nothing", ["restore", "nowhere.sqlite"], "no such file"),
        ("junk", ["restore", "junk.sqlite"], "not a copy of our tables"),
        ("foreign", ["restore", "foreign.sqlite"], "not a copy of our tables"),
    ],
)
def test_backup_and_restore_refuse_in_one_line(
    tmp_path: Path, name: str, words: list[str], line: str
) -> None:
    (tmp_path / "junk.sqlite").write_text("junk " * 1_000)
    with closing(sqlite3.connect(tmp_path / "foreign.sqlite")) as foreign:
        foreign.execute("CREATE TABLE tables (x)")
    words = [str(tmp_path / word) if word.endswith(".sqlite") else word for word in words]

    done = run(tmp_path, *words)

    assert done.returncode == 2
    assert line in done.stderr and done.stderr.count("\n") == 1
    assert not (tmp_path / "tables.sqlite").exists()


def test_the_log_tells_no_secrets(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--no-browser", "--log", "debug") as server:
        made = server.post("/tables", {**FORM, "seat2": "squire", "name": "Secretname"})
        token = made.cookies["jotun"]
        table = made.headers["location"]
        link = httpx.post(
            f"{server.origin}{table}/link",
            data={"seat": "0"},
            headers={"origin": server.origin},
            cookies={"jotun": token},
            timeout=WAIT,
        ).text
        [seat] = re.findall(r"/seat/([\w-]{43})", link)
        httpx.get(f"{server.origin}/seat/{seat}", timeout=WAIT)
        httpx.get(f"{server.origin}/seat/wrong-{seat}", timeout=WAIT)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as found:
        [(seed, header)] = found.execute("SELECT seed, header FROM tables").fetchall()

    for secret in (token, seat, seed, "Secretname", header):
        assert secret not in server.text()
    lines = [line for line in server.text().splitlines() if line.startswith("{")]
    assert {"time", "level", "event"} <= json.loads(lines[0]).keys()
