"""Points of strength that strike a space, and who falls to them (SH-RNG-10, 14, SH-MEL-08 to 12)."""

from .table import rule, table


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


@rule("SH-RNG-10")
def test_a_volley_kills_no_more_than_its_points() -> None:
    text = "in T1: 2 marksman\nin RL1: orc, 2 troll\nround 7\nassault"
    t = table(text).play("amount:2")

    assert t.units("RL1") == "2 troll"


@rule("SH-MEL-08", "SH-MEL-08r", "SH-GEN-06", "SH-GEN-06r")
def test_the_winner_chooses_whole_units_worth_the_advantage() -> None:
    t = table("in W2: 2 troll, orc, marksman, soldier, veteran\nround 7\nassault")
    assert t.told("strength") == [(11, 8, 6)]
    assert (t.question, t.seat, t.offers) == ("LoseDefender", 0, ["marksman", "soldier"])

    t.play("marksman")

    assert t.units("W2") == "orc, 2 troll, soldier, veteran"  # a soldier is stronger than one point


@rule("SH-MEL-08r")
def test_an_advantage_above_all_invaders_kills_them_all() -> None:
    t = table("in W1: goblin, 2 soldier\nwalls W1: 5\nround 7\nassault")

    assert t.units("W1") == "2 soldier"


@rule("SH-MEL-08", "SH-MEL-12")
def test_the_defender_chooses_among_the_invaders() -> None:
    t = table("in W3: goblin, orc, soldier, veteran\nround 7\nassault")
    assert (t.question, t.seat, t.offers) == ("LoseInvader", 1, ["goblin", "orc"])

    t.play("orc")

    assert t.units("W3") == "goblin, soldier, veteran"


@rule("SH-MEL-10")
def test_walls_are_not_lost_as_losses() -> None:
    t = table("in W1: 2 troll, soldier\nwalls W1: 2\nround 7\nassault")

    assert t.walls("W1") == 2
    assert t.units("HOS") == "soldier"


@rule("SH-MEL-12", "SH-MEL-12r")
def test_survivors_and_siege_towers_stay() -> None:
    t = table("in W1: goblin, siege_tower, soldier\nassault").until("OpenExchange")

    assert t.units("W1") == "siege_tower, soldier"


@rule("SH-MEL-08")
def test_a_unit_stronger_than_the_advantage_survives() -> None:
    t = table("in W3: troll, soldier\nround 7\nassault")

    assert t.told("strength") == [(12, 3, 2)]
    assert t.units("W3") == "troll, soldier"
