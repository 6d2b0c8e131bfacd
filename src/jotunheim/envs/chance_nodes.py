"""Chance as questions: the caller answers dice and shuffles, one draw at a time.

A play that draws cannot stop in the middle. So it is played again from its beginning, on a clone, with one more known
draw, until it needs no other. A draw with very many outcomes is made in several steps. Compiled, and without numpy.
"""

from functools import lru_cache
from typing import Any, Final, final

from jotunheim import registry
from jotunheim.bots.observation import encoder_of
from jotunheim.kernel import Chance, Event, Game, State, UserError
from jotunheim.kernel.encoders import OPEN

MOST: Final = 64  # outcomes of one draw
SMALL: Final = 64  # tokens: the tree of a game with no more may be small enough to be kept …
KEPT: Final = 20_000  # … up to so many positions
STARTS: Final = 1_000  # positions in the midst of the start that are kept in all other games


class Draw(Exception):
    """A draw is due: so many ways lead to each outcome."""

    def __init__(self, ways: tuple[int, ...]) -> None:
        super().__init__()
        self.ways = ways


@final
class Cut:
    """A range of numbers in equal parts, as many as one draw can have."""

    def __init__(self, low: int, high: int) -> None:
        parts = min(MOST, high - low)
        self.edges = [low + (high - low) * i // parts for i in range(parts + 1)]
        self.ways = tuple([self.edges[i + 1] - self.edges[i] for i in range(parts)])


@lru_cache(maxsize=1024)
def cut(low: int, high: int) -> Cut:
    """A range in parts; the same ranges come again and again."""
    return Cut(low, high)


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
            parts = cut(low, high)
            if self.next == len(self.outcomes):
                raise Draw(parts.ways)
            outcome = self.outcomes[self.next]
            self.next += 1
            low, high = parts.edges[outcome], parts.edges[outcome + 1]
        self.draws += 1
        return low

    def mix(self, deck: list[int]) -> None:
        """Nothing yet: cards that nobody will see are no draws."""
        self.draws += 1

    def top(self, deck: list[int]) -> int:
        """Any card of the deck may be the next one."""
        return self.below(len(deck))

    def copy(self) -> Chance:
        if not self.outcomes:
            return self  # it asks at its first draw, so there is nothing to copy
        new = AskedChance(self.outcomes)
        new.draws = self.draws
        new.next = self.next
        return new


UNKNOWN: Final = AskedChance(())  # of every table that waits for an answer
CHANCE: Final = -1  # who acts, where it is no seat: as OpenSpiel counts …
NOBODY: Final = -4  # … and at the end


@final
class Branch:
    """A game that stops at every question and at every draw; what follows from it are branches of their own.

    A table in it is never changed, only replaced by its clone, so branches share tables, past moves and news.
    """

    def __init__(self, tree: "Tree") -> None:
        self.tree = tree
        self.table: State[Any] | None = None  # as it was when the last play began
        self.token = -1  # the play that waits for draws
        self.drawn: tuple[int, ...] = ()  # its outcomes so far
        # Of the draw that is due; empty: a seat is asked, or it is over.
        self.ways: tuple[int, ...] = ()
        self.player = NOBODY  # who acts: a seat, CHANCE, or NOBODY at the end
        self.past: Past | None = None
        # Has anybody asked for the news? Until then no journal is kept, which is faster.
        self.is_told = False
        self.news: News | None = None
        self.is_redealt = False  # then its moves do not lead here
        self.children: dict[int, Branch] | None = None  # by action, as far as they are kept
        self.words: dict[tuple[int, bool], str] | None = None  # what a seat knows, by kind

    def carry_on(self) -> None:
        """Play what waits, as far as its draws are known."""
        try:
            chance = AskedChance(self.drawn) if self.drawn else UNKNOWN
            table = self.attempt(chance)
        except Draw as draw:
            self.ways = draw.ways
            self.player = CHANCE
            return
        table.chance = UNKNOWN
        if table.journal:
            self.news = News(self.news, table.journal)
        self.table = table
        self.drawn = ()
        self.ways = ()
        asked = table.asked
        self.player = NOBODY if asked is None else asked.seat

    def attempt(self, chance: Chance) -> State[Any]:
        """The table after the start or the play that waits, with the news of it alone in its journal."""
        new: State[Any]
        if self.table is None:
            tree = self.tree
            new = tree.game.start(tree.given, tree.seats, chance, self.is_told)
            return new
        new = self.table.clone()
        new.journal = [] if self.is_told else None
        new.chance = chance
        new.play(self.token)
        return new

    def after(self, action: int) -> "Branch":
        """The branch after an action; algorithms that walk the same tree again find it made already."""
        children = self.children
        found = None if children is None else children.get(action)
        if found is None:
            found = self.twin()
            found.apply(action)
            tree = self.tree
            if tree.room > 0 and (tree.is_whole or self.table is None):
                tree.room -= 1
                if self.children is None:
                    self.children = {}
                self.children[action] = found
        return found

    def apply(self, action: int) -> None:
        """An outcome of the draw that is due, or the answer of the seat that is asked."""
        self.past = Past(self.past, self.player, action)
        if self.ways:
            self.drawn = (*self.drawn, action)
        else:
            self.token = action
        self.carry_on()

    def legal(self) -> list[int]:
        """What may be done here, in order: outcomes of a draw, or tokens."""
        if self.player == NOBODY:
            return []
        if self.ways:
            return list(range(len(self.ways)))
        return sorted(self.playing().options)

    def playing(self) -> State[Any]:
        """The table, once the draws of the start are made."""
        assert self.table is not None
        return self.table

    def twin(self) -> "Branch":
        """A branch at the same place that goes its own way."""
        new = Branch(self.tree)
        new.table = self.table
        new.token = self.token
        new.drawn = self.drawn
        new.ways = self.ways
        new.player = self.player
        new.past = self.past
        new.is_told = self.is_told
        new.news = self.news
        new.is_redealt = self.is_redealt
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

    def events(self) -> list[Event]:
        """All that the journal told from the start on; the first time, the game is played again for it."""
        if not self.is_told:
            self.news = News(None, retold(self))
            self.is_told = True
        parts: list[list[Event]] = []
        news = self.news
        while news is not None:
            parts.append(news.events)
            news = news.before
        return [event for part in reversed(parts) for event in part]

    def another_deal(self, seat: int, chance: Chance) -> "Branch":
        """A twin in a world that the seat cannot tell from this one."""
        self.events()  # no moves lead to the other world, so its news must be known before
        new = self.twin()
        if self.table is not None and not self.ways:
            tree = self.tree
            table: State[Any] = tree.game.determinize(self.table.me(), seat, chance, track=True)
            table.chance = UNKNOWN
            new.table = table
            new.is_redealt = True
            new.tree = Tree(tree.game, tree.seats, tree.given, 0, False)
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "Branch":
        return self  # states go on with `after`, which changes nothing here

    def __reduce__(self) -> tuple[Any, ...]:
        if self.is_redealt:
            raise UserError(
                "a state that was dealt again cannot be stored: its moves do not lead to it"
            )
        tree = self.tree
        return revive, (tree.game.name, tree.seats, tree.given, self.moves())


@final
class Tree:
    """What all branches of a tree share, and how many more of its positions are kept."""

    def __init__(
        self, game: Game[Any], seats: int, given: dict[str, str], room: int, is_whole: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.given = given
        self.room = room
        self.is_whole = is_whole  # otherwise only those of the start


def root(game: Game[Any], seats: int, given: dict[str, str]) -> Branch:
    """The start of a game: its first draw, or its first question."""
    is_whole = may_be_small(game)
    branch = Branch(Tree(game, seats, given, KEPT if is_whole else STARTS, is_whole))
    branch.carry_on()
    return branch


def may_be_small(game: Game[Any]) -> bool:
    """May the whole tree be walked again and again, as tabular algorithms for hidden information do?"""
    return len(game.words) <= SMALL and OPEN not in encoder_of(game).traits


@final
class Past:
    """One move and all before it."""

    def __init__(self, before: "Past | None", seat: int, action: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action


@final
class News:
    """What the journal told about a play, and all before it."""

    def __init__(self, before: "News | None", events: list[Event]) -> None:
        self.before = before
        self.events = events


def retold(branch: Branch) -> list[Event]:
    """What the journal tells of a branch when its plays are made again, up to the last one that is complete."""
    if branch.table is None:
        return []
    plays: list[tuple[int, list[int]]] = [(-1, [])]  # token and draws; the start has no token
    for seat, action in branch.moves():
        if seat == CHANCE:
            plays[-1][1].append(action)
        else:
            plays.append((action, []))
    if branch.ways:
        plays.pop()
    tree = branch.tree
    chance = AskedChance(tuple(plays[0][1]))
    table: State[Any] = tree.game.start(tree.given, tree.seats, chance, journal=True)
    for token, drawn in plays[1:]:
        table.chance = AskedChance(tuple(drawn))
        table.play(token)
    return table.journal or []


def revive(name: str, seats: int, given: dict[str, str], moves: list[tuple[int, int]]) -> Branch:
    """A branch that was stored: its moves again."""
    branch = root(registry.game(name), seats, given)
    for _, action in moves:
        branch.apply(action)
    return branch
