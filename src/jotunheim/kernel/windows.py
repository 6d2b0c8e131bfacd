"""Windows: where the rules allow reactions, seats are asked in order until all pass, mostly covertly."""

from typing import ClassVar, Generic, final

from mypy_extensions import mypyc_attr

from jotunheim.kernel.steps import Decision, G, Step
from jotunheim.kernel.words import PASS
from jotunheim.texts import N_, _


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions(Generic[G]):
    """One kind of window: who may react in it, with what, and what that does.

    Nobody may learn from a pause, or from a missing one, what a seat holds. So there are two sorts.
    A *public* window is open to a seat for a reason that everybody can see (it holds a spell): the
    seat is always asked, even if it can only pass. Any other window asks a seat only if something
    fits; it counts itself in `State.covered`, and the table covers it with a pause of its own.

    Where all that seats hold lies open, a window is not covert: everybody sees who is asked, nothing
    covers it, and undo may cross it.
    """

    public: ClassVar[bool] = True
    asks: ClassVar[str] = N_("Do you react?")
    ends: ClassVar[str] = ""  # the label of PASS
    clauses: ClassVar[tuple[str, ...]] = ()

    def is_covert(self, g: G) -> bool:
        """Must nobody notice who is asked?"""
        return True

    def question(self, g: G, seat: int) -> str:
        """The question for a seat; write it where the sentence needs names or numbers."""
        return _(self.asks)

    def is_open(self, g: G, seat: int) -> bool:
        """Is the window open to the seat? In a public window this rests on public facts alone."""
        return len(self.may(g, seat)) > 0

    def is_target(self, g: G, seat: int) -> bool:
        """Is something of the seat itself at stake, or does it only watch others?"""
        return True

    def may(self, g: G, seat: int) -> list[int]:
        """What the seat may do; the kernel adds PASS."""
        raise NotImplementedError

    def react(self, g: G, seat: int, token: int) -> None:
        """Carry out a reaction."""
        raise NotImplementedError

    def why_not(self, g: G, seat: int, token: int) -> str:
        """Why this is not among the reactions, with the clause."""
        return ""


@final
class Window(Step[G]):
    """Asks seats in order for reactions until all of them pass in a row; a barrier if it is covert."""

    def __init__(
        self,
        reactions: Reactions[G],
        order: tuple[int, ...],
        restart: bool = False,
        at: int = 0,
        passes: int = 0,
    ) -> None:
        self.reactions = reactions
        self.order = order  # public, asked or not
        self.restart = restart  # after a reaction from the first seat again, else the next
        self.at = at
        self.passes = passes

    def run(self, g: G) -> None:
        covert = self.reactions.is_covert(g)
        if covert:  # asked or not, or a refused undo would tell that somebody was asked
            g.barrier = g.ply
        at = self.at
        passes = self.passes
        n = len(self.order)
        if covert and passes == 0 and not self.reactions.public:
            g.covered += 1
        while passes < n:
            if self.reactions.is_open(g, self.order[at]):
                g.then(React(self, at, passes) if covert else OpenReact(self, at, passes))
                return
            at = (at + 1) % n
            passes += 1

    def is_silent(self, g: G) -> bool:
        """Would it ask nobody and leave no trace? Then it need not be scheduled. A covert one always leaves one."""
        if self.reactions.is_covert(g):
            return False
        return not any(self.reactions.is_open(g, seat) for seat in self.order)


class Reaction(Decision[G]):
    """One seat's chance in a window."""

    def __init__(self, window: Window[G], at: int, passes: int) -> None:
        super().__init__(window.order[at])
        self.window = window
        self.at = at
        self.passes = passes

    def question(self, g: G) -> str:
        return self.window.reactions.question(g, self.seat)

    def end_label(self, token: int) -> str:
        return _(self.window.reactions.ends) or super().end_label(token)

    def rests_on(self) -> tuple[str, ...]:
        return self.window.reactions.clauses

    def options(self, g: G) -> list[int]:
        return [*self.window.reactions.may(g, self.seat), PASS]

    def choose(self, g: G, token: int) -> None:
        window = self.window
        at = (self.at + 1) % len(window.order)
        if token == PASS:
            g.then(Window(window.reactions, window.order, window.restart, at, self.passes + 1))
            return
        leaves = g.leaves
        window.reactions.react(g, self.seat, token)
        if g.leaves == leaves:  # else the reaction ended what the window belongs to
            first = 0 if window.restart else at
            g.then(Window(window.reactions, window.order, window.restart, first, 0))

    def why_not(self, g: G, token: int) -> str:
        return self.window.reactions.why_not(g, self.seat, token)

    def is_target(self, g: G) -> bool:
        return self.window.reactions.is_target(g, self.seat)

    def always_stops(self, g: G) -> bool:
        return self.covert and self.window.reactions.public


@final
class React(Reaction[G]):
    """A chance that nobody else may notice."""

    covert: ClassVar[bool] = True


@final
class OpenReact(Reaction[G]):
    """A chance that everybody sees."""
