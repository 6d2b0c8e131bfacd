"""A bot's opinion about a finished game (issue 21)."""

from functools import cache
from pathlib import Path

import pytest
from jotunheim_examples.connect_four import GAME as CONNECT_FOUR
from jotunheim_examples.leduc import GAME as LEDUC
from jotunheim_examples.leduc.state import Leduc

from jotunheim import registry
from jotunheim.bots.analysis import (
    Look,
    Opinion,
    analyse,
    chosen,
    curves,
    decisions,
    look,
    suspects,
    worst,
)
from jotunheim.bots.slips import slips
from jotunheim.records import Session, new_header, replay
from jotunheim.records.files import read

GOLDEN = Path(__file__).parent.parent / "games"
RECORDS = {
    "assault": "03-three-mixed",
    "dwarves": "06-book-2",
    "giant": "01-duel",
    "stronghold": "03-thumb-storms",
    "valda": "01-two-by-lot",
}
BLUNDER = (4, 1, 4, 1, 4, 7, 4)  # the sixth play leaves three in a column open
SEED = "ab" * 32


def a_blunder() -> Session:
    """A game of Connect Four that one play has lost."""
    session = Session(CONNECT_FOUR, new_header(CONNECT_FOUR, 2, seed=SEED))
    for column in BLUNDER:
        session.play(f"column:{column}")
    assert session.g.over
    return session


@cache
def opinion_on_the_blunder() -> Opinion:
    return analyse(a_blunder(), lambda done, of: None)


def golden(game: str) -> Session:
    return replay(
        read(GOLDEN / game / "golden" / f"{RECORDS[game]}.jotun"), registry.game(game)
    ).session


def test_the_play_that_lost_the_game_is_the_worst_and_the_better_one_is_named() -> None:
    session = a_blunder()
    steps: list[tuple[int, int]] = []

    opinion = analyse(session, lambda done, of: steps.append((done, of)))
    found = slips(session, opinion)

    assert found[0].number == 6
    assert (found[0].seat, found[0].played, found[0].better) == (1, "Column 7", "Column 4")
    assert found[0].chances.startswith("about ") and "% to win instead of" in found[0].chances
    assert steps == [(n, 7) for n in range(1, 8)]


def test_the_same_game_gets_the_same_opinion_twice() -> None:
    first, second = (look(a_blunder(), 6, "column:4", iterations=60) for _ in range(2))

    assert first == second


def test_each_seat_hears_about_its_own_decisions_only() -> None:
    session = a_blunder()
    opinion = opinion_on_the_blunder()

    assert {slip.seat for slip in slips(session, opinion, 1)} == {1}
    assert all(slip.seat == 0 for slip in slips(session, opinion, 0))


def test_the_curve_ends_with_the_outcome_and_knows_of_the_blunder() -> None:
    session = a_blunder()
    found = curves(session, opinion_on_the_blunder())

    assert [points[-1] for points in found.values()] == [(7, 1.0), (7, -1.0)]
    assert found[0][-2][1] > 0.9  # before the last play its winner saw it


def test_a_session_that_shows_the_past_is_judged_as_a_whole() -> None:
    session = a_blunder()
    whole = look(session, 6, iterations=60)
    session.go_to(2)

    assert look(session, 6, iterations=60) == whole
    assert curves(session, Opinion((), ()))[0] == [(7, 1.0)]
    assert session.now == 2


def first_bet(number: int) -> tuple[int, int, Look]:
    """A game of poker: the cards of both seats, and the opinion on the first answer of the first seat."""
    session = Session(LEDUC, new_header(LEDUC, 2, seed=f"{number:064x}"))
    assert isinstance(session.g, Leduc) and session.g.asked is not None
    seat = session.g.asked.seat
    own, other = session.g.held[seat], session.g.held[1 - seat]
    session.play(LEDUC.words.names[session.g.options[0]])
    return own, other, look(session, 1, iterations=30)


def test_the_bot_knows_no_more_than_the_player_who_decided() -> None:
    """Games that differ in the card of the other seat alone get the same opinion."""
    games = [first_bet(number) for number in range(40)]
    alike = [game for game in games if game[0] == games[0][0]]

    assert len({other for _own, other, _look in alike}) > 1
    assert len({judged for _own, _other, judged in alike}) == 1


def test_of_many_decisions_some_lie_evenly_and_some_look_odd() -> None:
    session = golden("assault")
    oddness = dict(decisions(session))
    odd = sorted(oddness, key=lambda number: -oddness[number])[:4]

    numbers = chosen(session, most=16)

    assert len(numbers) == 16 and numbers == sorted(set(numbers))
    assert numbers[0] == min(oddness) and numbers[-1] > 0.7 * len(session.plays)
    assert set(odd) <= set(numbers)
    assert chosen(session, most=10_000) == sorted(oddness)


@pytest.mark.parametrize("game", RECORDS)
def test_every_game_can_be_judged(game: str) -> None:
    session = golden(game)
    numbers = chosen(session, most=6)

    looks = [look(session, number, iterations=12) for number in numbers]
    rival = next((one for one in looks if one.line), looks[0])
    again = look(session, rival.number, rival.rival, iterations=12)
    opinion = Opinion(tuple(looks), (Look(again.number, again.seat, 0.5, 0.1, again.line, True),))
    drawn = curves(session, opinion)

    assert all(-1.0 <= one.value <= 1.0 and -1.0 <= one.played <= 1.0 for one in looks)
    assert list(drawn) == ([0] if session.game.cooperative else list(range(session.header.seats)))
    if again.line:
        [slip] = slips(session, opinion)
        assert slip.question and slip.played and slip.better
        together = session.header.seats == 2 or session.game.cooperative
        assert ("to win instead" in slip.chances) == together


def a_look(number: int, seat: int, loss: float, sure: bool = True) -> Look:
    return Look(number, seat, loss, 0.0, ((seat, "column:1"),), sure)


def test_only_clear_mistakes_are_told_three_at_most_and_one_of_a_turn() -> None:
    session = golden("assault")
    first, second = session.plays[0], session.plays[1]
    losses = [
        a_look(number, session.plays[number - 1].seat, number / 1000)
        for number in (1, 60, 120, 180, 240)
    ]
    doubtful = a_look(300, session.plays[299].seat, 0.9, sure=False)
    opinion = Opinion((), (*losses, doubtful))

    assert [one.number for one in worst(session, opinion)] == [240, 180, 120]
    same = [number for number, play in enumerate(session.plays, 1) if play.seat == first.seat][:2]
    if second.seat == first.seat:
        both = Opinion((), (a_look(same[0], first.seat, 0.3), a_look(same[1], first.seat, 0.2)))
        assert [one.number for one in worst(session, both)] == [same[0]]


def test_the_worst_of_each_seat_get_a_second_look_and_a_team_is_one() -> None:
    looks = [a_look(number, number % 2, number / 100) for number in range(1, 41)]

    apart = suspects(looks, cooperative=False)
    together = suspects(looks, cooperative=True)

    assert [one.number for one in apart] == [40, 38, 36, 34, 39, 37, 35, 33]
    assert [one.number for one in together] == [40, 39, 38, 37, 36, 35, 34, 33]
    assert suspects([a_look(1, 0, 0.01)], cooperative=False) == []
