"""Nothing is final by accident: paths before they are walked, the end of a turn, takebacks by asking."""

import pytest
from playwright.sync_api import expect

from jotunheim.server.engine.previews import preview
from tests.browser.stage import Open, Stage

SIZE = (1280, 800)


def a_move(table: Stage) -> tuple[int, int]:
    """A moment of GIANT at which a place on the map is a path away, and who is asked."""
    session = table.live.session
    for play in session.plays:
        session.go_to(play.number - 1)
        spaces = [space for board in session.scene(play.seat).boards for space in board.spaces]
        offers = [space.route or (space.token,) for space in spaces if space.route or space.token]
        if offers and "[[" in preview(table.live, play.seat, list(offers[0]), True)[1]:
            return play.number - 1, play.seat
    raise AssertionError("nobody moves")


def test_a_path_is_shown_before_it_is_walked(stage: Open) -> None:
    """T-09: while one points at a place, and with the focus on it; away with it when one looks elsewhere."""
    table = stage("giant", "03", size=SIZE)
    number, seat = a_move(table)
    table.opens(number, seat)
    page = table.page
    place = page.locator("svg.map :is([data-token], [data-tokens])").first
    place.evaluate(
        "(place) => place.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))"
    )
    page.wait_for_function("() => window.sent.some((message) => message.do === 'preview')")
    asked = table.sent("preview")[-1]

    path = {"board": "map", "kind": "walk", "points": [[10, 10], [40, 10], [60, 30]]}
    table.hears({"kind": "preview", "on": asked["on"], "tokens": asked["tokens"], "paths": [path]})

    ghost = page.locator("svg.map .ghost")
    expect(ghost).to_have_attribute("points", "10,10 40,10 60,30")
    assert not table.sent("act")
    page.locator("h1").first.dispatch_event("pointerover")
    expect(ghost).to_have_count(0)


RECORDS = {"giant": "03", "assault": "01", "stronghold": "01", "dwarves": "01", "valda": "01"}


def a_turn(table: Stage) -> tuple[int, int]:
    """A moment at which a seat with its turn is asked for one of a few answers, and the seat."""
    session = table.live.session
    for number in range(table.last // 3, table.last):
        seat = table.asked(number)
        prompt = session.scene(seat).prompt
        few = prompt is not None and prompt.form == "one" and 2 <= len(prompt.choices) <= 6
        if few and table.frame(number, seat).header.turn:
            return number, seat
    raise AssertionError("nobody has a turn")


@pytest.mark.parametrize("game", RECORDS)
def test_the_end_of_a_turn_is_a_step_of_its_own(stage: Open, game: str) -> None:
    """T-10: an answer that the table gives back because it ends the turn waits for a word; Enter confirms."""
    table = stage(game, RECORDS[game], size=SIZE)
    number, seat = a_turn(table)
    table.opens(number, seat)
    page = table.page
    page.locator(".prompt [data-key='option:1']").click()
    page.wait_for_function("() => window.sent.some((message) => message.do === 'act')")
    [first] = table.sent("act")
    assert first["stop"]

    table.hears(
        {"kind": "refused", "id": first["id"], "code": "ends", "text": "This ends your turn."}
    )

    panel = page.locator("[data-panel=end]")
    expect(panel).to_be_visible()
    expect(panel.locator("[data-last]")).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(panel).to_be_hidden()
    page.wait_for_function(
        "() => window.sent.filter((message) => message.do === 'act').length === 2"
    )
    second = table.sent("act")[-1]
    assert second["tokens"] == first["tokens"] and not second.get("stop")


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
