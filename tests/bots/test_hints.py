"""A hint in words."""

from jotunheim_examples.connect_four import GAME

from jotunheim.bots.hints import hint
from jotunheim.kernel import Chance


def test_a_hint_names_the_best_option_first_with_its_worth_and_its_line() -> None:
    g = GAME.start({}, 2, Chance(0))
    for column in (1, 7, 1, 7, 1):
        g.play(GAME.words.token(f"column:{column}"))

    lines = hint(GAME, g, 1)

    assert "Column 1" in lines[0] and "worth" in lines[0]
    assert "then Red: Column 4, Yellow: Column" in lines[0]
    assert 1 <= len(lines) <= 4


def test_a_rule_of_thumb_gives_hints_too() -> None:
    g = GAME.start({}, 2, Chance(0))

    lines = hint(GAME, g, 0, "squire")

    assert "Column 4" in lines[0]
    assert "worth" not in lines[0]
