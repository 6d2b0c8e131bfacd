"""Benefits of the objectives, resolved at once and as far as they can be (SH-OBJ-01, SH-OBJ-02)."""

from .table import rule, table

RICH = "supply: 9 goblin, 9 orc, 9 troll\nwood 10\n"


@rule("SH-OBJ-01", "SH-OBJ-01r")
def test_a_benefit_comes_at_once_and_cannot_be_declined() -> None:
    wall = "in W1: 3 orc\nin W2: 3 orc\nin W3: 3 orc\n"
    t = table(wall + "objectives: OB06\nin RL3: orc\ncard 9").play("minor P13")

    assert t.told("objective") == [(5,)]
    assert sum(t.g.supply) == 5


@rule("SH-OBJ-02")
def test_blood_magic_saves_a_goblin_of_every_ritual() -> None:
    line = "line: demon, gale, possession, specter, ballista, banner\n"
    t = table(line + RICH + "objectives: OB01\nrituals 2\ncard 5").play("way:1 BAR done")
    assert t.paid == "2 goblin"
    assert t.told("objective") == [(0,)]

    t.until("PlayCard").play("skip way:1 HO1 done")

    assert t.paid == "4 goblin"  # Possession for two instead of three


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


@rule("SH-OBJ-02")
def test_devoted_warlocks_save_an_hourglass() -> None:
    line = "line: gale, possession, specter, ballista, banner, sap\n"
    t = table(line + RICH + "fulfilled: OB03\ncard 6").play("way:1 W1 done")

    assert t.g.hourglasses.on_hand == 1  # a goblin and a printed hourglass, less one


@rule("SH-OBJ-01")
def test_a_forest_of_banners_brings_wood_and_orcs() -> None:
    gear = "equip W1: ladder, poison\nequip W2: ladder\nobjectives: OB05\nin FR: 10 orc\n"
    t = table(gear + "supply: orc\nwood 1\ncard 6").play("way:1 W5")

    assert t.g.wood == 3
    assert t.units("FL") == "orc"
    assert t.units("FR") == "10 orc"


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
