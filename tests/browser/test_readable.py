"""Everybody can read it: axe finds nothing serious on the pages around a table, in a replay and at the end of a game.

Tables in the middle of a game are looked at in test_looks.py, test_dwarves.py and test_valda.py.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.browser.stage import LAPTOP, golden
from tests.browser.stage import Open as OpenStage
from tests.browser.test_looks import PHONE, anything, serious

Enter = Callable[..., Person]
GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")
ENDS = {
    "giant": "03",
    "assault": "03",
    "stronghold": "03",
    "dwarves": "06",
    "valda": "01",
}  # short games


def in_both_themes(page: Page) -> list[str]:
    """What axe finds on a laptop by day, and on a phone by lamplight."""
    found = serious(page)
    return found + by_lamplight(page)


def by_lamplight(page: Page) -> list[str]:
    """What axe finds on a phone in the dark theme."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.emulate_media(color_scheme="dark")
    return serious(page)


@pytest.mark.parametrize(
    "path", ["giant", "giant/sheets", "giant/pieces", "stronghold/pieces", "valda/pieces"]
)
def test_pages_of_a_game_with_all_that_is_folded_in_them(person: Enter, path: str) -> None:
    """Not even something small is found: a table's corner as a header, two landmarks of one name, cards of a wrong role."""
    page = person(size=LAPTOP).page
    page.goto(f"/learn/{path}")
    page.evaluate("() => document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")  # fmt: skip
    found = anything(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.emulate_media(color_scheme="dark")

    assert found + anything(page) == []


def test_a_rulebook_on_a_phone_by_lamplight(person: Enter) -> None:
    """Another one by day is looked at in test_learn.py."""
    page = person(size=PHONE, theme="dark").page
    page.goto("/rules/giant")

    assert serious(page) == []


@pytest.mark.parametrize("game", ["assault", "stronghold", "dwarves", "valda"])
def test_the_page_that_teaches_a_game_on_a_phone_by_lamplight(person: Enter, game: str) -> None:
    """The same pages on a desk by day are looked at in test_learn.py."""
    page = person(size=PHONE, theme="dark").page
    page.goto(f"/learn/{game}")

    assert serious(page) == []


def test_the_waiting_room(person: Enter) -> None:
    ylva = person("Ylva", size=LAPTOP)
    ylva.comes_in()
    ylva.opens("giant", ["me", "open"])

    assert in_both_themes(ylva.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game(stage: OpenStage, game: str) -> None:
    table = stage(game, ENDS[game])
    table.opens(table.last, 0)

    assert in_both_themes(table.page) == []


def test_a_replay(person: Enter) -> None:
    ylva = person("Ylva", size=LAPTOP)
    ylva.comes_in()
    page = ylva.page
    page.goto("/import")
    page.set_input_files("input[type=file]", golden("giant", "03"))
    page.get_by_role("button", name="Open it").click()
    page.wait_for_url("**/tables/*")
    page.wait_for_function("() => document.body.dataset.version")
    page.keyboard.press("[")
    expect(page.locator("body")).to_have_attribute("data-past", "")

    assert in_both_themes(page) == []
