"""Where a visitor is signed in: a stolen link or cookie can be seen and ended (S-10, S-23)."""

import re

import pytest

from tests.server.web.served import Browser, Server


@pytest.fixture
def table(solveig: Browser) -> str:
    return solveig.open_table(title="Stolen fjord", seat2="squire")


@pytest.fixture
def thief(server: Server, solveig: Browser, table: str) -> Browser:
    """Somebody who has found the link of Solveig's seat."""
    [token] = re.findall(r"/seat/([\w-]{43})", solveig.do(table, "link", seat="0").text)
    found = server.browser()
    found.post("/seat", {"token": token, "name": "Thief"})
    return found


def end_forms(page: str) -> list[dict[str, str]]:
    """The buttons that end a browser."""
    forms = re.findall(r'action="/you/end">(.*?)</form>', page, re.S)
    return [dict(re.findall(r'name="(\w+)" value="([^"]*)"', form)) for form in forms]


def test_who_holds_a_seat_sees_and_ends_the_other_browser(
    solveig: Browser, table: str, thief: Browser
) -> None:
    page = solveig.get("/you").text
    assert "Stolen fjord" in page and "Thief" in page and "this one" in page
    [form] = end_forms(page)

    with thief.socket(table, 0) as stolen, solveig.socket(table, 0) as mine:
        stolen.until("frame")
        solveig.post("/you/end", form)

        assert (stolen.until("refused")["code"], stolen.closed()) == ("not_yours", 4403)
        assert "has a new link" in mine.until("chat")["text"]
        mine.play("mine")
    assert "No other browser holds a seat of yours." in solveig.get("/you").text
    assert "Stolen fjord" not in thief.get("/you").text


def test_the_link_that_was_stolen_does_not_lead_back(
    server: Server, solveig: Browser, table: str
) -> None:
    [token] = re.findall(r"/seat/([\w-]{43})", solveig.do(table, "link", seat="0").text)
    thief = server.browser()
    thief.post("/seat", {"token": token, "name": "Thief"})

    solveig.post("/you/end", end_forms(solveig.get("/you").text)[0])

    assert thief.post("/seat", {"token": token, "name": "Thief"}).status_code == 404


def test_nobody_ends_a_browser_at_a_seat_of_others(
    solveig: Browser, bjorn: Browser, table: str, thief: Browser
) -> None:
    [form] = end_forms(solveig.get("/you").text)

    assert bjorn.post("/you/end", form).status_code == 403
    assert "Stolen fjord" not in bjorn.get("/you").text
    assert solveig.post("/you/end", {**form, "visitor": "-1"}).status_code == 404
    assert solveig.post("/you/end", {**form, "seat": "1"}).status_code == 403
    assert len(end_forms(solveig.get("/you").text)) == 1


def test_a_new_cookie_makes_a_copied_one_worthless(
    server: Server, solveig: Browser, table: str
) -> None:
    copied = server.browser()
    copied.http.cookies.set("jotun", solveig.token)
    old = solveig.token

    with copied.socket(table, 0) as stolen:
        stolen.until("frame")
        assert solveig.post("/you/renew").status_code == 303
        assert (stolen.until("refused")["code"], stolen.closed()) == ("not_yours", 4403)

    assert solveig.token != old
    assert copied.get("/you").status_code == 403
    assert solveig.get("/you").status_code == 200
    with solveig.socket(table, 0) as mine:
        mine.play("mine")


def test_a_stranger_has_no_list(server: Server) -> None:
    assert server.browser().get("/you").status_code == 403
    assert server.browser().post("/you/renew").status_code == 403
