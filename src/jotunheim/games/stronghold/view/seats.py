"""The two players, and the line under the title."""

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.words.names import seat_name
from jotunheim.kernel import deciding
from jotunheim.scene import Seat
from jotunheim.texts import _


def seats(g: Stronghold, viewer: int) -> list[Seat]:
    """Both sides of the wall (SH-GEN-01)."""
    return [
        Seat(seat=seat, name=seat_name(g, seat), states=deciding(g, seat, viewer))
        for seat in range(g.seats)
    ]


def subtitle(g: Stronghold) -> str:
    """The round (SH-GEN-02)."""
    return _("Round {n} of {rounds}").format(n=g.round, rounds=g.book.numbers.rounds)
