"""What people read of options: labels that differ, prices and consequences, the ends of questions."""

from random import Random

import pytest

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.words.labels import NAMES, choice
from jotunheim.kernel import Chance
from jotunheim.scene import Choice

from .table import GAME, DwarfTable, table

FOUR = {"hero_1": "random", "hero_2": "random", "hero_3": "andokai", "hero_4": "random"}


def labels(g: Dwarves) -> list[Choice]:
    """The options of the open question."""
    asked = g.asked
    assert asked is not None
    return [choice(g, asked, token) for token in g.options]


def read(seated: DwarfTable) -> dict[str, Choice]:
    """The options by the names of their tokens."""
    return {one.token: one for one in labels(seated.g)}


@pytest.mark.parametrize("book", range(1, 6))
def test_options_read_as_words_and_differ(book: int) -> None:
    rng = Random(book)
    more = {"elfar": "yes", "combined_might": "yes"} if book in (1, 4) else {}
    g = GAME.start({"book": str(book), **FOUR, **more}, 4, Chance(book))
    while g.asked is not None:
        found = labels(g)
        where = f"{g.asked.name()}: {[(one.label, one.note) for one in found]}"

        assert len({one.label for one in found}) == len(found), where
        for one in found:
            assert one.label and one.label not in NAMES, where
            assert ":" not in one.label.replace(": ", "") and "_" not in one.label, where
            assert "{" not in one.label + one.note, where
        g.play(rng.choice(g.options))


def test_the_menu_says_dice_foes_and_numbers() -> None:
    seated = table("heroes: tungdil, balyndis\ntroops L1: 3 orc, troll")
    found = read(seated)

    assert found["fight"].label == "Fight at Gate IV (L1)"
    assert found["fight"].note == "3 dice against 3 Orcs, 1 Troll"
    assert found["fight"].target == "L1"
    assert found["move"].note == "3 dice, the highest counts"
    assert found["dispatches"].note == "3 dice, 5+: Council 1 step right"
    assert found["end_turn"].note == "2 actions are left"


def test_a_step_says_what_it_costs_and_that_troops_end_the_move() -> None:
    seated = table("heroes: tungdil, balyndis\nperished K1: R01\ntroops L2: orc", rolls="6 1 1")
    seated.play("move")
    found = read(seated)

    assert "costs 1 Health or 1 Doom" in found["hex:K1"].note
    assert found["hex:L2"].note.endswith("ends the move")
    assert found["done"].label == "Stop here"
