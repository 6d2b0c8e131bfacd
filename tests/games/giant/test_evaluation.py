"""The evaluation: fire to come, arms, heat, order of fire and silence count before a die is rolled."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.bot.worth import Body
from jotunheim.games.giant.state import War

from .table import situation

pytestmark = pytest.mark.native


def a_table(text: str) -> War:
    return situation(text).g


def worth(text: str, seat: int = 0) -> float:
    return GAME.evaluate(a_table(text), seat)


def test_a_hit_that_kills_wherever_it_strikes_takes_all() -> None:
    """Armour 1: a limb takes two points, and four more are more than the torso holds."""
    g = a_table("giant 1 type=1 at=1501\ngiant 4 type=D at=1506\n")
    light, heavy = [Body(g, giant) for giant in g.giants]

    assert light.harm(g, 6) == pytest.approx(1.0)
    assert 0.0 < heavy.harm(g, 6) < 0.3
    assert light.harm(g, 1) < light.harm(g, 2) < light.harm(g, 6)


def test_a_lost_arm_takes_its_weapons_with_it() -> None:
    arms = "giant 1 type=5 at=1501 weapons=RA1:G5\ngiant 4 type=5 at=1530\n"
    with_arm = a_table(arms)
    without = a_table(arms.replace("RA1:G5", "RA1:G5 damage=right_arm:4"))

    assert Body(without, without.giants[0]).worth < 0.8 * Body(with_arm, with_arm.giants[0]).worth


def test_what_is_known_of_a_sheet_serves_all_giants_with_the_same_one() -> None:
    """P-06: the same work is done once."""
    text = "giant 1 type=5 at=1501 weapons=RA1:G5\ngiant 4 type=5 at=1506 weapons=RA1:G5\n"
    first, second = [Body(a_table(text), giant) for giant in a_table(text).giants]

    assert first.sheet is second.sheet


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("RA1:G5", "LA1:G5"),
        ("RA1:G5", "RA1:G3"),
        ("RA1:G5", "RA1:G5 shots=RA1:1"),
        ("RA1:G5", "RA1:G5 damage=right_arm:1"),
        ("RA1:G5", "RA1:G5 damage=left_arm:1"),
        ("type=5", "type=6"),
        ("type=5", "type=1"),
    ],
)
def test_giants_whose_sheets_differ_are_judged_apart(before: str, after: str) -> None:
    text = "giant 1 type=5 at=1501 weapons=RA1:G5\ngiant 4 type=1 at=1530\n"
    bodies = [Body(g, g.giants[0]) for g in (a_table(text), a_table(text.replace(before, after)))]

    assert bodies[0].sheet is not bodies[1].sheet


def test_a_gun_that_bears_is_better_than_one_out_of_range() -> None:
    near = "phase shooting\ngiant 1 type=5 at=1501 weapons=RA1:G5\ngiant 4 type=5 at=1506\n"

    assert worth(near) > worth(near.replace("1506", "1528"))
    assert worth(near) > 0


def test_who_fires_first_stands_better() -> None:
    gun = "weapons=RA1:G5"
    table = f"phase shooting\ngiant 1 type=1 at=1501 {gun}\ngiant 4 type=1 at=1506 {gun}\n"
    first = a_table(table)
    assert first.asked is not None

    assert GAME.evaluate(first, first.asked.seat) > 0.05


def test_heat_that_keeps_lasers_silent_counts() -> None:
    cold = "phase shooting\ngiant 1 type=6 at=1501 weapons=RA1:L6\ngiant 4 type=6 at=1506\n"

    assert worth(cold) > worth(cold.replace("L6", "L6 heat=10"))


def test_an_assault_worth_launching_counts() -> None:
    apart = "phase assault\ngiant 1 type=D at=1501\ngiant 4 type=1 at=1503\n"

    assert worth(apart.replace("1503", "1502")) > worth(apart)
    assert worth(apart.replace("1503", "1502"), 1) < worth(apart, 1)


def test_a_silence_that_ends_the_battle_counts_as_its_result() -> None:
    """Seat 0 is ahead by points, seat 1 by what it has left."""
    lively = "points 2 0\ngiant 1 type=1 at=1501\ngiant 4 type=D at=1530\n"

    assert worth(lively) < 0 < worth(f"quiet 5\n{lively}")
