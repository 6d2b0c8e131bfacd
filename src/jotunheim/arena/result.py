"""One game of a tournament, played to its end and measured."""

import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from jotunheim.arena.plan import Match
from jotunheim.bots.own.offered import fingerprints
from jotunheim.bots.player import Player, player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Decision, Game, Outcome
from jotunheim.records.new_game import new_header
from jotunheim.records.session import Session
from jotunheim.texts import ENGLISH, speaking

if TYPE_CHECKING:
    from jotunheim.arena.dataset import Writer

BINS: Final = 20  # the course of a game, for the plot of branching


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came out of one game: one line of the file of results. Lists are by seat."""

    number: int
    players: tuple[str, ...]
    entries: tuple[int, ...]
    names: tuple[str, ...]  # what the seats are called in the game: a side, a race
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win
    length: int  # decisions
    digest: str  # of the last state
    branching: tuple[float, ...]  # options on offer, on average, along the course of the game
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent on decisions; the only thing that differs between two runs
    reason: str = ""
    faults: tuple[int, ...] = ()  # decisions that a foreign player lost to the rule of thumb …
    first_fault: str = ""  # … and how it began; a late answer may come in time in another run

    def timeless(self) -> "Result":
        """The result without the time it took."""
        return msgspec.structs.replace(self, seconds=())


class Report(msgspec.Struct, frozen=True, tag=True):
    """What a worker sends back: the result, and the record of the game."""

    result: Result
    record: str
    data: bytes = b""  # the game as data for training, if the match asks for it


class Trouble(msgspec.Struct, frozen=True, tag=True):
    """What a worker sends back when a game could not be finished."""

    number: int
    line: str  # what the user did wrong; empty: the mistake is in the program …
    trace: str  # … and this is where it is


def play_match(game: Game[Any], match: Match) -> Report:
    """Seat the players and let them play."""
    seats = len(match.players)
    header = new_header(game, seats, match.options, f"fast:{match.seed}")
    header.players = dict(enumerate(match.players))
    header.fingerprints = fingerprints(header.players)
    session = Session(game, header)
    players = [player(match.players[s], match.seeds[s]) for s in range(seats)]
    try:
        return play_on(game, match, session, players)
    finally:
        for one in players:
            one.close()


def play_on(game: Game[Any], match: Match, session: Session, players: list[Player]) -> Report:
    """Let the players answer until the game is over."""
    seats = len(players)
    seconds = [0.0] * seats
    decisions = [0] * seats
    offers: list[int] = []
    writer = new_writer(game) if match.data else None
    asked: Decision[Any] | None = session.g.asked
    while asked is not None:
        began = time.perf_counter()
        token = players[asked.seat].choose(Sight(game, session.g, asked.seat))
        seconds[asked.seat] += time.perf_counter() - began
        if writer is not None:
            thought = players[asked.seat].thought()
            writer.add(session.g, asked.seat, session.g.options, token, thought)
        decisions[asked.seat] += 1
        offers.append(len(session.g.options))
        session.play_tokens([token])
        asked = session.g.asked
    with speaking(ENGLISH):  # what is kept is the same for all readers
        outcome: Outcome = game.outcome(session.g)
        names = tuple([game.seat_name(session.g, seat) for seat in range(seats)])
    faults = [one.faults() for one in players]
    result = Result(
        number=match.number,
        players=match.players,
        entries=match.entries,
        names=names,
        ranks=tuple(outcome.ranks),
        scores=tuple(outcome.scores),
        shares=tuple(win_shares(outcome)),
        length=len(offers),
        digest=session.g.digest(),
        branching=tuple(course_of(offers)),
        decisions=tuple(decisions),
        seconds=tuple([round(value, 6) for value in seconds]),
        reason=outcome.reason,
        faults=tuple([len(lines) for lines in faults]) if any(faults) else (),
        first_fault=next((lines[0] for lines in faults if lines), ""),
    )
    data = writer.file(outcome.utilities) if writer is not None else b""
    return Report(result, session.text(), data)


def new_writer(game: Game[Any]) -> "Writer":
    """What makes data of a game; it needs packages that come on first use."""
    from jotunheim.arena.dataset import Writer

    return Writer(game)


def win_shares(outcome: Outcome) -> list[float]:
    """What each seat has of the win: all of it, also in a side that wins together; equal winners share it."""
    winners = outcome.winners()
    shares = [0.0] * len(outcome.ranks)
    for seat in winners:
        shares[seat] = 1.0 if outcome.utilities[seat] == 1.0 else 1.0 / len(winners)
    return shares


def course_of(offers: list[int]) -> list[float]:
    """The mean number of options in each of the parts into which the game is cut."""
    found: list[float] = []
    for i in range(BINS if offers else 0):
        first = len(offers) * i // BINS
        part = offers[first : max(first + 1, len(offers) * (i + 1) // BINS)]  # short games repeat
        found.append(round(sum(part) / len(part), 2))
    return found
