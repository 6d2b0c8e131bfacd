"""What people read: labels of options, routes, questions, and why something is not on offer."""

from random import Random

import pytest

from jotunheim.games.stronghold import GAME
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.kernel import DONE, PASS, Chance
from jotunheim.scene import Prompt

from .table import SiegeTable


def prompts(seed: int) -> list[tuple[Stronghold, Prompt]]:
    """Every question of a random game, as the asked seat reads it."""
    rng = Random(seed)
    g = GAME.start({}, 2, Chance(seed))
    found: list[tuple[Stronghold, Prompt]] = []
    while g.asked is not None:
        prompt = GAME.prompt(g, g.asked.seat)
        assert prompt is not None
        found.append((g.clone(), prompt))
        g.play(rng.choice(g.options))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_options_read_as_words_and_differ(seed: int) -> None:
    for g, prompt in prompts(seed):
        assert g.asked is not None
        read = [(c.label, c.note, c.figure, c.group) for c in prompt.choices]
        where = f"{g.asked.name()}: {read}"

        assert len(set(read)) == len(read), where
        for choice in prompt.choices:
            assert ":" not in choice.label and "_" not in choice.label, where
            assert choice.label[:1].isupper() or choice.label[:1].isdigit(), where
        routes = [(route.label, route.group) for route in prompt.routes]
        assert len(set(routes)) == len(routes), f"{g.asked.name()}: {routes}"


@pytest.mark.parametrize("seed", range(4, 6))
def test_questions_end_with_a_question_mark_and_waiting_lines_name_the_seat(seed: int) -> None:
    for g, prompt in prompts(seed):
        asked = g.asked
        assert asked is not None

        assert prompt.question.endswith("?"), prompt.question
        others = GAME.prompt(g, 1 - asked.seat)
        assert others is not None
        if asked.covert:
            assert others.question == "Waiting for reactions"
        else:
            assert others.question.startswith(GAME.seat_name(g, asked.seat)), others.question


@pytest.mark.parametrize("seed", range(6, 8))
def test_every_reason_names_its_clause(seed: int) -> None:
    for _g, prompt in prompts(seed):
        for refusal in prompt.refusals:
            assert "(SH-" in refusal.reason, refusal


def table(text: str) -> SiegeTable:
    return SiegeTable(GAME, text, seed=1)


def labels(t: SiegeTable) -> dict[str, tuple[str, str, str]]:
    """Label, note and figure of each option."""
    return {c.token: (c.label, c.note, c.figure) for c in t.prompt.choices}


def test_a_way_to_pay_names_its_price_and_the_hourglasses() -> None:
    t = table("supply: 2 troll, 3 orc\nwood 9\ncard 3")

    assert labels(t)["way:1"][0] == "Pay 1 Troll, 4 wood"
    assert labels(t)["way:2"] == ("Pay 2 Orcs, 4 wood", "the defender gets 2 hourglasses", "")


def test_an_action_says_which_of_its_spaces_is_filled() -> None:
    t = table("hourglasses 2\ndefender")

    label, note, figure = labels(t)["action:wall"]

    assert (label, note, figure) == ("Wall", "1 more wall component.", "1 of 3")


def test_a_move_may_begin_with_somebody_at_a_place() -> None:
    t = table("in W1: soldier\nin W3: marksman, warrior\nhourglasses 2\ndefender")
    routes = {route.tokens: (route.group, route.label) for route in t.prompt.routes}

    assert routes["move", "space:W1"][1].startswith("Soldier from ")
    assert routes["move", "space:W3", "unit:warrior"][0] == "Move"


def test_dead_units_are_told_together_where_one_pick_settles_the_rest() -> None:
    t = table("in T1: 2 marksman\nin W1: marksman\nin RL1: goblin, orc, troll\nround 7\nassault")
    t.play("amount:1 amount:2")

    assert labels(t)["unit:goblin"][0] == "1 Goblin, 1 Orc"
    assert labels(t)["unit:troll"][0] == "Troll"


def test_ends_of_questions_say_what_ends() -> None:
    t = table("supply: 3 orc\nin RL1: orc\ncard 9").play("minor")
    g = t.g
    assert g.asked is not None

    assert DONE in g.options and PASS not in g.options
    assert labels(t)["done"][0] == "No more groups"
