"""Games of one or two questions, in which the right search can be told from the wrong one."""

from typing import ClassVar, Final, final

from jotunheim.kernel import (
    ALL,
    PASS,
    Chance,
    Decision,
    Game,
    Outcome,
    Reactions,
    Sealed,
    Settings,
    State,
    Step,
    Veil,
    Vocabulary,
    Window,
    competitive,
)
from jotunheim.scene import Scene

WORDS: Final = Vocabulary()
SIDE: Final = WORDS.family("", ["heads", "tails"]).first
MOVE: Final = WORDS.family("", ["stay", "go"]).first
TRAP: Final = WORDS.family("", ["trap"]).first
STEP: Final = WORDS.numbers("step", 3).first


@final
class Small(State["Small"]):
    """All small games share one state."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(2, chance)
        self.calls: list[int] = []
        self.points = [0, 0]
        self.cards = [
            0,
            1,
            2,
            3,
        ]  # one for each place: card 0 is the trap, place 0 is seat 1's hand
        self.veil = Veil([0, 1, 1, 1])

    def me(self) -> "Small":
        return self

    def clone(self) -> "Small":
        new = Small(self.chance.copy())
        self.copy_kernel(new)
        new.calls = self.calls[:]
        new.points = self.points[:]
        new.cards = self.cards[:]
        new.veil = self.veil.copy()
        return new

    def veils(self) -> list[Veil]:
        return [self.veil]

    def places(self, family: int) -> list[int]:
        return self.cards[:]

    def relabel(self, family: int, at: list[int]) -> None:
        self.cards = [at[card] for card in self.cards]


@final
class Traps(Reactions[Small]):
    """A trap may be sprung, if there is one."""

    public = False

    def may(self, g: Small, seat: int) -> list[int]:
        holds = seat == 1 and g.veil.prints[g.cards[0]] == 0
        return [TRAP] if holds and g.points[1] < 3 else []

    def react(self, g: Small, seat: int, token: int) -> None:
        g.points[1] += 3


@final
class Call(Sealed[Small]):
    """Heads or tails, in secret."""

    def draft_options(self, g: Small, draft: list[int]) -> list[int]:
        return [] if draft else [SIDE, SIDE + 1]


@final
class Open(Step[Small]):
    """Equal sides: a point for seat 0; else for seat 1."""

    def run(self, g: Small) -> None:
        [first], [second] = g.unseal()
        g.points[0 if first == second else 1] += 1


@final
class Walk(Decision[Small]):
    """Stay for one point, a draw, or go for two past the window; then a step that changes nothing."""

    def options(self, g: Small) -> list[int]:
        return [MOVE, MOVE + 1]

    def choose(self, g: Small, token: int) -> None:
        if token == MOVE:
            g.points[0] += 1
        else:
            g.points[0] += 2
            g.then(Window(Traps(), (1,)), Rest(0))


@final
class Rest(Decision[Small]):
    """A question of no consequence."""

    def options(self, g: Small) -> list[int]:
        return [STEP, STEP + 1]

    def choose(self, g: Small, token: int) -> None:
        g.calls.append(token)


@final
class Twice(Decision[Small]):
    """Two steps in a row; the sum is what counts, against three points for the other."""

    form: ClassVar[str] = "menu"

    def options(self, g: Small) -> list[int]:
        return [STEP, STEP + 1, STEP + 2]

    def choose(self, g: Small, token: int) -> None:
        g.points[self.seat] += token - STEP


@final
class SmallGame(Game[Small]):
    """The door; `kind` says which of them it is."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, kind, WORDS)
        self.kind = kind

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Small:
        g = Small(chance)
        if self.kind == "pennies":
            g.then(Call(0), Call(1), Open())
        elif self.kind == "ambush":
            g.points[1] = 1
            g.chance.shuffle(g.cards)
            g.veil.mix(g.cards, ALL)
            g.veil.show(g.cards[0], 1 << 1)
            g.then(Walk(0))
        else:
            g.points[1] = 3
            g.then(Twice(0), Twice(0))
        return g

    def view(self, g: Small, seat: int) -> Scene:
        return Scene(game=self.name, title=self.title, seat=seat, prompt=self.prompt(g, seat))

    def weigh(self, g: Small, options: list[int]) -> list[float]:
        """Heads, for no good reason."""
        return [0.5 if token == SIDE else 0.0 for token in options]

    def outcome(self, g: Small) -> Outcome:
        return competitive(g.points, [])


PENNIES: Final = SmallGame("pennies")
AMBUSH: Final = SmallGame("ambush")
TWICE: Final = SmallGame("twice")
__all__ = ["AMBUSH", "PASS", "PENNIES", "TWICE", "Small"]
