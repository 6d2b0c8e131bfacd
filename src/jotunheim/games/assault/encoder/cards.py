"""Cards as numbers, for research: piles, events, spells; hidden order is no part of it (AG-INF-03)."""

from jotunheim.games.assault.state import CAST, LOOKED, SPELL_DECK, SPELL_DISCARD, Assault
from jotunheim.games.assault.tokens import EVENTS, NOBODY, SPELLS
from jotunheim.kernel.encoders import Marks, relative, seat_of, share, some_of


def open_events(g: Assault, seat: int) -> list[float]:
    """Universal events that lie open."""
    return some_of(g.face_up, EVENTS)


def claimed_events(g: Assault, seat: int, marks: Marks) -> None:
    """Who claimed each event last."""
    for event in range(EVENTS):
        if g.claimed[event] != NOBODY:
            marks.put(event * g.seats + relative(g.claimed[event], seat, g.seats), 1.0)


def spell_piles(g: Assault, seat: int) -> list[float]:
    """The discard pile with its top, spells out of the game, those this seat looks at (AG-INF-01, 02)."""
    zones = g.spells.zones
    looked = [spell for spell in zones[LOOKED] if g.spells.knows(spell, seat)]  # AG-INF-11-R
    piles = (zones[SPELL_DISCARD], zones[SPELL_DISCARD][-1:], zones[CAST], looked)
    return [number for pile in piles for number in some_of(pile, SPELLS)]


def deck_sizes(g: Assault, seat: int) -> list[float]:
    """How many cards are left in the decks of spells and events."""
    return [share(len(g.spells.zones[SPELL_DECK]), SPELLS), share(len(g.event_deck), EVENTS)]


def partner(g: Assault, seat: int) -> list[float]:
    """The partner of the trade under way (AG-TRD)."""
    return seat_of(g.target if g.target < g.seats else NOBODY, seat, g.seats)
