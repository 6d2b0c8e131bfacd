"""A hint in words."""

import re

from jotunheim_examples.connect_four import GAME

from jotunheim.bots.hints import chance, hint_of, hints, reasons
from jotunheim.bots.interface import Insight
from jotunheim.bots.seat import Sight
from jotunheim.games.assault import GAME as ASSAULT
from jotunheim.games.giant import GAME as GIANT
from jotunheim.kernel import Chance
from jotunheim.scene import Choice
from tests.games.giant.table import Table, situation


def test_a_hint_is_a_sentence_with_a_winning_chance() -> None:
    """T-36: a share of the search and "worth -0.08" said nothing to people."""
    g = GAME.start({}, 2, Chance(0))
    for column in (1, 7, 1, 7, 1):
        g.play(GAME.words.token(f"column:{column}"))

    found = hints(GAME, g, 1)

    assert re.match(r"Column 1 \(\d+ of 100 tries; about \d+ % to win\)", found[0].sentence)
    assert found[0].tokens == ("column:1",)
    assert 1 <= len(found) <= 4


def test_the_chance_to_win_goes_from_0_to_100() -> None:
    sight = Sight(GAME, GAME.start({}, 2, Chance(0)), 0)
    rates = [
        hint_of(GAME, sight, Insight("column:4", 0.5, value=value)).sentence
        for value in (-1.0, -0.001, 1.0)
    ]

    assert ["about 0 %" in rates[0], "about 50 %" in rates[1], "about 100 %" in rates[2]] == [
        True,
        True,
        True,
    ]


def test_among_several_players_a_hint_does_not_speak_of_winning() -> None:
    g = ASSAULT.start({}, 4, Chance(0))

    assert chance(ASSAULT, g, 0.2) == "about 60 % to finish before another player"


def test_a_rule_of_thumb_gives_hints_too() -> None:
    g = GAME.start({}, 2, Chance(0))

    found = hints(GAME, g, 0, "squire")

    assert "Column 4" in found[0].sentence
    assert "%" not in found[0].sentence


SHOTS = "phase shooting\ngiant 1 type=5 at=1501 weapons=H1:L2,RA1:G3\ngiant 4 type=5 at=1511\n"
MOVES = "high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n"


def hint_for(at: Table, *tokens: str) -> str:
    """The hint of an option that somebody likes, and all the tokens that are expected of the same seat."""
    sight = Sight(GIANT, at.g, at.seat)
    line = tuple([(at.seat, token) for token in tokens[1:]])
    return hint_of(GIANT, sight, Insight(tokens[0], 0.5, line=line)).sentence


def test_a_hint_is_worded_as_the_prompt_words_the_whole_answer() -> None:
    shot = "51: G3 right arm at Giant 54: needs 4+, 3 damage, 5 shots left after it"

    assert hint_for(situation(SHOTS), "giant:1", "place:RA1") == shot
    assert hint_for(situation(SHOTS), "end") == "End shooting: then East shoots"


def test_a_step_that_the_prompt_lists_comes_before_the_whole_answer() -> None:
    start = "Walk, 6 points: walk to 1514"
    assert hint_for(situation(MOVES), "mode:walk", "hex:1514", "moved:6").startswith(start)

    there = situation(MOVES).play("mode:walk")
    assert hint_for(there, "hex:1514", "moved:6").startswith("walk to 1514: ")
    assert hint_for(there, "hex:1514", "moved:1").startswith("walk to 1514: clear; costs 1")


def test_a_reason_that_is_a_sentence_ends_like_the_others() -> None:
    assert reasons(Choice("rune", "Rune of Blood", note="Pays for events.")) == ("Pays for events",)
    assert reasons(Choice("none", "Nothing")) == ()
