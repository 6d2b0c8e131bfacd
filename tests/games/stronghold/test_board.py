"""What stands where, and how much room there is (SH-GEN, SH-CRT-01, SH-MOV-05, SH-MOV-08)."""

from .starts import MACHINES, RICH
from .table import rule, table


@rule("SH-CRT-01")
def test_the_courtyard_holds_any_number() -> None:
    t = table(
        "in CRT: 9 soldier, 9 marksman, warrior, officer\nin W1: soldier\nhourglasses 1\ndefender"
    )

    assert t.move("W1", "soldier", "CRT").units("CRT").endswith("10 soldier")


@rule("SH-MOV-05")
def test_only_two_marksmen_fit_a_tower() -> None:
    t = table("in T1: 2 marksman\nin W1: soldier, marksman\nhourglasses 2\ndefender")
    t.play("move W1 marksman")
    assert "space:T1" not in t.options
    t.play("CRT move W1")

    assert t.refuses("T1") == "only marksmen enter towers (SH-MOV-05)"


@rule("SH-MOV-08", "SH-MOV-08r")
def test_a_target_needs_a_free_space_of_its_type() -> None:
    barracks = "in BAR: 3 marksman, soldier\nin GRD: 2 marksman\n"
    t = table(barracks + "in W1: marksman, soldier\nin W2: 3 soldier\nhourglasses 1\ndefender")
    t.play("move W1 marksman")

    assert t.offers == ["CRT", "T1"]
    assert t.refuses("BAR") == "there is no free space for this unit (SH-MOV-08)"


@rule("SH-MOV-08", "SH-WRK-02")
def test_a_ladder_gives_one_more_space() -> None:
    t = table("raised W1\nin W1: 2 soldier\nin W2: soldier\nhourglasses 1\ndefender")

    t.move("W2", "soldier", "W1")

    assert t.units("W1") == "3 soldier"


@rule("SH-P3-04")
def test_a_ladder_adds_a_space() -> None:
    t = table("equip W1: ladder\nin W1: 4 orc\ncard 9")

    assert t.units("W1") == "4 orc"


@rule("SH-P2-08", "SH-P2-08r")
def test_siege_towers_stand_beside_the_units_of_a_foreground() -> None:
    t = table(RICH + MACHINES + "in FL: 10 orc, siege_tower\ncard 6")
    assert t.prompt.question.startswith("Siege Tower")

    t.play("way:1 FL")

    assert t.units("FL") == "10 orc, 2 siege_tower"
