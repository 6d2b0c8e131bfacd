"""Two people at one table of a real server: open seats, a bot by consent, a new link for a seat."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person

Enter = Callable[..., Person]


def test_nobody_is_replaced_without_a_word(person: Enter) -> None:
    """T-37, T-49, T-50, T-52, each from the first click of the host to what the other person reads."""
    ylva, odd = person("Ylva"), person("Odd")
    ylva.comes_in()
    table = ylva.opens("connect-four", ["me", "open"])
    open_seats_are_offered_to_bots(ylva)
    odd.sits_down(table)
    ylva.starts()
    odd.is_at_the_table()

    hints_are_off_among_people(ylva)
    a_bot_plays_by_consent_until_one_click(ylva, odd)
    a_new_link_ends_the_old_page_with_one_sentence(ylva, odd)


def open_seats_are_offered_to_bots(host: Person) -> None:
    """T-52: "Start the game" led to a page of errors."""
    expect(host.page.get_by_role("button", name="Fill with bots and start")).to_be_visible()
    expect(host.page.get_by_role("button", name="Start the game")).to_be_disabled()


def hints_are_off_among_people(host: Person) -> None:
    """T-37: they were on, also in public games of several people."""
    host.page.keyboard.press("h")
    expect(host.page.locator(".toast")).to_have_text("Hints are off at this table.")


def in_the_list_of_people(host: Person, button: str) -> None:
    """Press a button about the other person, and say yes to the question that follows."""
    page = host.page
    page.keyboard.press("m")
    page.get_by_role("button", name="Who is at the table").click()
    page.locator("[data-panel=people] li:not(.mine)").get_by_role("button", name=button).click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()


def a_bot_plays_by_consent_until_one_click(host: Person, other: Person) -> None:
    """T-50: it took one click of the host, and nobody was told."""
    in_the_list_of_people(host, "A bot plays")
    bar, standin = other.page.locator(".wish"), other.page.locator(".standin")
    expect(bar).to_contain_text("Ylva asks whether a bot may play for you.")
    expect(standin).to_be_hidden()
    bar.get_by_role("button", name="Agree", exact=True).click()

    expect(standin).to_contain_text("A bot plays for you.")
    expect(host.page.locator(".chat-lines")).to_contain_text("a bot plays for Odd now")
    standin.get_by_role("button", name="Take my seat back").click()
    other.is_at_the_table()
    expect(standin).to_be_hidden()


def a_new_link_ends_the_old_page_with_one_sentence(host: Person, other: Person) -> None:
    """T-49: the old page called three times a second, under a tower of the same words."""
    host.is_at_the_table()
    in_the_list_of_people(host, "New link")

    expect(other.page.locator(".toast")).to_have_text(
        "Your seat has a new link, and this page is not its page any more. You are watching now."
    )
    expect(other.page.locator(".banner")).to_be_hidden()
    assert other.page.locator("[data-token], [data-tokens]").count() == 0
