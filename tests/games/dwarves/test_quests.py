"""Quests in general: who completes what, where, when, and in which order (DW-CARD, DW-GLO, DW-FIG-15)."""

from tests.games.dwarves.cardplay import faceup, now, turned_up
from tests.games.dwarves.starts import PAIR, place
from tests.games.dwarves.table import rule, table

# Travel and journeys ----------------------------------------------------------------------------


# Completing -------------------------------------------------------------------------------------


# Trophies ---------------------------------------------------------------------------------------


# Loads ------------------------------------------------------------------------------------------


# The glossary -----------------------------------------------------------------------------------


@rule("DW-GLO-01")
def test_kings_are_persuaded_in_different_turns_by_different_heroes() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: M1\nat balyndis: C6"), "S1-A1")
    t.script("4 1 1").play("check").until("Menu")
    t.play("end_turn").until("Menu")
    assert (t.active, faceup(t, "S1-A1").marked) == ("balyndis", 1)

    t.g.left = 2
    t.script("4 1 1 1").play("check").until("Menu")

    assert not t.shown("S1-A1")


@rule("DW-GLO-01")
def test_one_roll_serves_one_site() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: A2"), "S1-C1")
    t.script("6 6 6").play("check").until("Menu")

    assert faceup(t, "S1-C1").at == [place(name) for name in ("G10", "L1", "G1")]
    assert "check" not in t.options


@rule("DW-GLO-09", "DW-CHK-05")
def test_the_new_realm_takes_three_separate_turns() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: G1", book="2"), "B2-A2")
    t.script("6 6 6").play("check").until("Menu")

    assert faceup(t, "B2-A2").markers == 2
    assert "check" not in t.options


@rule("DW-CARD-15", "DW-HERO-05")
def test_a_check_of_no_card_is_a_check_for_powers() -> None:
    t = table(
        "heroes: balyndis, tungdil\nat balyndis: G1\nhammer G1\ncard B2-X",
        book="2",
        rolls="1 1 1 1",
    )

    assert "power" in t.play("check").options


@rule("DW-CHK-12", "DW-CHK-03")
def test_conditions_are_tested_before_the_roll_and_won_successes_stay() -> None:
    t = table(f"{PAIR}at tungdil: L1\ncard S1-A8 won=1\ntroops L1: orc")
    assert "check" not in t.options

    now(t, lambda g: g.troops.__setitem__(place("L1") * 3, 0))

    assert "check" in t.options
    assert faceup(t, "S1-A8").won == [1]
