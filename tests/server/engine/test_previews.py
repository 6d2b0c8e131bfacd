"""What an answer would do, before it is given: paths (T-09), the end of the turn (T-10), and nothing hidden."""

from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records.files import read
from jotunheim.records.replays import replay
from jotunheim.server.engine.live import Live
from jotunheim.server.engine.previews import preview

GAMES = Path(__file__).parent.parent.parent / "games"
RECORDS = {"giant": "03", "assault": "01", "stronghold": "01", "dwarves": "01", "valda": "01"}


def opened(game: str) -> Live:
    [path] = (GAMES / game / "golden").glob(f"{RECORDS[game]}*.jotun")
    return Live(replay(read(path), registry.game(game)))


@pytest.mark.parametrize("game", RECORDS)
def test_the_answer_that_ends_a_turn_is_known_before_it_is_given(game: str) -> None:
    live = opened(game)
    session = live.session
    ends = wrong = 0
    for play in session.plays[: min(len(session.plays), 150)]:
        session.go_to(play.number - 1)
        names, mine = session.game.words.names, live.game.turn_of(session.g) == play.seat
        said = preview(live, play.seat, [names[play.token]], False)[0] == "ends"
        session.go_to(play.number)
        turn = live.game.turn_of(session.g)
        quiet = not play.draws and session.g.asked is not None and not session.g.asked.covert
        ends += said
        assert mine or not said
        says_so = names[play.token] in live.game.turn_ends
        wrong += said != (mine and turn != play.seat and not says_so) and quiet

    assert ends > 0
    assert wrong <= 1  # what is hidden may come out otherwise


def test_a_move_shows_its_path_before_it_is_walked() -> None:
    live = opened("giant")
    session = live.session
    shown = 0
    for play in session.plays:
        session.go_to(play.number - 1)
        names = session.game.words.names
        paths = preview(live, play.seat, [names[play.token]], True)[1]
        shown += '"points":[[' in paths

    assert shown > 0


def test_nobody_gets_a_preview_of_a_question_that_is_not_theirs() -> None:
    live = opened("giant")
    live.session.go_to(len(live.session.plays) - 1)
    g = live.session.g
    assert g.asked is not None

    assert preview(live, 1 - g.asked.seat, [live.game.words.names[g.options[0]]], True) == [
        "",
        "[]",
    ]


def test_nobody_is_asked_twice_whether_a_turn_ends() -> None:
    """T-10: after "End shooting", and in Stronghold before and after the last chance for plans."""
    siege, asked = opened("stronghold"), 0
    for play in siege.session.plays:
        siege.session.go_to(play.number - 1)
        before = siege.session.g.asked
        names = siege.session.game.words.names
        if preview(siege, play.seat, [names[play.token]], False)[0]:
            siege.session.go_to(play.number)
            after = siege.session.g.asked
            assert before is not None and (after is None or after.seat != before.seat)
            asked += 1
    assert asked > 20

    battle, ended = opened("giant"), 0
    for play in battle.session.plays:
        battle.session.go_to(play.number - 1)
        if battle.session.game.words.names[play.token] == "end":
            assert preview(battle, play.seat, ["end"], False)[0] == ""
            ended += 1
    assert ended > 0
