"""The answer of a puzzle is proven: at each of its plays the search finds these options best, and no others.

A proof says what the question is about: what a table is worth, when the question is settled, and which options settle
it at once. `given` plays at the beginning of a line are told by the puzzle and not judged.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from jotunheim import registry
from jotunheim.kernel import Game
from jotunheim.learn.course import solutions
from jotunheim.learn.material import Puzzle, material_of
from jotunheim.learn.positions import opened
from jotunheim.testing.solver import NEAR, Dice, Solver, best_of, even


def never(g: Any) -> bool:  # noqa: ANN401 - the state of any game
    """The question is settled when the game is over."""
    return False


class Proof(NamedTuple):
    """How the answer of a puzzle is proven."""

    title: str
    worth: Callable[[Any], float]
    ends: Callable[[Any], bool] = never
    closes: Callable[[Any, int], bool] | None = None
    given: int = 0
    until: int = 99  # so many plays of a line are judged; what follows hangs on dice
    worlds: tuple[tuple[tuple[str, str], ...], ...] = ((),)  # texts of the situation to replace
    dice: Dice = even  # results that make no difference may count together
    long: bool = False  # a test that only compiled rules take
    slow: bool = False  # minutes, not seconds: only `python -m tests.learn.proofs`
    worst: bool = (
        False  # what counts is the worst of all worlds, since the player cannot tell them apart
    )


class Finding(NamedTuple):
    """What the search says of one play: the options that are best, and those of the puzzle."""

    found: set[str]
    listed: set[str]
    values: dict[str, float]
    plays: int  # of the search
    seconds: float


def puzzle_of(game: Game[Any], title: str) -> Puzzle:
    """A puzzle by its title."""
    return next(puzzle for puzzle in material_of(game).puzzles if puzzle.title == title)


def findings(name: str, proof: Proof) -> list[Finding]:
    """What the search says of each play of the answer, in all worlds."""
    game = registry.game(name)
    puzzle = puzzle_of(game, proof.title)
    worlds = [in_world(game, puzzle, proof, world) for world in proof.worlds]
    if proof.worst:
        return [worst_of(found) for found in zip(*worlds, strict=True)]
    return [finding for found in worlds for finding in found]


def worst_of(found: tuple[Finding, ...]) -> Finding:
    """One play in worlds that the player cannot tell apart: the worst of them counts."""
    names = found[0].values
    values = {name: min([finding.values[name] for finding in found]) for name in names}
    best = {name for name in names if values[name] > max(values.values()) - NEAR}
    plays, seconds = sum([one.plays for one in found]), sum([one.seconds for one in found])
    return Finding(best, found[0].listed, values, plays, seconds)


def in_world(
    game: Game[Any], puzzle: Puzzle, proof: Proof, world: tuple[tuple[str, str], ...]
) -> list[Finding]:
    """The same in one world."""
    assert puzzle.position is not None
    text = puzzle.position.situation
    for old, new in world:
        assert old in text, f"{puzzle.title}: the situation does not say {old!r}"
        text = text.replace(old, new)
    g = opened(game, msgspec.structs.replace(puzzle.position, situation=text))
    lines = solutions(game, puzzle)
    seats = range(g.seats) if game.cooperative else (puzzle.position.seat,)
    solver: Solver[Any] = Solver(seats, proof.worth, proof.ends, proof.closes, proof.dice)
    found: list[Finding] = []
    for at, token in enumerate(lines[0][: proof.until]):
        if proof.given <= at:
            found.append(
                judged(game, solver, g, {line[at] for line in lines if line[:at] == lines[0][:at]})
            )
        g.play(token)
    return found


def judged(game: Game[Any], solver: Solver[Any], g: Any, listed: set[int]) -> Finding:  # noqa: ANN401 - any state
    """What the search says of one play."""
    names, began, before = game.words.names, time.perf_counter(), solver.plays
    answers = solver.answers(g)
    values = {names[token]: value for token, value in answers.items()}
    best = {names[token] for token in best_of(answers)}
    seconds = time.perf_counter() - began
    return Finding(best, {names[t] for t in listed}, values, solver.plays - before, seconds)
