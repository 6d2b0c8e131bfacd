"""Match and campaign (GI-MAT, GI-CMP)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.rules.muster import may_field
from jotunheim.kernel import Chance

from .table import Table, new_game, random_play, rule, situation

LAST = "phase assault\ngiant 1 type={} at=1505\ngiant 4 type={} at=1506\n"


def battle(rolls: str, one: str = "7", other: str = "7", more: str = "", **settings: str) -> Table:
    """One assault decides a battle of a series."""
    return situation(LAST.format(one, other) + more, rolls, **settings)


# Match


@rule("GI-MAT-01", "GI-MAT-02")
def test_a_match_is_won_with_six_points() -> None:
    short = battle("12 2 12", more="totals 9 4\n", series="match").play("giant:1")
    assert not short.over
    assert short.totals == [11, 4]

    won = battle("12 2 12", more="totals 10 4\n", series="match").play("giant:1")
    assert won.over
    assert GAME.outcome(won.g).winners() == [0]
    assert GAME.outcome(won.g).scores == [12, 4]


@rule("GI-MAT-02")
def test_the_losers_points_count_too() -> None:
    table = battle("12 2 12", more="totals 0 10\npoints 0 2\n", series="match").play("giant:1")

    assert table.totals == [2, 12]
    assert GAME.outcome(table.g).winners() == [1]


@rule("GI-MAT-02")
def test_equal_sums_above_six_are_played_on() -> None:
    table = battle("12 2 12", more="totals 10 12\n", series="match").play("giant:1")

    assert table.totals == [12, 12]
    assert not table.over


@rule("GI-MAT-03", "GI-CMP-12")
def test_the_next_game_is_set_up_anew() -> None:
    table = battle("12 2 12", series="match").play("giant:1")

    assert table.g.giants == []
    assert (table.round, table.points, table.g.campaign.game) == (0, [0, 0], 2)
    assert table.question == "PickSide"


def test_a_clone_made_before_the_end_of_a_battle_has_its_own_books() -> None:
    table = battle("12 2 12", series="match")
    twin = table.g.clone()

    table.play("giant:1")

    assert (table.totals, table.g.campaign.game) == ([2, 0], 2)
    assert (twin.campaign.totals, twin.campaign.results, twin.campaign.game) == ([0, 0], [], 1)


@rule("GI-MAT-04")
def test_a_match_ends_after_its_last_game() -> None:
    table = battle("12 2 12", more="game 20\ntotals 1 9\n", series="match").play("giant:1")
    assert table.over
    assert GAME.outcome(table.g).winners() == [1]

    drawn = battle("12 2 12", more="game 20\ntotals 7 9\n", series="match").play("giant:1")
    assert GAME.outcome(drawn.g).ranks == [1, 1]
    assert battle("12 2 12", more="game 3\n", series="match", match_games="3").play("giant:1").over


# Campaign


def campaign(rolls: str, more: str = "", one: str = "7", other: str = "7") -> Table:
    return battle(rolls, one, other, more, series="campaign").play("giant:1")


def choosing(more: str, rolls: str = "8 7 12", **settings: str) -> Table:
    """A campaign at the first choice of seat 0, with 3 unit points of any class."""
    table = situation("phase setup\n" + more, rolls, series="campaign", map="1", **settings)
    return table.play("side:west")


@rule("GI-CMP-01", "GI-CMP-02", "GI-CMP-10")
def test_new_giants_are_paid_from_the_pool() -> None:
    table = choosing("pools 20 3\n").play("type:A")
    while table.seat == 0:
        table.play("none")
    assert table.pools == [20, 3]  # not before the reveal
    table.play("type:1", "done")
    while table.question == "Muster":
        table.play("none")

    assert table.pools == [18, 2]


@rule("GI-CMP-01")
def test_the_pool_is_an_option() -> None:
    assert new_game(series="campaign", pool="12").pools == [12, 12]


@rule("GI-CMP-03")
def test_victorious_giants_are_ready_again() -> None:
    table = campaign("12 2 12")

    assert table.hangar("ready", 0) == {"7": 1}
    assert table.hangar("ready", 1) == table.hangar("damaged", 1) == {}


@rule("GI-CMP-04")
def test_who_fled_waits_for_repair_at_half_price() -> None:
    table = situation(
        "round 3\nhigh 1\ngiant 1 type=D at=1501\ngiant 4 type=7 at=2020\npools 2 5\n",
        series="campaign",
    ).play("mode:flee")
    assert table.hangar("damaged", 0) == {"D": 1}
    assert table.hangar("ready", 1) == {"7": 1}

    repaired = choosing("pools 2 5\ndamaged 0 D 1\n")
    assert "damaged:D" in repaired.options
    assert "type:D" not in repaired.options
    assert "costs 2" in repaired.choices["damaged:D"].figure
    assert [GAME.book.classes[kind].repair() for kind in range(3)] == [1, 1, 2]


@rule("GI-CMP-05", "GI-END-04")
def test_captured_giants_serve_their_captor() -> None:
    table = battle("", "A", "7", series="campaign").play("concede")

    assert table.hangar("damaged", 1) == {"A": 1}
    assert table.hangar("ready", 1) == {"7": 1}
    assert table.hangar("damaged", 0) == {}


ENTERING = "round 1\nhigh 1\npools 5 {}\ngiant 1 type=1\ngiant 4 type=D\n"


@rule("GI-CMP-03", "GI-END-05")
def test_a_victor_that_still_waits_to_enter_is_ready() -> None:
    """R-02: the other side concedes in round 1, before the winner has moved."""
    table = situation(ENTERING.format(0), series="campaign").play("concede")

    assert table.hangar("ready", 1) == {"D": 1}
    assert table.hangar("damaged", 1) == {"1": 1}  # captured (GI-CMP-05)
    assert not table.over  # the pool is empty, but a giant is ready (GI-CMP-09)


@rule("GI-CMP-06")
def test_giants_left_by_a_side_that_did_not_win_are_damaged() -> None:
    quiet = situation(LAST.format("7", "8") + "quiet 5\n", series="campaign").play("end", "end")
    assert quiet.hangar("damaged", 0) == {"7": 1}
    assert quiet.hangar("damaged", 1) == {"8": 1}

    # Seat 1 holds the field but loses on points.
    beaten = situation(
        "round 3\nhigh 1\ngiant 1 type=D at=1501\ngiant 4 type=7 at=2020\npoints 4 0\n",
        series="campaign",
    ).play("mode:flee")
    assert beaten.hangar("damaged", 1) == {"7": 1}


@rule("GI-CMP-07", "GI-CMP-03")
def test_a_giant_fielded_again_is_whole_cold_and_armed_afresh() -> None:
    table = choosing("pools 0 5\nready 0 7 1\n")
    assert table.question == "Muster"
    assert table.options[-1] == "none"  # only one giant can be had: it is being armed
    table.play("weapon:L2")
    while table.seat == 0:
        table.play("none")
    table.play("type:1", "done")
    while table.question == "Muster":
        table.play("none")

    seven = table.giant(1)
    assert (seven.name(), seven.heat, sum(seven.damage)) == ("71", 0, 0)
    assert len(seven.weapons) == 1
    assert table.pools == [0, 4]
    assert table.hangar("ready", 0) == {}


@rule("GI-CMP-08")
def test_the_full_cost_must_keep_within_the_scenario() -> None:
    # Roll 9: one unit point, class Giant. A ready Titan does not fit, whatever its price.
    table = choosing("pools 5 5\nready 0 A 1\n", "8 7 9")

    assert table.g.unit_points == 1
    assert "ready:A" not in table.options
    assert set(table.options) == {f"type:{n}" for n in range(1, 10)}


@rule("GI-CMP-09")
def test_a_side_with_nothing_to_field_has_lost() -> None:
    table = campaign("12 2 12", "pools 3 0\ntotals 0 30\n")
    assert table.over
    assert GAME.outcome(table.g).winners() == [0]
    ending = GAME.view(table.g, 1).ending
    assert ending is not None and ending.reason == "East cannot field a giant (GI-CMP-09)"

    both = battle("12 2 12", more="pools 0 0\n", series="campaign").play("giant:1")
    assert GAME.outcome(both.g).winners() == [0]  # it has its victor ready


@rule("GI-CMP-09")
def test_with_one_point_left_a_side_can_still_field_a_giant() -> None:
    """R-11."""
    assert not campaign("12 2 12", "pools 3 1\n").over
    assert campaign("12 2 12", "pools 3 0\n").over


@rule("GI-CMP-09")
def test_if_neither_can_field_the_points_decide() -> None:
    table = situation(
        LAST.format("7", "8") + "quiet 5\npools 0 0\ntotals 3 5\n", series="campaign"
    ).play("end", "end")

    assert table.over
    assert GAME.outcome(table.g).winners() == [1]


@rule("GI-CMP-09")
def test_a_scenario_whose_classes_shut_a_side_out_is_rolled_again() -> None:
    # 11 wants a Dreadnaught, which seat 0 cannot have; then 5.
    table = choosing("pools 1 9\n", "8 7 11 5")

    assert (table.g.scenario, table.g.unit_points) == (5, 1)


@rule("GI-CMP-11")
def test_new_ready_and_damaged_giants_in_one_order() -> None:
    table = choosing("pools 2 9\nready 0 4 1\ndamaged 0 4 1\nready 0 2 1\n")
    assert [t for t in table.options if t.endswith((":2", ":4"))] == [
        "type:2",
        "ready:2",
        "type:4",
        "ready:4",
        "damaged:4",
    ]

    table.play("ready:4")
    assert "type:4" not in table.options
    assert "ready:4" not in table.options
    assert "damaged:4" in table.options
    assert "type:5" in table.options
    table.play("damaged:4")
    assert [t for t in table.options if t.startswith("type:")] == [
        f"type:{n}" for n in range(5, 10)
    ]


@rule("GI-CMP-11")
def test_the_pool_limits_every_pick() -> None:
    g = choosing("pools 1 9\nready 0 4 1\ndamaged 0 4 1\n").g
    chosen = [GAME.words.token("type:1")]

    names = [GAME.words.names[token] for token in may_field(g, 0, chosen)]

    assert names == ["ready:4"]


@rule("GI-CMP-12")
def test_hangars_pools_and_points_are_open_between_games() -> None:
    table = campaign("12 2 12", "pools 7 5\n")
    scene = GAME.view(table.g, -1)
    values = {counter.key: counter.value for seat in scene.seats for counter in seat.counters}

    assert values["pool 0"] == "7"
    assert values["total 0"] == "1"
    hangars = {sheet.key: sheet for sheet in scene.sheets}
    assert [line.cells for line in hangars["hangar 0"].lines] == [("7 Giant", "1", "0")]


@rule("GI-CMP-09", "GI-MAT-04")
@pytest.mark.parametrize("series", ["match", "campaign"])
def test_whole_series_come_to_their_end(series: str) -> None:
    for seed in range(3):
        g = GAME.start({"series": series, "pool": "6"}, 2, Chance(seed))
        random_play(g, seed + 5)
        assert g.over
        assert sum(g.campaign.totals) == sum(
            g.campaign.results[i] + g.campaign.results[i + 1]
            for i in range(0, len(g.campaign.results), 3)
        )
