"""The log and the map: what a line speaks of is lit where it lies."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Person, play_until

Enter = Callable[..., Person]
HEX = re.compile(r"^\d{4}$")
LAST_MOVE = """() => {
  const lines = [...document.querySelectorAll('.log p')].filter((line) => line.querySelectorAll('a').length > 1);
  const moved = lines.map((line) => [...line.querySelectorAll('a')]).filter((links) => /^\\d{4}$/.test(links.at(-1).dataset.target));
  const newest = moved.map((links) => links.map((link) => link.dataset.target));
  return newest.map((keys) => [keys[0], keys.at(-1)]);
}"""
INSIDE = """([piece, spot]) => {
  const rim = document.querySelector(`.spotlight[data-spot="${spot}"]`).getBoundingClientRect();
  const stone = document.querySelector(`svg.map .piece[data-key="${piece}"]`).getBoundingClientRect();
  const middle = [stone.x + stone.width / 2, stone.y + stone.height / 2];
  return middle[0] > rim.left && middle[0] < rim.right && middle[1] > rim.top && middle[1] < rim.bottom;
}"""

FAR = """(spot) => {
  const frame = document.querySelector('.board').getBoundingClientRect();
  const rim = document.querySelector(`.spotlight[data-spot="${spot}"]`).getBoundingClientRect();
  return rim.bottom < frame.top || rim.left > frame.right;
}"""


def at_assault(person: Enter, size: tuple[int, int] = (1440, 900)) -> tuple[Person, Locator]:
    """Somebody at a table whose log names a region that is no legal place now, and its link."""
    ylva = person("Ylva", size=size)
    ylva.page.clock.install()  # it can be stopped: what is lit for a while waits for a busy machine
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    links = ylva.page.locator(".log a[data-target]")
    play_until([ylva], random.Random(1), lambda p: links.count() > 0)
    return ylva, links.first


def stop_the_clock(page: Page) -> None:
    """Timers of the page wait from now on; frames come as time is let go by."""
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))


def test_a_hex_named_in_the_log_is_lit_where_it_lies(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("giant", ["me", "squire"], unit_points="2", classes="giant", map="1")
    ylva.is_at_the_table()
    page = ylva.page

    def has_moved(someone: Person) -> bool:
        on_map = "(key) => document.querySelector(`svg.map .piece[data-key='${key}']`) !== null"
        moves = page.evaluate(LAST_MOVE)
        return bool(moves) and all(page.evaluate(on_map, piece) for piece, _ in moves)

    play_until([ylva], random.Random(2), has_moved)
    for piece, place in page.evaluate(LAST_MOVE):
        assert HEX.match(place)
        link = page.locator(f".log a[data-target='{place}']").first

        link.scroll_into_view_if_needed()
        link.hover()

        expect(page.locator(f".spotlight[data-spot='{place}']")).to_have_count(2)
        assert page.evaluate(INSIDE, [piece, place]), (piece, place)
    page.mouse.move(700, 2)
    expect(page.locator(".spotlight")).to_have_count(0)


def test_a_region_named_in_the_log_is_lit_by_hand_and_by_focus(person: Enter) -> None:
    ylva, link = at_assault(person)
    page = ylva.page
    place = link.get_attribute("data-target") or ""
    shape = f"#o-frontier-{place.replace('_', '-')}"
    rims = page.locator(f".spotlight[data-spot='{place}'][href='{shape}']")

    link.hover()
    expect(rims).to_have_count(2)
    page.mouse.move(700, 2)
    expect(rims).to_have_count(0)
    link.focus()

    expect(rims).to_have_count(2)
    assert page.locator(shape).count() == 1


def test_a_click_on_a_place_in_the_log_brings_it_into_view_for_a_while(person: Enter) -> None:
    ylva, link = at_assault(person)
    page = ylva.page
    place = link.get_attribute("data-target") or ""
    rim = page.locator(f".spotlight[data-spot='{place}']").first
    box = page.locator("svg.map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + box["height"] - 5)
    for _ in range(6):
        page.mouse.wheel(0, -600)
    view = page.locator("svg.map").get_attribute("viewBox")
    link.hover()
    expect(rim).to_have_count(1)
    page.wait_for_function(FAR, arg=place)

    stop_the_clock(page)
    link.click()
    page.mouse.move(700, 2)
    page.clock.run_for(3_000)

    expect(page.locator("svg.map")).not_to_have_attribute("viewBox", view or "")
    expect(rim).to_be_in_viewport()  # it stays when the hand is gone …
    page.clock.run_for(3_000)
    expect(rim).to_have_count(0)  # … but not for ever
    assert "#" not in page.url


def test_on_a_phone_a_place_in_the_log_leads_to_the_map(person: Enter) -> None:
    ylva, link = at_assault(person, (390, 844))
    page = ylva.page
    place = link.get_attribute("data-target") or ""
    page.get_by_role("tab", name="Log").tap()
    stop_the_clock(page)

    link.tap()
    page.clock.run_for(1_000)

    expect(page.locator("svg.map")).to_be_visible()
    expect(page.locator(f".spotlight[data-spot='{place}']").first).to_be_in_viewport()
