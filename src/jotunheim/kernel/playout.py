"""Random play to the end."""

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.state import State
from jotunheim.kernel.steps import G


def playout(g: State[G], chance: Chance, track: bool = False) -> int:
    """Random play to the end; the number of decisions.

    Who knows which hidden piece is not followed any more, since nobody asks for it after the end;
    `track` follows it all the same.
    """
    if not track:
        for veil in g.veils():
            veil.follow(False)
    n = 0
    while not g.over:
        options = g.options
        g.play(options[chance.below(len(options))])
        n += 1
    return n
