"""What an option would make of a wall is told before it is taken."""

from jotunheim.games.stronghold.tokens import DEFENDER
from jotunheim.scene import Choice

from .scenes import Seen
from .table import SiegeTable, table

SIEGE = "in W3: 2 orc, marksman\nwalls W3: 1\nin W2: soldier\nin CRT: veteran\n"


def option(t: SiegeTable, token: str) -> Choice:
    prompt = Seen(t.g, DEFENDER).scene.prompt
    assert prompt is not None
    return next(choice for choice in prompt.choices if choice.token == token)


def test_a_move_to_a_wall_under_attack_shows_its_sums_afterwards() -> None:
    t = table(f"{SIEGE}hourglasses 2\ndefender")
    assert Seen(t.g, DEFENDER).verdict("W3") == "4 : 2 breach"

    t.play("move space:W2")
    there = option(t, "space:W3")

    assert (there.figure, there.figure_note) == ("4:4", "even")
    assert [(effect.key, effect.value) for effect in there.effects] == [("W3", "4:4")]
    assert option(t, "space:CRT").figure_note == ""


def test_the_target_of_an_action_shows_what_it_would_do() -> None:
    for action, left, words in (("wall", 2, "loses 1"), ("glare", 7, "no assault")):
        t = table(f"{SIEGE}placed {action}: {left}\nhourglasses 1\ndefender").play(action)

        assert option(t, "space:W3").figure_note == words
        assert option(t, "space:W5").figure_note == ""


def test_the_question_is_left_as_it_was() -> None:
    t = table(f"{SIEGE}hourglasses 2\ndefender").play("move space:W2")
    before = t.g.units[:]

    option(t, "space:W3")

    assert t.g.units == before
