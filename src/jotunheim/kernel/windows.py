"""Windows: where the rules allow reactions, seats are asked in order, covertly, until all pass."""

from typing import ClassVar, final

from jotunheim.kernel.steps import Decision, G, Step
from jotunheim.kernel.words import PASS


@final
class Window(Step[G]):
    """Asks seats in order for reactions until all of them pass in a row; always a barrier."""

    def __init__(
        self, kind: int, order: tuple[int, ...], restart: bool = False, at: int = 0, passes: int = 0
    ) -> None:
        self.kind = kind
        self.order = order  # public, asked or not
        self.restart = restart  # after a reaction from the first seat again, else the next
        self.at = at
        self.passes = passes

    def run(self, g: G) -> None:
        g.barrier = g.ply  # always, or a refused undo would tell that somebody was asked
        at = self.at
        passes = self.passes
        n = len(self.order)
        while passes < n:
            if g.can_react(self.kind, self.order[at]):
                g.then(React(self, at, passes))
                return
            at = (at + 1) % n
            passes += 1


@final
class React(Decision[G]):
    """One seat's chance in a window."""

    covert: ClassVar[bool] = True

    def __init__(self, window: Window[G], at: int, passes: int) -> None:
        super().__init__(window.order[at])
        self.window = window
        self.at = at
        self.passes = passes

    def options(self, g: G) -> list[int]:
        return [*g.reactions(self.window.kind, self.seat), PASS]

    def choose(self, g: G, token: int) -> None:
        window = self.window
        at = (self.at + 1) % len(window.order)
        if token == PASS:
            g.then(Window(window.kind, window.order, window.restart, at, self.passes + 1))
            return
        cuts = g.cuts
        g.react(window.kind, self.seat, token)
        if g.cuts == cuts:  # else the reaction ended what the window belongs to
            first = 0 if window.restart else at
            g.then(Window(window.kind, window.order, window.restart, first, 0))

    def why_not(self, g: G, token: int) -> str:
        return g.why_no_reaction(self.window.kind, self.seat, token)

    def default(self, g: G, options: list[int]) -> int:
        return PASS
