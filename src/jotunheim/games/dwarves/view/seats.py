"""The Heroes at the table: whose turn it is, who decides, how they are."""

from typing import Final

from jotunheim.games.dwarves.rules.standing import is_held, most_health
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import LEVEL_NAMES
from jotunheim.games.dwarves.view.ending import portraits
from jotunheim.games.dwarves.view.targets import is_laid
from jotunheim.games.dwarves.words.names import hex_name, seat_name
from jotunheim.kernel import deciding
from jotunheim.scene import Counter, Seat, Track
from jotunheim.texts import N_, _, capital, kept

COLOURS: Final = ("fire", "hill", "frost", "storm", "cloud", "stone")
LEVELS_SAID: Final = (N_("easy"), N_("normal"), N_("challenging"), N_("brave"), N_("heroic"))
assert len(LEVELS_SAID) == len(LEVEL_NAMES)


def seats(g: Dwarves, viewer: int) -> list[Seat]:
    """All Heroes in the order of play (DW-GEN-02)."""
    return [one_seat(g, seat, viewer) for seat in range(g.seats)]


def one_seat(g: Dwarves, seat: int, viewer: int) -> Seat:
    """A Hero: place, Health, and what holds it."""
    states = deciding(g, seat, viewer)
    if not is_laid(g):
        name = capital(seat_name(g, seat))
        return Seat(seat=seat, name=name, colour=COLOURS[seat], states=states)
    if seat == g.active:
        states += ("active",)
    place = Counter(key=f"at-{seat}", label=_("at"), value=hex_name(g, g.at[seat]), owner=seat)
    counters = (place, held(seat)) if is_held(g, seat) else (place,)
    return Seat(
        seat=seat,
        name=seat_name(g, seat),
        colour=COLOURS[seat],
        counters=counters,
        states=states,
        tracks=(hearts(f"hearts-{seat}", g.health[seat], most_health(g, seat)),),
        face=portraits(g)[seat],
    )


def held(seat: int) -> Counter:
    """A Hero who cannot leave its hex (DW-MOV-12)."""
    return Counter(key=f"held-{seat}", label=_("held"), value=_("yes"), owner=seat)


@kept(400)
def hearts(key: str, points: int, most: int) -> Track:
    """Health as hearts."""
    return Track(key=key, title=_("Health"), length=most, filled=points, signs=("heart",))


def subtitle(g: Dwarves) -> str:
    """The Book and level, and the turn."""
    level = _(LEVELS_SAID[g.variant.level])
    line = _("Book {book}, {level} · turn {n}")
    return line.format(book=g.variant.book, level=level, n=g.turn)
