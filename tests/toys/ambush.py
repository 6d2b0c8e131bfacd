"""A toy of reactions: after each walk, a seat that holds a trap may spring it.

Nobody sees what the others hold. By the setting `window` a seat is asked only if it holds a trap
(`fitting`), or always, since everybody holds something (`public`).
"""

from typing import ClassVar, Final, final

from jotunheim.kernel import (
    PASS,
    Chance,
    Decision,
    EventKind,
    Game,
    Outcome,
    Reactions,
    Settings,
    State,
    Step,
    Vocabulary,
    Window,
    choice,
    competitive,
    number,
)
from jotunheim.scene import Scene
from tests.toys.scenes import whole

WORDS: Final = Vocabulary()
WALK, RUN = WORDS.family("", ["walk", "run"]).all()
TRAP: Final = WORDS.family("card", ["trap"]).token(0)


TRAP_EVENT: Final = EventKind["Ambush"]("trap")
WALK_EVENT: Final = EventKind["Ambush"]("walk")


@final
class Ambush(State["Ambush"]):
    """Who holds traps, and how far everybody has come."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.traps = [False] * seats
        self.steps = [0] * seats
        self.turn = 0
        self.turns = 6
        self.public = False

    def me(self) -> "Ambush":
        return self

    def clone(self) -> "Ambush":
        new = Ambush(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.traps = self.traps[:]
        new.steps = self.steps[:]
        new.turn = self.turn
        new.turns = self.turns
        new.public = self.public
        return new


@final
class Fitting(Reactions[Ambush]):
    """A seat is asked only if it holds a trap."""

    public: ClassVar[bool] = False

    def may(self, g: Ambush, seat: int) -> list[int]:
        return [TRAP] if g.traps[seat] else []

    def react(self, g: Ambush, seat: int, token: int) -> None:
        spring(g, seat)


@final
class Public(Reactions[Ambush]):
    """Everybody is asked, also those who can only pass."""

    def is_open(self, g: Ambush, seat: int) -> bool:
        return True

    def may(self, g: Ambush, seat: int) -> list[int]:
        return [TRAP] if g.traps[seat] else []

    def react(self, g: Ambush, seat: int, token: int) -> None:
        spring(g, seat)


FITTING: Final = Fitting()
PUBLIC: Final = Public()


def spring(g: Ambush, seat: int) -> None:
    """A trap is sprung under the seat that walked last."""
    g.traps[seat] = False
    g.steps[(g.turn - 1) % g.seats] = 0
    g.tell(TRAP_EVENT, (seat,))


@final
class Turn(Step[Ambush]):
    def run(self, g: Ambush) -> None:
        if g.turn == g.turns:
            g.finish()
            return
        seat = g.turn % g.seats
        g.turn += 1
        others = tuple([(seat + i) % g.seats for i in range(1, g.seats)])
        g.then(Walk(seat), Window(PUBLIC if g.public else FITTING, others), Turn())


@final
class Walk(Decision[Ambush]):
    def options(self, g: Ambush) -> list[int]:
        return [WALK, RUN]

    def choose(self, g: Ambush, token: int) -> None:
        g.steps[self.seat] += 1 if token == WALK else 2
        g.tell(WALK_EVENT, (self.seat, token))


@final
class AmbushGame(Game[Ambush]):
    """The door."""

    def __init__(self) -> None:
        super().__init__("ambush", "Ambush", WORDS)
        self.fewest = self.most = 3
        self.settings = [
            choice("window", ("fitting", "public"), "who is asked"),
            number("holder", 0, 0, 3, "the seat that holds the trap, 0: nobody"),
        ]

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Ambush:
        g = Ambush(seats, chance)
        g.public = settings.word("window") == "public"
        holder = settings.number("holder")
        if holder:
            g.traps[holder - 1] = True
        g.then(Turn())
        return g

    def view(self, g: Ambush, seat: int) -> Scene:
        mine = {"traps": int(g.traps[seat])} if seat >= 0 else {}
        steps = {f"steps {s + 1}": g.steps[s] for s in range(g.seats)}
        return whole(self, g, seat, [], {"turn": g.turn, **steps, **mine})

    def weigh(self, g: Ambush, options: list[int]) -> list[float]:
        return [1.0 if token in (PASS, WALK) else 0.0 for token in options]

    def outcome(self, g: Ambush) -> Outcome:
        return competitive(g.steps, [])


GAME: Final[AmbushGame] = AmbushGame()
