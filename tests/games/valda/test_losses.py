"""Followers lost to the supply, and the LOSS window after it (VA-WPN-10, VA-WIN)."""

import pytest

from .table import rule, table


@rule("VA-WPN-10")
@pytest.mark.parametrize(("card", "gain"), [("kill", 1), ("double_kill", 2)])
def test_necromancy_gains_what_an_opponent_lost(card: str, gain: int) -> None:
    text = f"player 1 followers=5\nhand 2: {card}\nhand 3: weapon_hel\nattack"
    t = table(text, seats=3).play(card)

    assert (t.window, t.who) == ("Losses", 3)
    t.play("necromancy")
    assert t.followers == [5 - gain, 0, gain]


@rule("VA-WPN-10", "VA-WIN-02")
def test_several_may_gain_from_one_loss_but_not_the_loser() -> None:
    text = "player 1 followers=5\nhand 1: weapon_hel\nhand 2: kill, weapon_hel\nattack"
    t = table(text).play("kill")

    assert (t.window, t.who) == ("Losses", 2)
    t.play("necromancy")
    assert (t.followers, t.window) == ([4, 1], "")


@rule("VA-WPN-10", "VA-FOL-04")
def test_a_skull_is_a_loss_too() -> None:
    text = "player 1 followers=5\nhand 1: fertility_white\nhand 2: weapon_hel\ndice 1\nvalda"
    t = table(text).play("fertility_white necromancy")

    assert t.followers == [4, 1]


@rule("VA-WPN-10")
def test_stolen_followers_do_not_count_as_lost() -> None:
    text = "player 1 followers=5\nhand 2: kidnap\nhand 3: weapon_hel\nattack"
    t = table(text, seats=3).play("kidnap")

    assert t.question == "DrawAtEnd"


@rule("VA-WPN-10", "VA-WIN-01")
def test_no_loss_window_where_the_haven_held() -> None:
    text = "player 1 followers=6\nhand 2: kill\nhand 3: weapon_hel\nattack"

    assert table(text, seats=3).play("kill").question == "DrawAtEnd"
