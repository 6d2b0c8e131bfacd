"""Groups on paths: chosen and counted (SH-MAN-03, 06, 17, 19, SH-P4-03)."""

from .table import rule, table


@rule("SH-MAN-06", "SH-MAN-17")
def test_a_minor_maneuver_lets_five_leave_each_space() -> None:
    t = table("in RL1: 7 orc\ncard 9").play("minor").group("P08", orcs=3)
    assert t.question == "ChoosePath"

    t.play("P09")

    assert t.offers == ["1", "2"]
    assert "more than may leave" in t.refuses("amount:3")


@rule("SH-MAN-06", "SH-MAN-07", "SH-ARI-03")
def test_newcomers_come_up_to_the_limit_for_each_foreground() -> None:
    t = table("supply: 30 orc\ncard 9").play("minor")

    t.play("amount:5 amount:5")

    assert (t.units("FL"), t.units("FR")) == ("5 orc", "5 orc")
    assert t.supply == "20 orc"


@rule("SH-MAN-03", "SH-MAN-04", "SH-MAN-19", "SH-MAN-19r")
def test_a_group_needs_free_spaces_when_it_is_declared() -> None:
    t = table("in RL1: 5 orc\nin W1: 2 orc\ntrap P08: TR-G, up\ncard 9").play("minor P08")

    assert t.question != "CountGroup"  # one space: the group answered itself
    assert t.units("W1") == "3 orc"


@rule("SH-MAN-03")
def test_a_full_section_cannot_be_entered() -> None:
    t = table("in RL1: orc\nin W1: 3 orc\ncard 9").play("minor")

    assert t.options == ["path:P09", "done"]
    assert t.refuses("P08") == "there is no free space at its end (SH-MAN-03)"


@rule("SH-MAN-13r")
def test_all_who_use_a_path_go_together() -> None:
    t = table("in RL1: 3 orc\ncard 9").play("minor").group("P08", orcs=1)

    assert t.refuses("P08") == "all who use a path in a maneuver go together (SH-MAN-13)"


@rule("SH-P2-08r")
def test_one_siege_tower_stands_at_a_section() -> None:
    t = table("in RL1: siege_tower\nin W1: siege_tower\ncard 9").play("minor")

    assert t.options == ["path:P09", "done"]


@rule("SH-P4-03", "SH-P4-03r")
def test_a_quartermaster_lets_one_unit_pass_to_the_walls() -> None:
    t = table("quartermaster RL1\nin FL: 2 orc\ncard 9").play("minor").group("P01", orcs=2)
    assert (t.question, t.offers) == ("PassOn", ["none", "orc"])

    t.play("orc W2")

    assert (t.units("RL1"), t.units("W2")) == ("orc", "orc")
    assert t.has(t.g.siege.quartermasters_used, "RL1")


@rule("SH-P4-03r", "SH-MAN-19r")
def test_a_passing_unit_needs_no_room_on_the_rampart() -> None:
    walls = "in W1: 3 orc\nin W2: 2 orc\n"
    t = table(walls + "quartermaster RL1\nin RL1: 7 orc\nin FL: 2 orc\ncard 9").play("minor done")

    t.group("P01", orcs=1)

    assert t.units("W2") == "3 orc"
    assert t.units("RL1") == "7 orc"


@rule("SH-MAN-13r", "SH-MAN-19r")
def test_a_group_is_counted_in_one_picture() -> None:
    t = table("in RL1: 2 goblin, orc, 4 troll\ncard 9").play("minor P08")

    rows = [(row.label, len(row.tokens) - 1) for row in t.prompt.steppers]

    assert t.question == "CountGroup"
    assert rows == [("Goblins", 2), ("Orcs", 1), ("Trolls", 3)]
    assert [(limit.rows, limit.most) for limit in t.prompt.limits] == [
        ((0, 1, 2), 3),
        ((0, 1, 2), 5),
    ]


@rule("SH-MAN-06")
def test_newcomers_of_all_types_together_obey_the_limit() -> None:
    t = table("supply: 5 goblin, 5 orc\ncard 9").play("minor amount:3")

    assert t.options[-1] == "amount:2"
