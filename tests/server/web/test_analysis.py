"""Who may ask a bot for its opinion about a finished game, and how often (issue 21)."""

from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records import Session, new_header
from tests.server.web.served import Browser, Server, serving


def lost_game() -> str:
    """A record of Connect Four that is over."""
    game = registry.game("connect-four")
    table = Session(game, new_header(game, 2, seed="ab" * 32))
    for column in (4, 1, 4, 1, 4, 7, 4):
        table.play(f"column:{column}")
    return table.text()


def taken_in(browser: Browser) -> str:
    """The table of that record, opened by somebody."""
    answer = browser.post("/import", {"record": lost_game()})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/tables/")


def opinion(browser: Browser, table: str, seat: int) -> str:
    """What the bot says in the end."""
    with browser.socket(table, seat) as line:
        line.until("frame")
        line.send({"do": "analyse"})
        while True:
            told = line.until("analysis")
            if told["html"] or told["problem"]:
                assert not told["problem"]
                return str(told["html"])


def test_the_host_asks_and_then_everybody_reads_it(server: Server, solveig: Browser) -> None:
    table = taken_in(solveig)
    stranger = server.browser()
    with stranger.socket(table, -1) as line:
        line.until("frame")
        line.send({"do": "analyse"})
        assert line.until("refused")["code"] == "not_yours"

    said = opinion(solveig, table, 1)

    assert "Better: Column 4" in said
    assert "Better: Column 4" in opinion(stranger, table, -1)


def test_nobody_hears_an_opinion_before_the_end(solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")
    with solveig.socket(table) as line:
        line.until_mine()
        line.send({"do": "analyse"})

        assert line.until("refused")["code"] == "not_over"
        line.play("on")


@pytest.mark.slow
def test_one_address_gets_so_many_an_hour(tmp_path: Path) -> None:
    with serving(tmp_path, analyses_an_hour=1.0) as server:
        solveig = server.browser().named("Solveig")
        first, second = taken_in(solveig), taken_in(solveig)
        assert opinion(solveig, first, 0)

        with solveig.socket(second, 0) as line:
            line.until("frame")
            line.send({"do": "analyse"})
            assert line.until("refused")["code"] == "busy"
        assert opinion(solveig, first, 0)  # what is known costs nothing
