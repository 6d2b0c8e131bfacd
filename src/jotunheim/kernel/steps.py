"""Steps: what is still to happen. Decisions: what a seat has yet to say. Ends: the feet of sub-games."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from jotunheim.kernel.state import State

G = TypeVar("G", bound="State[Any]")  # the one Any; class Assault(State["Assault"])


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Happens by itself. Frozen after __init__ (clones share it); never holds a secret."""

    def run(self, g: G) -> None:
        """Let it happen; what follows is scheduled with g.then()."""
        raise NotImplementedError

    def asks(self) -> "Decision[G] | None":
        """The decision this step is, if it is one."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[G]):
    """Waits for one seat to pick one token; options depend only on what that seat knows."""

    may_be_void: ClassVar[bool] = False  # no option: skip it (else that is a mistake of ours)
    covert: ClassVar[bool] = False  # others must not notice whether the seat was asked
    secret: ClassVar[bool] = False  # others see that the seat decides, not what is being made up
    form: ClassVar[str] = "one"  # for clients: one, set, plan, path, menu, yesno
    clauses: ClassVar[tuple[str, ...]] = ()  # the rules the prompt rests on

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self) -> "Decision[G] | None":
        return self

    def options(self, g: G) -> list[int]:
        """What may be picked, each token once; every one of them can be carried through."""
        raise NotImplementedError

    def choose(self, g: G, token: int) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def why_not(self, g: G, token: int) -> str:
        """Why a token is not on offer, with the clause; empty if there is nothing to say."""
        return ""

    def default(self, g: G, options: list[int]) -> int:
        """What is answered for the absent."""
        return options[0]

    def routes(self, g: G) -> list[list[int]]:
        """Whole answers: one click for people, one edge for search."""
        return []

    def bounds(self, g: G) -> tuple[int, int]:
        """How many picks make a whole answer, at least and at most; for clients with tick boxes."""
        return (1, 1)

    def bars_undo(self, g: G) -> bool:
        """Whether undo must not go back behind it, asked or not, lest it tell which of the two."""
        return self.covert

    def question(self) -> str:
        """The name of the question in records."""
        return type(self).__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class End(Step[G]):
    """The foot of a sub-game (battle, attack, spell): cleans up; leave(kind) unwinds to it."""

    title: ClassVar[str] = ""  # what the sub-game is called in the trail above a prompt

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, g: G) -> None:
        """Clean up."""
