"""What people met at the table and what went wrong in the page, by the ids of the findings.

Most are shown on the stage, without a server.
"""

import re
from collections.abc import Callable
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from jotunheim import registry
from jotunheim.learn.rulebook import rulebook, source_words
from jotunheim.records import Session, new_header
from jotunheim.records.files import record_text
from jotunheim.render.prompts import MANY
from jotunheim.server.engine.views import earlier_log
from jotunheim.server.routes.learn import game_words
from tests.browser.people import Person
from tests.browser.stage import LAPTOP, NAMES, Open, Stage

Enter = Callable[..., Person]
KEYS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
LEGAL: Final = "() => [...document.querySelectorAll('svg.map .legal-in, svg.map .legal[data-token]')].map((t, i) => { t.dataset.xNumber = i; return i; })"  # fmt: skip
FOCUS: Final = "(number) => document.querySelector(`[data-x-number='${number}']`).focus()"
NOTICES: Final = """() => {
  window.notices = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor(title) { window.notices.push(title); }
    close() {}
  };
}"""
LEFTS: Final = """(clause) => {
  const left = (part) => part.getBoundingClientRect().left;
  const frame = left(clause) - parseFloat(getComputedStyle(clause).outlineOffset);
  return [frame, left(clause.querySelector("h3 > .clause")), left(clause.querySelector("p")), left(clause.closest(".side-body"))];
}"""
# How many things lie wholly inside the frame of the map.
IN_VIEW: Final = """(things) => {
  const frame = document.querySelector("svg.map").getBoundingClientRect();
  const lies = (box) => box.width && box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  return [...document.querySelectorAll(things)].filter((thing) => lies(thing.getBoundingClientRect())).length;
}"""
FOCUSED: Final = "() => Number(document.activeElement.dataset.xNumber ?? -1)"


def test_what_the_host_says_appears_and_can_be_waved_away(stage: Open) -> None:
    """S-23: it comes while one plays, and stays away until the host says something else."""
    table = stage("giant", "01", 20)
    line, say = table.page.locator(".host-says"), "(text) => window.line.onmessage({data: text})"
    expect(line).to_be_hidden()

    table.page.evaluate(say, '{"kind": "banner", "text": "We restart at nine."}')
    expect(line).to_contain_text("We restart at nine.")
    line.get_by_role("button", name="Close").click()
    expect(line).to_be_hidden()

    table.page.evaluate(say, '{"kind": "banner", "text": "We restart at nine."}')
    expect(line).to_be_hidden()
    table.page.evaluate(say, '{"kind": "banner", "text": "We restart at ten."}')
    expect(line).to_be_visible()


def test_arrows_reach_every_legal_hex(stage: Open) -> None:
    """T-58: half of the columns could not be reached, and the first arrow jumped to a corner.

    T-16: the map shows where it may go; T-21: no count that means nothing; T-23: names of ranges lie on the map.
    """
    page = stage("giant", "01", 20).page
    legal = page.evaluate(LEGAL)
    assert page.evaluate(IN_VIEW, "svg.map .legal-in, svg.map .legal[data-token]") > 20
    assert page.locator(".prompt .places > summary").all_text_contents() == ["Choose on the map, or from the list"]  # fmt: skip
    assert page.evaluate(IN_VIEW, "svg.map .band-n") == page.locator("svg.map .band-n").count() > 0
    page.keyboard.press("ArrowRight")
    reached, todo = set(), [page.evaluate(FOCUSED)]
    while todo:
        here = todo.pop()
        if here in reached or here < 0:
            continue
        reached.add(here)
        for key in KEYS:
            page.evaluate(FOCUS, here)
            page.keyboard.press(key)
            todo.append(page.evaluate(FOCUSED))

    assert len(legal) > 20 and reached == set(legal)


def test_escape_closes_the_chat_while_one_types_and_the_hint(stage: Open) -> None:
    """T-60."""
    page = stage("giant", "01", 20).page
    page.keyboard.press("c")
    page.locator(".chat input").fill("Hello")
    page.keyboard.press("Escape")
    expect(page.locator(".chat")).to_be_hidden()

    page.keyboard.press("h")
    expect(page.locator(".lamp")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".lamp")).to_have_count(0)


def test_a_seat_with_a_new_link_ends_the_old_page_with_one_sentence(stage: Open) -> None:
    """T-49: the old page called three times a second, for ever."""
    page = stage("giant", "01", 20).page

    page.evaluate("() => window.line.onclose({ code: 4403 })")

    expect(page.locator(".toast")).to_have_count(1)
    expect(page.locator(".toast")).to_contain_text("You are watching now")
    expect(page.locator(".banner")).to_be_hidden()


def test_a_line_that_is_cut_is_noticed_at_once(stage: Open) -> None:
    """T-54."""
    page = stage("giant", "01", 20).page
    expect(page.locator(".banner")).to_be_hidden()

    page.evaluate("() => dispatchEvent(new Event('offline'))")

    expect(page.locator(".banner")).to_be_visible()


def test_the_same_word_is_said_once_at_a_time(stage: Open) -> None:
    """T-49: there was a tower of equal words."""
    page = stage("giant", "01", 20).page
    refused = """() => { for (let i = 0; i < 5; i++) window.line.onmessage({ data: JSON.stringify({ kind: "refused", code: "no", text: "No." }) }); }"""

    page.evaluate(refused)

    assert page.locator(".toast").count() == 1


def test_there_is_no_confirm_that_confirms_nothing(stage: Open) -> None:
    """T-44: the red button of the muster did nothing."""
    table = stage("giant", "05", 0)
    for number in range(1, 12):
        table.shows(number, table.asked(number))
        button = table.page.locator(".prompt [data-do=confirm]")
        does = table.page.locator('.prompt :is([data-token="done"], [aria-pressed="true"], .stepper)')  # fmt: skip
        assert not button.count() or does.count()


def test_the_menu_shows_the_seal_of_the_dice(stage: Open) -> None:
    """T-64: against bots it was shown nowhere."""
    table = stage("giant", "01", 20)
    assert table.live.session.header.commitment
    table.page.keyboard.press("m")

    expect(table.page.locator("[data-panel=menu] .seal code")).to_be_visible()


def test_what_happened_since_the_last_answer_is_told_on_a_laptop(stage: Open) -> None:
    """T-25: two turns of bots went by in one rush; the phone told them, the desk did not."""
    table = stage("assault", "01", 60)
    seat = table.asked(60)
    table.page.evaluate(f"() => localStorage.setItem('jotun.since.stage.{seat}', '59')")

    table.shows(90, seat)

    slip = table.page.locator(".recent")
    expect(slip).to_contain_text("Since your last answer")
    assert slip.locator("p").count() > 3
    slip.get_by_role("button", name="Close").click()
    expect(slip).to_have_count(0)


def test_against_bots_a_play_is_taken_back_with_their_answer(person: Enter) -> None:
    """T-11: a second after a wrong click, Undo was dead."""
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.opens("connect-four", ["me", "squire"])
    ylva.is_at_the_table()
    ylva.waits_for_turn()
    discs = ylva.page.locator("svg.map .piece")
    before = discs.count()
    version = ylva.looks()["version"]
    ylva.page.keyboard.press("4")
    expect(discs).to_have_count(before + 2)  # one's own and the bot's
    ylva.sees_change(version)
    ylva.waits_for_turn()

    ylva.page.keyboard.press("u")

    expect(discs).to_have_count(before)
    expect(ylva.page.locator(".log del")).to_have_count(2)


def test_the_log_can_be_read_from_the_beginning(stage: Open) -> None:
    """T-27: only the last 40 lines were there."""
    table = stage("assault", "01", 200)
    page, seat = table.page, table.asked(200)
    assert page.locator(".log p").count() == 40
    page.get_by_role("button", name="earlier lines").click()
    page.wait_for_function("() => window.sent.some((message) => message.do === 'log')")
    message = {"kind": "log", "seat": seat, "html": earlier_log(table.live, seat, -1)}

    page.evaluate("(message) => window.line.onmessage({ data: JSON.stringify(message) })", message)

    lines = page.locator(".log p")
    assert lines.count() == len(table.live.session.log(seat))
    tops = lines.evaluate_all("(lines) => lines.map((line) => [Number(line.dataset.ply), line.getBoundingClientRect().top])")  # fmt: skip
    in_order = [ply for ply, _top in sorted(tops, key=lambda pair: pair[1])]
    assert in_order == sorted(in_order)


def test_lists_stay_open_when_a_form_loads_the_page_again(stage: Open) -> None:
    """T-20: card lists of others were shut after every form."""
    page = stage("assault", "01", 60).page
    fold = page.locator("details.fold[data-key]").first
    expect(fold).not_to_have_attribute("open", "")
    fold.evaluate("(fold) => { fold.open = true; }")
    page.wait_for_function("() => Object.keys(sessionStorage).some((key) => key.startsWith('jotun.folds'))")  # fmt: skip

    page.reload()

    expect(page.locator("details.fold[data-key]").first).to_have_attribute("open", "")


def counts_up(table: Stage, number: int) -> bool:
    """Was one of several equal things picked just now, and is another one on offer?"""
    seat = table.asked(number)
    prompt = table.live.game.prompt(table.live.session.g, seat)
    return prompt is not None and any(
        tally.token == prompt.picks[-1] and tally.picked < tally.most for tally in prompt.tallies
    )


def test_equal_things_are_counted_up_and_down(stage: Open) -> None:
    """T-13: a second click on a tile that read "picked" added the second giant."""
    table = stage("assault", "02")
    number = next(n for n in range(table.last) if counts_up(table, n))
    table.opens(number, table.asked(number))
    tally = table.page.locator(".tally", has=table.page.locator("[data-token]:enabled"))
    expect(tally.locator("output")).to_have_text(re.compile(r"1 of \d"))
    token = tally.locator("[data-token]").get_attribute("data-token")

    tally.get_by_role("button", name="One less").click()
    assert [message["token"] for message in table.sent("less")] == [token]

    table.opens(number, table.asked(number))
    tally.get_by_role("button", name="One more").click()
    assert [message["tokens"] for message in table.sent("act")] == [[token]]
    assert table.page.locator('.prompt :is([data-token="done"], [data-do=confirm])').count() <= 1


def test_a_name_in_the_chat_has_a_button_to_mute_it(stage: Open) -> None:
    """T-56: it was a click on the name, told by a tooltip only."""
    table = stage("giant", "01", 20)
    page = table.page
    page.keyboard.press("c")
    table.hears({"kind": "chat", "line": 7, "seat": 1, "name": "Odd", "text": "Too slow."})
    words = page.locator(".chat-lines").get_by_text("Too slow.")
    expect(words).to_be_visible()

    page.locator(".chat-lines").get_by_role("button", name="Mute", exact=True).click()

    expect(words).to_be_hidden()
    page.locator(".chat-lines .mute").click()
    expect(words).to_be_visible()


def test_a_line_of_the_chat_can_be_reported(stage: Open) -> None:
    """T-56: the host was told nothing; one more question comes before."""
    table = stage("giant", "01", 20)
    page = table.page
    page.keyboard.press("c")
    table.hears({"kind": "chat", "line": 7, "seat": 1, "name": "Odd", "text": "Too slow."})
    page.locator(".chat-lines").get_by_role("button", name="Report", exact=True).click()
    assert not table.sent("report")

    page.get_by_role("dialog").get_by_role("button", name="Yes").click()

    page.wait_for_function("() => window.sent.some((message) => message.do === 'report')")
    [message] = table.sent("report")
    assert message["token"] == "7"
    table.hears({"kind": "done", "id": message["id"], "version": ""})
    expect(page.locator(".chat-note")).to_contain_text("The host of the server")


def test_a_page_out_of_sight_calls_its_reader(stage: Open) -> None:
    """T-53: only a sound and the title of the tab said that it was one's turn."""
    table = stage("assault", "01", 60)
    seat = table.asked(60)
    others = next(n for n in range(60, table.last) if table.asked(n) != seat)
    own = next(n for n in range(others, table.last) if table.asked(n) == seat)
    table.opens(others, seat)
    page = table.page
    page.evaluate(NOTICES)
    page.keyboard.press("m")
    page.locator("[data-panel=menu] [data-do=notices]").click()
    page.keyboard.press("Escape")
    page.evaluate("() => Object.defineProperty(document, 'hidden', { value: true })")

    table.shows(own, seat)

    page.wait_for_function("() => window.notices.length === 1")


CALLS: Final = """<div class="tb now" data-key="table:t9"><div><b>Odd's table</b><div class="w"><b class="act">Your turn</b></div></div>
<a class="btn go" href="/tables/t9">Go on</a></div>"""


def test_a_lobby_out_of_sight_calls_its_reader_once(person: Enter) -> None:
    """T-53: of a table by turns nobody was told unless its own page was open."""
    ylva = person("Ylva")
    ylva.comes_in()
    page, head = ylva.page, '<div class="tables" data-list="yours">'
    page.clock.install()
    page.goto("/")
    page.evaluate(NOTICES)
    page.evaluate("() => localStorage.setItem('jotun.notices', 'on')")
    page.evaluate("() => Object.defineProperty(document, 'hidden', { value: true })")
    html = page.content()
    assert head in html
    page.route(page.url, lambda route: route.fulfill(body=html.replace(head, head + CALLS), content_type="text/html"))  # fmt: skip

    page.clock.run_for(65_000)
    page.wait_for_function("() => window.notices.length === 1")
    page.clock.run_for(65_000)

    assert page.evaluate("() => window.notices") == ["Odd's table"]


def test_a_seat_of_which_nothing_lies_open_says_so(stage: Open) -> None:
    """During the muster the card of a seat ended with its own name once more."""
    table = stage("giant", "01", 0, size=(390, 844))
    table.page.locator("[data-tab-of=players]").tap()
    table.page.locator(".seatcard[data-key='seat:1']").tap()

    expect(table.page.locator("[data-panel=seat] [data-lies]")).to_contain_text("Nothing else")


@pytest.mark.parametrize(("game", "word"), [("giant", "Sheets"), ("assault", "Cards")])
def test_a_tab_has_the_word_of_its_game(stage: Open, game: str, word: str) -> None:
    """T-63: "Cards" in a game without cards; T-70: orders for reactions in a game without any."""
    table = stage(game, "01", 20, size=(390, 844))

    expect(table.page.locator("[data-tab-of=cards]")).to_have_text(word)
    assert (table.page.locator("[data-panel=menu] [name=order]").count() > 0) == (word == "Cards")


def test_enter_takes_the_typed_number_and_not_the_place_in_focus(stage: Open) -> None:
    """T-62."""
    table = stage("giant", "04")
    number = next(n for n in range(table.last) if has_two_digits(table, n))
    page = table.page
    page.clock.install(time=datetime(2026, 1, 1))
    table.opens(number, table.asked(number))
    page.clock.pause_at(datetime(2026, 1, 2))  # the wait for a second digit never ends by itself
    wanted = page.locator('.prompt [data-key="option:1"]').get_attribute("data-token")
    page.keyboard.press("ArrowRight")
    expect(page.locator("svg.map :focus")).to_have_count(1)

    page.keyboard.press("1")
    assert not table.sent("act")
    page.keyboard.press("Enter")

    assert [message["tokens"] for message in table.sent("act")] == [[wanted]]


def has_two_digits(table: Stage, number: int) -> bool:
    """Is a question about places open whose options have numbers of two digits, and are not so many that they fold?"""
    table.live.session.go_to(number)
    g = table.live.session.g
    return (
        g.asked is not None
        and type(g.asked).__name__ in ("PickManner", "PickEnd")
        and 10 < len(g.options) <= MANY
    )


def test_the_cloth_stays_away_while_nothing_is_hidden(stage: Open) -> None:
    """T-51: it fell at every change of turn of a battle in which both see the same."""
    table = stage("giant", "01")
    table.shared = True
    start = next(n for n in range(20, table.last) if table.asked(n) != table.asked(n + 1))
    first, second = table.asked(start), table.asked(start + 1)
    table.opens(start, first)
    curtain = table.page.locator(".curtain")
    expect(curtain).to_be_hidden()

    table.shows(start + 1, first)

    expect(curtain).to_be_hidden()
    assert table.sent("seat")[-1]["seat"] == second
    table.shows(start + 1, second)
    expect(table.page.locator("body")).to_have_attribute("data-mine", "")
    expect(table.page.locator(".toast")).to_have_text(f"{NAMES[second]}, your turn")


def test_the_cloth_falls_while_forces_are_chosen(stage: Open) -> None:
    """T-51."""
    table = stage("giant", "01")
    table.shared = True
    table.first = table.filled(table.frame(0, 0), 0)

    table.page.goto("/tables/stage")

    expect(table.page.locator(".curtain")).to_be_visible()


def test_a_clause_in_the_drawer_keeps_clear_of_its_frame(stage: Open) -> None:
    """T-06: its text touched the frame, and its number stood four pixels to the right of it."""
    table = stage("giant", "01", 20)
    game = table.live.game
    book = table.pages.text(
        "rules.html", visitor=None, game=game_words(game), chapters=rulebook(game), words=[],
        asked={}, examples={}, worked=[], source_words=source_words,
    )  # fmt: skip
    table.context.route("**/rules/giant", lambda route: route.fulfill(body=book, content_type="text/html"))  # fmt: skip
    table.page.locator(".prompt [data-do=rule]:visible, .prompt a.clause:visible").first.click()
    clause = table.page.locator("[data-panel=rules] .clause-text[data-x-lit]").first
    expect(clause).to_be_visible()

    frame, number, text, edge = clause.evaluate(LEFTS)

    assert text - frame >= 6 and abs(number - text) < 1
    assert frame - 3 >= edge  # the frame itself is not cut by the drawer
    lit = table.page.locator("[data-panel=rules] .clause-text[data-x-lit]").all()
    boxes = [box for one in lit if (box := one.bounding_box())]
    assert all(
        b["y"] - a["y"] - a["height"] >= 20 for a, b in pairwise(boxes)
    )  # frames do not cross


@pytest.mark.parametrize(("game", "signs"), [("giant", 1), ("assault", 3)])
def test_commanders_of_machines_do_not_carry_the_signs_of_races(stage: Open, game: str, signs: int) -> None:  # fmt: skip
    """T-71: fire and lightning stood at the seats of GIANT; there is one gear now, in the shape of the seat."""
    page = stage(game, "01", 20).page

    shown = "(glyphs) => glyphs.map((glyph) => getComputedStyle(glyph).d)"
    glyphs = page.locator(".seatcard:not(.npc) .em-g").evaluate_all(shown)

    assert len(glyphs) >= 2 and len(set(glyphs)) == signs


BESIDE: Final = "phase assault\ngiant 1 type=5 at=1501\ngiant 4 type=5 at=1502\n"


def test_an_assault_shows_the_chance_to_win_it(chromium: Browser, tmp_path: Path) -> None:
    """T-39: a fight to the death was offered without one, while shots had a percentage."""
    game = registry.game("giant")
    session = Session(game, new_header(game, 2, {}, seed="07" * 32, situation=BESIDE))
    path = tmp_path / "beside.jotun"
    path.write_text(record_text(session.header, session.lines), encoding="utf-8")
    table = Stage(chromium, path, LAPTOP)
    table.opens(0, table.asked(0))

    option = table.page.locator(".prompt .opt[data-token='giant:1']")
    expect(option).to_contain_text(re.compile(r"\d+ %"))
    assert table.close() == []
