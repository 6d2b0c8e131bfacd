"""One screen for two people: a cloth between them, and nothing behind it."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from jotunheim.server.frames import frame_text
from tests.browser.battles import NAMES, brink, imports
from tests.browser.people import Person
from tests.browser.stage import NAMES as STAGED
from tests.browser.stage import Open, Stage
from tests.browser.test_looks import serious

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


def test_everybody_round_one_screen_has_a_name(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    page = ylva.page
    page.goto("/new?game=leduc")
    expect(page.locator("[name=player2]")).to_be_hidden()

    page.locator("[name=kind][value=hotseat]").click()
    expect(page.locator("[name=seat2]")).to_have_value("me")
    assert serious(page) == []
    page.locator("[name=player1]").click()
    page.keyboard.type("Ylva")
    page.locator("[name=player2]").click()
    page.keyboard.type("Odd")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/*")

    called = set()
    for _ in range(2):
        cloth = page.locator(".curtain")
        expect(cloth).to_be_visible()
        assert serious(page) == []
        called.add(cloth.get_by_role("button").inner_text())
        cloth.get_by_role("button").click()
        ylva.waits_for_turn()
        ylva.answers(random.Random(1))
    assert called == {"I am Ylva", "I am Odd"}


def test_two_names_that_look_the_same_are_refused_and_the_form_is_kept(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    page = ylva.page
    page.goto("/new?game=leduc&kind=hotseat")

    page.fill("[name=player1]", "Odd")
    page.fill("[name=player2]", "0dd")
    page.get_by_role("button", name="Open the table").click()

    expect(page.locator(".problem")).to_contain_text("look the same")
    expect(page.locator("[name=player2]")).to_have_value("0dd")
    ylva.troubles = [t for t in ylva.troubles if "status of 400" not in t]


def test_a_seat_that_a_bot_had_gets_a_name_when_somebody_sits_down(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("leduc", ["me", "squire"], kind="hotseat")
    page = ylva.page
    ylva.is_at_the_table()
    page.keyboard.press("m")
    page.get_by_role("button", name="At the table").click()
    people = page.locator("dialog[data-panel=people]")
    people.get_by_role("button", name="A person plays").click()
    page.wait_for_url("**/tables/*")
    page.keyboard.press("m")
    page.get_by_role("button", name="At the table").click()

    people.locator("input[name=called]").fill("Odd")
    people.get_by_role("button", name="Sit down").click()

    expect(page.locator(".curtain")).to_be_visible()
    names = page.evaluate("() => JSON.parse(document.querySelector('#info').textContent).people")
    assert names["1"]["name"] == "Odd"


def goes_round(ylva: Person) -> list[str]:
    """What onlookers see of a round: who is called, until all were or somebody decides openly."""
    page = ylva.page
    cloth = page.locator(".curtain")
    called: list[str] = []
    page.wait_for_function("() => document.querySelector('.curtain').dataset.why === 'round'")
    for _ in range(12):
        expect(cloth).to_be_visible()
        page.wait_for_function("() => document.querySelector('.curtain').dataset.why !== 'rest'")
        called.append(cloth.locator("h1").inner_text())
        if cloth.get_attribute("data-why") == "hand" or len(called) == len(NAMES):
            return called
        assert page.evaluate(BEHIND) == ""
        cloth.get_by_role("button").click()
        page.wait_for_function(
            "() => document.body.hasAttribute('data-mine') || document.querySelector('.curtain').dataset.why === 'rest'"
        )
        if cloth.is_visible():
            expect(cloth).to_contain_text("Nothing to decide now")
            assert page.evaluate(BEHIND) == ""
            cloth.get_by_role("button", name="Pass it on").click()
        else:
            page.locator(".prompt [data-token='pass']").click()
    raise AssertionError(called)


def test_the_curtain_does_not_tell_who_is_asked_in_secret(person: Enter, tmp_path: Path) -> None:
    rounds = []
    for caster in ("fire", "frost"):  # two worlds that differ in who holds a spell
        ylva = person("Ylva")
        ylva.comes_in()
        imports(ylva, brink(caster, attacked=True), tmp_path)
        rounds.append(goes_round(ylva)[: len(NAMES)])

    assert rounds[0] == rounds[1] == [f"The screen goes round: {name}" for name in NAMES]


def test_at_first_nobody_round_one_screen_is_asked_in_secret(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    page = ylva.page
    orders = {}
    for chosen in ("bot", "ask"):
        page.goto("/new?game=leduc&kind=hotseat")
        page.select_option("[name=reactions]", chosen)
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/tables/*")
        page.locator(".curtain").get_by_role("button").click()
        page.wait_for_function("() => document.body.dataset.version")
        page.keyboard.press("m")
        orders[chosen] = page.locator("[name=order]:checked").get_attribute("value")

    assert orders == {"bot": "bot", "ask": "ask"}


# Frames that come late ------------------------------------------------------------------------------


def shared(stage: Open, fits: Callable[[Stage, int], bool]) -> tuple[Stage, int]:
    """One screen at a moment of Assault, under the cloth of the player who is asked."""
    table = stage("assault", "01")
    table.shared = True
    found = next(n for n in range(40, table.last) if fits(table, n))
    seat = table.asked(found)
    table.first = table.filled(table.frame(found, seat), seat)
    table.page.goto("/tables/stage")
    expect(table.page.locator(".curtain")).to_contain_text(f"Hand the screen to {STAGED[seat]}")
    table.page.wait_for_function("() => window.sent.some((message) => message.do === 'have')")
    return table, found


def goes_on(table: Stage, number: int) -> bool:
    """Is somebody asked for all to see, while the next player sees something happen and is not asked?"""
    guest = (table.asked(number) + 1) % 3
    now, then = (table.frame(n, guest).header for n in (number, number + 1))
    return min(now.asked, then.asked) >= 0 and not then.mine and now.version != then.version


def lifts(table: Stage) -> None:
    table.page.locator(".curtain [data-lift]").click()


def test_who_is_handed_the_screen_by_the_menu_keeps_it(stage: Open) -> None:
    """The frame behind the cloth called the player who decides back, before or after the cloth was lifted."""
    table, start = shared(stage, goes_on)
    asked = table.asked(start)
    guest = (asked + 1) % 3
    curtain = table.page.locator(".curtain")
    lifts(table)
    table.shows(start, asked)

    table.page.keyboard.press("m")
    table.page.get_by_role("button", name=f"Hand the screen to {STAGED[guest]}").click()
    table.shows(start, -1)

    expect(curtain).to_contain_text(f"I am {STAGED[guest]}")
    lifts(table)
    table.shows(start, guest)
    expect(curtain).to_be_hidden()
    expect(table.page.locator(".prompt")).to_be_visible()
    table.shows(start + 1, guest)  # something happens: the player who decides is called
    expect(curtain).to_contain_text(f"Hand the screen to {STAGED[table.asked(start + 1)]}")


def test_what_was_asked_for_without_a_line_is_not_said_from_another_seat(stage: Open) -> None:
    table, start = shared(stage, goes_on)
    asked = table.asked(start)
    lifts(table)
    table.shows(start, asked)
    table.loses_its_line()

    table.page.keyboard.press("[")
    table.page.keyboard.press("m")
    table.page.get_by_role("button", name=f"Hand the screen to {STAGED[(asked + 1) % 3]}").click()
    table.has_a_line()

    assert not table.sent("look")


def test_a_round_does_not_trust_what_an_earlier_cloth_has_heard(stage: Open) -> None:
    """With the frame of this round still on its way, the first player read that there was nothing to decide."""
    table, start = shared(stage, goes_on)
    asked = table.asked(start)
    table.shows(start, -1)  # behind the first cloth: somebody decides for all to see
    lifts(table)
    table.shows(start, asked)
    curtain = table.page.locator(".curtain")

    table.hears(covert(table, start, asked))
    expect(curtain).to_have_attribute("data-why", "round")
    called = curtain.locator("[data-lift]").inner_text()
    lifts(table)

    expect(curtain).to_have_attribute("data-why", "round")
    assert table.sent("seat")[-1]["seat"] == STAGED.index(called.removeprefix("I am "))


def test_no_round_begins_while_a_newer_frame_waits_to_be_shown(stage: Open) -> None:
    """At a slow pace the screen went round although the reaction was settled already."""
    table, start = shared(stage, goes_on)
    asked = table.asked(start)
    curtain = table.page.locator(".curtain")
    table.page.emulate_media(reduced_motion="no-preference")
    table.page.evaluate("() => localStorage.setItem('jotun.pace', 'slow')")
    lifts(table)
    table.shows(start, asked)

    table.hears(covert(table, start, asked))
    table.shows(start, asked)
    expect(table.page.locator(".skip-ahead")).to_be_visible()
    table.page.wait_for_timeout(1700)  # longer than the screen waits before it goes round

    expect(curtain).to_be_hidden()
    table.page.keyboard.press("s")
    expect(table.page.locator("body")).to_have_attribute("data-mine", "")


def covert(table: Stage, number: int, seat: int) -> dict[str, Any]:
    """What a seat sees while somebody is asked and nobody may know who."""
    message: dict[str, Any] = json.loads(bytes(frame_text(table.frame(number, seat), {})))
    message["header"] |= {"mine": False, "asked": -1, "version": "c0ffee"}
    return message
