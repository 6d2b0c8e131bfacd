"""What is measured of a game, in the process that runs this: compiled or not, it is the same code."""

import random
from collections.abc import Callable
from typing import Any, Final

from jotunheim.bench.stopwatch import microseconds, rate
from jotunheim.kernel import Chance, Game, State, playout
from jotunheim.texts import N_, _

SAMPLES: Final = 30  # positions of one random game, from its beginning to its end
SEED: Final = 20

# Name, unit, what it means; more is better where the unit is a rate.
MEASURES: Final[dict[str, tuple[str, str]]] = {
    "playouts": ("/s", N_("random games from the start to the end, in the kernel's own loop")),
    "decisions": (
        "/s",
        N_("decisions in these games; forced moves answer themselves and do not count"),
    ),
    "steps": ("/s", N_("the same decisions, each picked and played by a loop in plain Python")),
    "clone": ("µs", N_("one copy of a position, over {samples} positions of a random game")),
    "replay": (
        "µs",
        N_("one decision of a saved game played again by name, with set-up and journal"),
    ),
    "determinize": (
        "µs",
        N_("one new deal of all that the asked seat cannot know, same positions"),
    ),
}


def meaning(name: str) -> str:
    """What a measure means."""
    return _(MEASURES[name][1]).format(samples=SAMPLES)


class Bench:
    """One game at its lowest number of seats, with its default options."""

    def __init__(self, game: Game[Any], seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.seats = game.seat_counts()[0]
        self.start = self.new(SEED)
        self.rng = Chance(SEED)

    def new(self, seed: int) -> State[Any]:
        """A fresh table."""
        found: State[Any] = self.game.start({}, self.seats, Chance(seed))
        return found

    def figures(self) -> dict[str, float]:
        """All measures."""
        playouts, decisions = rate(self.seconds, self.play_out)
        return {
            "playouts": playouts,
            "decisions": decisions,
            "steps": rate(self.seconds, self.step_through)[1],
            "clone": microseconds(self.seconds, self.copying()),
            "replay": microseconds(self.seconds, self.replaying()),
            "determinize": microseconds(self.seconds, self.dealing()),
        }

    def play_out(self) -> int:
        """One random game by the kernel; the number of its decisions."""
        g = self.start.clone()
        g.chance = self.rng  # otherwise every game would have the same dice
        return playout(g, self.rng)

    def step_through(self) -> int:
        """One random game, driven from here."""
        g = self.start.clone()
        g.chance = self.rng
        n = 0
        while not g.over:
            g.play(random.choice(g.options))
            n += 1
        return n

    def positions(self) -> list[State[Any]]:
        """Positions spread over one random game."""
        g = self.new(SEED)
        found = []
        while not g.over:
            found.append(g.clone())
            g.play(g.options[self.rng.below(len(g.options))])
        return [found[i * len(found) // SAMPLES] for i in range(SAMPLES)]

    def copying(self) -> Callable[[], int]:
        """Clone each position once."""
        positions = self.positions()

        def work() -> int:
            for g in positions:
                g.clone()
            return len(positions)

        return work

    def dealing(self) -> Callable[[], int]:
        """Deal each position again for the seat that is asked in it."""
        asked = [(g, g.asked.seat) for g in self.positions() if g.asked is not None]

        def work() -> int:
            for g, seat in asked:
                self.game.determinize(g, seat, self.rng)
            return len(asked)

        return work

    def replaying(self) -> Callable[[], int]:
        """Play a game again from its seed and the names of its answers."""
        names = self.game.words.names
        g = self.new(SEED)
        answers = []
        while not g.over:
            token = g.options[self.rng.below(len(g.options))]
            answers.append(names[token])
            g.play(token)

        def work() -> int:
            again = self.new(SEED)
            again.journal = []
            for name in answers:
                again.play(self.game.words.token(name))
            return len(answers)

        return work
