"""Random play to the end."""

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.state import State
from jotunheim.kernel.steps import G


def playout(g: State[G], chance: Chance) -> int:
    """Random play to the end; the number of decisions."""
    n = 0
    while not g.over:
        options = g.options
        g.play(options[chance.below(len(options))])
        n += 1
    return n
