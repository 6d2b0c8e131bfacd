"""What one connection may cost before the application sees it: S-05, S-09."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from jotunheim.server import launch, protocols
from tests.server.web.served import WAIT, Browser, Server, serving
from tests.server.web.started import wait_until
from tests.server.web.test_floods import handshake, seated

pytestmark = pytest.mark.slow
MEGABYTE = 1 << 20


@contextmanager
def line(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=WAIT) as found:
        yield found


def memory() -> int:
    """Bytes of this process, with the server in it."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def flood(connection: socket.socket, head: bytes, piece: bytes, most: int) -> tuple[int, bytes]:
    """Send until the other side hangs up or `most` bytes are gone; how much went, and the answer."""
    sent = 0
    try:
        connection.sendall(head)
        while sent < most:
            connection.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    return sent, answer(connection)


def answer(connection: socket.socket) -> bytes:
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except OSError:
        pass
    return found


@pytest.mark.parametrize(
    ("head", "piece"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"".join(b"a: b\r\n" for _ in range(5_000))),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\na: ", b"b" * 65_536),
        (b"GET /", b"a" * 65_536),
    ],
    ids=["small headers", "one header", "address"],
)
def test_a_head_without_end_is_refused_at_once(tmp_path: Path, head: bytes, piece: bytes) -> None:
    with serving(tmp_path) as server:
        before = memory()
        with line(server) as connection:
            sent, _said = flood(connection, head, piece, 60 * MEGABYTE)

        assert sent < 8 * MEGABYTE  # what the system's own buffers took
        assert memory() - before < 24 * MEGABYTE
        assert server.browser().get("/alive").status_code == 200


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", b"414"),
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 101 + b"\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\na: " + b"b" * 33_000 + b"\r\n\r\n", b"431"),
        (b"nonsense\r\n\r\n", b"400"),
    ],
    ids=["address", "headers", "bytes", "nonsense"],
)
def test_what_is_too_large_is_said_in_one_line(
    tmp_path: Path, request_: bytes, status: bytes
) -> None:
    with serving(tmp_path) as server, line(server) as connection:
        connection.sendall(request_)
        said = answer(connection)

        assert said.startswith(b"HTTP/1.1 " + status)
        assert b"nosniff" in said and b"connection: close" in said


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: loc"],
    ids=["nothing", "half a head"],
)
def test_a_head_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(protocols, "HEAD_TIME", 0.4)
    with serving(tmp_path) as server, line(server) as connection:
        connection.sendall(sent)

        assert b"HTTP/1.1 408" in answer(connection)


def test_an_empty_line_after_an_answer_does_not_keep_a_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server, line(server) as connection:
        connection.sendall(b"GET /alive HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert whole_answer(connection, b"alive\n").startswith(b"HTTP/1.1 200")
        monkeypatch.setattr(protocols, "HEAD_TIME", 0.4)  # the first head had all its time
        connection.sendall(b"\r\n")

        assert answer(connection).startswith(b"HTTP/1.1 408")


def whole_answer(connection: socket.socket, end: bytes) -> bytes:
    """What comes up to this end, in however many pieces."""
    found = b""
    while not found.endswith(end):
        data = connection.recv(65536)
        assert data, found
        found += data
    return found


def test_a_body_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "BODY_TIME", 0.4)
    with serving(tmp_path) as server, line(server) as connection:
        host = f"127.0.0.1:{server.port}"
        connection.sendall(
            f"POST /tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nga".encode()
        )

        assert b"HTTP/1.1 408" in answer(connection)


def test_connections_of_one_address_have_a_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "HEAD_TIME", WAIT)  # none of them is given up meanwhile
    with serving(tmp_path, connections_of_address=20) as server:
        open_ones = [
            socket.create_connection(("127.0.0.1", server.port), timeout=WAIT) for _ in range(20)
        ]
        for one in open_ones:
            one.sendall(b"GET / HTTP/1.1\r\n")
        with line(server) as too_many:
            assert answer(too_many).startswith(b"HTTP/1.1 429")
        for one in open_ones:
            one.close()
        wait_until(lambda: is_let_in(server))


def is_let_in(server: Server) -> bool:
    return httpx.get(f"{server.origin}/alive", timeout=WAIT).status_code == 200


def test_sockets_count_until_they_close(tmp_path: Path) -> None:
    with serving(tmp_path, connections_of_address=6) as server:
        solveig = server.browser().named("Solveig")
        table = seated(solveig)
        for _again in range(12):
            with solveig.socket(table) as one:
                one.until_mine()
        wait_until(lambda: is_let_in(server))


def upgraded(server: Server, browser: Browser, table: str) -> socket.socket:
    """A raw socket of a table, after the handshake."""
    found = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
    found.sendall(handshake(server.origin, table, browser.token))
    found.recv(4096)
    return found


def frames(opcode: int, count: int, payload: bytes = b"") -> bytes:
    """Many masked frames of one kind."""
    return (bytes([opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload) * count


@pytest.mark.parametrize(
    "data",
    [frames(0x89, 30_000, b"x" * 100), frames(0x01, 1) + frames(0x00, 200_000)],
    ids=["pings", "pieces of a message"],
)
def test_a_flood_of_frames_ends_the_socket(tmp_path: Path, data: bytes) -> None:
    with serving(tmp_path) as server:
        solveig = server.browser().named("Solveig")
        table = seated(solveig)
        with upgraded(server, solveig, table) as loud, solveig.socket(table) as calm:
            calm.until_mine()
            start = time.process_time()
            flood(loud, b"", data, len(data))
            spent = time.process_time() - start

            assert spent < 1.0
            assert wait_until_closed(loud)
            calm.play("calm")


def wait_until_closed(connection: socket.socket) -> bool:
    """Does the other side hang up, although this one goes on?"""
    until = time.monotonic() + WAIT
    try:
        while time.monotonic() < until:
            connection.sendall(frames(0x89, 1))
            time.sleep(0.05)
    except OSError:
        return True
    return False


def test_the_limit_of_open_files_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
        launch.allow_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(launch.FILES, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
