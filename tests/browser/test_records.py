"""Out of the table and in again: export, import, the proof of the dice."""

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.people import Person, play_to_the_end

Enter = Callable[..., Person]


def exported(page: Page, folder: Path) -> Path:
    """What the link in the table's menu gives."""
    page.keyboard.press("m")
    with page.expect_download() as found:
        page.locator("dialog[data-panel=menu]").get_by_role("link", name="Export").click()
    path = folder / found.value.suggested_filename
    found.value.save_as(path)
    page.keyboard.press("Escape")
    return path


NAMES = "() => Object.values(JSON.parse(document.querySelector('#info').textContent).people).map((who) => who.name)"


def test_a_finished_game_is_exported_imported_and_verified(person: Enter, tmp_path: Path) -> None:
    """T-65: an opened record had lost the names, and a bot never had one."""
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("connect-four", ["me", "squire"])
    ylva.is_at_the_table()
    play_to_the_end([ylva], random.Random(1))
    page = ylva.page
    outcome = page.locator(".ending").locator("p, li > b, li > span")  # not who sat there
    expect(outcome).to_have_count(5)  # a reason, and two lines of a seat and its points
    ending = outcome.all_inner_texts()

    page.get_by_role("link", name="Verify these dice").click()
    expect(page.locator(".verdict")).to_contain_text("Verified: the dice are fair")
    page.go_back()
    path = exported(page, tmp_path)
    page.goto("/import")
    page.set_input_files("input[type=file]", path)
    page.get_by_role("button", name="Open it").click()

    page.wait_for_url("**/tables/*")
    expect(outcome).to_have_text(ending, use_inner_text=True)
    names = page.evaluate(NAMES)
    assert names[0] == "Ylva" and all(names)
    assert all(words.strip() for words in page.locator(".seen-by a").all_text_contents())
    page.keyboard.press("[")
    expect(page.locator("body")).to_have_attribute("data-past", "")


def test_a_bad_record_is_refused_in_one_line(person: Enter, tmp_path: Path) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    path = tmp_path / "bad.jotun"
    path.write_text("this is no record\n")

    ylva.page.goto("/import")
    ylva.page.set_input_files("input[type=file]", path)
    ylva.page.get_by_role("button", name="Open it").click()

    expect(ylva.page.locator(".problem")).to_be_visible()
    ylva.troubles = [t for t in ylva.troubles if "status of 400" not in t]


def test_a_rematch_is_one_button(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    table = ylva.opens("connect-four", ["me", "squire"])
    ylva.is_at_the_table()
    play_to_the_end([ylva], random.Random(2))

    ylva.page.locator(".after").get_by_role("button", name="Play again").click()

    ylva.page.wait_for_url(lambda url: "/tables/" in url and url != table)
    ylva.is_at_the_table()
    expect(ylva.page.locator("svg.map")).to_be_visible()
    the_lobby_says_how_it_went(ylva)


def the_lobby_says_how_it_went(someone: Person) -> None:
    """T-69: "live · over", without result, opponent or date; what goes on comes first."""
    page = someone.page
    page.goto("/")
    yours, ended = page.locator("[data-list=yours]"), page.locator("[data-list=finished]")
    expect(yours).to_be_visible()
    assert re.search(r"against Bot \(squire\) · (won|lost|drawn) · today", ended.inner_text() or ended.text_content() or "")  # fmt: skip
    top, cover = yours.bounding_box(), page.locator(".game").first.bounding_box()
    assert top and cover and top["y"] < cover["y"]
