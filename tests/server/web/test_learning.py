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
    who = solveig.info(running)["who"]["Hill Giants"]
    assert who["sheet"] == "sheet-hill" and who["goal"] and who["advice"]


def begin(browser: Browser, game: str, **form: str) -> str:
    """Press "Learn" in the lobby; the table's id."""
    answer = browser.post(f"/learn/{game}/begin", form)
    assert answer.status_code == 303
    return str(answer.headers["location"]).removeprefix("/tables/")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_by_following_the_coach(solveig: Browser, game: str) -> None:
    table = begin(solveig, game)
    info = solveig.info(table)
    plays = info["lesson"]["plays"]
    lines = [solveig.socket(table, seat) for seat in info["held"]]  # of The Dwarves: both Heroes
    for line in lines:
        line.until("frame")

    while (reached := max(line.frame["lesson"] for line in lines)) < len(plays):
        asked = [line for line in lines if line.frame["mine"] and line.frame["lesson"] == reached]
        for line in asked:
            line.act(f"{game}{reached}", [plays[reached]])
            line.until("done", id=f"{game}{reached}")
        if not asked:  # the others follow the course
            lines[0].until("frame")
        for line in lines:
            while line.frame["lesson"] in range(reached + len(asked)):
                line.until("frame")
        assert all(line.frame["lesson"] >= 0 for line in lines)

    assert len(info["lesson"]["steps"]) >= 7


def test_another_play_leaves_the_course_and_bots_play_on(solveig: Browser) -> None:
    table = begin(solveig, "giant", again="yes")
    with solveig.socket(table) as line:
        while not line.frame.get("mine"):
            line.until("frame")
        line.act("mine", ["mode:stand"])
        while line.frame["lesson"] >= 0:
            line.until("frame")

        assert line.frame["lesson"] == -1


def test_learn_goes_on_with_the_lesson_that_was_begun(solveig: Browser) -> None:
    first = begin(solveig, "assault", again="yes")

    assert begin(solveig, "assault") == first
    assert begin(solveig, "assault", again="yes") != first


def test_an_ordinary_table_has_no_lesson(solveig: Browser) -> None:
    info = solveig.info(solveig.open_table("giant", seat2="random"))

    assert info["lesson"] is None and info["header"]["lesson"] == -2


@pytest.mark.parametrize("game", ["giant", "valda"])
def test_the_gallery_has_pictures_and_is_linked_from_the_rules(server: Server, game: str) -> None:
    browser = server.browser()
    page = browser.get(f"/learn/{game}/pieces").text

    assert page.count('<div class="still">') >= 15 and "data-token" not in page
    rules = browser.get(f"/rules/{game}").text
    assert f'href="/learn/{game}/pieces"' in rules
    assert "Asked at the table:" in rules and "Play it through:" in rules
    assert browser.get("/learn/leduc/pieces").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_worked_example_is_played_through_from_the_rules_page(
    solveig: Browser, game: str
) -> None:
    address = f"/learn/{game}/examples/1"
    assert f'action="{address}"' in solveig.get(f"/rules/{game}").text

    answer = solveig.post(address, {})
    table = str(answer.headers["location"]).removeprefix("/tables/")
    info = solveig.info(table)
    plays, start = info["lesson"]["plays"], info["lesson"]["steps"][0]["start"]
    with solveig.socket(table, info["held"][0]) as line:
        line.until("frame")
        while line.frame["lesson"] < start:  # the others come first
            line.until("frame")
        for number, play in enumerate(plays[start:], start):
            line.act(f"{game}{number}", [play])
            line.until("done", id=f"{game}{number}")
        while line.frame["lesson"] in range(len(plays)):
            line.until("frame")

        assert line.frame["lesson"] >= len(plays)


def test_an_example_is_not_taken_for_the_lesson(solveig: Browser) -> None:
    opened = solveig.post("/learn/dwarves/examples/2", {}).headers["location"]

    assert begin(solveig, "dwarves") not in opened
    assert solveig.post("/learn/dwarves/examples/99", {}).status_code == 404
    assert solveig.post("/learn/dwarves/examples/0", {}).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_play_now_opens_a_table_in_one_click(server: Server, game: str) -> None:
    stranger = server.browser()
    answer = stranger.post(f"/learn/{game}/play", {})
    table = str(answer.headers["location"]).removeprefix("/tables/")
    page = stranger.get(f"/tables/{table}").text

    assert answer.status_code == 303 and "jotun=" in answer.headers["set-cookie"]
    assert 'data-part="prompt"' in page


def test_a_game_without_a_lesson_refuses_to_teach(solveig: Browser) -> None:
    assert solveig.post("/learn/leduc/begin", {}).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_big_game_has_ten_puzzles_with_answers(server: Server, game: str) -> None:
    stranger = server.browser()
    pages = [stranger.get(f"/puzzles/{game}/{number}") for number in (1, 10)]

    assert all(page.status_code == 200 and "The answer" in page.text for page in pages)
    assert stranger.get(f"/puzzles/{game}/99").status_code == 404


def test_a_page_serves_one_puzzle_a_day(server: Server) -> None:
    page = server.browser().get("/puzzles").text

    assert "The puzzle of today" in page
    assert page.count("<li><a href=") >= 50


def test_the_position_of_a_puzzle_can_be_tried_at_a_table(solveig: Browser) -> None:
    answer = solveig.post("/puzzles/giant/1", {})
    page = solveig.get(answer.headers["location"]).text

    assert answer.status_code == 303 and "Closer is steadier" in page


@pytest.mark.parametrize(("play", "judged"), [("space:RR4", 1), ("hold", -1)])
def test_the_answer_to_a_puzzle_is_judged_at_the_table(
    solveig: Browser, play: str, judged: int
) -> None:
    answer = solveig.post("/puzzles/stronghold/3", {})
    table = str(answer.headers["location"]).removeprefix("/tables/")
    info = solveig.info(table)

    with solveig.socket(table, info["held"][0]) as line:
        while not line.frame.get("mine"):
            line.until("frame")
        line.act("answer", [play])
        while line.frame["lesson"] == 0:
            line.until("frame")

        assert line.frame["lesson"] == judged
    assert info["lesson"]["kind"] == "puzzle" and info["lesson"]["plays"] == ["space:RR4"]
    assert "Right Rampart 4 is best" in info["lesson"]["last"]


@pytest.mark.parametrize("game", GAMES)
def test_ten_puzzles_of_every_big_game_can_be_tried(server: Server, game: str) -> None:
    stranger = server.browser()

    for number in range(1, 11):
        assert "Try it at a table" in stranger.get(f"/puzzles/{game}/{number}").text


def test_learn_does_not_go_on_with_a_puzzle(solveig: Browser) -> None:
    puzzle = str(solveig.post("/puzzles/valda/1", {}).headers["location"])

    assert f"/tables/{begin(solveig, 'valda')}" != puzzle
