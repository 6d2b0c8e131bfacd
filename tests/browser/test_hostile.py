"""Hostile words through every form: shown as text, under a policy that runs no script of theirs."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person

Enter = Callable[..., Person]
WORDS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "'-alert(1)-'",
    "{{7*7}}${7*7}",
    "javascript:alert(1)",
    "</title></textarea><b>bold",
    "<a href=javascript:alert(1)>x</a>",
    "&lt;b&gt; &amp; \\u003cscript\\u003e",
]
NAMES = [words[:24] for words in WORDS if len(words) <= 24]


def test_hostile_names_are_text_in_the_lobby_and_at_the_table(person: Enter) -> None:
    for name in NAMES:
        someone = person(name)
        page = someone.page
        page.goto("/")
        page.fill("input[name=name]", name)
        page.get_by_role("button", name="Sit down and play").click()
        page.wait_for_load_state()
        if "/new" not in page.url:  # refused: in words, on a page of its own
            expect(page.get_by_role("alert")).to_be_visible()
            someone.troubles = [t for t in someone.troubles if "status of 4" not in t]
            continue
        page.goto("/new?game=connect-four")
        page.fill("[name=title]", name)
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/tables/*")
        someone.is_at_the_table()
        expect(page.locator("[data-key='seat:0'] .who")).to_contain_text(name)
        page.goto("/")
        expect(page.locator("[data-list=yours]")).to_contain_text(name)


def test_hostile_chat_is_text_for_everybody(person: Enter) -> None:
    ylva, odd = person("Ylva"), person("Odd")
    ylva.comes_in()
    odd.sits_down(ylva.opens("connect-four", ["me", "open"]))
    ylva.starts()
    odd.is_at_the_table()
    ylva.page.keyboard.press("c")

    for words in WORDS:
        ylva.page.fill(".chat input", words)
        ylva.page.keyboard.press("Enter")
        for someone in (ylva, odd):
            line = someone.page.locator(".chat-lines p").last
            expect(line.locator("span")).to_have_text(words)
            assert line.locator("span").evaluate("span => span.children.length") == 0
    odd.page.reload()

    # The same lines as the server writes them into the page.
    for number, words in enumerate(WORDS):
        line = odd.page.locator(".chat-lines p").nth(number)
        expect(line.locator("span")).to_have_text(words)
        assert line.locator("span").evaluate("span => span.children.length") == 0


def test_the_policy_lets_no_script_of_a_page_run(person: Enter) -> None:
    ylva = person("Ylva")
    ylva.comes_in_by_the_door()
    ran = ylva.page.evaluate(
        "() => { const s = document.createElement('script'); s.textContent = 'window.ran = 1';"
        " document.body.append(s); return window.ran ?? 0; }"
    )

    assert ran == 0
    assert any("Content Security Policy" in trouble for trouble in ylva.troubles)
    ylva.troubles.clear()
