"""Pieces that one seat cannot tell apart: traps, ritual tokens, orders (SH-HID-04 to 06).

They share one veil, which knows them by numbers in a row: traps first, then ritual tokens, then
orders. Rules name a piece by its kind of token and its number among those.
"""

from typing import Final, final

from jotunheim.games.stronghold.book.tables import Book
from jotunheim.games.stronghold.tokens import NOWHERE, PATHS
from jotunheim.kernel import Veil

NOTHING: Final[list[int]] = []  # what a part is made with before it is copied; never changed

TRAP_TOKENS: Final = 0
RITUAL_TOKENS: Final = 1
ORDER_TOKENS: Final = 2
APART: Final = 16  # prints of different kinds of tokens are different numbers

# Where an order token is, if not on a section.
IN_HAND: Final = -1
MIXED_UP: Final = -2
REMOVED: Final = -3

NO_VEIL: Final = Veil(NOTHING)


@final
class Hidden:
    """Where those pieces lie, and who can tell which they are."""

    def __init__(self) -> None:
        self.trap_at = NOTHING  # by path: the piece, or NOWHERE
        self.trap_stock = NOTHING
        self.sprung = 0  # bits of paths whose trap lies faceup
        self.ritual_at = NOTHING  # by token: its place, or NOWHERE
        self.ritual_up = 0  # bits of tokens that lie faceup: targets
        self.ritual_back = 0  # bits of tokens that were flipped as bluffs this round
        self.order_at = NOTHING  # by token: its section, or one of the marks above
        self.order_up = 0  # bits of tokens that lie faceup
        self.order_done = 0  # bits of tokens that were resolved in this assault
        self.first = NOTHING  # by kind of token: its first number in the veil; never changes
        self.veil = NO_VEIL

    def lay(self, book: Book) -> None:
        """All in their stocks and hands."""
        prints = [book.trap_prints, book.ritual_prints, book.order_prints]
        self.trap_at = [NOWHERE] * PATHS
        self.trap_stock = list(range(len(prints[TRAP_TOKENS])))
        self.ritual_at = [NOWHERE] * len(prints[RITUAL_TOKENS])
        self.order_at = [IN_HAND] * len(prints[ORDER_TOKENS])
        self.first = [0, len(prints[0]), len(prints[0]) + len(prints[1])]
        marked = [kind * APART + value for kind in range(3) for value in prints[kind]]
        self.veil = Veil(marked)

    def copy(self) -> "Hidden":
        """An independent twin."""
        new = Hidden()
        new.trap_at = self.trap_at[:]
        new.trap_stock = self.trap_stock[:]
        new.sprung = self.sprung
        new.ritual_at = self.ritual_at[:]
        new.ritual_up = self.ritual_up
        new.ritual_back = self.ritual_back
        new.order_at = self.order_at[:]
        new.order_up = self.order_up
        new.order_done = self.order_done
        new.first = self.first
        new.veil = self.veil.copy()
        return new

    # Who knows what -----------------------------------------------------------------------------

    def knows(self, kind: int, piece: int, seat: int) -> bool:
        """Can the seat tell what this piece is?"""
        return self.veil.knows(self.first[kind] + piece, seat)

    def mix(self, kind: int, pieces: list[int], seats: int) -> None:
        """These seats lose track of these pieces among each other."""
        first = self.first[kind]
        self.veil.mix([first + piece for piece in pieces], seats)

    def show(self, kind: int, piece: int, seats: int) -> None:
        """These seats see it now."""
        self.veil.show(self.first[kind] + piece, seats)

    # What the kernel asks -----------------------------------------------------------------------

    def places(self) -> list[int]:
        """All pieces in the public order of their places, by their numbers in the veil."""
        traps = [piece for piece in self.trap_at if piece != NOWHERE] + self.trap_stock
        rituals = [(token // 3, place, token) for token, place in enumerate(self.ritual_at)]
        orders = [(place, token) for token, place in enumerate(self.order_at)]
        found = traps[:]
        found += [self.first[RITUAL_TOKENS] + key[2] for key in sorted(rituals)]
        found += [self.first[ORDER_TOKENS] + key[1] for key in sorted(orders)]
        return found

    def relabel(self, at: list[int]) -> None:
        """Another piece took the place of each."""
        self.trap_at = [at[piece] if piece != NOWHERE else NOWHERE for piece in self.trap_at]
        self.trap_stock = sorted([at[piece] for piece in self.trap_stock])
        self.ritual_at = moved(self.ritual_at, at, self.first[RITUAL_TOKENS])
        self.order_at = moved(self.order_at, at, self.first[ORDER_TOKENS])


def moved(places: list[int], at: list[int], first: int) -> list[int]:
    """Places by piece, after another piece took the place of each."""
    found = places[:]
    for piece, place in enumerate(places):
        found[at[first + piece] - first] = place
    return found
