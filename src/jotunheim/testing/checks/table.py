"""What lies on the table: conserved; cloned whole and apart; steps unchanged by running."""

from typing import Any, Final

from jotunheim.kernel import State, Step, to_data
from jotunheim.testing.complaint import Complaint, expect_same, expect_same_state
from jotunheim.testing.walk import Walk, play_on

FURTHER: Final = 5  # plays on a clone, while the original must not move


def check_census(walk: Walk, at_start: dict[str, int]) -> None:
    """Component counts never change."""
    expect_same(at_start, walk.g.census(), "conserved", f"{walk.where()}: counts changed")
    check_places(walk.g, walk.where())


def check_places(g: State[Any], where: str) -> None:
    """Every piece of a veiled family lies in exactly one place."""
    for family, veil in enumerate(g.veils()):
        places = sorted(g.places(family))
        every = range(len(veil.prints))
        if places != list(every):
            gone = [piece for piece in every if piece not in places]
            twice = sorted({piece for piece in places if places.count(piece) > 1})
            what = f"{where}: pieces of family {family}: {gone} nowhere, {twice} twice"
            raise Complaint("conserved", what)


def check_clone(walk: Walk) -> None:
    """A clone is equal, and what happens to it, as bots use it, does not touch the original."""
    g = walk.g
    before = to_data(g)
    twin: State[Any] = g.clone()
    steps = Waiting(g, walk.where())
    expect_same(before, to_data(twin), "clone", f"{walk.where()}: the clone is not equal")
    expect_same(g.options, twin.options, "clone", f"{walk.where()}: the clone's options")
    for veil in twin.veils():
        veil.follow(False)
    play_on(twin, walk.rng, FURTHER)
    steps.check()
    expect_same(before, to_data(g), "clone", f"{walk.where()}: playing the clone moved the table")


class Waiting:
    """The steps that wait, which clones share: running them must not change them."""

    def __init__(self, g: State[Any], where: str) -> None:
        steps: list[Step[Any]] = [*g.agenda]
        if g.asked is not None:
            steps.append(g.asked)
        self.steps = [(step, to_data(step)) for step in steps]
        self.where = where

    def check(self) -> None:
        """All are as they were."""
        for step, data in self.steps:
            now = to_data(step)
            if now != data:
                what = f"{self.where}: running changed the waiting step {type(step).__name__}"
                expect_same(data, now, "frozen steps", what)


class Watch:
    """A play being watched: the steps that wait, and a twin that stays behind."""

    def __init__(self, walk: Walk, with_twin: bool) -> None:
        g = walk.g
        self.walk = walk
        self.where = walk.where()
        self.steps = Waiting(g, self.where)
        self.twin: State[Any] | None = g.clone() if with_twin else None
        self.before = to_data(g) if with_twin else None

    def done(self, token: int) -> None:
        """After the play: no waiting step changed, and the twin follows the same way."""
        self.steps.check()
        if self.twin is not None:
            twin = self.twin
            what = f"{self.where}: playing the table moved its clone"
            expect_same(self.before, to_data(twin), "clone", what)
            twin.play(token)
            what = f"{self.where}: the clone answered alike went another way"
            expect_same_state(self.walk.g, twin, "clone", what)
