"""The smallest table: a log of what ran, and steps and decisions that write into it."""

from typing import Final, final

from jotunheim.kernel import (
    Chance,
    Decision,
    End,
    Family,
    Limit,
    PickAmounts,
    PickCounts,
    PickPlan,
    Reactions,
    Sealed,
    State,
    Step,
    Stepper,
)

BATTLE = 7
SPELL = 8


@final
class Small(State["Small"]):
    """What ran, in order."""

    def __init__(self, seats: int = 2, chance: Chance | None = None) -> None:
        super().__init__(seats, chance or Chance(1))
        self.ran: list[str] = []
        self.cards: list[list[int]] = [[] for _ in range(seats)]  # reactions by seat
        self.checks = 0
        self.forgets = 0
        self.ends_sub_game = -1  # the reaction that leaves the battle

    def me(self) -> "Small":
        return self

    def clone(self) -> "Small":
        new = Small(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.ran = self.ran[:]
        new.cards = [row[:] for row in self.cards]
        new.checks = self.checks
        new.forgets = self.forgets
        new.ends_sub_game = self.ends_sub_game
        return new

    def check(self) -> None:
        self.dirty = 0
        self.checks += 1
        self.then(Note("checked"))

    def forget(self) -> None:
        self.forgets += 1

    def asides(self, seat: int) -> list[int]:
        return [90, 91]

    def aside(self, seat: int, token: int) -> None:
        self.ran.append(f"aside {token} of {seat}")
        self.dirty = 1
        if token == 91:
            self.finish()


class Cards(Reactions[Small]):
    """Cards may be played in a window that asks only those who have one."""

    public = False
    asks = "Play a card?"
    clauses = ("SM-WIN-01",)

    def may(self, g: Small, seat: int) -> list[int]:
        return g.cards[seat]

    def react(self, g: Small, seat: int, token: int) -> None:
        g.cards[seat] = [card for card in g.cards[seat] if card != token]
        g.ran.append(f"{seat} plays {token}")
        if token == g.ends_sub_game:
            g.leave(BATTLE)

    def why_not(self, g: Small, seat: int, token: int) -> str:
        return "not in your hand (SM-WIN-01)"


@final
class OpenCards(Cards):
    """The same in a window that asks all seats of which everybody knows that they hold a card."""

    public = True

    def is_open(self, g: Small, seat: int) -> bool:
        return len(g.cards[seat]) > 0

    def may(self, g: Small, seat: int) -> list[int]:
        return [card for card in g.cards[seat] if card >= 30]


class SharedCards(Cards):
    """The same at a table where all cards lie open: everybody sees who is asked."""

    def is_covert(self, g: Small) -> bool:
        return False


CARDS: Final = Cards()
SHARED_CARDS: Final = SharedCards()
OPEN_CARDS: Final = OpenCards()


def table(*steps: Step[Small], seats: int = 2, seed: int = 1) -> Small:
    """A table with these steps to come; not settled yet."""
    g = Small(seats, Chance(seed))
    g.then(*steps)
    return g


@final
class Note(Step[Small]):
    """Writes a word, then schedules what it was given."""

    def __init__(self, word: str, *after: Step[Small]) -> None:
        self.word = word
        self.after = after

    def run(self, g: Small) -> None:
        g.ran.append(self.word)
        for step in self.after:
            g.then(step)


@final
class Leave(Step[Small]):
    """Unwinds to an end, then goes on there."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, g: Small) -> None:
        g.leave(self.kind)
        g.then(Note("left"))


@final
class Soil(Step[Small]):
    """Something changed."""

    def run(self, g: Small) -> None:
        g.ran.append("soiled")
        g.dirty = 1


@final
class Learn(Step[Small]):
    """Somebody sees something."""

    def run(self, g: Small) -> None:
        g.learn()


@final
class Roll(Step[Small]):
    """Draws."""

    def run(self, g: Small) -> None:
        g.chance.die(6)


@final
class Foot(End[Small]):
    """The end of a sub-game."""

    title = "sub-game"

    def run(self, g: Small) -> None:
        g.ran.append(f"end {self.kind}")


@final
class Ask(Decision[Small]):
    """Offers what it was given."""

    def __init__(self, seat: int, *offered: int) -> None:
        super().__init__(seat)
        self.offered = list(offered)

    def options(self, g: Small) -> list[int]:
        return self.offered

    def about(self, g: Small) -> dict[str, int]:
        return {"choices": len(self.offered)}

    def choose(self, g: Small, token: int) -> None:
        g.ran.append(f"{self.seat} picks {token}{' forced' if g.answered_itself else ''}")

    def why_not(self, g: Small, token: int) -> str:
        return f"no {token} today (SM-ASK-01)"


@final
class AskAnyway(Decision[Small]):
    """An open question that is asked even if there is one option."""

    def options(self, g: Small) -> list[int]:
        return [10]

    def choose(self, g: Small, token: int) -> None:
        g.ran.append(f"{self.seat} picks {token}")

    def always_stops(self, g: Small) -> bool:
        return True


@final
class AskCovertly(Decision[Small]):
    """The same, unseen."""

    covert = True

    def __init__(self, seat: int, *offered: int) -> None:
        super().__init__(seat)
        self.offered = list(offered)

    def options(self, g: Small) -> list[int]:
        return self.offered

    def choose(self, g: Small, token: int) -> None:
        g.ran.append(f"{self.seat} picks {token} covertly")


@final
class Perhaps(Decision[Small]):
    """Has no option, and that is right."""

    may_be_void = True

    def options(self, g: Small) -> list[int]:
        return []


@final
class Pick(PickCounts[Small]):
    """A set out of given candidates, in classes if there are any."""

    def __init__(
        self,
        seat: int,
        low: int,
        high: int,
        found: list[int],
        keys: list[int] | None = None,
        counts: list[int] | None = None,
    ) -> None:
        super().__init__(seat, low, high)
        self.found = found
        self.keys = keys or []
        self.there = counts or []

    def candidates(self, g: Small) -> list[int]:
        return self.found[:]

    def counts(self, g: Small) -> list[int]:
        return self.there

    def alike(self, g: Small) -> list[int]:
        return self.keys

    def finish(self, g: Small, picks: list[int]) -> None:
        g.ran.append(f"set {picks}")


@final
class Plan(PickPlan[Small]):
    """One of given sequences."""

    def __init__(self, seat: int, listed: list[list[int]]) -> None:
        super().__init__(seat)
        self.listed = listed

    def plans(self, g: Small) -> list[list[int]]:
        return self.listed

    def finish(self, g: Small, picks: list[int]) -> None:
        g.ran.append(f"plan {picks}")


@final
class Secret(Sealed[Small]):
    """Two tokens out of three, in secret."""

    def draft_options(self, g: Small, draft: list[int]) -> list[int]:
        return [t for t in (10, 11, 12) if t not in draft] if len(draft) < 2 else []


@final
class Open(Step[Small]):
    """Opens the drafts."""

    def run(self, g: Small) -> None:
        g.ran.append(f"open {g.unseal()}")


@final
class Amounts(PickAmounts[Small]):
    """A number for each row; tokens from 20 on are the numbers 0, 1, 2, …"""

    family = Family(20, 10)

    def __init__(self, low: int, most: list[int], *limits: tuple[list[int], int]) -> None:
        super().__init__(0, low)
        self.each = most
        self.together = list(limits)

    def most(self, g: Small) -> list[int]:
        return self.each

    def limits(self, g: Small) -> list[Limit]:
        return [Limit(rows, most) for rows, most in self.together]

    def labels(self, g: Small) -> list[Stepper]:
        return [Stepper(f"row {row}") for row in range(len(self.each))]

    def finish(self, g: Small, amounts: list[int]) -> None:
        g.ran.append(f"amounts {amounts}")
