"""Stronghold through the page: a whole siege of two people, and nothing hidden in what the other one gets."""

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Person, play_until, whose_turn
from tests.browser.sieges import at_the_walls
from tests.browser.stage import Open

Enter = Callable[..., Person]
# What only its owner knows: pieces with a half-lifted back, and plans in hand, by key with their words.
SECRETS = """() => [
  ...[...document.querySelectorAll("svg.map .piece.is-mine")].map((piece) => [piece.dataset.key, piece.getAttribute("aria-label")]),
  ...[...document.querySelectorAll('[data-key="zone:plans"] [data-key^="plan:"]')].map((card) => [card.dataset.key, card.textContent]),
]"""
LATE = 60.0  # seconds after which both pages show the same moment
LABELLED = r'data-key="%s"[^>]*aria-label="([^"]*)"'


class Ears:
    """Everything that a browser gets: the page itself, and every message of its line."""

    def __init__(self, someone: Person) -> None:
        self.someone = someone
        self.heard: list[str] = []
        self.has_read = False  # the page, as it was first shown
        someone.page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda frame: self.heard.append(str(frame))),
        )

    def news(self) -> str:
        """What came since the last time, at first with the page as it stands, quotes as in HTML.

        Later all that the page shows has come by its line.
        """
        told = "".join(self.heard)
        self.heard.clear()
        page = "" if self.has_read else self.someone.page.content()
        self.has_read = True
        return told.replace('\\"', '"') + page


def secrets_of(someone: Person) -> dict[str, str]:
    found: list[list[str]] = someone.page.evaluate(SECRETS)
    return {pair[0]: pair[1] for pair in found}


def leaks(secrets: dict[str, str], news: str) -> list[str]:
    """Secrets that the other one could read: a plan by its key, a token by the words at its key."""
    found: list[str] = []
    for key, words in secrets.items():
        labels = re.findall(LABELLED % re.escape(key), news)
        known = [x for x in labels if x.partition(",")[0] in words or "only you know it" in x]
        if known or (key.startswith("plan:") and key in news):
            found.append(key)
    return found


def still_secret(someone: Person, keys: list[str]) -> list[str]:
    """Those of these that are secret when their owner's page has caught up: others were shown to all."""
    late = time.monotonic() + LATE
    while keys and time.monotonic() < late:
        someone.page.wait_for_timeout(20)
        keys = [key for key in keys if key in secrets_of(someone)]
    return keys


def sit_down(ylva: Person, odd: Person) -> None:
    """The invader opens a table, the defender comes to it."""
    ylva.comes_in()
    table = ylva.opens("stronghold", ["me", "open"])
    odd.sits_down(table)
    ylva.starts()
    odd.is_at_the_table()


def test_two_people_play_a_siege_to_its_end_and_no_secret_crosses_the_wall(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    ears = {ylva: Ears(ylva), odd: Ears(odd)}
    sit_down(ylva, odd)
    rng = random.Random(11)
    kinds: set[str] = set()
    known: dict[Person, dict[str, str]] = {ylva: {}, odd: {}}

    while someone := whose_turn([ylva, odd]):
        someone.answers(rng)
        for own, other in ((ylva, odd), (odd, ylva)):
            now = secrets_of(own)  # secret before and after: it was secret all the time
            still = {key: words for key, words in now.items() if known[own].get(key) == words}
            assert still_secret(own, leaks(still, ears[other].news())) == []
            kinds |= {key.partition("@")[0].partition(":")[0] for key in still}
            known[own] = now

    assert "plan" in kinds  # tokens, which a random game may lack, are looked for below
    for someone in (ylva, odd):
        expect(someone.page.locator(".ending")).to_be_visible()
    assert ylva.page.locator(".ranks").inner_text() == odd.page.locator(".ranks").inner_text()


def test_the_defender_gets_backs_of_orders_and_rituals_and_lifts_his_own_traps(
    person: Enter, tmp_path: Path
) -> None:
    ylva = person("Ylva")
    ears = Ears(ylva)
    ylva.comes_in()
    at_the_walls(ylva, tmp_path)
    news = ears.news()

    def labels(key: str) -> set[str]:
        return set(re.findall(LABELLED % re.escape(key), news))

    assert labels("order@W2") == labels("order@W7") == {"An order, face down"}
    assert labels("specter@W7") == labels("specter@W3") == {"Specter: target or bluff, face down"}
    assert "Call of the Trolls" not in news
    assert any("only you know it" in label for label in labels("trap@P17"))


def at_the_hourglasses(person: Enter, **more: object) -> Person:
    """A defender with hourglasses to spend, against a bot."""
    odd = person("Odd", **more)
    odd.comes_in()
    odd.opens("stronghold", ["squire", "me"])
    odd.is_at_the_table()
    return play_until([odd], random.Random(5), lambda p: bool(p.page.locator("tr.pick").count()))


def test_an_hourglass_is_one_click_on_the_action(person: Enter) -> None:
    odd = at_the_hourglasses(person)
    before = odd.looks()["version"]

    odd.page.locator('tr.pick[data-token="action:glare"]').click()

    odd.sees_change(before)
    expect(odd.page.locator(".log")).to_contain_text("One hourglass on Unearthly Glare")


def test_a_unit_moves_by_a_click_on_it_and_one_on_its_place(person: Enter) -> None:
    odd = at_the_hourglasses(person)
    page = odd.page
    unit = page.locator('svg.map .piece.may[data-key$="@BAR"]').first
    before = odd.looks()["version"]

    unit.click()
    odd.sees_change(before)
    before = odd.looks()["version"]
    page.locator('svg.map .legal[data-key="legal:CRT"]').click()

    odd.sees_change(before)
    expect(page.locator(".log")).to_contain_text("to Courtyard")


def test_the_phone_has_the_castle_and_the_actions_within_reach(person: Enter) -> None:
    odd = at_the_hourglasses(person, size=(390, 844))
    page = odd.page

    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    expect(page.locator("svg.map")).to_be_visible()
    page.locator(".prompt .places > summary").last.click()
    expect(page.locator(".prompt .places[open] .chip-o").first).to_be_visible()


def test_a_whole_round_by_the_keyboard_alone(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("stronghold", ["me", "squire"])
    ylva.is_at_the_table()
    rng = random.Random(2)

    for _ in range(60):
        ylva.waits_for_turn()
        seen = ylva.looks()
        if seen["over"] or "Round 2" in ylva.page.locator(".crumb").inner_text():
            break
        if seen["steppers"]:
            ylva.page.locator(".prompt .stepper [data-do=more]:enabled").first.focus()
            ylva.page.keyboard.press("Enter")
            ylva.page.locator(".prompt [data-do=confirm]").focus()
            ylva.page.keyboard.press("Enter")
            ylva.sees_change(seen["version"])
        else:
            ylva.answers(rng)

    expect(ylva.page.locator(".crumb")).to_contain_text("Round 2")


def test_a_phone_shows_the_places_of_a_question(stage: Open) -> None:
    """T-16: ramparts lie all round the castle, and the map opened on its courtyard."""
    table = stage("stronghold", "01", 45, size=(390, 844))
    places = table.page.locator("svg.map .legal[data-token]")

    assert places.count() == 7
    for place in places.all():
        expect(place).to_be_in_viewport()
    expect(table.page.locator(".far")).to_have_count(0)
