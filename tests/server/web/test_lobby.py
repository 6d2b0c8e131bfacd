"""The lobby: tables opened, joined, started, handed over, closed; all by forms."""

import re

import pytest

from jotunheim import registry
from jotunheim.records.lines import EndLine
from jotunheim.server.results import result_words
from tests.server.web.served import SMALL, Browser, Server, problem_of
from tests.server.web.started import answer, wait_until


def test_the_lobby_offers_every_game_and_open_tables(server: Server, solveig: Browser) -> None:
    table = solveig.open_table(title="Sunday fjord")

    page = server.browser().get("/").text

    for game in server.site.game_list.games:
        assert f'href="/new?game={game}"' in page
    assert "Sunday fjord" in page
    assert f'href="/tables/{table}"' in page


def test_a_table_by_link_is_not_in_the_lobby_but_under_its_link(
    server: Server, solveig: Browser
) -> None:
    table = solveig.open_table(title="Hidden fjord", visibility="link")

    assert "Hidden fjord" not in server.browser().get("/").text
    assert "Hidden fjord" in solveig.get("/").text
    assert "Hidden fjord" in server.browser().get(f"/tables/{table}").text


@pytest.mark.parametrize(
    "game", ["giant", "assault", "stronghold", "dwarves", "valda", "connect-four", "leduc"]
)
def test_the_form_of_a_game_has_its_seats_and_options(server: Server, game: str) -> None:
    found = server.site.game_list.game(game)

    page = server.browser().get(f"/new?game={game}").text

    for setting in found.settings:
        assert f'name="option.{setting.name}"' in page
    assert f'name="seat{found.most}"' in page
    assert f'name="seat{found.most + 1}"' not in page
    for level in ("thrall", "squire", "knight", "jarl", "jotun"):
        assert f'value="{level}"' in page


def test_a_guest_with_a_name_and_nothing_else_plays_a_bot_to_the_end(server: Server) -> None:
    guest = server.browser()
    table = guest.open_table(name="Ylva", seat2="squire")

    with guest.socket(table) as line:
        for number in range(30):
            line.until_mine()
            if line.frame["over"]:
                break
            line.play(f"a{number}")

    assert line.frame["over"]
    assert "Verified: the dice are fair" in guest.get(f"/tables/{table}/verify").text


def test_somebody_without_a_name_is_asked_for_one(server: Server) -> None:
    answer = server.browser().post("/tables", {"game": SMALL, "seat1": "me", "seat2": "squire"})

    assert answer.status_code == 400
    assert "at least one character" in problem_of(answer)


@pytest.mark.parametrize(
    ("form", "line"),
    [
        ({"seats": "7"}, "played with 2 seats, not 7"),
        ({"seats": "many"}, "is not a number"),
        ({"option.columns": "99"}, "option columns"),
        ({"option.colour": "red"}, "option colour: unknown"),
        ({"seat2": "genius"}, "strength 'genius'"),
        ({"visibility": "secret"}, "visibility"),
        ({"takeover": "1"}, "takeover"),
        ({"title": "x" * 200}, "at most 48"),
        ({"title": "a\u202eb"}, "U+202E"),
    ],
)
def test_a_form_that_is_wrong_says_what_is_wrong(
    solveig: Browser, form: dict[str, str], line: str
) -> None:
    data = {"game": SMALL, "seat1": "me", "seat2": "squire", **form}

    answer = solveig.post("/tables", data)

    assert answer.status_code == 400
    assert line in problem_of(answer)


def test_two_people_and_a_start(server: Server, solveig: Browser, bjorn: Browser) -> None:
    table = solveig.open_table()

    refused = solveig.do(table, "start")
    sat = bjorn.do(table, "sit", seat="1")
    started = solveig.do(table, "start")

    assert refused.status_code == 409 and "still open: 2" in problem_of(refused)
    assert sat.status_code == started.status_code == 303
    with solveig.socket(table, 0) as mine, bjorn.socket(table, 1) as theirs:
        mine.play("a")
        theirs.play("a")
        mine.until_mine()
    assert solveig.info(table)["people"]["1"]["name"] == "Bjørn"


def test_only_the_host_starts(solveig: Browser, bjorn: Browser) -> None:
    table = solveig.open_table()
    bjorn.do(table, "sit", seat="1")

    assert bjorn.do(table, "start").status_code == 403


def test_a_seat_is_taken_once_and_by_one_name(
    server: Server, solveig: Browser, bjorn: Browser
) -> None:
    table = solveig.open_table()

    twin = server.browser().named("SOLVElG")

    assert "looks like yours" in problem_of(twin.do(table, "sit", seat="1"))
    assert bjorn.do(table, "sit", seat="1").status_code == 303
    assert "taken" in problem_of(server.browser().named("Tova").do(table, "sit", seat="1"))
    assert "already" in problem_of(bjorn.do(table, "sit", seat="0"))


def test_standing_up_before_the_game_frees_the_seat(solveig: Browser, bjorn: Browser) -> None:
    table = solveig.open_table()
    bjorn.do(table, "sit", seat="1")

    bjorn.do(table, "stand", seat="1")

    assert "Bjørn" not in solveig.get(f"/tables/{table}").text
    assert bjorn.do(table, "sit", seat="1").status_code == 303


def test_the_host_puts_a_bot_on_a_seat_and_takes_it_away(solveig: Browser) -> None:
    table = solveig.open_table()

    solveig.do(table, "bot", seat="1", level="squire")
    with_bot = solveig.get(f"/tables/{table}").text
    solveig.do(table, "person", seat="1")
    without = solveig.get(f"/tables/{table}").text

    assert "Bot (squire)" in with_bot
    assert "Bot (squire)" not in without


def test_a_person_leaves_to_a_bot_and_comes_back(solveig: Browser, bjorn: Browser) -> None:
    table = solveig.open_table()
    bjorn.do(table, "sit", seat="1")
    solveig.do(table, "start")
    bjorn.do(table, "stand", seat="1")

    with solveig.socket(table, 0) as line:
        line.play("a")
        line.until_mine()  # the bot has answered
        bjorn.do(table, "person", seat="1")
        line.play("b")
    with bjorn.socket(table, 1) as theirs:
        assert theirs.until_mine()["mine"]


def test_the_host_lets_a_bot_play_for_somebody(solveig: Browser, bjorn: Browser) -> None:
    table = solveig.open_table()
    bjorn.do(table, "sit", seat="1")
    solveig.do(table, "start")

    solveig.do(table, "bot", seat="1", level="random")

    with solveig.socket(table, 0) as line:
        line.play("a")
        assert line.until_mine()["mine"]
    assert "Take it back" in bjorn.get(f"/tables/{table}").text


def test_a_seat_s_link_survives_the_browser(server: Server, solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")

    page = solveig.do(table, "link", seat="0")
    [token] = re.findall(r"/seat/([\w-]{43})", page.text)
    fresh = server.browser()
    shown = fresh.get(f"/seat/{token}")
    taken = fresh.post("/seat", {"token": token, "name": "Solveig"})

    assert shown.status_code == 200 and not shown.cookies
    assert taken.headers["location"] == f"/tables/{table}?seat=0"
    with fresh.socket(table, 0) as line, solveig.socket(table, 0) as old:
        line.play("a")
        old.until_mine()


def test_a_newer_link_makes_the_older_one_worthless(server: Server, solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")
    tokens = [
        re.findall(r"/seat/([\w-]{43})", solveig.do(table, "link", seat="0").text)[0]
        for _ in range(2)
    ]

    assert server.browser().get(f"/seat/{tokens[0]}").status_code == 404
    assert server.browser().post("/seat", {"token": tokens[0], "name": "X"}).status_code == 404
    assert server.browser().get(f"/seat/{tokens[1]}").status_code == 200


def test_who_asks_for_a_new_link_throws_a_thief_out(server: Server, solveig: Browser) -> None:
    """S-10"""
    table = solveig.open_table(seat2="squire")
    [token] = re.findall(r"/seat/([\w-]{43})", solveig.do(table, "link", seat="0").text)
    thief = server.browser()
    thief.post("/seat", {"token": token, "name": "Thief"})

    with thief.socket(table, 0) as stolen, solveig.socket(table, 0) as mine:
        stolen.until("frame")
        solveig.do(table, "link", seat="0")
        refusal = stolen.until("refused")

        assert (refusal["code"], stolen.closed()) == ("not_yours", 4403)
        assert "has a new link" in mine.until("chat")["text"]
        mine.play("mine")


def test_who_waits_at_a_table_is_told_that_it_was_removed(
    server: Server, solveig: Browser, bjorn: Browser
) -> None:
    """S-14"""
    table = solveig.open_table()
    bjorn.do(table, "sit", seat="1")

    with bjorn.socket(table, 1, have=False) as line:
        line.send({"do": "have", "version": "", "parts": {}})
        line.until("people")
        solveig.do(table, "end")
        said = line.until("removed")

        assert said["text"] == "The host has closed this table."
        assert line.closed() == 4404


def test_the_host_gives_a_lost_seat_a_new_link(
    server: Server, solveig: Browser, bjorn: Browser
) -> None:
    table = solveig.open_table()
    bjorn.do(table, "sit", seat="1")
    solveig.do(table, "start")

    with bjorn.socket(table, 1) as old, solveig.socket(table, 0) as mine:
        mine.play("a")
        old.until_mine()
        page = solveig.do(table, "reissue", seat="1")
        refusal = old.until("refused")
        code = old.closed()
    [token] = re.findall(r"/seat/([\w-]{43})", page.text)
    fresh = server.browser()
    fresh.post("/seat", {"token": token, "name": "Bjørn"})

    assert (refusal["code"], code) == (
        "not_yours",
        4403,
    )  # whoever had the old link sees nothing more
    with fresh.socket(table, 1) as line:
        line.play("a")
    assert "new link for seat 2" in solveig.get(f"/tables/{table}").text  # all can read it


def test_the_host_changes_pace_and_hints_in_the_middle(
    server: Server, solveig: Browser, bjorn: Browser
) -> None:
    table = solveig.open_table(seat2="squire", title="Slow fjord")
    form = {"pace": "turns", "visibility": "link", "takeover": "3600"}

    foreign = bjorn.do(table, "change", **form)
    wrong = solveig.do(table, "change", **{**form, "pace": "hasty"})
    done = solveig.do(table, "change", **form)

    assert (foreign.status_code, wrong.status_code, done.status_code) == (403, 400, 303)
    assert "by turns" in solveig.get("/").text
    assert "Slow fjord" not in server.browser().get("/").text
    with solveig.socket(table) as line:
        line.until_mine()
        line.send({"do": "hint"})
        assert line.until("refused")["code"] == "no_hints"


def test_the_host_closes_a_table(server: Server, solveig: Browser, bjorn: Browser) -> None:
    waiting = solveig.open_table()
    running = solveig.open_table("leduc")
    bjorn.do(running, "sit", seat="1")
    solveig.do(running, "start")

    assert bjorn.do(running, "end").status_code == 403
    assert solveig.do(waiting, "end").headers["location"] == "/"
    assert solveig.do(running, "end").status_code == 303
    assert solveig.get(f"/tables/{waiting}").status_code == 404
    # A game that was broken off shows nobody the cards of others.
    assert solveig.get(f"/tables/{running}?seat=1").status_code == 403
    assert "\nseed" not in solveig.get(f"/tables/{running}/record").text
    with bjorn.socket(running, 1) as line:
        line.until("frame")
        line.act("x", ["fold"])
        assert line.until("refused", id="x")["code"] == "over"


def test_hints_are_off_as_soon_as_a_second_person_may_sit_down(solveig: Browser) -> None:
    """T-37: on for one person against bots; the host may switch them on for all."""
    form = {"hints": "auto"}
    alone = solveig.open_table(seat2="squire", **form)
    open_to_all = solveig.open_table(seat2="open", **form)
    wanted = solveig.open_table(seat2="open", hints="yes")

    def allowed(table: str) -> bool:
        return 'name="hints" value="yes" checked' in solveig.get(f"/tables/{table}").text

    assert [allowed(alone), allowed(open_to_all), allowed(wanted)] == [True, False, True]
    solveig.do(alone, "person", seat="1")
    assert not allowed(alone)


def test_options_of_a_game_stand_in_groups_with_names_and_pictures(solveig: Browser) -> None:
    """T-67: twenty fields without order, raw words, maps by number."""
    page = solveig.get("/new?game=giant").text

    for group in ("The battle", "The map", "Match and campaign", "House rules"):
        assert f"<legend>{group}</legend>" in page
    assert page.index("<legend>House rules</legend>") > page.index("<legend>Match and campaign")
    assert "Broken Plain" in page and '"/maps/giant/map/1.svg"' in page
    assert "must run hot" in page and ">forced_hot<" not in page
    assert "may be held by its governor (as in the book)" in page
    assert 'data-needs="series" data-needed="campaign"' in page


@pytest.mark.parametrize("game", ["assault", "dwarves", "valda"])
def test_no_option_is_shown_by_its_name_in_records(game: str, solveig: Browser) -> None:
    """T-67: "hero 1", "boindil", "in_play"."""
    page = solveig.get(f"/new?game={game}").text
    raw = [s.name.replace("_", " ") for s in registry.game(game).settings]
    raw += [choice for s in registry.game(game).settings for choice in s.choices if "_" in choice]

    assert not [word for word in raw if f">{word}<" in page]


def test_a_map_has_a_small_picture(solveig: Browser) -> None:
    """T-67."""
    one, other = (solveig.get(f"/maps/giant/map/{n}.svg") for n in (1, 2))

    assert one.headers["content-type"].startswith("image/svg+xml")
    assert one.text.count("<path") > 3 and one.text != other.text and len(one.text) < 60_000
    assert solveig.get("/maps/giant/map/9.svg").status_code == 404
    assert solveig.get("/maps/giant/pool/3.svg").status_code == 404


def test_a_game_without_secret_reactions_does_not_speak_of_them(solveig: Browser) -> None:
    """T-70."""
    assert 'name="reactions"' not in solveig.get("/new?game=giant").text
    assert 'name="reactions"' in solveig.get("/new?game=assault").text
    table = solveig.open_table("giant", seat2="squire")
    assert 'name="order"' not in solveig.get(f"/tables/{table}").text


def test_who_comes_back_sees_their_tables_first_and_finished_ones_folded(solveig: Browser) -> None:
    """T-69: "live · over", below the fold, without opponents or date."""
    running = solveig.open_table(seat2="squire", title="Fjord")
    ended = solveig.open_table(seat2="squire", title="Skerry")
    solveig.do(ended, "end")
    page = solveig.get("/").text

    assert page.index("Your tables") < page.index("Choose a game")
    line = page.split(f'data-key="table:{ended}"')[1].split("</a>")[0]
    assert "finished · today" in line and "against Bot (squire)" in line and "· live" not in line
    assert "1 finished game" in page
    assert page.index(f"table:{running}") < page.index('data-list="finished"')


def test_a_finished_game_says_how_it_went_for_the_reader(server: Server, solveig: Browser) -> None:
    """T-69: three lines that said "over" and no more."""
    other = server.browser().named("Bjørn")
    table = solveig.open_table(**{"option.columns": "4", "option.rows": "4", "option.line": "3"})
    assert other.do(table, "sit", seat="1").status_code == 303
    assert solveig.do(table, "start").status_code == 303
    for number, column in enumerate((1, 2, 1, 2, 1)):
        answer((solveig, other)[number % 2], table, number % 2, f"a{number}", str(column))
    wait_until(lambda: solveig.info(table)["stage"] == "over")

    lines = [
        who.get("/").text.split(f'data-key="table:{table}"')[1].split("</a>")[0]
        for who in (solveig, other)
    ]
    assert "against Bjørn · won · today" in lines[0]
    assert "against Solveig · lost · today" in lines[1]


@pytest.mark.parametrize(
    ("scores", "ranks", "seat", "words"),
    [
        ((3, 5), (2, 1), 0, "lost 3 to 5"),
        ((3, 5), (2, 1), 1, "won 5 to 3"),
        ((0, 0), (1, 1), 0, "a draw"),
        ((9, 7, 7, 4), (1, 2, 2, 4), 0, "won against 3 others"),
        ((9, 7, 7, 4), (1, 2, 2, 4), 2, "place 2 of 4"),
    ],
)
def test_results_in_words(
    scores: tuple[int, ...], ranks: tuple[int, ...], seat: int, words: str
) -> None:
    """T-69."""
    assert result_words(EndLine(0, 1, "", scores, ranks), seat) == words


def test_play_now_begins_a_first_game_against_bots(solveig: Browser) -> None:
    """T-68: "Sit down and play" led to Assault, whatever one wanted, and three clicks more."""
    solveig.open_table(seat2="squire")  # somebody with a name
    page = solveig.get("/").text
    form = page.split('value="giant"><input type="hidden" name="seats"')[1].split("</form>")[0]
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', f'name="seats"{form}'))

    answer = solveig.http.post("/tables", data={"game": "giant", **fields})

    assert answer.status_code == 303, problem_of(answer)
    info = solveig.info(answer.headers["location"].removeprefix("/tables/"))
    assert info["stage"] == "playing" and info["people"]["1"]["bot"]
    assert (fields["option.map"], fields["option.unit_points"]) == ("1", "1")


def test_a_figure_is_drawn_for_those_who_open_a_seat(solveig: Browser) -> None:
    """T-40: the portrait of a race."""
    drawn = solveig.get("/figures/assault/frost.svg")

    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert (
        drawn.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"') and "<path" in drawn.text
    )
    for wrong in ("assault/nobody", "nowhere/frost", "assault/..%2fgiant"):
        assert solveig.get(f"/figures/{wrong}.svg").status_code == 404
