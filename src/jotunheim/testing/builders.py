"""Rule tests that read alike in all games: set a table, play by name, look at what happened.

table = at_table(GAME, "west H1 at 1512 facing N", rolls=[6, 5])
table.play("weapon:L2", "giant:4")
assert table.asked == (1, "Save")
"""

from collections.abc import Sequence
from typing import Generic

from jotunheim.kernel import (
    Chance,
    Decision,
    G,
    Game,
    IllegalAction,
    Outcome,
    Scripted,
    Settings,
    State,
    to_data,
)
from jotunheim.scene import Scene


class Table(Generic[G]):
    """A table under test: questions and answers by name."""

    def __init__(self, game: Game[G], g: G) -> None:
        self.game = game
        self.g = g

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what; (-1, "") when the game is over."""
        asked: Decision[G] | None = self.g.asked
        return (asked.seat, asked.question()) if asked is not None else (-1, "")

    def options(self) -> list[str]:
        """What is on offer."""
        return [self.game.words.names[token] for token in self.g.options]

    def play(self, *names: str) -> "Table[G]":
        """Answer one question after the other; a name that is not on offer is an IllegalAction."""
        for name in names:
            token = self.game.words.token(name)
            aside = token not in self.g.options
            if aside and (self.g.asked is None or token not in self.g.asides(self.asked[0])):
                reason = self.g.why_not(token) or f"on offer: {', '.join(self.options())}"
                seat, question = self.asked
                raise IllegalAction(f"seat {seat}, {question}: {name} is not on offer: {reason}")
            self.g.play(token)
        return self

    def play_at_once(self, *names: str) -> "Table[G]":
        """Send several answers of one seat in one go: all or none."""
        tokens = [self.game.words.token(name) for name in names]
        journal = self.g.journal
        self.g = self.g.play_all(self.asked[0], tokens)
        self.g.journal = journal
        return self

    def until(self, question: str) -> "Table[G]":
        """Give the default answers until this question is asked."""
        while self.asked[1] != question:
            asked: Decision[G] | None = self.g.asked
            if asked is None:
                raise AssertionError(f"the game ended before {question} was asked")
            self.g.play(asked.default(self.g, self.g.options))
        return self

    def why_not(self, name: str) -> str:
        """Why a choice is not on offer, with the clause."""
        return self.g.why_not(self.game.words.token(name))

    def routes(self) -> list[tuple[str, ...]]:
        """The whole answers on offer, by name."""
        asked: Decision[G] | None = self.g.asked
        found = asked.routes(self.g) if asked is not None else []
        return [tuple([self.game.words.names[token] for token in route]) for route in found]

    def view(self, seat: int = -1) -> Scene:
        """What a seat sees; -1 is a spectator."""
        return self.game.view(self.g, seat)

    def log(self, seat: int = -1) -> list[str]:
        """The lines of the log, as a seat reads them."""
        return [line.text for line in self.game.log(self.g, seat)]

    def events(self, what: str = "") -> list[tuple[str, tuple[int, ...]]]:
        """What was told, or all of one kind, whoever may know it."""
        return [(e.what, e.values) for e in self.g.journal or [] if not what or e.what == what]

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
        return self.game.outcome(self.g)

    def data(self) -> object:
        """Everything, in plain form; equal for equal tables."""
        return to_data(self.g)


def at_table(
    game: Game[G],
    situation: str = "",
    rolls: Sequence[int] = (),
    seats: int = 0,
    options: dict[str, str] | None = None,
    seed: int = 0,
) -> Table[G]:
    """A table from a situation in the game's own language, or from the start if there is none.

    `rolls` are the next results as dice show them, counted from 1; after them, and for shuffles,
    the luck of the seed. `seats` defaults to the fewest the game has.
    """
    chance: Chance = Chance(seed)
    if rolls:
        chance = Scripted([roll - 1 for roll in rolls], chance)
    settings = Settings(game.settings, options or {})
    count = seats or game.fewest
    game.check_seats(count)
    chance.begin(0)
    text = situation.strip("\n")
    g = (
        game.situation(text, settings, count, chance)
        if text
        else game.set_up(settings, count, chance)
    )
    g.journal = []
    g.settle()
    return Table(game, g)


def set_rolls(g: State[G], *rolls: int) -> None:
    """The next results as dice show them, from 1, at a table that is already under way."""
    g.chance = Scripted([roll - 1 for roll in rolls], g.chance)
