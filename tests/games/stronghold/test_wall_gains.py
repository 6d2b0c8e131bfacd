"""Gains of plans at the walls and in buildings (SH-PLN-02)."""

from .table import rule, table


@rule("SH-PLN-02", "SH-RNG-14r", "SH-GEN-06")
def test_sally_forth_strikes_a_rampart_and_costs_lives() -> None:
    walls = "in W1: marksman, soldier\nin W2: veteran, marksman\n"
    text = (
        "plans: DP02\nin RL1: goblin, orc, troll\nmantelet RL1\ntrench_master RL1\nround 7\nassault"
    )
    t = table(walls + text).play("DP02")
    assert t.question == "Victims"

    t.play("orc")  # and with the points left the troll
    assert (t.question, t.seat) == ("KillDefender", 0)
    t.play("soldier veteran")

    assert t.units("RL1") == "goblin"
    assert t.units("HOS") == "soldier, veteran"
    assert t.used_plans == ["DP02"]


@rule("SH-PLN-06r")
def test_sally_forth_needs_one_unit_on_a_rampart() -> None:
    assert table("plans: DP02\nin RL1: orc\nround 7\nassault").options == ["plan:DP02", "pass"]
    assert table("plans: DP02\nin FL: orc\nround 7\nassault").over


@rule("SH-PLN-02", "SH-PLN-05r")
def test_night_masons_raise_up_to_three_walls() -> None:
    t = table("plans: DP04\nhourglasses 1\ndefender").play("DP04 W1 W5")
    assert "space:W5" not in t.options

    t.play("W9")

    assert [t.walls(f"W{n}") for n in (1, 5, 9)] == [1, 1, 1]
    assert t.question == "SpendHourglass"


@rule("SH-PLN-02", "SH-DEF-02")
def test_a_holy_vigil_performs_a_cathedral_action_for_free() -> None:
    text = "plans: DP05\nin FL: troll\nplaced sharpshooters: 2\nhourglasses 1\ndefender"
    t = table(text).play("DP05 sharpshooters")

    assert t.discard == "troll"
    assert t.placed("sharpshooters") == 2  # they stay
    assert t.refuses("sharpshooters") == "it was performed this turn (SH-DEF-02)"
    t.play("cannon").until("OpenExchange")
    assert t.placed("sharpshooters") == 2


@rule("SH-PLN-01r", "SH-FOR-02")
def test_boiling_pitch_works_just_before_melee() -> None:
    t = table("plans: DP06\nin W1: 2 goblin, soldier\nround 7\nassault")
    assert (t.question, t.options) == ("React", ["plan:DP06", "pass"])

    t.play("DP06 W1 goblin_cauldron")

    assert t.stock("goblin_cauldron") == 2
    assert t.discard == "2 goblin"
    assert t.cauldron("W1") == "goblin"
