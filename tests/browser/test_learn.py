"""Pages for people who learn, on a real server: play now, who am I, rules, how to play (issue 18)."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Person
from tests.browser.stage import Stage, golden

GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")
DESK, PHONE = (1280, 800), (390, 844)
WELCOME = "try { localStorage.setItem('jotun.welcome', 'on'); } catch { /* no page yet */ }"
SEATS = "dialog[data-panel=seat]"


def begins(page: Page, game: str) -> None:
    """The button of the lobby, pressed."""
    page.locator(f"form[action='/learn/{game}/play'] button").click()
    page.wait_for_url("**/tables/*")
    page.wait_for_function("() => document.body.dataset.version")


@pytest.mark.parametrize(("game", "size"), [*[(game, DESK) for game in GAMES], ("assault", PHONE)])
def test_play_now_begins_with_who_one_is(
    person: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    """T-03: a race was not introduced."""
    solveig = person(size=size)
    solveig.context.add_init_script(WELCOME)
    page = solveig.page
    page.goto("/")

    begins(page, game)
    for _hero in range(2 if game == "dwarves" else 0):  # who one is comes after "Which Hero?"
        solveig.waits_for_turn()
        solveig.answers(Random(1))

    met = page.locator(SEATS)
    expect(met).to_be_visible()
    expect(met.locator("h2")).to_contain_text("You play:")
    assert len(met.locator(".who-lines").inner_text()) > 100
    met.locator("[data-sheet]").click()
    expect(met).to_be_hidden()
    drawer = page.locator("dialog[data-panel=rules]")
    expect(drawer.locator("article.who").first).to_be_visible()
    if game in ("assault", "stronghold", "dwarves"):
        expect(drawer.locator("article.who[data-x-lit]")).to_be_in_viewport()


def test_a_side_is_introduced_once_and_lies_behind_the_card_of_its_seat(chromium: Browser) -> None:
    """T-03: a race card that opens with a click on a seat; one's own is shown at the start."""
    stage = Stage(chromium, golden("assault", "01"), DESK)
    stage.context.add_init_script(WELCOME)
    page, met = stage.page, stage.page.locator(SEATS)
    stage.opens(60, 0)
    expect(met).to_contain_text("You play:")

    page.keyboard.press("Escape")
    expect(met).to_be_hidden()
    stage.opens(60, 0)
    expect(page.locator(".seatcard").first).to_be_visible()
    expect(met).to_be_hidden()

    page.locator(".seatcard[data-own]").click()
    expect(met.locator(".who-lines")).to_contain_text("Goal")
    expect(met.locator("h2")).not_to_contain_text("You play:")
    assert stage.close() == []


def test_those_who_watch_are_not_introduced(chromium: Browser) -> None:
    stage = Stage(chromium, golden("assault", "01"), DESK)
    stage.context.add_init_script(WELCOME)
    stage.opens(60, -1)

    expect(stage.page.locator(".seatcard").first).to_be_visible()
    expect(stage.page.locator(SEATS)).to_be_hidden()
    assert stage.close() == []
