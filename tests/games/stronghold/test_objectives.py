"""Objectives (SH-OBJ)."""

from .table import rule, table

RICH = "supply: 9 goblin, 9 orc, 9 troll\nwood 10\n"


@rule("SH-OBJ-01", "SH-OBJ-01r")
def test_a_benefit_comes_at_once_and_cannot_be_declined() -> None:
    wall = "in W1: 3 orc\nin W2: 3 orc\nin W3: 3 orc\n"
    t = table(wall + "objectives: OB06\nin RL3: orc\ncard 9").play("minor P13")

    assert t.told("objective") == [(5,)]
    assert sum(t.g.supply) == 5


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


@rule("SH-OBJ-02")
def test_blood_magic_saves_a_goblin_of_every_ritual() -> None:
    line = "line: demon, gale, possession, specter, ballista, banner\n"
    t = table(line + RICH + "objectives: OB01\nrituals 2\ncard 5").play("way:1 BAR done")
    assert t.paid == "2 goblin"
    assert t.told("objective") == [(0,)]

    t.until("PlayCard").play("skip way:1 HO1 done")

    assert t.paid == "4 goblin"  # Possession for two instead of three


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


@rule("SH-OBJ-02")
def test_a_ritual_never_costs_less_than_one_goblin() -> None:
    line = "line: gale, possession, specter, ballista, banner, sap\n"
    t = table(line + RICH + "fulfilled: OB01\ncard 6").play("way:1 W1 done")

    assert t.paid == "goblin"


@rule("SH-OBJ-02", "SH-OBJ-03r", "SH-MEL-06")
def test_not_a_single_stone_counts_where_no_stone_is_left() -> None:
    t = table("fulfilled: OB02\nin W1: orc\nin W2: orc\nwalls W2: 1\ndefender")

    assert t.strengths("W1")[0] == 3
    assert t.strengths("W2")[0] == 2
    assert t.strengths("W3")[0] == 0


@rule("SH-OBJ-01r")
def test_not_a_single_stone_is_met_when_the_last_component_falls() -> None:
    walls = "".join([f"walls W{n}: 1\n" for n in range(1, 10)])
    t = table(walls + "objectives: OB02\nmachine RL1: catapult, 0\nround 7\nassault").play("W1")

    assert t.told("objective") == [(1,)]


@rule("SH-OBJ-02")
def test_devoted_warlocks_save_an_hourglass() -> None:
    line = "line: gale, possession, specter, ballista, banner, sap\n"
    t = table(line + RICH + "fulfilled: OB03\ncard 6").play("way:1 W1 done")

    assert t.g.hourglasses.on_hand == 1  # a goblin and a printed hourglass, less one


@rule("SH-OBJ-01r")
def test_devoted_warlocks_are_met_by_the_second_revealed_target() -> None:
    text = (
        "objectives: OB03\nritual specter: W9 target up\nritual gale: W1 target\nin W1: soldier\n"
    )
    t = table(text + "hourglasses 2\ndefender").move("W1", "soldier", "CRT")

    assert t.told("objective") == [(2,)]


@rule("SH-OBJ-01")
def test_a_forest_of_banners_brings_wood_and_orcs() -> None:
    gear = "equip W1: ladder, poison\nequip W2: ladder\nobjectives: OB05\nin FR: 10 orc\n"
    t = table(gear + "supply: orc\nwood 1\ncard 6").play("way:1 W5")

    assert t.g.wood == 3
    assert t.units("FL") == "orc"
    assert t.units("FR") == "10 orc"


@rule("SH-OBJ-01r")
def test_an_assault_counts_its_own_dead() -> None:
    text = "objectives: OB07\ndead 3\nequip W1: poison\nin W1: goblin, marksman\nwalls W1: 1\n"
    t = table(text + "round 7\nassault")

    assert t.g.combat.dead == 1
    assert t.told("objective") == []


@rule("SH-OBJ-01")
def test_four_deaths_in_one_assault_empty_the_hospital() -> None:
    poison = "equip W1: poison\nequip W2: poison\nequip W3: poison\n"
    units = "".join([f"in W{n}: orc, marksman, soldier\nwalls W{n}: 1\n" for n in (1, 2, 3)])
    text = (
        poison + units + "in W1: orc\nmachine RL1: ballista, 0\nobjectives: OB07\nround 7\nassault"
    )
    t = table(text).play("W1 soldier").until("Dismiss")

    assert t.told("objective") == [(6,)]
    assert t.offers == ["marksman", "soldier"]
    before = t.g.census()
    t.play("soldier")
    assert t.units("HOS") == "2 marksman"
    assert t.g.census() == before


@rule("SH-OBJ-01", "SH-MAN-12")
def test_encirclement_makes_phase_six_cheaper() -> None:
    around = "in RL1: orc\nin RL2: orc\nin RR1: orc\nin RR2: orc\nin FL: orc\n"
    t = table(around + "objectives: OB08\ncard 9").play("minor done").group("P03", orcs=1)

    t.until("SpendHourglass")

    assert t.g.hourglasses.on_hand == 1


@rule("SH-OBJ-01")
def test_champions_of_the_pack_send_a_hero_away() -> None:
    t = table("objectives: OB09\nin W1: 2 troll\nin RL1: troll\nin W3: officer, soldier\ncard 9")
    t.play("minor P08 officer").until("SpendHourglass")

    assert t.hero("officer") == "CRT"
    assert "unit:officer" not in t.options
    assert "until the round ends" in t.why_not("unit:officer")


@rule("SH-OBJ-01")
def test_knives_in_the_dark_clear_a_building() -> None:
    text = (
        "objectives: OB10\nquartermaster RL1\nquartermaster RL2\nplaced wall: 2\nplaced cannon: 3\n"
    )
    line = "line: saboteur, ballista, banner, bridge, gale, sap\n"
    t = table(text + line + "supply: 2 goblin\ncard 7").play("way:1 BAR")
    assert (t.question, t.offers) == ("ClearBuilding", ["FOR", "WRK"])

    t.play("FOR")

    assert (t.placed("cannon"), t.placed("wall")) == (0, 2)


@rule("SH-OBJ-04", "SH-OBJ-04r")
def test_no_goal_is_met_at_the_start() -> None:
    for seed in range(10):
        t = table(seed=seed).until("OpenExchange")

        assert t.told("objective") == []
