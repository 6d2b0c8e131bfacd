"""Two worlds that one seat cannot tell apart: the same game, with other things where only others look.

A world is a record: a seed, a situation, and plays. A pair counts if every scene of the seat is the same, byte
for byte, at every moment up to the last, while another seat's is not; or while the dice to come are others,
which nobody sees.
"""

import zlib
from typing import Any

from jotunheim.kernel import DONE, PASS, Game, State
from jotunheim.records import Session, new_header
from jotunheim.scene import encode

SEED = "5eed" * 16
OTHER_DICE = "0dd5" * 16


def pick(game: Game[Any], g: State[Any]) -> str:
    """What everybody answers: by the question alone, and a pass where nobody may notice."""
    assert g.asked is not None
    if g.asked.covert:
        return game.words.names[PASS if PASS in g.options else DONE]
    names = sorted(game.words.names[token] for token in g.options)
    return names[zlib.crc32(f"{g.asked.name()} {told(g)}".encode()) % len(names)]


def told(g: State[Any]) -> int:
    """The moment, as everybody counts it."""
    return g.ply - g.covert_passes


class World:
    """A game that is played by everybody alike."""

    def __init__(self, game: Game[Any], seats: int, situation: str, seed: str = SEED) -> None:
        self.game = game
        self.session = Session(game, new_header(game, seats, seed=seed, situation=situation))
        self.pass_by()

    def sight(self, seat: int) -> bytes:
        """What a seat sees now."""
        return encode(self.session.scene(seat))

    def on(self) -> bool:
        """To the next moment at which somebody is openly asked; False: the game is over."""
        if not self.session.g.over:
            self.session.play(pick(self.game, self.session.g))
            self.pass_by()
        return not self.session.g.over

    def pass_by(self) -> None:
        """Whoever is asked without anybody's notice passes."""
        while (asked := self.session.g.asked) is not None and asked.covert:
            self.session.play(pick(self.game, self.session.g))


def are_twins(one: World, two: World, seat: int, moments: int) -> bool:
    """Does the seat see the same up to a moment, while another does not, or the dice to come differ?"""
    others = [other for other in range(one.session.header.seats) if other != seat]
    differ = one.session.header.seed != two.session.header.seed
    for number in range(moments + 1):
        if number and not (one.on() and two.on()):
            return False
        if one.sight(seat) != two.sight(seat):
            return False
        differ = differ or any(one.sight(other) != two.sight(other) for other in others)
    return differ


def twins(
    game: Game[Any],
    seats: int,
    seat: int,
    situations: tuple[str, str],
    moments: int,
    other_dice: bool = False,
) -> tuple[Session, Session]:
    """Two worlds that `seat` cannot tell apart and others can, played up to a moment."""
    one = World(game, seats, situations[0])
    two = World(game, seats, situations[1], OTHER_DICE if other_dice else SEED)
    assert are_twins(one, two, seat, moments)
    return one.session, two.session
