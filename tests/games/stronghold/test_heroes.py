"""Heroes and their orders (SH-HER)."""

from .table import rule, table


@rule("SH-HER-01", "SH-MEL-06", "SH-MEL-10")
def test_heroes_add_their_strength_and_are_never_killed() -> None:
    t = table("in W1: warrior, 2 orc, soldier\nin W2: officer\nround 7\nassault")

    assert t.strengths("W2")[1] == 3
    assert t.told("strength") == [(10, 4, 4)]
    assert t.hero("warrior") == "W1"


@rule("SH-HER-02", "SH-HER-03")
def test_each_hero_gives_one_order_and_each_order_is_given_once_a_turn() -> None:
    t = table(
        "in W1: warrior, soldier\nin W2: officer, soldier\nin CRT: marksman\nhourglasses 1\ndefender"
    )
    t.heroic("warrior", "HO3", "W1", "soldier", "CRT")
    assert "this hero gave an order" in t.why_not("unit:warrior")

    t.play("unit:officer")

    assert t.offers == ["HO1", "HO2"]
    assert t.refuses("HO3") == "each order is given once a turn (SH-HER-03)"


@rule("SH-HER-02", "SH-EOT-04")
def test_heroes_and_orders_are_fresh_in_the_next_turn() -> None:
    t = table("in W1: warrior, soldier\nhourglasses 1\ndefender")
    t.heroic("warrior", "HO3", "W1", "soldier", "CRT").until("OpenExchange")

    assert t.g.hero_used == t.g.heroic_used == 0


@rule("SH-HER-05", "SH-HER-05r")
def test_to_work_brings_a_worker_and_an_hourglass() -> None:
    t = table("in T1: marksman\nhourglasses 1\ndefender")
    t.heroic("warrior", "HO2", "T1", "marksman", "WRK")
    assert t.question == "WorkOn"

    t.play("wall")

    assert t.units("WRK") == "marksman"
    assert t.placed("wall") == 1
    assert t.g.hourglasses.on_hand == 1


@rule("SH-HER-05r")
def test_the_hourglass_of_to_work_can_activate_an_action() -> None:
    t = table("in CRT: soldier\nplaced wall: 2\nhourglasses 1\ndefender")
    t.heroic("warrior", "HO2", "CRT", "soldier", "WRK").play("wall W5")

    assert t.walls("W5") == 1


@rule("SH-HER-07", "SH-HER-08", "SH-HER-08r", "SH-BRE-02")
def test_a_hero_alone_does_not_prevent_a_breach() -> None:
    t = table("in W1: warrior, 2 orc\nassault")

    assert t.told("strength") == [(10, 4, 2)]
    assert t.told("breach") == [(10,)]


@rule("SH-HER-09r", "SH-P5-07r")
def test_a_gale_at_the_units_section_stops_an_order() -> None:
    t = table("ritual gale: W2 target\nin W1: warrior\nin W2: soldier\nhourglasses 1\ndefender")
    t.play("cannon").heroic("warrior", "HO3", "W2", "soldier", "CRT")

    assert t.units("W2") == "soldier"
    assert t.told("blown_back") == [(11,)]
