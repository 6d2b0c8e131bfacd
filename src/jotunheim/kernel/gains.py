"""Where points came from, as the journal tells it; for the end of a game."""

from collections.abc import Mapping

from jotunheim.kernel.journal import Event
from jotunheim.scene import Gain
from jotunheim.texts import _


def gains_by_source(
    journal: list[Event] | None, sources: Mapping[str, str], signs: Mapping[str, int]
) -> list[Gain]:
    """Points gained (sign 1) and lost (-1), each with the last source before it.

    An event of points has the seat and the number as its first values.
    """
    found: list[Gain] = []
    source = ""
    for event in journal or []:
        source = sources.get(event.what, source)
        sign = signs.get(event.what, 0)
        if sign:
            seat, number = event.values[:2]
            found.append(Gain(event.public_ply, seat, sign * number, _(source)))
    return found


def largest(gains: list[Gain], most: int) -> list[Gain]:
    """The largest changes, either way, in the order of the game; of equals the first."""
    order = sorted(range(len(gains)), key=lambda at: (-abs(gains[at].points), at))
    return [gains[at] for at in sorted(order[:most])]
