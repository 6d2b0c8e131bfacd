"""What a typed line means."""

import random
from typing import Any

import pytest

from jotunheim import registry
from jotunheim.cli.answers import by_label, by_number, meant
from jotunheim.kernel import DONE, IllegalAction
from jotunheim.records import Session, new_header
from jotunheim.render.choices import entries
from jotunheim.scene import Choice, Prompt

MOVES = Prompt(
    question="Where to?",
    choices=(Choice(token="hex:1513", label="to 1513"), Choice(token="hex:0002", label="to 0002")),
)


def test_a_place_with_a_number_for_a_name_can_be_typed() -> None:
    assert by_label("1513", entries(MOVES)) == ["hex:1513"]


def test_a_number_of_an_option_stays_one_and_a_strange_place_is_none() -> None:
    assert by_label("2", entries(MOVES)) == []  # option 2
    assert by_label("1514", entries(MOVES)) == []
    assert by_label("done", entries(MOVES)) == []


def test_a_number_that_begins_with_0_is_a_place_and_never_an_option() -> None:
    game = registry.game("giant")
    session = Session(game, new_header(game, 2, {}, seed="0" * 64))

    assert meant("0002", MOVES, session) == ["hex:0002"]
    assert meant("2", MOVES, session) == ["hex:0002"]
    for line in ("0001", "01", "1 02"):
        with pytest.raises(IllegalAction, match="there is no option"):
            meant(line, MOVES, session)


def counted() -> tuple[Session, Prompt, str]:
    """A question of assault about pieces of which several are alike, and one of those."""
    game = registry.game("assault")
    for seed in range(20):
        session = Session(game, new_header(game, 3, {}, seed=f"{seed:064x}"))
        rng = random.Random(seed)
        for _ in range(150):
            g: Any = session.g
            prompt = session.scene(g.asked.seat).prompt
            assert prompt is not None
            is_pair = prompt.form == "set" and prompt.low <= 2 <= prompt.high
            for choice in prompt.choices if is_pair else ():
                token = game.words.token(choice.token)
                later = g.clone()
                later.play(token)
                if later.asked is g.asked and token in later.options and token != DONE:
                    return session, prompt, choice.token
            session.play_tokens([rng.choice(g.options)])
    raise AssertionError("no such question")


def test_a_number_may_stand_there_as_often_as_there_are_such_pieces() -> None:
    session, prompt, token = counted()
    found = entries(prompt)
    number = next(entry.number for entry in found if entry.tokens[0] == token)

    assert by_number([number, number], found, prompt, session)[:2] == [token, token]
    with pytest.raises(IllegalAction, match=r"pick .*, not 90|there are only .* to pick"):
        by_number([number] * 90, found, prompt, session)


def volley() -> tuple[Session, Prompt]:
    """Two marksmen of W2 and one of Tower 1 may fire at two ramparts."""
    game = registry.game("stronghold")
    walls = "in W2: 2 marksman\nin T1: marksman\n"
    text = f"{walls}in RL1: 3 orc\nin RL2: 2 goblin\nround 7\nassault"
    session = Session(game, new_header(game, 2, {}, seed="0" * 64, situation=text))
    prompt = session.scene(1).prompt
    assert prompt is not None
    return session, prompt


def test_numbers_in_a_row_say_all_amounts_at_once() -> None:
    session, prompt = volley()

    assert meant("1 0 1", prompt, session) == ["amount:1", "amount:0", "amount:1"]
    assert meant("2 0 1", prompt, session) == ["amount:2", "amount:1"]  # nobody is left for RL2


def test_an_amount_that_is_not_possible_is_refused_with_what_is() -> None:
    session, prompt = volley()

    with pytest.raises(IllegalAction, match="Left Rampart 1: 0 to 2, not 3"):
        meant("3 0 0", prompt, session)
    with pytest.raises(IllegalAction, match="nothing is left for Left Rampart 2"):
        meant("2 1 0", prompt, session)
    with pytest.raises(IllegalAction, match="at most 3 numbers"):
        meant("0 0 0 0", prompt, session)
