"""The pages around the tables at every size of window: front door, waiting room, pieces of a game."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server
from tests.browser.people import Person
from tests.browser.test_sizes import SIZES, WRONG

Enter = Callable[..., Person]
GAMES: Final = ("giant", "assault", "stronghold", "dwarves", "valda")
TOO_WIDE: Final = "() => document.documentElement.scrollWidth - innerWidth"
# Drawings that do not fit into their boxes.
OUTSIDE: Final = """() => [...document.querySelectorAll(".of-pieces svg")].filter((svg) => {
  const [box, drawn] = [svg.viewBox.baseVal, svg.getBBox()];
  return drawn.x < box.x - 1 || drawn.y < box.y - 1 || drawn.x + drawn.width > box.x + box.width + 1 || drawn.y + drawn.height > box.y + box.height + 1;
}).map((svg) => svg.closest("li").innerText)"""


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    """A window of somebody who has not said a name yet."""
    found = chromium.new_page(base_url=server.url)
    yield found
    found.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_fits_into_its_picture(page: Page, game: str) -> None:
    """The seals of the gods of Valda were cut at their lower edge."""
    page.goto(f"/learn/{game}/pieces")

    assert page.locator(".of-pieces svg").count() > 10
    assert page.evaluate(OUTSIDE) == []


LEARN: Final = ("/learn/{}", "/learn/{}/sheets", "/learn/{}/pieces", "/rules/{}", "/puzzles/{}/3", "/new?game={}")  # fmt: skip
UNFOLD: Final = "() => document.querySelectorAll('details').forEach((fold) => { fold.open = true; })"  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_small_on_the_pages_of_a_game(page: Page, game: str) -> None:
    """Whole pages with all that is folded: the steps of the Doom track were six pixels each on a phone."""
    found: list[str] = []
    for path in LEARN:
        page.goto(path.format(game))
        page.evaluate(UNFOLD)
        for wide, tall in (SIZES[0], SIZES[5], SIZES[6]):  # laptop, tablet, phone
            page.set_viewport_size({"width": wide, "height": tall})
            found += [f"{path} {wide}x{tall}: {line}" for line in page.evaluate(WRONG)]

    assert found == []


def test_front_door_and_puzzles_are_not_wider_than_their_window(page: Page) -> None:
    """The puzzle of today comes from each game in turn; the test takes the longest name, so the day does not matter."""
    longest = "The puzzle of today: Assault of the Giants"
    for path in ("/", "/puzzles"):
        page.goto(path)
        if path == "/puzzles":
            page.locator(".actions .btn.go").evaluate(
                "(link, text) => { link.textContent = text }", longest
            )
        for wide, tall in SIZES:
            page.set_viewport_size({"width": wide, "height": tall})
            assert page.evaluate(TOO_WIDE) <= 1, (path, wide)


@pytest.mark.parametrize("game", GAMES)
def test_who_am_i_shows_a_face_beside_each_name(page: Page, game: str) -> None:
    """Heroes, leaders, champions, gods and machines stood there in words alone."""
    page.goto(f"/learn/{game}/sheets")
    for wide, tall in (SIZES[0], SIZES[-2]):
        page.set_viewport_size({"width": wide, "height": tall})
        faces = page.locator("article.who").evaluate_all(
            "(all) => all.map((who) => who.querySelector('.portrait')?.getBoundingClientRect().width ?? 0)"
        )
        names = page.locator("article.who h2").evaluate_all("(all) => all.map((name) => name.clientWidth)")  # fmt: skip
        assert min(faces) >= 60 and min(names) >= 150, wide


def test_search_and_chapters_stay_in_reach_on_a_phone(page: Page) -> None:
    """A book of forty screens had them on the first one only."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/rules/giant#GI-MAT-01")
    clause, chapters = page.locator("#GI-MAT-01"), page.locator(".chapters")
    search = page.get_by_role("searchbox", name="Search the rules")

    expect(clause).to_be_in_viewport()
    expect(search).to_be_in_viewport()
    bars = (page.locator(".contents").bounding_box(), clause.bounding_box())
    assert bars[0] and bars[1] and bars[0]["y"] + bars[0]["height"] <= bars[1]["y"]
    chapters.locator("summary").click()
    chapters.get_by_text("Line of sight").click()
    expect(page.locator("#GI-LOS")).to_be_in_viewport()
    expect(chapters).not_to_have_attribute("open", "")


def test_the_first_group_of_options_stands_clear_of_the_heading(page: Page) -> None:
    page.goto("/new?game=giant")
    page.locator("details.more > summary").click()

    head, group = (page.locator(f"details.more {part}").first.bounding_box() for part in ("> summary", "legend"))  # fmt: skip

    assert head and group and group["y"] - head["y"] - head["height"] >= 10


def test_the_front_door_uses_its_window(person: Enter) -> None:
    """The sky ended in the middle of a large screen, pictures of games were squeezed, links stood in two lines.

    T-68: each game begins with one click.
    """
    ylva = person("Ylva")
    ylva.comes_in()
    page = ylva.page
    page.goto("/")
    starts = page.locator(".game-cell .starts")
    assert starts.filter(has_text=re.compile("Play (now|alone)")).count() == starts.count() >= 5
    for wide, tall in SIZES:
        page.set_viewport_size({"width": wide, "height": tall})
        hero = page.locator(".hero").bounding_box()
        links = page.locator(".hero nav a").evaluate_all("(all) => all.map((a) => a.clientHeight || a.getBoundingClientRect().height)")  # fmt: skip
        shapes = page.locator(".game > .art").evaluate_all(
            "(all) => all.map((art) => Math.round(100 * art.clientHeight / art.clientWidth))"
        )
        assert hero and hero["x"] == 0 and hero["width"] >= wide - 16, wide
        assert max(links) < 30, wide
        assert max(shapes) - min(shapes) <= 1, wide


def test_the_waiting_room_shows_the_whole_picture_of_its_game(person: Enter) -> None:
    """It was cut to a strip in which the dwarves had no faces."""
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("dwarves", ["me", "open"])
    for wide, tall in SIZES:
        ylva.page.set_viewport_size({"width": wide, "height": tall})
        art = ylva.page.locator(".banner-art .art").bounding_box()
        name = ylva.page.locator(".waiting-room > h1").bounding_box()
        assert art and 1.8 < art["width"] / art["height"] < 1.95
        assert name and name["y"] < art["y"] + art["height"]


def test_the_gallery_of_a_phone_has_two_cards_in_a_row_and_says_nothing_twice(page: Page) -> None:
    """Half of it was empty, and a note of a track stood below the track that shows it."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/learn/assault/pieces")

    first, second = (page.locator(".of-cards > li").nth(n).bounding_box() for n in (0, 1))
    tracks = page.locator(".of-tracks > li").all_inner_texts()

    assert first and second and first["y"] == second["y"]
    assert tracks and not [text for text in tracks if text.count("Empty:") > 1]
