"""The assault: ranged combat (SH-RNG)."""

from .table import rule, table

HIT_ORC = 3  # DH4: the cannon part shows an orc
HIT_TROLL = 5  # DH6: orc or troll
MISS = 0  # DH1


@rule("SH-RNG-01", "SH-RNG-15", "SH-MEL-01")
def test_cannons_come_first_then_machines_then_marksmen() -> None:
    text = "tile T1: cannon\nmachine RL1: ballista\nin T2: marksman\nin RL2: orc\nround 7\nassault"
    t = table(text)
    asked = []
    while not t.over:
        asked.append(t.question)
        t.play("hold" if "hold" in t.options else "amount:0")

    assert asked == ["AimCannon", "AimMachine", "Volley"]


@rule("SH-RNG-02", "SH-RNG-02r", "SH-RNG-03", "SH-RNG-16", "SH-FOR-01", "SH-FOR-04")
def test_all_cannons_aim_before_the_first_card_is_turned() -> None:
    text = "tile T1: cannon\ntile T2: cannon\nin RL1: goblin, orc, troll\nround 7\nassault"
    t = table(text, draws=(HIT_ORC, 4)).play("RL1")
    assert t.question == "AimCannon"
    assert t.told("hit_card") == []

    t.play("RL1")

    assert t.told("hit_card") == [(4,), (6,)]  # five cards were left for the second
    assert t.units("RL1") == "goblin"
    assert t.g.combat.hits == [1] * 6


@rule("SH-RNG-03", "SH-GEN-06")
def test_the_defender_chooses_among_the_types_shown() -> None:
    t = table(
        "tile T1: cannon\nin FL: goblin, orc, troll\nround 7\nassault", draws=(HIT_TROLL,)
    ).play("FL")

    assert (t.question, t.seat, t.offers) == ("KillInvader", 1, ["orc", "troll"])


@rule("SH-RNG-16r")
def test_a_shot_at_an_empty_place_still_turns_a_card() -> None:
    t = table("tile T1: cannon\nround 7\nassault", draws=(HIT_ORC,)).play("RL2")

    assert t.told("hit_card") == [(4,)]


@rule("SH-RNG-04", "SH-P4-06")
def test_a_trench_master_makes_cannons_harmless() -> None:
    t = table(
        "tile T1: cannon\ntrench_master RL1\nin RL1: orc\nround 7\nassault", draws=(HIT_ORC,)
    ).play("RL1")

    assert t.units("RL1") == "orc"


@rule("SH-P2-07")
def test_a_mantelet_does_not_stop_cannons() -> None:
    t = table(
        "tile T1: cannon\nmantelet RL1\nin RL1: orc\nround 7\nassault", draws=(HIT_ORC,)
    ).play("RL1")

    assert t.units("RL1") == ""


@rule("SH-RNG-05", "SH-RNG-05r", "SH-RNG-15r")
def test_hits_are_resolved_in_the_order_the_invader_likes() -> None:
    text = "machine RL2: catapult, 0\nmachine RL1: ballista, 0\nin W2: soldier\nwalls W2: 1\nround 7\nassault"
    t = table(text)
    assert t.prompt.question.startswith("The Catapult")  # in the order of building

    t.play("W2 W2")

    assert (t.question, t.offers) == ("NextHit", ["RL1", "RL2"])
    t.play("RL1")
    assert t.units("HOS") == "soldier"
    assert t.walls("W2") == 0


@rule("SH-RNG-05r")
def test_a_machine_that_holds_its_fire_draws_no_card() -> None:
    t = table("machine RL1: ballista\nround 7\nassault").play("hold")

    assert t.g.siege.machines[0].misses == 4
    assert t.told("machine_misses") == []


@rule("SH-RNG-06", "SH-ARI-04")
def test_a_miss_is_discarded_a_hit_returns() -> None:
    t = table("machine RL1: ballista\nround 7\nassault", draws=(2,)).play("W1")
    assert (t.g.siege.machines[0].hits, t.g.siege.machines[0].misses) == (2, 3)
    t = table("machine RL1: ballista\nround 7\nassault", draws=(1,)).play("W1")

    assert (t.g.siege.machines[0].hits, t.g.siege.machines[0].misses) == (2, 4)


@rule("SH-P2-04", "SH-P2-04r", "SH-GEN-06")
def test_a_ballista_kills_one_of_each_side_chosen_by_the_opponent() -> None:
    text = "machine RL1: ballista, 0\nin W1: goblin, orc, marksman, soldier, warrior\nin T1: marksman\nround 7\nassault"
    t = table(text).play("W1")
    assert (t.question, t.seat, t.offers) == ("KillDefender", 0, ["marksman", "soldier"])
    t.play("soldier")
    assert (t.question, t.seat, t.offers) == ("KillInvader", 1, ["goblin", "orc"])

    t.play("orc")

    assert t.told("defender_dies")[0] == (5, 10)
    assert t.told("invader_dies")[0] == (1, 10)


@rule("SH-P2-04", "SH-GEN-13r")
def test_a_ballista_reaches_sections_joined_by_one_path() -> None:
    t = table("machine RR3: ballista\nround 7\nassault")

    assert t.offers == ["W7", "W8", "hold"]


@rule("SH-P2-05", "SH-P2-05r", "SH-GEN-10r")
def test_a_catapult_destroys_wall_then_cauldron_then_tile() -> None:
    text = "machine RL1: catapult, 0\nmachine RL2: catapult, 0\nmachine FL: trebuchet, 0\n"
    t = table(text + "walls W2: 1\ncauldron W2: orc\ntile T1: pole\ntile T2: cannon\nassault")
    t.play("hold W2 W2 W2 RL1 RL2")

    assert (t.walls("W2"), t.cauldron("W2")) == (0, "")
    assert t.offers == ["T1", "T2"]
    t.play("T2")
    assert (t.tile("T1"), t.tile("T2")) == ("pole", "")
    assert t.stock("cannon") == 3


@rule("SH-P2-11")
def test_a_trebuchet_reaches_every_section_of_its_side() -> None:
    t = table("machine FR: trebuchet\nround 7\nassault")

    assert t.offers == ["W5", "W6", "W7", "W8", "W9", "hold"]


@rule("SH-RNG-08", "SH-RNG-08r", "SH-RNG-12", "SH-RNG-13", "SH-RNG-13r")
def test_each_marksman_fires_at_a_rampart_in_reach() -> None:
    text = "in W2: 2 marksman\nin RL1: 2 orc\nin RL2: 2 goblin\nin FL: orc\nround 7\nassault"
    t = table(text)
    rows = [(row.group, row.label) for row in t.prompt.steppers]
    marksmen = "Marksmen of Orchard Wall (W2)"
    assert rows == [(marksmen, "Left Rampart 1"), (marksmen, "Left Rampart 2")]
    assert [(limit.rows, limit.most) for limit in t.prompt.limits] == [((0, 1), 2)]

    t.play("amount:1 amount:1")

    assert t.told("volley") == [(2, 1), (3, 1)]
    assert (t.units("RL1"), t.units("RL2")) == ("2 orc", "goblin")
    assert t.units("FL") == "orc"


@rule("SH-RNG-09", "SH-RNG-09r", "SH-P2-10", "SH-P2-10r")
def test_engaged_marksmen_do_not_fire_tower_marksmen_do() -> None:
    text = "in W1: marksman, goblin\nwalls W1: 5\nin W2: marksman, siege_tower\nin T1: marksman\nin RL1: 3 goblin\nround 7\nassault"
    t = table(text)

    assert [row.group for row in t.prompt.steppers] == [
        "Marksmen of Orchard Wall (W2)",
        "Marksmen of Tower 1",
    ]


@rule("SH-RNG-10", "SH-RNG-10r", "SH-RNG-14", "SH-RNG-14r")
def test_victims_are_picked_until_none_fits() -> None:
    text = "in T1: 2 marksman\nin W1: marksman\nin RL1: goblin, orc, troll\nround 7\nassault"
    t = table(text).play("amount:1 amount:2")
    assert (t.question, t.offers) == ("Victims", ["goblin", "troll"])
    assert [route.tokens for route in t.prompt.routes] == [("unit:troll",), ("unit:goblin",)]

    t.play("goblin")

    assert t.units("RL1") == "troll"  # two points were left: the orc fitted, the troll did not


@rule("SH-RNG-10r")
def test_the_highest_total_need_not_be_reached() -> None:
    walls = "in T1: 2 marksman\nin W1: 2 marksman\n"
    t = table(f"{walls}in RL1: 2 orc, 2 troll\nround 7\nassault").play("amount:2 amount:2")

    t.play("troll")

    assert t.units("RL1") == "2 orc, troll"  # the fourth point is lost


@rule("SH-RNG-11", "SH-P2-06")
def test_volleys_do_nothing_to_a_rampart_with_a_mantelet() -> None:
    t = table("in T1: 2 marksman\nmantelet RL1\nin RL1: 3 goblin\nround 7\nassault")

    assert t.over
    assert t.units("RL1") == "3 goblin"


@rule("SH-CAT-01")
def test_marksmen_of_a_blessed_side_fire_once() -> None:
    text = "blessed left\nin W2: 2 marksman\nin W6: marksman\nin RL1: 5 goblin\nin RR1: goblin\n"
    t = table(f"{text}round 7\nassault")
    assert t.question == "BlessedVolley"

    t.play("RL1")

    assert {row.group for row in t.prompt.steppers} <= {"Marksmen of Chapel Wall (W6)"}
    t.until("Victims")
    assert t.told("volley")[0] == (2, 2)


@rule("SH-P2-05")
def test_a_wall_falls_before_the_cauldron() -> None:
    text = "machine RL1: catapult, 0\nwalls W2: 2\ncauldron W2: orc\nround 7\nassault"
    t = table(text).play("W2")

    assert (t.walls("W2"), t.cauldron("W2")) == (1, "orc")


@rule("SH-RNG-10")
def test_a_volley_kills_no_more_than_its_points() -> None:
    text = "in T1: 2 marksman\nin RL1: orc, 2 troll\nround 7\nassault"
    t = table(text).play("amount:2")

    assert t.units("RL1") == "2 troll"
