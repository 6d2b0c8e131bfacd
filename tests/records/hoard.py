"""A toy game with one of each: dice, a set of picks, sealed bids, a covert window, an aside, a chapter.

Three rounds. In its turn a seat digs (no chance), rolls a die for gold, peeks at its secret horn,
grabs stones, or ends its turn. Then all bid in secret, and the holder of the horn may blow it.
"""

from typing import ClassVar, Final, final

from jotunheim.kernel import (
    PASS,
    Chance,
    Decision,
    EventKind,
    Game,
    Outcome,
    PickCounts,
    Reactions,
    Sealed,
    Settings,
    SituationError,
    State,
    Step,
    Vocabulary,
    Window,
    competitive,
    number,
)
from jotunheim.scene import Board, Counter, Scene, Seat, Space

WORDS: Final = Vocabulary()
DIG: Final = WORDS.family("", ["dig", "roll", "peek", "grab", "concede", "blow"]).first
ROLL: Final = DIG + 1
PEEK: Final = DIG + 2
GRAB: Final = DIG + 3
CONCEDE: Final = DIG + 4
BLOW: Final = DIG + 5
STONE: Final = WORDS.numbers("stone", 4).first
BID: Final = WORDS.numbers("bid", 3).first
PIT: Final = Space("pit", "Old Pit", "square", why_not="nobody digs there again (HO-TRN-03)")
HILL: Final = Board("hill", "The Hill", spaces=(PIT,))


BLOW_EVENT: Final = EventKind["Hoard"]("blow")
DIG_EVENT: Final = EventKind["Hoard"]("dig")
BID_EVENT: Final = EventKind["Hoard"]("bid")


@final
class Hoard(State["Hoard"]):
    def __init__(self, seats: int, chance: Chance, rounds: int) -> None:
        super().__init__(seats, chance)
        self.rounds = rounds
        self.round = 0
        self.gold = [0] * seats
        self.horn = 0
        self.lost = -1

    def me(self) -> "Hoard":
        return self

    def clone(self) -> "Hoard":
        new = Hoard(self.seats, self.chance.copy(), self.rounds)
        self.copy_kernel(new)
        new.round = self.round
        new.gold = self.gold[:]
        new.horn = self.horn
        new.lost = self.lost
        return new

    def asides(self, seat: int) -> list[int]:
        return [CONCEDE]

    def aside(self, seat: int, token: int) -> None:
        self.lost = seat
        self.finish()


@final
class Round(Step[Hoard]):
    def run(self, g: Hoard) -> None:
        g.round += 1
        g.chapter(g.round)
        for seat in range(g.seats):
            g.then(Turn(seat))
        for seat in range(g.seats):
            g.then(Offer(seat))
        g.then(Open(), Window(Horn(), tuple(range(g.seats))))
        if g.round < g.rounds:
            g.then(Round())


@final
class Horn(Reactions[Hoard]):
    """The holder of the horn may blow it, and nobody else is asked."""

    public = False

    def may(self, g: Hoard, seat: int) -> list[int]:
        return [BLOW] if seat == g.horn else []

    def react(self, g: Hoard, seat: int, token: int) -> None:
        g.gold[seat] += 5
        g.horn = -1
        g.tell(BLOW_EVENT, (seat,))


@final
class Turn(Decision[Hoard]):
    clauses: ClassVar[tuple[str, ...]] = ("HO-TRN-01",)

    def options(self, g: Hoard) -> list[int]:
        return [DIG, ROLL, PEEK, GRAB, PASS]

    def choose(self, g: Hoard, token: int) -> None:
        if token == DIG:
            g.gold[self.seat] += 1
            g.tell(DIG_EVENT, (self.seat,))
        elif token == ROLL:
            g.gold[self.seat] += g.chance.die()
        elif token == PEEK:
            g.learn()
        elif token == GRAB:
            g.then(Stones(self.seat))
        if token != PASS:
            g.then(self)

    def why_not(self, g: Hoard, token: int) -> str:
        return "stones are grabbed, not dug (HO-TRN-02)" if token >= STONE else ""


@final
class Stones(PickCounts[Hoard]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, 1, 3)

    def candidates(self, g: Hoard) -> list[int]:
        return [STONE + i for i in range(4)]

    def finish(self, g: Hoard, picks: list[int]) -> None:
        g.gold[self.seat] += len(picks)


@final
class Offer(Sealed[Hoard]):
    def draft_options(self, g: Hoard, draft: list[int]) -> list[int]:
        return [BID, BID + 1, BID + 2] if len(draft) < 2 else []


@final
class Open(Step[Hoard]):
    def run(self, g: Hoard) -> None:
        for seat, bids in enumerate(g.unseal()):
            g.gold[seat] -= sum(bids) - 2 * BID
            g.tell(BID_EVENT, (seat, bids[0] - BID, bids[1] - BID))


class HoardGame(Game[Hoard]):
    def __init__(self) -> None:
        super().__init__("hoard", "Hoard", WORDS)
        self.summary = "a toy"
        self.most = 3
        self.settings = [number("rounds", 3, 1, 9, "how many rounds")]
        self.aliases = {"shovel": "dig", "OldTurn": "Turn"}

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Hoard:
        g = Hoard(seats, chance, settings.number("rounds"))
        g.horn = chance.below(seats)
        g.then(Round())
        return g

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Hoard:
        g = Hoard(seats, chance, settings.number("rounds"))
        for line in text.split("\n"):
            word, _, value = line.partition(" ")
            if word != "gold" or not value.isdecimal():
                raise SituationError(f"not a line of a hoard: {line!r}")
            g.gold[0] += int(value)
        g.then(Round())
        return g

    def outcome(self, g: Hoard) -> Outcome:
        alive = [0 if seat == g.lost else 1 for seat in range(g.seats)]
        return competitive(alive, [g.gold])

    def view(self, g: Hoard, seat: int) -> Scene:
        horn = (Counter("horn", "horn", "yes"),) if g.horn == seat else ()
        return Scene(
            game=self.name,
            title=self.title,
            seat=seat,
            seats=tuple(
                [Seat(s, self.seat_name(g, s), score=str(g.gold[s])) for s in range(g.seats)]
            ),
            boards=(HILL,),
            counters=horn,
            prompt=self.prompt(g, seat),
            log=tuple(self.log(g, seat)),
            ending=self.ending(g),
        )


GAME = HoardGame()

__all__ = ["GAME"]
