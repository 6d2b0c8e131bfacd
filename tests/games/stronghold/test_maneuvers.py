"""Phase 6: maneuvers (SH-MAN)."""

from .table import rule, table


@rule("SH-MAN-01", "SH-MAN-15", "SH-MAN-15r", "SH-MAN-12")
def test_both_maneuvers_may_be_taken_once_each_in_either_order() -> None:
    t = table("card 9").play("major").until("ChooseManeuver")
    assert t.offers == ["done", "minor"]

    t.play("minor")

    assert t.question == "SpendHourglass"
    assert t.g.hourglasses.on_hand == 7


@rule("SH-MAN-14", "SH-MAN-14r")
def test_a_maneuver_without_movement_is_paid() -> None:
    t = table("in FL: orc\ncard 9").play("minor done").until("SpendHourglass")

    assert t.g.hourglasses.on_hand == 3
    assert t.units("FL") == "orc"


@rule("SH-MAN-02")
def test_unused_units_stay_in_the_supply() -> None:
    t = table("supply: 3 goblin\ncard 9").play("minor").until("SpendHourglass")

    assert t.supply == "3 goblin"


@rule("SH-MAN-07")
def test_a_major_maneuver_lets_seven_leave_each_space() -> None:
    t = table("in FL: 9 orc\ncard 9").play("major P01")

    assert t.options[-1] == "amount:7"


@rule("SH-ARI-03", "SH-MAN-04")
def test_two_maneuvers_bring_no_more_than_the_room_allows() -> None:
    t = table("supply: 30 orc\ncard 9").play("major amount:7 amount:7")
    assert t.supply == "16 orc"
    t.until("ChooseManeuver").play("minor").until("Reinforce")

    assert t.options[-1] == "amount:3"  # of ten spaces seven are taken


@rule("SH-MAN-05")
def test_nobody_leaves_the_walls() -> None:
    t = table("in W1: 2 orc\ncard 9").play("minor")

    assert t.question != "ChoosePath"


@rule("SH-MAN-08", "SH-MAN-20", "SH-MAN-20r", "SH-MAN-21", "SH-MAN-21r")
def test_the_steps_go_from_the_front_to_the_back() -> None:
    text = "equip W2: sap\nin RL1: orc\nin RR3: orc\nin FL: orc\nsupply: goblin\ncard 9"
    t = table(text).play("minor")
    asked = [t.question]
    t.play("none")
    asked.append(t.options[0])
    t.play("done")
    asked.append(t.options[0])
    t.play("done")
    asked.append(t.options[0])
    t.play("done")
    asked.append(t.question)

    assert asked == ["UseSap", "path:P08", "path:P07", "path:P01", "Reinforce"]


@rule("SH-MAN-09", "SH-MAN-09r")
def test_a_unit_moves_one_step_a_maneuver() -> None:
    t = table("in FL: orc\ncard 9").play("minor").group("P01", orcs=1)
    assert t.units("RL1") == "orc"
    t.until("ChooseManeuver")

    t.play("major").group("P08", orcs=1)

    assert t.units("W1") == "orc"


@rule("SH-MAN-10", "SH-MAN-10r")
def test_the_outermost_rampart_is_entered_from_the_one_before() -> None:
    t = table("in RR3: 7 orc\nin RR4: orc\ncard 9").play("minor").group("P18", orcs=4)
    assert t.options == ["path:P19", "path:P20", "path:P21", "done"]

    t.play("P20 done P07")

    assert (t.units("W8"), t.units("RR4")) == ("orc", "orc")  # five in all left RR3


@rule("SH-MAN-01")
def test_the_first_maneuver_is_compulsory_and_the_second_is_not() -> None:
    t = table("in FL: orc\ncard 9")
    assert "done" not in t.options

    t.play("minor").until("ChooseManeuver")

    assert t.options == ["major", "done"]


@rule("SH-MAN-02")
def test_both_foregrounds_share_the_supply() -> None:
    t = table("supply: 3 orc\ncard 9").play("minor amount:2")

    assert t.options == ["amount:0", "amount:1"]
