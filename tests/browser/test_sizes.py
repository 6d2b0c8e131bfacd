"""The table at every size of window: one map for the whole game, nothing cut, nothing over anything else.

Positions come from golden records: the beginning, long questions, large armies, battles and the end. What is measured
stands in measures.js: letters below 10 pixels (but on a map), words that a box cuts off, boxes that overlap, a question
that scrolls without a sign.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from jotunheim import registry
from jotunheim.records import Session, new_header
from tests.browser.stage import NAMES, Stage, golden

SIZES: Final = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (1180, 820), (820, 1180), (390, 844), (844, 390))  # fmt: skip
WRONG: Final = (Path(__file__).parent / "measures.js").read_text()
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # fmt: skip
MAP: Final = """() => {
  const map = document.querySelector(".boards .board");
  if (!map) return null;
  const { width, height } = map.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
}"""
# Golden records, and the plays after which the table is looked at; -1 is the end.
POSITIONS: Final = {
    "giant": ("05", (0, 4, 97, 194, -1)),
    "assault": ("09", (0, 97, 388, 485, -1)),
    "stronghold": ("01", (0, 60, 270, 540, -1)),
    "dwarves": ("05", (0, 90, 200, -1)),
    "valda": ("10", (0, 30, 230, 420, -1)),
    "connect-four": ("", (0, 7, -1)),
}
Open = Callable[[str, str, int], Stage]


@pytest.fixture
def stage(chromium: Browser, tmp_path: Path) -> Iterator[Open]:
    """A table at a moment of a golden record, or of a game in which everybody takes the first option."""
    made: list[Stage] = []

    def opens(game: str, record: str, number: int) -> Stage:
        path = golden(game, record) if record else played(tmp_path / f"{game}.jotun", game)
        found = Stage(chromium, path, SIZES[0])
        made.append(found)
        plays = number % (found.last + 1)
        found.opens(plays, found.asked(plays))
        return found

    yield opens
    troubles = [trouble for one in made for trouble in one.close()]
    assert not troubles, troubles


def played(path: Path, name: str) -> Path:
    """The record of such a game."""
    game = registry.game(name)
    session = Session(game, new_header(game, 2, seed="a1" * 32))
    while not session.g.over:
        session.play(game.words.names[session.g.options[0]])
    path.write_text(session.text())
    return path


def sized(stage: Stage, size: tuple[int, int]) -> None:
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    stage.page.evaluate(DRAWN)


@pytest.mark.parametrize("game", POSITIONS)
def test_nothing_is_cut_or_covered_at_any_size(stage: Open, game: str) -> None:
    """T-07, T-22, T-24, T-46, T-59."""
    record, plays = POSITIONS[game]
    found: list[str] = []
    for number in plays:
        table = stage(game, record, number)
        for size in SIZES:
            sized(table, size)
            found += [f"{game} {number} {size}: {line}" for line in table.page.evaluate(WRONG)]

    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_the_map_has_one_size_for_the_whole_game(stage: Open, game: str, size: tuple[int, int]) -> None:  # fmt: skip
    """T-08."""
    record, _plays = POSITIONS[game]
    table = stage(game, record, 0)
    sized(table, size)
    seat, sizes = table.asked(0), set()
    for number in range(0, table.last, table.last // 12):
        table.shows(number, seat)
        table.page.evaluate(DRAWN)
        sizes.add(tuple(table.page.evaluate(MAP) or ()))

    assert len(sizes - {()}) == 1


@pytest.mark.parametrize("game", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_names_stand_at_the_seats_before_the_line_is_open(stage: Open, game: str) -> None:
    """T-55: for a moment there were no names; a long one is not cut (six Heroes at 1180 by 820)."""
    record, plays = POSITIONS[game]
    table = stage(game, record, plays[1])
    who = table.page.locator(".seatcard:not(.npc) .who")
    own = table.asked(plays[1])

    names = [NAMES[n] for n in range(table.live.session.header.seats)]
    names[own] = f"you, {names[own]}"
    assert sorted(who.all_text_contents()) == sorted(names)
    bots = [{"seat": n, "words": f"{name} (a bot plays: squire)", "here": True} for n, name in enumerate(names)]  # fmt: skip
    table.hears({"kind": "people", "seats": bots})
    for size in ((1280, 800), (1366, 768), (1180, 820), (820, 1180)):
        sized(table, size)
        assert not [
            line for line in table.page.evaluate(WRONG) if "who" in line or "seatcard" in line
        ]


def test_a_new_question_begins_at_its_top(stage: Open) -> None:
    """T-17."""
    table = stage("assault", "09", 388)
    sized(table, (1280, 800))
    prompt = table.page.locator(".prompt")
    prompt.evaluate("(prompt) => { prompt.style.maxHeight = '100px'; prompt.scrollTop = 40; }")

    table.shows(392, table.asked(388))

    assert prompt.evaluate("(prompt) => prompt.scrollTop") == 0


def test_the_phone_shows_the_pools_and_which_seat_is_ones_own(stage: Open) -> None:
    """T-57: the emptying of the pools is the end of the game; races that nobody plays are a tab away."""
    table = stage("assault", "01", 60)
    sized(table, (390, 844))

    assert table.page.locator(".left > .pools").inner_text().count(" of ") == 2
    assert table.page.locator(".seatcard[data-own]").get_attribute("data-own") == "you"
    table.page.get_by_role("tab", name="Players").click()
    assert table.page.locator(".seatcard.npc").first.is_visible()


def test_the_end_lies_over_the_board_and_the_board_is_one_click_away(stage: Open) -> None:
    """T-24: the winner and what can be done now are seen at once; T-34: seats are told by their names."""
    table = stage("assault", "01", -1)
    sized(table, (1366, 768))
    page = table.page

    assert "win with" in page.locator(".ending h1").inner_text()
    assert page.locator(".strip").is_hidden()
    assert page.get_by_role("button", name="Play again").is_visible()
    assert page.locator("[data-seen-by]").all_inner_texts() == ["Fire Giants", "Frost Giants", "Hill Giants"]  # fmt: skip
    page.get_by_role("button", name="See the board").click()
    assert page.locator(".ranks").is_hidden() and page.locator(".ending h1").is_visible()
    page.get_by_role("button", name="See the result").click()
    page.locator(".moment").first.click()
    page.wait_for_function("() => window.sent.some((message) => message.do === 'look')")


@pytest.mark.parametrize("game", ["giant", "assault", "stronghold", "valda"])
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_the_face_of_the_winner_is_whole(stage: Open, game: str, size: tuple[int, int]) -> None:
    """On a desk its box was half as large as the portrait, so a corner of it was seen."""
    table = stage(game, POSITIONS[game][0], -1)
    sized(table, size)
    face = table.page.locator(".crown .face").first

    box, drawn = face.bounding_box(), face.locator("svg").bounding_box()

    assert box and drawn and box["width"] >= 54
    assert drawn["width"] <= box["width"] and drawn["height"] <= box["height"]


def test_the_actions_after_the_game_go_back_when_an_earlier_moment_is_shown(stage: Open) -> None:
    table = stage("assault", "01", -1)

    table.shows(60, 0)

    assert table.page.locator(".prompt .after").count() == 0
    assert table.page.locator(".after").is_hidden()
