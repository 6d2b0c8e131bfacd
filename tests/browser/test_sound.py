"""Sound: two soft notes at one's turn, never before a gesture, never when switched off."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person

Enter = Callable[..., Person]
LISTEN = """(() => {
  window.rooms = 0;
  window.notes = 0;
  const Plain = window.AudioContext;
  window.AudioContext = class extends Plain {
    constructor(...how) { super(...how); window.rooms += 1; }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when); };
})()"""


def two_in_turn(person: Enter) -> tuple[Person, Person]:
    """Whoever is to drop a disc, and whoever waits and listens."""
    ylva, odd = person("Ylva"), person("Odd")
    for someone in (ylva, odd):
        someone.context.add_init_script(LISTEN)
    ylva.comes_in()
    odd.sits_down(ylva.opens("connect-four", ["me", "open"]))
    ylva.starts()
    odd.is_at_the_table()
    return (ylva, odd) if ylva.looks()["mine"] else (odd, ylva)


def drops(first: Person, second: Person, column: str) -> None:
    """A disc of the first, which makes it the second's turn."""
    first.page.keyboard.press(column)
    first.page.wait_for_function("() => !document.body.hasAttribute('data-mine')")
    second.page.wait_for_function("() => document.body.hasAttribute('data-mine')")


def notes(someone: Person) -> int:
    return int(someone.page.evaluate("() => window.notes"))


def says(someone: Person, state: str) -> None:
    """What the button tells the eye, and what it tells a screen reader."""
    button = someone.page.get_by_role("button", name="Sound at your turn", pressed=state == "on")
    expect(button).to_have_text(f"Sound at your turn: {state}", use_inner_text=True)


def test_nothing_sounds_before_the_first_gesture(person: Enter) -> None:
    first, second = two_in_turn(person)

    drops(first, second, "4")

    assert second.page.evaluate("() => window.rooms") == 0 and notes(second) == 0
    expect(second.page).to_have_title("● Your turn · " + second.page.title().split(" · ", 1)[1])


def test_two_notes_at_my_turn_and_none_when_switched_off(person: Enter) -> None:
    first, second = two_in_turn(person)
    second.page.mouse.click(2, 2)
    assert second.page.evaluate("() => window.rooms") == 1

    drops(first, second, "4")
    second.page.wait_for_function("() => window.notes === 2")
    second.page.keyboard.press("m")
    says(second, "on")
    second.page.get_by_role("button", name="Sound at your turn").click()
    expect(second.page.locator(".toast").last).to_have_text("Sound is off.")
    says(second, "off")
    second.page.keyboard.press("Escape")
    drops(second, first, "4")
    drops(first, second, "3")
    assert notes(second) == 2

    second.page.reload()  # remembered by this browser
    second.waits_for_turn()
    second.page.mouse.click(2, 2)
    second.page.keyboard.press("m")
    says(second, "off")
    second.page.get_by_role("button", name="Sound at your turn").click()
    expect(second.page.locator(".toast").last).to_have_text("Sound is on.")
    says(second, "on")
    second.page.keyboard.press("Escape")
    drops(second, first, "2")
    drops(first, second, "2")
    second.page.wait_for_function("() => window.notes === 2")  # counted again since the reload
