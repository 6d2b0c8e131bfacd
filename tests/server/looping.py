"""A toy whose rules can be told to go wrong: loop for ever, fail, or end their process."""

import os
from typing import Final, final

from jotunheim.kernel import (
    Chance,
    Decision,
    EventKind,
    Game,
    Outcome,
    Settings,
    State,
    Vocabulary,
    competitive,
)
from jotunheim.scene import Scene
from tests.toys.scenes import whole

WORDS: Final = Vocabulary()
GO: Final = WORDS.family("", ["go", "loop", "fail", "die", "draw", "end"]).first
LOOP: Final = GO + 1
FAIL: Final = GO + 2
DIE: Final = GO + 3
DRAW: Final = GO + 4
END: Final = GO + 5


STEP: Final = EventKind["Looping"]("step")


@final
class Looping(State["Looping"]):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.count = 0
        self.last = 0

    def me(self) -> "Looping":
        return self

    def clone(self) -> "Looping":
        new = Looping(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.count = self.count
        new.last = self.last
        return new


@final
class Step(Decision[Looping]):
    def options(self, g: Looping) -> list[int]:
        return [GO, LOOP, FAIL, DIE, DRAW, END]

    def choose(self, g: Looping, token: int) -> None:
        while token == LOOP:
            g.count += 0
        if token == FAIL:
            raise ZeroDivisionError("the hidden card is the queen")
        if token == DIE:
            os._exit(3)
        if token == DRAW:
            g.last = g.chance.die(1_000_000)
        if token == END:
            g.finish()
        g.count += 1
        g.tell(STEP, (token, g.last))
        g.then(Step((self.seat + 1) % g.seats))


@final
class LoopingGame(Game[Looping]):
    def __init__(self) -> None:
        super().__init__("looping", "Looping", WORDS)

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Looping:
        g = Looping(seats, chance)
        g.then(Step(0))
        return g

    def view(self, g: Looping, seat: int) -> Scene:
        return whole(self, g, seat, [], {"count": g.count, "last": g.last})

    def outcome(self, g: Looping) -> Outcome:
        return competitive([0] * g.seats, [])


GAME: Final[LoopingGame] = LoopingGame()
