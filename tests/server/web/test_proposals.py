"""Proposals at a cooperative table: who may propose what, what the others get, and that nothing hidden shows."""

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from jotunheim.games.dwarves.game import GAME
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.kernel import Chance
from jotunheim.records import Session, new_header
from jotunheim.records.files import record_text
from jotunheim.server.engine.live import Live, load
from jotunheim.server.engine.proposing import consulted, proposal
from tests.server.web.served import Browser, Line, Server, serving

pytestmark = pytest.mark.slow
DWARVES = "dwarves=jotunheim.games.dwarves.game:GAME"
HEROES = {"option.hero_1": "boindil", "option.hero_2": "andokai", "option.hero_3": "tungdil"}
SEED = "d0a5" * 16
ANDOKAI_SEAT = 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("proposals")
    with serving(folder, games=(DWARVES,)) as found:
        yield found


def a_table(server: Server, last: str = "open", **options: str) -> tuple[list[Browser], str]:
    """Boïndil, Andôkai and Tungdil; the first is asked."""
    people = [server.browser().named(name) for name in ("Solveig", "Bjørn", "Tova")]
    table = people[0].open_table("dwarves", seats="3", seat3=last, **HEROES, **options)
    for seat in (1, 2) if last == "open" else (1,):
        assert people[seat].do(table, "sit", seat=str(seat)).status_code == 303
    if last == "open":
        assert people[0].do(table, "start").status_code == 303
    return people, table


def propose(line: Line, action: str, *tokens: str) -> None:
    line.send({"do": "propose", "id": action, "on": line.frame["version"], "tokens": list(tokens)})


def offered(prompt: str) -> list[str]:
    return [html.unescape(token) for token in re.findall(r'data-token="([^"]+)"', prompt)]


def test_a_proposal_is_shown_to_the_asked_seat_and_taken_as_an_answer(server: Server) -> None:
    people, table = a_table(server)
    with people[0].socket(table, 0) as asked, people[2].socket(table, 2) as other:
        asked.until_mine()
        assert other.until("frame")["propose"]
        propose(other, "p", "move")
        other.until("done", id="p")
        told = asked.until("proposals")

        assert [(x["seat"], x["tokens"]) for x in told["lines"]] == [(2, ["move"])]
        assert told["lines"][0]["words"] in html.unescape(asked.parts["prompt"])
        assert (told["asked"], told["version"]) == (0, asked.frame["version"])
        asked.act("a", told["lines"][0]["tokens"])
        for line in (asked, other):  # it vanishes with the answer
            while line.latest("proposals")["lines"]:
                line.next()


def test_the_question_of_the_asked_seat_comes_in_another_dress_and_goes_again(
    server: Server,
) -> None:
    people, table = a_table(server)
    with people[0].socket(table, 0) as asked, people[1].socket(table, 1) as other:
        mine = offered(asked.until_mine()["parts"]["prompt"])
        seats = other.until("frame")["parts"]["seats"]
        other.send({"do": "consult"})
        frame = other.until("frame", consult=True)

        assert not frame["mine"] and frame["seat"] == 1
        assert 'class="prompt proposing"' in other.parts["prompt"]
        assert offered(other.parts["prompt"]) == mine
        assert other.parts["seats"] == seats  # they still know who they are
        propose(other, "p", mine[0])
        other.until("frame", consult=False)
        assert offered(other.parts["prompt"]) == []


@pytest.mark.parametrize("tokens", [["nonsense"], ["hex:A1"], ["move", "hex:A1"], ["move"] * 2])
def test_only_legal_answers_can_be_proposed(server: Server, tokens: list[str]) -> None:
    people, table = a_table(server)
    with people[2].socket(table, 2) as other:
        other.until("frame")
        propose(other, "p", *tokens)
        assert other.until("refused", id="p")["code"] == "illegal"


def test_whole_moves_can_be_proposed_but_not_on_an_old_view(server: Server) -> None:
    people, table = a_table(server)
    with people[2].socket(table, 2) as other:
        other.until("frame")
        propose(other, "p", "move", "hex:G9")
        other.until("done", id="p")
        other.frame["version"] = "0" * 16
        propose(other, "q", "move")
        assert other.until("refused", id="q")["code"] == "stale"


def test_each_seat_has_one_proposal_and_can_take_it_back(server: Server) -> None:
    people, table = a_table(server)
    with people[0].socket(table, 0) as asked, people[1].socket(table, 1) as other:
        asked.until_mine()
        other.until("frame")
        for number, tokens in enumerate([["move"], ["end_turn"], []]):
            propose(other, f"p{number}", *tokens)
            other.until("done", id=f"p{number}")
            lines = asked.until("proposals")["lines"]
            assert [x["tokens"] for x in lines] == ([tokens] if tokens else [])


def test_who_watches_or_is_asked_proposes_nothing_and_watchers_hear_nothing(
    server: Server,
) -> None:
    people, table = a_table(server)
    stranger = server.browser()
    with (
        people[0].socket(table, 0) as asked,
        people[1].socket(table, 1) as other,
        stranger.socket(table, -1) as watcher,
    ):
        assert not asked.until_mine()["propose"]
        assert not watcher.until("frame")["propose"]
        other.until("frame")
        propose(asked, "p", "move")
        assert asked.until("refused", id="p")["code"] == "illegal"
        propose(watcher, "p", "move")
        assert watcher.until("refused", id="p")["code"] == "not_yours"
        propose(other, "p", "move")
        other.until("done", id="p")
        asked.until("proposals")
        watcher.send({"do": "ping"})
        watcher.until("pong")
        assert not [x for x in watcher.heard if x["kind"] == "proposals"]


def test_nobody_proposes_at_a_table_of_rivals(server: Server) -> None:
    people = [server.browser().named(name) for name in ("Solveig", "Bjørn")]
    table = people[0].open_table("connect-four")
    people[1].do(table, "sit", seat="1")
    people[0].do(table, "start")
    with people[1].socket(table, 1) as other:
        assert not other.until("frame")["propose"]
        for message in ({"do": "consult"}, {"do": "propose", "id": "p", "tokens": ["column:4"]}):
            other.send(message)
            assert other.until("refused")["code"] == "illegal"


def test_proposals_have_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, games=(DWARVES,), proposals=0.001, proposals_burst=2.0) as server:
        people, table = a_table(server)
        with people[2].socket(table, 2) as other:
            other.until("frame")
            for number in range(3):
                propose(other, f"p{number}", "move")
            assert other.until("refused")["id"] == "p2"


# What is hidden -----------------------------------------------------------------------------------


def a_game(situation: str | None = None, **options: str) -> Live:
    """A game in an engine, without a server."""
    given = {name.removeprefix("option."): hero for name, hero in HEROES.items()}
    head = new_header(GAME, 3, {**given, **options}, seed=SEED, situation=situation)
    return load(record_text(head, Session(GAME, head).lines), [], GAME)


def dwarves(live: Live) -> Dwarves:
    g = live.session.g
    assert isinstance(g, Dwarves)
    return g


def test_what_a_proposer_sees_is_what_the_asked_seat_sees() -> None:
    live = a_game()
    chance = Chance(11)
    seen = 0
    for _ply in range(120):
        g = dwarves(live)
        if g.asked is None:
            break
        asked = g.asked.seat
        real = GAME.view(g, asked).prompt
        for seat in {0, 1, 2} - {asked}:
            assert GAME.can_propose(g, seat)
            world = GAME.normal(g, seat)
            assert GAME.view(world, asked).prompt == real
            seen += 1
        live.session.play(GAME.words.names[g.options[chance.below(len(g.options))]])
    assert seen > 100


def test_a_hidden_hand_of_andokai_is_neither_shown_nor_proposed_for() -> None:
    """DW-HID-01: two tables that differ in her hand alone look the same to a seat that proposes."""
    words = "heroes: boindil, andokai, tungdil\nspells: {}"
    tables = [a_game(words.format(spell), hidden_hand="yes") for spell in ("SP2", "SP9")]
    for live in tables:
        asked = live.session.g.asked
        assert asked is not None and asked.covert and asked.seat == ANDOKAI_SEAT
        assert not GAME.can_propose(dwarves(live), 2)
        live.session.play("pass")

    one, two = tables
    assert one.session.g.asked is not None and one.session.g.asked.seat == 0
    assert GAME.view(dwarves(one), 1) != GAME.view(dwarves(two), 1)  # there is something to hide
    assert consulted(one, 2) == consulted(two, 2)
    assert proposal(one, 2, ["move"]) == proposal(two, 2, ["move"])


def test_nobody_proposes_to_an_andokai_who_hides_her_hand() -> None:
    words = "heroes: boindil, andokai, tungdil\nspells: SP9\nactive andokai"
    for hidden, may in (("no", True), ("yes", False)):
        live = a_game(words, hidden_hand=hidden)
        while (asked := live.session.g.asked) is not None and asked.name() != "Menu":
            live.session.play("pass")

        assert asked is not None and asked.seat == ANDOKAI_SEAT
        assert GAME.can_propose(dwarves(live), 2) == may
