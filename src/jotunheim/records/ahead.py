"""A sealed answer given ahead: no option of a sealed question depends on another seat's draft."""

from typing import Any, final

from jotunheim.kernel import Decision, IllegalAction, Sealed, State
from jotunheim.texts import _


@final
class Ahead:
    """A seat's draft in the making, outside the state, until it is that seat's turn."""

    def __init__(self, sealed: Sealed[Any]) -> None:
        self.sealed = sealed
        self.draft: list[int] = []  # with the picks that answer themselves
        self.answers: list[int] = []  # those that a seat had to say

    def options(self, g: State[Any]) -> list[int]:
        """What may follow; nothing: the answer is whole."""
        return self.sealed.draft_options(g, self.draft)

    def plus(self, g: State[Any], token: int) -> "Ahead":
        """The same with one more pick."""
        if token not in self.options(g):
            raise IllegalAction(self.sealed.why_not(g, token) or _("that is not on offer now"))
        new = Ahead(self.sealed)
        new.draft = [*self.draft, token]
        new.answers = [*self.answers, token]
        found = new.options(g)
        while len(found) == 1:  # as in the kernel: the only option answers itself
            new.draft.append(found[0])
            found = new.options(g)
        return new

    def next(self, g: State[Any], asked: Decision[Any]) -> int:
        """The pick that is due now that the seat is asked; -1: none is left."""
        mine = isinstance(asked, type(self.sealed)) and asked.seat == self.sealed.seat
        return self.answers[0] if mine and self.answers and self.answers[0] in g.options else -1
