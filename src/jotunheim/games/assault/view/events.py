"""Event Cards as a seat sees them (AG-EVT)."""

from typing import Final

from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.rules import events
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import EVENT, NOBODY, RUNE_ENEMY
from jotunheim.games.assault.words import names
from jotunheim.games.assault.words.cards import MOST_TEXTS, card_text, event_number
from jotunheim.games.assault.words.targets import offered
from jotunheim.scene import Badge, Card, Zone
from jotunheim.texts import _, kept, listed

RUNES: Final = ("enemy", "journey", "blood")


def event_zone(g: Assault, viewer: int) -> Zone:
    """The Event Draft Area; the next special event of the own race lies beside it."""
    cards = [event_card(g, event, viewer) for event in sorted(g.face_up)]
    if viewer >= 0:
        cards += [
            event_card(g, e, viewer) for e in events.open_events(g, viewer) if e not in g.face_up
        ]
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
    won = [event for event, winner in enumerate(g.claimed) if winner == seat]
    once = [names.event_title(g.book, e) for e in won if not g.book.events[e].repeat]
    again = [names.event_title(g.book, e) for e in won if g.book.events[e].repeat]
    parts = [_("claimed: {events}").format(events=listed(once))] if once else []
    if again:
        text = _("claimed, and can be claimed again: {events}")
        parts.append(text.format(events=listed(again)))
    return "; ".join(parts)


def event_card(g: Assault, event: int, viewer: int) -> Card:
    """An Event Card: place and condition, reward, rune and points, and how the viewer stands to it."""
    claim = (claim_badge(g, event, viewer),) if viewer >= 0 else ()
    return event_card_kept(g.book, event, claim, offered(g, viewer, EVENT.token(event)))


@kept(MOST_TEXTS)
def event_card_kept(book: Book, event: int, claim: tuple[Badge, ...], token: str) -> Card:
    """The same, kept."""
    card = book.events[event]
    price = _("for a {rune}").format(rune=names.resource_title(book, card.rune))
    points = Badge(text=_("{n} OP").format(n=card.points), kind="points", note=price)
    return Card(
        key=f"event:{card.id}",
        name=_(card.title),
        kind="event",
        number=event_number(book, event) or names.race_title(book, card.race)[:1],
        text=card_text(book, card),
        sign=RUNES[card.rune - RUNE_ENEMY],
        face=f"assault/{card.id.replace('_', '-')}",
        badges=(points, *claim),
        token=token,
    )


def claim_badge(g: Assault, event: int, seat: int) -> Badge:
    """The foot of a card: you can claim it, or what is missing."""
    if not events.may_claim_in(g, seat, event):
        return Badge(text=events.missing(g, event, seat), kind="warn")
    free = events.saves_rune(g, event, seat)
    if offered(g, seat, EVENT.token(event)):
        now = _("You can claim it now, without the rune") if free else _("You can claim it now")
        return Badge(text=now, kind="good")
    later = _("You can claim it on your turn")
    if free:
        later = _("You can claim it on your turn, without the rune")
    return Badge(text=later, kind="good")
