"""With the keyboard alone: from the front door to the end of a game."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import Person, play_until

Enter = Callable[..., Person]
FOCUSED = (  # the words of the button or link with the focus; what only scrolls has none
    "() => document.activeElement?.matches('button, a') ? document.activeElement.textContent : ''"
)


def tab_to(page: Page, words: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if words in page.evaluate(FOCUSED):
            return
    raise AssertionError(f"Tab never came to {words!r}")


def test_a_game_from_the_front_door_without_a_mouse(person: Enter) -> None:
    ylva = person("Ylva")
    page = ylva.page
    page.goto("/")
    page.keyboard.press("Tab")
    while page.evaluate("() => document.activeElement.name") != "name":
        page.keyboard.press("Tab")
    page.keyboard.type("Ylva")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new*")
    tab_to(page, "Connect Four")
    page.keyboard.press("Enter")
    page.wait_for_url("**game=connect-four*")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    ylva.is_at_the_table()
    rng = random.Random(3)

    for _ in range(60):
        ylva.waits_for_turn()
        if ylva.looks()["over"]:
            break
        ylva.answers(rng)

    expect(page.locator(".ending")).to_be_visible()


def test_arrows_go_from_legal_place_to_legal_place(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    places = "svg.map .legal[data-token]"
    play_until([ylva], random.Random(1), lambda p: p.page.locator(places).count() > 1)
    page = ylva.page
    page.locator("body").evaluate("() => document.activeElement.blur()")

    reached = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        reached.add(page.evaluate("() => document.activeElement.dataset.key"))
    assert len(reached) > 1, reached
    before = ylva.looks()["version"]
    page.keyboard.press("Enter")

    ylva.sees_change(before)


def test_tab_reaches_the_options_and_enter_takes_one(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("giant", ["me", "squire"], unit_points="1", classes="giant", map="1")
    ylva.is_at_the_table()
    play_until([ylva], random.Random(1), lambda p: "giants" in p.question)
    before = ylva.looks()["version"]
    ylva.page.locator(".by-step > summary").click()

    tab_to(ylva.page, "Type 1")
    ylva.page.keyboard.press("Enter")

    ylva.sees_change(before)
    assert ylva.page.evaluate("() => document.activeElement !== document.body")


def test_numbers_of_several_digits_are_typed(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("giant", ["me", "squire"], unit_points="1", classes="giant", map="1")
    ylva.is_at_the_table()
    play_until([ylva], random.Random(1), lambda p: "giants" in p.question)
    before = ylva.looks()
    ylva.page.locator(".by-step > summary").click()
    twelve = ylva.page.locator(".prompt [data-key='option:12'] b").inner_text()

    ylva.page.keyboard.type("12")

    ylva.sees_change(before["version"])
    undo = ylva.page.locator("[data-do=undo]").first
    assert twelve in (undo.get_attribute("data-tip") or "")


def has_folded_places(someone: Person) -> bool:
    return someone.page.locator("[data-mine] .prompt .places[data-sum]").count() > 0


def comes_to_folded_places(ylva: Person) -> None:
    ylva.comes_in()
    ylva.opens("giant", ["me", "squire"], unit_points="1", classes="giant", map="1")
    ylva.is_at_the_table()
    play_until([ylva], random.Random(1), has_folded_places)


def test_places_in_words_come_when_they_are_unfolded(person: Enter) -> None:
    ylva = person("Ylva")
    comes_to_folded_places(ylva)
    fold = ylva.page.locator(".prompt .places[data-sum]")
    assert fold.locator("button").count() == 0

    fold.locator("summary").click()

    slip = fold.locator("button").last
    expect(slip).to_be_visible()
    before = ylva.looks()["version"]
    slip.click()
    ylva.sees_change(before)


def test_a_number_chooses_a_place_that_is_folded_away(person: Enter) -> None:
    ylva = person("Ylva")
    comes_to_folded_places(ylva)
    before = ylva.looks()
    most = ylva.page.locator(".prompt .places[data-sum]").get_attribute("data-most")
    told: list[str] = []
    ylva.page.on("websocket", lambda _: told.append("anew"))

    ylva.types(int(most or 0), max(before["numbers"]))

    ylva.sees_change(before["version"])
    assert not told  # on the line that was open


def test_the_question_mark_lists_the_keys(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("connect-four", ["me", "squire"])
    ylva.is_at_the_table()

    ylva.page.keyboard.press("?")

    expect(ylva.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ylva.page.keyboard.press("Escape")
    expect(ylva.page.get_by_role("dialog", name="Keys")).to_be_hidden()
