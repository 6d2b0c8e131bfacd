"""Nothing is final by accident: paths before they are walked, the end of a turn, takebacks by asking."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from jotunheim.records.timeline import Play
from tests.browser.answering import Answering
from tests.browser.stage import NAMES, Open, Stage

SIZE = (1280, 800)
PHONE = (390, 844)


# Golden records, with a play in each that ends a turn: the next answer brings no dice and shows nothing hidden.
TURNS: Final = {"giant": ("03", 26), "assault": ("05", 453), "stronghold": ("01", 45), "dwarves": ("08", 10), "valda": ("10", 164)}  # fmt: skip
SOON: Final = 100  # milliseconds after which the page asks for a path, and still waits for it
KINDS: Final = 3  # of questions that are looked at in each game
POSITION: Final = """() => [document.querySelector(".prompt h1").textContent,
  ...[...document.querySelectorAll("svg.map .piece")].map((piece) => [piece.dataset.key, piece.getAttribute("transform"), piece.getAttribute("aria-label")].join()).sort(),
  ...[...document.querySelectorAll(".seatcard")].map((card) => card.textContent)]"""
POINT: Final = "(thing) => thing.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))"
TAP: Final = "(place) => place.dispatchEvent(new PointerEvent('click', {bubbles: true, cancelable: true, pointerType: 'touch'}))"  # fmt: skip


def firsts(table: Stage, fits: Callable[[Play], bool]) -> list[Play]:
    """The first play that fits of each question, by seats; a few questions of a record are enough."""
    found: dict[str, Play] = {}
    for play in table.live.session.plays:
        if play.question not in found and len(found) < KINDS:
            table.live.session.go_to(play.number - 1)
            if fits(play):
                found[play.question] = play
    return sorted(found.values(), key=lambda play: play.seat)


@pytest.mark.parametrize("game", TURNS)
def test_a_path_is_shown_before_it_is_walked(stage: Open, game: str) -> None:
    """T-09: while one points at an answer, and with the focus on it.

    Every game has such questions: giants and Heroes walk, armies make trips, units of the siege change their places,
    followers leave for an area.
    """
    table = stage(game, TURNS[game][0], size=SIZE)
    names = table.live.game.words.names
    asks = Answering(table)
    walked = firsts(table, lambda play: bool(asks.paths(play.seat, [names[play.token]])))
    shown = 0
    for play in walked:
        asks.opens(play.seat, play.number - 1)
        thing = asks.offer(names[play.token])
        if thing.count():  # else it is in a list that is folded, or part of a whole answer
            points_at(asks, thing)
            shown += 1
    assert shown >= 2
    assert not table.sent("act")


def points_at(asks: Answering, thing: Locator) -> None:
    """Its path is there while one points at it and while it has the focus, and not when one looks elsewhere."""
    page, ghost = asks.table.page, asks.table.page.locator("svg.map .ghost")
    thing.evaluate(POINT)
    asks.hears("preview")
    expect(ghost.first).to_be_attached()
    page.locator(".top").first.evaluate(POINT)
    expect(ghost).to_have_count(0)
    thing.focus()
    expect(ghost.first).to_be_attached()


# A place of the map in each game to which somebody walks: on a phone all but those of GIANT are as wide as a finger.
WALKS: Final = {"giant": "PickEnd", "assault": "TripStep", "stronghold": "MoveTo", "dwarves": "Walk", "valda": "NameArea"}  # fmt: skip


@pytest.mark.parametrize("game", WALKS)
def test_the_first_tap_shows_a_path_and_the_second_walks_it(stage: Open, game: str) -> None:
    """T-09: a finger cannot point; on wide places the first tap walked at once."""
    table = stage(game, TURNS[game][0], size=PHONE)
    names = table.live.game.words.names
    asks = Answering(table)
    play, *_ = firsts(table, lambda play: play.question == WALKS[game] and bool(asks.paths(play.seat, [names[play.token]])))  # fmt: skip
    asks.opens(play.seat, play.number - 1)
    page, place = table.page, table.page.locator("svg.map").locator(f":is([data-token$='{names[play.token]}'], [data-tokens*='{names[play.token]}'])").first  # fmt: skip

    page.clock.install()
    page.clock.pause_at(
        datetime.now() + timedelta(minutes=1)
    )  # a finger waits for the table, but not for ever
    place.evaluate(TAP)
    page.clock.run_for(SOON)
    asks.hears("preview")
    expect(page.locator("svg.map .ghost").first).to_be_attached()
    expect(page.locator(".tip.pinned, #tip")).to_contain_text("Tap again to do it.")
    assert not table.sent("act")
    place.evaluate(TAP)

    assert asks.waits("act")


@pytest.mark.parametrize("silent", [False, True])
def test_a_tap_on_a_wide_place_without_a_path_counts(stage: Open, silent: bool) -> None:
    """T-09: only what is walked takes two taps; and a table that says nothing is not waited for."""
    table = stage("assault", "01", size=PHONE)
    asks = Answering(table)
    play, *_ = firsts(table, lambda play: play.question == "StartTrip" and not asks.paths(play.seat, [asks.course[play.number - 1]]))  # fmt: skip
    asks.opens(play.seat, play.number - 1)
    token = asks.course[play.number - 1]

    table.page.locator(f"svg.map [data-token='{token}']").first.evaluate(TAP)
    if not silent:
        asks.hears("preview")

    assert asks.waits("act")["tokens"] == [token]


@pytest.mark.parametrize("game", TURNS)
def test_the_end_of_a_turn_is_a_step_of_its_own(stage: Open, game: str) -> None:
    """T-10: wherever an answer makes a turn final, the table gives it back once, and Enter confirms.

    Where the option itself says that it ends the turn ("End turn" of The Dwarves, "End shooting" of GIANT), it is this
    step, and nobody is asked twice.
    """
    table = stage(game, TURNS[game][0], size=SIZE)
    names = table.live.game.words.names
    asks = Answering(table)
    panel = table.page.locator("[data-panel=end]")
    ended = 0
    final = firsts(table, lambda play: asks.ends(play.seat, [names[play.token]]))
    for play in final:
        asks.opens(play.seat, play.number - 1)
        thing = asks.offer(names[play.token])
        if not thing.count():  # in a list that is folded, or part of a whole answer
            continue
        thing.dispatch_event("click")
        first = asks.hears("act")
        expect(panel).to_be_visible()
        assert panel.locator("[data-last]").inner_text().strip()
        table.page.keyboard.press("Enter" if ended else "Escape")
        expect(panel).to_be_hidden()
        if ended:
            second = asks.takes("act")
            assert second["tokens"] == first["tokens"] and not second.get("stop")
        ended += 1
    assert ended >= 2


def test_the_step_can_be_left_out(stage: Open) -> None:
    """T-10: a setting of the browser."""
    table = stage("assault", "01", size=SIZE)
    number = next(n for n in range(60, table.last) if table.asked(n) == 0)
    table.opens(number, 0)
    page = table.page
    page.keyboard.press("m")
    page.get_by_label("Ask before my turn ends").uncheck()
    page.keyboard.press("Escape")

    page.locator(".prompt [data-key='option:1']").click()

    page.wait_for_function("() => window.sent.some((message) => message.do === 'act')")
    assert "stop" not in table.sent("act")[0]


@pytest.mark.parametrize("game", TURNS)
def test_against_bots_a_play_is_taken_back_unless_something_was_shown(
    stage: Open, game: str
) -> None:
    """T-11: a second after a wrong answer, Undo was dead, because a bot had moved."""
    record, number = TURNS[game]
    table = stage(game, record, size=SIZE)
    asks = Answering(table)
    asks.begins(record, number, "squire")
    page, undo = table.page, table.page.locator("[data-do=undo]").first
    before = page.evaluate(POSITION)
    plays_and_ends_turn(asks)
    asks.bot_plays()
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert page.evaluate(POSITION) != before

    page.keyboard.press("u")
    asks.hears("undo")

    page.wait_for_function("() => document.body.hasAttribute('data-mine')")
    assert page.evaluate(POSITION) == before
    lines = page.locator(".log p")
    expect(lines.filter(has_text="took back the last play")).to_have_count(1)
    expect(lines.locator("del").first).to_be_visible()
    barred_by_chance(asks)


def test_one_click_is_one_undo(stage: Open) -> None:
    """T-19: a hex that needs a run took two, and the tip of the button was cut.

    T-15: how many hexes the giant takes on its way is not asked.
    """
    table = stage("giant", "03", size=SIZE)
    asks = Answering(table)
    number = next(n for n in range(table.last) if table.live.session.plays[n].question == "PickManner")  # fmt: skip
    asks.begins("03", number, "squire")
    page, undo = table.page, table.page.locator("[data-do=undo]").first
    before = page.evaluate(POSITION)
    page.evaluate("() => localStorage.setItem('jotun.endturn', 'off')")
    page.locator("svg.map [data-tokens*=',']").first.dispatch_event("click")
    tokens = asks.hears("act")["tokens"]
    assert len(tokens) > 1 and asks.now == number + len(tokens)
    assert "How many hexes" not in page.locator(".prompt h1").inner_text()
    expect(undo).to_have_attribute("data-tip", re.compile(r"^Takes back: \w.*, \w"))

    page.keyboard.press("u")
    asks.hears("undo")

    assert asks.now == number and page.evaluate(POSITION) == before


def plays_and_ends_turn(asks: Answering) -> None:
    """The person gives the answer of the record, and says that the turn ends."""
    asks.offer(asks.course[asks.now]).dispatch_event("click")
    asks.hears("act")
    asks.table.page.locator("[data-panel=end] [value=yes]").click()
    asks.hears("act")


def barred_by_chance(asks: Answering) -> None:
    """After dice or a card the button is off, and a click on it says why."""
    session, page = asks.table.live.session, asks.table.page
    while not session.plays[-1].draws:
        session.play(asks.course[asks.now])
    asks.table.shows(asks.now, asks.seat)
    undo = page.locator("[data-do=undo]").first
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.dispatch_event("click")
    expect(page.locator(".tip.pinned")).to_contain_text("dice were rolled or a card was drawn")


@pytest.mark.parametrize("game", TURNS)
def test_between_people_a_play_is_taken_back_by_asking(stage: Open, game: str) -> None:
    """T-11: the button asks the others; who is asked has two buttons; all read it in the log."""
    record, number = TURNS[game]
    table = stage(game, record, size=SIZE)
    asks = Answering(table)
    asks.begins(record, number, "person")
    page, asker, other = table.page, asks.seat, asked_next(asks)
    plays_and_ends_turn(asks)
    asks.bot_plays()  # it is a person, too
    expect(page.locator("[data-do=undo]").first).to_have_attribute("data-tip", re.compile("Ask the others"))  # fmt: skip
    page.keyboard.press("u")
    assert asks.waits("ask_back")

    asks.opens(other, asks.now)
    words = f"{NAMES[asker]} asks to take back the last play."
    table.hears({"kind": "wish", "text": words, "answer": True, "said": ""})
    page.get_by_role("button", name="Agree", exact=True).click()
    assert asks.waits("agree")["token"] == "yes"
    table.live.session.take_back(asker, agreed=True)
    table.shows(asks.now, other)

    assert asks.now == number
    expect(page.locator(".log p").filter(has_text="took back the last play")).to_have_count(1)


def asked_next(asks: Answering) -> int:
    """The seat that answers after this one."""
    state = asks.table.live.session.line.state_after(asks.now)
    state.play(asks.table.live.game.words.token(asks.course[asks.now]))
    assert state.asked is not None
    return state.asked.seat


@pytest.mark.parametrize("game", TURNS)
def test_a_bot_that_thinks_long_shows_it_and_can_be_told_to_move_now(
    stage: Open, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T-32: up to two minutes without a sign."""
    record, number = TURNS[game]
    table = stage(game, record, size=SIZE)
    person, bot = table.asked(number), table.asked(number + 1)
    sitting, seats = table.rows(False)
    seats[bot] = replace(seats[bot], kind="bot", level="jotun")
    monkeypatch.setattr(table, "rows", lambda over: (sitting, seats))
    page = table.page
    page.clock.install()
    table.opens(number + 1, person)
    now = page.get_by_role("button", name="Move now")
    expect(now).to_be_hidden()

    page.clock.run_for(5_000)
    expect(page.locator(".prompt .thinking")).to_contain_text("thinking, ")
    now.click()

    assert len(table.sent("hurry")) == 1
    table.shows(number + 2, person)  # it has moved
    page.clock.run_for(1_000)
    expect(page.locator(".thinking")).to_have_count(0)
    expect(now).to_be_hidden()


def test_others_are_asked_before_a_play_is_taken_back(stage: Open) -> None:
    """T-11: a bar with two buttons for those who are asked, and for nobody else."""
    table = stage("assault", "01", size=SIZE)
    table.opens(60, 0)
    page, bar = table.page, table.page.locator(".wish")
    expect(bar).to_be_hidden()

    words = "Ylva asks to take back the last play."
    table.hears({"kind": "wish", "text": words, "answer": True, "said": ""})
    expect(bar).to_contain_text(words)
    page.get_by_role("button", name="Agree").click()
    page.wait_for_function("() => window.sent.some((message) => message.do === 'agree')")
    assert table.sent("agree")[0]["token"] == "yes"

    table.hears({"kind": "wish", "text": words, "answer": False, "said": ""})
    expect(page.get_by_role("button", name="Agree")).to_be_hidden()
    table.hears({"kind": "wish", "text": "", "answer": False, "said": "Odd does not agree."})
    expect(bar).to_be_hidden()
    expect(page.locator(".toasts")).to_contain_text("Odd does not agree.")


def test_a_bot_in_ones_own_seat_is_told_with_the_way_back(stage: Open) -> None:
    """T-50."""
    table = stage("assault", "01", size=SIZE)
    table.opens(60, 0)
    bar = table.page.locator(".standin")
    expect(bar).to_be_hidden()
    rows = [{"seat": n, "words": "Ylva", "here": True, "bot": n == 0} for n in range(3)]

    table.hears({"kind": "people", "seats": rows, "html": ""})

    expect(bar).to_contain_text("A bot plays for you.")
    expect(bar.get_by_role("button", name="Take my seat back")).to_be_visible()
    rows[0]["bot"] = False
    table.hears({"kind": "people", "seats": rows, "html": ""})
    expect(bar).to_be_hidden()
