"""What every table must have, in each of the five games: one visit in the middle of a game, one at its end."""

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from jotunheim.server.engine.views import earlier_log
from jotunheim.server.engine.why_not import why_not
from tests.browser.stage import Open, Stage

# Golden records of short games, and a play in their middle.
GAMES: Final = {"giant": ("03", 30), "assault": ("01", 200), "stronghold": ("01", 200), "dwarves": ("05", 150), "valda": ("10", 200)}  # fmt: skip
# A point of the map where nothing is offered: its place answers a hand that rests there, without a click.
FREE: Final = """() => {
  const points = [];
  const map = document.querySelector("svg.map"), box = map.getBoundingClientRect();
  const taken = ".legal, .legal-in, .piece, .dimmed, [data-tip], button, .slip, .verdict";
  for (let x = 0.06; x < 1; x += 0.04) for (let y = 0.06; y < 1; y += 0.04) {
    const point = [box.left + x * box.width, box.top + y * box.height];
    const there = document.elementFromPoint(...point);
    if (there?.closest("svg.map") === map && !there.closest(taken)) points.push(point);
  }
  return points;
}"""
BOXES: Final = "(pieces) => pieces.map((piece) => piece.getBoundingClientRect()).filter((box) => box.width).map((box) => [box.left + box.width / 2, box.top + box.height / 2])"  # fmt: skip
CLAUSE: Final = re.compile(r"\b[A-Z]{2}-[A-Z]{3}-\d+")
LIVE: Final = "() => [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')].filter((part) => part.querySelector('.opt, .clause[data-clause], .log p')).map((part) => part.outerHTML.slice(0, 90))"  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_visit_in_the_middle_of_a_game(stage: Open, game: str) -> None:
    record, number = GAMES[game]
    table = stage(game, record, number)

    the_question_says_whose_turn_it_is_and_leads_to_its_rules(table, number)
    every_piece_can_be_seen(table.page)
    people_have_one_name(table.page)
    the_voice_reads_the_question_alone(table.page)
    a_resting_hand_is_answered(table, number)
    the_map_zooms(table.page)
    a_seat_opens_with_its_face(table)
    a_hint_is_a_sentence(table)
    the_seal_is_in_the_menu(table.page)
    the_log_goes_back_to_the_beginning(table, number)
    what_others_did_is_told(table, number)
    the_replay_has_its_buttons(table)


def the_question_says_whose_turn_it_is_and_leads_to_its_rules(table: Stage, number: int) -> None:
    """T-12: "Your turn" stood over questions in turns of others; T-05: numbers of clauses stood under each."""
    page = table.page
    words = page.locator(".prompt .yours").first.text_content() or ""
    assert words.startswith("Your turn") == table.frame(number, table.asked(number)).header.turn
    assert not CLAUSE.search(page.locator(".prompt .ask").first.inner_text())
    assert page.locator(".prompt a[data-clause]").all_text_contents() == ["Rules for this"]


def every_piece_can_be_seen(page: Page) -> None:
    """T-14: units of one region, and two giants of one hex, lay over one another."""
    boxes: list[list[float]] = page.locator("svg.map .piece").evaluate_all(BOXES)
    assert boxes
    for x, y in boxes:
        near = [1 for a, b in boxes if abs(a - x) < 5 and abs(b - y) < 5]
        assert len(near) == 1, (x, y)


def people_have_one_name(page: Page) -> None:
    """T-66: West, Commander 2 and 54 were one player; the log names seats as their cards do."""
    log = page.locator(".log").inner_text()
    assert "Commander" not in log
    cards = page.locator(".seatcard[data-key^='seat:'] > b").all_text_contents()
    assert all(card.strip() for card in cards) and len(set(cards)) == len(cards)


def the_voice_reads_the_question_alone(page: Page) -> None:
    """T-61: a reader of screens heard every option at each question."""
    assert page.evaluate(LIVE) == []
    voices = page.locator("[aria-live=polite], [role=status]").all_text_contents()
    assert any(words.strip() for words in voices)


def a_resting_hand_is_answered(table: Stage, number: int) -> None:
    """T-35: places that were not on offer told nothing; the rules know each of them."""
    page = table.page
    points: list[list[float]] = page.evaluate(FREE)
    assert points
    for x, y in random.Random(3).sample(points, min(8, len(points))):
        page.mouse.click(x, y)
        asked = [said["token"] for said in table.sent("why")]
        if asked:
            break
    assert asked and why_not(table.live, table.asked(number), asked[-1])
    assert not table.sent("act")


def the_map_zooms(page: Page) -> None:
    """In Stronghold the buttons, the wheel and fingers did nothing."""
    view = page.locator("svg.map").first
    before = view.get_attribute("viewBox")
    page.locator(".zoom [data-do=plus]").first.click()
    assert view.get_attribute("viewBox") != before
    page.keyboard.press("0")


def a_seat_opens_with_its_face(table: Stage) -> None:
    """T-40."""
    page = table.page
    page.locator(".seatcard[data-key^='seat:'] > b").last.click()
    dialog = page.locator("dialog[data-panel=seat]")
    expect(dialog.locator("h2")).to_be_visible()
    assert table.sent("why")[-1]["token"].startswith("seat:")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def a_hint_is_a_sentence(table: Stage) -> None:
    """T-36, T-60."""
    option = table.page.locator(".prompt :is([data-token], [data-tokens])").first
    token = option.get_attribute("data-token")
    line = "This one (82 of 100 tries; about 54 % to win)"
    table.hears({"kind": "hint", "level": "knight", "lines": [line], "answers": [[token]]})
    card = table.page.locator("aside.lamp")
    expect(card).to_contain_text("about 54 % to win")
    table.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def the_seal_is_in_the_menu(page: Page) -> None:
    """T-64."""
    page.keyboard.press("m")
    expect(page.locator("[data-panel=menu] .seal code")).to_be_visible()
    page.keyboard.press("Escape")


def the_log_goes_back_to_the_beginning(table: Stage, number: int) -> None:
    """T-27."""
    page, seat = table.page, table.asked(number)
    more = page.get_by_role("button", name="earlier lines")
    if more.count():
        more.click()
        page.wait_for_function("() => window.sent.some((message) => message.do === 'log')")
        table.hears({"kind": "log", "seat": seat, "html": earlier_log(table.live, seat, -1)})
    expect(page.locator(".log p")).to_have_count(len(table.live.session.log(seat)))


def what_others_did_is_told(table: Stage, number: int) -> None:
    """T-25; and T-17: the question begins at its top."""
    page, seat = table.page, table.asked(number)
    page.locator(".prompt").evaluate("(prompt) => { prompt.style.maxHeight = '90px'; prompt.scrollTop = 30; }")  # fmt: skip
    read = table.frame(number, seat).header.public_ply
    page.evaluate(f"() => localStorage.setItem('jotun.since.stage.{seat}', '{read}')")
    later = next(n for n in range(number + 12, table.last) if table.asked(n) == seat)
    table.shows(later, seat)
    expect(page.locator(".recent")).to_contain_text("Since your last answer")
    assert page.locator(".prompt").evaluate("(prompt) => prompt.scrollTop") == 0


def the_replay_has_its_buttons(table: Stage) -> None:
    """T-31."""
    page = table.page
    for name in ("start", "turn-back", "back", "play", "on", "turn-on", "end"):
        assert page.locator(f"[data-step={name}]").count() == 1, name
    page.keyboard.press("[")
    page.wait_for_function("() => window.sent.some((message) => message.do === 'look')")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_all_and_offers_what_comes_next(stage: Open, game: str) -> None:
    """T-24, T-34, T-48: who won and why, places, points, a chart, moments; again, share, check, each seat's view."""
    table = stage(game, GAMES[game][0])
    table.opens(table.last, 0)
    page, end = table.page, table.page.locator(".ending")

    assert any(word in end.locator("h1").inner_text() for word in ("win", "lose", "lost", "draw"))
    assert len(end.locator(".why").inner_text()) > 10
    assert end.locator(".ranks li").count() == table.live.session.header.seats
    assert end.locator(".course svg").count() >= 1
    for name in ("Play again", "Share"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    expect(page.locator(".after a[href$='/verify']")).to_be_visible()
    # The decisive moment is shown; one of the last play is the board as it lies (a click did nothing).
    end.locator(".moment").first.click()
    page.wait_for_function("() => document.body.hasAttribute('data-board') || window.sent.some((message) => message.do === 'look')")  # fmt: skip
