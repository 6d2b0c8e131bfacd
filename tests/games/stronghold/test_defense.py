"""The defender phase and its hourglasses (SH-DEF, SH-HG)."""

from .table import rule, table


@rule("SH-HG-04", "SH-DEF-09", "SH-DEF-09r")
def test_all_hourglasses_must_be_spent() -> None:
    t = table("in W1: soldier\nhourglasses 1\ndefender")
    assert t.question == "SpendHourglass"
    assert "pass" not in t.options
    assert "end" not in t.options

    t.move("W1", "soldier", "CRT")

    assert t.question != "SpendHourglass"


@rule("SH-HG-05")
def test_without_hourglasses_there_is_no_phase() -> None:
    line = "line: demon, possession, specter, ballista, banner, sap\n"
    t = table(line + "supply: goblin\nfulfilled: OB01, OB03\ncard 6").play("way:1 BAR done")

    assert t.g.played == 1 << 5 | 1 << 8
    assert t.question == "ChooseManeuver"


@rule("SH-DEF-06r", "SH-DEF-09r", "SH-HER-02")
def test_heroic_orders_may_follow_the_last_hourglass() -> None:
    t = table("in W1: soldier, warrior\nhourglasses 1\ndefender").play("cannon")
    assert (t.question, t.options[-1]) == ("React", "pass")

    t.heroic("warrior", "HO3", "W1", "soldier", "CRT")

    assert t.units("CRT") == "soldier"


@rule("SH-DEF-07")
def test_the_assault_starts_when_the_last_hourglass_is_used() -> None:
    t = table("hourglasses 1\nround 7\ndefender")
    assert t.told("assault") == []

    t.play("cannon").pass_on()

    assert t.told("assault") == [()]
