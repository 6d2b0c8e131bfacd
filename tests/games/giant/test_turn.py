"""The order of play: sides, scenario, rounds (GI-SET, GI-SCN, GI-RND, GI-INI)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.state import UNMOVED

from .table import Table, new_game, rule, situation

QUIET = "phase assault\ngiant 1 type=7 at=1505\ngiant 4 type=7 at=1506\n"


def next_round(rolls: str) -> Table:
    return situation(QUIET, rolls).play("end", "end")


@rule("GI-RND-01", "GI-RND-02", "GI-RND-03")
def test_a_round_has_its_phases_in_order_and_rounds_repeat() -> None:
    table = situation(
        "high 1\ngiant 1 type=7 at=1505 weapons=RA1:G1\ngiant 4 type=7 at=1506 weapons=RA1:G1\n",
        "2 7 8 7",
    )
    met: list[tuple[str, int]] = []
    while table.round == 2:
        met.append((table.question, table.seat))
        table.play("mode:stand" if "mode:stand" in table.options else "end")

    assert met == [
        ("PickManner", 0),
        ("PickManner", 1),
        ("PickShooter", 1),
        ("PickShooter", 0),
        ("PickAttacker", 1),
        ("PickAttacker", 0),
    ]
    assert table.round == 3


@rule("GI-RND-04")
def test_a_side_uses_its_giants_in_any_order_and_completely_before_the_other() -> None:
    table = situation(
        "high 1\ngiant 1 type=7 at=1505\ngiant 2 type=7 at=1507\ngiant 3 type=7 at=1509\n"
        "giant 4 type=7 at=2020\n"
    )
    for name in ("giant:3", "giant:1"):
        assert table.seat == 0
        table.play(name, "mode:stand")
    table.play("mode:stand")

    assert table.seat == 1


@rule("GI-INI-01")
def test_each_round_is_rolled_for_and_ties_again() -> None:
    assert next_round("5 5 6 6 4 9").initiative == 1
    assert next_round("9 4").initiative == 0
    assert next_round("5 5 9 4").initiative == 0


@rule("GI-INI-01", "GI-SHT-07", "GI-ASL-04", "GI-MOV-17")
def test_a_new_round_clears_what_was_used() -> None:
    text = QUIET.replace("at=1505", "at=1505 assaulted moved=run:5")
    table = situation(text, "4 9").play("end")

    one = table.giant(1)
    assert (one.manner, one.moved, one.fired, one.assaulted) == (UNMOVED, 0, 0, False)


@rule("GI-INI-02", "GI-INI-03")
def test_the_winner_moves_last() -> None:
    table = next_round("4 9")

    assert table.initiative == 1
    assert table.seat == 0


def muster(points: str = "3", classes: str = "any", **more: str) -> Table:
    """A table at the first secret choice, seat 0 on the West."""
    settings = {"unit_points": points, "classes": classes, "map": "1", **more}
    return Table(GAME, rolls="8 7", settings=settings).play("side:west")


@rule("GI-SET-01", "GI-SET-03")
def test_map_then_sides_then_giants_with_ties_rolled_again() -> None:
    table = new_game("d1 d2 5 5 9 4 5")  # map 2, a tie, then seat 0 rolls higher

    assert (table.question, table.seat) == ("PickSide", 0)
    assert table.map_number == 1
    table.play("side:east")
    assert table.g.side_of(0) == 1
    assert table.g.side_of(1) == 0
    assert table.question == "Muster"


@rule("GI-SET-03")
def test_the_higher_roll_of_seat_one_chooses() -> None:
    table = new_game("4 9", map="1")

    assert (table.question, table.seat) == ("PickSide", 1)


@rule("GI-SET-05", "GI-SCN-01", "GI-SCN-03", "GI-EXA-08")
@pytest.mark.parametrize(
    ("roll", "points", "classes"),
    [
        (2, 3, 7),
        (3, 3, 3),
        (4, 3, 1),
        (5, 1, 1),
        (6, 2, 1),
        (7, 2, 3),
        (8, 2, 2),
        (9, 1, 1),
        (10, 3, 1),
        (11, 3, 4),
        (12, 3, 7),
    ],
)
def test_the_scenario_roll(roll: int, points: int, classes: int) -> None:
    table = new_game(f"8 7 {roll}", map="1").play("side:west")

    assert (table.g.unit_points, table.g.classes) == (points, classes)
    assert table.question == "Muster"


@rule("GI-SET-05")
def test_a_fixed_limit_needs_no_roll() -> None:
    table = muster("2", "titan")

    assert (table.g.scenario, table.g.unit_points) == (0, 2)
    assert table.options == ["type:A", "type:B", "type:C"]


@rule("GI-RND-03", "GI-SHT-07")
def test_weapons_fire_again_in_the_next_round() -> None:
    text = QUIET.replace("at=1505", "at=1505 weapons=RA1:G3 fired=RA1")
    table = situation(text, "4 9").play("end", "end")

    assert table.round == 3
    assert table.giant(1).fired == 0
