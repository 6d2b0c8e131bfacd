"""Pages for people who learn, on a real server: play now, who am I, rules, how to play (issue 18)."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from jotunheim import registry
from jotunheim.learn.material import material_of
from tests.browser.people import Person
from tests.browser.stage import Stage, golden
from tests.browser.test_looks import serious

GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")
DESK, PHONE = (1280, 800), (390, 844)
WELCOME = "try { localStorage.setItem('jotun.welcome', 'on'); } catch { /* no page yet */ }"
CALLED = "() => document.querySelector('.coach .go')"  # the player is asked, or the coach explains
POINTED = ".prompt [data-x-coach]:visible"
SEEN = (
    "() => document.querySelector('.coach h2')?.textContent + ' ' + document.body.dataset.version"
)
SEATS = "dialog[data-panel=seat]"


def begins(page: Page, game: str) -> None:
    """The button of the lobby, pressed."""
    page.locator(f"form[action='/learn/{game}/play'] button").click()
    page.wait_for_url("**/tables/*")
    page.wait_for_function("() => document.body.dataset.version")


@pytest.mark.parametrize(("game", "size"), [*[(game, DESK) for game in GAMES], ("assault", PHONE)])
def test_play_now_begins_with_who_one_is(
    person: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    """T-03: a race was not introduced."""
    solveig = person(size=size)
    solveig.context.add_init_script(WELCOME)
    page = solveig.page
    page.goto("/")

    begins(page, game)
    for _hero in range(2 if game == "dwarves" else 0):  # who one is comes after "Which Hero?"
        solveig.waits_for_turn()
        solveig.answers(Random(1))

    met = page.locator(SEATS)
    expect(met).to_be_visible()
    expect(met.locator("h2")).to_contain_text("You play:")
    assert len(met.locator(".who-lines").inner_text()) > 100
    met.locator("[data-sheet]").click()
    expect(met).to_be_hidden()
    drawer = page.locator("dialog[data-panel=rules]")
    expect(drawer.locator("article.who").first).to_be_visible()
    expect(drawer.get_by_role("heading", name="Who am I in")).to_have_count(1)
    expect(drawer.locator(".head h2")).to_contain_text("Who am I in")
    if game in ("assault", "stronghold", "dwarves"):
        expect(drawer.locator("article.who[data-x-lit]")).to_be_in_viewport()


def test_a_side_is_introduced_once_and_lies_behind_the_card_of_its_seat(chromium: Browser) -> None:
    """T-03: a race card that opens with a click on a seat; one's own is shown at the start."""
    stage = Stage(chromium, golden("assault", "01"), DESK)
    stage.context.add_init_script(WELCOME)
    page, met = stage.page, stage.page.locator(SEATS)
    stage.opens(60, 0)
    expect(met).to_contain_text("You play:")

    page.keyboard.press("Escape")
    expect(met).to_be_hidden()
    stage.opens(60, 0)
    expect(page.locator(".seatcard").first).to_be_visible()
    expect(met).to_be_hidden()

    page.locator(".seatcard[data-own]").click()
    expect(met.locator(".who-lines")).to_contain_text("Goal")
    expect(met.locator("h2")).not_to_contain_text("You play:")
    assert stage.close() == []


def test_those_who_watch_are_not_introduced(chromium: Browser) -> None:
    stage = Stage(chromium, golden("assault", "01"), DESK)
    stage.context.add_init_script(WELCOME)
    stage.opens(60, -1)

    expect(stage.page.locator(".seatcard").first).to_be_visible()
    expect(stage.page.locator(SEATS)).to_be_hidden()
    assert stage.close() == []


def note(text: str | bytes, refusals: list[str]) -> None:
    """What the table says on its line, if it refuses something."""
    said = text if isinstance(text, str) else text.decode()
    if said.startswith('{"kind":"refused"'):
        refusals.append(said)


def presses(page: Page, thing: Locator, by: str) -> None:
    """A button or an option by hand: with the mouse, with a finger, or by its number or Enter."""
    number = (thing.get_attribute("data-key") or "").removeprefix("option:")
    if by == "mouse":
        thing.click()
    elif by == "finger":
        thing.tap()
    elif number:
        page.keyboard.type(number)
    else:
        thing.press("Enter")


@pytest.mark.parametrize("by", ["mouse", "keyboard", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_coach_ends_the_lesson_without_a_refusal(
    person: Callable[..., Person], game: str, by: str
) -> None:
    """What the coach explains is read; what it points at is pressed in the real question, on a real server."""
    page = person(size=PHONE if by == "finger" else DESK).page
    refusals: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda text: note(text, refusals))

    page.on("websocket", listen)
    page.goto("/")
    page.locator(f"form[action='/learn/{game}/begin'] button").click()
    page.wait_for_url("**/tables/*")

    for _step in range(150):
        page.wait_for_function(CALLED)
        if page.locator(".coach h2").inner_text() == "The lesson is over":
            break
        seen = page.evaluate(SEEN)
        read = page.locator(".coach .go", has_text="Next")
        pressed = read if read.count() else page.locator(POINTED).first
        presses(page, pressed, by)
        page.wait_for_function(f"(seen) => ({SEEN})() !== seen", arg=seen)

    expect(page.locator(".coach h2")).to_have_text("The lesson is over")
    expect(page.locator(".toast")).to_have_count(0)
    assert refusals == []


def test_the_coach_explains_words_with_the_entries_of_the_rules_page(
    person: Callable[..., Person],
) -> None:
    """Tips and rules page had the entries, the lesson had none."""
    page = person(size=DESK).page
    page.goto("/")

    page.locator("form[action='/learn/assault/begin'] button").click()
    page.wait_for_url("**/tables/*")
    words = page.locator(".coach .terms")
    words.locator("summary").click()

    [champion] = [
        word for word in material_of(registry.game("assault")).words if "Champion" in word.names()
    ]
    expect(words.locator("p", has_text="Champion").first).to_contain_text(champion.text[:40])


@pytest.mark.parametrize(
    ("game", "word"),
    [("giant", "chasm"), ("assault", "plunder"), ("stronghold", "cauldron"), ("dwarves", "tunnel"), ("valda", "temple")],
)  # fmt: skip
def test_the_search_of_the_rules_leaves_what_has_the_words(
    person: Callable[..., Person], game: str, word: str
) -> None:
    page = person(size=DESK).page
    page.goto(f"/rules/{game}")
    expect(page.locator(".clause-text").first).to_be_in_viewport()  # beside the chapters, not below
    whole = page.locator(".clause-text:visible").count()

    page.get_by_role("searchbox", name="Search the rules").fill(word)
    expect(page.locator("[data-hits]")).not_to_be_empty()

    left = page.locator(".clause-text:visible")
    assert 0 < left.count() < whole / 2
    assert all(word in text.lower() for text in left.all_text_contents())
    page.get_by_role("searchbox", name="Search the rules").fill("xyzzy")
    expect(page.locator("[data-hits]")).to_have_text("No rule has these words.")


@pytest.mark.parametrize(
    "path", ["/learn/assault", "/learn/valda/pieces", "/learn/dwarves/sheets", "/rules/valda", "/puzzles"]
)  # fmt: skip
def test_pages_for_learners_can_be_read_by_everybody(
    person: Callable[..., Person], path: str
) -> None:
    page = person(size=DESK).page
    page.goto(path)

    assert serious(page) == []
