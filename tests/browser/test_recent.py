"""What happened since one answered last, and who one is at the table."""

import contextlib
import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import Person, play_to_the_end, play_until

Enter = Callable[..., Person]
PHONE = (390, 844)
PLIES = "() => [...document.querySelectorAll('.log [data-x-new]')].map((line) => Number(line.dataset.ply))"
SMALL = """() => {
  const frame = document.querySelector(".board").getBoundingClientRect();
  const middles = [...document.querySelectorAll("svg.map .legal-in")].map((place) => place.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  const free = ({ x, y }) => document.elementFromPoint(x, y)?.matches(".legal-in");
  return middles.find((middle) => middle.y > frame.top + 60 && free(middle)) ?? null;
}"""


def tap_until_named(page: Page, place: dict[str, float]) -> None:
    """On a crowded machine a browser may take a tap for a long press, which does nothing here."""
    tip = page.locator(".tip.pinned")
    for _ in range(4):
        page.touchscreen.tap(place["x"], place["y"])
        with contextlib.suppress(AssertionError):
            expect(tip).to_contain_text("Tap again", timeout=8_000)
            return
    raise AssertionError("a tap never named the place")


def at_assault(person: Enter, **more: object) -> Person:
    """Somebody who has answered once and is asked again, after bots have played."""
    ylva = person("Ylva", **more)
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    rng = random.Random(2)
    play_until([ylva], rng, lambda p: "Command Card" in p.question)
    ylva.answers(rng)
    return play_until([ylva], rng, lambda p: "Command Card" in p.question)


def test_the_log_marks_what_is_new_since_the_last_answer(person: Enter) -> None:
    ylva = at_assault(person)
    page = ylva.page
    fresh = page.evaluate(PLIES)
    assert fresh and page.locator(".log p[data-ply]:not([data-x-new], .turn)").count()
    expect(page.locator(".recent")).to_be_visible()  # on every device (T-25)

    page.reload()
    ylva.is_at_the_table()
    assert page.evaluate(PLIES) == fresh  # the browser remembers where its reader was

    before = ylva.looks()["version"]
    page.locator(".prompt [data-key='option:1']").click()
    ylva.sees_change(before)
    assert min(page.evaluate(PLIES), default=10**6) > max(fresh)


def test_a_phone_tells_over_the_map_what_happened(person: Enter) -> None:
    page = at_assault(person, size=PHONE).page
    slip = page.locator(".recent")

    expect(slip).to_be_in_viewport()
    last = page.locator(".log p[data-ply]:not(.turn)").last.text_content() or "?"
    expect(slip.locator("p").last).to_have_text(last)
    slip.get_by_role("button", name="Close").tap()
    expect(slip).to_have_count(0)


def test_the_slip_of_a_phone_leads_to_the_log(person: Enter) -> None:
    page = at_assault(person, size=PHONE).page

    page.locator(".recent .read").tap()

    expect(page.locator(".log [data-x-new]").last).to_be_in_viewport()


def test_nothing_of_a_seat_is_told_behind_the_curtain(person: Enter) -> None:
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in()
    ylva.opens("leduc", ["me", "open"], kind="hotseat")
    page = ylva.page
    lift, seen = page.locator("[data-lift]"), 0
    for _ in range(3):  # both check, and the first is asked again
        lift.tap()
        page.wait_for_function("() => document.body.hasAttribute('data-mine')")
        seen += page.locator(".recent").count()
        page.locator(".prompt .opt:has(b:text-is('Check'))").tap()
        expect(lift).to_be_visible()

        expect(page.locator(".recent")).to_have_count(0)
    assert seen


def test_people_round_one_screen_are_not_away(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("leduc", ["me", "open"], kind="hotseat")
    ylva.page.locator("[data-lift]").click()
    expect(ylva.page.locator(".seatcard .who").first).not_to_be_empty()

    expect(ylva.page.locator("[data-x-away]")).to_have_count(0)


def test_a_phone_names_who_sits_where_and_opens_the_rule(person: Enter) -> None:
    page = at_assault(person, size=PHONE).page
    expect(page.locator(".seatcard .who").first).to_be_in_viewport()

    page.get_by_role("button", name="The rule behind this question").tap()

    expect(page.locator("[data-panel=rules] .clause-text[data-x-lit]").first).to_be_in_viewport()


def test_the_menu_of_a_phone_has_hint_and_rules(person: Enter) -> None:
    page = at_assault(person, size=PHONE).page
    page.locator("[data-part=top] [data-do=menu]").tap()

    page.locator("[data-panel=menu]").get_by_role("button", name="Hint").tap()

    expect(page.locator(".lamp")).to_be_visible()


def test_a_small_place_is_named_by_the_first_tap_and_taken_by_the_second(person: Enter) -> None:
    ylva = person("Ylva", size=PHONE)
    ylva.comes_in()
    ylva.opens("giant", ["me", "squire"], unit_points="1", classes="giant", map="1")
    ylva.is_at_the_table()
    play_until([ylva], random.Random(3), lambda p: p.page.locator(".legal-in").count() > 40)
    page, before = ylva.page, ylva.looks()["version"]
    page.keyboard.press("0")  # all of the map: hexes as small as they get
    place = page.evaluate(SMALL)
    assert place is not None

    tap_until_named(page, place)
    assert ylva.looks()["version"] == before

    page.touchscreen.tap(place["x"], place["y"])
    ylva.sees_change(before)


def test_a_watcher_is_told_so_and_offered_nothing_that_players_do(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    ylva.comes_in()
    table = ylva.opens("connect-four", ["me", "squire"])
    ylva.is_at_the_table()

    odd.page.goto(table)
    odd.is_at_the_table()

    expect(odd.page.get_by_text("You are watching")).to_be_visible()
    expect(odd.page.locator("[data-do=undo]")).to_be_hidden()
    expect(ylva.page.get_by_text("You are watching")).to_have_count(0)
    expect(ylva.page.locator("[data-do=undo]").first).to_be_visible()


def test_a_new_table_is_opened_without_scrolling(person: Enter) -> None:
    for size in ((1366, 680), PHONE):
        someone = person("Ylva", size=size)
        someone.comes_in_by_the_door()

        expect(someone.page.get_by_role("button", name="Open the table")).to_be_in_viewport()


def test_the_end_names_the_people(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("leduc", ["me", "squire"])
    ylva.is_at_the_table()

    play_to_the_end([ylva], random.Random(1))

    expect(ylva.page.locator(".ending li")).to_have_count(2)
    expect(ylva.page.locator(".ending li").get_by_text("Ylva", exact=True)).to_be_visible()
