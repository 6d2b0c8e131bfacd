"""Cards as numbers, for research: piles, events, spells; hidden order is no part of it (AG-INF-03)."""

from jotunheim.games.assault.state import CAST, LOOKED, SPELL_DECK, SPELL_DISCARD, Assault
from jotunheim.games.assault.tokens import EVENTS, NOBODY, RESOURCES, SPELLS
from jotunheim.kernel.encoders import Marks, relative


def open_events(g: Assault, seat: int, marks: Marks) -> None:
    """Universal events that lie open."""
    marks.put_some(g.face_up, EVENTS)


def claimed_events(g: Assault, seat: int, marks: Marks) -> None:
    """Who claimed each event last."""
    for event in range(EVENTS):
        if g.claimed[event] != NOBODY:
            marks.put(event * g.seats + relative(g.claimed[event], seat, g.seats), 1.0)


def special_events(g: Assault, seat: int, marks: Marks) -> None:
    """Own events behind each race."""
    marks.put_shares(g.next_special, 4)


def spell_piles(g: Assault, seat: int, marks: Marks) -> None:
    """The discard pile with its top, spells out of the game, those this seat looks at (AG-INF-01, 02)."""
    zones = g.spells.zones
    discard = zones[SPELL_DISCARD]
    marks.put_some(discard, SPELLS)
    if discard:
        marks.put(SPELLS + discard[-1], 1.0)
    marks.put_some(zones[CAST], SPELLS, 2 * SPELLS)
    for spell in zones[LOOKED]:
        if g.spells.knows(spell, seat):  # AG-INF-11-R
            marks.put(3 * SPELLS + spell, 1.0)


def deck_sizes(g: Assault, seat: int, marks: Marks) -> None:
    """How many cards are left in the decks of spells and events."""
    marks.put_share(0, len(g.spells.zones[SPELL_DECK]), SPELLS)
    marks.put_share(1, len(g.event_deck), EVENTS)


def resource_piles(g: Assault, seat: int, marks: Marks) -> None:
    """Resource Cards by kind: the deck, the discard pile, the draft."""
    marks.put_shares(g.deck, 20)
    marks.put_shares(g.discard, 20, RESOURCES)
    marks.put_shares(g.offered, 10, 2 * RESOURCES)


def partner(g: Assault, seat: int, marks: Marks) -> None:
    """The partner of the trade under way (AG-TRD)."""
    if 0 <= g.target < g.seats:
        marks.put(relative(g.target, seat, g.seats), 1.0)


def offer(g: Assault, seat: int, marks: Marks) -> None:
    """Cards given and asked for in the trade under way."""
    marks.put_shares(g.offer, 10)


def spent(g: Assault, seat: int, marks: Marks) -> None:
    """Offers made; an Artifact that was just spent on a spell."""
    marks.put_share(0, g.offers, 3)
    if g.just_paid:
        marks.put(1, 1.0)
