"""Where a low chapter calls a high one: a step with a number, and what the other chapter does for it.

The map has to ask for the Diamonds, a step of a Move for a quest, windows for spells; but quests, spells
and Diamonds move Heroes and troops. So the higher chapter registers what it does here when it is read,
and no import goes in a circle. It registers objects: compiled code calls methods faster than functions.
"""

from typing import Final, final

from jotunheim.games.dwarves.effects.windows import WALK
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import NOBODY, NOWHERE
from jotunheim.kernel import Step

ARRIVED: Final = 0  # a: the seat, b: the hex, card: BY_MOVE or NOWHERE
DIAMONDS: Final = 1  # the end of a settling (DW-PL-17)
DISCARD_THREAT: Final = 2  # card (DW-COUN-09)
THREAT_ICON: Final = 3  # Books 2 to 4 (DW-SAGA-12)
START_EFFECTS: Final = 4  # DW-TURN-02
REVEAL: Final = 5  # step 2 of the turn
END_EFFECTS: Final = 6  # DW-TURN-05
END_COUNTERS: Final = 7  # DW-CHK-13
SET_UP_CARDS: Final = 8  # DW-SET-13, 14; DW-SAGA-05
LEVEL_C: Final = 9  # DW-CARD-16
TIME_MARKER: Final = 10  # Book 5 (DW-B5-07)
DRAW_EQUIPMENT: Final = 11  # a: the number of cards (DW-EQ-04)
TASK_KINDS: Final = 12

LAST_WINDOW: Final = WALK

BY_MOVE: Final = 0  # the Hero came by a Move action, not by an effect


@final
class Task(Step[Dwarves]):
    """Something that another chapter does."""

    def __init__(self, kind: int, card: int = NOWHERE, a: int = NOBODY, b: int = NOWHERE) -> None:
        self.kind = kind
        self.card = card
        self.a = a
        self.b = b

    def run(self, g: Dwarves) -> None:
        TASKS.carry_out(g, self)


class Duty:
    """What one chapter does for another one."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        """Do it."""
        raise NotImplementedError


@final
class Tasks:
    """Who does what, by the kind of a task."""

    def __init__(self) -> None:
        self.duties: list[Duty | None] = [None] * TASK_KINDS

    def on(self, kind: int, duty: Duty) -> None:
        """This chapter does tasks of this kind."""
        self.duties[kind] = duty

    def carry_out(self, g: Dwarves, task: Task) -> None:
        """Do a task; one that no chapter has registered does nothing."""
        duty = self.duties[task.kind]
        if duty is not None:
            duty.carry_out(g, task)


class Item:
    """What one chapter offers in windows."""

    def has(self, token: int) -> bool:
        """Does the token belong to this chapter?"""
        raise NotImplementedError

    def offer(self, g: Dwarves, seat: int, window: int, found: list[int]) -> None:
        """Add what is on offer to a seat in a window; most often that is nothing."""
        raise NotImplementedError

    def use(self, g: Dwarves, seat: int, token: int, window: int) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def why_not(self, g: Dwarves, seat: int, token: int, window: int) -> str:
        """Why a token of this chapter is not on offer; empty for any other."""
        raise NotImplementedError


@final
class Link:
    """A chapter that offers something in a window, and those after it.

    No list: compiled code asks everything that it takes out of a list for its class.
    """

    def __init__(self, item: Item) -> None:
        self.item = item
        self.rest: Link | None = None


@final
class Items:
    """What seats may use in windows, in the menu, at a step of a Move: cards, spells, powers, quests."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.by_window: list[Link | None] = [None] * (LAST_WINDOW + 1)

    def on(self, windows: int, item: Item) -> None:
        """A chapter registers what it offers, and in which windows."""
        self.items.append(item)
        for bit in range(LAST_WINDOW.bit_length()):
            if (windows >> bit) & 1:
                self.append(1 << bit, item)

    def append(self, window: int, item: Item) -> None:
        """The chapter offers after those that are there."""
        link = self.by_window[window]
        if link is None:
            self.by_window[window] = Link(item)
            return
        while link.rest is not None:
            link = link.rest
        link.rest = Link(item)

    def offer(self, g: Dwarves, seat: int, window: int, found: list[int]) -> None:
        """Add the tokens on offer to a seat in a window."""
        link = self.by_window[window]
        while link is not None:
            link.item.offer(g, seat, window, found)
            link = link.rest

    def may(self, g: Dwarves, seat: int, window: int) -> list[int]:
        """The tokens on offer to a seat in a window."""
        found: list[int] = []
        self.offer(g, seat, window, found)
        return found

    def use(self, g: Dwarves, seat: int, token: int, window: int) -> None:
        """Carry out one of them."""
        link = self.by_window[window]
        while link is not None:
            if link.item.has(token):
                link.item.use(g, seat, token, window)
                return
            link = link.rest

    def why_not(self, g: Dwarves, seat: int, token: int, window: int) -> str:
        """Why a token is not on offer."""
        for item in self.items:
            found = item.why_not(g, seat, token, window)
            if found:
                return found
        return ""


TASKS: Final = Tasks()
ITEMS: Final = Items()
