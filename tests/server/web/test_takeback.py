"""Takeback between people: one asks, the others agree or refuse, and nothing that was shown is taken back (T-11)."""

from collections.abc import Iterator

import pytest

from tests.server.web.served import Browser, Line, Server, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("takeback")) as found:
        yield found


def a_table(server: Server, game: str = "connect-four") -> tuple[list[Browser], str]:
    people = [server.browser().named(name) for name in ("Ylva", "Odd")]
    table = people[0].open_table(game, seats="2", seat1="me", seat2="open")
    assert people[1].do(table, "sit", seat="1").status_code == 303
    assert people[0].do(table, "start").status_code == 303
    return people, table


def both_play(first: Line, second: Line) -> None:
    """Each drops a disc."""
    first.play("a")
    second.play("b")


def test_a_takeback_that_the_others_agree_to_is_done_and_told(server: Server) -> None:
    people, table = a_table(server)
    with people[0].socket(table, 0) as ylva, people[1].socket(table, 1) as odd:
        both_play(ylva, odd)
        assert ylva.until_mine()["ask_back"]

        ylva.send({"do": "ask_back", "id": "t"})
        asked = odd.until("wish")
        assert asked["answer"] and asked["text"] == "Ylva asks to take back the last play."
        odd.send({"do": "agree", "id": "y", "token": "yes"})
        odd.until("done", id="y")

        while ylva.frame["public_ply"] != 0:
            ylva.next()
        assert ylva.frame["mine"]
        assert "took back the last play" in ylva.parts["log"]
        assert ylva.parts["log"].count("<del>") == 2


def test_somebody_who_refuses_ends_it_and_everybody_hears_who(server: Server) -> None:
    people, table = a_table(server)
    with people[0].socket(table, 0) as ylva, people[1].socket(table, 1) as odd:
        both_play(ylva, odd)
        ylva.until_mine()
        ylva.send({"do": "ask_back", "id": "t"})
        odd.until("wish")

        odd.send({"do": "agree", "id": "n", "token": "no"})

        while not ylva.latest("wish")["said"]:
            ylva.next()
        assert ylva.latest("wish")["said"] == "Odd does not agree."
        assert ylva.frame["public_ply"] == 2


def test_nobody_agrees_for_another_or_without_being_asked(server: Server) -> None:
    people, table = a_table(server)
    with people[0].socket(table, 0) as ylva, people[1].socket(table, 1) as odd:
        both_play(ylva, odd)
        ylva.until_mine()
        odd.send({"do": "agree", "id": "x", "token": "yes"})
        assert odd.until("refused", id="x")["code"] == "illegal"

        ylva.send({"do": "ask_back", "id": "t"})
        ylva.until("done", id="t")
        ylva.send({"do": "agree", "id": "y", "token": "yes"})

        assert ylva.until("refused", id="y")["code"] == "illegal"


def test_a_wish_is_gone_when_somebody_has_played(server: Server) -> None:
    people, table = a_table(server)
    with people[0].socket(table, 0) as ylva, people[1].socket(table, 1) as odd:
        both_play(ylva, odd)
        ylva.until_mine()
        ylva.send({"do": "ask_back", "id": "t"})
        odd.until("wish")

        ylva.play("c")
        while odd.latest("wish")["text"]:
            odd.next()

        odd.send({"do": "agree", "id": "y", "token": "yes"})
        assert odd.until("refused", id="y")["code"] == "illegal"


def test_what_was_dealt_since_cannot_be_taken_back_by_asking(server: Server) -> None:
    people, table = a_table(server, "leduc")
    with people[0].socket(table, 0) as ylva, people[1].socket(table, 1) as odd:
        lines = {0: ylva, 1: odd}
        first = 0 if ylva.until("frame")["mine"] else 1
        lines[first].play("a")
        lines[1 - first].play("b")  # both pass: the card on the table is dealt
        lines[first].until_mine()

        assert not lines[first].frame["ask_back"]
        lines[first].send({"do": "ask_back", "id": "t"})
        assert lines[first].until("refused", id="t")["code"] == "illegal"


def test_only_the_host_tells_a_bot_to_move_now(server: Server) -> None:
    """T-32."""
    people, table = a_table(server)
    with people[0].socket(table, 0) as ylva, people[1].socket(table, 1) as odd:
        odd.send({"do": "hurry", "id": "h"})
        assert odd.until("refused", id="h")["code"] == "not_yours"

        ylva.send({"do": "hurry", "id": "h"})
        ylva.send({"do": "ping"})
        ylva.until("pong")
        assert not [told for told in ylva.heard if told["kind"] == "refused"]


def test_a_present_person_is_replaced_only_by_consent_and_told(server: Server) -> None:
    """T-50."""
    people, table = a_table(server)
    with people[0].socket(table, 0) as ylva, people[1].socket(table, 1) as odd:
        ylva.until("frame")
        odd.until("frame")
        assert people[0].do(table, "bot", seat="1", level="squire").status_code == 303
        asked = odd.until("wish")
        assert asked["answer"] and "a bot may play for you" in asked["text"]

        odd.send({"do": "agree", "id": "y", "token": "yes"})

        odd.until("done", id="y")
        while not any("a bot plays for Odd now" in told.get("text", "") for told in ylva.heard):
            ylva.next()
        while not odd.latest("people")["seats"][1]["bot"]:
            odd.next()
        assert people[1].do(table, "person", seat="1").status_code == 303  # back with one click


def test_a_present_person_who_refuses_plays_on(server: Server) -> None:
    """T-50."""
    people, table = a_table(server)
    with people[0].socket(table, 0) as ylva, people[1].socket(table, 1) as odd:
        ylva.until("frame")
        odd.until("frame")
        people[0].do(table, "bot", seat="1", level="squire")
        assert odd.until("wish")["answer"]

        odd.send({"do": "agree", "id": "n", "token": "no"})

        while not any(told["kind"] == "wish" and told["said"] for told in ylva.heard):
            ylva.next()
        assert ylva.latest("wish")["said"] == "Odd does not agree."
        both_play(ylva, odd)


def test_bots_fill_open_seats_when_the_host_starts(server: Server) -> None:
    """T-52."""
    ylva = server.browser().named("Ylva")
    table = ylva.open_table("connect-four", seats="2", seat1="me", seat2="open")
    page = ylva.get(f"/tables/{table}").text
    assert "Fill with bots and start" in page and "data-start disabled" in page

    assert ylva.do(table, "start", fill="squire").status_code == 303

    with ylva.socket(table, 0) as line:
        assert line.until("frame")["last"] >= 0
