"""Fleeing, the end of a battle, scoring, draws (GI-FLE, GI-END, GI-SCO, GI-DRW)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.state import CAPTURED, DESTROYED, FIELDED, FLED
from jotunheim.kernel import Chance, IllegalAction

from .table import Table, rule, situation

MOVE = "round 3\nhigh 1\ngiant 1 type={} at={} {}\ngiant 4 type=5 at=2020\n"


def edge(at: str, giant_type: str = "5", state: str = "", more: str = "", **settings: str) -> Table:
    return situation(MOVE.format(giant_type, at, state) + more, "", **settings)


@rule("GI-FLE-01", "GI-SCO-02", "GI-OVR-03")
@pytest.mark.parametrize(("giant_type", "halves"), [("5", 1), ("A", 2), ("D", 3)])
def test_a_giant_may_leave_and_is_worth_half(giant_type: str, halves: int) -> None:
    table = edge("1501", giant_type).play("mode:flee")

    assert table.giant(1).fate == FLED
    assert table.points == [0, halves]


@rule("GI-SCO-02")
@pytest.mark.parametrize(
    ("giant_type", "points"), [("5", "½ point"), ("A", "1 point"), ("D", "1½ points")]
)
def test_the_price_of_a_flight_is_told(giant_type: str, points: str) -> None:
    note = edge("1501", giant_type).choices["mode:flee"].note

    assert note.split(";")[0] == f"gives the enemy {points}"


@rule("GI-FLE-02")
def test_over_any_edge_also_the_enemys() -> None:
    for at in ("0110", "3810", "1501", "1531"):
        assert "mode:flee" in edge(at).options
    assert "mode:flee" not in edge("1515").options
    assert "GI-FLE-02" in edge("1515").why_not("mode:flee")


@rule("GI-FLE-02")
def test_over_the_own_edge_only_if_the_table_says_so() -> None:
    assert "mode:flee" in edge("0110", flee_edges="own").options
    for at in ("3810", "1501", "1531"):
        assert "mode:flee" not in edge(at, flee_edges="own").options


@rule("GI-FLE-02")
def test_a_limping_giant_leaves_with_its_one_step() -> None:
    table = edge("1501", state="damage=left_leg:4")
    assert "mode:flee" in table.options
    assert "mode:flee" not in edge("1502", state="damage=left_leg:4").options

    table.play("mode:flee")
    assert (table.giant(1).fate, table.giant(1).heat) == (FLED, 2)


@rule("GI-FLE-03")
def test_nobody_leaves_in_the_move_of_entry() -> None:
    """R-20: it is the entry that bars it, not the number of the round."""
    table = situation("round 1\nhigh 1\ngiant 1 type=5\ngiant 4 type=5\n")

    assert "mode:flee" not in table.options
    assert "GI-FLE-03" in table.why_not("mode:flee")
    assert "mode:flee" in edge("1501", more="round 1\n").options


@rule("GI-FLE-05", "GI-FLE-06")
def test_leaving_is_one_choice_and_never_forced() -> None:
    table = edge("1501")

    assert table.options == ["mode:stand", "mode:walk", "mode:run", "mode:flee"]
    table.play("mode:flee")
    assert table.giant(1).heat == 0  # a walk reaches, so no run was risked


@rule("GI-END-01", "GI-END-02")
def test_the_battle_ends_at_once_when_a_side_is_gone() -> None:
    table = edge("1501").play("mode:flee")

    assert table.over
    assert GAME.outcome(table.g).winners() == [1]


@rule("GI-END-01")
def test_it_goes_on_while_both_have_giants() -> None:
    table = edge("1501", more="giant 2 type=5 at=2525\n").play("giant:1", "mode:flee")

    assert not table.over


@rule("GI-END-02", "GI-END-03")
def test_the_last_shot_is_finished_with_its_heat_and_save() -> None:
    table = situation(
        "phase shooting\ngiant 1 type=6 at=1501 weapons=RA1:L6 heat=10\ngiant 4 type=1 at=1506\n",
        "12 7 2",
    ).play("giant:1")

    assert [table.giant(n).fate for n in (1, 4)] == [DESTROYED, DESTROYED]
    assert table.over
    assert GAME.outcome(table.g).ranks == [1, 1]


@rule("GI-END-04")
def test_conceding_captures_all_and_loses_whatever_the_points() -> None:
    table = edge("1515", more="giant 2 type=A at=2525\npoints 9 0\n")
    assert "concede" not in table.options
    table.play("concede")

    assert [table.giant(n).fate for n in (1, 2)] == [CAPTURED, CAPTURED]
    assert table.points == [9, 6]
    assert GAME.outcome(table.g).winners() == [1]


@rule("GI-END-04")
def test_conceding_inside_an_assault() -> None:
    table = situation(
        "phase assault\ngiant 1 type=7 at=1505\ngiant 4 type=7 at=1506 heat=10\n"
    ).play("giant:1")
    assert (table.question, table.seat) == ("RunHot", 1)

    table.play("concede")

    assert table.giant(4).fate == CAPTURED
    assert GAME.outcome(table.g).winners() == [0]


@rule("GI-END-04")
def test_the_reason_names_who_conceded_to_every_reader() -> None:
    table = edge("1515").play("concede")

    told = [GAME.view(table.g, seat).ending for seat in (0, 1, -1)]
    assert [ending and ending.reason for ending in told] == ["West conceded (GI-END-04)"] * 3
    assert GAME.outcome(table.g).reason == "the other side conceded (GI-END-04)"  # in records


@rule("GI-END-04")
def test_nobody_concedes_while_the_table_is_set_up() -> None:
    g = GAME.start({}, 2, Chance(1))

    with pytest.raises(IllegalAction):
        g.play(GAME.words.token("concede"))


@rule("GI-END-05")
def test_giants_that_wait_to_enter_are_in_play() -> None:
    table = situation("round 1\nhigh 1\ngiant 1 type=5\ngiant 4 type=5\n")

    assert not table.over
    assert len(table.g.in_play(0)) == 1
    assert table.g.on_map(0) == []


@rule("GI-END-06")
def test_a_round_limit_concludes_like_a_quiet_battle() -> None:
    table = situation(
        "round 4\nphase assault\npoints 2 1\ngiant 1 type=7 at=1505\ngiant 4 type=7 at=1506\n",
        round_limit="4",
    ).play("end", "end")

    assert table.over
    assert GAME.outcome(table.g).winners() == [0]
    assert table.points == [2, 1]
    assert "GI-END-06" in GAME.outcome(table.g).reason


@rule("GI-SCO-01")
@pytest.mark.parametrize(("giant_type", "halves"), [("1", 2), ("A", 4), ("D", 6)])
def test_a_destroyed_giant_scores_its_class(giant_type: str, halves: int) -> None:
    table = situation(
        f"phase assault\ngiant 1 type=D at=1505\ngiant 4 type={giant_type} at=1506 damage=head:0\n"
        "giant 5 type=1 at=3801\n",
        "12 2 12",
    ).play("giant:1")

    assert table.giant(4).fate == DESTROYED
    assert table.points == [halves, 0]


@rule("GI-SCO-04")
def test_more_points_win_even_without_holding_the_field() -> None:
    table = edge("1501", "D", more="points 4 0\n").play("mode:flee")

    assert table.points == [4, 3]
    assert GAME.outcome(table.g).winners() == [0]


@rule("GI-SCO-04")
def test_equal_points_are_a_draw() -> None:
    table = edge("1501", more="points 1 0\n").play("mode:flee")

    assert GAME.outcome(table.g).ranks == [1, 1]


@rule("GI-DRW-01", "GI-DRW-02")
def test_six_quiet_rounds_end_the_battle_and_what_is_left_is_worth_nothing() -> None:
    text = "phase assault\npoints 2 0\ngiant 1 type=7 at=1505\ngiant 4 type=7 at=1506\nquiet {}\n"
    fifth = situation(text.format(4)).play("end", "end")
    assert not fifth.over
    assert fifth.quiet == 5

    sixth = situation(text.format(5)).play("end", "end")
    assert sixth.over
    assert sixth.points == [2, 0]
    assert GAME.outcome(sixth.g).winners() == [0]
    assert [sixth.giant(n).fate for n in (1, 4)] == [FIELDED, FIELDED]


@rule("GI-DRW-01")
def test_any_attack_sets_the_count_back() -> None:
    shot = situation(
        "phase shooting\nquiet 5\ngiant 1 type=7 at=1501 weapons=RA1:G3\ngiant 4 type=7 at=1506\n",
        "2 8 7",
    ).play("giant:1")
    assert shot.quiet == 0
    assert shot.round == 3

    table = situation(
        "phase assault\nquiet 5\ngiant 1 type=9 at=1505 heat=9\ngiant 4 type=9 at=1506 heat=9\n",
        "7 7 8 7",
    ).play("giant:1", "held", "held", "end")
    assert table.quiet == 0


@rule("GI-DRW-01")
def test_the_table_may_set_another_number() -> None:
    text = "phase assault\ngiant 1 type=7 at=1505\ngiant 4 type=7 at=1506\n"
    table = situation(text, quiet_rounds="1").play("end", "end")

    assert table.over
    assert GAME.outcome(table.g).ranks == [1, 1]
