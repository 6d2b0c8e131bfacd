"""Pages for people who learn a game: how to play, sheets, rules with search, words for tips (issue 18)."""

import re

import pytest

from tests.server.web.served import Browser, Server

GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_has_pictures_of_real_positions(server: Server, game: str) -> None:
    """T-01: there was no short guide."""
    page = server.browser().get(f"/learn/{game}").text

    assert "The goal" in page and "Three mistakes of beginners" in page
    assert len(re.findall(r'<figure><div class="still" role="img"', page)) >= 2
    assert '<svg class="map' in page
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert "data-token" not in page


@pytest.mark.parametrize("game", GAMES)
def test_sheets_say_who_one_can_be(server: Server, game: str) -> None:
    """T-03: a race was not introduced."""
    page = server.browser().get(f"/learn/{game}/sheets").text

    assert page.count('<article class="who"') >= 6
    assert "Advice" in page


def test_a_game_without_a_guide_says_so(server: Server) -> None:
    for path in ("/learn/leduc", "/learn/leduc/sheets"):
        assert server.browser().get(path).status_code == 404
    assert server.browser().get("/learn/leduc/words").json() == {}


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_chapters_search_sources_and_words(server: Server, game: str) -> None:
    """T-04: the drawer was a flat list for engineers."""
    page = server.browser().get(f"/rules/{game}").text

    assert "data-search" in page and "Words explained" in page
    chapters = re.findall(r'data-chapter="([^"]+)"', page)
    assert len(chapters) > 20 and all(f'id="{key}"' in page for key in chapters)
    assert 'class="source book"' in page
    assert "a test proves it" not in page


def test_words_are_known_by_all_their_names(server: Server) -> None:
    words = server.browser().get("/learn/giant/words").json()

    assert words["UP"] == words["Unit points"]


def test_the_guide_is_linked_from_lobby_form_and_waiting_room(solveig: Browser) -> None:
    """T-01: neither lobby nor new-table page had a link to the rules."""
    waiting = solveig.open_table("giant")

    assert 'href="/learn/giant"' in solveig.get("/").text
    for path in ("/new?game=giant", f"/tables/{waiting}"):
        page = solveig.get(path).text
        assert 'href="/learn/giant"' in page and 'href="/rules/giant"' in page


def test_the_table_leads_to_guide_and_sheets(solveig: Browser) -> None:
    running = solveig.open_table("assault", seats="3", seat2="random", seat3="random")
    page = solveig.get(f"/tables/{running}").text

    assert 'href="/learn/assault"' in page and 'data-do="who"' in page
    assert '"Hill Giants": "sheet-hill"' in page
