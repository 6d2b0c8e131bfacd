"""The Dwarves through the page: people who win or lose together, proposals, and one person alone."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, play_to_the_end, play_until
from tests.browser.quests import at_the_gate
from tests.browser.stage import Open
from tests.browser.test_looks import DESK, PHONE, picture, serious

Enter = Callable[..., Person]
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
HEROES = {"hero_1": "boindil", "hero_2": "tungdil", "hero_3": "andokai", "hero_4": "balyndis"}


def sit_down(host: Person, *guests: Person, bots: int = 0, **options: str) -> None:
    """Everybody has a seat; the host is the first."""
    host.comes_in()
    seats = ["me", *["open" for _guest in guests], *["squire"] * bots]
    heroes = dict(list(HEROES.items())[: len(seats)])
    table = host.opens("dwarves", seats, **{**heroes, **options})
    for guest in guests:
        guest.sits_down(table)
    if guests:
        host.starts()
    for someone in (host, *guests):
        someone.is_at_the_table()


def test_three_people_and_a_bot_play_book_1_to_its_end(person: Enter) -> None:
    people = [person(name) for name in ("Ylva", "Odd", "Tova")]
    sit_down(*people, bots=1)

    answers = play_to_the_end(people, random.Random(4), hurry=0.4)

    assert answers > 20
    endings = [someone.page.locator(".ending").inner_text() for someone in people]
    assert endings[0] == endings[1] == endings[2]


def proposes(someone: Person, label: str) -> None:
    """Somebody who waits looks at the question of the others and clicks an answer."""
    someone.page.get_by_role("button", name="Propose a play").click()
    expect(someone.page.locator(".prompt.proposing")).to_be_visible()
    someone.page.locator(".prompt .opt", has_text=label).first.click()
    expect(someone.page.locator(".prompt.proposing")).to_have_count(0)


def test_a_proposal_is_taken_with_one_click(person: Enter) -> None:
    ylva, odd, tova = person("Ylva"), person("Odd"), person("Tova")
    sit_down(ylva, odd, tova)
    ylva.waits_for_turn()
    before = ylva.looks()["version"]

    proposes(odd, "End")

    expect(odd.page.locator(".proposals")).to_contain_text("You propose: ")
    expect(tova.page.locator(".proposals")).to_contain_text("Odd proposes: ")
    expect(tova.page.locator(".proposals button")).to_have_count(0)  # it is not theirs to take
    expect(ylva.page.locator(".prompt .opt[data-x-proposed=Odd]")).to_be_visible()
    assert ylva.looks()["version"] == before  # nothing has happened yet
    ylva.page.locator(".proposals").get_by_role("button", name="Do it").click()
    ylva.sees_change(before)
    for someone in (ylva, odd, tova):
        expect(someone.page.locator(".proposals")).to_be_hidden()


def test_a_proposal_is_marked_on_the_map_and_can_be_ignored(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    sit_down(ylva, odd)
    play_until([ylva, odd], random.Random(1), lambda p: p is ylva and "move" in tokens(p))
    ylva.page.locator('.prompt [data-token="move"]').first.click()
    ylva.page.wait_for_selector("svg.map .legal")
    odd.catches_up_with(ylva)  # a proposal for the question before would end with it
    odd.page.get_by_role("button", name="Propose a play").click()
    expect(odd.page.locator("svg.map .legal").first).to_be_visible()
    place = odd.page.locator("svg.map .legal").first
    key = place.get_attribute("data-key")

    place.dispatch_event("click")

    expect(ylva.page.locator(f'svg.map .legal[data-key="{key}"][data-x-proposed]')).to_be_visible()
    ylva.answers(random.Random(2))
    expect(ylva.page.locator("[data-x-proposed]")).to_have_count(0)


def tokens(someone: Person) -> list[str]:
    found: list[str] = someone.page.evaluate(
        "() => [...document.querySelectorAll('.prompt [data-token]')].map((o) => o.dataset.token)"
    )
    return found


def test_a_proposal_by_keyboard_and_taken_back(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    sit_down(ylva, odd)
    ylva.waits_for_turn()
    page = odd.page
    page.keyboard.press("p")
    expect(page.locator(".prompt.proposing h1")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".prompt.proposing")).to_have_count(0)

    page.keyboard.press("p")
    expect(page.locator(".prompt.proposing")).to_be_visible()
    page.keyboard.press("1")
    expect(ylva.page.locator(".proposals li")).to_have_count(1)
    page.locator(".proposals").get_by_role("button", name="Take it back").click()
    expect(ylva.page.locator(".proposals")).to_be_hidden()


def test_a_proposal_on_a_phone(person: Enter) -> None:
    ylva, odd = person("Ylva", size=PHONE), person("Odd", size=PHONE)
    sit_down(ylva, odd)
    ylva.waits_for_turn()
    odd.page.get_by_role("button", name="Propose a play").tap()
    odd.page.locator(".prompt.proposing .opt").first.tap()

    take = ylva.page.locator(".proposals").get_by_role("button", name="Do it")
    expect(take).to_be_in_viewport()
    for someone in (ylva, odd):
        assert someone.page.evaluate(SIDEWAYS) <= 0
    before = ylva.looks()["version"]
    take.tap()
    ylva.sees_change(before)


def test_a_window_can_be_passed_until_something_is_new(person: Enter, tmp_path: Path) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    at_the_gate(ylva, tmp_path, spells="spells: SP2\nhealth boindil 3")
    page = ylva.page
    assert "use something" in ylva.question  # Andôkai could heal Boïndil

    page.get_by_role("button", name="Pass until something is new").click()

    expect(page.locator(".prompt h1")).to_contain_text("Boïndil has 2 actions")
    expect(page.get_by_role("button", name="Pass until something is new")).to_be_hidden()


def test_one_person_plays_all_heroes_with_one_click(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in()
    ylva.page.goto("/")
    ylva.page.get_by_role("button", name="Play The Dwarves alone").click()
    ylva.page.wait_for_url("**/tables/*")
    ylva.is_at_the_table()
    signs: set[str | None] = set()
    rng = random.Random(3)

    for _ in range(200):
        ylva.waits_for_turn()
        if ylva.looks()["over"]:
            break
        expect(ylva.page.locator(".curtain")).to_be_hidden()
        signs.add(ylva.page.locator(".prompt .ask .em").first.get_attribute("class"))
        ylva.answers(rng, hurry=0.7)

    expect(ylva.page.locator(".ending")).to_be_visible()
    assert len(signs) == 2  # the page went from Hero to Hero by itself


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_everybody_can_read_it_by_day_and_by_lamplight(
    person: Enter, size: tuple[int, int], theme: str, tmp_path: Path
) -> None:
    ylva = person("Ylva", size=size, theme=theme)
    ylva.comes_in()
    at_the_gate(ylva, tmp_path)

    assert serious(ylva.page) == []
    expect(ylva.page.locator(".above .step.now").first).to_be_in_viewport()
    assert ylva.page.evaluate(SIDEWAYS) <= 0
    picture(ylva.page, f"table-dwarves-{theme}{'-phone' if size == PHONE else ''}")


def test_with_six_heroes_the_page_stays_small_and_does_not_scroll(
    person: Enter, tmp_path: Path
) -> None:
    ylva = person("Ylva", size=(1280, 800))
    ylva.comes_in()
    at_the_gate(ylva, tmp_path, more=("gandogar", "rodario"))

    expect(ylva.page.locator(".seatcard")).to_have_count(6)
    assert ylva.page.evaluate("() => document.querySelectorAll('*').length") < 2000
    assert ylva.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    expect(ylva.page.locator(".log")).to_be_in_viewport()


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1180, 820)])
def test_the_words_of_an_option_beside_the_odds_have_room(stage: Open, size: tuple[int, int]) -> None:  # fmt: skip
    """At 1280 by 800 "4 dice against 2 Orcs, 1 Troll, 1 Élf" stood in four lines of 72 pixels."""
    page = stage("dwarves", "05", 68, size).page

    widths = page.locator(".prompt .opt > small").evaluate_all(
        "(all) => all.map((note) => note.clientWidth || note.getBoundingClientRect().width)"
    )

    assert len(widths) == 5 and min(widths) > 110
