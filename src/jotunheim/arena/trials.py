"""Trials: positions in which a sensible player does not do something silly, and how many of them a player solves.

Each game has its trials in `bot/trials.toml`. A trial asks one question, and names answers by their tokens:

    accept   the answers of a sensible player; empty: all that are not in `never`
    never    the silly answers

`card:*` stands for all tokens that begin like this. Where `accept` is given, an answer that is in neither list does not
solve the trial either: `never` only says which of the wrong answers are worth a name.
"""

import math
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from jotunheim.bots.player import player
from jotunheim.bots.search import Edge, Node, Search, Style
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, ContentError, Game, State, UserError
from jotunheim.learn.material import Part, Position
from jotunheim.learn.positions import opened
from jotunheim.ledger import text_of
from jotunheim.texts import _

FILE: Final = "bot/trials.toml"


class Trial(Part, frozen=True):
    """A position with its sensible and its silly answers."""

    id: str
    title: str
    why: str  # what is silly here, in one sentence
    asks: (
        str  # the name of the question: a change of the rules must not put another one in its place
    )
    position: Position
    accept: tuple[str, ...] = ()
    never: tuple[str, ...] = ()

    def solved_by(self, name: str) -> bool:
        """Is this a sensible answer?"""
        if matches(name, self.never):
            return False
        return not self.accept or matches(name, self.accept)


class Trials(Part, frozen=True):
    """The trials of a game."""

    trial: tuple[Trial, ...] = ()


class Comparison(NamedTuple):
    """The best sensible answer and the best silly one, as a long search sees them."""

    sensible: str
    silly: str
    gain: float  # what the sensible one brings more, in utilities
    error: float  # the standard error of it


def matches(name: str, patterns: tuple[str, ...]) -> bool:
    """Is a token one of those that are named?"""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


@lru_cache(maxsize=16)
def trials_of(game: Game[Any]) -> tuple[Trial, ...]:
    """The trials of a game, read once; a game without the file has none."""
    try:
        return msgspec.toml.decode(text_of(game, FILE) or "", type=Trials).trial
    except msgspec.MsgspecError as error:
        raise ContentError(f"{game.name}: {FILE}: {error}") from None


def sight_of(game: Game[Any], trial: Trial) -> Sight:
    """What the seat that is asked sees."""
    return Sight(game, opened(game, trial.position), trial.position.seat)


def answer(game: Game[Any], trial: Trial, name: str, seed: int) -> str:
    """What a new player of this name does there."""
    sight = sight_of(game, trial)
    return sight.name(player(name, seed).choose(sight))


def share(game: Game[Any], trial: Trial, name: str, tries: int) -> float:
    """How often a player of this name solves a trial; each try is a new player."""
    found = [answer(game, trial, name, seed) for seed in range(tries)]
    return sum([trial.solved_by(each) for each in found]) / tries


def compared(game: Game[Any], trial: Trial, iterations: int, seed: int) -> Comparison:
    """The sensible and the silly answer that a search likes best, these two alone and searched for as long again."""
    sight = sight_of(game, trial)
    edges = searched(sight, sight.options, iterations, seed)[0]
    kinds = [[edge for edge in edges if is_good(sight, trial, edge) == good] for good in (1, 0)]
    best = [max(kind, key=lambda edge: edge.visits).token for kind in kinds]
    pair, spread = searched(sight, tuple(best), iterations, seed)
    sensible, silly = sorted(pair, key=lambda edge: best.index(edge.token))
    error = math.sqrt(sensible.doubt(spread) + silly.doubt(spread))
    names = [sight.name(edge.token) for edge in (sensible, silly)]
    return Comparison(names[0], names[1], sensible.value() - silly.value(), error)


def is_good(sight: Sight, trial: Trial, edge: Edge) -> bool:
    """Does an answer of a search solve the trial?"""
    return trial.solved_by(sight.name(edge.token))


def searched(
    sight: Sight, options: tuple[int, ...], iterations: int, seed: int
) -> tuple[list[Edge], float]:
    """What a search finds out about these options, and how much its values differ."""
    world = sight.world()
    world.options = list(options)
    search: Search[Any] = Search(sight.game, world, sight.seat, Chance(seed), Style(), Node())
    search.run(iterations, 0.0)
    edges = search.root.fork(sight.seat, sight.question).edges
    return list(edges.values()), search.spread(sight.seat)


def problems(game: Game[Any], trial: Trial) -> Iterator[str]:
    """What is wrong with a trial, a line each; nothing: it fits the rules."""
    try:
        g: State[Any] = opened(game, trial.position)
    except UserError as error:
        yield f"{trial.id}: {error}"
        return
    asked = (g.asked.name(), g.asked.seat) if g.asked is not None else ("nothing", -1)
    if asked != (trial.asks, trial.position.seat):
        line = _("{trial}: expected {question} of seat {seat}, got {name} of seat {other}")
        facts = {"question": trial.asks, "seat": trial.position.seat}
        yield line.format(trial=trial.id, **facts, name=asked[0], other=asked[1])
        return
    names = [game.words.names[token] for token in g.options]
    for pattern in (*trial.accept, *trial.never):
        if not any(fnmatchcase(name, pattern) for name in names):
            line = _("{trial}: {answer} is not an option; there are {options}")
            yield line.format(trial=trial.id, answer=pattern, options=", ".join(names))
    solved = [trial.solved_by(name) for name in names]
    if all(solved):
        yield _("{trial}: every answer is sensible").format(trial=trial.id)
    elif not any(solved):
        yield _("{trial}: every answer is silly").format(trial=trial.id)
