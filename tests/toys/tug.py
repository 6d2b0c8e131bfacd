"""A team toy: two and two pull at a rope; a captain shifts equal stones, so that sets have classes."""

from typing import Final, final

from jotunheim.kernel import (
    Chance,
    Decision,
    Game,
    Outcome,
    PickCounts,
    Settings,
    State,
    Step,
    Vocabulary,
    number,
    rank_utilities,
)
from jotunheim.scene import Scene
from tests.toys.scenes import whole

WORDS: Final = Vocabulary()
STONE: Final = WORDS.numbers("stone", 6).first
PULL: Final = WORDS.numbers("pull", 4).first
WEIGHTS: Final = [1, 1, 1, 2, 2, 3]


def teams(side_of: list[int], points: list[int], scores: list[int], reason: str = "") -> Outcome:
    """Sides with points; the seats of a side share its rank and utility."""
    side_ranks = [1 + len([p for p in points if p > mine]) for mine in points]
    shared = rank_utilities(side_ranks)
    ranks = [side_ranks[side] for side in side_of]
    return Outcome(scores, ranks, [shared[side] for side in side_of], reason)


@final
class Tug(State["Tug"]):
    """Seats 0 and 2 against 1 and 3."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.rope = 0
        self.turn = 0
        self.turns = 8
        self.side_of_stone = [0, 1, 0, 1, 0, 1]

    def me(self) -> "Tug":
        return self

    def clone(self) -> "Tug":
        new = Tug(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.rope = self.rope
        new.turn = self.turn
        new.turns = self.turns
        new.side_of_stone = self.side_of_stone[:]
        return new

    def census(self) -> dict[str, int]:
        return {"stones": len(self.side_of_stone)}

    def stones(self, side: int) -> list[int]:
        return [i for i in range(len(WEIGHTS)) if self.side_of_stone[i] == side]


@final
class Turn(Step[Tug]):
    def run(self, g: Tug) -> None:
        if g.turn >= g.turns:
            g.finish()
            return
        seat = g.turn % g.seats
        g.turn += 1
        g.then(Pull(seat))
        held = len(g.stones(seat % 2))
        if held:
            g.then(Throw(seat, 0, held))
        g.then(Turn())


@final
class Pull(Decision[Tug]):
    def options(self, g: Tug) -> list[int]:
        return [PULL + n for n in range(4)]

    def choose(self, g: Tug, token: int) -> None:
        sign = 1 if self.seat % 2 == 0 else -1
        g.rope += sign * g.chance.die(token - PULL + 1)


@final
class Throw(PickCounts[Tug]):
    """Stones over to the other side; equal ones are alike."""

    def candidates(self, g: Tug) -> list[int]:
        return [STONE + i for i in g.stones(self.seat % 2)]

    def alike(self, g: Tug) -> list[int]:
        return [WEIGHTS[i] for i in g.stones(self.seat % 2)]

    def finish(self, g: Tug, picks: list[int]) -> None:
        for token in picks:
            g.side_of_stone[token - STONE] = 1 - self.seat % 2


@final
class TugGame(Game[Tug]):
    """The door."""

    def __init__(self) -> None:
        super().__init__("tug", "Tug of War", WORDS)
        self.fewest = 4
        self.most = 4
        self.settings = [number("turns", 8, 4, 12, "turns in all")]

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Tug:
        g = Tug(seats, chance)
        g.turns = settings.number("turns")
        g.then(Turn())
        return g

    def view(self, g: Tug, seat: int) -> Scene:
        figures = {"rope": g.rope, "turn": g.turn}
        figures.update({f"stone {i}": side for i, side in enumerate(g.side_of_stone)})
        return whole(self, g, seat, [], figures)

    def outcome(self, g: Tug) -> Outcome:
        weight = [sum([WEIGHTS[i] for i in g.stones(side)]) for side in range(2)]
        points = [g.rope - weight[0], -g.rope - weight[1]]
        return teams([0, 1, 0, 1], points, [points[0], points[1], points[0], points[1]])


GAME: Final[TugGame] = TugGame()
