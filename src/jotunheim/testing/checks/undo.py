"""The barrier: nothing can be taken back that somebody could have learned from."""

from typing import Any

from jotunheim.kernel import IllegalAction, State
from jotunheim.testing.checks.options import asked_of
from jotunheim.testing.complaint import blame, expect, expect_same
from jotunheim.testing.sight import Sight, expect_same_sight
from jotunheim.testing.walk import Walk


class Floor:
    """The barrier before and after a play."""

    def __init__(self, walk: Walk) -> None:
        g = walk.g
        self.walk = walk
        self.where = walk.where()
        self.barrier = g.barrier
        self.learned = g.learned
        self.draws = g.chance.draws
        self.other = asked_of(walk).seat != g.actor

    def done(self) -> None:
        """It rose where it had to, and never fell."""
        g = self.walk.g
        fell = f"{self.where}: the barrier went from {self.barrier} to {g.barrier}"
        expect(self.barrier <= g.barrier <= g.ply, "undo", fell)
        learned = g.learned != self.learned or g.chance.draws != self.draws
        what = f"{self.where}: chance was drawn or something learned, but undo crosses it"
        expect(not learned or g.barrier == g.ply, "undo", what)
        what = f"{self.where}: another seat played, but undo crosses its play"
        expect(not self.other or g.barrier >= g.ply - 1, "undo", what)


def check_nothing_learned(walk: Walk) -> None:
    """A play that can be undone shows its seat nothing, and whether it can is no secret."""
    g, seat = walk.g, asked_of(walk).seat
    token = g.options[walk.rng.below(len(g.options))]
    real: State[Any] = g.clone()
    real.journal = []
    other = walk.deal(seat)
    other.journal = []
    real.play(token)
    other.play(token)
    name = walk.game.words.names[token]
    fixed = real.barrier == real.ply
    what = f"{walk.where()}: {name} can be undone in one world and not in another"
    expect(fixed == (other.barrier == other.ply), "undo", what)
    if not fixed:
        mine, its = Sight(walk.game, real, seat), Sight(walk.game, other, seat)
        what = f"{walk.where()}: {name} can be undone, but shows its seat"
        expect_same_sight(mine, its, "undo", what)


def check_macros(walk: Walk) -> None:
    """Several tokens sent together are accepted or refused alike in all worlds the seat cannot tell apart."""
    seat = asked_of(walk).seat
    tokens = a_sequence(walk, seat)
    mine, its = answer(walk.g, seat, tokens), answer(walk.deal(seat), seat, tokens)
    words = " ".join([walk.game.words.names[token] for token in tokens])
    what = f"{walk.where()}: {words} is answered differently in another world"
    expect_same(mine, its, "macros", what)


def a_sequence(walk: Walk, seat: int) -> list[int]:
    """Tokens that somebody may send at once: legal ones, then perhaps one that is not."""
    ahead: State[Any] = walk.g.clone()
    tokens: list[int] = []
    while ahead.asked is not None and ahead.asked.seat == seat and len(tokens) < 5:
        tokens.append(ahead.options[walk.rng.below(len(ahead.options))])
        ahead.play(tokens[-1])
    if walk.rng.below(3) == 0:
        tokens.append(walk.rng.below(len(walk.game.words)))
    return tokens


def answer(g: State[Any], seat: int, tokens: list[int]) -> str:
    """The answer to these tokens."""
    try:
        new: State[Any] = g.play_all(seat, tokens)
    except IllegalAction as error:
        return str(error)
    except Exception as error:
        raise blame(error, "macros", "several tokens at once") from error
    return "taken, for good" if new.barrier == new.ply else "taken"
