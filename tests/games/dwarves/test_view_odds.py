"""Odds before rolls: exact numbers, with the re-rolls that are at hand."""

import pytest

from jotunheim.games.dwarves.bot.chances import kill_chances, results, success_chance, turn_chance
from jotunheim.games.dwarves.game import GAME
from jotunheim.scene import Choice

from .scenes import option, scene
from .table import rule, table

PAIR = "heroes: boindil, balyndis\nat boindil: L1\n"


@pytest.mark.parametrize("council", ["axe", "L2"])
def test_all_results_together_are_certain(council: str) -> None:
    g = table(f"{PAIR}council {council}").g

    for number in range(1, 8):
        assert sum([share for _dice, share in results(g, number)]) == pytest.approx(1)


@rule("DW-COUN-05")
def test_at_l2_the_highest_die_is_rolled_again() -> None:
    assert success_chance(table(PAIR).g, 1, 4, 1) == pytest.approx(1 / 2)
    assert success_chance(table(PAIR).g, 2, 4, 1) == pytest.approx(3 / 4)
    # Two dice, the higher again: both at first good, or the new die is.
    assert success_chance(table(PAIR + "council L2").g, 2, 4, 1) == pytest.approx(5 / 8)


@rule("DW-FIG-02", "DW-FIG-03")
def test_dice_are_given_so_that_most_troops_fall() -> None:
    g = table(PAIR).g

    assert kill_chances(g, 1, [0, 0, 1]) == pytest.approx([5 / 6, 1 / 6])
    assert kill_chances(g, 2, [1, 0, 1]) == pytest.approx([9 / 36, 22 / 36, 5 / 36])
    assert len(kill_chances(g, 7, [1, 0, 0])) == 2


def test_a_fight_shows_how_many_fall_and_what_failure_costs() -> None:
    fight = option(scene(PAIR + "troops L1: 3 orc, troll"), "fight")

    assert (fight.figure, fight.figure_note) == ("94 %", "1 or more")
    assert [chance.label for chance in fight.chances] == ["0", "1", "2", "3", "4"]
    assert fight.detail[0] == "Nobody falls\t−1 Health"
    assert fight.detail[-1] == "With your power, one or more\t>99 %"


def test_a_check_shows_this_roll_and_the_actions_of_the_turn_together() -> None:
    check = option(scene(PAIR + "card AD02"), "check")  # Craft 2: three successes of 4+

    assert (check.figure, check.figure_note) == ("0 %", "3 × 4+")
    assert check.detail == ("In 2 actions together\t31 %",)


@rule("DW-HERO-05", "DW-COUN-03")
def test_re_rolls_at_hand_are_counted() -> None:
    text = "heroes: balyndis, boindil\ncard AD02\ncouncil R3"
    check = option(scene(text), "check")  # Craft 4

    assert check.figure == "31 %"
    assert check.detail[0] == "With your power\t53 %"
    assert check.detail[1] == "With the die that the Council rolls again\t50 %"


@rule("DW-DOOM-05", "DW-PL-01")
def test_the_chance_that_a_gate_turns_follows_the_recruitment_dice() -> None:
    g = table(PAIR + "troops L1: 4 orc").g
    blank = 1.0
    for faces in g.book.recruit_faces:
        blank *= faces.count(0) / 6

    assert turn_chance(g, 2) == pytest.approx(1 - blank)


def rolled(text: str, rolls: str, *answers: str) -> dict[str, Choice]:
    """The options after a roll."""
    t = table(text, rolls=rolls).play(*answers)
    shown = GAME.view(t.g, t.seat)
    assert shown.prompt is not None
    return {one.token: one for one in shown.prompt.choices}


@rule("DW-COUN-03", "DW-HERO-08")
def test_after_a_roll_each_means_says_its_chance() -> None:
    text = PAIR + "troops L1: 4 orc\ncouncil R3"
    found = rolled(text, "4 1 1 1", "fight")

    assert found["pass"].note == "1 can fall"
    assert (found["council"].figure, found["council"].figure_note) == ("50 %", "more fall")
    assert found["power"].figure == "69 %"  # at least two of four dice


@rule("DW-COUN-06")
def test_each_die_that_may_be_rolled_again_says_what_it_brings() -> None:
    text = "heroes: balyndis, boindil\ncard AD02\ncouncil R3"
    found = rolled(text, "4 4 1 1", "check", "council")  # two successes of three

    assert found["die:1"].figure == "0 %"  # a success would be at stake
    assert (found["die:3"].figure, found["die:3"].figure_note) == ("50 %", "passes")


@rule("DW-HERO-07")
def test_a_raised_die_says_whether_it_helps() -> None:
    found = rolled("heroes: tungdil, boindil", "4 1 1", "dispatches")

    assert found["pass"].note == "the roll fails"
    assert (found["power"].figure, found["power"].figure_note) == ("100 %", "passes")
