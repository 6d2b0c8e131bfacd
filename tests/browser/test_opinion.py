"""The opinion of a bot in the page: asked for only, with its curve, and a way to each moment (issue 21)."""

import pytest
from playwright.sync_api import expect

from jotunheim.bots.analysis import Look, Opinion
from jotunheim.server.engine.hindsight import comment
from tests.browser.stage import Open, Stage

DESK = (1366, 768)
PHONE = (390, 844)
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def opinion_on(table: Stage) -> Opinion:
    """What a bot might say: a look at every tenth play, and three mistakes."""
    session = table.live.session
    session.go_to(table.last)
    numbers = list(range(1, table.last, 10))
    looks = [
        Look(number, session.plays[number - 1].seat, at % 7 / 10 - 0.3, 0.0)
        for at, number in enumerate(numbers)
    ]
    names = session.game.words.names
    again: list[Look] = []
    for number in numbers:
        g, play = session.line.state_after(number - 1), session.plays[number - 1]
        other = next((token for token in g.options if token != play.token), None)
        if other is not None and play.token in g.options:
            line = ((play.seat, names[other]),)
            again.append(Look(number, play.seat, 0.4, 0.1 - number / 9999, line, True))
    return Opinion(tuple(looks), tuple(again))


def tells(table: Stage, done: int = 0, of: int = 0, html: str = "", problem: str = "") -> None:
    table.hears({"kind": "analysis", "done": done, "of": of, "html": html, "problem": problem})


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "record"), [("giant", "01"), ("dwarves", "06"), ("valda", "03")])
def test_a_bot_judges_the_game_and_leads_to_its_moments(
    stage: Open, game: str, record: str, size: tuple[int, int]
) -> None:
    table = stage(game, record, size=size)
    table.opens(table.last, -1)
    page, box = table.page, table.page.locator("dialog[data-panel=opinion]")
    assert not table.sent("analyse")  # nobody has asked

    page.locator(".after [data-do=analyse]").click()
    expect(box).to_be_visible()
    page.wait_for_function("() => window.sent.some((message) => message.do === 'analyse')")
    tells(table, done=3, of=12)
    expect(box).to_contain_text("3 of 12 decisions")
    expect(box.locator("progress")).to_have_js_property("value", 0.25)
    tells(table, done=12, of=12, html=comment(table.live, -1, opinion_on(table)))

    expect(box.locator("progress")).to_be_hidden()
    expect(box.locator(".curve")).to_have_count(
        1 if table.live.game.cooperative else table.live.session.header.seats
    )
    expect(box.locator(".costly > li")).to_have_count(3)
    expect(box.locator(".mistake")).to_have_count(3)
    assert page.evaluate(SIDEWAYS) <= 0
    moment = box.locator(".costly [data-do=moment]").first
    wanted = int(moment.get_attribute("data-told") or "-1")
    moment.click()
    expect(box).to_be_hidden()
    page.wait_for_function("() => window.sent.some((message) => message.do === 'look')")
    assert table.sent("look")[-1]["public_ply"] == wanted


def test_a_click_on_the_curve_leads_to_the_nearest_moment(stage: Open) -> None:
    table = stage("giant", "01", size=DESK)
    table.opens(table.last, 0)
    page, box = table.page, table.page.locator("dialog[data-panel=opinion]")
    page.locator(".after [data-do=analyse]").click()
    tells(table, html=comment(table.live, 0, opinion_on(table)))
    curve = box.locator(".chances svg")
    expect(curve).to_be_visible()

    curve.evaluate(
        """(curve) => {
          const at = new DOMPoint((Number(curve.dataset.left) + Number(curve.dataset.right)) / 2, 60);
          const { x, y } = at.matrixTransform(curve.getScreenCTM());
          curve.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
        }"""
    )

    page.wait_for_function("() => window.sent.some((message) => message.do === 'look')")
    moments = [int(word) for word in (curve.get_attribute("data-moments") or "").split()]
    half = moments[-1] / 2
    found = table.sent("look")[-1]["public_ply"]
    assert found in moments
    assert abs(found - half) == min(abs(moment - half) for moment in moments)


def test_a_refusal_is_read_in_the_dialog_and_one_may_ask_again(stage: Open) -> None:
    table = stage("giant", "01", size=DESK)
    table.opens(table.last, 0)
    page, box = table.page, table.page.locator("dialog[data-panel=opinion]")
    page.locator(".after [data-do=analyse]").click()
    words = "Only people who sit at the table can ask for this."

    table.hears({"kind": "refused", "id": "", "code": "not_yours", "text": words})

    expect(box).to_contain_text(words)
    box.get_by_role("button", name="Close").click()
    page.locator(".after [data-do=analyse]").click()
    page.wait_for_function(
        "() => window.sent.filter((message) => message.do === 'analyse').length === 2"
    )


def test_while_a_game_goes_on_nobody_is_offered_an_opinion(stage: Open) -> None:
    table = stage("giant", "01", plays=20, size=DESK)

    for button in table.page.locator("[data-do=analyse]").all():
        expect(button).to_be_hidden()
