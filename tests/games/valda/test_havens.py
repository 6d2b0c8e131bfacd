"""Safe havens: what others can make you lose (VA-HAV)."""

import pytest

from .table import rule, table


@rule("VA-HAV-01", "VA-HAV-02", "VA-HAV-06")
@pytest.mark.parametrize(
    ("before", "after"), [(14, 12), (13, 12), (12, 12), (5, 3), (1, 0), (8, 6), (41, 39), (37, 36)]
)
def test_others_cannot_push_a_viking_below_its_haven(before: int, after: int) -> None:
    t = table(f"player 1 followers={before}\nhand 2: double_kill\nattack").play("double_kill")

    assert t.followers[0] == after


@rule("VA-HAV-04", "VA-CRD-08")
def test_a_thief_gains_exactly_what_the_victim_loses() -> None:
    text = "hand 1: hel_card\nplayer 2 followers=6\nplayer 3 followers=7\nactive 2\nattack"
    t = table(text, seats=3).play("hel_card")

    assert t.followers == [1, 6, 6]


@rule("VA-HAV-05", "VA-HAV-07", "VA-WPN-19")
def test_who_abolishes_havens_ignores_them_until_the_round_ends() -> None:
    text = "player 1 followers=12\nhand 2: double_kill, weapon_thrym\nhand 3: kill\nattack"
    t = table(text, seats=3).play("abolishment double_kill")

    assert t.followers[0] == 10
    t = table(text.replace("weapon_thrym", "raid"), seats=3).play("double_kill")
    assert t.followers[0] == 12


@rule("VA-HAV-07")
def test_abolished_havens_help_only_who_abolished_them() -> None:
    text = "player 1 followers=12\nhand 2: weapon_thrym, raid\nhand 3: kill\nattack"
    t = table(text, seats=3).play("abolishment pass kill")

    assert t.followers[0] == 12


@rule("VA-HAV-07", "VA-WPN-13")
def test_wind_of_change_may_ignore_havens_too() -> None:
    text = "player 2 followers=6\nhand 1: weapon_kari, weapon_thrym\nvalda"
    t = table(text)
    assert "option:wind_of_change" not in t.options

    t.play("abolishment wind_of_change")

    assert t.followers == [2, 4]


@rule("VA-HAV-06", "VA-GEN-08")
def test_a_gain_in_between_moves_the_floor_up() -> None:
    text = "player 1 followers=11\nhand 1: seduction_1\nhand 2: kill\nvalda"
    t = table(text).play("seduction_1").end().play("kill")

    assert t.followers[0] == 12
