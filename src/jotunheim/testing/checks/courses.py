"""Secrets over time: two real courses of events, with the same choices and dice but other hidden cards.

`check_worlds` compares worlds at one moment; but a pause, a question that is skipped or a number may tell
what somebody holds a moment later. So both worlds are played on, and must look the same to a seat for
as long as nothing was shown to it that differs.
"""

from typing import Any, Final

from jotunheim.kernel import State, Veil
from jotunheim.testing.sight import Sight, expect_same_sight
from jotunheim.testing.walk import Walk

PLAYS: Final = 4  # so far both worlds are played on


def check_courses(walk: Walk) -> None:
    """For each viewer: the table and a world it cannot tell from it, played on side by side."""
    for seat in walk.seats():
        if not begins_again(walk.g, seat):
            play_side_by_side(walk, seat)


def play_side_by_side(walk: Walk, seat: int) -> None:
    """A few plays in both worlds; what the seat sees is compared after each."""
    real: State[Any] = walk.g.clone()
    other = walk.deal(seat)
    other.chance = real.chance.copy()
    real.journal, other.journal = [], []
    chosen: list[str] = []
    for _ in range(PLAYS):
        pass_unseen(real, seat)
        pass_unseen(other, seat)
        tokens = common(real, other)
        if not tokens:
            return
        token = tokens[walk.rng.below(len(tokens))]
        chosen.append(walk.game.words.names[token])
        if not play_both(real, other, token, seat):
            return
        what = f"{walk.where()}, then {', '.join(chosen)}: seat {seat} sees what it was not shown"
        mine, its = Sight(walk.game, real, seat), Sight(walk.game, other, seat)
        expect_same_sight(mine, its, "secrets", what)


def begins_again(g: State[Any], seat: int) -> bool:
    """Would a deal take back half of an answer that somebody else is making up?"""
    return g.asked is not None and g.asked.seat != seat and len(g.picks) + len(g.drafts) > 0


def pass_unseen(g: State[Any], seat: int) -> None:
    """Pass for others where the table covers with a pause whether they are asked at all."""
    while g.asked is not None and g.asked.covert and g.asked.seat != seat:
        if g.asked.always_stops(g.me()):
            return
        g.play(g.asked.default(g.me(), g.options))


def common(real: State[Any], other: State[Any]) -> list[int]:
    """What can be chosen in both worlds, if both ask the same."""
    mine, its = real.asked, other.asked
    if mine is None or its is None or mine.seat != its.seat or mine.name() != its.name():
        return []
    return [token for token in real.options if token in other.options]


def play_both(real: State[Any], other: State[Any], token: int, seat: int) -> bool:
    """Play in both worlds; False: the seat was, or may have been, shown which of them it is in."""
    moments = [Moment(real), Moment(other)]
    for g in (real, other):
        g.play(token)
        pass_unseen(g, seat)
    quiet = not any(moment.is_lost() for moment in moments)
    told, its = [moment.told(seat) for moment in moments]
    return quiet and told == its and shown(real, seat) == shown(other, seat)


class Moment:
    """What was hidden before a play."""

    def __init__(self, g: State[Any]) -> None:
        self.g = g
        self.sealed = len(g.seals) > 0
        self.veils = [(veil, veil.count) for veil in g.veils()]
        self.places = [g.places(family) for family in range(len(self.veils))]

    def is_lost(self) -> bool:
        """Were drafts opened, or is what was shown in this play shuffled away again?"""
        if self.sealed and not self.g.seals:
            return True
        veils = self.g.veils()
        return any(
            veils[i] is not veil or veil.count != n for i, (veil, n) in enumerate(self.veils)
        )

    def told(self, seat: int) -> list[list[int]]:
        """What the seat knows now of what lay at each place then: it may have been shown there, and
        then have gone to a place where it can no more be told from others."""
        return [known(veil, self.places[i], seat) for i, (veil, _count) in enumerate(self.veils)]


def shown(g: State[Any], seat: int) -> list[list[int]]:
    """What the seat knows of each hidden piece, in the public order of their places."""
    return [known(veil, g.places(family), seat) for family, veil in enumerate(g.veils())]


def known(veil: Veil, pieces: list[int], seat: int) -> list[int]:
    """What is printed on these pieces, as far as the seat knows."""
    return [veil.prints[p] if veil.knows(p, seat) else -1 for p in pieces]
