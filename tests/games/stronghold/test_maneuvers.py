"""Phase 6: maneuvers (SH-MAN)."""

from jotunheim.games.stronghold.state import TRAP_TOKENS

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


@rule("SH-MAN-06", "SH-MAN-17")
def test_a_minor_maneuver_lets_five_leave_each_space() -> None:
    t = table("in RL1: 7 orc\ncard 9").play("minor").group("P08", orcs=3)
    assert t.question == "ChoosePath"

    t.play("P09")

    assert t.offers == ["1", "2"]
    assert "more than may leave" in t.refuses("amount:3")


@rule("SH-MAN-07")
def test_a_major_maneuver_lets_seven_leave_each_space() -> None:
    t = table("in FL: 9 orc\ncard 9").play("major P01")

    assert t.options[-1] == "amount:7"


@rule("SH-MAN-06", "SH-MAN-07", "SH-ARI-03")
def test_newcomers_come_up_to_the_limit_for_each_foreground() -> None:
    t = table("supply: 30 orc\ncard 9").play("minor")

    t.play("amount:5 amount:5")

    assert (t.units("FL"), t.units("FR")) == ("5 orc", "5 orc")
    assert t.supply == "20 orc"


@rule("SH-ARI-03", "SH-MAN-04")
def test_two_maneuvers_bring_no_more_than_the_room_allows() -> None:
    t = table("supply: 30 orc\ncard 9").play("major amount:7 amount:7")
    assert t.supply == "16 orc"
    t.until("ChooseManeuver").play("minor").until("Reinforce")

    assert t.options[-1] == "amount:3"  # of ten spaces seven are taken


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


@rule("SH-MAN-11", "SH-MAN-11r")
def test_marauders_join_those_who_reach_the_outermost_rampart() -> None:
    t = (
        table("in RR3: troll\nin MAR: goblin, orc\ncard 9")
        .play("minor done")
        .group("P07", trolls=1)
    )

    assert t.units("RR4") == "goblin, orc, troll"
    assert t.units("MAR") == "goblin, orc"
    assert t.g.bag.counts[:2] == [58, 98]


@rule("SH-MAN-11r")
def test_if_one_marauder_fits_the_invader_chooses() -> None:
    walls = "in W8: 3 orc\nin W9: 3 orc\n"
    t = table(walls + "in RR3: troll\nin RR4: 5 orc\nin MAR: goblin, orc\ncard 9")
    t.play("minor done").group("P07", trolls=1)
    assert t.question == "PickMarauder"

    t.play("goblin")

    assert t.units("RR4") == "goblin, 5 orc, troll"
    assert t.units("MAR") == "goblin, orc"


@rule("SH-MAN-11r")
def test_marauders_are_refilled_with_what_the_bag_has() -> None:
    t = (
        table("in RR3: troll\nin MAR: goblin, orc\nbag: orc\ncard 9")
        .play("minor done")
        .group("P07", trolls=1)
    )

    assert t.units("MAR") == "orc"


@rule("SH-MAN-11r", "SH-P2-08r")
def test_a_siege_tower_alone_brings_no_marauders() -> None:
    t = table("in RR3: siege_tower\nin MAR: goblin, orc\ncard 9").play("minor done P07")

    assert t.units("RR4") == "siege_tower"
    assert t.units("MAR") == "goblin, orc"


@rule("SH-MAN-13", "SH-MAN-18", "SH-SCO-04", "SH-SCO-04r", "SH-HID-04r")
def test_a_goblin_trap_kills_all_goblins_of_the_group() -> None:
    t = table("trap P08: TR-G\nin RL1: 2 goblin, orc\ncard 9").play("minor")
    t.group("P08", goblins=2, orcs=1)

    assert t.units("W1") == "orc"
    assert t.discard == "2 goblin"
    assert t.g.hidden.sprung == 1 << 7
    assert t.g.hidden.knows(TRAP_TOKENS, t.g.hidden.trap_at[7], 0)


@rule("SH-MAN-13r")
def test_all_who_use_a_path_go_together() -> None:
    t = table("in RL1: 3 orc\ncard 9").play("minor").group("P08", orcs=1)

    assert t.refuses("P08") == "all who use a path in a maneuver go together (SH-MAN-13)"


@rule("SH-MAN-13r")
def test_the_dead_count_against_the_limit() -> None:
    t = table("trap P08: TR-G\nin RL1: 3 goblin, 4 orc\ncard 9").play("minor")
    t.group("P08", goblins=3)

    t.play("P09")

    assert t.options[-1] == "amount:2"


@rule("SH-SCO-04")
def test_a_troll_trap_kills_one_troll() -> None:
    t = table("trap P08: TR-T\nin RL1: 2 troll, goblin\ncard 9").play("minor")
    t.group("P08", goblins=1, trolls=2)

    assert t.units("W1") == "goblin, troll"


@rule("SH-SCO-04r")
def test_a_trap_acts_on_every_later_group() -> None:
    t = table("trap P08: TR-T, up\nin RL1: 2 troll\ncard 9").play("minor").group("P08", trolls=1)
    assert t.units("W1") == ""
    t.until("ChooseManeuver")

    t.play("major").group("P08", trolls=1)

    assert t.discard == "2 troll"


@rule("SH-MAN-16", "SH-MAN-16r", "SH-P2-08")
def test_a_siege_tower_trap_stops_the_tower_alone() -> None:
    t = table("trap P08: TR-S\nin RL1: siege_tower, orc\ncard 9").play(
        "minor P08 amount:1 amount:1"
    )

    assert t.units("W1") == "orc"
    assert t.units("RL1") == "siege_tower"
    assert t.g.maneuver.left[2] == 2  # it counts although it did not move
    t.until("ChooseManeuver").play("major P09")
    assert t.units("W2") == "siege_tower"


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


@rule("SH-P4-03r")
def test_a_passing_unit_meets_the_traps_of_both_paths() -> None:
    t = table("quartermaster RL1\ntrap P08: TR-T\nin FL: troll\ncard 9").play("minor")
    t.group("P01", trolls=1).play("troll W1")

    assert t.discard == "troll"
    assert t.has(t.g.siege.quartermasters_used, "RL1")


@rule("SH-P4-03r", "SH-MAN-18")
def test_a_passing_goblin_dies_in_a_goblin_trap_only() -> None:
    for trap, end in (("TR-G", ""), ("TR-T", "goblin"), ("TR-S", "goblin")):
        t = table(f"quartermaster RL1\ntrap P08: {trap}\nin FL: goblin\ncard 9").play("minor")
        t.group("P01", goblins=1).play("goblin W1")

        assert t.units("W1") == end


@rule("SH-P4-03r")
def test_a_passage_through_the_outermost_rampart_brings_no_marauders() -> None:
    t = table("quartermaster RR4\nin RR3: orc\nin MAR: goblin, orc\ncard 9").play("minor done")
    t.group("P07", orcs=1).play("orc W9")

    assert (t.units("RR4"), t.units("W9")) == ("", "orc")


@rule("SH-MAN-13r")
def test_the_defender_chooses_between_a_passing_and_a_stopping_troll() -> None:
    t = table("quartermaster RL1\ntrap P01: TR-T\nin FL: 2 troll\ncard 9").play("minor")
    t.group("P01", trolls=2).play("troll W1")
    assert (t.question, t.seat, t.offers) == ("TrappedTroll", 1, ["RL1", "W1"])

    t.play("W1")

    assert (t.units("RL1"), t.units("W1")) == ("troll", "")


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


@rule("SH-MAN-01")
def test_the_first_maneuver_is_compulsory_and_the_second_is_not() -> None:
    t = table("in FL: orc\ncard 9")
    assert "done" not in t.options

    t.play("minor").until("ChooseManeuver")

    assert t.options == ["major", "done"]


@rule("SH-MAN-06")
def test_newcomers_of_all_types_together_obey_the_limit() -> None:
    t = table("supply: 5 goblin, 5 orc\ncard 9").play("minor amount:3")

    assert t.options[-1] == "amount:2"


@rule("SH-MAN-02")
def test_both_foregrounds_share_the_supply() -> None:
    t = table("supply: 3 orc\ncard 9").play("minor amount:2")

    assert t.options == ["amount:0", "amount:1"]
