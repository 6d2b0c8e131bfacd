"""A phone held upright: the question within reach of the thumb, everything else one tab away."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, play_until

Enter = Callable[..., Person]
PHONE = (390, 844)
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def test_options_are_within_reach_and_large_enough_for_a_thumb(person: Enter) -> None:
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in_by_the_door()
    ylva.opens_by_the_form("assault", ["me", "squire", "squire"])
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
    news = page.locator(".recent button[aria-label='Close']")
    while page.locator(".results .result").count():
        # How a fight came out stays until it is waved away; the news of others, if there are any, come first.
        (news if news.count() else page.locator(".results .result > button")).first.tap()
    for one in page.locator(".far button").all():
        one.tap(trial=True)  # it fails where something lies over it: the legend did
    view = page.locator("svg.map").get_attribute("viewBox")
    chip.tap()

    expect(page.locator("svg.map")).not_to_have_attribute("viewBox", view or "")


def test_dice_that_are_asked_about_lie_over_the_map(person: Enter) -> None:
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    dice = ylva.page.locator(".right .sheet .die")
    play_until([ylva], random.Random(3), lambda p: dice.count() > 0)

    for part in (dice.first, ylva.page.locator("svg.map"), ylva.page.locator(".prompt .opt").first):
        expect(part).to_be_in_viewport()


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


class Fingers:
    """Fingers on the glass, as the browser itself reports them."""

    def __init__(self, someone: Person) -> None:
        self.line = someone.context.new_cdp_session(someone.page)

    def say(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
        """Each finger along its way, in small steps."""
        self.say("touchStart", *[start for start, _ in ways])
        for step in range(1, 9):
            at = [
                (a[0] + (b[0] - a[0]) * step / 8, a[1] + (b[1] - a[1]) * step / 8) for a, b in ways
            ]
            self.say("touchMove", *at)
        self.say("touchEnd")


def view_of(someone: Person) -> list[float]:
    box = someone.page.locator("svg.map").get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def at_the_map(person: Enter) -> tuple[Person, Fingers, float, float]:
    """Somebody with a phone at a table with a map, and the middle of the map on the glass."""
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    ylva.waits_for_turn()
    box = ylva.page.locator(".board").first.bounding_box()
    assert box is not None
    return ylva, Fingers(ylva), box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_zoom_about_the_place_between_them(person: Enter) -> None:
    ylva, fingers, x, y = at_the_map(person)
    place = "([x, y]) => { const map = document.querySelector('svg.map'); const p = new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse()); return [p.x, p.y]; }"
    before, there = view_of(ylva), ylva.page.evaluate(place, [x, y])
    version = ylva.looks()["version"]

    fingers.drag(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))

    near = view_of(ylva)
    assert 0.2 < near[2] / before[2] < 0.6  # three times as far apart: about three times nearer
    here = ylva.page.evaluate(place, [x, y])
    assert abs(here[0] - there[0]) < 0.1 * before[2] and abs(here[1] - there[1]) < 0.1 * before[3]
    fingers.drag(((x - 90, y), (x - 20, y)), ((x + 90, y), (x + 20, y)))
    assert view_of(ylva)[2] > 1.5 * near[2]
    assert ylva.looks()["version"] == version  # no place was tapped
    assert ylva.page.evaluate("() => visualViewport.scale") == 1  # the map was zoomed, not the page


def test_one_finger_moves_the_map_and_picks_nothing(person: Enter) -> None:
    ylva, fingers, x, y = at_the_map(person)
    fingers.drag(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    fingers.drag(((x, y), (x + 60, y + 40)))  # away from the far corner, where the map may end
    before, version = view_of(ylva), ylva.looks()["version"]

    fingers.drag(((x, y), (x - 60, y - 40)))

    after = view_of(ylva)
    assert after[2:] == pytest.approx(before[2:], rel=0.01)
    assert after[0] > before[0] and after[1] > before[1]  # the map goes with the finger
    assert ylva.looks()["version"] == version
    assert ylva.page.evaluate("() => scrollY") == 0
