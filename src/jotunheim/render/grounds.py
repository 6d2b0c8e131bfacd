"""What is made once per map and kept: the still ground of a board, and the geometry behind it.

A game hands out the same `Space` again as long as nothing is on offer there, so two boards are mostly compared
by identity; a new space is compared by all that the ground is drawn from.
"""

from collections.abc import Callable
from operator import itemgetter
from typing import Final, Generic, TypeVar

from msgspec.structs import astuple

from jotunheim.scene import Board, Space

MOST: Final = 24  # maps of a kind that are kept; a map of GIANT weighs 1.8 MB, others 0.3
Made = TypeVar("Made")


# What the ground of a space is drawn from: all but what happens there.
_GROUND: Final = (
    "key",
    "label",
    "shape",
    "x",
    "y",
    "size",
    "points",
    "row",
    "column",
    "terrain",
    "level",
    "neighbours",
    "landmark",
    "sign",
    "slots",
    "parent",
    "turn",
    "group",
)
_pick: Final = itemgetter(*[Space.__struct_fields__.index(name) for name in _GROUND])


def ground_of(space: Space) -> object:
    """All that the ground of a space is drawn from; equal for the same place with the same ground."""
    return _pick(astuple(space))


def is_marked(space: Space) -> bool:
    """Whether something is to be drawn on a space besides its ground."""
    return (
        bool(space.token or space.route or space.badges or space.why_not or space.colour)
        or space.owner >= 0
        or bool(space.states)
    )


def terrains(board: Board) -> list[str]:
    """The kinds of land: maps that differ do so here, as a rule, so that one is soon found among many."""
    return [space.terrain for space in board.spaces]


class Map(Generic[Made]):
    """A map that was seen before, with what was made of it."""

    def __init__(self, board: Board, made: Made) -> None:
        self.key = board.key
        self.width = board.width
        self.height = board.height
        self.groups = board.groups
        self.terrains = terrains(board)
        self.spaces = board.spaces  # as they were first seen
        self.grounds: dict[int, object] = {}  # of those that were compared
        # The spaces as they are where nothing is marked, as far as they were seen.
        self.quiet: list[Space | None] = [None if is_marked(s) else s for s in board.spaces]
        # The marked spaces that were seen last: who holds a place seldom changes.
        self.seen: list[Space | None] = [None] * len(board.spaces)
        self.made = made
        self.last: tuple[Space, ...] = ()  # the spaces looked at last, and what was new among them
        self.changed: list[tuple[int, Space]] = []

    def may_fit(self, board: Board) -> bool:
        """A quick look: a space in common."""
        spaces, quiet = board.spaces, self.quiet
        if len(spaces) != len(quiet) or not quiet:
            return False
        return spaces[0] is quiet[0] or spaces[-1] is quiet[-1]

    def is_sized_as(self, board: Board) -> bool:
        """The same board, as far as one sees without looking at its spaces."""
        return (
            self.key == board.key
            and self.width == board.width
            and self.height == board.height
            and self.groups == board.groups
            and len(self.quiet) == len(board.spaces)
        )

    def fits(self, board: Board) -> bool:
        """Whether a board has this ground; what is quiet on it is known from now on."""
        if not self.is_sized_as(board):
            return False
        changed = self._changed(board.spaces)
        new = [(at, space) for at, space in changed if space is not self.seen[at]]
        for at, space in new:
            if ground_of(space) != self._ground(at):
                return False
        for at, space in new:
            if is_marked(space):
                self.seen[at] = space
            else:
                self.quiet[at] = space
        return True

    def _ground(self, at: int) -> object:
        """What the ground of a space is drawn from; most spaces are never asked about."""
        found = self.grounds.get(at)
        if found is None:
            found = self.grounds[at] = ground_of(self.spaces[at])
        return found

    def marked(self, board: Board) -> list[Space]:
        """The spaces on which something is to be drawn besides the ground."""
        return [space for _at, space in self._changed(board.spaces) if is_marked(space)]

    def _changed(self, spaces: tuple[Space, ...]) -> list[tuple[int, Space]]:
        """The spaces that are not known as quiet ones, with their places; most are known."""
        if spaces is not self.last:
            quiet = self.quiet
            self.last = spaces
            self.changed = [
                (at, space) for at, space in enumerate(spaces) if space is not quiet[at]
            ]
        return self.changed


class Maps(Generic[Made]):
    """The maps that were drawn last, the latest first."""

    def __init__(self, make: Callable[[Board], Made], most: int = MOST) -> None:
        self.make = make
        self.most = most
        self.kept: list[Map[Made]] = []

    def of(self, board: Board) -> Map[Made]:
        """What was made for this ground, or is made now."""
        kept = self.kept
        found = self._known(board)
        if found is None:
            found = Map(board, self.make(board))
        if not kept or found is not kept[0]:
            # One assignment, so that two threads never see half a list.
            self.kept = [found, *[known for known in kept if known is not found][: self.most - 1]]
        return found

    def _known(self, board: Board) -> Map[Made] | None:
        """The map with this ground; a table's next board shares spaces with the one before."""
        for known in self.kept:
            if known.may_fit(board) and known.fits(board):
                return known
        seen = terrains(board)  # a thousand
        for known in self.kept:
            if known.terrains == seen and known.fits(board):
                return known
        return None
