"""People in front of the page: they look, click and type as people do, and note what goes wrong."""

import random
import re
from collections.abc import Callable
from time import monotonic
from typing import Any, Literal, cast

from playwright.sync_api import APIResponse, Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.forms import Fields

Form = dict[str, str | float | bool]

WAIT = 90_000  # milliseconds for a server that shares two cores with other tests
expect.set_options(timeout=WAIT)
HARMLESS = re.compile(r"WebSocket connection to|ERR_CONNECTION|net::ERR_")  # a cut line says so
LOOK = """() => {
  const listed = [...document.querySelectorAll('.prompt [data-key^="option:"]')].map((o) => Number(o.dataset.key.slice(7)));
  const folded = [...document.querySelectorAll(".prompt [data-most]")].map((fold) => Number(fold.dataset.most));
  const numbers = folded.length ? Array.from({length: Math.max(...folded, ...listed)}, (_, i) => i + 1) : listed;
  const body = document.body;
  return {mine: body.hasAttribute("data-mine"), over: body.hasAttribute("data-over"), version: body.dataset.version ?? "", play: body.dataset.play,
          numbers, steppers: document.querySelectorAll(".prompt .stepper").length, asides: document.querySelectorAll(".prompt .aside").length};
}"""
# Each browser's share of the dice is the same (see patient.py); the ids of messages, which are shorter, are not.
SHARE = "07" * 32
SEE_OTHER = 303
SAME_SHARE = """() => {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : real(bytes));
}"""
# What others do is shown at once, and the last answer of a turn counts at once, unless a test says otherwise.
HASTE = """(() => { for (const [name, value] of [["pace", "once"], ["endturn", "off"], ["welcome", "off"]])
  try { localStorage.getItem(`jotun.${name}`) ?? localStorage.setItem(`jotun.${name}`, value); } catch { /* no page yet */ } })()"""
CHANGED = "(version) => document.body.dataset.version !== version"
PLAYED = "({ version, play }) => document.body.dataset.version !== version || document.body.dataset.play !== play"
SHOWS = "(play) => document.body.dataset.play === play"
PLAYABLE = (
    "() => document.body.hasAttribute('data-mine') || document.body.hasAttribute('data-over')"
)


class Person:
    """A browser context with one page."""

    def __init__(
        self, browser: Browser, url: str, name: str, size: tuple[int, int], theme: str, motion: str
    ) -> None:
        self.url = url
        self.name = name
        self.troubles: list[str] = []
        narrow = size[0] < 600
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=cast(Literal["light", "dark"], theme),
            reduced_motion=cast(Literal["reduce", "no-preference"], motion),
            has_touch=narrow,
            is_mobile=narrow,
            device_scale_factor=2 if narrow else 1,
            accept_downloads=True,
        )
        self.context.add_init_script(HASTE)
        self.context.set_default_timeout(WAIT)
        self.context.add_init_script(f"({SAME_SHARE})()")
        self.page = self.new_page()

    def new_page(self) -> Page:
        """One more window of the same person."""
        page = self.context.new_page()
        page.on("console", lambda m: self.note(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: self.note(f"{error} {error.stack}"))
        page.on("dialog", lambda dialog: self.note(f"dialog: {dialog.message}"))
        return page

    def note(self, trouble: str) -> None:
        if not HARMLESS.search(trouble):
            self.troubles.append(f"{self.name}: {trouble}")

    def close(self) -> list[str]:
        self.context.close()
        return self.troubles

    # The lobby ------------------------------------------------------------------------------------

    def comes_in(self) -> None:
        """With a name. The pages of the lobby have tests of their own: here they would only cost time."""
        self.sends("/name", {"name": self.name})

    def comes_in_by_the_door(self) -> None:
        """Through the front page, with nothing but a name."""
        self.page.goto("/")
        self.page.fill("input[name=name]", self.name)
        self.page.get_by_role("button", name="Sit down and play").click()
        self.page.wait_for_url("**/new*")

    def opens(self, game: str, seats: list[str], kind: str = "people", **options: str) -> str:
        """A new table, as its form would send it: `seats` are me, open, or the strength of a bot. Its address."""
        page = self.context.request.get(f"/new?game={game}&kind={kind}")
        fields = Fields(page.text(), "/tables").values
        changed = {
            **{f"seat{number}": who for number, who in enumerate(seats, start=1)},
            **{f"option.{name}": value for name, value in options.items()},
            "seats": str(len(seats)),
            "share": SHARE,
        }
        assert changed.keys() <= fields.keys(), changed.keys() - fields.keys()
        answer = self.sends("/tables", {**fields, **changed})
        self.page.goto(answer.headers["location"])
        return self.page.url

    def opens_by_the_form(self, game: str, seats: list[str], **options: str) -> str:
        """A new table by the page for it."""
        page = self.page
        page.goto(f"/new?game={game}")
        if page.locator("select[name=seats]").count():
            page.select_option("select[name=seats]", str(len(seats)))
        for number, who in enumerate(seats, start=1):
            page.select_option(f"[name=seat{number}]", who)
        if options:
            page.locator("details.more > summary").click()
        for name, value in options.items():
            field = page.locator(f"[name='option.{name}']")
            if field.evaluate("field => field.localName") == "select":
                field.select_option(value)
            else:
                field.fill(value)
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/tables/*")
        return page.url

    def sends(self, path: str, form: dict[str, str]) -> APIResponse:
        """A form, as our pages send it; where that leads is not followed."""
        answer = self.context.request.post(
            path, form=cast(Form, form), headers={"origin": self.url}, max_redirects=0
        )
        assert answer.status == SEE_OTHER, answer.text()
        return answer

    def sits_down(self, table: str) -> None:
        """By the link of a table, on the first free seat."""
        self.page.goto(table)
        field = self.page.locator(".seat-list input[name=name]").first
        if field.count():
            field.fill(self.name)
        self.page.get_by_role("button", name="Sit down").first.click()
        expect(self.page.locator("li.mine")).to_be_visible()

    def starts(self) -> None:
        """The owner begins the game."""
        self.page.get_by_role("button", name="Start the game").click()
        self.is_at_the_table()

    def is_at_the_table(self) -> None:
        expect(self.page.locator("[data-part=seats] .seatcard").first).to_be_visible()
        self.page.wait_for_function("() => document.body.dataset.version")

    # The table ------------------------------------------------------------------------------------

    def looks(self) -> dict[str, Any]:
        """Whose turn it is, and how many options there are."""
        return cast(dict[str, Any], self.page.evaluate(LOOK))

    def types(self, number: int, largest: int) -> None:
        """An option by its number; Enter where a longer number could follow."""
        self.page.keyboard.type(str(number))  # without a pause, after which the page would choose
        if number * 10 <= largest:
            self.page.keyboard.press("Enter")

    def answers(self, rng: random.Random, hurry: float = 0.0) -> None:
        """Any option that the page offers, in a hurry the last (often: enough), and sees the table change."""
        seen = self.looks()
        if seen["mine"] and seen["steppers"]:
            self.counts(rng)
            self.sees_play(seen)
            return
        assert seen["mine"] and seen["numbers"], self.prompt.inner_text()
        numbers = seen["numbers"]
        chosen = max(numbers) if rng.random() < hurry else rng.choice(numbers)
        self.types(chosen, max(numbers))
        self.sees_play(seen)

    def counts(self, rng: random.Random) -> None:
        """A few presses of steppers that do something, then the whole answer."""
        more = self.page.locator(".prompt .stepper [data-do=more]:enabled")
        for _ in range(rng.randrange(4)):
            if more.count():
                more.nth(rng.randrange(more.count())).click()
        confirm = self.page.locator(".prompt [data-do=confirm]")
        if confirm.is_disabled():  # at least one
            more.first.click()
        confirm.click()

    def sees_play(self, seen: dict[str, Any]) -> None:
        """That an answer was taken: who passes may be asked the same again, with nothing changed."""
        self.waits(PLAYED, seen)

    def sees_change(self, version: str) -> None:
        self.waits(CHANGED, version)

    def catches_up_with(self, other: "Person") -> None:
        """This page comes to show the play that the page of the other shows; frames arrive one after the other."""
        self.waits(SHOWS, other.looks()["play"])

    def waits(self, function: str, seen: object) -> None:
        try:
            self.page.wait_for_function(function, arg=seen)
        except TooLate:
            raise AssertionError(f"{self.name} sees no change: {self.said()}") from None

    def waits_for_turn(self) -> None:
        self.page.wait_for_function(PLAYABLE)

    def said(self) -> str:
        """What the page says in passing, and its prompt."""
        toasts = self.page.locator(".toast").all_inner_texts()
        return f"{toasts} {self.prompt.inner_text()[:300]}"

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-part=prompt]")

    @property
    def question(self) -> str:
        return self.page.locator(".prompt h1").inner_text()


def whose_turn(people: list[Person]) -> Person | None:
    """Who is asked, as soon as somebody is; nobody when it is over."""
    late = monotonic() + WAIT / 1000
    while monotonic() < late:
        seen = [person.looks() for person in people]
        for person, sight in zip(people, seen, strict=True):
            if sight["mine"]:
                return person
        if all(sight["over"] for sight in seen):
            return None
        people[0].page.wait_for_timeout(5)
    raise AssertionError(f"nobody is asked: {people[0].said()}")


def play_to_the_end(people: list[Person], rng: random.Random, hurry: float = 0.0) -> int:
    """All play what their pages offer, until it is over; how many answers that took."""
    for answers in range(3000):
        person = whose_turn(people)
        if person is None:
            return answers
        person.answers(rng, hurry)
    raise AssertionError("it does not end")


def play_until(people: list[Person], rng: random.Random, fits: Callable[[Person], bool]) -> Person:
    """All play what their pages offer, until somebody whose turn it is fits."""
    for _ in range(3000):
        person = whose_turn(people)
        assert person is not None, "it is over, and never came to that"
        if fits(person):
            return person
        person.answers(rng)
    raise AssertionError("it does not end, and never came to that")
