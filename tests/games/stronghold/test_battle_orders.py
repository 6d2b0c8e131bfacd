"""Orders that are turned up in melee: Fury, Detonation, Call of the Trolls (SH-ORD-05 to 15)."""

from jotunheim.games.stronghold.state import ORDER_TOKENS

from .table import rule, table


@rule("SH-ORD-07", "SH-ORD-07r", "SH-MEL-05")
def test_all_orders_are_turned_up_then_resolved_one_by_one() -> None:
    text = "in W1: 2 orc\nin W3: 2 orc\norder W1: O-DET\norder W3: O-BLUFF\nwalls W1: 2\nwalls W3: 5\nassault"
    t = table(text)
    assert (t.question, t.offers) == ("NextOrder", ["W1", "W3"])
    assert t.orders == {"W1": "O-DET", "W3": "O-BLUFF"}

    t.play("W3")

    assert t.question == "Detonate"


@rule("SH-ORD-08", "SH-ORD-09", "SH-BRE-01")
def test_raging_goblins_can_breach_alone() -> None:
    t = table("in W1: 2 goblin, soldier\nwalls W1: 1\norder W1: O-FURY, open\nassault")

    assert t.over
    assert t.told("strength") == [(10, 6, 3)]
    assert t.outcome().winners() == [0]


@rule("SH-ORD-08", "SH-MEL-13")
def test_raging_goblins_die_after_the_strength_step() -> None:
    t = table("in W1: goblin, orc, 2 soldier\norder W1: O-FURY, open\nround 7\nassault")

    assert t.told("strength") == [(10, 5, 4)]
    assert t.units("W1") == "orc, 2 soldier"


@rule("SH-ORD-10", "SH-ORD-10r")
def test_where_the_defender_leads_raging_goblins_go_first_and_use_up_nothing() -> None:
    t = table(
        "in W1: goblin, orc, 2 soldier\nwalls W1: 3\norder W1: O-FURY, open\nround 7\nassault"
    )

    assert t.told("strength") == [(10, 5, 7)]
    assert t.units("W1") == "2 soldier"
    assert t.discard == "goblin, orc"


@rule("SH-ORD-05", "SH-ORD-11", "SH-ORD-11r", "SH-ORD-12")
def test_detonating_orcs_destroy_walls_before_strengths_are_compared() -> None:
    t = table("in W1: 3 orc, soldier\nwalls W1: 1\norder W1: O-DET, open\nround 7\nassault")
    assert t.offers == ["1", "2", "3"]

    t.play("amount:2")

    assert t.told("strength") == [(10, 2, 2)]
    assert (t.walls("W1"), t.discard) == (0, "2 orc")


@rule("SH-ORD-13", "SH-ORD-13r")
def test_another_troll_of_the_side_comes_one_step_nearer() -> None:
    text = "in W2: troll\nwalls W2: 8\norder W2: O-CALL, open\nin FL: troll\nin RL2: troll\nin FR: troll\n"
    t = table(text + "round 7\nassault")
    assert (t.question, t.offers) == ("CallTroll", ["FL", "RL2"])

    t.play("FL")
    assert t.offers == ["P01", "P02"]
    t.play("P01")

    assert t.units("RL1") == "troll"


@rule("SH-ORD-13r")
def test_towards_the_cliff_wall_the_way_leads_through_the_outermost_rampart() -> None:
    text = "in W9: troll\nwalls W9: 8\norder W9: O-CALL, open\nin RR3: troll\nin MAR: goblin, orc\n"
    t = table(text + "round 7\nassault")

    assert t.units("RR4") == "troll"  # nothing to choose, and no marauders come


@rule("SH-ORD-13r", "SH-ORD-05")
def test_without_a_troll_the_call_does_nothing() -> None:
    t = table("in W9: orc\nwalls W9: 8\norder W9: O-CALL, open\nin RR4: troll\nround 7\nassault")

    assert t.units("RR4") == "troll"


@rule("SH-ORD-14")
def test_a_troll_trap_acts_on_the_called_troll() -> None:
    text = "in W1: troll\nwalls W1: 8\norder W1: O-CALL, open\nin RL1: troll\ntrap P08: TR-T\n"
    t = table(text + "round 7\nassault")

    assert t.told("trap_sprung") == [(7, 1)]
    assert t.units("RL1") == ""


@rule("SH-ORD-15")
def test_a_bluff_does_nothing() -> None:
    t = table("in W1: orc, soldier\norder W1: O-BLUFF, open\nround 7\nassault")

    assert t.units("W1") == "orc, soldier"


@rule("SH-ORD-07r", "SH-CAT-04r")
def test_an_order_under_glare_stays_unseen() -> None:
    t = table("in W1: orc\norder W1: O-FURY\nglare W1\nround 7\nassault")

    assert t.told("order_shown") == []
    assert not t.g.hidden.knows(ORDER_TOKENS, 0, 1)


@rule("SH-ORD-11")
def test_each_detonating_orc_destroys_one_wall_component() -> None:
    t = table("in W1: 3 orc, veteran\nwalls W1: 3\norder W1: O-DET, open\nround 7\nassault")

    t.play("amount:1")

    assert t.told("wall_falls") == [(10,)]
    assert t.walls("W1") == 2


@rule("SH-ORD-14", "SH-ORD-13")
def test_a_called_troll_dies_in_a_troll_trap() -> None:
    text = "in W1: troll\nwalls W1: 8\norder W1: O-CALL, open\nin RL1: troll\ntrap P08: TR-T\n"
    t = table(f"{text}round 7\nassault")

    assert t.told("invader_dies")[0] == (2, 2)
    assert t.units("RL1") == ""
