"""One sees what happens: plays of others unfold at a pace, and results stay until they are waved away."""

from datetime import datetime

import pytest
from playwright.sync_api import expect

from jotunheim.scene import LogLine
from tests.browser.stage import Open, Stage

SIZE = (1280, 800)
PHONE = (390, 844)
FIGHTS = 12
COVERED = """() => {
  const [slips, cards] = [".toss", ".results > .result"].map((found) => [...document.querySelectorAll(found)].map((one) => one.getBoundingClientRect()));
  return slips.some((a) => cards.some((b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top));
}"""
WATCHER = -1  # a seat that is never asked: all plays are those of others
RECORDS = {"giant": "03", "assault": "01", "stronghold": "01", "dwarves": "01", "valda": "01"}


def result_of(table: Stage) -> tuple[int, LogLine]:
    """The first result of the game, as seat 0 reads it, and the play that brought it."""
    session = table.live.session
    session.go_to(table.last)
    line = next(line for line in session.log(0) if line.role == "result")
    return session.line.number_at(line.ply), line


@pytest.mark.parametrize("game", RECORDS)
def test_a_result_stays_on_a_card_until_it_is_waved_away(stage: Open, game: str) -> None:
    """T-25, T-26: in every game."""
    table = stage(game, RECORDS[game], size=SIZE)
    number, _line = result_of(table)
    table.opens(number - 1, 0)
    card = table.page.locator(".result")
    expect(card).to_have_count(0)

    table.shows(number, 0)

    title = card.last.locator("h3")
    expect(title).to_be_visible()
    table.shows(number + 1, 0)  # the game goes on
    expect(title).to_be_visible()
    for _ in range(6):  # a tip may be closed first
        if card.count():
            table.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_of_several_results_the_newest_is_whole_and_older_ones_are_headlines(stage: Open) -> None:
    """T-25: three whole cards hid the map, and each was cut in the middle of a line."""
    table = stage("assault", "01", size=SIZE)
    session = table.live.session
    session.go_to(table.last)
    plies = [session.line.number_at(x.ply) for x in session.log(0) if x.role == "result"]
    table.opens(plies[0] - 1, 0)
    table.page.evaluate("() => localStorage.setItem('jotun.since.stage.0', '1')")
    for number in plies[:2]:
        table.shows(number, 0)
    older, newest = table.page.locator(".result").all()

    expect(newest.locator("p").first).to_be_visible()
    expect(older.locator("p").first).to_be_hidden()
    older.hover()
    expect(older.locator("p").first).to_be_visible()
    news, cards = (table.page.locator(name).bounding_box() for name in (".recent", ".results"))
    assert news and cards and news["x"] + news["width"] <= cards["x"]  # they lay over each other


def test_on_a_phone_the_card_of_a_fight_waits_until_news_are_closed(stage: Open) -> None:
    """T-25: news of others' turns lay over the card, and one could tap neither it nor its close button."""
    table = stage("assault", "01", size=PHONE)
    number, _line = result_of(table)
    table.opens(number - 1, 0)
    table.page.evaluate("() => localStorage.setItem('jotun.since.stage.0', '1')")

    table.shows(number, 0)

    card = table.page.locator(".result").last
    expect(table.page.locator(".recent")).to_be_visible()
    expect(card).to_be_hidden()
    table.page.get_by_role("button", name="Close", exact=True).first.click()
    expect(card).to_be_visible()
    card.get_by_role("button").last.click()
    expect(table.page.locator(".result")).to_have_count(0)


@pytest.mark.parametrize("game", RECORDS)
def test_plays_of_others_unfold_at_a_pace_and_can_be_skipped(stage: Open, game: str) -> None:
    """T-25: at the pace that nobody has changed each sight stays for a while, and S shows what has come."""
    table = stage(game, RECORDS[game], size=SIZE, motion="no-preference")
    table.page.clock.install(time=datetime(2026, 1, 1))
    start = next(n for n in range(20, table.last) if table.is_quiet(n, 3, WATCHER))
    table.opens(start, WATCHER)
    table.page.clock.pause_at(datetime(2026, 1, 2))  # from here on only the test moves it
    versions = [table.frame(n, WATCHER).header.version for n in range(start + 1, start + 4)]
    shown = "() => document.body.dataset.version"

    for number in range(start + 1, start + 4):
        table.shows(number, WATCHER)
    assert table.page.evaluate(shown) == versions[0]
    expect(table.page.locator(".skip-ahead")).to_be_visible()
    table.page.clock.run_for(700)
    assert table.page.evaluate(shown) == versions[0]
    table.page.clock.run_for(200)
    assert table.page.evaluate(shown) == versions[1]
    table.page.keyboard.press("s")
    assert table.page.evaluate(shown) == versions[2]
    expect(table.page.locator(".skip-ahead")).to_have_count(0)


def test_the_pace_is_a_setting_of_the_browser(stage: Open) -> None:
    """T-25."""
    table = stage("assault", RECORDS["assault"], size=SIZE, motion="no-preference")
    start = next(n for n in range(40, table.last) if table.is_quiet(n, 3, 0))
    table.opens(start, 0)
    table.page.keyboard.press("m")
    table.page.get_by_label("at once").check()
    table.page.keyboard.press("Escape")

    for number in range(start + 1, start + 4):
        table.shows(number, 0)

    version = table.frame(start + 3, 0).header.version
    assert table.page.evaluate("() => document.body.dataset.version") == version
    assert table.page.evaluate("() => localStorage.getItem('jotun.pace')") == "once"


def test_what_falls_leaves_a_mark(stage: Open) -> None:
    """T-26: the dead giant is not just gone."""
    table = stage("giant", RECORDS["giant"], size=SIZE)
    session = table.live.session
    session.go_to(table.last)
    line = next(line for line in session.log(0) if "is destroyed" in line.text)
    number = session.line.number_at(line.ply)
    table.opens(number - 1, 0)

    table.shows(number, 0)

    expect(table.page.locator("svg.map .fell").first).to_be_attached()


def test_the_log_can_be_filtered(stage: Open) -> None:
    """T-28."""
    table = stage("assault", RECORDS["assault"], size=SIZE)
    number, _ = result_of(table)
    table.opens(number, 0)
    lines = table.page.locator(".log p[data-ply]:not(.turn):visible")
    everything = lines.count()

    table.page.locator("[data-log-filter]").select_option("fights")

    assert 0 < lines.count() < everything
    assert all(line.get_attribute("data-role") for line in lines.all())


def thrown(table: Stage) -> tuple[int, LogLine]:
    """The first line whose dice or numbers are shown where they fall, and the play that brought it."""
    session = table.live.session
    session.go_to(table.last)
    line = next(line for line in session.log(0) if line.roll and (line.roll.dice or line.roll.text))
    return session.line.number_at(line.ply), line


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", RECORDS)
def test_dice_are_shown_where_they_fall(stage: Open, game: str, motion: str) -> None:
    """T-26: a shot, its dice and what they give were lines of the log alone."""
    table = stage(game, RECORDS[game], size=SIZE, motion=motion)
    number, line = thrown(table)
    assert line.roll
    table.page.clock.install(time=datetime(2026, 1, 1))
    table.opens(number - 1, 0)
    table.page.clock.pause_at(datetime(2026, 1, 2))  # what lies there for a moment stays
    slip = table.page.locator(".toss")
    expect(slip).to_have_count(0)

    table.shows(number, 0)

    expect(slip.first).to_be_visible()
    faces = [face for one in slip.all() for face in one.locator("svg").all()]
    assert bool(faces) == bool(line.roll.dice)
    box = slip.first.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= SIZE[0]
    table.page.clock.run_for(6000)
    expect(slip).to_have_count(0)


def test_dice_do_not_lie_over_the_cards_of_results(stage: Open) -> None:
    """Where no room was left under a card, the dice lay over its lines."""
    table = stage("assault", "01", size=SIZE)
    session = table.live.session
    session.go_to(table.last)
    plies = [session.line.number_at(line.ply) for line in session.log(0) if line.role == "result"]
    table.page.clock.install(time=datetime(2026, 1, 1))
    table.opens(plies[0] - 1, 0)
    table.page.clock.pause_at(datetime(2026, 1, 2))
    met = 0

    for number in plies[:FIGHTS]:
        table.shows(number, 0)
        met += table.page.locator(".toss").count()
        expect(table.page.locator(".result:last-child > .face")).to_be_visible()
        assert not table.page.evaluate(COVERED), number

    assert met > FIGHTS / 2


def test_dice_of_the_last_fight_do_not_lie_over_the_end(stage: Open) -> None:
    """The last melee of a siege ends it: its numbers lay over the buttons and the chart."""
    table = stage("stronghold", "04", size=SIZE)
    table.page.clock.install(time=datetime(2026, 1, 1))
    table.opens(table.last - 1, 0)
    table.page.clock.pause_at(datetime(2026, 1, 2))

    table.shows(table.last, 0)

    slip = table.page.locator(".toss")
    expect(table.page.locator(".mid > .ending")).to_be_visible()
    expect(slip.first).to_be_hidden()
    assert slip.count() > 0
    table.page.get_by_role("button", name="See the board").click()
    expect(slip.first).to_be_visible()


@pytest.mark.parametrize("game", RECORDS)
def test_a_result_has_the_face_of_those_who_fought(stage: Open, game: str) -> None:
    """Leaders, machines, heroes and sides; a page looks for them when they are first shown."""
    table = stage(game, RECORDS[game], size=SIZE)
    session = table.live.session
    session.go_to(table.last)
    line = next(line for line in session.log(0) if line.role == "result" and line.seat >= 0)
    number = session.line.number_at(line.ply)
    table.opens(number - 1, 0)

    table.shows(number, 0)

    expect(table.page.locator(".result > svg.face").first).to_be_visible()
