"""What a bot thinks of a finished game: the chances along it, and the decisions that cost most.

Every decision is judged by a search from the sight of the seat that decided: the bot knows no more than the player
knew. First it looks quickly at many decisions; that gives the curve. Then it compares the answers that look worst with
its own answer, these two alone and for longer. It looks at each decision by itself, so the work can be done in small
pieces.
"""

import math
from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

import msgspec

from jotunheim.bots.search import Edge, Node, Search, Style, priors
from jotunheim.bots.search.tree import expected_line
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, Game, State
from jotunheim.records import Session

LOOKS: Final = 64  # decisions of a game that are looked at
QUICK: Final = 200  # iterations of a quick look …
LONG: Final = 800  # … and of a second one
SUSPECTS: Final = 4  # decisions of each seat that are looked at again
WORST: Final = 3  # decisions that are told
LEAST: Final = 0.06  # a loss of so many utilities is worth telling: 3 of 100 games
ERRORS: Final = 2.0  # standard errors that a loss must exceed
LINE: Final = 6  # answers kept of what the bot would have done
TRUST: Final = 1.5


class Look(msgspec.Struct, frozen=True):
    """What the bot thinks of one play; values are those of the seat that decided, in [-1, 1]."""

    number: int  # of the play
    seat: int
    value: float  # expected if the seat answers as the bot would
    played: float  # expected after the answer that was given
    line: tuple[tuple[int, str], ...] = ()  # what the bot would do instead: seats and tokens
    sure: bool = False  # the two answers were compared, and the difference is not chance

    @property
    def loss(self) -> float:
        """What the answer has cost; 0 if the bot would have given it too."""
        return self.value - self.played if self.line else 0.0

    @property
    def rival(self) -> str:
        """The answer of the bot, where it is another one."""
        return self.line[0][1] if self.line else ""


class Opinion(msgspec.Struct, frozen=True):
    """All that was found: the curve from quick looks, and second looks at the worst."""

    looks: tuple[Look, ...]
    again: tuple[Look, ...]


def chosen(session: Session, most: int = LOOKS) -> list[int]:
    """The numbers of the plays to look at: all real decisions, or some of them.

    Of many, one half lies evenly over the game; the other half are the answers that the rule of thumb likes least.
    """
    oddness = dict(decisions(session))
    numbers = sorted(oddness)
    if len(numbers) <= most:
        return numbers
    half = max(most // 2, 1)
    even = {numbers[len(numbers) * slot // half] for slot in range(half)}
    rest = sorted([n for n in numbers if n not in even], key=lambda n: -oddness[n])
    return sorted([*even, *rest[: most - len(even)]])


def decisions(session: Session) -> list[tuple[int, float]]:
    """All plays with a choice, each with how odd the answer looks to the rule of thumb: 0 is its own answer."""
    g = session.line.state_after(0)
    found: list[tuple[int, float]] = []
    for play in session.plays:
        if len(g.options) > 1 and play.token in g.options:
            found.append((play.number, oddness_of(session.game, g, play.seat, play.token)))
        g.play(play.token)
    return found


def oddness_of(game: Game[Any], g: State[Any], seat: int, token: int) -> float:
    """How much less the rule of thumb likes this answer than its own."""
    sight = Sight(game, g, seat)
    odds = priors(sight.weights(), TRUST)
    return math.log(max(odds) / max(odds[sight.options.index(token)], 1e-9))


def look(session: Session, number: int, rival: str = "", iterations: int = 0) -> Look:
    """Judge a play: against all other answers, or, for longer, against this one alone."""
    game, play = session.game, session.plays[number - 1]
    sight = Sight(game, session.line.state_after(number - 1), play.seat)
    world = sight.world()
    if rival:
        world.options = [play.token, game.words.token(rival)]
    search: Search[Any] = Search(game, world, play.seat, Chance(number), Style(), Node())
    search.run(iterations or (LONG if rival else QUICK), 0.0)
    best = search.verdict()
    fork = search.root.fork(play.seat, sight.question)
    played = fork.edges[play.token]
    value = fork.value() if not played.visits else played.value()
    return Look(
        number,
        play.seat,
        within(best.value()),
        within(value),
        () if best is played else line_of(sight, best),
        bool(rival) and is_sure(best, played, search.spread(play.seat)),
    )


def within(value: float) -> float:
    """A value between -1 and 1."""
    return max(-1.0, min(1.0, value))


def line_of(sight: Sight, best: Edge) -> tuple[tuple[int, str], ...]:
    """The answer of the bot, and how it expects play to go on."""
    rest = [(seat, sight.name(token)) for seat, _question, token in expected_line(best.child, LINE)]
    return ((sight.seat, sight.name(best.token)), *rest)


def is_sure(best: Edge, played: Edge, spread: float) -> bool:
    """Is the difference of two answers worth telling, and more than chance?"""
    if best is played or not best.visits or not played.visits:
        return False
    gain = best.value() - played.value()
    error = math.sqrt(best.doubt(spread) + played.doubt(spread))
    return gain >= LEAST and gain > ERRORS * error


def suspects(looks: list[Look], cooperative: bool) -> list[Look]:
    """The plays that are worth a second look: the worst of each seat, or of the team."""
    worse = sorted([one for one in looks if one.loss >= LEAST], key=lambda one: -one.loss)
    if cooperative:
        return worse[: 2 * SUSPECTS]
    seats = sorted({one.seat for one in worse})
    return [one for seat in seats for one in [w for w in worse if w.seat == seat][:SUSPECTS]]


def worst(session: Session, opinion: Opinion, seat: int = -1) -> list[Look]:
    """The decisions that cost most, of a seat or of all; one a turn, since parts of one plan fail together."""
    sure = [one for one in opinion.again if one.sure and seat in (-1, one.seat)]
    turn_of = turns(session)
    found: dict[int, Look] = {}
    for one in sorted(sure, key=lambda one: -one.loss):
        found.setdefault(turn_of[one.number], one)
    return list(found.values())[:WORST]


def turns(session: Session) -> dict[int, int]:
    """For each play the first of the plays in a row of its seat."""
    found: dict[int, int] = {}
    for _seat, plays in groupby(session.plays, key=lambda play: play.seat):
        numbers = [play.number for play in plays]
        found |= dict.fromkeys(numbers, numbers[0])
    return found


def moment_before(session: Session, number: int) -> int:
    """The moment at which a play was decided, as pages count moments."""
    return session.plays[number - 2].public_ply if number > 1 else session.line.base


def curves(session: Session, opinion: Opinion) -> dict[int, list[tuple[int, float]]]:
    """What the bot expected along the game, by seat: moments and values; a team has one curve, that of seat 0.

    The last point is how it ended.
    """
    game, last = session.game, len(session.plays)
    seats = [0] if game.cooperative else list(range(session.header.seats))
    ends = game.outcome(session.line.state_after(last)).utilities
    found: dict[int, list[tuple[int, float]]] = {}
    for seat in seats:
        own = [one for one in opinion.looks if game.cooperative or one.seat == seat]
        found[seat] = [
            *[(moment_before(session, one.number), one.value) for one in own],
            (moment_before(session, last + 1), ends[seat]),
        ]
    return found


def analyse(session: Session, tell: Callable[[int, int], None]) -> Opinion:
    """All of it at once; `tell` hears how many looks are done, and of how many."""
    numbers = chosen(session)
    looks: list[Look] = []
    for number in numbers:
        looks.append(look(session, number))
        tell(len(looks), len(numbers))
    worse = suspects(looks, session.game.cooperative)
    again = [look(session, one.number, one.rival) for one in worse]
    return Opinion(tuple(looks), tuple(again))
