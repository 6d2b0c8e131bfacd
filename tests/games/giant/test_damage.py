"""Damage, destruction, capture (GI-DMG, GI-CAP)."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import (
    HEAD,
    LEFT_ARM,
    LEFT_LEG,
    LOCATIONS,
    RIGHT_ARM,
    RIGHT_LEG,
    TORSO,
)
from jotunheim.games.giant.rules.damage import is_helpless, lost_legs, lost_limbs, mark
from jotunheim.games.giant.state import CAPTURED, DESTROYED, FIELDED

from .table import Table, laid, rule, situation

BOTH = "phase shooting\ngiant 1 type=A at=1501 weapons=RA1:G5,LA1:L6\ngiant 4 type={} at=1506 {}\n"


def struck(giant_type: str, location: int, points: int, state: str = "", **settings: str) -> Table:
    table = laid(BOTH.format(giant_type, state), **settings)
    mark(table.g, table.giant(4), location, points)
    return table


@rule("GI-DMG-01", "GI-DMG-16")
def test_the_location_table_and_its_odds() -> None:
    names = [LOCATIONS[GAME.book.located[roll]] for roll in range(2, 13)]
    odds = [0] * 6
    for first in range(1, 7):
        for second in range(1, 7):
            odds[GAME.book.located[first + second]] += 1

    assert names == [
        "torso",
        "right_arm",
        "right_arm",
        "right_arm",
        "right_leg",
        "torso",
        "left_leg",
        "left_arm",
        "left_arm",
        "left_arm",
        "head",
    ]
    assert odds == [1, 7, 9, 9, 5, 5]


@rule("GI-DMG-02", "GI-DMG-03", "GI-DMG-13")
def test_all_points_of_a_hit_go_to_one_location_which_works_until_it_is_full() -> None:
    table = struck("7", RIGHT_LEG, 5)

    assert table.giant(4).damage == [0, 0, 0, 0, 5, 0]
    assert lost_legs(table.giant(4)) == 0


def test_a_hit_on_a_clone_leaves_the_original_whole() -> None:
    table = laid(BOTH.format("7", ""))
    twin = table.g.clone()

    mark(twin, twin.giant(4), RIGHT_LEG, 5)
    twin.giant(1).spend(0)

    assert twin.giant(4).damage == [0, 0, 0, 0, 5, 0]
    assert table.giant(4).damage == [0, 0, 0, 0, 0, 0]
    assert table.giant(1).shots[0] == twin.giant(1).shots[0] + 1


@rule("GI-DMG-04", "GI-GNT-11")
def test_a_limb_whose_hexes_are_full_is_lost() -> None:
    table = struck("7", LEFT_LEG, 6)

    assert lost_legs(table.giant(4)) == 1
    assert lost_limbs(table.giant(4)) == 1
    assert table.giant(4).fate == FIELDED


@rule("GI-DMG-05", "GI-DMG-09", "GI-DMG-14")
def test_a_full_head_destroys_and_the_giant_leaves_the_map() -> None:
    table = struck("7", HEAD, 6)

    assert table.giant(4).fate == DESTROYED
    assert table.giant(4).damage[HEAD] == 3
    assert table.giant(4).where == -1


@rule("GI-DMG-06", "GI-DMG-09")
def test_a_full_torso_destroys() -> None:
    assert struck("7", TORSO, 5).giant(4).fate == FIELDED
    assert struck("7", TORSO, 6).giant(4).fate == DESTROYED


@rule("GI-DMG-07")
def test_a_hit_on_a_lost_limb_goes_to_the_torso() -> None:
    for overflow in ("torso", "lost"):
        table = struck("7", RIGHT_ARM, 3, "damage=right_arm:6", overflow=overflow)
        assert table.giant(4).damage == [0, 3, 6, 0, 0, 0]


@rule("GI-DMG-08")
def test_what_a_limb_cannot_take_goes_on_to_the_torso() -> None:
    six = struck("1", LEFT_ARM, 6)
    assert six.giant(4).damage == [0, 2, 0, 2, 0, 0]
    assert six.giant(4).fate == DESTROYED

    lost = struck("1", LEFT_ARM, 6, overflow="lost")
    assert lost.giant(4).damage == [0, 0, 0, 2, 0, 0]
    assert lost.giant(4).fate == FIELDED


@rule("GI-DMG-08")
def test_the_log_tells_how_much_of_the_damage_goes_on() -> None:
    """T-30: "6 damage, location 8: left leg", and the giant was destroyed without a reason."""
    assert "The left arm takes 2, the torso takes the other 4" in struck("1", LEFT_ARM, 6).log()
    again = struck("1", LEFT_ARM, 1, "damage=left_arm:2")
    assert "The left arm is lost already: the torso takes 1" in again.log()


@rule("GI-DMG-08")
def test_three_small_hits_and_one_large_one_do_the_same() -> None:
    large = struck("4", RIGHT_LEG, 6)
    small = laid(BOTH.format("4", ""))
    for _ in range(3):
        mark(small.g, small.giant(4), RIGHT_LEG, 2)

    assert large.giant(4).damage == small.giant(4).damage == [0, 2, 0, 0, 4, 0]


@rule("GI-DMG-10")
def test_weapons_on_a_lost_arm_are_gone() -> None:
    table = situation(
        "phase shooting\ngiant 1 type=A at=1501 weapons=H1:L2,RA1:G5,LA1:L4 damage=right_arm:8\n"
        "giant 4 type=7 at=1506\n"
    )
    table.play("giant:1")

    assert table.options == ["place:H1", "place:LA1"]
    assert "GI-DMG-10" in table.why_not("place:RA1")


@rule("GI-DMG-12", "GI-MOV-21")
def test_a_leg_lost_in_the_round_counts_from_the_next_movement_on() -> None:
    table = situation(
        "phase shooting\nhigh 0\ngiant 1 type=A at=1501 weapons=RA1:G5\n"
        "giant 4 type=4 at=1506 moved=run:8 weapons=RA1:G3\ngiant 5 type=4 at=3801\n",
        "12 6",
    )
    table.play("giant:1")

    assert lost_legs(table.giant(4)) == 1
    assert (table.giant(4).manner, table.giant(4).moved) == (2, 8)
    assert table.question == "PickShooter"
    table.play("end")
    while table.question != "PickMover" or table.seat != 1:
        table.play("mode:stand")
    table.play("giant:4")
    assert "mode:limp" in table.options
    assert "mode:run" not in table.options


@rule("GI-DMG-15")
def test_damage_stays_from_round_to_round() -> None:
    table = situation(BOTH.format("7", "damage=left_leg:4"), "2 2")
    table.play("end")

    assert table.round == 3
    assert table.giant(4).damage[LEFT_LEG] == 4


def helpless(state: str, more: str = "") -> bool:
    table = laid(BOTH.format("4", state) + more)
    return is_helpless(table.g, table.giant(4))


@rule("GI-CAP-01", "GI-CAP-02")
def test_an_immobile_unarmed_lonely_giant_is_helpless() -> None:
    legs = "damage=right_leg:4,left_leg:4"

    assert helpless(legs)
    assert not helpless("damage=right_leg:4")


@rule("GI-CAP-03")
def test_what_counts_as_a_working_weapon() -> None:
    legs = "damage=right_leg:4,left_leg:4"

    assert not helpless(legs + " weapons=RA1:G3")
    assert helpless(legs + " weapons=RA1:G3 shots=RA1:0")
    assert helpless(legs + ",right_arm:4 weapons=RA1:L2")
    assert not helpless(legs + " weapons=RA1:L2 heat=10")


@rule("GI-CAP-04")
def test_a_friend_on_the_map_prevents_capture() -> None:
    legs = "damage=right_leg:4,left_leg:4"

    assert not helpless(legs, "giant 5 type=1 at=2020\n")


@rule("GI-CAP-05", "GI-SCO-03", "GI-END-02")
def test_capture_comes_right_after_the_shot_and_ends_the_battle() -> None:
    state = "damage=right_leg:6,left_leg:5"
    table = situation(BOTH.format("7", state), "12 8")
    table.play("giant:1", "place:RA1")

    assert table.giant(4).fate == CAPTURED
    assert table.points == [2, 0]
    assert table.over


@rule("GI-CAP-05")
def test_two_helpless_giants_are_captured_together() -> None:
    both = "damage=right_leg:4,left_leg:4"
    table = situation(f"giant 1 type=4 at=1501 {both}\ngiant 4 type=4 at=1506 {both}\n")

    assert [table.giant(n).fate for n in (1, 4)] == [CAPTURED, CAPTURED]
    assert table.points == [2, 2]


@rule("GI-TER-13")
def test_a_destroyed_giant_leaves_no_obstacle() -> None:
    table = struck("7", HEAD, 0)
    cell = table.giant(4).where
    before = table.ground[:]
    mark(table.g, table.giant(4), HEAD, 6)

    assert table.g.standing_in(cell) is None
    assert table.ground == before


@pytest.mark.parametrize("location", range(6))
@rule("GI-DMG-03", "GI-DMG-09")
def test_marks_never_exceed_what_a_location_holds(location: int) -> None:
    for points in range(1, 30):
        table = struck("4", location, points)
        giant = table.giant(4)
        full = giant.chassis.capacity
        assert all(0 <= giant.damage[i] <= full[i] for i in range(6))
