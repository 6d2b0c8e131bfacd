"""How it looks, and whether everybody can read it: axe finds nothing serious, pictures are taken.

With JOTUN_PICTURES=docs/pictures the pictures are kept there: so the docs get theirs.
"""

import io
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from PIL import Image
from playwright.sync_api import Page

from tests.browser.people import Person, play_until
from tests.browser.sieges import at_the_walls

Enter = Callable[..., Person]
SERIOUS = ("serious", "critical")
DESK, PHONE = (1440, 960), (390, 844)


def serious(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page."""
    return [found for found in anything(page) if found.startswith(SERIOUS)]


def anything(page: Page) -> list[str]:
    """All that axe finds, with its impact, down to the smallest."""
    found: dict[str, Any] = Axe().run(page).response
    return [
        f"{v['impact']}: {v['id']}: {v['help']} {[n['target'] for n in v['nodes']][:3]}"
        for v in found["violations"]
    ]


def picture(page: Page, name: str) -> None:
    """A picture of what is seen; a blank page would have few colours."""
    shot = page.screenshot(animations="disabled")
    with Image.open(io.BytesIO(shot)) as image:
        colours = image.convert("RGB").getcolors(1 << 24) or []
        assert len(colours) > 200, f"{name} is nearly blank"
        folder = os.environ.get("JOTUN_PICTURES")
        if folder:
            few = image.convert("RGB").quantize(256, kmeans=3, dither=Image.Dither.NONE)
            few.save(Path(folder) / f"{name}.png", optimize=True)


def in_battle(someone: Person) -> bool:
    return "Battle" in someone.page.locator(".prompt .next").inner_text()


def at_battle(person: Enter, size: tuple[int, int], theme: str) -> Person:
    ylva = person("Ylva", size=size, theme=theme)
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    return play_until([ylva], random.Random(3), in_battle)


def at_shooting(person: Enter, size: tuple[int, int], theme: str) -> Person:
    ylva = person("Ylva", size=size, theme=theme)
    ylva.comes_in()
    ylva.opens("giant", ["me", "squire"], unit_points="2", classes="giant", map="1")
    ylva.is_at_the_table()
    rng = random.Random(2)
    play_until([ylva], rng, lambda p: "giants" in p.question)
    before = ylva.looks()
    ylva.types(1, max(before["numbers"]))  # ready-made giants
    ylva.sees_change(before["version"])
    return play_until([ylva], rng, lambda p: "Who fires" in p.question)


def at_siege(person: Enter, size: tuple[int, int], theme: str, folder: Path) -> Person:
    """A defender who spends hourglasses while a wall is about to fall."""
    ylva = person("Ylva", size=size, theme=theme)
    ylva.comes_in()
    at_the_walls(ylva, folder)
    return ylva


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
class TestLooks:
    """Each screen, large and small, by day and by lamplight."""

    def test_lobby(self, person: Enter, size: tuple[int, int], theme: str) -> None:
        ylva = person("Ylva", size=size, theme=theme)
        ylva.comes_in()
        ylva.page.goto("/")
        assert serious(ylva.page) == []
        picture(ylva.page, f"lobby-{theme}{'-phone' if size == PHONE else ''}")

    def test_new_table(self, person: Enter, size: tuple[int, int], theme: str) -> None:
        ylva = person("Ylva", size=size, theme=theme)
        ylva.comes_in()
        ylva.page.goto("/new?game=assault")
        assert serious(ylva.page) == []
        # A bar of the table once had the same name, and lifted the head of every page onto its text.
        head = ylva.page.locator("header.bar")
        assert head.evaluate("(bar) => getComputedStyle(bar).position") == "static"

    def test_assault(self, person: Enter, size: tuple[int, int], theme: str) -> None:
        ylva = at_battle(person, size, theme)
        assert serious(ylva.page) == []
        picture(ylva.page, f"table-assault-{theme}{'-phone' if size == PHONE else ''}")

    def test_giant(self, person: Enter, size: tuple[int, int], theme: str) -> None:
        ylva = at_shooting(person, size, theme)
        assert serious(ylva.page) == []
        picture(ylva.page, f"table-giant-{theme}{'-phone' if size == PHONE else ''}")

    def test_stronghold(
        self, person: Enter, size: tuple[int, int], theme: str, tmp_path: Path
    ) -> None:
        ylva = at_siege(person, size, theme, tmp_path)
        assert serious(ylva.page) == []
        picture(ylva.page, f"table-stronghold-{theme}{'-phone' if size == PHONE else ''}")


def test_no_page_scroll_on_a_desk(person: Enter) -> None:
    ylva = at_battle(person, DESK, "light")
    overflow = "() => document.documentElement.scrollHeight - innerHeight"

    assert ylva.page.evaluate(overflow) <= 0


def drops_a_disc(person: Enter, motion: str) -> Person:
    """Somebody who has just dropped a disc; how many animations began is counted, and how many rings came."""
    ylva = person("Ylva", motion=motion)
    ylva.comes_in()
    ylva.opens("connect-four", ["me", "squire"])
    ylva.is_at_the_table()
    ylva.waits_for_turn()
    ylva.page.evaluate(
        "() => { const plain = Element.prototype.animate; window.begun = 0;"
        " Element.prototype.animate = function (...how) { window.begun += 1; return plain.apply(this, how); };"
        " window.ringed = 0; const look = new MutationObserver((all) => { window.ringed += all.filter((one) =>"
        " one.target.hasAttribute('data-x-changed')).length; });"
        " look.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-x-changed'] }); }"
    )
    before = ylva.looks()["version"]
    ylva.page.keyboard.press("4")
    ylva.sees_change(before)
    return ylva


def test_what_moves_is_seen_to_move(person: Enter) -> None:
    ylva = drops_a_disc(person, "no-preference")

    ylva.page.wait_for_function("() => window.begun >= 1")


def test_with_reduced_motion_nothing_moves_and_what_changed_keeps_a_ring(person: Enter) -> None:
    ylva = drops_a_disc(person, "reduce")

    ylva.page.wait_for_function("() => window.ringed >= 1")
    assert ylva.page.evaluate("() => window.begun") == 0
