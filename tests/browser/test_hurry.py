"""Whoever is quick: answers given before the last one was confirmed."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Person

Enter = Callable[..., Person]


class SlowLine:
    """A line that carries everything at once but what confirms an answer, or, if told so, nothing back."""

    def __init__(self, someone: Person) -> None:
        self.acts: list[dict[str, str]] = []
        self.kept: list[str] = []
        self.silent = False
        self.browser: WebSocketRoute | None = None
        someone.page.route_web_socket("**/socket*", self.join)

    def join(self, browser: WebSocketRoute) -> None:
        self.browser = browser
        server = browser.connect_to_server()
        server.on_message(self.tell)
        browser.on_message(lambda text: self.hear(server, str(text)))

    def hear(self, server: WebSocketRoute, text: str) -> None:
        said = json.loads(text)
        if said["do"] == "act":
            self.acts.append(said)
        server.send(text)

    def tell(self, text: str | bytes) -> None:
        assert self.browser is not None
        if self.silent or json.loads(text)["kind"] == "done":
            self.kept.append(str(text))
        else:
            self.browser.send(text)

    def let_go(self) -> None:
        """What was kept back arrives after all."""
        assert self.browser is not None
        for text in self.kept:
            self.browser.send(text)
        self.kept.clear()


def arming(person: Enter) -> tuple[Person, SlowLine]:
    """Somebody who arms giants, one pick after the other, on a line that confirms nothing."""
    ylva = person("Ylva")
    ylva.comes_in()
    line = SlowLine(ylva)
    ylva.opens("giant", ["me", "squire"], unit_points="1", classes="giant", map="1")
    ylva.is_at_the_table()
    ylva.waits_for_turn()
    while "giants" not in ylva.question:  # who won the roll is asked for the side of the map first
        ylva.page.keyboard.press("1")
        ylva.page.wait_for_function(
            "() => document.querySelector('.prompt h1').textContent.includes('giants')"
        )
        line.let_go()
    line.acts.clear()
    return ylva, line


def test_an_answer_given_before_the_last_one_was_confirmed_is_not_lost(person: Enter) -> None:
    ylva, line = arming(person)
    first = ylva.looks()["version"]

    ylva.page.locator(".by-step > summary").click()
    ylva.page.locator(".prompt .opt:has(b:text-is('Type 1'))").click()
    ylva.sees_change(first)
    second = ylva.looks()["version"]
    while not line.kept:  # the table shows what the answer brought, and has not confirmed it
        ylva.page.wait_for_timeout(20)
    assert len(line.kept) == 1
    ylva.page.locator(".prompt [data-key^='option:']").last.click()
    ylva.sees_change(second)

    assert [act["on"] for act in line.acts] == [first, second]
    line.let_go()
    ylva.page.wait_for_function("() => !document.querySelector('[data-x-sent]')")
    third = ylva.looks()["version"]
    ylva.page.locator(".prompt [data-key^='option:']").last.click()
    ylva.sees_change(third)
    expect(ylva.page.locator(".toast")).to_have_count(0)


def test_two_clicks_on_one_question_are_one_answer(person: Enter) -> None:
    ylva, line = arming(person)
    before = ylva.looks()["version"]
    option = ylva.page.locator(".prompt .opt:has(b:text-is('Type 1'))")
    ylva.page.locator(".by-step > summary").click()

    line.silent = True
    option.click()
    option.click()
    ylva.page.keyboard.press("1")
    ylva.page.wait_for_timeout(300)
    line.silent = False
    line.let_go()
    ylva.sees_change(before)

    assert len(line.acts) == 1
    expect(ylva.page.locator(".toast")).to_have_count(0)
