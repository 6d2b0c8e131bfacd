"""Nothing is done for other people's pages: origins, hosts, headers, on every route there is."""

from collections.abc import Iterator

import pytest
from starlette.datastructures import Headers
from starlette.routing import Route
from websockets.exceptions import InvalidStatus

from jotunheim.server.guards import POLICY, Hosts, address_of
from jotunheim.server.routes import front
from tests.server.web.served import Browser, Server
from tests.server.web.whole import snapshot

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://127.0.0.1"},  # another port
    {"origin": "http://127.0.0.1:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "none"},
    {},  # neither
]


def routes(server: Server, method: str) -> Iterator[str]:
    """Every address of the server that answers to a method, with values in its places."""
    for route in server.app.routes:
        if isinstance(route, Route) and method in (route.methods or set()):
            yield route.path


def filled(path: str, table: str) -> str:
    places = {"{table}": table, "{token}": "x" * 43, "{game}": "giant", "{digest}": "x"}
    for place, value in places.items():
        path = path.replace(place, value)
    return path.replace("{path:path}", "look.css")


def test_there_are_forms_to_guard(server: Server) -> None:
    assert len(list(routes(server, "POST"))) >= 12


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_no_form_of_a_foreign_page_does_anything(
    server: Server, solveig: Browser, headers: dict[str, str]
) -> None:
    table = solveig.open_table()
    before = snapshot(server)
    solveig.http.headers.pop("origin")

    for path in routes(server, "POST"):
        answer = solveig.http.post(
            filled(path, table), data={"seat": "0", "name": "Evil"}, headers=headers
        )
        assert answer.status_code == 403, path
        assert "not come from one of our own pages" in answer.text

    assert snapshot(server) == before


def test_a_form_without_origin_is_taken_if_the_browser_says_it_is_ours(solveig: Browser) -> None:
    solveig.http.headers.pop("origin")

    answer = solveig.http.post(
        "/name", data={"name": "Solveig"}, headers={"sec-fetch-site": "same-origin"}
    )

    assert answer.status_code == 303


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None, "http://127.0.0.1"])
def test_no_socket_is_opened_for_a_foreign_page(solveig: Browser, origin: str | None) -> None:
    table = solveig.open_table(seat2="squire")

    with pytest.raises(InvalidStatus) as refused:
        solveig.socket(table, origin=origin)

    assert refused.value.response.status_code == 403  # before it was accepted


def test_a_foreign_name_that_leads_here_is_not_answered(server: Server) -> None:
    answer = server.browser().get("/", headers={"host": "evil.example"})

    assert answer.status_code == 421
    assert "--origin" in answer.text


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE"])
def test_no_other_method_does_anything(server: Server, solveig: Browser, method: str) -> None:
    table = solveig.open_table()

    for path in ("/", f"/tables/{table}", "/name"):
        assert solveig.http.request(method, path).status_code == 405


def test_every_answer_carries_the_headers(
    server: Server, solveig: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = solveig.open_table(seat2="squire")
    answers = [solveig.get(filled(path, table)) for path in routes(server, "GET")]
    answers += [
        solveig.get("/nowhere"),
        solveig.post("/tables", {}),
        solveig.get("/", headers={"host": "x.y"}),
    ]
    with monkeypatch.context() as broken:
        broken.setattr(front, "entries", None)  # a mistake of the program (S-13)
        answers.append(solveig.get("/"))
        assert answers[-1].status_code == 500

    for answer in answers:
        assert answer.headers["content-security-policy"] == POLICY, answer.url
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
    assert "unsafe" not in POLICY and "*" not in POLICY
    assert "script-src 'self'" in POLICY and "default-src 'none'" in POLICY


@pytest.mark.parametrize("name", ["x" * 5_000, "%00", "a/" * 3_000])
def test_a_static_file_that_cannot_be_is_not_found(server: Server, name: str) -> None:
    """S-13: the file system raises for such names, and the answer was 500."""
    assert server.browser().get(f"/static/0123456789ab/{name}").status_code == 404


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    answer = server.browser().post("/name", {"name": "Ylva"})

    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "secure" not in cookie  # over plain http a browser would drop it


class TestHosts:
    def test_figures_and_own_names_are_ours(self) -> None:
        hosts = Hosts([])

        for host in ("127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost:80", "LOCALHOST"):
            assert hosts.answers_to(host), host
        for host in (
            "",
            "evil.example",
            "localhost.evil.example",
            "[::1",
            "127.0.0.1.evil.example",
        ):
            assert not hosts.answers_to(host), host
        for host in ("a@127.0.0.1", "127.0.0.1:0", "127.0.0.1:99999", "127.0.0.1:", "[::1", "::1"):
            assert not hosts.answers_to(host), host  # S-16

    def test_a_public_address_is_exact_and_encrypted(self) -> None:
        hosts = Hosts(["https://games.example.org"])
        behind = Headers({"host": "games.example.org", "origin": "https://games.example.org"})
        plain = Headers({"host": "games.example.org", "origin": "http://games.example.org"})

        assert hosts.answers_to("games.example.org")
        assert hosts.is_own("http", behind)  # the proxy speaks plainly to us
        assert not hosts.is_own("http", plain)
        assert not hosts.answers_to("www.games.example.org")


def test_addresses_of_one_household_are_one() -> None:
    def of(host: str) -> str:
        return address_of({"type": "http", "client": (host, 1)})

    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::1")
    assert of("192.0.2.1") != of("192.0.2.2")
