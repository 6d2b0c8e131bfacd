"""The Heroes at the table: whose turn it is, who decides, how they are."""

from jotunheim.games.dwarves.rules.standing import most_health
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import NOBODY
from jotunheim.games.dwarves.words.names import seat_name
from jotunheim.kernel import deciding
from jotunheim.scene import Counter, Seat
from jotunheim.texts import _, kept


def seats(g: Dwarves, viewer: int) -> list[Seat]:
    """All Heroes in the order of play (DW-GEN-02)."""
    return [
        Seat(
            seat=seat,
            name=seat_name(g, seat),
            counters=counters(g, seat),
            states=deciding(g, seat, viewer),
        )
        for seat in range(g.seats)
    ]


def counters(g: Dwarves, seat: int) -> tuple[Counter, ...]:
    """Health out of the maximum; nothing before the Hero is chosen."""
    if g.heroes[seat] == NOBODY:
        return ()
    return (health(g.health[seat], most_health(g, seat)),)


@kept(200)
def health(points: int, most: int) -> Counter:
    """A public number; the same again for the same numbers."""
    return Counter(key="health", label=_("Health"), value=f"{points}/{most}", sign="heart")


def subtitle(g: Dwarves) -> str:
    """The turn, and how far apart the markers are."""
    line = _("Turn {n}, markers {gap} spaces apart")
    return line.format(n=g.turn, gap=g.doom - g.hero_marker)
