"""Whole games through the page: people in browsers of their own, and bots."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, play_to_the_end

SHORT = {"unit_points": "1", "classes": "giant", "map": "1", "round_limit": "3"}
Enter = Callable[..., Person]


def test_two_people_play_giant_to_the_end(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    ylva.comes_in_by_the_door()
    table = ylva.opens_by_the_form("giant", ["me", "open"], **SHORT)
    odd.sits_down(table)
    expect(ylva.page.locator("#people")).to_contain_text("Odd")
    ylva.starts()
    odd.is_at_the_table()

    answers = play_to_the_end([ylva, odd], random.Random(5))

    assert answers > 4
    for someone in (ylva, odd):
        expect(someone.page.locator(".ending")).to_be_visible()
        expect(someone.page.get_by_role("link", name="Verify these dice")).to_be_visible()
    assert ylva.page.locator(".ranks").inner_text() == odd.page.locator(".ranks").inner_text()


def test_two_people_and_a_bot_play_assault_to_the_end(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    ylva.comes_in_by_the_door()
    table = ylva.opens_by_the_form("assault", ["me", "open", "squire"])
    odd.sits_down(table)
    ylva.starts()
    odd.is_at_the_table()

    answers = play_to_the_end([ylva, odd], random.Random(7), hurry=0.7)

    assert answers > 60
    expect(ylva.page.locator(".ranks li")).to_have_count(3)
    assert ylva.page.locator(".ranks").inner_text() == odd.page.locator(".ranks").inner_text()
