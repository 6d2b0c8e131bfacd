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
