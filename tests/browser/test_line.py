"""The line to the table breaks and comes back; several windows look at one table."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Server, Wire
from tests.browser.people import CHANGED, Person
from tests.browser.stage import Open

Enter = Callable[..., Person]


def at_connect_four(person: Enter, url: str = "") -> tuple[Person, Person]:
    ylva, odd = person("Ylva", url=url), person("Odd")
    ylva.comes_in()
    table = ylva.opens("connect-four", ["me", "open"])
    odd.page.goto(f"/tables/{table.rsplit('/', 1)[1]}")
    odd.page.locator(".seat-list input[name=name]").first.fill("Odd")
    odd.page.get_by_role("button", name="Sit down").first.click()
    expect(odd.page.locator("li.mine")).to_be_visible()
    ylva.starts()
    odd.is_at_the_table()
    return (ylva, odd) if ylva.looks()["mine"] else (odd, ylva)


def discs(someone: Person) -> int:
    return someone.page.locator("svg.map .piece").count()


def test_reconnects_and_catches_up_after_the_network_drops(person: Enter, wire: Wire) -> None:
    first, second = at_connect_four(person, wire.url)
    far = first if first.url == wire.url else second
    near = second if far is first else first
    banner = far.page.locator(".banner").first

    wire.cut()
    expect(banner).to_be_visible()
    if near.looks()["mine"]:
        near.answers(random.Random(1))
    wire.mend()

    expect(banner).to_be_hidden()
    expect(far.page.locator("svg.map .piece")).to_have_count(discs(near))


def test_an_answer_given_while_the_line_is_cut_is_kept_and_counts_once(
    person: Enter, wire: Wire
) -> None:
    first, second = at_connect_four(person, wire.url)
    far = first if first.url == wire.url else second
    if not far.looks()["mine"]:
        before = far.looks()["version"]
        (second if far is first else first).answers(random.Random(2))
        far.sees_change(before)
        far.waits_for_turn()
    count = discs(far)

    wire.cut()
    expect(far.page.locator(".banner").first).to_be_visible()
    far.page.keyboard.press("4")
    expect(far.page.locator(".banner").first).to_contain_text("kept")
    wire.mend()

    expect(far.page.locator("svg.map .piece")).to_have_count(count + 1)
    far.page.wait_for_timeout(1500)  # a second sending would show by now
    assert discs(far) == count + 1 and not far.looks()["mine"]


def test_all_windows_follow_and_any_may_act(person: Enter) -> None:
    first, _ = at_connect_four(person)
    other = first.new_page()
    other.goto(first.page.url)
    other.wait_for_function("() => document.body.hasAttribute('data-mine')")
    before = first.looks()["version"]

    other.keyboard.press("3")

    first.page.wait_for_function(CHANGED, arg=before)
    expect(first.page.locator("svg.map .piece")).to_have_count(1)
    expect(other.locator("svg.map .piece")).to_have_count(1)


def test_a_restarted_server_is_found_again(person: Enter, own_server: Server) -> None:
    ylva = person("Ylva", url=own_server.url)
    ylva.comes_in()
    ylva.opens("connect-four", ["me", "squire"])
    ylva.is_at_the_table()
    ylva.waits_for_turn()
    ylva.answers(random.Random(1))
    ylva.waits_for_turn()
    count = discs(ylva)

    own_server.stop()
    expect(ylva.page.locator(".banner").first).to_be_visible()
    own_server.start()

    expect(ylva.page.locator(".banner").first).to_be_hidden()
    assert discs(ylva) == count
    ylva.answers(random.Random(1))


def test_a_step_back_before_the_line_is_open_is_kept_and_said_once(stage: Open) -> None:
    table = stage("giant", "03")
    table.opens(table.last, -1)
    table.loses_its_line()

    table.page.keyboard.press("[")
    assert not table.sent("look")
    table.has_a_line()

    assert [look["public_ply"] for look in table.sent("look")] == [table.last - 1]
    table.has_a_line()  # another line: the wish was said once
    assert len(table.sent("look")) == 1


def test_what_is_opened_before_the_line_is_open_gets_its_words(stage: Open) -> None:
    table = stage("giant", "03")
    table.opens(table.last, 0)
    table.loses_its_line()

    table.page.keyboard.press("t")
    table.page.locator(".after [data-do=analyse]").click()
    assert not table.sent("text") and not table.sent("analyse")
    table.has_a_line()

    assert len(table.sent("text")) == len(table.sent("analyse")) == 1


def test_a_hint_and_the_whole_log_come_when_the_line_is_open(stage: Open) -> None:
    table = stage("assault", "03", plays=200)
    table.loses_its_line()

    table.page.keyboard.press("h")
    table.page.locator("[data-do=earlier]").first.click()
    assert not table.sent("hint") and not table.sent("log")
    table.has_a_line()

    assert len(table.sent("hint")) == len(table.sent("log")) == 1
