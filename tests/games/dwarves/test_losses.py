"""Health: gained up to the maximum, lost point by point (DW-EQ-12 to 14)."""

from tests.games.dwarves.starts import PAIR, lose
from tests.games.dwarves.table import rule, table


@rule("DW-EQ-12")
def test_health_never_rises_above_the_maximum() -> None:
    t = table(f"{PAIR}equipment tungdil: EQ07\nhealth tungdil 4")

    t.play("use", "one_hero", "tungdil")

    assert t.health("tungdil") == 5


@rule("DW-EQ-13")
def test_herbs_may_answer_a_loss() -> None:
    t = lose(table(f"{PAIR}equipment balyndis: EQ07\nhealth tungdil 1"), "tungdil", 1)

    t.play("EQ07", "one_hero", "tungdil").until("Menu")

    assert t.health("tungdil") == 2


@rule("DW-EQ-14")
def test_the_skull_costs_health_that_nobody_takes_over_and_never_the_last_point() -> None:
    t = table(
        f"{PAIR}equipment tungdil: EQ12\nequipment balyndis: EQ05\ntroops G4: 2 orc\nhealth tungdil 2",
        elfar="yes",
    )
    t.script(draws=(5,)).play("use")  # two skulls of the Orcs' die

    t.play("G4", "G4")

    assert (t.troops("G4"), t.health("tungdil"), t.health("balyndis")) == ("", 1, 5)
    assert "use" not in t.options
