"""At the table: taking back, looking back, asking why, reading on after a reload."""

import random
import re
from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.people import Person, play_until

Enter = Callable[..., Person]
CLAUSE = re.compile(r"[A-Z]{2}-[A-Z]{3}-\d+")


def at_giant(person: Enter, **more: str) -> Person:
    """Somebody who chooses giants, against a bot."""
    ylva = person("Ylva", **more)
    ylva.comes_in()
    ylva.opens("giant", ["me", "squire"], unit_points="2", classes="giant", map="1")
    ylva.is_at_the_table()
    # Who won the roll is asked for the side of the map first.
    return play_until([ylva], random.Random(1), lambda p: "giants" in p.question)


def test_undo_says_what_it_takes_back_and_takes_it_back(person: Enter) -> None:
    ylva = at_giant(person)
    undo = ylva.page.locator("[data-do=undo]").first
    expect(undo).to_have_attribute("aria-disabled", "true")
    question, before = ylva.question, ylva.looks()["version"]

    ylva.page.locator(".by-step > summary").click()
    ylva.page.locator(".prompt .opt:has(b:text-is('Type 1'))").click()
    ylva.sees_change(before)
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(undo).to_have_attribute("data-tip", re.compile("Type 1"))
    undo.click()

    expect(ylva.page.locator(".prompt h1")).to_have_text(question)


def test_what_was_undone_stays_in_the_log_struck_through(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    ylva.comes_in()
    odd.sits_down(ylva.opens("connect-four", ["me", "open"]))
    ylva.starts()
    odd.is_at_the_table()
    first = ylva if ylva.looks()["mine"] else odd
    before = first.looks()["version"]

    first.page.keyboard.press("4")
    first.sees_change(before)
    first.page.keyboard.press("u")

    for someone in (ylva, odd):
        expect(someone.page.locator(".log del")).to_have_count(1)
        expect(someone.page.locator("svg.map .piece")).to_have_count(0)


def test_a_click_on_undo_with_nothing_to_take_back_says_why(person: Enter) -> None:
    ylva = at_giant(person)

    ylva.page.locator("[data-do=undo]").first.click(force=True)

    expect(ylva.page.locator(".tip.pinned")).to_contain_text("Why not")


def test_why_not_names_the_clause_and_the_clause_opens_in_a_sheet(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    page = ylva.page
    play_until([ylva], random.Random(1), lambda p: p.page.locator(".refused").count() > 0)

    page.locator(".refused").first.click(force=True)
    tip = page.locator(".tip.pinned")
    expect(tip).to_contain_text(CLAUSE)
    clause = tip.locator(".clause").first.inner_text()
    tip.locator(".clause").first.click()

    sheet = page.locator("dialog[data-panel=rules]")
    expect(sheet.locator(f"[id='{clause}']")).to_be_in_viewport()
    expect(sheet.locator("[data-x-lit]")).to_contain_text(clause)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_reload_in_the_middle_of_a_battle(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()

    def in_battle(someone: Person) -> bool:
        return "Battle" in someone.page.locator(".prompt .next").inner_text()

    play_until([ylva], random.Random(3), in_battle)
    question, version = ylva.question, ylva.looks()["version"]
    ylva.page.reload()
    ylva.waits_for_turn()

    assert (ylva.question, ylva.looks()["version"]) == (question, version)
    ylva.answers(random.Random(3))


def test_replay_with_a_link_to_a_moment(person: Enter) -> None:
    ylva = at_giant(person)
    rng = random.Random(4)
    for _ in range(6):
        ylva.waits_for_turn()
        ylva.answers(rng)
    ylva.waits_for_turn()
    live, page = ylva.looks()["version"], ylva.page
    slider = page.locator(".replay [role=slider]")
    last = int(slider.get_attribute("aria-valuenow") or 0)

    page.keyboard.press("[")
    expect(page.locator("body")).to_have_attribute("data-past", "")
    expect(slider).to_have_attribute("aria-valuenow", str(last - 1))
    assert not ylva.looks()["mine"]
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    moment, past = page.url, ylva.looks()["version"]
    assert "moment=1" in moment

    other = ylva.new_page()
    other.goto(moment)
    expect(other.locator("body")).to_have_attribute("data-version", past)
    expect(other.locator("body")).to_have_attribute("data-past", "")
    page.locator(".past-bar").get_by_role("button", name="Back to live").click()
    expect(page.locator("body")).to_have_attribute("data-version", live)
    assert "moment" not in page.url and ylva.looks()["mine"]


def test_the_bar_of_the_past_leaves_the_zoom_buttons_free(person: Enter) -> None:
    ylva = at_giant(person)
    page = ylva.page
    ylva.waits_for_turn()
    ylva.answers(random.Random(4))
    ylva.waits_for_turn()
    page.keyboard.press("[")
    expect(page.locator(".past-bar")).to_be_visible()
    expect(page.locator(".right > *").first).to_be_visible()  # so the map ends far from the edge

    for wide, tall in ((1920, 1080), (1440, 960), (1181, 760), (900, 900)):
        page.set_viewport_size({"width": wide, "height": tall})
        for name in ("plus", "minus", "fit"):  # a click fails where something lies over it
            page.locator(f".zoom [data-do={name}]").click(trial=True)
        page.locator(".past-bar [data-do=copy]").click(trial=True)


def test_the_strip_can_be_dragged(person: Enter) -> None:
    ylva = at_giant(person)
    rng = random.Random(4)
    for _ in range(4):
        ylva.waits_for_turn()
        ylva.answers(rng)
    ylva.waits_for_turn()
    page = ylva.page
    box = page.locator(".replay [role=slider]").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2

    page.mouse.move(box["x"] + box["width"] - 8, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + 3, middle, steps=5)
    page.mouse.up()

    expect(page.locator("body")).to_have_attribute("data-past", "")
    expect(page.locator(".replay [role=slider]")).to_have_attribute("aria-valuenow", "0")


def test_an_option_and_its_place_light_up_together(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    page = ylva.page

    def has_places(someone: Person) -> bool:
        return someone.page.locator("svg.map .legal[data-token]").count() > 1

    play_until([ylva], random.Random(1), has_places)
    place = page.locator("svg.map .legal[data-token]").last
    token = place.get_attribute("data-token")
    option = page.locator(f".prompt [data-token='{token}']").first

    option.hover()
    expect(place).to_have_attribute("data-x-lit", "")
    page.mouse.move(2, 2)
    expect(place).not_to_have_attribute("data-x-lit", "")
    place.dispatch_event("pointerover", {"bubbles": True})
    expect(option).to_have_attribute("data-x-lit", "")
    before = ylva.looks()["version"]
    place.dispatch_event("click")
    ylva.sees_change(before)


def test_the_map_zooms_pans_and_fits(person: Enter) -> None:
    ylva = at_giant(person)
    page = ylva.page
    map_ = page.locator("svg.map")
    box = map_.bounding_box()
    assert box is not None
    seen = [map_.get_attribute("viewBox")]

    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, -500)
    seen.append(map_.get_attribute("viewBox"))
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 230, steps=4)
    page.mouse.up()
    seen.append(map_.get_attribute("viewBox"))
    page.get_by_role("button", name="Zoom in").click()
    seen.append(map_.get_attribute("viewBox"))
    page.keyboard.press("-")
    seen.append(map_.get_attribute("viewBox"))
    assert all(a != b for a, b in pairwise(seen)), seen
    page.keyboard.press("0")

    assert map_.get_attribute("viewBox") == map_.get_attribute("data-full")


def test_a_hint_is_a_labelled_lamp(person: Enter) -> None:
    ylva = at_giant(person)

    ylva.page.keyboard.press("h")

    expect(ylva.page.locator(".lamp")).to_contain_text("a bot (jarl)", timeout=90_000)
    expect(ylva.page.locator(".lamp li")).not_to_have_count(0)


def test_people_talk_and_can_be_muted(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    ylva.comes_in()
    table = ylva.opens("connect-four", ["me", "open"])
    odd.sits_down(table)
    ylva.starts()
    odd.is_at_the_table()

    ylva.page.keyboard.press("c")
    ylva.page.get_by_role("button", name="Hello!").click()
    ylva.page.fill(".chat input", "A fine evening.")
    ylva.page.keyboard.press("Enter")
    expect(odd.page.locator(".top .unread")).to_have_text("2")
    odd.page.locator(".top [data-do=chat]").click()
    expect(odd.page.locator(".chat-lines")).to_contain_text("A fine evening.")
    odd.page.get_by_role("button", name="Mute").first.click()

    expect(odd.page.get_by_text("A fine evening.")).to_be_hidden()
    expect(ylva.page.get_by_text("A fine evening.")).to_be_visible()


def test_text_board_and_one_polite_voice(person: Enter) -> None:
    ylva = at_giant(person)
    page = ylva.page

    page.keyboard.press("t")
    expect(page.locator(".text-board")).to_be_visible()
    expect(page.locator(".text-board")).to_be_focused()
    expect(page.locator("svg.map")).to_be_hidden()
    page.keyboard.press("t")
    expect(page.locator("svg.map")).to_be_visible()

    assert page.locator("[data-news][aria-live=polite]").count() == 1


def test_a_spectator_sees_and_cannot_play(person: Enter) -> None:
    ylva, stranger = at_giant(person), person("Stranger")

    stranger.page.goto(ylva.page.url)
    stranger.is_at_the_table()

    assert not stranger.looks()["mine"]
    assert stranger.page.locator("[data-token], [data-tokens]").count() == 0
