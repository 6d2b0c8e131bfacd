"""Objectives (SH-OBJ)."""

from .table import rule, table

RICH = "supply: 9 goblin, 9 orc, 9 troll\nwood 10\n"


@rule("SH-OBJ-01r")
def test_of_two_at_once_the_invader_chooses_the_first() -> None:
    wall = "in W1: 2 troll\nin W2: 3 orc\nin W3: 4 orc\n"
    t = table(wall + "objectives: OB06, OB09\nin RL1: troll\ncard 9").play("minor P08")
    assert (t.question, t.offers) == ("FirstObjective", ["OB06", "OB09"])

    t.play("OB09")

    assert t.question == "ShameHero"
    assert t.play("warrior").told("objective") == [(8,), (5,)]


@rule("SH-OBJ-02", "SH-OBJ-03", "SH-OBJ-03r")
def test_each_objective_is_fulfilled_once() -> None:
    text = "objectives: OB04\nmachine RL1: ballista\nmachine RL2: ballista, 2\n" + RICH
    t = table(text + "card 3").play("way:1 RL3")
    assert (t.question, t.offers) == ("LoseMiss", ["RL1", "RL2", "RL3"])

    t.play("RL2 RL1")

    assert [machine.misses for machine in t.g.siege.machines] == [3, 1, 4]
    t.until("PlayCard").play("way:1 RR1")
    assert len(t.told("objective")) == 1


@rule("SH-OBJ-01r")
def test_blood_magic_needs_three_rituals() -> None:
    line = "line: demon, gale, possession, specter, ballista, banner\n"
    t = table(line + RICH + "objectives: OB01\nrituals 1\ncard 5").play("way:1 BAR done")

    assert t.g.goals.rituals == 2
    assert t.told("objective") == []


@rule("SH-OBJ-01r")
def test_devoted_warlocks_need_two_revealed_targets() -> None:
    text = "objectives: OB03\nritual gale: W1 target\nin W1: soldier\nhourglasses 3\ndefender"
    t = table(text).move("W1", "soldier", "CRT")

    assert t.g.goals.revealed == 1
    assert t.told("objective") == []


@rule("SH-OBJ-01r")
def test_not_a_single_stone_is_met_when_the_last_component_falls() -> None:
    walls = "".join([f"walls W{n}: 1\n" for n in range(1, 10)])
    t = table(walls + "objectives: OB02\nmachine RL1: catapult, 0\nround 7\nassault").play("W1")

    assert t.told("objective") == [(1,)]


@rule("SH-OBJ-01r")
def test_devoted_warlocks_are_met_by_the_second_revealed_target() -> None:
    text = (
        "objectives: OB03\nritual specter: W9 target up\nritual gale: W1 target\nin W1: soldier\n"
    )
    t = table(text + "hourglasses 2\ndefender").move("W1", "soldier", "CRT")

    assert t.told("objective") == [(2,)]


@rule("SH-OBJ-01r")
def test_an_assault_counts_its_own_dead() -> None:
    text = "objectives: OB07\ndead 3\nequip W1: poison\nin W1: goblin, marksman\nwalls W1: 1\n"
    t = table(text + "round 7\nassault")

    assert t.g.combat.dead == 1
    assert t.told("objective") == []


@rule("SH-OBJ-04", "SH-OBJ-04r")
def test_no_goal_is_met_at_the_start() -> None:
    for seed in range(10):
        t = table(seed=seed).until("OpenExchange")

        assert t.told("objective") == []
