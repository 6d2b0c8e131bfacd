"""One screen for two people: a cloth between them, and nothing behind it."""

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.battles import NAMES, brink, imports
from tests.browser.people import Person
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
