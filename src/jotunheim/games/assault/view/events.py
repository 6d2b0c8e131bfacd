"""Event Cards: what they want, what they pay, and whether this seat could claim them (AG-EVT)."""

from functools import lru_cache
from typing import Final

from jotunheim.games.assault.book.tables import NAMED, NOWHERE, Book, EventCard
from jotunheim.games.assault.effects import (
    ARTIFACTS_TURNED,
    FOOD_FED,
    MARKERS_ON_BOARD,
    UNITS_THERE,
    Effect,
)
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
from jotunheim.games.assault.tokens import NOBODY, RUNE_ENEMY, T_EVENT
from jotunheim.games.assault.words.cards import MOST_TEXTS, event_needs, event_number
from jotunheim.games.assault.words.effects import effects_text
from jotunheim.games.assault.words.names import (
    condition_title,
    event_title,
    marker_title,
    race_title,
    resource_title,
    sentences,
)
from jotunheim.games.assault.words.targets import offered
from jotunheim.scene import Badge, Card, Zone
from jotunheim.texts import _, listed, ngettext, spoken

RUNES: Final = ("enemy", "journey", "blood")


def event_zone(g: Assault, viewer: int) -> Zone:
    """The Event Draft Area; the next special event of the own race lies beside it."""
    cards = [event_card(g, event, viewer) for event in sorted(g.face_up)]
    if viewer >= 0:
        cards += [event_card(g, e, viewer) for e in open_events(g, viewer) if e not in g.face_up]
    return Zone(
        key="events",
        title=_("Events to claim"),
        kind="row",
        cards=tuple(cards),
        note=_("before your command") if viewer >= 0 else "",
    )


def special_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """The race's stack of special events, face up, and all events the seat has claimed (AG-EVT-05)."""
    race = g.race_of[seat]
    stack = g.book.stacks[race][g.next_special[race] :]
    shown = stack[1:] if seat == viewer else stack  # the first of one's own can be claimed
    return Zone(
        key=f"special{seat}",
        title=_("Special events to come"),
        kind="pile",
        owner=seat,
        cards=tuple([event_card(g, event, NOBODY) for event in shown]),
        note=claimed_words(g, seat),
    )


def claimed_words(g: Assault, seat: int) -> str:
    """The events that a seat has claimed; those that lie there still are told apart (AG-EVT-06)."""
    parts: list[str] = []
    for text, repeat in (
        (_("claimed: {events}"), False),
        (_("claimed, and can be claimed again: {events}"), True),
    ):
        won = [
            event_title(g.book, event)
            for event, card in enumerate(g.book.events)
            if g.claimed[event] == seat and card.repeat == repeat
        ]
        parts += [text.format(events=listed(won))] if won else []
    return "; ".join(parts)


def event_card(g: Assault, event: int, viewer: int) -> Card:
    """An Event Card: place and condition, reward, rune and points, and how the viewer stands to it."""
    claim = (claim_badge(g, event, viewer),) if viewer >= 0 else ()
    return event_card_in(spoken(), g.book, event, claim, offered(g, viewer, T_EVENT + event))


@lru_cache(MOST_TEXTS)
def event_card_in(
    language: str, book: Book, event: int, claim: tuple[Badge, ...], token: str
) -> Card:
    """The same, kept for each language."""
    card = book.events[event]
    price = _("for a {rune}").format(rune=resource_title(book, card.rune))
    points = Badge(text=_("{n} OP").format(n=card.points), kind="points", note=price)
    return Card(
        key=f"event:{card.id}",
        name=_(card.title),
        kind="event",
        number=event_number(book, event) or race_title(book, card.race)[:1],
        text=card_text(book, card),
        sign=RUNES[card.rune - RUNE_ENEMY],
        badges=(points, *claim),
        token=token,
    )


def card_parts(book: Book, card: EventCard) -> list[str]:
    """Where, what it needs, what it gives, in as few words as a card has."""
    parts = [event_needs(book, card) or _("Anywhere")]
    if card.free_if is not None:
        saved = condition_title(book, card.race, card.free_if)
        parts.append(_("No rune with {saved}").format(saved=saved))
    parts += [effects_text(book, card.rewards)] if card.rewards else []
    parts += [_("Again and again")] if card.repeat else []
    return parts


def card_text(book: Book, card: EventCard) -> str:
    """An Event Card."""
    return card_text_in(spoken(), book, card)


@lru_cache(MOST_TEXTS)
def card_text_in(language: str, book: Book, card: EventCard) -> str:
    """The same, kept for each language."""
    text = sentences(card_parts(book, card))
    return text[:1].upper() + text[1:]


def card_clauses(book: Book, card: EventCard) -> str:
    """The same without the last full stop, for a sentence that goes on."""
    return card_clauses_in(spoken(), book, card)


@lru_cache(MOST_TEXTS)
def card_clauses_in(language: str, book: Book, card: EventCard) -> str:
    """The same, kept for each language."""
    parts = card_parts(book, card)
    text = " ".join([*[sentences([part]) for part in parts[:-1]], parts[-1]])
    return text[:1].upper() + text[1:]


def claim_badge(g: Assault, event: int, seat: int) -> Badge:
    """The foot of a card: you can claim it, or what is missing."""
    if not may_claim_in(g, seat, event):
        return Badge(text=missing(g, event, seat), kind="warn")
    free = saves_rune(g, event, seat)
    if g.turn == seat and g.asked is not None and g.asked.question() == "ClaimEvent":
        now = _("You can claim it now, without the rune") if free else _("You can claim it now")
        return Badge(text=now, kind="good")
    later = _("You can claim it on your turn")
    if free:
        later = _("You can claim it on your turn, without the rune")
    return Badge(text=later, kind="good")


def saves_rune(g: Assault, event: int, seat: int) -> bool:
    """Is there a region where the seat could claim it without the rune?"""
    card = g.book.events[event]
    places = may_claim_in(g, seat, event)
    return any(is_free(g, g.race_of[seat], card, place) for place in places)


def missing(g: Assault, event: int, seat: int) -> str:
    """What keeps a seat from claiming: who is in the way, what is lacking, or the rune."""
    card = g.book.events[event]
    race = g.race_of[seat]
    if card.marker != NOBODY and markers_left(g, card.marker) == 0:
        return _("its markers are used up")
    if regions_of(g, race, card):
        return _("you own no {rune}").format(rune=resource_title(g.book, card.rune))
    region = card.place if card.where == NAMED else NOBODY
    for need in card.needs:
        if not is_met(g, race, need, region):
            return lacking(g, race, need, region)
    return _("no such region yet") if card.where != NOWHERE else _("not yet")


def lacking(g: Assault, race: int, need: Effect, region: int) -> str:
    """The first condition that is not met, with how far it is."""
    book = g.book
    if need.op == UNITS_THERE:
        return lacking_units(g, race, need.a, region)
    if need.op == MARKERS_ON_BOARD:
        text = ngettext(
            "{have} of {n} {kind} Marker so far", "{have} of {n} {kind} Markers so far", need.b
        )
        have = markers_on_board(g, need.a)
        return text.format(have=have, n=need.b, kind=marker_title(book, need.a))
    if need.op == FOOD_FED:
        text = ngettext("{have} of {n} Food fed so far", "{have} of {n} Food fed so far", need.a)
        return text.format(have=g.food_fed, n=need.a)
    if need.op == ARTIFACTS_TURNED:
        text = ngettext(
            "{have} of {n} Artifact turned in so far",
            "{have} of {n} Artifacts turned in so far",
            need.a,
        )
        return text.format(have=g.artifacts_turned, n=need.a)
    return _("missing: {condition}").format(condition=condition_title(book, race, need))


def lacking_units(g: Assault, race: int, number: int, region: int) -> str:
    """Who is in the region where an army is wanted."""
    owner = g.owner[region]
    if owner == NOBODY:
        return _("nobody is there")
    if is_friendly(g, race, region):
        text = ngettext(
            "you have {have} of {n} unit there", "you have {have} of {n} units there", number
        )
        return text.format(have=army_size(g, region), n=number)
    return _("{race} hold it").format(race=race_title(g.book, owner))
