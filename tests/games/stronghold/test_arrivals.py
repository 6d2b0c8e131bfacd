"""Groups on their way: traps, marauders, and who arrives (SH-MAN-11, 13, 16, 18, SH-SCO-04)."""

from jotunheim.games.stronghold.state import TRAP_TOKENS

from .table import rule, table


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
