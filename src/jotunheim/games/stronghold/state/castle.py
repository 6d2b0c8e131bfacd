"""What the defender has: tokens and tiles on the castle, hourglasses (SH-HG, SH-DEF)."""

from typing import final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, PIECES, Book
from jotunheim.games.stronghold.state.hidden import NOTHING
from jotunheim.games.stronghold.tokens import ACTIONS, NOWHERE, SECTIONS, TOWERS, UNIT_NAMES


@final
class Castle:
    """Walls, cauldrons, ladders, tiles of towers, and the tokens of the Cathedral."""

    def __init__(self) -> None:
        self.walls = NOTHING  # components by section
        self.cauldrons = NOTHING  # by section: GOBLIN, ORC or TROLL, or NOWHERE
        self.raised = 0  # bits of sections with a defender's ladder
        self.tiles = NOTHING  # by tower: CANNON, POLE or BAY_WINDOW, or NOWHERE
        self.blessed = NOWHERE  # the side
        self.glare = NOWHERE  # the section

    def lay(self) -> None:
        """A castle with nothing on it."""
        self.walls = [0] * SECTIONS
        self.cauldrons = [NOWHERE] * SECTIONS
        self.tiles = [NOWHERE] * TOWERS

    def copy(self) -> "Castle":
        """An independent twin."""
        new = Castle()
        new.walls = self.walls[:]
        new.cauldrons = self.cauldrons[:]
        new.raised = self.raised
        new.tiles = self.tiles[:]
        new.blessed = self.blessed
        new.glare = self.glare
        return new

    def census(self, book: Book) -> list[int]:
        """By piece: how many lie here."""
        found = [0] * PIECES
        found[PIECE_NAMES.index("wall")] = sum(self.walls)
        found[PIECE_NAMES.index("defender_ladder")] = self.raised.bit_count()
        found[PIECE_NAMES.index("blessing")] = 1 if self.blessed != NOWHERE else 0
        found[PIECE_NAMES.index("glare")] = 1 if self.glare != NOWHERE else 0
        for tile in self.tiles:
            if tile != NOWHERE:
                found[book.actions[tile].piece] += 1
        for kind in self.cauldrons:
            if kind != NOWHERE:
                found[PIECE_NAMES.index(f"{UNIT_NAMES[kind]}_cauldron")] += 1
        return found


@final
class Hourglasses:
    """Where the defender's hourglasses are, and what they have done."""

    def __init__(self) -> None:
        self.on_hand = 0
        self.placed = NOTHING  # by action
        self.performed = 0  # bits of actions: used up for this turn
        self.completed = 0  # bits of actions: performed by the hourglasses that lie on them
        self.given = 0  # all that the defender ever received
        self.spent = 0  # all that left his hand and the actions

    def lay(self) -> None:
        """No action has an hourglass."""
        self.placed = [0] * ACTIONS

    def copy(self) -> "Hourglasses":
        """An independent twin."""
        new = Hourglasses()
        new.on_hand = self.on_hand
        new.placed = self.placed[:]
        new.performed = self.performed
        new.completed = self.completed
        new.given = self.given
        new.spent = self.spent
        return new

    def census(self) -> int:
        """Always 0: all that were given are on hand, on actions, or spent."""
        return self.on_hand + sum(self.placed) + self.spent - self.given
