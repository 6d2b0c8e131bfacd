"""Ritual tokens are turned up when their place is used (SH-P5-03, SH-P5-11)."""

from jotunheim.games.stronghold.tokens import NOWHERE

from .table import rule, table


@rule("SH-P5-03", "SH-P5-11")
def test_a_bluff_that_is_used_returns_to_the_invader() -> None:
    t = table("ritual gale: W1 target, W2\nin W2: soldier\nhourglasses 2\ndefender")

    t.move("W2", "soldier", "W3")

    assert t.units("W3") == "soldier"
    assert t.g.hidden.ritual_at[6:9] == [10, NOWHERE, NOWHERE]
    assert t.g.hourglasses.on_hand == 1


@rule("SH-P5-03r", "SH-P5-07", "SH-P5-07r")
def test_a_gale_target_costs_one_more_and_works_on() -> None:
    t = table("ritual gale: W1 target\nin W1: 2 soldier\nhourglasses 4\ndefender")

    t.move("W1", "soldier", "CRT")
    assert t.g.hourglasses.on_hand == 2
    t.move("W1", "soldier", "CRT")

    assert t.units("CRT") == "2 soldier"
    assert t.g.hourglasses.on_hand == 0


@rule("SH-P5-11", "SH-P5-11r")
def test_a_flipped_bluff_is_not_placed_again_this_round() -> None:
    t = table("ritual gale: W1, W2 target\nin W1: soldier\nhourglasses 1\ndefender")

    t.move("W1", "soldier", "CRT")

    assert t.g.hidden.ritual_back == 1 << 7
