"""One screen for two people: a cloth between them, and nothing behind it."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person

Enter = Callable[..., Person]
BEHIND = "() => [...document.querySelectorAll('[data-part=table] [data-part]')].map((p) => p.textContent + p.innerHTML).join('')"


def test_a_curtain_hangs_between_two_people(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("leduc", ["me", "open"], kind="hotseat")
    page = ylva.page
    curtain = page.locator(".curtain")
    lifted = 0

    for _ in range(40):
        page.wait_for_function(
            "() => document.body.hasAttribute('data-mine') || document.body.hasAttribute('data-over')"
            " || !document.querySelector('.curtain').hidden"
        )
        if ylva.looks()["over"]:
            break
        if curtain.is_visible():
            assert page.evaluate(BEHIND) == ""  # no card is in the page, not even unseen
            expect(curtain.get_by_role("button")).to_be_focused()
            page.keyboard.press("Enter")
            expect(curtain).to_be_hidden()
            lifted += 1
            page.wait_for_function("() => document.body.dataset.version")
        else:
            ylva.answers(random.Random(lifted))
    else:
        raise AssertionError("it does not end")

    assert lifted >= 2
    expect(page.locator(".ending")).to_be_visible()


def test_the_page_of_a_shared_screen_comes_without_its_cards(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("leduc", ["me", "open"], kind="hotseat")
    page = ylva.page
    expect(page.locator(".curtain")).to_be_visible()

    text = page.request.get(page.url).text()

    assert "data-token" not in text and 'class="cmd' not in text
