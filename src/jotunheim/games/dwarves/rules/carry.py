"""Effects of cards, carried out one after another by the chapter that knows the verb (DW-GEN-06).

An effect is named by its card and its place in one of the card's lists, so that waiting effects are plain
numbers. Chapters register their verbs with `VERBS.on`; the verbs are above, since they move Heroes and
troops, which completes cards, which has effects.
"""

from collections.abc import Callable
from typing import Final, final

from jotunheim.games.dwarves.effects.verbs import Effect
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.kernel import RulesError, Step

# The lists of a card.
SETUP: Final = 0
REWARDS: Final = 1
THREAT: Final = 2
IMMEDIATE: Final = 3
SUCCESS: Final = 4  # of the first goal; goal n has SUCCESS + 2 * n
FAILURE: Final = 5


@final
class Do(Step[Dwarves]):
    """One effect of a card, for a seat: the active one, or the owner of Equipment and spells."""

    def __init__(self, card: int, part: int, index: int, seat: int) -> None:
        self.card = card
        self.part = part
        self.index = index
        self.seat = seat

    def run(self, g: Dwarves) -> None:
        VERBS.carry_out(g, self)


Verb = Callable[[Dwarves, Effect, Do], None]


@final
class Verbs:
    """Who carries out which verb."""

    def __init__(self) -> None:
        self.functions: dict[int, Verb] = {}

    def on(self, op: int, function: Verb) -> None:
        """This function carries out the verb."""
        if op in self.functions:
            raise RulesError(f"verb {op} has two homes")
        self.functions[op] = function

    def carry_out(self, g: Dwarves, do: Do) -> None:
        """Let one effect happen."""
        effect = effects_of(g, do.card, do.part)[do.index]
        self.functions[effect.op](g, effect, do)


VERBS: Final = Verbs()


def effects_of(g: Dwarves, card: int, part: int) -> list[Effect]:
    """One of the lists of a card."""
    printed = g.book.cards[card]
    if part == SETUP:
        return printed.setup
    if part == REWARDS:
        return printed.rewards
    if part == THREAT:
        return printed.threat
    if part == IMMEDIATE:
        return printed.immediate
    goal = printed.quest[(part - SUCCESS) // 2]
    return goal.success if (part - SUCCESS) % 2 == 0 else goal.failure


def carry_out(g: Dwarves, card: int, part: int, seat: int) -> None:
    """Schedule all effects of a list, in their order."""
    count = len(effects_of(g, card, part))
    g.then(*[Do(card, part, index, seat) for index in range(count)])
