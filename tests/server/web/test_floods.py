"""Floods beyond the limits: each is refused in a clear line, and whoever keeps to them plays on."""

import json
import socket
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.web.served import WAIT, Browser, Line, Server, serving
from tests.server.web.started import wait_until

pytestmark = pytest.mark.slow


def seated(browser: Browser) -> str:
    return browser.open_table(seat2="squire")


def test_too_many_messages_on_one_socket(tmp_path: Path) -> None:
    with serving(tmp_path, messages=0.001, messages_burst=10.0) as server:
        solveig = server.browser().named("Solveig")
        table = seated(solveig)
        with solveig.socket(table) as loud, solveig.socket(table) as calm:
            calm.until_mine()
            for _ in range(30):
                loud.send({"do": "ping"})
            assert loud.until("refused")["code"] == "busy"
            calm.play("calm")  # another socket is not held back


def test_a_socket_that_never_stops_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, messages=0.001, messages_burst=5.0) as server:
        solveig = server.browser().named("Solveig")
        table = seated(solveig)
        with solveig.socket(table) as loud:
            with pytest.raises(ConnectionClosed):
                for _ in range(500):
                    loud.send({"do": "ping"})
                    loud.next()
            assert loud.socket.close_code == 4429
        with solveig.socket(table) as again:  # each socket has a count of its own
            again.until_mine()


def test_too_many_sockets_of_one_seat_and_of_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_of_seat=2, sockets_of_address=3) as server:
        solveig = server.browser().named("Solveig")
        table = seated(solveig)
        first, second = solveig.socket(table), solveig.socket(table)
        check_refused(solveig.socket(table, have=False))
        wait_until(lambda: open_sockets(server) == 2)
        spectator = solveig.socket(table, -1)
        check_refused(server.browser().socket(table, -1, have=False))

        first.play("plays on")
        second.until_mine()
        spectator.until("frame")
        second.close()
        wait_until(lambda: open_sockets(server) == 2)
        with solveig.socket(table) as room_again:
            room_again.until_mine()


def check_refused(line: Line) -> None:
    assert line.next()["code"] == "busy"
    assert line.closed() == 4429


def open_sockets(server: Server) -> int:
    """Counted by seat: the last count that a socket leaves."""
    return sum(server.site.by_seat.open.values())


def test_too_many_tables_from_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, tables_an_hour=3.0) as server:
        solveig = server.browser().named("Solveig")
        tables = [seated(solveig) for _ in range(3)]

        answer = solveig.post("/tables", {"game": "connect-four", "seat1": "me", "seat2": "squire"})

        assert answer.status_code == 429
        assert "many tables" in answer.text
        with solveig.socket(tables[0]) as line:
            line.play("on")


def test_too_many_forms_and_pages_from_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, posts=0.001, posts_burst=4.0, pages=0.001, pages_burst=6.0) as server:
        browser = server.browser()

        posts = [browser.post("/name", {"name": "Solveig"}).status_code for _ in range(6)]
        pages = [browser.get("/").status_code for _ in range(8)]

        assert posts == [303] * 4 + [429] * 2
        assert pages == [200] * 6 + [429] * 2


def test_too_much_chat_of_one_person(tmp_path: Path) -> None:
    with serving(tmp_path, chats=0.001, chats_burst=2.0) as server:
        solveig = server.browser().named("Solveig")
        table = seated(solveig)
        with solveig.socket(table) as line:
            line.until_mine()
            for number in range(3):
                line.send({"do": "chat", "id": f"c{number}", "text": f"hello {number}"})
            assert line.until("refused", id="c2")["code"] == "busy"
            line.play("on")


def test_a_reader_that_takes_nothing_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path, slow_reader=0.5) as server:
        solveig = server.browser().named("Solveig")
        table = solveig.open_table("giant", seat2="squire")
        slow = socket.create_connection(("127.0.0.1", server.port))
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        slow.sendall(handshake(server.origin, table, solveig.token))
        wait_until(lambda: bool(server.site.by_seat.open))
        for _ in range(200):  # asks for the whole table again and again, and never reads
            try:
                slow.sendall(frame({"do": "have", "version": "", "parts": {}}))
            except OSError:
                break
        wait_until(lambda: not server.site.by_seat.open)

        slow.close()
        patient = msgspec.structs.replace(server.config, slow_reader=WAIT)
        server.site.config = patient  # this reader is slow only if the machine is busy
        with solveig.socket(table) as line:
            line.play("on")


def handshake(origin: str, table: str, token: str) -> bytes:
    host = origin.removeprefix("http://")
    return (
        f"GET /tables/{table}/socket?seat=0 HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n"
        f"Cookie: jotun={token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def frame(message: object) -> bytes:
    """A message as a browser sends it, masked with zeros."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body
