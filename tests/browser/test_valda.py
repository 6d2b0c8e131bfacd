"""Valda through the page: the long menu, an attack beside the map, the keyboard, and everybody can read it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.raids import at_the_fjord
from tests.browser.test_looks import picture, serious

Enter = Callable[..., Person]
DESK, LAPTOP, PHONE = (1440, 900), (1280, 800), (390, 844)


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
