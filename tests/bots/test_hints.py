"""A hint in words."""

from jotunheim_examples.connect_four import GAME

from jotunheim.bots.hints import expected, hint, line_of, reasons
from jotunheim.bots.interface import Insight
from jotunheim.bots.seat import Sight
from jotunheim.games.giant import GAME as GIANT
from jotunheim.kernel import Chance
from jotunheim.scene import Choice
from tests.games.giant.table import Table, situation


def test_a_hint_names_the_best_option_first_with_its_worth_and_its_line() -> None:
    g = GAME.start({}, 2, Chance(0))
    for column in (1, 7, 1, 7, 1):
        g.play(GAME.words.token(f"column:{column}"))

    lines = hint(GAME, g, 1)

    assert "Column 1" in lines[0] and "worth" in lines[0]
    assert "then Red: Column 4, Yellow: Column" in lines[0]
    assert 1 <= len(lines) <= 4


def test_a_worth_of_nothing_has_no_minus() -> None:
    sight = Sight(GAME, GAME.start({}, 2, Chance(0)), 0)

    assert "worth +0.00" in line_of(GAME, sight, Insight("column:4", 0.5, value=-0.001))
    assert "worth -0.01" in line_of(GAME, sight, Insight("column:4", 0.5, value=-0.01))


def test_a_rule_of_thumb_gives_hints_too() -> None:
    g = GAME.start({}, 2, Chance(0))

    lines = hint(GAME, g, 0, "squire")

    assert "Column 4" in lines[0]
    assert "worth" not in lines[0]


SHOTS = "phase shooting\ngiant 1 type=5 at=1501 weapons=H1:L2,RA1:G3\ngiant 4 type=5 at=1511\n"
MOVES = "high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n"


def hint_for(at: Table, *tokens: str) -> str:
    """The line of an option that somebody likes, and all the tokens that are expected of the same seat."""
    sight = Sight(GIANT, at.g, at.seat)
    line = tuple([(at.seat, token) for token in tokens[1:]])
    return line_of(GIANT, sight, Insight(tokens[0], 0.5, line=line))


def test_a_hint_is_worded_as_the_prompt_words_the_whole_answer() -> None:
    shot = " 50 %  51: G3 right arm at Giant 54; needs 4+, 3 damage, 5 shots left after it"

    assert hint_for(situation(SHOTS), "giant:1", "place:RA1") == shot
    assert hint_for(situation(SHOTS), "end") == " 50 %  End shooting; then East shoots"


def test_a_step_that_the_prompt_lists_comes_before_the_whole_answer() -> None:
    start = " 50 %  Walk, 6 points; walk to 1514"
    assert hint_for(situation(MOVES), "mode:walk", "hex:1514", "moved:6").startswith(start)

    there = situation(MOVES).play("mode:walk")
    assert hint_for(there, "hex:1514", "moved:6").startswith(" 50 %  walk to 1514; ")
    assert hint_for(there, "hex:1514", "moved:1").startswith(" 50 %  walk to 1514; clear; costs 1")


def test_what_is_expected_names_a_seat_once_and_says_whole_answers() -> None:
    at = situation(MOVES)
    line = ((0, "mode:walk"), (0, "hex:1514"), (0, "moved:6"), (1, "mode:stand"))

    assert expected(GIANT, at.g.clone(), line) == ["West: walk to 1514", "East: Stand still"]
    steps = ["West: Walk, 6 points", "walk to 1514", "5 hexes"]
    assert expected(GIANT, at.g.clone(), (*line[:2], (0, "moved:5"), line[3])) == steps


def test_a_reason_that_is_a_sentence_ends_like_the_others() -> None:
    assert reasons(Choice("rune", "Rune of Blood", note="Pays for events.")) == ("Pays for events",)
    assert reasons(Choice("none", "Nothing")) == ()
