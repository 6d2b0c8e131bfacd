"""Send Dispatches (DW-DIS) and the numbers of the Council (DW-COUN-02)."""

from tests.games.dwarves.table import rule, table


@rule("DW-DIS-01", "DW-DIS-02", "DW-COUN-02")
def test_a_five_and_a_six_move_the_marker_one_step_where_five_is_needed() -> None:
    """The rulebook's example: 5+ to the right of the axe, the roll shows 5 and 6."""
    t = table("heroes: boindil, balyndis\ncouncil axe", rolls="5 6").play("dispatches")

    assert (t.council, t.g.left) == ("R1", 1)


@rule("DW-DIS-01")
def test_a_highest_die_of_exactly_the_number_is_enough() -> None:
    t = table("heroes: boindil, balyndis\ncouncil axe", rolls="4 5").play("dispatches")

    assert t.council == "R1"


@rule("DW-DIS-01")
def test_a_lower_roll_does_nothing() -> None:
    t = table("heroes: boindil, balyndis\ncouncil axe", rolls="4 4").play("dispatches")

    assert (t.council, t.g.left, t.told("unheard")) == ("axe", 1, [(0,)])


@rule("DW-COUN-02")
def test_the_numbers_from_far_left_to_far_right() -> None:
    for position, number in (("L4", 3), ("L3", 3), ("L1", 4), ("axe", 5), ("R1", 5), ("R2", 6)):
        for die, moved in ((number - 1, False), (number, True)):
            text = f"heroes: boindil, balyndis\ncouncil {position}"
            t = table(text, rolls=f"1 {die}").play("dispatches")
            assert (t.council != position) == moved, (position, die)


@rule("DW-DIS-03")
def test_dispatches_are_no_craft_check() -> None:
    """Balyndis re-rolls Craft checks; after this roll nobody is asked."""
    t = table("heroes: balyndis, boindil\ncouncil axe", rolls="1 1 1 1").play("dispatches")

    assert (t.question, t.council) == ("Menu", "axe")


@rule("DW-DIS-04")
def test_on_the_rightmost_box_there_are_no_dispatches() -> None:
    t = table("council R4")

    assert "dispatches" not in t.options
    expected = "the Council marker is as far right as it can be (DW-DIS-04)"
    assert t.refuses("dispatches") == expected
