"""One person at several seats of a cooperative table: alone, or beside others; and screens without a curtain."""

from collections.abc import Iterator

import pytest

from tests.server.web.served import Browser, Server, problem_of, serving

pytestmark = pytest.mark.slow
DWARVES = "dwarves=jotunheim.games.dwarves.game:GAME"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("several"), games=(DWARVES,)) as found:
        yield found


def alone(browser: Browser, **form: str) -> str:
    """A table of The Dwarves at which one person has both seats."""
    return browser.open_table("dwarves", seats="2", seat2="me", visibility="link", **form)


def test_the_lobby_offers_to_play_alone_where_all_win_or_lose_together(server: Server) -> None:
    stranger, solveig = server.browser(), server.browser().named("Solveig")

    assert 'action="/learn/dwarves/play"' in stranger.get("/").text
    page = solveig.get("/").text
    assert page.count('class="alone"') == 1 and "Play The Dwarves alone" in page
    form = stranger.get("/new?game=dwarves&alone=yes").text
    assert form.count('<option value="me" selected>') == 6


def test_who_plays_alone_holds_all_seats_and_the_game_has_begun(server: Server) -> None:
    solveig = server.browser().named("Solveig")
    info = solveig.info(alone(solveig))

    assert (info["stage"], info["held"], info["sharing"]) == ("playing", [0, 1], [0, 1])
    assert (info["follow"], info["curtain"]) == (True, -1)
    assert [who["name"] for who in info["people"].values()] == ["Solveig", "Solveig"]


def test_the_page_gets_only_what_differs_when_it_goes_to_the_next_seat(server: Server) -> None:
    solveig = server.browser().named("Solveig")
    table = alone(solveig, **{"option.hero_1": "tungdil", "option.hero_2": "boindil"})
    with solveig.socket(table, 0) as line:
        first = line.until_mine()
        line.send({"do": "seat", "seat": 1, "parts": first["hashes"]})
        second = line.until("frame", seat=1)

        assert "prompt" in second["parts"]
        assert "ground:girdlegard" not in second["parts"]
        assert "log" not in second["parts"]


def test_all_seats_of_a_person_who_looks_from_one_of_them_are_present(server: Server) -> None:
    solveig = server.browser().named("Solveig")
    table = alone(solveig)
    with solveig.socket(table, 0) as line:
        line.until("frame")
        people = line.latest("people")
        while not all(seat["here"] for seat in people["seats"]):
            people = line.until("people")

        assert [seat["here"] for seat in people["seats"]] == [True, True]


def test_a_second_seat_can_be_taken_beside_others_but_not_among_rivals(server: Server) -> None:
    solveig, bjorn = server.browser().named("Solveig"), server.browser().named("Bjørn")
    table = solveig.open_table("dwarves", seats="3", seat3="open")
    assert bjorn.do(table, "sit", seat="1").status_code == 303
    assert bjorn.do(table, "sit", seat="2").status_code == 303
    assert solveig.do(table, "start").status_code == 303

    assert (bjorn.info(table)["held"], bjorn.info(table)["follow"]) == ([1, 2], True)
    assert (solveig.info(table)["held"], solveig.info(table)["follow"]) == ([0], False)
    rivals = solveig.open_table("connect-four")
    assert "You sit at this table already" in problem_of(solveig.do(rivals, "sit", seat="1"))


def test_somebody_else_with_the_same_name_is_still_refused(server: Server) -> None:
    solveig, other = server.browser().named("Solveig"), server.browser().named("Solveig")
    table = solveig.open_table("dwarves", seats="2", seat2="open")

    assert "looks like yours" in problem_of(other.do(table, "sit", seat="1"))


@pytest.mark.parametrize(("hidden", "curtain"), [("no", -1), ("yes", 0)])
def test_a_shared_screen_has_a_curtain_only_if_something_is_hidden(
    server: Server, hidden: str, curtain: int
) -> None:
    solveig = server.browser().named("Solveig")
    table = alone(solveig, kind="hotseat", **{"option.hidden_hand": hidden})

    assert solveig.info(table)["curtain"] == curtain
