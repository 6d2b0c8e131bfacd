"""Leagues: who meets whom, one rating for all, a ladder that grows, and when a question is answered (P-02)."""

import json
import math
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.arena.crew import Crew
from jotunheim.arena.cross_table import cross_table
from jotunheim.arena.league import League, LeagueFolder, Workers, league, run
from jotunheim.arena.pairing import duel, gauntlet, meetings, pair, round_robin, swiss
from jotunheim.arena.plan import ArenaError
from jotunheim.arena.result import Result
from jotunheim.arena.sequential import NO, OPEN, YES, Question, answer, question
from jotunheim.arena.strength import ELO, orders, ratings
from jotunheim.cli.main import main

GAME = registry.game("connect-four")


def result(
    number: int, players: Sequence[str], ranks: Sequence[int], names: Sequence[str] = ()
) -> Result:
    seats = len(players)
    return Result(
        number=number,
        players=tuple(players),
        entries=tuple(range(seats)),
        names=tuple(names or [f"seat {seat}" for seat in range(seats)]),
        ranks=tuple(ranks),
        scores=(0,) * seats,
        shares=(0.0,) * seats,
        length=1,
        digest="",
        branching=(),
        decisions=(1,) * seats,
        seconds=(0.0,) * seats,
    )


# Who meets whom -------------------------------------------------------------------------------------


def test_in_a_round_robin_every_set_of_players_meets_once() -> None:
    assert round_robin("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(round_robin("abcdef", 4)) == 15


def test_few_players_sit_several_times_and_all_of_them_play() -> None:
    assert round_robin("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_in_a_gauntlet_the_first_player_meets_all_others() -> None:
    assert gauntlet("abc", 2) == [("a", "b"), ("a", "c")]
    assert gauntlet("ab", 4) == [("a", "b", "b", "b")]
    assert all(line_up[0] == "a" for line_up in gauntlet("abcde", 3))


def test_swiss_pairs_neighbours_who_have_not_met() -> None:
    nobody: Counter[tuple[str, ...]] = Counter()

    assert swiss("abcd", 2, nobody, Counter()) == [("a", "b"), ("c", "d")]
    assert swiss("abcd", 2, meetings([("a", "b"), ("c", "d")]), Counter()) == [
        ("a", "c"),
        ("b", "d"),
    ]


def test_in_swiss_who_played_most_rests_when_a_table_is_not_full() -> None:
    found = swiss("abcde", 2, Counter(), Counter({"a": 1, "b": 1, "c": 2, "d": 1, "e": 1}))

    assert found == [("a", "b"), ("d", "e")]


def test_all_who_can_play_do_at_tables_of_four() -> None:
    found = swiss("abcdefghij", 4, Counter(), Counter())

    assert sorted(name for line_up in found for name in line_up) == list("cdefghij")
    assert pair("b", "a") == ("a", "b")
    assert duel("a", "b", 5) == ("a", "b", "a", "b", "a")


# Ratings --------------------------------------------------------------------------------------------


def played(
    strengths: dict[str, float], seats: Sequence[float], groups: int, size: int
) -> list[Result]:
    """Games that follow the model: the chance of each place is in proportion to e^strength."""
    rng = random.Random(5)
    found: list[Result] = []
    for group in range(groups):
        line_up = rng.sample(sorted(strengths), size)
        for turn in range(size):
            players = line_up[turn:] + line_up[:turn]
            left, ranks = list(range(size)), [0] * size
            for rank in range(1, size + 1):
                weights = [math.exp(strengths[players[s]] + seats[s]) for s in left]
                chosen = rng.choices(left, weights)[0]
                ranks[chosen] = rank
                left.remove(chosen)
            found.append(result(group * size + turn, players, ranks))
    return found


def test_ratings_find_the_strengths_that_games_were_made_of() -> None:
    true = {"a": 1.0, "b": 0.3, "c": -0.3, "d": -1.0}

    found = ratings(played(true, [0.4, 0.0, -0.4], 400, 3))

    assert [one.name for one in found.players] == ["a", "b", "c", "d"]
    for one in found.players:
        assert one.rating.low < 1500 + ELO * true[one.name] < one.rating.high
        assert one.rating.high - one.rating.low < 80
    for one, worth in zip(found.seats, [0.4, 0.0, -0.4], strict=True):
        assert one.rating.low < ELO * worth < one.rating.high
    assert found.sides == ()  # each seat always had the same side


def test_a_strong_side_is_not_taken_for_a_strong_player() -> None:
    """The same two players; the first had the side that always wins more often."""
    games = []
    for number in range(40):
        strong = number % 4 != 0
        sides = ("fire", "hill") if strong else ("hill", "fire")
        games.append(result(number, ("a", "b"), (1, 2) if strong else (2, 1), sides))

    found = ratings(games)

    gap = abs(found.players[0].rating.mean - found.players[1].rating.mean)
    assert gap < found.sides[0].rating.mean - found.sides[1].rating.mean
    assert [one.name for one in found.sides] == ["fire", "hill"]


def test_a_tie_says_as_much_for_one_as_for_the_other() -> None:
    assert orders((1, 1)) == [(0, 1), (1, 0)]
    assert orders((2, 1, 2)) == [(1, 0, 2), (1, 2, 0)]
    assert len(orders((1, 1, 1, 1, 1))) == 10

    found = ratings([result(n, ("a", "b"), (1, 1)) for n in range(10)])

    assert [one.rating.mean for one in found.players] == pytest.approx([1500, 1500])


def test_the_order_of_games_does_not_matter() -> None:
    games = played({"a": 1.0, "b": 0.0, "c": 0.0}, [0.0, 0.0], 30, 2)

    one, two = ratings(games), ratings(games[::-1])

    for a, b in zip(one.players, two.players, strict=True):
        assert a.name == b.name
        assert a.rating.mean == pytest.approx(b.rating.mean)


def test_a_cross_table_has_every_pair_in_both_directions() -> None:
    games = [result(0, ("a", "b", "b"), (1, 2, 3)), result(1, ("b", "b", "a"), (1, 3, 2))]

    found = {(one.player, one.other): one for one in cross_table(games)}

    assert found["a", "b"].score.mean == 0.75
    assert found["b", "a"].score.mean == 0.25
    assert found["a", "b"].games == 2


# Questions ------------------------------------------------------------------------------------------


def duels(share: float, groups: int, seed: int = 1) -> list[Result]:
    rng = random.Random(seed)
    found = []
    for number in range(2 * groups):
        players = ("a", "b") if number % 2 == 0 else ("b", "a")
        wins = (rng.random() < share) == (players[0] == "a")
        found.append(result(number, players, (1, 2) if wins else (2, 1)))
    return found


def test_a_question_is_read_as_typed() -> None:
    assert question("search:200>squire+5") == Question("search:200", "squire", 5.0)
    for text in ("knight", "a>b", "a>b+0", "a>b+50", ">b+5", "a>b+x"):
        with pytest.raises(ArenaError, match=r"expected A>B\+POINTS"):
            question(text)


def test_a_clear_difference_is_seen_early_and_equality_too() -> None:
    asked = Question("a", "b", 10)

    better, equal = answer(asked, duels(0.7, 500)), answer(asked, duels(0.5, 500))

    assert (better.verdict, equal.verdict) == (YES, NO)
    assert better.groups < equal.groups < 500
    assert answer(asked, duels(0.7, 4)).verdict == OPEN
    assert answer(asked, []).verdict == OPEN


def test_wrong_answers_are_as_rare_as_promised() -> None:
    asked = Question("a", "b", 10)

    wrong_yes = sum(answer(asked, duels(0.5, 400, seed)).verdict == YES for seed in range(100))
    wrong_no = sum(answer(asked, duels(0.6, 400, seed)).verdict == NO for seed in range(100))

    assert wrong_yes <= 10 and wrong_no <= 10


def test_only_whole_groups_count() -> None:
    asked = Question("a", "b", 10)
    games = duels(0.7, 100)

    assert answer(asked, games[:-1]) == answer(asked, games[:-2])


# A league on the disk -------------------------------------------------------------------------------


def plan_of(seed: int = 3) -> League:
    return league(GAME, 2, seed, None)


def crew() -> Workers:
    return Crew(2)


def test_a_league_is_kept_and_grows_by_players_and_rounds(tmp_path: Path) -> None:
    folder = LeagueFolder(tmp_path / "league")

    first = run(plan_of(), folder, ["squire", "random"], "round-robin", 2, crew)
    again = run(plan_of(), folder, ["squire", "random"], "round-robin", 2, crew)
    grown = run(plan_of(), folder, ["squire", "random", "search:2"], "round-robin", 2, crew)

    assert len(first) == 4 and again == first
    assert len(grown) == 12 and grown[:4] == first
    assert Counter(name for one in grown for name in one.players) == {
        "squire": 8,
        "random": 8,
        "search:2": 8,
    }
    assert (folder.path / "records" / "00011.jotun").exists()


def test_results_are_the_same_on_one_process_and_on_two(tmp_path: Path) -> None:
    players = ["squire", "random", "search:2", "search:4"]
    found = []
    for jobs in (1, 2):
        folder = LeagueFolder(tmp_path / str(jobs))
        results = run(plan_of(), folder, players, "swiss", 2, lambda jobs=jobs: Crew(jobs))  # type: ignore[misc]
        found.append(([one.timeless() for one in results], folder.groups()))

    assert found[0] == found[1]
    assert [group.round for group in found[0][1]] == [1, 1, 2, 2]


def test_a_game_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    folder = LeagueFolder(tmp_path)
    before = run(plan_of(), folder, ["squire", "random"], "gauntlet", 2, crew)
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(b"".join(lines[:2]) + lines[2][:20])

    after = run(plan_of(), folder, ["squire", "random"], "gauntlet", 2, crew)

    assert [one.timeless() for one in after] == [one.timeless() for one in before]


def test_a_question_stops_the_games_when_it_is_answered(tmp_path: Path) -> None:
    folder = LeagueFolder(tmp_path)
    asked = Question("squire", "random", 20)

    results = run(plan_of(), folder, [], "round-robin", 1, crew, asked, 40)

    assert answer(asked, results).verdict == YES
    assert len(results) == 16  # one parcel of eight groups is enough


def test_another_league_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    run(plan_of(), LeagueFolder(tmp_path), ["squire", "random"], "round-robin", 1, crew)

    with pytest.raises(ArenaError, match="holds another league"):
        run(plan_of(4), LeagueFolder(tmp_path), ["squire", "random"], "round-robin", 1, crew)
    with pytest.raises(ArenaError, match="no league here"):
        LeagueFolder(tmp_path / "records").read()


@pytest.mark.parametrize(
    ("players", "kind", "line"),
    [
        (["squire"], "round-robin", "at least two players"),
        (["squire", "squire"], "round-robin", "named once"),
    ],
)
def test_what_cannot_be_played_is_refused(
    tmp_path: Path, players: list[str], kind: str, line: str
) -> None:
    with pytest.raises(ArenaError, match=line):
        run(plan_of(), LeagueFolder(tmp_path), players, kind, 1, crew)


def test_a_shared_game_has_no_league() -> None:
    with pytest.raises(ArenaError, match="nobody to rate"):
        league(registry.game("dwarves"), 0, 0, None)


def test_the_command_prints_ratings_and_the_cross_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--rounds", "2", "--jobs", "1", "--out", str(tmp_path / "l")]
    players = ["--players", "squire,random,search:2"]

    assert main(["league", "leduc", *players, *options]) == 0
    shown = capsys.readouterr().out
    assert main(["league", "leduc", *players, *options, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)

    for word in ("squire", "rating", "seat", "score in %", "12 games", "the league is kept in"):
        assert word in shown
    assert figures["games"] == 12 and len(figures["meetings"]) == 6


def test_the_command_answers_a_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "l"), "--jobs", "1"]

    assert main(["league", "connect-four", "--ask", "squire>random+20", *out]) == 0

    assert "yes: squire is better than random; it scored" in capsys.readouterr().out
