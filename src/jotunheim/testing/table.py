"""A table under test: set up in words, played by names. The base of every game's table in tests.

>>> from jotunheim_examples.connect_four import GAME
>>> table = Table(GAME, '''
...     Y Y Y .
...     R R R .
... ''', settings={"columns": "4", "rows": "4"})
>>> table.question, table.seat, table.options
('Drop', 0, ['column:1', 'column:2', 'column:3', 'column:4'])
>>> table.play("1 1").refuses("1")
'column 1 is full (C4-TRN-04)'
>>> table.play("4").outcome().winners()
[0]

A game derives its own table from it, and adds words for what lies there: `t.army("high_moor")`.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, Self

from jotunheim.kernel import (
    Chance,
    Decision,
    G,
    Game,
    IllegalAction,
    Outcome,
    Scripted,
    Settings,
    to_data,
)
from jotunheim.scene import Choice, Prompt, Scene

ENDLESS: Final = 10_000  # answers of pass_on; then passing leads nowhere


class Table(Generic[G]):
    """A game in progress: questions and answers by name."""

    # How a seat declines, the first that is on offer; otherwise it takes the first option.
    declining: ClassVar[tuple[str, ...]] = ("pass", "done")

    def __init__(
        self,
        game: Game[G],
        situation: str = "",
        *,
        seats: int = 0,
        settings: dict[str, str] | None = None,
        rolls: str = "",
        seed: int = 1,
        settled: bool = True,
    ) -> None:
        """A table from a situation in the game's own language, or from the start if there is none.

        `rolls` are the next dice in words of the game; after them, and for shuffles, the seed decides. `seats` defaults
        to the fewest the game has. A table that is not `settled` has run and asked nothing yet.
        """
        self.game = game
        count = seats or game.fewest
        game.check_seats(count)
        chance: Chance = Chance(seed)
        if rolls:
            chance = Scripted(self.draws(rolls), chance)
        chance.begin(0)
        chosen = Settings(game.settings, settings or {})
        text = situation.strip("\n")
        self.g: G = (
            game.situation(text, chosen, count, chance)
            if text.strip()
            else game.set_up(chosen, count, chance)
        )
        self.g.journal = []
        if settled:
            self.g.settle()

    # Dice ---------------------------------------------------------------------------------------

    def draws(self, rolls: str) -> list[int]:
        """Dice in words as draws, which are counted from 0: "3 6" is [2, 5]."""
        return [int(word) - 1 for word in rolls.split()]

    def script(self, rolls: str = "", draws: Sequence[int] = ()) -> Self:
        """The dice, or other draws, that come next; then what would have come."""
        self.g.chance = Scripted([*self.draws(rolls), *draws], self.g.chance)
        return self

    # Playing ------------------------------------------------------------------------------------

    def play(self, *names: str) -> Self:
        """Answer one question after the other; several names may stand in one text, separated by blanks."""
        for text in names:
            for name in text.split():
                self.play_one(self.full(name))
        return self

    def play_one(self, name: str) -> None:
        """Answer by one name; one that is not on offer is refused with the reason."""
        token = self.game.words.token(name)
        if token not in self.g.options and not self.is_aside(token):
            reason = self.why_not(name) or f"on offer: {', '.join(self.options)}"
            line = f"seat {self.seat}, {self.question}: {name} is not on offer: {reason}"
            raise IllegalAction(line)
        self.g.play(token)

    def is_aside(self, token: int) -> bool:
        """Is this one of the things that the asked seat may do at any time?"""
        return self.g.asked is not None and token in self.g.asides(self.seat)

    def play_together(self, *names: str) -> Self:
        """Send several answers of one seat together: all or none."""
        tokens = [self.game.words.token(self.full(n)) for text in names for n in text.split()]
        journal = self.g.journal
        self.g = self.g.play_all(self.seat, tokens)
        self.g.journal = journal
        return self

    def pass_on(self, *questions: str) -> Self:
        """Decline all questions until one of these questions is asked or the game is over."""
        for _answer in range(ENDLESS):
            if self.g.over or self.question in questions:
                return self
            declining = [name for name in self.declining if name in self.options]
            self.play_one((declining or self.options)[0])
        raise AssertionError(f"{ENDLESS} answers led to none of {', '.join(questions)}")

    def full(self, name: str) -> str:
        """`high_moor` as `region:high_moor`, where only one word of the game fits, or only one on offer."""
        words = self.game.words.tokens
        if name in words:
            return name
        offered = [option for option in self.options if short(option) == name]
        fitting = offered or [word for word in words if short(word) == name]
        if len(fitting) != 1:
            found = f"it may be {', '.join(fitting)}" if fitting else "no word of the game"
            raise AssertionError(f"{name}: {found}; on offer: {', '.join(self.options)}")
        return fitting[0]

    # Refusals -----------------------------------------------------------------------------------

    def why_not(self, name: str) -> str:
        """Why a choice is not on offer, with the clause."""
        return self.g.why_not(self.game.words.token(self.full(name)))

    def refuses(self, name: str) -> str:
        """Playing this is refused and changes nothing; the reason."""
        before = self.data()
        try:
            self.g.play(self.game.words.token(self.full(name)))
        except IllegalAction:
            assert self.data() == before, f"{name} was refused, but changed the table"
            return self.why_not(name)
        raise AssertionError(f"{name} was accepted")

    # What is asked ------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision[G]:
        """The decision that is asked."""
        asked: Decision[G] | None = self.g.asked
        assert asked is not None, "the game is over"
        return asked

    @property
    def question(self) -> str:
        """The name of the decision that is asked; empty: the game is over."""
        return "" if self.g.asked is None else type(self.g.asked).__name__

    @property
    def seat(self) -> int:
        """The seat that is asked; -1: the game is over."""
        return -1 if self.g.asked is None else self.asked.seat

    @property
    def options(self) -> list[str]:
        """What is on offer, by name, in its order."""
        return [self.game.words.names[token] for token in self.g.options]

    @property
    def offers(self) -> list[str]:
        """What is on offer, without families and sorted."""
        return sorted([short(name) for name in self.options])

    @property
    def routes(self) -> list[tuple[str, ...]]:
        """The whole answers on offer, by name."""
        found = self.asked.routes(self.g) if self.g.asked is not None else []
        return [tuple([self.game.words.names[token] for token in route]) for route in found]

    @property
    def prompt(self) -> Prompt:
        """What the asked seat reads."""
        found = self.game.prompt(self.g, self.seat)
        assert found is not None, "the game is over"
        return found

    @property
    def choices(self) -> dict[str, Choice]:
        """The options as the asked seat reads them, by name."""
        return {choice.token: choice for choice in self.prompt.choices}

    @property
    def refusals(self) -> dict[str, str]:
        """What is shown but not on offer, with the reasons."""
        return {refusal.token: refusal.reason for refusal in self.prompt.refusals}

    # What everybody sees ------------------------------------------------------------------------

    def view(self, seat: int = -1) -> Scene:
        """What a seat sees; -1 is an onlooker."""
        return self.game.view(self.g, seat)

    def log(self, seat: int = -1) -> list[str]:
        """The lines of the log, as a seat reads them."""
        return [line.text for line in self.game.log(self.g, seat)]

    def told(self, what: str) -> list[tuple[int, ...]]:
        """The values of all events of one kind, even of those that not everybody may know."""
        return [event.values for event in self.g.journal or [] if event.what == what]

    @property
    def undo_floor(self) -> int:
        """The play that undo cannot go below."""
        return self.g.barrier

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.g.over

    def outcome(self) -> Outcome:
        """How it ended."""
        assert self.g.over, f"{self.question} is asked"
        return self.game.outcome(self.g)

    def data(self) -> object:
        """Everything, in plain form; equal for equal tables."""
        return to_data(self.g)


def short(name: str) -> str:
    """The name of a choice without its family."""
    return name.rpartition(":")[2]
