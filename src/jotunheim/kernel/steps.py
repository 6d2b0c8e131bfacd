"""Steps: what is still to happen. Decisions: what a seat has yet to say. Ends: the feet of sub-games."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from jotunheim.kernel.words import DONE, PASS
from jotunheim.texts import N_, _

if TYPE_CHECKING:
    from jotunheim.kernel.state import State

G = TypeVar("G", bound="State[Any]")  # the one Any; class Assault(State["Assault"])


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Happens by itself. Frozen after __init__ (clones share it); never holds a secret."""

    def run(self, g: G) -> None:
        """Let it happen; what follows is scheduled with g.then()."""
        raise NotImplementedError

    def decision(self) -> "Decision[G] | None":
        """The decision this step is, if it is one."""
        return None


@final
class Stepper:
    """One number of an answer that has several: what is counted, in words, and where."""

    def __init__(self, label: str, group: str = "", target: str = "") -> None:
        self.label = label
        self.group = group  # rows of one group stand together under its name
        self.target = target  # the key of the space or piece it concerns
        self.tokens: list[int] = []  # of 0, 1, 2, … up to the highest; `PickAmounts` fills it in


@final
class Limit:
    """What some rows of an answer may have together."""

    def __init__(self, rows: list[int], most: int) -> None:
        self.rows = rows
        self.most = most


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[G]):
    """A step that is about one seat: its turn, its command."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[G]):
    """Waits for one seat to pick one token; options depend only on what that seat knows.

    A decision holds all there is to say about it: what is asked, what may be picked, what that
    does, why something is not on offer, and the clauses it rests on.
    """

    asks: ClassVar[str] = ""  # the question, with names in braces that `values` fills in
    meanwhile: ClassVar[str] = N_("{seat} is deciding")  # what the others read
    ends: ClassVar[str] = ""  # the label of PASS or DONE: "Attack with these"
    may_be_void: ClassVar[bool] = False  # no option: skip it (otherwise a mistake)
    covert: ClassVar[bool] = False  # others must not notice whether the seat was asked
    secret: ClassVar[bool] = False  # others see that the seat decides, not what is being made up
    open_picks: ClassVar[bool] = False  # others see what was picked so far of a compound answer
    form: ClassVar[str] = "one"  # for clients: one, set, amounts, plan, path, menu, yesno
    clauses: ClassVar[tuple[str, ...]] = ()  # the rules the prompt rests on

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> "Decision[G] | None":
        return self

    def name(self) -> str:
        """The name of the question in records."""
        return type(self).__name__

    # What is asked ------------------------------------------------------------------------------

    def values(self, g: G) -> dict[str, str]:
        """The words for the braces in `asks`."""
        return {}

    def question(self, g: G) -> str:
        """The question for the seat that decides; write it where one sentence is not enough."""
        return _(self.asks or self.name()).format(**self.values(g))

    def waiting(self, g: G, seat: str) -> str:
        """The same for the others, who know the seat by this name. It tells nothing hidden."""
        return _(self.meanwhile).format(seat=seat)

    def end_label(self, token: int) -> str:
        """The option PASS or DONE in words."""
        return _(self.ends or (N_("Done") if token == DONE else N_("No")))

    def rests_on(self) -> tuple[str, ...]:
        """The clauses shown with the question."""
        return self.clauses

    def about(self, g: G) -> dict[str, int]:
        """What was settled before the question, by the game's own words for it: {"space": 12}."""
        return {}

    # What may be picked, and what it does -------------------------------------------------------

    def options(self, g: G) -> list[int]:
        """What may be picked, each token once; every one of them can be carried through."""
        raise NotImplementedError

    def choose(self, g: G, token: int) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def expected(self, g: G) -> list[int]:
        """Tokens that people look for here; those not on offer are shown with their why-not."""
        return []

    def why_not(self, g: G, token: int) -> str:
        """Why a token is not on offer, with the clause; empty if there is nothing to say."""
        return ""

    def default(self, g: G, options: list[int]) -> int:
        """What a standing order answers, and what counts as a pass of a covert question."""
        if DONE in options:
            return DONE
        return PASS if PASS in options else options[0]

    def routes(self, g: G) -> list[list[int]]:
        """Whole answers: one click for people, one edge for search."""
        return []

    def bounds(self, g: G) -> tuple[int, int]:
        """How many picks make a whole answer, at least and at most; for clients with tick boxes."""
        return (1, 1)

    def stock(self, g: G) -> list[tuple[int, int]]:
        """Of equal things that are picked one by one: their token, and how many there are."""
        return []

    def steppers(self, g: G) -> list[Stepper]:
        """The numbers that make a whole answer of form "amounts"."""
        return []

    def limits_left(self, g: G) -> list[Limit]:
        """What those numbers may have together."""
        return []

    # When it stops the game ---------------------------------------------------------------------

    def always_stops(self, g: G) -> bool:
        """Is it asked even if there is only one option?

        A question that is open for a public reason is, if only the seat knows how many options it
        has: a missing pause would tell that nothing in its hand fits.
        """
        return False

    def is_target(self, g: G) -> bool:
        """Is something of the seat itself at stake? Who has ordered so is asked only then."""
        return True

    def bars_undo(self, g: G) -> bool:
        """Undo never crosses this decision, even when it was not asked: a refused undo would
        reveal that it was. True of every covert decision."""
        return self.covert


@mypyc_attr(allow_interpreted_subclasses=True)
class End(Step[G]):
    """The foot of a sub-game (battle, attack, spell): cleans up; leave(kind) unwinds to it."""

    title: ClassVar[str] = ""  # what the sub-game is called in the trail above a prompt

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, g: G) -> None:
        """Clean up."""
