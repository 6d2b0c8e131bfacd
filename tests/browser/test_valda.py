"""Valda through the page: a whole game of three people, the long menu, an attack beside the map, the keyboard."""

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.raids import at_the_fjord
from tests.browser.test_looks import picture, serious

Enter = Callable[..., Person]
DESK, LAPTOP, PHONE = (1440, 900), (1280, 800), (390, 844)
# An answer that ends a phase or a question; only windows can be passed.
ENDS = '.prompt :is([data-token="end_phase"], [data-token="pass"], [data-token="done"])'
PASS = '.prompt [data-token="pass"]'
# Who waits for reactions sees the table as it was before the own answer.
WAITS = "() => document.querySelector('.reactions')?.hidden === false"
TAKEN = f"(version) => document.body.dataset.version !== version || ({WAITS})()"
LONGEST = 1500  # answers of a whole game
PATIENCE = 120.0  # seconds in which somebody must be asked


class Player:
    """A person who remembers the last question, since the page keeps it until reactions have come."""

    def __init__(self, someone: Person) -> None:
        self.someone = someone
        self.page = someone.page
        self.answered = ""  # the version of the last question that was answered
        self.windows = 0  # that were answered

    def is_asked(self) -> bool:
        """Is there a question without an answer?"""
        seen = self.someone.looks()
        is_new = seen["version"] != self.answered
        return bool(seen["mine"] and is_new) and not self.page.evaluate(WAITS)

    def answers(self, rng: random.Random) -> None:
        """Ends a phase at once; fights in every second window."""
        seen = self.someone.looks()
        self.answered = seen["version"]
        in_window = bool(self.page.locator(PASS).count()) and "phase" not in self.someone.question
        self.windows += in_window
        ends = self.page.locator(ENDS)
        if ends.count() and not (in_window and rng.random() < 0.5):
            ends.first.click()
        else:
            self.someone.types(rng.choice(seen["numbers"]), max(seen["numbers"]))
        self.page.wait_for_function(TAKEN, arg=seen["version"])


def asked(people: list[Player]) -> Player | None:
    """Who has a question; None when the game is over."""
    late = time.monotonic() + PATIENCE
    while not (turn := [one for one in people if one.is_asked()]):
        if all(one.someone.looks()["over"] for one in people):
            return None
        assert time.monotonic() < late, [one.someone.said() for one in people]
        people[0].page.wait_for_timeout(20)
    return turn[0]


def test_three_people_and_a_bot_play_to_the_end_and_answer_windows_on_three_screens(
    person: Enter,
) -> None:
    ylva, odd, ragna = [person(name, size=LAPTOP) for name in ("Ylva", "Odd", "Ragna")]
    ylva.comes_in()
    table = ylva.opens("valda", ["me", "open", "open", "squire"])
    for other in (odd, ragna):
        other.sits_down(table)
    ylva.starts()
    for other in (odd, ragna):
        other.is_at_the_table()
    people = [Player(someone) for someone in (ylva, odd, ragna)]
    rng = random.Random(15)

    for _ in range(LONGEST):
        someone = asked(people)
        if someone is None:
            break
        someone.answers(rng)

    assert min(one.windows for one in people) > 0
    ranks = [one.page.locator(".ending .ranks li") for one in people]
    expect(ranks[0]).to_have_count(4)
    assert ranks[0].all_inner_texts() == ranks[1].all_inner_texts() == ranks[2].all_inner_texts()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "size", [LAPTOP, DESK, PHONE], ids=["laptop", "desk", "phone"]
)  # the menu is longest in the Valda phase
def test_the_long_menu_fits_and_everybody_can_read_it(
    person: Enter, tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    ylva = person("Ylva", size=size, theme=theme)
    ylva.comes_in()
    at_the_fjord(ylva, tmp_path, "valda")
    page = ylva.page

    assert serious(page) == []
    picture(page, f"table-valda-{theme}{'-phone' if size == PHONE else ''}")
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    if size != PHONE:
        assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
        hand = page.locator('[data-key="zone:hand"]').bounding_box()
        assert hand is not None and hand["y"] + hand["height"] <= size[1]


def test_a_turn_by_the_keyboard_alone(person: Enter, tmp_path: Path) -> None:
    ylva = person("Ylva", size=LAPTOP)
    ylva.comes_in()
    at_the_fjord(ylva, tmp_path, "valda")

    for number in (1, 1, 1):  # three times one blood
        before = ylva.looks()
        ylva.types(number, max(before["numbers"]))
        ylva.sees_change(before["version"])

    expect(ylva.page.locator(".log")).to_contain_text("Red gains 1 divine blood")


def test_an_attack_is_a_stage_beside_the_map_which_keeps_still(
    person: Enter, tmp_path: Path
) -> None:
    ylva = person("Ylva", size=LAPTOP)
    ylva.comes_in()
    at_the_fjord(ylva, tmp_path, "valda")
    before = ylva.page.locator("svg.map").bounding_box()
    at_the_fjord(ylva, tmp_path, "attack", "card:raid")
    stage = ylva.page.locator('[data-key="zone:attack"]')

    expect(stage).to_contain_text("Blue attacks Red: 3 against 0")
    expect(stage.locator(".card")).to_have_count(1)
    after = ylva.page.locator("svg.map").bounding_box()
    assert before is not None and after is not None
    assert (after["x"], after["y"], after["width"]) == (before["x"], before["y"], before["width"])
    assert after["height"] >= before["height"]  # a short question leaves the map more room
    expect(ylva.page.locator(".prompt .opt").first).to_contain_text("3 against 3, holds")
