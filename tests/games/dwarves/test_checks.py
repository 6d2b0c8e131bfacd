"""Attribute checks (DW-CHK): one card, successes of a turn, means to change dice."""

from tests.games.dwarves.starts import SMITHS, won
from tests.games.dwarves.table import rule, table

# Balyndis has Craft 4, Battle 2, Speed 3; her power re-rolls Craft checks. Bavragor has Craft 4, no power.


@rule("DW-CHK-01")
def test_every_die_that_reaches_the_number_is_a_success() -> None:
    """AD02 asks for Craft 4+ three times."""
    t = table(f"{SMITHS}\ncard S1-A2\ncard AD02", rolls="4 3 6 1").play("check")

    assert (won(t, 1), t.g.left) == ([2], 1)


@rule("DW-CHK-01")
def test_a_check_needs_a_card_that_asks_for_it() -> None:
    t = table(f"{SMITHS}\ncard S1-A2\ncard AD16")

    assert t.refuses("check").endswith("(DW-CHK-01, DW-CHK-06)")


@rule("DW-CHK-02", "DW-CHK-08")
def test_all_successes_count_for_the_chosen_card_alone() -> None:
    t = table(f"{SMITHS}\ncard S1-A2\ncard AD02\ncard AD11", rolls="5 5 1 1").play("check")
    assert (t.question, t.options) == ("ChooseCheck", ["card:AD02", "card:AD11"])

    t.play("AD02")

    assert (won(t, 1), won(t, 2)) == ([2], [0])


@rule("DW-CHK-03", "DW-CHK-09", "DW-CHK-02")
def test_the_worked_example_of_the_rulebook() -> None:
    """Craft 4+ three times, Craft 4: first 4 and 6, then 5 and 6; one of them is left over."""
    t = table(f"{SMITHS}\ncard S1-A2\ncard AD02\ncard AD11", rolls="4 6 1 1 5 6 1 1")

    t.play("check", "AD02", "check", "AD02")

    assert not t.shown("AD02")
    assert won(t, 1) == [0]  # nothing goes to AD11


@rule("DW-CHK-04", "DW-CHK-13")
def test_successes_are_lost_with_the_turn() -> None:
    t = table(f"{SMITHS}\nmarker 1\ncard S1-A2\ncard AD02\ncard AD01\ncard AD16", rolls="4 6 1 1")
    t.play("check", "end_turn").until("Menu")

    assert (t.active, won(t, 1)) == ("balyndis", [0])


@rule("DW-CHK-05", "DW-CHK-13")
def test_some_cards_gather_successes_over_turns_and_heroes() -> None:
    """S1-C1: one Craft 5+ at each Gate."""
    text = f"{SMITHS}\nmarker 1\ncard S1-C1 at=A2,G10,L1,G1\ncard AD01\ncard AD02\ncard AD16"
    t = table(text, rolls="5 1 1 1").play("check").until("Menu")
    assert t.g.faceup[0].marked.bit_count() == 1

    t.play("end_turn").until("Menu")

    assert t.g.faceup[0].marked.bit_count() == 1


@rule("DW-CHK-06")
def test_the_place_must_be_right_when_the_action_is_taken() -> None:
    """S1-A4 is checked at Porista (F7)."""
    assert "check" not in table(f"{SMITHS}\ncard S1-A4").options
    assert "check" in table(f"{SMITHS}\nat bavragor: F7\ncard S1-A4").options


@rule("DW-CHK-07")
def test_a_failed_check_costs_nothing() -> None:
    t = table(f"{SMITHS}\ncouncil axe\ncard S1-A2\ncard AD02", rolls="1 1 1 1").play("check")

    assert (t.health("bavragor"), t.g.doom, t.council, t.question) == (5, 41, "axe", "Menu")


@rule("DW-CHK-07")
def test_a_speed_check_does_not_move() -> None:
    t = table(f"{SMITHS}\ncard S1-A2\ncard AD20", rolls="6 6").play("check")

    assert (t.where("bavragor"), t.question) == ("G10", "Menu")


@rule("DW-CHK-12")
def test_further_conditions_must_hold_before_the_roll() -> None:
    """S1-B1: at Dragonsfire (E1), only while two Heroes are there."""
    alone = f"{SMITHS}\nat bavragor: E1\ncard S1-B1"
    assert "check" not in table(alone).options
    assert "check" in table(f"{alone}\nat balyndis: E1").options


@rule("DW-GEN-07")
def test_no_roll_uses_more_than_seven_dice() -> None:
    """Hammer of the Fifthlings +2, Smith's Tools +1, the Master's Chisel +1: 4 + 4 would be eight."""
    text = f"{SMITHS}\nequipment bavragor: EQ03, SE6\nkept bavragor: AD21\ncard B5-A7\ncard AD02"
    t = table(text, rolls="1 1 1 1 1 1 1", book="5").play("check")

    assert len(t.told("rolls")[0]) == 1 + 7


@rule("DW-GEN-08", "DW-EQ-16")
def test_at_least_one_die_is_rolled() -> None:
    """Quarrel at the Camp Fire and Winter without End take dice of Bavragor's two for a Move."""
    text = f"{SMITHS}\nat balyndis: G10\ncard T2-04\ncard T2-09\ncard B2-A1"
    t = table(text, rolls="5", book="2").play("move")

    assert t.told("rolls") == [(0, 5)]
