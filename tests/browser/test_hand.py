"""Under the hand: words that come when asked for, clicks that reach their place, things that keep still."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, play_until
from tests.browser.stage import Open

Enter = Callable[..., Person]
PATIENCE = 900  # milliseconds: longer than a tip waits before it shows itself
NOTED = """() => {
  window.moved = [];
  document.startViewTransition = () => window.moved.push("all of the page");
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (!this.closest("svg.map, .die")) window.moved.push(this.className);
    return animate.apply(this, how);
  };
}"""
MIDST = """() => {
  const boxes = [...document.querySelectorAll(".legal-in")].map((place) => [place, place.getBoundingClientRect()]);
  const middles = boxes.map(([place, { x, y, width, height }]) => [place, x + width / 2, y + height / 2]);
  const mean = (at) => middles.reduce((sum, middle) => sum + middle[at], 0) / middles.length;
  const [x, y] = [mean(1), mean(2)];
  const free = middles.filter(([place, ...at]) => document.elementFromPoint(...at) === place);
  free.sort((a, b) => Math.hypot(a[1] - x, a[2] - y) - Math.hypot(b[1] - x, b[2] - y));
  window.pointed = free[0][0];
  return free[0].slice(1);
}"""
EXPLAINED = """([x, y]) => {
  const thing = document.elementFromPoint(x, y)?.closest(".legal-in, .piece");
  return Boolean(thing) && thing !== window.pointed;
}"""
BEHIND = """() => {
  const legal = new Set(document.querySelectorAll(".legal-in"));
  for (const piece of document.querySelectorAll("svg.map .piece")) {
    const { left, top, width, height } = piece.getBoundingClientRect();
    for (let down = 0.1; down < 1; down += 0.1) {
      const [x, y] = [left + width / 2, top + height * down];
      const found = document.elementsFromPoint(x, y);
      const place = found.find((other) => legal.has(other));
      if (place && found[0].closest(".piece") === piece) return { x, y, key: place.dataset.key };
    }
  }
  return null;
}"""
LEGAL_AT = """([x, y]) => {
  const map = document.querySelector("svg.map");
  const { x: across, y: down } = new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse());
  const place = document.querySelector(".legal-in").cloneNode();
  place.setAttribute("d", `M${across - 9} ${down - 9}h18v18h-18Z`);
  place.setAttribute("data-key", "legal:made-up");
  map.append(place);
}"""
SMALL_MAP = """() => {
  const small = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  small.setAttribute("class", "mini-map");
  if (!document.querySelector(".mini-map")) document.querySelector(".board.hexes").append(small);
}"""  # a table that is seen whole has none
SETTLE = "async () => (await import(document.querySelector('script[type=module]').src.replace('table.js', 'board.js'))).settle()"
COVERED = """() => {
  const small = document.querySelector(".mini-map").getBoundingClientRect();
  const middles = [...document.querySelectorAll(".legal-in")].map((place) => place.getBoundingClientRect());
  return middles.filter(({ x, y, width, height }) => {
    const [across, down] = [x + width / 2, y + height / 2];
    return across > small.left && across < small.right && down > small.top && down < small.bottom;
  }).length;
}"""


def at_movement(person: Enter, **more: object) -> Person:
    """Somebody who moves a giant that stands on the map."""
    ylva = person("Ylva", **more)
    ylva.comes_in()
    ylva.opens("giant", ["me", "squire"], unit_points="1", classes="giant", map="1")
    ylva.is_at_the_table()
    return play_until([ylva], random.Random(3), lambda p: "move?" in p.question)


def test_no_words_pop_up_when_the_map_moves_under_a_resting_hand(person: Enter) -> None:
    page = at_movement(person).page
    at = page.evaluate(MIDST)
    page.mouse.move(at[0] - 3, at[1])
    page.mouse.move(at[0], at[1])
    expect(page.locator(".tip")).to_be_visible()  # a hand that moves is told

    for arrow in ("Up", "Left", "Down", "Right"):
        page.keyboard.press(f"Shift+Arrow{arrow}")
        page.wait_for_timeout(PATIENCE)
        if page.evaluate(
            EXPLAINED, at
        ):  # something else that could be told has come under the hand
            break
    else:
        raise AssertionError("the map has not moved")

    expect(page.locator(".tip")).to_have_count(0)


def test_a_piece_hides_no_legal_place_behind_it(person: Enter) -> None:
    ylva = at_movement(person)
    found: dict[str, float] = {}

    def is_behind(someone: Person) -> bool:
        found.update(someone.page.evaluate(BEHIND) or {})
        return bool(found)

    play_until([ylva], random.Random(5), is_behind)
    before = ylva.looks()["version"]

    ylva.page.mouse.click(found["x"], found["y"])

    ylva.sees_change(before)


def test_the_small_map_gives_way_to_legal_places(person: Enter) -> None:
    page = at_movement(person).page
    page.evaluate(SMALL_MAP)
    page.evaluate(SETTLE)
    corner = page.locator(".mini-map").bounding_box()
    assert corner is not None
    middle = [corner["x"] + corner["width"] / 2, corner["y"] + corner["height"] / 2]
    page.evaluate(LEGAL_AT, middle)  # as if places under it were legal

    page.evaluate(SETTLE)

    moved = page.locator(".mini-map").bounding_box()
    assert moved is not None and (moved["x"], moved["y"]) != (corner["x"], corner["y"])
    assert page.evaluate(COVERED) == 0


def test_only_what_moved_moves(person: Enter) -> None:
    """T-33: cards neither vanish nor fly while the table changes; nothing but pieces and dice is in motion."""
    ylva = person("Ylva", motion="no-preference")
    ylva.comes_in()
    ylva.opens("assault", ["me", "squire", "squire"])
    ylva.is_at_the_table()
    play_until([ylva], random.Random(2), lambda p: "Command Card" in p.question)
    page = ylva.page
    page.evaluate(NOTED)

    for key in ("1", "u", "1"):
        before = ylva.looks()["version"]
        page.keyboard.press(key)
        ylva.sees_change(before)

    assert page.evaluate("() => window.moved") == []


UNDER = """() => {
  const box = document.querySelector(".board .zoom").getBoundingClientRect();
  const places = [...document.querySelectorAll("svg.map .legal-in, svg.map .legal[data-token]")];
  return places.filter((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  }).length;
}"""
APART = """([first, second]) => {
  const [a, b] = [first, second].map((found) => document.querySelector(found).getBoundingClientRect());
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""
TITLES = """() => [...document.querySelectorAll(".opts > .opt")].map((option) => [
  option.getBoundingClientRect().top, option.querySelector("b").getBoundingClientRect().top,
])"""


def test_the_buttons_of_the_map_give_way_to_legal_places(stage: Open) -> None:
    """A phone held across: they lay over the hexes that a giant at the edge could walk to."""
    table = stage("giant", "02", 134, size=(844, 390))

    expect(table.page.locator(".board[data-x-aside] .zoom")).to_be_visible()
    assert table.page.evaluate(UNDER) == 0


def test_the_legend_gives_way_to_the_small_map(stage: Open) -> None:
    table = stage("dwarves", "02", 36)

    expect(table.page.locator("[data-x-corner='right bottom']")).to_be_visible()
    assert table.page.evaluate(APART, [".legend", ".mini-map"])


def test_titles_of_options_in_one_row_stand_in_line(stage: Open) -> None:
    """The Dwarves: a place with a long name stood higher than its neighbours."""
    table = stage("dwarves", "02", 36)

    rows: dict[float, set[float]] = {}
    for option, title in table.page.evaluate(TITLES):
        rows.setdefault(option, set()).add(title)

    assert len(rows) > 1
    assert all(max(titles) - min(titles) < 1 for titles in rows.values())
