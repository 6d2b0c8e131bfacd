"""A cooperative toy: a bag of counts, chapters, maximal plans, voids, several seats that win together."""

from typing import Final, final

from jotunheim.kernel import (
    PASS,
    Chance,
    Decision,
    EventKind,
    Game,
    Outcome,
    PickPlan,
    Settings,
    State,
    Step,
    Vocabulary,
    choice,
    cooperative,
    draw_from,
)
from jotunheim.scene import Scene
from tests.toys.scenes import whole

KINDS: Final = ["goblin", "orc", "troll"]
WORDS: Final = Vocabulary()
KIND: Final = WORDS.family("kind", KINDS).first
AMOUNT: Final = WORDS.numbers("amount", 4).first
LEVELS: Final = ("easy", "hard")


COMES_EVENT: Final = EventKind["Expedition"]("comes")


@final
class Expedition(State["Expedition"]):
    """Foes come out of a bag; the seats take turns to shoot them."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bag = [6, 4, 2]
        self.there = [0, 0, 0]
        self.fallen = [0, 0, 0]
        self.arrows = 8
        self.round = 0
        self.doom = 0
        self.most_doom = 6

    def me(self) -> "Expedition":
        return self

    def clone(self) -> "Expedition":
        new = Expedition(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.bag = self.bag[:]
        new.there = self.there[:]
        new.fallen = self.fallen[:]
        new.arrows = self.arrows
        new.round = self.round
        new.doom = self.doom
        new.most_doom = self.most_doom
        return new

    def census(self) -> dict[str, int]:
        return {kind: self.bag[i] + self.there[i] + self.fallen[i] for i, kind in enumerate(KINDS)}

    def check(self) -> None:
        self.dirty = 0
        if self.doom >= self.most_doom:
            self.finish()


@final
class Round(Step[Expedition]):
    def run(self, g: Expedition) -> None:
        g.round += 1
        g.chapter(g.round)
        for _ in range(3):
            kind = draw_from(g.bag, g.chance)
            if kind >= 0:
                g.there[kind] += 1
                g.tell(COMES_EVENT, (kind,))
        if sum(g.bag) + sum(g.there) == 0:
            g.finish()
            return
        g.then(*[Shoot(seat) for seat in range(g.seats)], Rest(0), Advance(), Round())


@final
class Shoot(Decision[Expedition]):
    """How many arrows: points for a volley."""

    def options(self, g: Expedition) -> list[int]:
        return [AMOUNT + n for n in range(min(g.arrows, 3) + 1)]

    def choose(self, g: Expedition, token: int) -> None:
        points = token - AMOUNT
        if points:
            g.arrows -= points
            g.then(Volley(self.seat, points, (g.there[0], g.there[1], g.there[2])))


@final
class Volley(PickPlan[Expedition]):
    """As many as possible: goblins cost 1, orcs 2, trolls 3, and no further one could be added."""

    may_be_void = True

    def __init__(self, seat: int, points: int, there: tuple[int, int, int]) -> None:
        super().__init__(seat)
        self.points = points
        self.there = there

    def plans(self, g: Expedition) -> list[list[int]]:
        return maximal(self.points, self.there)

    def finish(self, g: Expedition, picks: list[int]) -> None:
        for token in picks:
            g.there[token - KIND] -= 1
            g.fallen[token - KIND] += 1


def maximal(points: int, there: tuple[int, int, int]) -> list[list[int]]:
    """Dearest first, each multiset once."""
    found: list[list[int]] = []
    goblins, orcs, trolls = there
    for t in range(trolls + 1):
        for o in range(orcs + 1):
            for b in range(goblins + 1):
                left = points - b - 2 * o - 3 * t
                more = (b < goblins and left >= 1) or (o < orcs and left >= 2)
                if left >= 0 and not more and not (t < trolls and left >= 3):
                    found.append([KIND + 2] * t + [KIND + 1] * o + [KIND] * b)
    return found


@final
class Rest(Decision[Expedition]):
    """Nothing to choose while there are arrows, and that is right."""

    may_be_void = True

    def options(self, g: Expedition) -> list[int]:
        return [PASS] if g.arrows == 0 else []

    def choose(self, g: Expedition, token: int) -> None:
        g.arrows += 4


@final
class Advance(Step[Expedition]):
    def run(self, g: Expedition) -> None:
        g.arrows += 2
        if sum(g.there) > 3:
            g.doom += 1
            g.dirty = 1


@final
class ExpeditionGame(Game[Expedition]):
    """The door."""

    def __init__(self) -> None:
        super().__init__("expedition", "Expedition", WORDS)
        self.fewest = 1
        self.most = 3
        self.settings = [choice("level", LEVELS, "how much doom is too much")]

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Expedition:
        g = Expedition(seats, chance)
        g.most_doom = 6 if settings.word("level") == "easy" else 2
        g.then(Round())
        return g

    def view(self, g: Expedition, seat: int) -> Scene:
        figures = {"round": g.round, "doom": g.doom, "arrows": g.arrows}
        for i, kind in enumerate(KINDS):
            figures[kind] = g.there[i]
            figures[f"{kind} in the bag"] = g.bag[i]
        return whole(self, g, seat, [], figures)

    def outcome(self, g: Expedition) -> Outcome:
        return cooperative(g.seats, g.doom < g.most_doom, -g.doom, "the bag is empty")


GAME: Final[ExpeditionGame] = ExpeditionGame()
