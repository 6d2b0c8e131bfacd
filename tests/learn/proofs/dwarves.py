"""Puzzles of The Dwarves: what a turn of one Hero can reach, or the turns of two.

Faces of dice that count the same in a position are taken together; the chances stay exact.
"""

from collections.abc import Callable
from typing import Final

from jotunheim.games.dwarves import GAME
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX, HEX_NAMES, KINDS, R1
from jotunheim.testing.solver import Dice, Results, alike, together
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


def named(*names: str) -> Callable[[Dwarves, int], bool]:
    """Options by name that settle a question: they bring nothing here."""
    tokens = {GAME.words.token(name) for name in names}
    return lambda g, token: token in tokens


def walks_to(place: str, *names: str) -> Callable[[Dwarves, int], bool]:
    """The same, and every walk to another hex: what is asked for happens there."""
    kept = GAME.words.token(f"hex:{place}")
    others = named(*names)
    return lambda g, token: others(g, token) or (HEX.has(token) and token != kept)


def works_on(card: str, *names: str) -> Callable[[Dwarves, int], bool]:
    """Options by name, and work on any other card."""
    kept = GAME.words.token(f"card:{card}")
    others = named(*names)
    return lambda g, token: others(g, token) or (question(g) == "ChooseCheck" and token != kept)


def turns(number: int) -> Callable[[Dwarves], bool]:
    """So many turns of a position are over."""
    return lambda g: g.turn > number and menu(g)


def wins(g: Dwarves) -> float:
    """The team has won."""
    return float(g.over and GAME.outcome(g).winners() != [])


def unharmed(g: Dwarves) -> float:
    """The Threat is averted, and everybody lives."""
    return float(not g.over and is_done("TH01")(g))


def king_won(g: Dwarves) -> float:
    """The chapter is completed, at the cost of as little Health and Doom as possible."""
    return 1000.0 * is_done("S1-A1")(g) + 10.0 * sum(g.health) + g.doom


def equipped(g: Dwarves) -> float:
    """The Council marker stands on R1, and the Apprentice Piece is made."""
    return float(g.council == R1 and is_done("AD02")(g))


def stands(g: Dwarves) -> float:
    """The next troops have come, and G2 has not turned."""
    return float(g.turn > 1 and g.tile_at[HEX_NAMES.index("G2")] < 0)


SIXES: Final = alike(range(1, 6), (6,))
FIVES: Final = alike(range(1, 5), (5, 6))
FOURS: Final = alike((1, 2, 3), (4,), (5, 6))
ANY: Final = alike(range(1, 7))
FOUR: Final = ((1, 2, 3), (4, 5, 6))
FIVE: Final = ((1, 2, 3, 4), (5, 6))
SIX: Final = ((1, 2, 3, 4, 5), (6,))
# The Recruitment dice for Orcs, Trolls and Élfar: faces with as many skulls count the same.
SKULLS: Final = (
    alike((1,), (2, 3, 4), (5, 6)),
    alike((1, 2), (3, 4, 5), (6,)),
    alike((1, 2, 3, 4), (5, 6)),
)


ONE: Final = [(0, 1.0)]  # a result that stands for all
ACTIONS: Final = ("move", "fight", "check", "dispatches", "power", "council")


def first_dice(dice: Dice, number: int) -> Dice:
    """The first dice of an action are a Hero's. Recruits, tiles and cards that follow change nothing in the question."""

    def drawn(g: Dwarves, token: int, before: list[int], sides: int) -> Results:
        is_hero = question(g) != "Menu" or GAME.words.names[token] in ACTIONS
        return dice(g, token, before, sides) if is_hero and len(before) < number else ONE

    return drawn


def next_hex(g: Dwarves, token: int, before: list[int], sides: int) -> Results:
    """Any dice move a Hero one hex; else a 4 and a 5 count."""
    return (ANY if GAME.words.names[token] == "move" else FOURS)(g, token, before, sides)


def throw(g: Dwarves, token: int, dice: tuple[int, int]) -> int:
    """How many dice a Hero throws with this play: those of the first seat, or of the second. Else none."""
    is_hero = question(g) != "Menu" or GAME.words.names[token] in ACTIONS
    return dice[g.active] if is_hero else 0


def for_the_council(g: Dwarves, token: int, before: list[int], sides: int) -> Results:
    """A check needs a 4. So do Tungdil's Dispatches, with his +1; those of Balyndis need a 5."""
    number = throw(g, token, (3, 4))
    if len(before) >= number:
        return ONE  # troops and tiles change nothing
    is_five = GAME.words.names[token] == "dispatches" and g.active == 1
    dice = together(number, *(FIVE if is_five else FOUR))
    return dice(g, token, before, sides)


def at_blacksaddle(g: Dwarves, token: int, before: list[int], sides: int) -> Results:
    """A Fight needs a 4 against an Orc, and a 6 against Nôd'onn, who fights only where no Orc is left."""
    number = throw(g, token, (3, 6))
    if GAME.words.names[token] == "dispatches" or len(before) >= number:
        return first_dice(FOURS, 4)(g, token, before, sides)
    return together(number, *(SIX if is_clear("G6")(g) else FOUR))(g, token, before, sides)


def newcomers(g: Dwarves, token: int, before: list[int], sides: int) -> Results:
    """Three dice of a Hero, if the play is an action; then three Recruitment dice. A Move goes one hex."""
    name = GAME.words.names[token]
    own = 3 if name in ("fight", "move") else 0
    if len(before) < own:
        return (
            ONE if name == "move" else together(3, (1, 2, 3), (4,), (5, 6))(g, token, before, sides)
        )
    at = len(before) - own
    return SKULLS[at](g, token, before, sides) if at < len(SKULLS) else ONE


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
    Proof("Which coin?", wins, turns(2), walks_to("G1", "dispatches"), given=2, dice=FIVES),
    Proof("Leave it open", unharmed, turns(2), works_on("TH01", "move", "dispatches", "fight"), dice=first_dice(FIVES, 4)),
    Proof("A small favour, a great return", king_won, turns(1), walks_to("C6", "dispatches"), dice=first_dice(next_hex, 3)),
    Proof("The right Hero for the job", equipped, lambda g: turns(2)(g) or equipped(g) == 1, works_on("AD02", "move", "fight"), dice=for_the_council, long=True),
    Proof("Who sweeps the yard?", wins, turns(2), named("move", "check", "leave"), dice=at_blacksaddle, long=True),
    # The Fight is judged before its dice fall, and the choice of the target with the dice that fell.
    Proof("Signal fires", stands, turns(1), named("dispatches", "check", "leave"), until=1, worlds=((("dice 6 3 1\n", ""),),), dice=newcomers, long=True),
    Proof("Signal fires", stands, turns(1), named("dispatches", "check", "leave"), given=1, dice=newcomers),
    Proof("Before and after", wins, menu, given=1, dice=SIXES),
)  # fmt: skip
