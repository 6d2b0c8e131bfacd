"""What is picked already of an answer, in the words in which it was offered."""

from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records import read, replay
from jotunheim.render.text_prompt import how_many
from jotunheim.scene import Prompt

GAMES = Path(__file__).parent.parent / "games"


def questions(game: str) -> list[list[Prompt]]:
    """The prompts of each question of a golden record that is answered pick by pick, as the seat that is asked reads them."""
    path = next((GAMES / game / "golden").glob("01-*.jotun"))
    table = replay(read(path), registry.game(game)).session
    found: list[list[Prompt]] = [[]]
    for number in range(len(table.plays)):
        table.go_to(number)
        if table.g.asked is None or table.g.asked.form not in ("set", "plan"):
            found.append([])
            continue
        prompt = table.scene(table.g.asked.seat).prompt
        assert prompt is not None
        if not prompt.picks:
            found.append([])
        found[-1].append(prompt)
    return found


@pytest.mark.parametrize("game", ["assault", "stronghold", "valda"])
def test_picks_keep_the_words_in_which_they_were_offered(game: str) -> None:
    """ "Picked: elite" was said of a "Fire Giant Champion" as soon as there was no second one."""
    gone = 0

    for prompts in questions(game):
        offered: dict[str, str] = {}  # not what can only be picked: that is never offered
        for prompt in prompts:
            offered |= {choice.token: choice.label for choice in prompt.choices}
            for token in prompt.picks:
                gone += token not in {choice.token for choice in prompt.choices}
                assert offered.get(token, "Picked: ") in how_many(prompt)

    assert gone > 0


def test_a_sentence_before_a_semicolon_has_no_full_stop() -> None:
    """ "Gain 2 blood.; you hold 1" was said of the cards of a sacrifice."""
    notes = [
        choice.note
        for prompts in questions("valda")
        for prompt in prompts
        for choice in prompt.choices
    ]

    assert any("; you hold" in note for note in notes)
    assert not [note for note in notes if ".;" in note]
