"""Standing orders: what is answered for somebody who could react without the others knowing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.battles import ATTACK, brink, imports, leaves_to_bots
from tests.browser.people import Person
from tests.browser.stage import Open

Enter = Callable[..., Person]


def at_the_brink(person: Enter, folder: Path) -> Person:
    """Somebody who is about to attack and holds a spell for the start of a battle."""
    ylva = person("Ylva")
    ylva.comes_in()
    url = imports(ylva, brink("frost", attacked=False), folder)
    leaves_to_bots(ylva, [0, 2])
    ylva.page.goto(f"{url}?seat=1")
    ylva.is_at_the_table()
    ylva.waits_for_turn()
    return ylva


def orders(page: Page, words: str) -> None:
    page.keyboard.press("m")
    page.get_by_role("radio", name=words).check()
    page.keyboard.press("Escape")


def attacks(ylva: Person) -> None:
    """With all giants; what comes then is for the test to see."""
    for token in ATTACK:
        before = ylva.looks()["version"]
        ylva.page.locator(f".prompt [data-token='{token}']").first.click()
        ylva.sees_change(before)


def test_who_is_to_be_asked_is_asked(person: Enter, tmp_path: Path) -> None:
    ylva = at_the_brink(person, tmp_path)
    ylva.page.keyboard.press("m")
    expect(ylva.page.get_by_role("radio", name="ask me", exact=True)).to_be_checked()
    ylva.page.keyboard.press("Escape")

    attacks(ylva)

    expect(ylva.page.locator(".prompt [data-token='spell:enlarge']")).to_be_visible()


def test_an_answer_does_not_wait_for_an_order(stage: Open) -> None:
    """A click right after an order was lost, without a word, until the table had confirmed the order."""
    table = stage("assault", "01", 0)
    orders(table.page, "always pass")  # the line of a stage confirms nothing

    table.page.locator(".prompt [data-token]").first.click()

    assert [message["order"] for message in table.sent("order")] == ["pass"]
    assert len(table.sent("act")) == 1


@pytest.mark.parametrize("words", ["always pass", "let a bot decide"])
def test_who_has_given_an_order_is_not_asked(person: Enter, tmp_path: Path, words: str) -> None:
    ylva = at_the_brink(person, tmp_path)
    orders(ylva.page, words)

    attacks(ylva)

    expect(ylva.page.locator(".log")).to_contain_text("roll")  # the battle goes on
    expect(ylva.page.locator("[data-token='spell:enlarge']")).to_have_count(0)
    ylva.page.reload()
    ylva.is_at_the_table()
    ylva.page.keyboard.press("m")
    expect(ylva.page.get_by_role("radio", name=words)).to_be_checked()
