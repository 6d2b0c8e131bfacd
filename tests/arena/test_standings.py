"""The figures of a tournament: means, intervals, ratings."""

import math

import msgspec
import pytest

from jotunheim.arena.result import Result
from jotunheim.arena.standings import mean_of, rate, share_of, summary


def a_result(number: int, players: tuple[str, ...], ranks: tuple[int, ...]) -> Result:
    shares = tuple([1.0 if rank == 1 else 0.0 for rank in ranks])
    return Result(
        number=number,
        players=players,
        entries=tuple(range(len(players))),
        names=tuple([f"side {seat}" for seat in range(len(players))]),
        ranks=ranks,
        scores=tuple([10 - rank for rank in ranks]),
        shares=shares,
        length=20 + number,
        digest="",
        branching=(2.0, 3.0),
        decisions=(10,) * len(players),
        seconds=(0.02,) * len(players),
    )


def test_a_share_has_wilsons_interval() -> None:
    figure = share_of([1.0] * 65 + [0.0] * 35)

    assert figure.mean == pytest.approx(0.65)
    assert (figure.low, figure.high) == pytest.approx((0.5525, 0.7364), abs=0.0005)


def test_an_interval_does_not_vanish_at_the_end() -> None:
    figure = share_of([1.0] * 20)

    assert figure.high == pytest.approx(1.0)
    assert figure.low == pytest.approx(0.8389, abs=0.0005)


def test_a_mean_has_students_interval() -> None:
    figure = mean_of([1.0, 2.0, 3.0, 4.0])

    assert figure.mean == 2.5
    assert figure.high - figure.mean == pytest.approx(3.18 * 1.29099 / 2, abs=0.01)
    assert math.isinf(mean_of([5.0]).high)


def test_an_interval_of_lengths_or_ranks_holds_nothing_that_cannot_be() -> None:
    players = ("squire", "random")
    ranks = ((1, 2), (2, 1), (1, 2))
    results = [a_result(number, players, one) for number, one in enumerate(ranks)]
    results[0] = msgspec.structs.replace(results[0], length=1)

    figures = summary(results, 3)

    assert figures.length.low == 0
    assert [(s.rank.low, s.rank.high) for s in figures.standings] == [(1, 2), (1, 2)]


def test_two_games_have_no_interval() -> None:
    results = [a_result(number, ("squire", "random"), (1, 2)) for number in range(2)]

    assert summary(results, 2).length.words(1, 0) == ("20", "")


@pytest.mark.parametrize(("n", "exact"), [(12, 2.201), (20, 2.093), (30, 2.045), (100, 1.984)])
def test_larger_samples_come_near_students_factor(n: int, exact: float) -> None:
    values = [float(i % 2) for i in range(n)]
    figure = mean_of(values)

    factor = (figure.high - figure.mean) / (0.5 * math.sqrt(n / (n - 1)) / math.sqrt(n))
    assert factor == pytest.approx(exact, rel=0.002)


def test_winners_are_rated_above_losers() -> None:
    ratings = rate([a_result(n, ("strong", "weak"), (1, 2)) for n in range(20)])

    assert ratings["strong"].low > ratings["weak"].high


def test_a_player_on_several_seats_counts_once_a_game() -> None:
    players = ("lone", "many", "many", "many")
    results = [a_result(n, players, (1, 2, 3, 4) if n % 2 else (4, 1, 2, 3)) for n in range(10)]

    figures = {standing.player: standing for standing in summary(results, 10).standings}

    assert figures["many"].games == 10
    assert figures["lone"].win_share.mean == 0.5
    assert figures["many"].win_share.mean == pytest.approx(0.5 / 3)
    assert figures["lone"].fair_share == 0.25
    assert figures["lone"].decision_ms == pytest.approx(2.0)


def test_the_order_of_names_is_by_rating() -> None:
    results = [a_result(n, ("a", "b"), (2, 1)) for n in range(10)]

    assert [standing.player for standing in summary(results, 10).standings] == ["b", "a"]


def shared_result(number: int, players: tuple[str, ...], won: bool) -> Result:
    ranks = (1,) * len(players)
    together = (1.0 if won else 0.0,) * len(players)
    return msgspec.structs.replace(a_result(number, players, ranks), shares=together)


def test_a_game_that_all_win_or_lose_together_counts_shares_of_wins() -> None:
    """Ranks are equal there, so ratings would stand at their start for ever."""
    weak = [shared_result(n, ("a", "a"), won=n == 0) for n in range(4)]
    strong = [shared_result(4 + n, ("b", "b"), won=n > 0) for n in range(4)]

    figures = summary([*weak, *strong], 8)

    assert figures.shared
    assert [(s.player, s.win_share.mean) for s in figures.standings] == [("b", 0.75), ("a", 0.25)]


def test_rivals_do_not_share_their_game() -> None:
    assert not summary([a_result(n, ("a", "b"), (1, 2)) for n in range(3)], 3).shared


def test_playing_against_oneself_tells_nothing() -> None:
    ratings = rate([a_result(0, ("same", "same"), (1, 2))])

    assert ratings["same"].mean == pytest.approx(25.0)
