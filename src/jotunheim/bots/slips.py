"""The opinion of a bot in words: what was played, what was better, and what it would have changed."""

from dataclasses import dataclass
from typing import Any

from jotunheim.bots.analysis import Look, Opinion, moment_before, worst
from jotunheim.bots.hints import phrase_of
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Game
from jotunheim.records import Session
from jotunheim.texts import _


@dataclass(frozen=True)
class Slip:
    """One decision that has cost much."""

    number: int  # of the play
    moment: int  # to look at: just before the play
    seat: int
    question: str
    played: str
    better: str
    chances: str


def slips(session: Session, opinion: Opinion, seat: int = -1) -> list[Slip]:
    """The decisions that cost most, the worst first; of one seat, or of all. A team has no seats of its own."""
    own = -1 if session.game.cooperative else seat
    return [slip_of(session, one) for one in worst(session, opinion, own)]


def slip_of(session: Session, one: Look) -> Slip:
    """A decision in the words of its prompt, as the seat saw it then."""
    game, play = session.game, session.plays[one.number - 1]
    sight = Sight(game, session.line.state_after(one.number - 1), play.seat)
    world = sight.world()
    assert world.asked is not None
    names = game.words.names
    done = tuple([(p.seat, names[p.token]) for p in session.plays[one.number - 1 :][:8]])
    return Slip(
        one.number,
        moment_before(session, one.number),
        one.seat,
        world.asked.question(world),
        phrase_of(game, world, done).label,
        phrase_of(game, sight.world(), one.line).label,
        chances(game, world.seats, one),
    )


def rate(value: float) -> int:
    """A value as a chance of a hundred."""
    return round(50 * (1.0 + value))


def chances(game: Game[Any], seats: int, one: Look) -> str:
    """What the decision changed."""
    if seats == 2 or game.cooperative:
        text = _("about {better} % to win instead of {played} %")
    else:
        text = _("about {better} % to finish before another player instead of {played} %")
    return text.format(better=rate(one.value), played=rate(one.played))
