# not compiled: made for people, never in a hot path
"""Event Cards: what they want, what they pay, and whether this seat could claim them (AG-EVT)."""

from functools import lru_cache
from typing import Final

from jotunheim.games.assault.book import ARMY, NAMED, NOWHERE, SECOND_LEADER_THERE, Book, EventCard
from jotunheim.games.assault.effects import (
    ARTIFACTS_TURNED,
    FOOD_FED,
    MARKERS_ON_BOARD,
    UNITS_THERE,
    Effect,
)
from jotunheim.games.assault.names import condition_title
from jotunheim.games.assault.rules.board import army_size, is_friendly
from jotunheim.games.assault.rules.events import (
    is_free,
    is_met,
    may_claim_in,
    open_events,
    regions_of,
)
from jotunheim.games.assault.rules.markers import markers_left, markers_on_board
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.texts import MOST_TEXTS, effects_text, event_number
from jotunheim.games.assault.tokens import NOBODY, RACE_NAMES, RUNE_ENEMY, T_EVENT
from jotunheim.games.assault.view_base import offered
from jotunheim.scene import Badge, Card, Zone

RUNES: Final = ("enemy", "journey", "blood")


def event_zone(g: Assault, viewer: int) -> Zone:
    """The Event Draft Area; the next special event of the own race lies beside it."""
    cards = [event_card(g, event, viewer) for event in sorted(g.face_up)]
    if viewer >= 0:
        cards += [event_card(g, e, viewer) for e in open_events(g, viewer) if e not in g.face_up]
    note = "before your command" if viewer >= 0 else ""
    return Zone(key="events", title="Events to claim", kind="row", cards=tuple(cards), note=note)


def special_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """The race's stack of special events, face up, and all events the seat has claimed (AG-EVT-05)."""
    race = g.race_of[seat]
    stack = g.book.stacks[race][g.next_special[race] :]
    shown = stack[1:] if seat == viewer else stack  # the first of one's own can be claimed
    won = [g.book.events[e].title for e in range(len(g.claimed)) if g.claimed[e] == seat]
    return Zone(
        key=f"special{seat}",
        title="Special events to come",
        kind="pile",
        owner=seat,
        cards=tuple([event_card(g, event, NOBODY) for event in shown]),
        note=f"claimed: {', '.join(won)}" if won else "",
    )


def event_card(g: Assault, event: int, viewer: int) -> Card:
    """An Event Card: place and condition, reward, rune and points, and how the viewer stands to it."""
    book = g.book
    card = book.events[event]
    badges = [Badge(text=f"{card.points} OP", kind="points")]
    if viewer >= 0:
        badges.append(claim_badge(g, event, viewer))
    return Card(
        key=f"event:{card.id}",
        name=card.title,
        kind="event",
        number=event_number(book, event) or RACE_NAMES[card.race][:1].upper(),
        text=card_text(book, card),
        sign=RUNES[card.rune - RUNE_ENEMY],
        badges=tuple(badges),
        token=offered(g, viewer, T_EVENT + event),
    )


@lru_cache(MOST_TEXTS)
def card_text(book: Book, card: EventCard) -> str:
    """Where, what it needs, what it gives, in as few words as a card has."""
    needs = [condition_title(book, card.race, need) for need in card.needs]
    if card.where == NAMED:
        needs = [f"{book.region_titles[card.place]}: {', '.join(needs)}"]
    elif card.where == ARMY:
        needs.append(f"{card.place} units in a Small Folk Region without the marker")
    elif card.where == SECOND_LEADER_THERE:
        needs.append("the healthy second leader in a Small Folk Region without the marker")
    parts = ["; ".join(needs) + "." if needs else "Anywhere."]
    if card.free_if is not None:
        parts.append(f"No rune with {condition_title(book, card.race, card.free_if)}.")
    reward = effects_text(book, card.rewards)
    parts += [f"{reward}."] if reward else []
    parts += ["Again and again."] if card.repeat else []
    text = " ".join(parts)
    return text[:1].upper() + text[1:]


def claim_badge(g: Assault, event: int, seat: int) -> Badge:
    """The foot of a card: you can claim it, or what is missing."""
    card = g.book.events[event]
    places = may_claim_in(g, seat, event)
    if places:
        free = any(is_free(g, g.race_of[seat], card, place) for place in places)
        mine = g.turn == seat and g.asked is not None and g.asked.question() == "ClaimEvent"
        when = "You can claim it now" if mine else "You can claim it on your turn"
        return Badge(text=f"{when}, without the rune" if free else when, kind="good")
    return Badge(text=missing(g, event, seat), kind="warn")


def missing(g: Assault, event: int, seat: int) -> str:
    """What keeps a seat from claiming: who is in the way, what is lacking, or the rune."""
    card = g.book.events[event]
    race = g.race_of[seat]
    if card.marker != NOBODY and markers_left(g, card.marker) == 0:
        return "its markers are used up"
    if regions_of(g, race, card):
        return f"you own no {g.book.resource_titles[card.rune]}"
    region = card.place if card.where == NAMED else NOBODY
    for need in card.needs:
        if not is_met(g, race, need, region):
            return lacking(g, race, need, region)
    return "no such region yet" if card.where != NOWHERE else "not yet"


def lacking(g: Assault, race: int, need: Effect, region: int) -> str:
    """The first condition that is not met, with how far it is."""
    book = g.book
    if need.op == UNITS_THERE:
        owner = g.owner[region]
        if owner == NOBODY:
            return "nobody is there"
        if is_friendly(g, race, region):
            return f"you have {army_size(g, region)} of {need.a} units there"
        return f"{book.race_titles[owner]} hold it"
    if need.op == MARKERS_ON_BOARD:
        have = markers_on_board(g, need.a)
        return f"{have} of {need.b} {book.marker_titles[need.a]} Markers so far"
    if need.op == FOOD_FED:
        return f"{g.food_fed} of {need.a} Food fed so far"
    if need.op == ARTIFACTS_TURNED:
        return f"{g.artifacts_turned} of {need.a} Artifacts turned in so far"
    return f"missing: {condition_title(book, race, need)}"
