"""One game in random play: the table, and all that led to it."""

from dataclasses import dataclass, field
from typing import Any, Final

from jotunheim.kernel import Chance, Game, Settings, State
from jotunheim.testing.sight import Sight

SPECTATOR: Final = -1


@dataclass(frozen=True)
class Play:
    """One answered decision, as records know it."""

    seat: int
    question: str
    token: str


@dataclass(frozen=True)
class Course:
    """What determines a random game: everything about it can be found again from this."""

    game: Game[Any]
    seats: int
    seed: int
    given: dict[str, str] = field(default_factory=dict)
    situation: str = ""

    def begin(self, seed: int = -1) -> State[Any]:
        """The table before its first decision, with a journal; another seed gives other dice."""
        chance = Chance(self.seed if seed < 0 else seed)
        settings = Settings(self.game.settings, self.given)
        self.game.check_seats(self.seats)
        chance.begin(0)
        if self.situation:
            g: State[Any] = self.game.situation(self.situation, settings, self.seats, chance)
        else:
            g = self.game.set_up(settings, self.seats, chance)
        g.journal = []
        g.settle()
        return g

    def __str__(self) -> str:
        """For people: what to type to see it again."""
        given = "".join([f" {name}={value}" for name, value in sorted(self.given.items())])
        return f"{self.game.name}, {self.seats} seats, seed {self.seed}{given}"


class Walk:
    """A random game in progress: the table now, the plays so far, and the kit's own random numbers.

    Seats choose by random numbers of their own, so a course is the same game however closely it is
    checked.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        self.game = course.game
        self.choosing = Chance(course.seed * 2 + 1_000_003)
        self.rng = Chance(course.seed * 2 + 3_000_003)
        self.plays: list[Play] = []
        self.trying: Play | None = None  # the play under way; there still if it failed
        self.g: State[Any] = course.begin()
        self.sights: dict[int, Sight] = {}  # of the table as it stands, by seat

    def seats(self) -> list[int]:
        """All viewers: the seats and a spectator."""
        return [*range(self.course.seats), SPECTATOR]

    def pick(self) -> int:
        """What the asked seat chooses, at random."""
        return self.g.options[self.choosing.below(len(self.g.options))]

    def play(self, token: int) -> None:
        """Play on the table itself, and note it."""
        asked = self.g.asked
        assert asked is not None
        self.trying = Play(asked.seat, asked.name(), self.game.words.names[token])
        self.sights = {}
        self.g.play(token)
        self.plays.append(self.trying)
        self.trying = None

    def where(self) -> str:
        """The question that is asked, for complaints."""
        asked = self.g.asked
        place = f"after play {len(self.plays)}"
        return place if asked is None else f"{place}, {asked.name()} of seat {asked.seat}"

    def sight(self, seat: int) -> Sight:
        """What the seat sees of the table now; made once for each decision."""
        if seat not in self.sights:
            self.sights[seat] = Sight(self.game, self.g, seat)
        return self.sights[seat]

    def deal(self, seat: int) -> State[Any]:
        """A world that the seat cannot tell from the table, knowledge and journal included."""
        new: State[Any] = self.game.determinize(self.g, seat, Chance(self.rng.below(2**30)), True)
        new.journal = self.g.journal
        return new


def length(course: Course, limit: int) -> int:
    """How many decisions the game has, found by playing it without checks; at most the limit."""
    walk = Walk(course)
    try:
        while not walk.g.over and len(walk.plays) < limit:
            walk.play(walk.pick())
    except Exception:
        return len(walk.plays)  # it fails there again when it is checked, and is reported then
    return len(walk.plays)


def play_on(g: State[Any], rng: Chance, limit: int) -> int:
    """Random play for so many decisions at most; how many there were."""
    count = 0
    while not g.over and count < limit:
        g.play(g.options[rng.below(len(g.options))])
        count += 1
    return count
