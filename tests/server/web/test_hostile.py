"""Hostile visitors: each gets a clear refusal, and the table plays on."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from tests.server.web.served import WAIT, Browser, Line, Server, problem_of
from tests.server.web.test_guards import filled, routes
from tests.server.web.whole import snapshot

NASTY = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    "{{ 7*7 }}{% raw %}",
    "</script><svg/onload=x>",
    "javascript:alert(1)",
    "&lt;b&gt;",
    "${7*7}`",
]
MALFORMED: list[str] = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    "1e999",
    '{"do": 7}',
    '{"do": "dance"}',
    '{"do": "act"}',
    '{"do": "act", "id": ""}',
    '{"do": "act", "id": 3, "on": "x", "tokens": []}',
    '{"do": "act", "id": "x", "on": "x", "tokens": "column:1"}',
    '{"do": "act", "id": "x", "on": "x", "tokens": [1]}',
    '{"do": "act", "id": "x", "on": "x", "tokens": {"a": 1}}',
    '{"do": "act", "id": "x", "on": "x", "tokens": [], "admin": true}',
    '{"do": "look", "public_ply": -1}',
    '{"do": "look", "public_ply": 1e30}',
    '{"do": "look", "public_ply": "x"}',
    '{"do": "seat", "seat": "x"}',
    '{"do": "chat", "id": "x", "text": null}',
    '{"do": "have", "parts": []}',
    '{"do": "ping", "id": "' + "x" * 300 + '"}',
    '{"do": "act", "id": "x", "on": "x", "tokens": [' + ",".join(['"a"'] * 100) + "]}",
    "[" * 4_000,
    '{"do":' * 1_000,
    '{"do": "have", "parts": {"a": {"b": {"c": {"d": {}}}}}}',
    '{"do": "\ud83d"}',
]


@pytest.fixture
def table(solveig: Browser, bjorn: Browser) -> str:
    """Two people at a table, the game has begun."""
    found = solveig.open_table()
    bjorn.do(found, "sit", seat="1")
    solveig.do(found, "start")
    return found


@pytest.fixture
def line(solveig: Browser, table: str) -> Iterator[Line]:
    with solveig.socket(table, 0) as found:
        found.until_mine()
        yield found


def plays_on(line: Line) -> None:
    """The table still plays."""
    line.frame = {**line.frame, "mine": True}
    line.play("plays-on")


# Without a token, with a wrong one -----------------------------------------------------------------


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "../" * 14 + "x", "é" * 20])
def test_every_route_without_a_token_or_with_a_wrong_one(
    server: Server, table: str, solveig: Browser, token: str
) -> None:
    before = snapshot(server)
    cookie = [(b"cookie", f"jotun={token}".encode())]
    origin = {"origin": server.origin}
    with httpx.Client(base_url=server.origin, headers=origin, timeout=WAIT) as stranger:
        for path in routes(server, "POST"):
            if path in ("/name", "/tables", "/import") or path.startswith(("/learn/", "/puzzles/")):
                continue  # for everybody: these make one known
            answer = stranger.post(
                filled(path, table), data={"seat": "0", "level": "random"}, headers=cookie
            )
            assert answer.status_code in (400, 403, 404), (path, answer.status_code)
        for path in routes(server, "GET"):
            answer = stranger.get(filled(path, table), headers=cookie)
            allowed = (403,) if path == "/you" else (200, 404, 409)  # one's own browsers
            assert answer.status_code in allowed, (path, answer.status_code)
        assert stranger.get(f"/tables/{table}?seat=0", headers=cookie).status_code == 403
        assert stranger.get(f"/tables/{table}/record?seat=0", headers=cookie).status_code == 403

    assert snapshot(server) == before


def test_a_socket_of_a_seat_without_its_token_is_told_so_and_closed(
    server: Server, table: str, line: Line
) -> None:
    stranger = server.browser()
    for browser in (stranger, stranger.named("Loki")):
        with browser.socket(table, 0, have=False) as theirs:
            refusal = theirs.next()
            assert (refusal["kind"], refusal["code"]) == ("refused", "not_yours")
            assert theirs.closed() == 4403
    plays_on(line)


@pytest.mark.parametrize("seat", ["9", "-2", "x", "0x0", "1e3", "٣", "00000001"])
def test_a_seat_that_is_none(server: Server, table: str, solveig: Browser, seat: str) -> None:
    assert solveig.get(f"/tables/{table}?seat={seat}").status_code in (403, 404)
    assert solveig.do(table, "bot", seat=seat, level="random").status_code == 404


@pytest.mark.parametrize("name", ["nowhere", "' OR 1=1 --", "x" * 5_000, "%00", "..%2f..%2fetc"])
def test_a_table_that_is_none(server: Server, solveig: Browser, name: str) -> None:
    assert solveig.get(f"/tables/{name}").status_code == 404
    assert solveig.do(name, "sit", seat="0").status_code == 404


# Other people's seats --------------------------------------------------------------------------------


def test_nobody_acts_for_another_seat(
    server: Server, table: str, line: Line, bjorn: Browser
) -> None:
    before = snapshot(server)
    with bjorn.socket(table, 1) as theirs:
        theirs.until("frame")
        for do in ("act", "undo", "order", "ahead"):
            theirs.send(
                {
                    "do": do,
                    "id": f"steal-{do}",
                    "on": line.frame["version"],
                    **({"tokens": ["column:1"]} if do == "act" else {}),
                    **({"order": "rule"} if do == "order" else {}),
                    **({"token": "column:1"} if do == "ahead" else {}),
                }
            )
            refusal = theirs.until("refused", id=f"steal-{do}")
            assert refusal["code"] in ("not_yours", "stale", "illegal"), refusal
        theirs.send({"do": "seat", "seat": 0})
        assert theirs.until("refused")["code"] == "not_yours"
    assert snapshot(server)["plies"] == before["plies"]
    plays_on(line)


def test_nobody_uses_forms_on_another_seat(server: Server, table: str, bjorn: Browser) -> None:
    before = snapshot(server)
    for deed in ("stand", "bot", "person", "link", "reissue", "start", "end"):
        answer = bjorn.do(table, deed, seat="0", level="random")
        assert answer.status_code == 403, deed
    assert snapshot(server) == before


# Stale, repeated, malformed --------------------------------------------------------------------------


def test_a_stale_action_is_refused_and_the_socket_shown_the_table(line: Line) -> None:
    old = line.frame["version"]
    line.play("first")

    line.act("late", ["column:1"], on=old)

    assert line.until("refused", id="late")["code"] in ("stale", "not_yours")


@pytest.mark.parametrize("version", ["", "0" * 16, "x", "../..", "é"])
def test_an_action_on_a_version_that_never_was(line: Line, version: str) -> None:
    line.act("never", on=version)

    assert line.until("refused", id="never")["code"] == "stale"
    plays_on(line)


def test_a_repeated_action_counts_once(server: Server, table: str, line: Line) -> None:
    on, tokens = line.frame["version"], line.tokens()
    for _ in range(5):
        line.act("same", tokens, on)

    answers = [line.until("done", id="same")["version"] for _ in range(5)]

    assert len(set(answers)) == 1
    plies = [row for row in snapshot(server)["plies"] if row[0] == table]
    assert len([row for row in plies if "column" in str(row)]) == 1


@pytest.mark.parametrize("message", MALFORMED, ids=lambda text: ascii(text[:40]))
def test_a_malformed_message_is_refused_and_the_table_plays_on(line: Line, message: str) -> None:
    line.socket.send(message.encode("utf-8", "surrogatepass"), text=True)
    if "\ud83d" in message:  # not even text: the line is cut, as the protocol asks for
        assert line.closed() == 1007
        return

    refusal = line.until("refused")

    assert refusal["code"] in ("malformed", "illegal"), refusal
    assert refusal["text"] and "\n" not in refusal["text"] and "Traceback" not in refusal["text"]
    plays_on(line)


@pytest.mark.parametrize("token", ["nonsense", "column:99", "", "\x00", "<b>", "é" * 50])
def test_an_answer_that_is_not_on_offer(line: Line, token: str) -> None:
    line.act("odd", [token])

    refusal = line.until("refused", id="odd")

    assert refusal["code"] == "illegal"
    plays_on(line)


def test_a_binary_message_ends_the_line(line: Line, solveig: Browser, table: str) -> None:
    line.send(b"\x00\x01\x02")

    assert line.closed() == 1003
    with solveig.socket(table, 0) as again:
        again.until_mine()
        again.play("again")


def test_an_oversized_message_ends_the_line(line: Line, solveig: Browser, table: str) -> None:
    line.send(json.dumps({"do": "chat", "id": "big", "text": "x" * 9_000}))

    assert line.closed() == 1009
    with solveig.socket(table, 0) as again:
        again.until_mine()
        again.play("again")


def test_somebody_who_talks_only_nonsense_is_cut_off(line: Line) -> None:
    with pytest.raises(ConnectionClosed):
        for _ in range(1_000):
            line.send("nonsense")
            line.next()

    assert line.socket.close_code == 4429


# Hostile texts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", NASTY)
def test_hostile_texts_are_shown_as_they_are_written(server: Server, text: str) -> None:
    browser = server.browser().named(text[:24])
    table = browser.open_table(title=text[:48], visibility="public")
    sat = server.browser().named("Tova")
    sat.do(table, "sit", seat="1")
    waiting = [server.browser().get("/").text, browser.get(f"/tables/{table}").text]
    browser.do(table, "start")
    with browser.socket(table, 0) as line, sat.socket(table, 1) as theirs:
        line.until_mine()
        line.send({"do": "chat", "id": "c", "text": text})
        heard = theirs.until("chat")
        people = line.latest("people")["html"]
    pages = [*waiting, browser.get(f"/tables/{table}").text, people]

    assert heard["text"] == text  # scripts show it as text
    for page in pages:
        assert text not in page or not any(sign in text for sign in "<\"'&")
        assert (
            "<script>alert" not in page and "<img src=x" not in page and "<svg/onload" not in page
        )
    assert "49" not in heard["text"]


def test_hostile_fields_of_every_form_are_escaped(server: Server, solveig: Browser) -> None:
    table = solveig.open_table()
    for path in routes(server, "POST"):
        for field in ("name", "seat", "level", "game", "seats", "token", "next", "kind", "upto"):
            answer = solveig.post(filled(path, table), {field: '"><img src=x onerror=alert(1)>'})
            assert "<img src=x" not in answer.text, (path, field)
            assert answer.status_code < 500, (path, field)


@pytest.mark.parametrize(
    "there", ["https://evil.example", "//evil.example", "javascript:x", "/\\x"]
)
def test_the_form_of_a_name_leads_nowhere_else(server: Server, there: str) -> None:
    answer = server.browser().post("/name", {"name": "Ylva", "next": there})

    assert answer.headers["location"] == "/"


@pytest.mark.parametrize(
    "sent",
    [
        {
            "content": b"\xff" * 100,
            "headers": {"content-type": "application/x-www-form-urlencoded"},
        },
        {"content": b"{}", "headers": {"content-type": "application/json"}},
        {"content": b"x", "headers": {"content-type": "multipart/form-data"}},
        {"content": b"--x\r\n", "headers": {"content-type": "multipart/form-data; boundary=x"}},
        {"content": b"a=" + b"&a=" * 2_000},
        {"files": {"name": ("x", b"y")}},
    ],
    ids=str,
)
def test_a_body_that_is_no_form(server: Server, solveig: Browser, sent: dict[str, Any]) -> None:
    for path in ("/name", "/tables", "/import", "/seat"):
        answer = solveig.http.post(path, **sent)
        assert 400 <= answer.status_code < 500, (path, answer.status_code, answer.text[:200])


def test_a_body_that_is_too_large_is_refused(server: Server, solveig: Browser) -> None:
    answer = solveig.post("/name", {"name": "x" * 100_000})
    kind = {"content-type": "application/x-www-form-urlencoded"}
    drip = solveig.http.post("/name", content=iter([b"name=" + b"x" * 40_000] * 3), headers=kind)

    assert answer.status_code == 413
    assert drip.status_code == 413
    assert "too large" in answer.text and "too large" in problem_of(drip)


def test_a_database_that_fails_is_a_kind_refusal(
    server: Server, solveig: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-12"""
    table = solveig.open_table(seat2="squire")

    async def full(*given: object, **more: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    with solveig.socket(table) as line:
        line.until_mine()
        monkeypatch.setattr(server.site.store, "say", full)
        line.send({"do": "chat", "id": "c1", "text": "hello"})
        assert line.until("refused")["code"] == "unsaved"
        line.play("on")
        monkeypatch.setattr(server.site.store, "rename", full)
        answer = solveig.post("/name", {"name": "Sigrun"})
        assert answer.status_code == 503
        assert "could not be saved" in answer.text


@pytest.mark.parametrize("name", ["c" * 81, "c\x00", "c\n"])
def test_ids_that_no_database_takes_are_refused(solveig: Browser, name: str) -> None:
    """S-12"""
    table = solveig.open_table(seat2="squire")
    with solveig.socket(table) as line:
        line.until_mine()
        line.send({"do": "chat", "id": name, "text": "hello"})
        assert line.until("refused")["code"] == "malformed"
        line.play("on")
