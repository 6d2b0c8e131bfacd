"""Heat, the governor, running hot (GI-HEA, GI-HOT)."""

from jotunheim.games.giant.rules.heat import cool, heat_up, to_save
from jotunheim.games.giant.state import DESTROYED, FIELDED, FLED
from jotunheim.games.giant.tokens import RUN, WALK
from jotunheim.kernel import Chance, Scripted

from .table import Table, dice, laid, rule, situation

MOVE = "high 1\nround 3\ngiant 1 type=5 at={} heat={}\ngiant 4 type=5 at=3820\n"


def mover(heat: int, at: str = "1515", rolls: str = "", more: str = "") -> Table:
    return situation(MOVE.format(at, heat) + more, rolls)


def heated(heat: int, more: int, rolls: str = "") -> Table:
    table = laid(MOVE.format("1515", heat))
    table.g.journal = []
    table.g.chance = Scripted(dice(rolls), Chance(1))
    heat_up(table.g, table.giant(1), more)
    return table


@rule("GI-HEA-01", "GI-MOV-18", "GI-SET-08")
def test_a_run_adds_two() -> None:
    table = mover(0).go("run", "1518")

    assert table.giant(1).heat == 2
    assert table.giant(1).manner == RUN


@rule("GI-HEA-03", "GI-MOV-18")
def test_walking_and_standing_shed_two_but_not_below_zero() -> None:
    assert mover(5).play("mode:stand").giant(1).heat == 3
    assert mover(1).play("mode:stand").giant(1).heat == 0
    walked = mover(5).go("walk", "1516")
    assert (walked.giant(1).heat, walked.giant(1).manner) == (3, WALK)


@rule("GI-HEA-04")
def test_water_sheds_four_by_the_hex_where_the_move_ends() -> None:
    water = "terrain shallow_water 1516\n"

    assert mover(7, "1516", more=water).play("mode:stand").giant(1).heat == 3
    assert mover(7, more=water).go("walk", "1516").giant(1).heat == 3
    assert mover(7, "1516", more=water).go("walk", "1517").giant(1).heat == 5
    assert mover(3, more=water).go("run", "1516").giant(1).heat == 5


@rule("GI-HEA-05", "GI-MOV-22")
def test_a_run_to_exactly_the_threshold_needs_no_save() -> None:
    """R-18."""
    assert mover(8).go("run", "1518").told("save") == []
    hot = mover(9, rolls="5").go("run", "1518")
    assert [values[1] for values in hot.told("save")] == [5]


@rule("GI-HEA-05", "GI-HOT-12")
def test_a_laser_to_exactly_the_threshold_needs_no_save() -> None:
    """R-18: at 9 of 10 an L2 fires freely, an L4 needs a save."""
    text = "phase shooting\ngiant 1 type=5 at=1501 heat=9 weapons=RA1:{}\ngiant 4 type=5 at=1511\n"
    cool = situation(text.format("L2"), "2").play("giant:1")
    assert (cool.giant(1).heat, cool.told("save")) == (10, [])

    hot = situation(text.format("L4"), "2 5").play("giant:1")
    assert (hot.giant(1).heat, [values[1] for values in hot.told("save")]) == (11, [5])


@rule("GI-HEA-06", "GI-HOT-07")
def test_heat_has_no_other_effect() -> None:
    hot = mover(18)
    assert hot.options == ["mode:stand", "mode:walk", "mode:run"]
    hot.play("mode:stand")
    assert hot.told("save") == []

    gunner = situation(
        "phase shooting\ngiant 1 type=5 at=1501 weapons=RA1:G3 heat=18\ngiant 4 type=5 at=1506\n",
        "4 7",
    ).play("giant:1")
    assert gunner.giant(4).damage[1] == 3
    assert gunner.told("save") == []


@rule("GI-HEA-07")
def test_a_run_is_judged_before_it_starts_and_completed() -> None:
    table = mover(10, rolls="2").go("run", "1518")

    assert table.told("move")[0][3] == 14 * 31 + 17
    assert table.giant(1).fate == DESTROYED


@rule("GI-HOT-01", "GI-HOT-02", "GI-HOT-04")
def test_running_hot_is_a_choice_and_a_save_keeps_the_heat() -> None:
    table = mover(10, rolls="6")
    assert "save on 6+" in table.choices["mode:run"].note

    table.go("run", "1518")

    assert (table.giant(1).heat, table.giant(1).fate) == (12, FIELDED)


@rule("GI-HOT-03", "GI-HOT-10", "GI-EXP-05", "GI-SCO-05")
def test_the_save_number_and_its_failure() -> None:
    giant = laid(MOVE.format("1515", 10)).giant(1)
    assert [to_save(giant, over) for over in range(10)] == [0, 5, 6, 7, 8, 9, 10, 11, 12, 13]

    failed = heated(10, 3, "6")
    assert failed.giant(1).fate == DESTROYED
    assert failed.points == [0, 2]


@rule("GI-HOT-05", "GI-EXP-03")
def test_an_explosion_in_movement_harms_nobody_else() -> None:
    table = (
        situation(
            "high 1\nround 3\ngiant 1 type=5 at=1515 heat=10\ngiant 2 type=5 at=2020\n"
            "giant 4 type=5 at=1518\n",
            "5",
        )
        .play("giant:1")
        .go("run", "1519")
    )

    assert table.giant(1).fate == DESTROYED
    assert sum(table.giant(4).damage) == 0


@rule("GI-HOT-06")
def test_each_further_action_needs_a_new_save() -> None:
    table = situation(
        "phase shooting\ngiant 1 type=6 at=1501 weapons=RA1:L4,LA1:L4 heat=10\ngiant 4 type=5 at=1506\n",
        "2 12 2 12",
    ).play("giant:1", "place:RA1", "giant:1")

    assert [values[1] for values in table.told("save")] == [6, 8]


@rule("GI-HOT-08")
def test_the_save_comes_after_the_effect_of_the_shot() -> None:
    table = situation(
        "phase shooting\ngiant 1 type=6 at=1501 weapons=RA1:L6 heat=10\n"
        "giant 2 type=6 at=2020\ngiant 4 type=7 at=1506\n",
        "12 7 2",
    ).play("giant:1")

    assert table.giant(4).fate == DESTROYED
    assert table.giant(1).fate == DESTROYED
    assert table.points == [2, 2]


@rule("GI-HOT-09")
def test_a_save_above_twelve_is_not_rolled() -> None:
    table = heated(18, 2)

    assert table.giant(1).fate == DESTROYED
    assert table.told("save") == [(table.giant(1).key(), 14, 0)]
    assert table.g.chance.draws == 0


@rule("GI-HOT-11")
def test_above_the_threshold_cooling_ends_the_state() -> None:
    table = laid(MOVE.format("1515", 11))
    cool(table.g, table.giant(1))

    assert table.giant(1).heat == 9
    assert to_save(table.giant(1)) == 0


@rule("GI-HOT-12")
def test_there_is_no_second_question() -> None:
    table = mover(10, rolls="12").go("run", "1518")

    assert table.giant(1).heat == 12
    assert table.question != "RunHot"


@rule("GI-FLE-04")
def test_a_run_off_the_map_heats_and_saves_before_the_step() -> None:
    # From 1507 a walk of 6 does not reach the edge, a run of 9 does.
    explodes = mover(10, "1507", "2").play("mode:flee")
    assert explodes.giant(1).fate == DESTROYED
    assert explodes.points == [0, 2]

    flees = mover(10, "1507", "12").play("mode:flee")
    assert flees.giant(1).fate == FLED
    assert flees.giant(1).heat == 12
    walks = mover(10, "1503").play("mode:flee")
    assert (walks.giant(1).fate, walks.giant(1).heat) == (FLED, 10)


@rule("GI-HOT-03")
def test_a_save_is_four_and_what_heat_exceeds_the_threshold_by() -> None:
    hot = [laid(MOVE.format("1515", heat)).giant(1) for heat in (9, 10, 11, 14)]

    assert [to_save(giant) for giant in hot] == [0, 0, 5, 8]
    assert [to_save(giant, 2) for giant in hot] == [5, 6, 7, 10]


@rule("GI-EXP-05")
def test_a_giant_that_explodes_is_destroyed() -> None:
    table = heated(10, 2, "2")

    assert table.giant(1).fate == DESTROYED
    assert table.told("destroy") == [(table.giant(1).key(),)]


@rule("GI-SCO-05")
def test_an_explosion_scores_like_a_destruction() -> None:
    assert heated(10, 2, "2").points == [0, 2]
