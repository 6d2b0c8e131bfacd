"""A phone held upright: the question within reach of the thumb, everything else one tab away."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, play_until

Enter = Callable[..., Person]
PHONE = (390, 844)
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def test_options_are_within_reach_and_large_enough_for_a_thumb(person: Enter) -> None:
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    ylva.waits_for_turn()
    page = ylva.page
    option = page.locator(".prompt .opt").first
    box, map_ = option.bounding_box(), page.locator(".board").first.bounding_box()
    assert box is not None and map_ is not None

    assert box["y"] > PHONE[1] * 0.4 and box["height"] >= 44
    assert map_["height"] > PHONE[1] * 0.25
    assert page.evaluate(SIDEWAYS) <= 0
    before = ylva.looks()["version"]
    option.tap()
    ylva.sees_change(before)


def test_each_part_is_one_tab_away(person: Enter) -> None:
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    page = ylva.page
    shown = {
        "Cards": ".strip .cmd",
        "Players": ".seatcard .row",
        "Log": ".log",
        "Chat": ".chat form",
        "Map": "svg.map",
    }

    for tab, part in shown.items():
        page.get_by_role("tab", name=tab).tap()
        expect(page.locator(part).first).to_be_in_viewport()
        assert page.evaluate(SIDEWAYS) <= 0


def test_legal_places_outside_the_view_wait_on_its_edge(person: Enter) -> None:
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    page = ylva.page
    places = "svg.map .legal[data-token]"
    play_until([ylva], random.Random(1), lambda p: p.page.locator(places).count() > 2)
    for _ in range(4):
        page.evaluate(
            "() => document.querySelector('.board').dispatchEvent(new WheelEvent('wheel', {deltaY: -600, bubbles: true, cancelable: true, clientX: 100, clientY: 200}))"
        )

    chip = page.locator(".far button").first
    expect(chip).to_be_visible()
    view = page.locator("svg.map").get_attribute("viewBox")
    chip.tap()

    assert page.locator("svg.map").get_attribute("viewBox") != view


def test_a_long_press_explains(person: Enter) -> None:
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    page = ylva.page
    page.get_by_role("tab", name="Cards").tap()
    card = page.locator(".strip .cmd").first

    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})

    expect(page.locator(".tip")).to_be_visible()
