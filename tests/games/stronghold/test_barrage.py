"""Siege machines in ranged combat: targets, cards, hits (SH-RNG-05 to 07, 15, SH-P2, SH-P5-05)."""

from .starts import full
from .table import rule, table


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


@rule("SH-P2-05")
def test_a_wall_falls_before_the_cauldron() -> None:
    text = "machine RL1: catapult, 0\nwalls W2: 2\ncauldron W2: orc\nround 7\nassault"
    t = table(text).play("W2")

    assert (t.walls("W2"), t.cauldron("W2")) == (1, "orc")


@rule("SH-P5-05", "SH-P5-05r")
def test_bloodstones_kill_one_more_at_a_hit() -> None:
    text = "machine RL1: ballista, 0\nritual bloodstones: RL1 target\nin W1: 2 soldier\nassault"
    t = table(text).play("W1")

    assert t.units("W1") == ""
    assert t.told("flip") == [(15, 2, 1)]
    assert len(t.told("defender_dies")) == 2


@rule("SH-P5-05r")
def test_bloodstones_are_not_flipped_when_the_machine_holds_its_fire() -> None:
    text = "machine RL1: ballista, 0\nritual bloodstones: RL1 target\nin W1: 2 soldier\nassault"
    t = table(text).play("hold")

    assert t.told("flip") == []


@rule("SH-SCO-01", "SH-RNG-07", "SH-EOT-02", "SH-EOT-02r")
def test_a_machine_with_a_malfunction_does_not_fire() -> None:
    t = table(
        full("malfunction", 3, "machine RL1: ballista, 0\nmachine RL2: ballista, 0\nin W1: soldier")
    )
    t.play("malfunction RL1").until("AimMachine")
    assert t.prompt.question == "The Ballista at Left Rampart 2: fire where?"

    t.play("hold").until("OpenExchange")

    assert t.g.siege.malfunction == -1
    assert t.stock("malfunction") == 1
    assert t.units("W1") == "soldier"
