"""Puzzles of The Dwarves: what a turn of one Hero can reach."""

from collections.abc import Callable
from typing import Final

from jotunheim.games.dwarves import GAME
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES, KINDS
from tests.learn.proofs.proof import Proof

ELSEWHERE: Final = {GAME.words.token(name) for name in ("end_turn", "dispatches", "move", "check")}


def question(g: Dwarves) -> str:
    """What is asked."""
    return type(g.asked).__name__


def menu(g: Dwarves) -> bool:
    """A Hero chooses an action."""
    return question(g) == "Menu"


def quiet(g: Dwarves) -> float:
    """As few tiles of Perished Land as possible."""
    return -float(len([tile for tile in g.tile_at if tile >= 0]))


def is_clear(place: str) -> Callable[[Dwarves], bool]:
    """No troops are there."""
    at = HEX_NAMES.index(place) * KINDS
    return lambda g: sum(g.troops[at : at + KINDS]) == 0


def is_done(card: str) -> Callable[[Dwarves], bool]:
    """The card was completed."""
    number = CARD_NAMES.index(card)
    return lambda g: all(shown.card != number for shown in g.faceup)


def elsewhere(g: Dwarves, token: int) -> bool:
    """Actions that kill nobody here."""
    return menu(g) and token in ELSEWHERE


def another_turn(g: Dwarves) -> bool:
    """The next Hero chooses an action."""
    return menu(g) and g.active != 0


PROOFS: Final = (
    Proof(
        "Give out the dice", is_clear("H4"), lambda g: g.active != 0 or is_clear("H4")(g), elsewhere,
        given=1,
    ),
    Proof(
        "Walk on", is_done("AD04"), lambda g: g.active != 0 or is_done("AD04")(g),
        lambda g, token: menu(g) and token in ELSEWHERE - {GAME.words.token("move")},
        worlds=((("actions 1", "actions 1\ndice 1 1 1"),),),
    ),
    Proof("One die goes silent", quiet, menu),
    Proof("The messenger", is_done("AD03"), lambda g: menu(g) or is_done("AD03")(g), given=2),
    # On the left more land dies, tile after tile: three rows of tiles stand for all.
    Proof(
        "Left or right", quiet, menu,
        worlds=(
            (("dice 4", "dice 4 1 1 1 1 1 1 1 1"),),
            (("dice 4", "dice 4 9 9 9 9 9 9 9 9"),),
            (("dice 4", "dice 4 17 3 12 8 5 2 9 4"),),
        ),
    ),
)  # fmt: skip
