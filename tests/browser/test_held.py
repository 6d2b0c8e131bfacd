"""A table whose record no longer replays, perhaps after an update: it can be read, not played."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.people import Person

Enter = Callable[..., Person]


def spoil(database: str) -> None:
    """The third play of the only table becomes one that the rules do not allow."""
    with closing(sqlite3.connect(database)) as connection, connection:
        plays = "SELECT seq, line FROM plies WHERE line LIKE '3 %'"
        [(seq, line)] = connection.execute(plays).fetchall()
        number, seat, question, *_ = line.split()
        wrong = f"{number} {seat} {question} column:9"
        connection.execute("UPDATE plies SET line = ? WHERE seq = ?", (wrong, seq))


def test_a_held_table_says_so_and_can_be_read(person: Enter, own_server: Server) -> None:
    ylva = person("Ylva", url=own_server.url)
    ylva.comes_in()
    table = ylva.opens("connect-four", ["me", "squire"])
    ylva.is_at_the_table()
    for _ in range(3):
        ylva.waits_for_turn()
        ylva.answers(random.Random(1))
    ylva.waits_for_turn()
    page = ylva.page

    own_server.stop()
    spoil(own_server.database)
    own_server.start()
    page.goto(table)
    ylva.is_at_the_table()

    notice = page.locator(".held")
    expect(notice).to_contain_text("it can be read, not played on")
    expect(notice).to_contain_text("no longer replays")
    expect(page.locator("svg.map .piece")).to_have_count(2)  # up to where it differs
    assert not ylva.looks()["mine"]
    version = ylva.looks()["version"]
    page.keyboard.press("3")
    page.wait_for_timeout(500)
    assert ylva.looks()["version"] == version and page.locator("svg.map .piece").count() == 2
    page.keyboard.press("[")
    expect(page.locator("svg.map .piece")).to_have_count(1)
    page.goto("/")
    expect(page.locator(".tb", has_text="held")).to_be_visible()
