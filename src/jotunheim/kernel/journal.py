"""What happened, for those who may know it."""

from collections.abc import Callable
from typing import Final, Generic, final

from jotunheim.kernel.steps import G
from jotunheim.kernel.words import ALL, ONLOOKERS
from jotunheim.scene import LogLine, Roll
from jotunheim.texts import _, ngettext

CHAPTER: Final = "chapter"  # the mark of a new chapter (a round, a game of a series) in the journal

# What an event is in a fight: the log shows a fight as one block, and its result on a card.
OPENS: Final = "opens"
INSIDE: Final = "inside"
RESULT: Final = "result"

# Who learns of an event. The seats concerned are its first numbers.
EVERYBODY: Final = 0
OWN: Final = 1  # the first seat alone
OTHERS: Final = 2  # all but the first seat, onlookers included
BOTH: Final = 3  # the first and the second seat
BYSTANDERS: Final = 4  # all but these two


@final
class EventKind(Generic[G]):
    """Something that can happen, declared once: name, sentence, meaning of its numbers, audience.

    `DRAW = EventKind[Assault]("draw", N_("{who} draw {card}"), who=seat_name, card=card_name)` says
    how each number of the event reads, in order. Numbers of things come with `plural` and `count`,
    the place of the number that decides. Where one sentence is not enough, `say` makes it.
    """

    def __init__(
        self,
        name: str,
        text: str = "",
        plural: str = "",
        count: int = -1,
        audience: int = EVERYBODY,
        actor: Callable[[G, tuple[int, ...]], int] | None = None,
        say: Callable[[G, tuple[int, ...]], str] | None = None,
        clause: str = "",
        shows: Callable[[G, tuple[int, ...]], Roll | None] | None = None,
        **meanings: Callable[[G, int], str],
    ) -> None:
        self.name = name
        self.text = text
        self.plural = plural
        self.count = count
        self.audience = audience
        self.actor = actor  # the seat whose sign stands in front of the line
        self.say = say
        self.clause = clause  # the rule that decides here, linked at the end of the line
        self.shows = shows  # dice, and where they fell
        self.names = list(meanings)
        self.meanings = list(meanings.values())

    def sentence(self, g: G, values: tuple[int, ...]) -> str:
        """The event in words; empty: it is not worth a line."""
        if self.say is not None:
            return self.say(g, values)
        if not self.text:
            return ""
        words = {name: self.meanings[i](g, values[i]) for i, name in enumerate(self.names)}
        if self.plural:
            return ngettext(self.text, self.plural, values[self.count]).format(**words)
        return _(self.text).format(**words)

    def rolled(self, g: G, values: tuple[int, ...]) -> Roll | None:
        """The dice of the event, and where they fell."""
        return self.shows(g, values) if self.shows is not None else None

    def seats(self, values: tuple[int, ...]) -> int:
        """The seats that learn of it, as bits."""
        audience = self.audience
        if audience == EVERYBODY:
            return ALL
        mask = 1 << values[0]
        if audience in (BOTH, BYSTANDERS):
            mask |= 1 << values[1]
        return ALL & ~mask if audience in (OTHERS, BYSTANDERS) else mask


def first_seat(g: G, values: tuple[int, ...]) -> int:
    """The actor of an event whose first number is a seat."""
    return values[0]


def figure(g: G, value: int) -> str:
    """A number of an event that reads as a number."""
    return str(value)


@final
class Event:
    """Something that happened, with numbers, and the seats that may know it."""

    def __init__(
        self,
        what: str,
        values: tuple[int, ...],
        seats: int,
        ply: int,
        public_ply: int,
        forced: bool,
    ) -> None:
        self.what = what
        self.values = values
        self.seats = seats
        self.ply = ply
        self.public_ply = public_ply  # the same without covert passes: what may be shown
        self.forced = forced  # there was no other choice, so nobody was asked

    def is_for(self, seat: int) -> bool:
        """May this seat know it? Onlookers (seat -1) have a bit of their own."""
        if seat < 0:
            return self.seats & ONLOOKERS != 0
        return (self.seats >> seat) & 1 == 1


@final
class Worded:
    """The lines of a journal that a seat reads, as far as they were put into words."""

    def __init__(self, names: list[str]) -> None:
        self.names = names  # of the seats: with another name a sentence may read otherwise
        self.events: list[Event] = []
        self.lines: list[LogLine] = []

    def is_of(self, journal: list[Event], names: list[str]) -> bool:
        """Whether this journal begins with all that was worded, and everybody has kept the name.

        Journals only grow, or are written again with new events: the last event tells.
        """
        n = len(self.events)
        if n > len(journal) or self.names != names:
            return False
        return n == 0 or self.events[n - 1] is journal[n - 1]
