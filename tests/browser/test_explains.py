"""The table explains itself: hints, legends, reasons, the ruler, replays, by the ids of the findings.

All of it is shown on the stage, without a server.
"""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from jotunheim import registry
from jotunheim.records import Session, new_header
from jotunheim.records.files import record_text
from jotunheim.render.choices import entries
from jotunheim.scene import Prompt
from jotunheim.server.frames import Frame, frame_text
from tests.browser.people import Person
from tests.browser.stage import LAPTOP, Open, Stage

Enter = Callable[..., Person]


def test_a_hint_is_a_sentence_that_a_click_takes(stage: Open) -> None:
    """T-36: the option itself carries the lamp, and the card does not hide the map."""
    page = stage("giant", "01", 20).page
    token = page.locator(".prompt [data-token]").first.get_attribute("data-token")
    line = "Stand still (82 of 100 tries; about 54 % to win): cools 2"
    hint = {"kind": "hint", "level": "knight", "lines": [line], "answers": [[token]]}

    page.evaluate("(text) => window.line.onmessage({data: text})", json.dumps(hint))

    card = page.locator("aside.lamp")
    expect(card).to_contain_text("about 54 % to win")
    assert page.locator(".prompt [data-x-lamp]").count() == 1
    covered, whole = card.bounding_box(), page.locator(".mid").bounding_box()
    assert covered and whole and covered["height"] < whole["height"] / 2
    card.get_by_role("button", name="Stand still").click()
    expect(card).to_have_count(0)
    assert page.evaluate("() => window.sent.at(-1).tokens") == [token]


HEX = """(key) => {
  const map = document.querySelector("svg.map"), lattice = map.querySelector("[data-lattice]");
  const places = lattice.dataset.places.split(" "), at = places.indexOf(key);
  const [half, rise] = lattice.dataset.lattice.split(" ").map(Number);
  const point = new DOMPoint(places[at + 1] * half, places[at + 2] * rise).matrixTransform(map.getScreenCTM());
  return [point.x, point.y];
}"""
SHUT = """() => {  // hexes in view on which nothing is offered, and on which nothing stands
  const map = document.querySelector("svg.map"), box = map.getBoundingClientRect();
  const places = map.querySelector("[data-lattice]").dataset.places.split(" ");
  return places.filter((_, i) => i % 3 === 0);
}"""


def shut_hexes(page: Page) -> list[tuple[str, float, float]]:
    """Two hexes in view where nothing can be picked, far from each other."""
    found: list[tuple[str, float, float]] = []
    for key in page.evaluate(SHUT):
        x, y = page.evaluate(HEX, key)
        under = "([x, y]) => document.elementFromPoint(x, y)?.closest('svg.map, button, .legal, .legal-in, .piece')?.matches('svg.map') ?? false"
        if page.evaluate(under, [x, y]):
            found.append((key, x, y))
    return [found[0], found[-1]]


def first_play(found: Stage, fits: Callable[[Prompt], bool]) -> int:
    """The first moment at which the asked seat has such a question."""
    for ply in range(found.last):
        prompt = found.live.session.scene(found.asked(ply)).prompt
        if prompt is not None and prompt.mine and fits(prompt):
            return ply
    raise AssertionError("the record has no such question")


def told(page: Page, token: str, text: str) -> None:
    """The table answers."""
    message = json.dumps({"kind": "why", "token": token, "text": text})
    page.evaluate("(text) => window.line.onmessage({data: text})", message)


def test_a_hand_that_rests_on_any_hex_gets_an_answer(stage: Open) -> None:
    """T-35."""
    page = stage("giant", "01", 20).page
    (key, x, y), _far = shut_hexes(page)

    page.mouse.move(x + 1, y + 1)
    page.mouse.move(x, y)
    page.wait_for_function(
        "(token) => window.sent.some((said) => said.do === 'why' && said.token === token)",
        arg=f"at:{key}",
    )
    told(page, f"at:{key}", f"{key}: forest. Costs 2 to enter.")

    expect(page.locator("#tip")).to_contain_text("Costs 2 to enter.")


def test_the_ruler_measures_between_two_hexes_and_plays_nothing(stage: Open) -> None:
    """T-43."""
    page = stage("giant", "01", 20).page
    (one, x1, y1), (other, x2, y2) = shut_hexes(page)

    page.locator("[data-do=ruler]").click()
    page.mouse.click(x1, y1)
    page.mouse.click(x2, y2)

    token = f"line:{one}:{other}"
    assert page.evaluate("() => window.sent.at(-1)") == {"do": "why", "token": token}
    assert page.locator("line.measure").count() == 1
    told(page, token, f"{one} to {other}: 9 hexes. In sight, all clear.")
    expect(page.locator("#tip")).to_contain_text("9 hexes")
    page.locator(".legal-in, .legal").first.click(force=True)
    assert not [said for said in page.evaluate("() => window.sent") if said["do"] == "act"]
    page.keyboard.press("Escape")
    expect(page.locator("line.measure")).to_have_count(0)


def test_the_map_has_a_legend_one_click_away(stage: Open) -> None:
    """T-02, T-35."""
    page = stage("giant", "01", 20).page
    legend = page.locator(".legend")
    expect(legend.locator("li").first).to_be_hidden()

    legend.locator("summary").click()

    expect(legend).to_contain_text("Chasm.")
    assert legend.locator("li svg").count() == legend.locator("li").count() > 8


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("assault", "Its Fortitude."),
        ("stronghold", "Strength of the invader"),
        ("dwarves", "Perished Land."),
        ("valda", "A safe haven."),
    ],
)
def test_the_signs_of_every_map_have_a_legend(stage: Open, game: str, words: str) -> None:
    """T-02: of the four games whose maps bear signs instead of ground; each sign is drawn."""
    page = stage(game, "01", 30).page
    legend = page.locator(".legend")
    expect(legend.locator("li").first).to_be_hidden()

    legend.locator("summary").click()

    expect(legend).to_contain_text(words)
    assert legend.locator("li svg").count() == legend.locator("li").count() > 4


def test_the_sum_beside_the_options_follows_hand_and_focus(stage: Open) -> None:
    """T-38: it kept the odds of the first option."""
    found = stage("giant", "03", 0)
    page = found.page
    ply = first_play(found, lambda prompt: len([x for x in entries(prompt) if x.detail]) > 1)
    found.opens(ply, found.asked(ply))
    panels = page.locator(".odds [data-odds]")
    key = panels.nth(1).get_attribute("data-odds")

    page.locator(f".prompt [data-key='{key}']").hover()

    expect(panels.nth(1)).to_be_visible()
    expect(panels.nth(0)).to_be_hidden()


def test_the_replay_plays_steps_and_goes_from_turn_to_turn(stage: Open) -> None:
    """T-31: only the keys [ and ], of which quick presses were lost."""
    page = stage("giant", "01", 30).page
    asked = "() => window.sent.filter((said) => said.do === 'look').map((said) => said.public_ply)"

    for _ in range(3):
        page.locator("[data-step=back]").click()
    assert page.evaluate("() => document.body.dataset.version") and page.evaluate(asked)[0] == 29
    turns = page.locator(".replay").get_attribute("data-turns") or ""
    assert len(turns.split()) > 2
    for name in ("start", "turn-back", "back", "play", "on", "turn-on", "end"):
        expect(page.locator(f"[data-step={name}]")).to_be_visible()


def test_chips_on_the_edge_stand_only_for_places_out_of_view(stage: Open) -> None:
    """T-18."""
    found = stage("giant", "01", 0)
    page = found.page
    stray = """() => {
      const map = document.querySelector("svg.map"), frame = map.getBoundingClientRect();
      const out = [...map.querySelectorAll(".legal[data-token], .legal[data-tokens], .legal-in")].filter((place) => {
        const box = place.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
      });
      return document.querySelectorAll(".far .chip-o").length > 0 && out.length === 0;
    }"""
    for ply in range(0, found.last, max(1, found.last // 25)):
        found.shows(ply, found.asked(ply))
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")  # fmt: skip
        assert not page.evaluate(stray), ply


def test_the_muster_is_a_sheet_that_one_button_confirms(stage: Open) -> None:
    """T-45, T-47: one click was final, and weapons had to be picked in the order of a table."""
    found = stage("giant", "01", 0)
    page = found.page
    ply = first_play(found, lambda prompt: prompt.workshop is not None)
    found.opens(ply, found.asked(ply))
    confirm = page.locator("[data-compose]")
    expect(confirm).to_be_disabled()

    page.get_by_label("Add a giant").select_option(index=1)
    page.locator(".workshop .slot select").last.select_option(index=1)
    page.locator(".workshop .worn").click()  # it can be changed again
    page.locator(".workshop .slot select").last.select_option(index=1)
    line = page.evaluate("() => window.sent.at(-1).token").removeprefix("sheet:")
    tokens, said = found.live.game.composed(found.live.session.g, found.asked(ply), line)
    assert tokens, said
    names = [found.live.game.words.names[token] for token in tokens]
    told(page, f"sheet:{line}", " ".join(names) + "\n" + said)

    expect(page.locator(".workshop [role=status]")).to_contain_text("weapon points")
    assert not [one for one in page.evaluate("() => window.sent") if one["do"] == "act"]
    confirm.click()
    assert page.evaluate("() => window.sent.at(-1).tokens") == names


def test_who_picks_step_by_step_has_left_the_sheet(stage: Open) -> None:
    """Ready-made forces and Confirm stayed among the weapons of the next question, 70 pixels out of the window."""
    found = stage("giant", "01", 0)
    page = found.page
    ply = first_play(found, lambda prompt: prompt.workshop is not None)
    seat = found.asked(ply)
    found.opens(ply, seat)
    expect(page.locator(".prompt .made")).to_be_visible()

    for number in range(ply + 1, ply + 4):
        found.shows(number, seat)
        expect(page.locator(".prompt h1")).to_contain_text("What goes into")
        expect(page.locator(".prompt .made")).to_have_count(0)


def campaign(folder: Path) -> Path:
    """The muster of a campaign: a Bulwark waits in the hangar of the first seat, and 2 unit points in its pool."""
    game = registry.game("giant")
    text = "phase setup\npools 2 5\nready 0 7 1\ndice 8 7 12\n"
    chosen = {"series": "campaign", "map": "1"}
    session = Session(game, new_header(game, 2, chosen, seed="07" * 32, situation=text))
    session.play_all(["side:west"])
    path = folder / "campaign.jotun"
    path.write_text(record_text(session.header, session.lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("size", [LAPTOP, (390, 844)], ids=["desk", "phone"])
def test_the_sheet_of_a_campaign_takes_giants_out_of_the_hangar(
    chromium: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    """Issue 16: the record sheet of a campaign had no test in the browser."""
    found = Stage(chromium, campaign(tmp_path), size)
    page = found.page
    found.opens(1, 0)
    expect(page.locator("[data-key='sheet:hangar 0']")).to_contain_text("2 unit points in the pool")

    page.get_by_label("Add a giant").select_option(value="ready:7")
    line = page.evaluate("() => window.sent.at(-1).token").removeprefix("sheet:")
    tokens, said = found.live.game.composed(found.live.session.g, 0, line)
    names = [found.live.game.words.names[token] for token in tokens]
    told(page, f"sheet:{line}", " ".join(names) + "\n" + said)

    assert line.startswith("ready:7")
    page.locator("[data-compose]").click()
    assert page.evaluate("() => window.sent.at(-1).tokens")[0] == "ready:7"
    assert found.close() == []


def test_a_click_on_a_seat_opens_its_cards_and_what_it_can_do(stage: Open) -> None:
    """T-40, T-41."""
    found = stage("assault", "01", 60)
    page = found.page
    card = page.locator(".seatcard[data-key^='seat:']").nth(1)
    seat = (card.get_attribute("data-key") or "").removeprefix("seat:")

    card.locator("b").first.click()

    dialog = page.locator("dialog[data-panel=seat]")
    expect(dialog).to_be_visible()
    told(page, f"seat:{seat}", "Own command: Ravage\tplace one Ravage Marker")
    expect(dialog).to_contain_text("Own command: Ravage")
    assert dialog.locator("[data-token], [data-tokens]").count() == 0
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_words_about_an_option_do_not_cover_its_question(stage: Open) -> None:
    """T-42."""
    found = stage("giant", "03", 0)
    page = found.page
    ply = first_play(found, lambda prompt: len([x for x in entries(prompt) if x.detail]) > 1)
    found.opens(ply, found.asked(ply))
    option = page.locator(".prompt .opt").first
    option.focus()
    page.evaluate("() => document.querySelector('.prompt .opt').setAttribute('data-tip', 'Much is to be said. '.repeat(12))")  # fmt: skip

    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")

    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    words, question = tip.bounding_box(), page.locator(".prompt h1").bounding_box()
    assert words and question and words["y"] + words["height"] <= question["y"] + 1


def test_after_the_end_a_moment_can_be_seen_from_every_seat(stage: Open) -> None:
    """T-31."""
    found = stage("giant", "03", 0)
    found.opens(found.last, 0)
    page = found.page
    past = msgspec.structs.replace(found.frame(10, 0).header, live=False, last=found.last)
    message = frame_text(Frame(past, {}, {}), {})

    page.evaluate("(text) => window.line.onmessage({data: text})", bytes(message).decode())

    links = page.locator(".past-bar .by-seat a")
    expect(links.first).to_be_visible()
    assert links.all_inner_texts() == ["West", "East"] or links.all_inner_texts() == [
        "East",
        "West",
    ]
    assert "moment=10" in (links.first.get_attribute("href") or "")


def test_only_heroes_of_seats_that_there_are_can_be_chosen(person: Enter) -> None:
    """T-67: the form of The Dwarves asked for six Heroes at any number of seats."""
    page = person("Ylva").page
    page.goto("/new?game=dwarves")
    page.locator("details.more > summary").click()
    page.select_option("[name=seats]", "3")
    expect(page.locator("[data-option=hero_3]")).to_be_visible()
    expect(page.locator("[data-option=hero_4]")).to_be_hidden()

    page.select_option("[name=seats]", "4")
    expect(page.locator("[data-option=hero_4]")).to_be_visible()


def test_options_that_mean_nothing_now_are_left_out_of_the_form(person: Enter) -> None:
    """T-67: campaign fields for a single battle; maps by number."""
    ylva = person("Ylva")
    page = ylva.page
    page.goto("/new?game=giant")
    page.locator("details.more > summary").click()
    pool, seed = page.locator("[data-option=pool]"), page.locator("[data-option=map_seed]")
    expect(pool).to_be_hidden()
    expect(seed).to_be_hidden()

    page.select_option("[name='option.series']", "campaign")
    page.select_option("[name='option.map']", "generated")
    expect(pool).to_be_visible()
    expect(seed).to_be_visible()
    page.locator(".thumb", has_text="Crater Field").click()

    assert page.locator("[name='option.map']").input_value() == "3"
    expect(seed).to_be_hidden()
    page.select_option("[name='option.overflow']", "lost")
    page.get_by_role("button", name="All as in the book").click()
    assert page.locator("[name='option.overflow']").input_value() == "torso"
