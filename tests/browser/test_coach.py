"""The coach of a guided first game, on the real page: each lesson from its first step to its end (issue 18)."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from jotunheim import registry
from jotunheim.learn.course import Course, course_of, example_courses
from jotunheim.records import Session, new_header
from jotunheim.records.files import record_text
from jotunheim.render.prompts import places_html
from jotunheim.server.engine.views import remarks_at
from tests.browser.stage import Stage
from tests.browser.test_looks import serious
from tests.browser.test_sizes import WRONG

GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")
DESK, PHONE = (1280, 800), (390, 844)
# Whether the coach covers all that it points at; on a phone, which has one column, all of it that lies on the map.
HIDDEN = """() => {
  const card = document.querySelector(".coach").getBoundingClientRect();
  const where = innerWidth > 1000 ? "[data-x-coach]" : "svg.map [data-x-coach]";
  const things = [...document.querySelectorAll(where)].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
  return things.length > 0 && things.every((box) => {
    const wide = Math.min(card.right, box.right) - Math.max(card.left, box.left);
    const tall = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
    return wide > 0 && tall > 0 && wide * tall > 0.5 * box.width * box.height;
  });
}"""


def course(name: str) -> Course:
    found = course_of(registry.game(name))
    assert found is not None
    return found


def example(name: str) -> Course:
    """The last worked example of a game."""
    return [*example_courses(registry.game(name)).values()][-1]


def record(name: str, folder: Path, more: int = 0, shown: Course | None = None) -> Path:
    """The course of a lesson, or of an example, as a record, with some plays after it."""
    found = course(name) if shown is None else shown
    game, lesson = registry.game(name), found.lesson
    head = new_header(
        game, lesson.seats, lesson.settings, seed="07" * 32, situation=lesson.situation
    )
    session = Session(game, head)
    for token in found.tokens:
        session.play_all([game.words.names[token]])
    for _play in range(more):
        session.play_all([game.words.names[session.g.options[0]]])
    path = folder / f"{name}.jotun"
    path.write_text(record_text(session.header, session.lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_the_coach_leads_through_the_whole_lesson(
    chromium: Browser, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    stage = Stage(chromium, record(name, tmp_path), size, "dark" if size == PHONE else "light")

    follow(stage, course(name))

    assert stage.close() == []


@pytest.mark.parametrize("name", GAMES)
def test_the_coach_leads_through_an_example_on_a_phone(
    chromium: Browser, tmp_path: Path, name: str
) -> None:
    stage = Stage(chromium, record(name, tmp_path, shown=example(name)), PHONE)

    follow(stage, example(name))

    expect(stage.page.locator(".coach button.quiet")).to_have_text("Leave the example")
    assert serious(stage.page) == []
    assert stage.close() == []


def follow(stage: Stage, found: Course) -> None:
    """Do what the coach says, step by step; nothing is cut, and what the coach points at is seen."""
    page, wrong = stage.page, []
    start = found.starts[0]
    stage.opens(start, stage.asked(start))

    for number, step in enumerate(found.lesson.step):
        begin = found.starts[number]
        if number and begin > found.starts[number - 1]:
            seat = stage.asked(begin)
            stage.opens(begin, seat)
        expect(page.locator(".coach h2")).to_have_text(step.title)
        expect(page.locator(".coach")).to_be_in_viewport()
        wrong += [f"{step.title}: {line}" for line in page.evaluate(WRONG)]
        wrong += [f"{step.title}: hidden"] if page.evaluate(HIDDEN) else []
        if step.plays:
            page.locator(".coach .go").click()
            page.wait_for_function("() => window.sent.some((m) => m.do === 'act')")
            [act] = page.evaluate("() => window.sent.filter((m) => m.do === 'act')")
            assert act["tokens"] == [step.plays[0]]
        else:
            page.locator(".coach .go").press("Enter")
    assert wrong == []


def test_the_coach_stays_when_a_tablet_is_turned_and_folds_for_a_look_at_the_map(
    chromium: Browser, tmp_path: Path
) -> None:
    """It stood in a column that a tablet held upright does not show."""
    stage = Stage(chromium, record("giant", tmp_path), (1440, 900))
    page, coach = stage.page, stage.page.locator(".coach")
    stage.opens(2, 0)
    expect(page.locator(".left > .coach")).to_be_visible()

    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator(".boards > .coach")).to_be_in_viewport()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    tall = coach.bounding_box()
    coach.get_by_role("button", name="Fold the words").click()
    flat = coach.bounding_box()
    assert tall and flat and flat["height"] < 0.7 * tall["height"]
    expect(coach.locator(".go")).to_be_visible()
    coach.get_by_role("button", name="Fold the words").click()
    expect(coach.get_by_role("status")).to_be_visible()

    assert stage.close() == []


def test_the_coach_points_at_things_and_goes_back(chromium: Browser, tmp_path: Path) -> None:
    stage = Stage(chromium, record("giant", tmp_path), DESK)
    page = stage.page
    stage.opens(2, 0)

    page.locator(".coach .go").click()
    expect(page.locator('[data-key="sheet:sheet 61"][data-x-coach]')).to_have_count(1)
    expect(page.locator(".coach .go")).to_be_focused()  # not "Leave the lesson": Enter goes on
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".coach h2")).to_have_text("Meet your giant")
    expect(page.locator('[data-key="sheet:sheet 61"][data-x-coach]')).to_have_count(0)

    assert stage.close() == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("name", "plays"), [("giant", 5), ("stronghold", 10), ("dwarves", 0)])
def test_what_the_coach_wants_can_be_seen_in_the_question(
    chromium: Browser, tmp_path: Path, name: str, plays: int, size: tuple[int, int]
) -> None:
    """It may be a shortcut (a whole shot), or be left out of the question as long as nobody unfolds the list."""
    stage = Stage(chromium, record(name, tmp_path), size)
    found, page = course(name), stage.page
    stage.opens(plays, found.lesson.seat)
    for _step in [start for start in found.starts if start == plays][1:]:
        page.locator(".coach .go").click()
    if page.locator(".prompt .places[data-sum][open]").count():
        page.wait_for_function("() => window.sent.some((m) => m.do === 'places')")
        stage.live.session.go_to(plays)
        markup, checksum = places_html(stage.live.session.scene(found.lesson.seat))
        seat = found.lesson.seat
        stage.hears({"kind": "places", "seat": seat, "sum": checksum, "html": markup})

    option = page.locator(".prompt [data-x-coach]:visible").first
    expect(option).to_be_in_viewport()
    option.click()

    page.wait_for_function("() => window.sent.some((m) => m.do === 'act')")
    [act] = stage.sent("act")
    names = registry.game(name).words.names
    due = [names[token] for token in found.tokens[plays : plays + len(act["tokens"])]]
    assert act["tokens"] == due
    assert stage.close() == []


def test_the_lesson_can_be_left(chromium: Browser, tmp_path: Path) -> None:
    stage = Stage(chromium, record("giant", tmp_path), DESK)
    page = stage.page
    stage.opens(2, 0)

    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".coach")).to_have_count(0)
    stage.opens(2, 0)
    expect(page.locator(".coach")).to_have_count(0)

    assert stage.close() == []


def test_after_the_last_play_the_coach_says_so(chromium: Browser, tmp_path: Path) -> None:
    stage = Stage(chromium, record("valda", tmp_path), DESK)
    stage.opens(stage.last, 0)

    expect(stage.page.locator(".coach h2")).to_have_text("The lesson is over")
    assert stage.close() == []


def test_later_the_coach_speaks_of_what_is_new_and_says_it_once(
    chromium: Browser, tmp_path: Path
) -> None:
    """The rest of the game is any: what happens there for the first time is explained when it is seen."""
    path = record("valda", tmp_path, more=60)
    stage = Stage(chromium, path, DESK)
    stage.live.session.go_to(stage.last)
    numbers = remarks_at(stage.live, 0)
    assert numbers
    stage.opens(stage.last, 0)
    page, told = stage.page, course("valda").lesson.remark

    for number in numbers:
        page.locator(".coach .go").click()
        expect(page.locator(".coach h2")).to_have_text("Something new")
        expect(page.locator(".coach [role=status]")).to_have_text(told[number].text)
    page.locator(".coach .go").click()
    expect(page.locator(".coach")).to_have_count(0)
    stage.opens(stage.last, 0)
    expect(page.locator(".seatcard").first).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)

    assert stage.close() == []
