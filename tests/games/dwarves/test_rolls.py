"""A roll of Number dice by a Hero: the Council at L2 and R3, powers (DW-CHK-10, DW-COUN-05, DW-COUN-06)."""

from tests.games.dwarves.starts import PAIR, won
from tests.games.dwarves.table import rule, table


@rule("DW-CHK-10", "DW-HERO-05", "DW-COUN-06")
def test_the_roller_uses_the_council_and_the_power_in_any_order() -> None:
    """Balyndis at R3: a die of the Council, then her power, then the Council again (DW-HERO-05)."""
    text = "heroes: balyndis, bavragor\ncouncil R3\ncard S1-A2\ncard AD02"
    t = table(text, rolls="1 1 1 1 2 3 3 3 3 6").play("check")
    assert t.options == ["council", "power", "pass"]

    t.play("council")  # all dice are equal, so nobody asks which
    assert (t.dice, t.options) == ([2, 1, 1, 1], ["power", "pass"])
    t.play("power")
    assert (t.dice, t.options) == ([3, 3, 3, 3], ["council", "pass"])
    t.play("council")

    assert won(t, 1) == [1]


@rule("DW-COUN-05")
def test_l2_touches_dispatches_and_fights_as_well() -> None:
    t = table(f"{PAIR}council L2", rolls="6 1 1 1").play("dispatches")
    assert t.council == "L2"  # the six was rolled again

    t = table(f"{PAIR}council L2\ntroops L1: orc", rolls="6 1 1 1").play("fight")
    assert t.told("in_vain") == [(0,)]


@rule("DW-COUN-03", "DW-COUN-06")
def test_at_r3_one_die_of_each_roll_may_be_rolled_again() -> None:
    t = table(f"{PAIR}council R3\nat tungdil: G3", rolls="3 2 1 6").play("move")
    assert (t.question, t.who, t.options) == ("OpenReact", "tungdil", ["council", "pass"])

    t.play("council")
    assert t.options == ["die:1", "die:2", "die:3"]
    t.play("die:3")

    assert (t.question, t.dice) == ("Walk", [6, 3, 2])  # once a roll, so nothing is left to ask


@rule("DW-COUN-03")
def test_elsewhere_the_council_gives_no_second_roll() -> None:
    t = table(f"{PAIR}council R2\nat tungdil: G3", rolls="3 2 1").play("move")

    assert t.question == "Walk"
