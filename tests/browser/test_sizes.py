"""The table at every size of window: one map for the whole game, nothing cut, nothing over anything else.

Positions come from golden records: the beginning, long questions, large armies, battles and the end. What is measured
stands in measures.js: letters below 10 pixels (but on a map), words that a box cuts off, boxes that overlap, a question
that scrolls without a sign.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from jotunheim import registry
from jotunheim.records import Session, new_header
from tests.browser.stage import NAMES, Stage, golden

SIZES: Final = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (1180, 820), (820, 1180), (390, 844), (844, 390))  # fmt: skip
WRONG: Final = (Path(__file__).parent / "measures.js").read_text()
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # fmt: skip
MAP: Final = """() => {
  const map = document.querySelector(".boards .board");
  if (!map) return null;
  const { width, height } = map.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
}"""
# Golden records, and the plays after which the table is looked at; -1 is the end.
POSITIONS: Final = {
    "giant": ("05", (0, 4, 32, 97, 194, -1)),
    "assault": ("09", (0, 91, 391, 436, -1)),
    "stronghold": ("01", (0, 60, 245, 270, 540, -1)),
    "dwarves": ("05", (0, 90, 200, -1)),
    "valda": ("10", (0, 30, 230, 420, -1)),
    "connect-four": ("", (0, 7, -1)),
}
Open = Callable[[str, str, int], Stage]


@pytest.fixture
def stage(chromium: Browser, tmp_path: Path) -> Iterator[Open]:
    """A table at a moment of a golden record, or of a game in which everybody takes the first option."""
    made: list[Stage] = []

    def opens(game: str, record: str, number: int) -> Stage:
        path = golden(game, record) if record else played(tmp_path / f"{game}.jotun", game)
        found = Stage(chromium, path, SIZES[0])
        made.append(found)
        plays = number % (found.last + 1)
        found.opens(plays, found.asked(plays))
        return found

    yield opens
    troubles = [trouble for one in made for trouble in one.close()]
    assert not troubles, troubles


def played(path: Path, name: str, seats: int = 2, plays: int = 10_000) -> Path:
    """The record of such a game, or of its beginning."""
    game = registry.game(name)
    session = Session(game, new_header(game, seats, seed="a1" * 32))
    while not session.g.over and len(session.plays) < plays:
        session.play(game.words.names[session.g.options[0]])
    path.write_text(session.text())
    return path


def sized(stage: Stage, size: tuple[int, int]) -> None:
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    stage.page.evaluate(DRAWN)


@pytest.mark.parametrize("game", POSITIONS)
def test_nothing_is_cut_or_covered_at_any_size(stage: Open, game: str) -> None:
    """T-07, T-22, T-24, T-46, T-59."""
    record, plays = POSITIONS[game]
    found: list[str] = []
    for number in plays:
        table = stage(game, record, number)
        for size in SIZES:
            sized(table, size)
            found += [f"{game} {number} {size}: {line}" for line in table.page.evaluate(WRONG)]

    assert not found, "\n".join(found)


# Positions with six seats, full hands and the end.
TABS: Final = (("giant", "03", (22, -1)), ("assault", "10", (549, -1)), ("stronghold", "04", (357, -1)), ("dwarves", "10", (94, -1)), ("valda", "07", (189, 341)))  # fmt: skip


@pytest.mark.parametrize(("game", "record", "plays"), TABS)
def test_every_tab_of_a_phone_holds_what_stands_in_it(stage: Open, game: str, record: str, plays: tuple[int, ...]) -> None:  # fmt: skip
    """The hand of a giant made the page 300 pixels too wide, six seats were cut, and the end lay over the cards."""
    found: list[str] = []
    for number in plays:
        table = stage(game, record, number)
        for size in SIZES[-3:]:
            sized(table, size)
            for tab in table.page.get_by_role("tab").all():
                tab.click()
                wrong = table.page.evaluate(WRONG)
                found += [f"{number} {size} {tab.inner_text()}: {line}" for line in wrong]

    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_the_map_has_one_size_for_the_whole_game(stage: Open, game: str, size: tuple[int, int]) -> None:  # fmt: skip
    """T-08."""
    record, _plays = POSITIONS[game]
    table = stage(game, record, 0)
    sized(table, size)
    seat, sizes = table.asked(0), set()
    for number in range(0, table.last, table.last // 12):
        table.shows(number, seat)
        table.page.evaluate(DRAWN)
        sizes.add(tuple(table.page.evaluate(MAP) or ()))

    assert len(sizes - {()}) == 1


@pytest.mark.parametrize("game", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_names_stand_at_the_seats_before_the_line_is_open(stage: Open, game: str) -> None:
    """T-55: for a moment there were no names; a long one is not cut (six Heroes at 1180 by 820)."""
    record, plays = POSITIONS[game]
    table = stage(game, record, plays[1])
    who = table.page.locator(".seatcard:not(.npc) .who")
    own = table.asked(plays[1])

    names = [NAMES[n] for n in range(table.live.session.header.seats)]
    names[own] = f"you, {names[own]}"
    assert sorted(who.all_text_contents()) == sorted(names)
    bots = [{"seat": n, "words": f"{name} (a bot plays: squire)", "here": True} for n, name in enumerate(names)]  # fmt: skip
    table.hears({"kind": "people", "seats": bots})
    for size in ((1280, 800), (1366, 768), (1180, 820), (820, 1180)):
        sized(table, size)
        assert not [
            line for line in table.page.evaluate(WRONG) if "who" in line or "seatcard" in line
        ]


def test_a_new_question_begins_at_its_top(stage: Open) -> None:
    """T-17."""
    table = stage("assault", "09", 391)
    sized(table, (1280, 800))
    prompt = table.page.locator(".prompt")
    prompt.evaluate("(prompt) => { prompt.style.maxHeight = '100px'; prompt.scrollTop = 40; }")

    table.shows(392, table.asked(391))

    assert prompt.evaluate("(prompt) => prompt.scrollTop") == 0


def test_the_phone_shows_the_pools_and_which_seat_is_ones_own(stage: Open) -> None:
    """T-57: the emptying of the pools is the end of the game; races that nobody plays are a tab away."""
    table = stage("assault", "01", 60)
    sized(table, (390, 844))

    assert table.page.locator(".left > .pools").inner_text().count(" of ") == 2
    assert table.page.locator(".seatcard[data-own]").get_attribute("data-own") == "you"
    table.page.get_by_role("tab", name="Players").click()
    assert table.page.locator(".seatcard.npc").first.is_visible()


def test_the_end_lies_over_the_board_and_the_board_is_one_click_away(stage: Open) -> None:
    """T-24: the winner and what can be done now are seen at once; T-34: seats are told by their names."""
    table = stage("assault", "01", -1)
    sized(table, (1366, 768))
    page = table.page

    assert "win with" in page.locator(".ending h1").inner_text()
    assert page.locator(".strip").is_hidden()
    assert page.get_by_role("button", name="Play again").is_visible()
    assert page.locator("[data-seen-by]").all_inner_texts() == ["Fire Giants", "Frost Giants", "Hill Giants"]  # fmt: skip
    page.get_by_role("button", name="See the board").click()
    assert page.locator(".ranks").is_hidden() and page.locator(".ending h1").is_visible()
    page.get_by_role("button", name="See the result").click()
    page.locator(".moment").first.click()
    page.wait_for_function("() => window.sent.some((message) => message.do === 'look')")


@pytest.mark.parametrize("game", ["giant", "assault", "stronghold", "valda"])
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_the_face_of_the_winner_is_whole(stage: Open, game: str, size: tuple[int, int]) -> None:
    """On a desk its box was half as large as the portrait, so a corner of it was seen."""
    table = stage(game, POSITIONS[game][0], -1)
    sized(table, size)
    face = table.page.locator(".crown .face").first

    box, drawn = face.bounding_box(), face.locator("svg").bounding_box()

    assert box and drawn and box["width"] >= 54
    assert drawn["width"] <= box["width"] and drawn["height"] <= box["height"]


def test_the_actions_after_the_game_go_back_when_an_earlier_moment_is_shown(stage: Open) -> None:
    table = stage("assault", "01", -1)

    table.shows(60, 0)

    assert table.page.locator(".prompt .after").count() == 0
    assert table.page.locator(".after").is_hidden()


def test_on_a_small_laptop_the_question_has_more_room_than_row_and_hand(stage: Open) -> None:
    """T-07: the names of row and hand had four lines, and the options of the question one."""
    table = stage("assault", "10", 249)
    sized(table, (1366, 768))

    prompt, strip = (table.page.locator(name).bounding_box() for name in (".prompt", ".strip"))

    assert prompt and strip and prompt["height"] > 1.5 * strip["height"]


def test_the_health_of_a_hero_at_the_end_stands_in_one_line(stage: Open) -> None:
    """T-24: it was "Health 3 of", and below it "6"."""
    table = stage("dwarves", "08", -1)
    for size in SIZES:
        sized(table, size)
        lines = table.page.locator(".ranks li > :is(b, span)").evaluate_all(
            "(all) => all.map((one) => one.getClientRects().length + one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize))"
        )
        assert max(lines) < 3, size


def test_on_a_tablet_held_upright_no_name_of_a_shot_is_broken(stage: Open) -> None:
    """It was "Dreadnaug", and below it "ht E4"."""
    table = stage("giant", "04", 118)
    sized(table, (820, 1180))

    names = table.page.locator(".prompt .dock .opt b")

    assert names.count() > 2
    assert min(names.evaluate_all("(all) => all.map((name) => name.clientWidth || name.getBoundingClientRect().width)")) > 110  # fmt: skip


def test_the_words_of_an_order_have_the_width_of_its_place(stage: Open) -> None:
    """Orders have no figure, and their words stood in its narrow column, one below the other."""
    table = stage("stronghold", "01", 0)
    sized(table, (1440, 900))

    shares = table.page.locator(".hold > :last-child").evaluate_all(
        "(all) => all.map((one) => one.clientWidth / one.parentElement.clientWidth)"
    )

    assert shares and min(shares) > 0.7


# Words of an option that stand in two lines, although there is no place to break them.
BROKEN: Final = r"""() => [...document.querySelectorAll(".prompt .opt")].flatMap((option) => {
  const walk = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (text.parentElement.closest("svg, .hide")) continue;
    for (const word of text.data.matchAll(/\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top / 4))).size > 1) found.push(word[0]);
    }
  }
  return found;
})"""


@pytest.mark.parametrize(
    ("game", "record", "plays"),
    [
        ("valda", "10", 383),
        ("valda", "02", 77),
        ("dwarves", "05", 0),
        ("valda", "08", 302),  # "Thundercl|ap"
        ("assault", "08", 876),  # "Weapo|nry"
    ],
)
def test_no_word_of_an_option_is_broken(stage: Open, game: str, record: str, plays: int) -> None:
    """ "Yggdr|asil" on four of these windows: the figure beside it took its room."""
    table = stage(game, record, plays)
    found: list[str] = []
    for size in SIZES:
        sized(table, size)
        found += [f"{size}: {word}" for word in table.page.evaluate(BROKEN)]

    assert found == []


def test_six_heroes_leave_room_for_the_log(chromium: Browser, tmp_path: Path) -> None:
    """It had 38 pixels on a small laptop."""
    table = Stage(chromium, played(tmp_path / "six.jotun", "dwarves", 6, 60), (1366, 768))
    try:
        table.opens(table.last, table.asked(table.last))
        height = table.page.locator(".logbox .log").evaluate("(log) => log.clientHeight")
    finally:
        table.close()

    assert height >= 95


# Positions in which something ran out of its column: ammunition, spaces of buildings, figures of Heroes, steps of a
# battle, the steps of the replay below six Heroes, the name of a closed card.
OUTSIDE: Final = """() => [
  ...[...document.querySelectorAll(".right, .left, .log")].filter((part) => part.clientHeight && part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className} scrolls sideways`),
  ...[...document.querySelectorAll(".replay .controls")].filter((row) => row.getBoundingClientRect().bottom > innerHeight + 1)
    .map(() => "the steps of the replay lie below the window"),
]"""
FULL: Final = (("giant", "04", 118), ("stronghold", "10", 7), ("dwarves", "10", 90), ("dwarves", "06", 60), ("assault", "07", 219))  # fmt: skip


@pytest.mark.parametrize(("game", "record", "plays"), FULL)
def test_full_columns_hold_what_stands_in_them(stage: Open, game: str, record: str, plays: int) -> None:  # fmt: skip
    """On a tablet held across eight boxes of a supply and the numbers of buildings lay outside the window."""
    table = stage(game, record, plays)
    found: list[str] = []
    for size in SIZES[:5]:
        sized(table, size)
        wrong = [*table.page.evaluate(WRONG), *table.page.evaluate(OUTSIDE)]
        found += [f"{size}: {line}" for line in wrong]

    assert found == []


# How wide the narrowest sentence of an option is, in pixels.
NARROWEST: Final = """() => Math.min(...[...document.querySelectorAll(".prompt .opt > small")]
  .filter((note) => note.textContent.length > 64).map((note) => note.getBoundingClientRect().width))"""


@pytest.mark.parametrize(
    ("game", "record", "plays"), [("valda", "10", 10), ("valda", "07", 288), ("assault", "08", 876)]
)
def test_a_sentence_in_an_option_has_room(stage: Open, game: str, record: str, plays: int) -> None:
    """Columns of 45 pixels made one word a line, and ten lines an option."""
    table = stage(game, record, plays)
    for size in SIZES:
        sized(table, size)
        assert table.page.evaluate(NARROWEST) > 108, size


def test_buttons_of_the_map_hide_no_name_of_an_area(stage: Open) -> None:
    """They lay over the cards of Tyr."""
    table = stage("valda", "10", 10)
    for size in [size for size in SIZES if min(size) > 600]:
        sized(table, size)
        hidden = table.page.evaluate("""() => {
          const zoom = document.querySelector(".zoom").getBoundingClientRect();
          return [...document.querySelectorAll("svg.map text")].filter((text) => {
            const box = text.getBoundingClientRect();
            return box.width && box.right > zoom.left && box.left < zoom.right && box.bottom > zoom.top && box.top < zoom.bottom;
          }).map((text) => text.textContent);
        }""")
        assert hidden == [], size


@pytest.mark.parametrize(("game", "record"), [("giant", "04"), ("dwarves", "05")])
def test_before_the_game_the_legend_lies_open_beside_the_map(stage: Open, game: str, record: str) -> None:  # fmt: skip
    """T-02: the right third of the page was empty, and the signs of the map were a fold away."""
    table = stage(game, record, 0)
    sized(table, (1440, 900))
    page = table.page

    assert page.locator(".right .legend-page .samples li").count() > 4
    assert page.locator(".board .legend").is_hidden()
    later = stage(game, record, table.last // 2).page
    assert later.locator(".legend-page").count() == 0
    assert later.locator(".board .legend").is_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (820, 1180)])
def test_the_end_fills_its_page(stage: Open, size: tuple[int, int]) -> None:
    """Half of it was empty below a small chart."""
    table = stage("valda", "10", -1)
    sized(table, size)

    filled = table.page.evaluate("""() => {
      const page = document.querySelector(".ending").getBoundingClientRect();
      return (document.querySelector(".ending > .after").getBoundingClientRect().bottom - page.top) / page.height;
    }""")

    assert 0.72 < filled <= 1


# Names and numerals of a map that touch each other.
TOUCHING: Final = """() => {
  const all = [...document.querySelectorAll("svg.map :is(.land-n, .land-p, .splate)")].map((one) => [one, one.getBoundingClientRect()]);
  return all.flatMap(([a, one], i) => all.slice(i + 1).filter(([, other]) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
  ).map(([b]) => `${a.textContent} touches ${b.textContent}`));
}"""


def test_no_name_on_the_map_of_girdlegard_touches_another(stage: Open) -> None:
    """ "Queen Xamtys II" lay on "Weyurn" and on the numeral of Gate I, "Roodacre" on "Idoslân"."""
    table = stage("dwarves", "05", 90)
    for size in SIZES:
        sized(table, size)
        assert table.page.locator("svg.map :is(.land-n, .land-p)").count() > 15
        assert table.page.evaluate(TOUCHING) == [], size


def test_the_steps_of_a_battle_stand_below_their_bars(stage: Open) -> None:
    """What lay behind was moved in by the style of another list, and "Casualties" touched the step after it."""
    table = stage("assault", "04", 418)
    steps = table.page.locator(".steps li")

    ends = steps.evaluate_all("""(all) => all.map((step) => {
      const words = document.createRange();
      words.selectNodeContents(step);
      const [box, text] = [step.getBoundingClientRect(), words.getBoundingClientRect()];
      return [text.left - box.left, box.right - text.right, box.top];
    })""")

    assert len(ends) == 5 and {top for _left, _right, top in ends} == {ends[0][2]}
    assert max(left for left, _right, _top in ends) < 1 and min(right for _left, right, _top in ends) > -1  # fmt: skip
