"""Tables whose game has begun: pages, sockets, moments, records, chat, hints, rules."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from jotunheim.server.server_log import facts_of
from tests.server.web.served import Browser, Server, healthy, play_out, problem_of, serving


def test_a_socket_that_is_pressed_tells_the_same(tmp_path: Path) -> None:
    with serving(tmp_path, deflate=True) as server:
        solveig = server.browser()
        table = solveig.open_table(kind="hotseat", player2="Tova")
        with solveig.socket(table, compression="deflate") as pressed:
            told = pressed.until_mine()
            extensions = [extension.name for extension in pressed.socket.protocol.extensions]
        with solveig.socket(table) as line:
            plain = line.until_mine()

    assert extensions == ["permessage-deflate"]
    assert told["parts"]["prompt"] and told["parts"] == plain["parts"]


def test_one_shared_screen_shows_nothing_before_the_curtain_is_lifted(solveig: Browser) -> None:
    table = solveig.open_table("leduc", kind="hotseat", player2="Tova")

    page = solveig.get(f"/tables/{table}").text
    info = solveig.info(table)

    assert info["held"] == [0, 1]
    assert info["curtain"] == 0
    assert info["people"]["1"]["name"] == "Tova"
    assert "data-token" not in page
    with solveig.socket(table, 0) as line:
        line.until_mine()
        mine = dict(line.parts)
        line.send({"do": "seat", "seat": 1})
        line.until("frame", seat=1)
        assert line.parts["mine"] != mine["mine"] or line.parts["seats"] != mine["seats"]


def test_the_curtain_calls_the_player_who_decides(solveig: Browser) -> None:
    """Not the first at the screen: they would press the button, and the next curtain would fall at once."""
    table = solveig.open_table("leduc", kind="hotseat", player2="Tova")
    with solveig.socket(table, 0) as line:
        line.play("first")

    info = solveig.info(table)

    assert (info["curtain"], info["seat"]) == (1, 1)
    assert info["header"]["asked"] == -1  # behind the cloth the page holds nothing


@pytest.mark.parametrize(("wanted", "found"), [("", "bot"), ("pass", "pass"), ("ask", "ask")])
def test_people_round_one_screen_begin_with_the_order_of_the_table(
    solveig: Browser, wanted: str, found: str
) -> None:
    form = {"reactions": wanted} if wanted else {}

    table = solveig.open_table("leduc", kind="hotseat", **form)

    for seat in (0, 1):
        with solveig.socket(table, seat) as line:
            assert line.until("frame", seat=seat)["order"] == found


def test_who_plays_alone_is_simply_asked(solveig: Browser) -> None:
    shared = solveig.open_table("leduc", kind="hotseat", seat2="squire")
    own = solveig.open_table("leduc", seat2="squire")

    for table in (shared, own):
        assert solveig.info(table)["curtain"] == -1
        with solveig.socket(table) as line:
            assert line.until("frame")["order"] == "ask"


@pytest.mark.parametrize(("game", "offered"), [("leduc", False), ("valda", True)])
def test_being_asked_as_a_target_is_offered_only_where_the_rules_name_targets(
    solveig: Browser, game: str, offered: bool
) -> None:
    table = solveig.open_table(game, seat2="squire")

    page = solveig.get(f"/tables/{table}").text

    assert 'name="order" value="turn"' in page
    assert ('name="order" value="target"' in page) == offered


def test_a_rematch_round_one_screen_keeps_names_and_orders(solveig: Browser) -> None:
    table = solveig.open_table("leduc", kind="hotseat", player2="Tova", reactions="pass")

    again = solveig.do(table, "again").headers["location"].removeprefix("/tables/")

    assert solveig.info(again)["people"]["1"]["name"] == "Tova"
    with solveig.socket(again, 1) as line:
        assert line.until("frame", seat=1)["order"] == "pass"


def test_names_round_one_screen_must_differ(solveig: Browser) -> None:
    table = solveig.open_table("leduc", kind="hotseat", seat2="squire")
    solveig.do(table, "person", seat="1")

    twin = solveig.do(table, "sit", seat="1", called="S0lveig")
    assert twin.status_code == 409 and "looks like" in problem_of(twin)
    assert solveig.do(table, "sit", seat="1").status_code == 303

    assert solveig.info(table)["people"]["1"]["name"] == "Player 2"
    assert solveig.info(table)["sharing"] == [0, 1]


def test_spectators_see_the_table_but_cannot_play(server: Server, solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")
    stranger = server.browser()

    assert stranger.info(table)["seat"] == -1
    with stranger.socket(table, -1) as line:
        line.until("frame")
        line.act("x", ["column:1"])
        assert line.until("refused", id="x")["code"] == "not_yours"


def test_a_running_game_is_exported_without_its_seed_and_imported_when_over(
    server: Server, solveig: Browser
) -> None:
    table = solveig.open_table(seat2="random")
    running = solveig.get(f"/tables/{table}/record").text
    play_out(solveig, table)
    over = solveig.get(f"/tables/{table}/record")

    assert "commitment" in running and "\nseed" not in running
    assert "\nseed" in over.text
    assert "attachment" in over.headers["content-disposition"]
    answer = solveig.http.post("/import", files={"file": ("game.jotun", over.text.encode())})
    assert answer.status_code == 303, problem_of(answer)
    copy = answer.headers["location"].removeprefix("/tables/")
    assert solveig.get(f"/tables/{copy}/record").text.split("\n\n")[1] == over.text.split("\n\n")[1]
    part = solveig.http.post(
        "/import", data={"upto": "3"}, files={"file": ("game.jotun", over.text.encode())}
    )
    there = part.headers["location"].removeprefix("/tables/")
    info = solveig.info(there)
    assert info["stage"] == "playing" and len(info["held"]) == 2
    with solveig.socket(there, 1) as line:
        assert line.until_mine()["last"] == 3
        line.play("on")


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "not a record"),
        (b"hello", "not a record"),
        (b"\xff\xfe\x00", "not text"),
        (b"jotunheim record 1\ngame chess\nrules 1\nseats 2\n\n", "no game 'chess'"),
        (b"jotunheim record 1\ngame connect-four\n", "ends within its head"),
    ],
)
def test_a_file_that_is_no_record_is_refused(solveig: Browser, content: bytes, line: str) -> None:
    answer = solveig.http.post("/import", files={"file": ("game.jotun", content)})

    assert answer.status_code == 400
    assert line in problem_of(answer)


@pytest.mark.parametrize("name", ["<img src=x>\u202e", "A" * 25, "\x00"])
def test_names_of_an_imported_record_are_checked(solveig: Browser, name: str) -> None:
    """S-11"""
    table = solveig.open_table(seat2="squire")
    solveig.do(table, "end")
    record = solveig.get(f"/tables/{table}/record").text
    bad = re.sub(r"(?m)^name 1 .*$", lambda found: f"name 1 {json.dumps(name)}", record)
    assert bad != record

    answer = solveig.http.post("/import", files={"file": ("game.jotun", bad.encode())})

    assert answer.status_code == 400
    assert "name of seat 1" in problem_of(answer)


def test_an_import_stops_at_the_first_problem_in_a_process_of_its_own(
    server: Server, solveig: Browser
) -> None:
    """S-07"""
    table = solveig.open_table(seat2="squire")
    solveig.do(table, "end")
    record = solveig.get(f"/tables/{table}/record").text
    served = server.site.rooms.rules.processes[0].answered
    hostile = record + "\n".join(f"{n} 1 Drop column:9" for n in range(1, 5_000)) + "\n"

    answer = solveig.http.post("/import", files={"file": ("game.jotun", hostile.encode())})

    assert answer.status_code == 400
    assert server.site.rooms.rules.processes[0].answered == served


def test_moments_can_be_looked_at_by_page_and_by_socket(solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")
    with solveig.socket(table) as line:
        for number in range(3):
            line.play(f"a{number}")
        line.until_mine()
        now = dict(line.parts)
        line.send({"do": "look", "public_ply": 2})
        past = line.until("frame", live=False)
        line.send({"do": "live"})
        live = line.until("frame", live=True)

    assert past["public_ply"] == 2 and past["last"] == live["last"] == 6
    assert line.parts == now
    assert solveig.info(table, "?moment=2")["header"]["public_ply"] == 2
    assert solveig.get(f"/tables/{table}/replay?told=2&seat=0").status_code == 200
    assert solveig.get(f"/tables/{table}?moment=99").status_code == 409


def test_a_socket_is_sent_only_the_parts_it_lacks(solveig: Browser) -> None:
    table = solveig.open_table("giant", seat2="squire")
    with solveig.socket(table) as other:
        other.until_mine()  # the squire may be asked first, and what it answers changes the parts
        info = solveig.info(table)

        with solveig.socket(table, 0, have=False) as line:
            line.send({"do": "have", "version": info["header"]["version"], "parts": info["hashes"]})
            first = line.until("frame")

    assert first["parts"] == {}
    assert first["version"] == info["header"]["version"]


def test_the_table_as_text_is_told_to_those_who_ask(solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")

    with solveig.socket(table) as line:
        line.until_mine()
        assert "text" not in line.frame["parts"]
        line.send({"do": "text"})
        now = line.until("text")
        line.send({"do": "text", "public_ply": 0})
        then = line.until("text")
        line.send({"do": "text", "public_ply": 99})
        assert line.until("refused")["code"] == "illegal"

    assert 'class="text-board"' in now["html"] and now["seat"] == 0
    assert then["html"] == now["html"]  # nobody has played yet


def test_places_in_words_are_told_to_those_who_unfold_them(solveig: Browser) -> None:
    table = solveig.open_table(
        "giant",
        seat2="squire",
        **{"option.unit_points": "1", "option.classes": "giant", "option.map": "1"},
    )

    with solveig.socket(table) as line:
        line.until_mine()
        for number in range(60):
            if 'class="places" data-most' in line.parts["prompt"]:
                break
            line.play(f"a{number}")
            line.until_mine()
        shut = line.parts["prompt"]
        line.send({"do": "places"})
        told = line.until("places")
        line.send({"do": "places", "public_ply": 0})
        before = line.until("places")
        line.send({"do": "places", "public_ply": 99_999})
        assert line.until("refused")["code"] == "illegal"

    assert f'data-sum="{told["sum"]}"' in shut and told["seat"] == 0
    assert told["html"].count('data-key="option:') > 20
    assert (before["sum"], before["html"]) == ("", "")  # the first question was about sides


def test_lines_of_the_log_that_frames_leave_out_are_told_on_demand(solveig: Browser) -> None:
    """T-27."""
    table = solveig.open_table("connect-four", seat2="squire")

    with solveig.socket(table) as line:
        line.until_mine()
        line.send({"do": "log"})
        short = line.until("log")
        line.send({"do": "log", "public_ply": 99_999})
        assert line.until("refused")["code"] == "illegal"

    assert (short["html"], short["seat"]) == ("", 0)


def test_a_reported_line_is_in_the_log_by_its_number_alone(
    server: Server, solveig: Browser, bjorn: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    """T-56: a rude line of chat could not be reported to anybody."""
    table = solveig.open_table()
    bjorn.do(table, "sit", seat="1")
    solveig.do(table, "start")

    with solveig.socket(table, 0) as mine, bjorn.socket(table, 1) as theirs:
        mine.send({"do": "chat", "id": "c1", "text": "too slow"})
        line = theirs.until("chat")["line"]
        theirs.send({"do": "report", "id": "r1", "token": str(line)})
        theirs.until("done", id="r1")
        theirs.send({"do": "report", "id": "r2", "token": "999999"})
        assert theirs.until("refused")["code"] == "illegal"

    [found] = [record for record in caplog.records if record.getMessage() == "chat reported"]
    assert facts_of(found) == {"table": table, "line": line}


def test_chat_reaches_everybody_once(server: Server, solveig: Browser, bjorn: Browser) -> None:
    table = solveig.open_table()
    bjorn.do(table, "sit", seat="1")
    solveig.do(table, "start")

    with solveig.socket(table, 0) as mine, bjorn.socket(table, 1) as theirs:
        mine.send({"do": "chat", "id": "c1", "text": "  well\nplayed "})
        mine.until("done", id="c1")
        mine.send({"do": "chat", "id": "c1", "text": "well played"})
        heard = theirs.until("chat")
        mine.send({"do": "chat", "id": "c2", "text": "again?"})
        second = theirs.until("chat")

    assert (heard["name"], heard["seat"], heard["text"]) == ("Solveig", 0, "well played")
    assert second["text"] == "again?"
    assert [said["text"] for said in chat_of(bjorn.get(f"/tables/{table}").text)] == [
        "well played",
        "again?",
    ]


def test_those_who_watch_neither_hear_nor_talk(
    server: Server, solveig: Browser, bjorn: Browser
) -> None:
    table = solveig.open_table(seat2="squire")

    with solveig.socket(table, 0) as mine, bjorn.socket(table, -1) as watching:
        watching.until("frame")
        mine.send({"do": "chat", "id": "c", "text": "between us"})
        mine.until("done", id="c")
        watching.send({"do": "chat", "id": "d", "text": "boo"})
        refusal = watching.until("refused", id="d")
        watching.send({"do": "ping"})
        watching.until("pong")

    assert refusal["code"] == "not_yours"
    assert "chat" not in [message["kind"] for message in watching.heard]
    assert "between us" not in bjorn.get(f"/tables/{table}").text
    assert "between us" in solveig.get(f"/tables/{table}").text


def chat_of(page: str) -> list[dict[str, Any]]:
    """The lines of chat on a page."""
    found = re.findall(r'<p data-chat="(\d+)" data-from="([^"]*)".*?<span>(.*?)</span></p>', page)
    return [{"id": int(i), "name": name, "text": text} for i, name, text in found]


def test_those_who_watch_learn_who_comes_and_when_it_starts(
    solveig: Browser, bjorn: Browser
) -> None:
    table = solveig.open_table()

    with solveig.socket(table, 0) as line:
        line.until("people")
        bjorn.do(table, "sit", seat="1")
        while "Bjørn" not in line.until("people")["html"]:
            pass
        solveig.do(table, "start")
        assert line.until("stage")["stage"] == "playing"


def test_a_hint_is_given_where_the_table_allows_it(solveig: Browser) -> None:
    with_hints = solveig.open_table(seat2="squire")
    without = solveig.open_table(seat2="squire", hints="")

    with solveig.socket(with_hints) as line:
        line.until_mine()
        line.send({"do": "hint"})
        assert line.until("hint")["lines"]
    with solveig.socket(without) as line:
        line.until_mine()
        line.send({"do": "hint"})
        assert line.until("refused")["code"] == "no_hints"


def test_why_not_is_answered(solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")

    with solveig.socket(table) as line:
        line.until_mine()
        line.send({"do": "why", "token": "nonsense"})
        assert line.until("why")["text"] == "There is no such choice in this game."


def test_a_rematch_has_the_same_game_and_bots(solveig: Browser) -> None:
    table = solveig.open_table(seat2="random", **{"option.columns": "8"})
    play_out(solveig, table)

    answer = solveig.do(table, "again")

    fresh = answer.headers["location"].removeprefix("/tables/")
    assert fresh != table
    assert solveig.info(fresh)["people"] == solveig.info(table)["people"]
    assert "option columns 8" in solveig.get(f"/tables/{fresh}/record").text


def test_after_the_end_every_seat_may_be_looked_through(solveig: Browser, server: Server) -> None:
    table = solveig.open_table("leduc", seat2="random")
    assert solveig.get(f"/tables/{table}?seat=1").status_code == 403
    play_out(solveig, table)

    assert solveig.get(f"/tables/{table}?seat=1").status_code == 200
    assert server.browser().get(f"/tables/{table}?seat=0").status_code == 200


@pytest.mark.parametrize(
    "game", ["giant", "assault", "stronghold", "dwarves", "valda", "connect-four", "leduc"]
)
def test_the_rules_of_a_game_stand_under_their_ids(server: Server, game: str) -> None:
    page = server.browser().get(f"/rules/{game}")

    assert page.status_code == 200
    assert len(re.findall(r'<article class="clause-text" id="[A-Z0-9-]+"', page.text)) > 3


def test_health_tells_no_secrets(server: Server, solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")

    found = healthy(server).json()

    assert found["ok"] and found["database"] and found["version"]
    assert found["engines"] >= 1 and found["lag_ms"] < 2_000
    assert table not in json.dumps(found)


def test_static_files_may_be_kept_under_their_hash(server: Server) -> None:
    page = server.browser().get("/").text
    found = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)

    assert found
    for path in found:
        answer = server.browser().get(path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    stale = re.sub(r"/static/\w+/", "/static/000000000000/", found[0])
    assert server.browser().get(stale).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/static/x/../../server/app.py", "/static/x/%2e%2e/%2e%2e/server/app.py", "/static/x/"]
)
def test_static_files_end_at_their_folder(server: Server, path: str) -> None:
    assert server.browser().get(path).status_code == 404


def test_a_rematch_seats_the_person_who_had_left_the_seat_to_a_bot(solveig: Browser) -> None:
    """T-48: four bots began at once, and who had pressed the button watched."""
    table = solveig.open_table("connect-four", seat2="squire")
    solveig.do(table, "bot", seat="0", level="random")

    again = solveig.do(table, "again").headers["location"].removeprefix("/tables/")

    assert solveig.info(again)["held"] == [0] and solveig.info(again)["sharing"] == [0]


def test_a_rematch_seats_everybody_who_played_and_waits_for_its_start(
    solveig: Browser, bjorn: Browser
) -> None:
    """T-48: also a person who had left the seat to a bot; who asks second comes to the same table.

    Another open table of the same people and settings is not taken for it.
    """
    table = solveig.open_table("connect-four")
    bjorn.do(table, "sit", seat="1")
    solveig.do(table, "start")
    bjorn.do(table, "bot", seat="1", level="random")
    other = solveig.open_table("connect-four")
    bjorn.do(other, "sit", seat="1")

    with bjorn.socket(table, 1) as line:
        line.until("frame")
        again = solveig.do(table, "again").headers["location"]
        while not any("plays again" in told.get("text", "") for told in line.heard):
            line.next()

    fresh = again.removeprefix("/tables/")
    assert fresh not in (table, other)
    assert "Start the game" in solveig.get(again).text
    assert bjorn.do(table, "again").headers["location"] == again
    assert solveig.do(fresh, "start").status_code == 303
    assert (solveig.info(fresh)["held"], bjorn.info(fresh)["held"]) == ([0], [1])
    assert bjorn.info(fresh)["people"]["1"]["name"] == "Bjørn"


def test_a_record_without_names_calls_seats_as_the_game_does(solveig: Browser) -> None:
    """T-65: "Hand the screen to", "I am", and nothing after it."""
    record = Path("tests/games/giant/golden/01-duel.jotun").read_bytes()
    file = {"file": ("duel.jotun", record)}
    answer = solveig.http.post("/import", data={"name": "Solveig"}, files=file)
    assert answer.status_code == 303, problem_of(answer)
    people = solveig.info(answer.headers["location"].removeprefix("/tables/"))["people"]

    assert sorted(people[seat]["name"] for seat in ("0", "1")) == ["East", "West"]
