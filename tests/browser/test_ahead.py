"""Answers ahead: a sealed question is answered before it is asked, in words, and can be taken back."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.people import Person, play_until
from tests.browser.test_looks import serious

Enter = Callable[..., Person]


def two_who_muster(person: Enter) -> tuple[Person, Person, Locator]:
    """Whoever is asked for giants, whoever waits for it, and what the latter may say ahead."""
    ylva, odd = person("Ylva"), person("Odd")
    ylva.comes_in()
    table = ylva.opens("giant", ["me", "open"], unit_points="1", classes="giant", map="1")
    odd.sits_down(table)
    ylva.starts()
    odd.is_at_the_table()
    asked = play_until([ylva, odd], random.Random(1), lambda p: "giants" in p.question)
    waits = odd if asked is ylva else ylva
    box = waits.page.locator(".ahead")
    expect(box).to_be_visible()
    box.locator("summary").click()
    return asked, waits, box


def test_what_is_said_ahead_stands_in_words_and_can_be_taken_back(person: Enter) -> None:
    asked, _, box = two_who_muster(person)
    expect(asked.page.locator(".ahead")).to_be_hidden()
    expect(box.locator("summary")).to_contain_text("giants")
    assert "type:1" not in box.inner_text()
    assert serious(box.page) == []
    expect(box.get_by_role("button", name="Take back")).to_be_hidden()

    box.locator(".opt:has(b:text-is('Type 1'))").click()
    expect(box.locator(".said li")).to_have_text(["Type 1"])
    expect(box.locator("summary")).not_to_contain_text("Which giants")
    box.get_by_role("button", name="Take back").click()

    expect(box.locator(".said li")).to_have_count(0)
    expect(box.locator(".opt:has(b:text-is('Type 1'))")).to_be_visible()


def test_what_was_said_ahead_counts_as_soon_as_one_is_asked(person: Enter) -> None:
    asked, waits, box = two_who_muster(person)
    whole = box.locator(".opt[data-ahead*=',']").first  # a force that is ready-made

    whole.click()
    expect(box.locator("summary")).to_contain_text("Your answer is ready.")
    expect(box.locator(".opt")).to_have_count(0)
    assert not waits.looks()["mine"]
    before = asked.looks()
    asked.types(1, max(before["numbers"]))  # a force that is ready-made, too
    asked.sees_change(before["version"])

    expect(box).to_be_hidden()
    expect(waits.page.locator(".log")).to_contain_text("Round 1")
