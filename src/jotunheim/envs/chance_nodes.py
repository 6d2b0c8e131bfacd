"""Chance as questions: the caller answers dice and shuffles, one draw at a time.

A play that draws cannot stop in the middle. So it is played again from its beginning, on a clone, with one more known
draw, until it needs no other. A draw with very many outcomes is made in several steps.
"""

from typing import Any, Final, final

from jotunheim.envs.door import Door
from jotunheim.kernel import Chance, State, UserError

MOST: Final = 64  # outcomes of one draw
SMALL: Final = 64  # tokens: the tree of a game with no more may be small enough to be kept …
KEPT: Final = 20_000  # … up to so many positions


class Draw(Exception):
    """A draw is due: so many ways lead to each outcome."""

    def __init__(self, ways: list[int]) -> None:
        super().__init__(f"a draw with {len(ways)} outcomes")
        self.ways = ways


@final
class AskedChance(Chance):
    """Gives the outcomes that are known, then asks for the next."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.next = 0

    def below(self, n: int) -> int:
        low, high = 0, n
        while high - low > 1:
            edges = cut(low, high)
            if self.next == len(self.outcomes):
                raise Draw([edges[i + 1] - edges[i] for i in range(len(edges) - 1)])
            outcome = self.outcomes[self.next]
            self.next += 1
            low, high = edges[outcome], edges[outcome + 1]
        self.draws += 1
        return low

    def mix(self, deck: list[int]) -> None:
        """Nothing yet: cards that nobody will see are no draws."""
        self.draws += 1

    def top(self, deck: list[int]) -> int:
        """Any card of the deck may be the next one."""
        return self.below(len(deck))

    def copy(self) -> Chance:
        new = AskedChance(self.outcomes)
        new.draws = self.draws
        new.next = self.next
        return new


def cut(low: int, high: int) -> list[int]:
    """The edges of equal parts of a range of numbers, as many as one draw can have."""
    parts = min(MOST, high - low)
    return [low + (high - low) * i // parts for i in range(parts + 1)]


@final
class Branch:
    """A game that stops at every question and at every draw; its twins share their past moves."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.table: State[Any] | None = None  # as it was when the last play began
        self.token = -1  # the play that waits for draws
        self.drawn: tuple[int, ...] = ()  # its outcomes so far
        self.ways: list[int] = []  # of the draw that is due; empty: a seat is asked, or it is over
        self.past: Past | None = None
        self.is_redealt = False  # then its moves do not lead here
        self.tree = Tree(KEPT if door.actions <= SMALL else 0)
        self.children: dict[int, Branch] = {}  # by action, as far as they are kept
        self.words: dict[tuple[int, bool], str] = {}  # what the log says about it, by seat and kind
        self.carry_on()

    def carry_on(self) -> None:
        """Play what waits, as far as its draws are known."""
        try:
            self.table = self.attempt(AskedChance(self.drawn))
            self.drawn = ()
            self.ways = []
        except Draw as draw:
            self.ways = draw.ways

    def attempt(self, chance: Chance) -> State[Any]:
        """The table after the start or the play that waits."""
        door = self.door
        if self.table is None:
            new: State[Any] = door.game.start(door.given, door.seats, chance, journal=True)
            return new
        new = with_journal(self.table)
        new.chance = chance
        new.play(self.token)
        return new

    def apply(self, action: int) -> None:
        """An outcome of the draw that is due, or the answer of the seat that is asked."""
        self.children = {}
        self.words = {}
        if self.ways:
            self.past = Past(self.past, -1, action)
            self.drawn = (*self.drawn, action)
        else:
            asked = self.playing().asked
            assert asked is not None
            self.past = Past(self.past, asked.seat, action)
            self.token = action
        self.carry_on()

    def after(self, action: int) -> "Branch":
        """The branch after an action; algorithms that walk the same tree again find it made already."""
        found = self.children.get(action)
        if found is None:
            found = self.twin()
            found.apply(action)
            if self.tree.room > 0:
                self.tree.room -= 1
                self.children[action] = found
        return found

    def playing(self) -> State[Any]:
        """The table, once the draws of the start are made."""
        assert self.table is not None
        return self.table

    def twin(self) -> "Branch":
        """An independent twin; tables are never changed, only replaced, so both can share them."""
        new = Branch.__new__(Branch)
        new.__dict__.update(self.__dict__)
        new.children = {}
        new.words = {}
        return new

    def moves(self) -> list[tuple[int, int]]:
        """All that was applied: the seat, or -1 for a draw, and the action."""
        found: list[tuple[int, int]] = []
        past = self.past
        while past is not None:
            found.append((past.seat, past.action))
            past = past.before
        found.reverse()
        return found

    def another_deal(self, seat: int, chance: Chance) -> "Branch":
        """A twin in a world that the seat cannot tell from this one."""
        new = self.twin()
        if self.table is not None and not self.ways:
            table = self.door.game.determinize(self.table.me(), seat, chance, track=True)
            table.journal = self.table.journal
            new.table = table
            new.is_redealt = True
            new.tree = Tree(0)
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "Branch":
        return self  # states go on with `after`, which changes nothing here

    def __reduce__(self) -> tuple[Any, ...]:
        if self.is_redealt:
            raise UserError(
                "a state that was dealt again cannot be stored: its moves do not lead to it"
            )
        door = self.door
        return revive, (door.game.name, door.seats, door.given, self.moves())


@final
class Tree:
    """How many more positions of a tree are kept."""

    def __init__(self, room: int) -> None:
        self.room = room


@final
class Past:
    """One move and all before it."""

    def __init__(self, before: "Past | None", seat: int, action: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action


def with_journal(table: State[Any]) -> State[Any]:
    """A clone that goes on with the journal."""
    new: State[Any] = table.clone()
    new.journal = None if table.journal is None else table.journal[:]
    return new


def revive(name: str, seats: int, given: dict[str, str], moves: list[tuple[int, int]]) -> Branch:
    """A branch that was stored: its moves again."""
    branch = Branch(Door(name, seats, given))
    for _, action in moves:
        branch.apply(action)
    return branch
