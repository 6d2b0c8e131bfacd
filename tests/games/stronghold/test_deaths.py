"""Where the dead go: the hospital, or the ranks of the invader (SH-HOS-01, SH-P5-09, SH-GEN-07)."""

from .table import rule, table


@rule("SH-HOS-01")
def test_the_dead_of_a_melee_lie_in_the_hospital() -> None:
    t = table("in W3: 2 orc, soldier\nround 6\nassault")
    assert t.question == "OpenExchange"  # he recovered at the end of the turn

    assert t.units("CRT") == "soldier"
    assert t.told("recovers") == [(5,)]


@rule("SH-P5-09", "SH-P5-09r", "SH-GEN-07")
def test_the_specter_turns_the_dead_into_invaders() -> None:
    text = (
        "ritual specter: W1 target\nmachine RL1: ballista, 0\nin W1: soldier\ndiscard: orc\nassault"
    )
    t = table(text).play("W1")
    assert (t.question, t.offers) == ("Rise", ["FL", "FR"])

    t.play("FR")

    assert t.units("FR") == "orc"
    assert t.discard == ""
    assert (t.units("HOS"), t.reserve) == ("", "17 marksman, 20 soldier, 4 veteran")


@rule("SH-P5-09r")
def test_without_room_the_dead_go_to_the_hospital() -> None:
    full = "in FL: 10 orc\nin FR: 10 orc\n"
    text = "ritual specter: W1 target\nmachine RL1: ballista, 0\nin W1: soldier\nround 7\nassault"
    t = table(full + text).play("W1")

    assert t.told("rises") == []
    assert t.units("HOS") == "soldier"


@rule("SH-P5-09r")
def test_without_discarded_units_the_bag_gives_them() -> None:
    text = "ritual specter: W1 target\nmachine RL1: ballista, 0\nin W1: veteran\nround 7\nassault"
    t = table(text).play("W1 FL")

    assert t.units("FL") == "troll"
    assert t.g.bag.counts[2] == 39
