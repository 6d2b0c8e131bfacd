"""Number dice on the table: what changes them (DW-CHK-11, DW-COUN-05, DW-COUN-11, DW-WHO-02)."""

from tests.games.dwarves.starts import PAIR, QUIET
from tests.games.dwarves.table import rule, table


@rule("DW-CHK-11")
def test_a_raised_die_counts_at_most_six() -> None:
    """Rodario raises one die of a check."""
    t = table("heroes: rodario, bavragor\ncard S1-A2\ncard AD02", rolls="6 5 1").play(
        "check", "power"
    )
    assert t.options == ["die:2", "die:3"]  # the 6 would stay a 6

    assert t.play("die:2").told("changes") == [(0, 6, 6, 1)]


@rule("DW-COUN-03", "DW-COUN-05", "DW-WHO-02")
def test_at_l2_one_highest_die_is_rolled_again_before_any_window() -> None:
    t = table(f"{PAIR}council L2\nat tungdil: G3", rolls="5 5 2 1").play("move")

    assert (t.question, t.dice) == ("Walk", [5, 2, 1])
    assert t.told("forced") == [(0, 5, 2, 1)]


@rule("DW-COUN-06")
def test_equal_dice_are_one_choice() -> None:
    t = table(f"{PAIR}council R3\nat tungdil: G3", rolls="3 3 1").play("move", "council")

    assert t.options == ["die:1", "die:3"]


@rule("DW-WHO-02", "DW-COUN-11")
def test_the_forced_re_roll_happens_again_after_a_power_that_rolls_all_dice_again() -> None:
    """Boïndil, Battle 4, at L2: 6 is rolled again to 1; after his power the next highest is, too."""
    t = table(
        f"heroes: boindil, balyndis\n{QUIET}\ncouncil L2\nat boindil: L1\ntroops L1: 2 orc",
        rolls="6 1 1 1 1 5 2 2 2 3",
    ).play("fight")
    assert (t.question, t.dice) == ("OpenReact", [1, 1, 1, 1])

    t.play("power")

    assert t.told("forced") == [(0, 1, 1, 1, 1), (0, 3, 2, 2, 2)]
