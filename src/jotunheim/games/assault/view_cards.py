# not compiled: made for people, never in a hot path
"""Cards as a seat may see them: rows, hands, Resource Areas, events, piles (AG-INF-01, 02)."""

from jotunheim.games.assault.names import (
    command_title,
    seat_title,
)
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.texts import (
    command_text,
    event_text,
    resource_text,
    spell_text,
)
from jotunheim.games.assault.tokens import (
    COMMAND_NAMES,
    COMMANDS,
    LEAD,
    MAGIC,
    NOBODY,
    RESOURCE_NAMES,
    RESOURCES,
    T_COMMAND,
    T_EVENT,
    T_RESOURCE,
)
from jotunheim.games.assault.view_base import offered
from jotunheim.scene import (
    Badge,
    Card,
    Zone,
)


def zones(g: Assault, viewer: int) -> tuple[Zone, ...]:
    """Cards: rows, hands, Resource Areas, events, piles (AG-INF-01)."""
    found = [event_zone(g, viewer)]
    for seat in range(g.seats):
        found += [
            row_zone(g, seat, viewer),
            resource_zone(g, seat, viewer),
            special_zone(g, seat, viewer),
        ]
        found.append(spell_zone(g, seat, viewer))
        if seat == viewer:
            found.append(hand_zone(g, seat))
    if sum(g.offered) > 0:
        found.append(pile_zone(g, "offered", "Resource Cards to choose from", g.offered, viewer))
    found.append(pile_zone(g, "discard", "Resource Discard Pile", g.discard, NOBODY))
    found.append(Zone(key="deck", title="Resource Deck", kind="deck", count=sum(g.deck)))
    found.append(Zone(key="spell_deck", title="Spell Deck", kind="deck", count=len(g.spell_deck)))
    found.append(Zone(key="event_deck", title="Event Deck", kind="deck", count=len(g.event_deck)))
    found.append(open_spells(g, "spell_discard", "Spell Discard Pile", g.spell_discard))
    found.append(open_spells(g, "cast", "Cast spells, out of the game", g.cast))
    return tuple(found)


def event_card(g: Assault, event: int, viewer: int) -> Card:
    """An Event Card, with the reason where it cannot be claimed now."""
    card = g.book.events[event]
    asked = g.asked
    mine = asked is not None and asked.seat == viewer and asked.question() == "ClaimEvent"
    return Card(
        key=f"event:{card.id}",
        name=card.title,
        kind="event",
        text=event_text(g.book, card),
        badges=(Badge(text=f"{card.points} OP", kind="points"),),
        token=offered(g, viewer, T_EVENT + event),
        why_not=g.why_not(T_EVENT + event) if mine else "",
    )


def event_zone(g: Assault, viewer: int) -> Zone:
    """The Event Draft Area."""
    cards = [event_card(g, event, viewer) for event in g.face_up]
    return Zone(key="events", title="Events", kind="row", cards=tuple(cards))


def special_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """The race's stack of special events, face up; claimed ones are turned sideways (AG-EVT-05)."""
    race = g.race_of[seat]
    cards: list[Card] = []
    for place, event in enumerate(g.book.stacks[race]):
        if place >= g.next_special[race]:
            cards.append(event_card(g, event, viewer if seat == viewer else -2))
    won = [e for e in range(len(g.claimed)) if g.claimed[e] == seat]
    titles = ", ".join([g.book.events[event].title for event in won])
    title = f"Special events of the {g.book.race_titles[race]}"
    return Zone(
        key=f"special{seat}",
        title=title,
        kind="pile",
        owner=seat,
        cards=tuple(cards),
        note=f"Claimed: {titles}" if titles else "",
    )


def row_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """The row of Command Cards, from left to right, with their live bonus (AG-CMD-04)."""
    places = [(g.laid[seat * COMMANDS + c], c) for c in range(COMMANDS)]
    cards: list[Card] = []
    for place, command in sorted(places):
        if place > 0:
            badges: tuple[Badge, ...] = ()
            if command in (LEAD, MAGIC):
                right = g.row[seat] - place
                badges = (Badge(text=f"+{right} from the right", kind="bonus"),)
            states = ("activated",) if command == LEAD and g.activated[seat] else ()
            cards.append(command_card(g, seat, command, badges, states, ""))
    title = f"Row of the {seat_title(g, seat)}"
    return Zone(key=f"row{seat}", title=title, kind="row", owner=seat, cards=tuple(cards))


def command_card(
    g: Assault,
    seat: int,
    command: int,
    badges: tuple[Badge, ...],
    states: tuple[str, ...],
    token: str,
) -> Card:
    """A Command Card."""
    return Card(
        key=f"command{seat}:{COMMAND_NAMES[command]}",
        name=command_title(g, seat, command),
        kind="command",
        text=command_text(g.book, g.race_of[seat], command),
        owner=seat,
        badges=badges,
        states=states,
        token=token,
    )


def hand_zone(g: Assault, seat: int) -> Zone:
    """The Command Cards still in hand, with what their place would be worth now."""
    badges = (Badge(text=f"+{g.row[seat]} from the left", kind="bonus"),)
    cards = [
        command_card(g, seat, c, badges, (), offered(g, seat, T_COMMAND + c))
        for c in range(COMMANDS)
        if g.laid[seat * COMMANDS + c] == 0
    ]
    return Zone(key="hand", title="Your Command Cards", kind="hand", owner=seat, cards=tuple(cards))


def resource_cards(g: Assault, key: str, counts: list[int], viewer: int) -> tuple[Card, ...]:
    """Resource Cards by kind."""
    cards: list[Card] = []
    for kind in range(RESOURCES):
        if counts[kind] > 0:
            cards.append(
                Card(
                    key=f"{key}:{RESOURCE_NAMES[kind]}",
                    name=g.book.resource_titles[kind],
                    kind="resource",
                    text=resource_text(g.book, kind),
                    badges=(Badge(text=f"×{counts[kind]}", kind="count"),),
                    token=offered(g, viewer, T_RESOURCE + kind),
                )
            )
    return tuple(cards)


def resource_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """A Resource Area, face up (AG-COM-18)."""
    counts = g.resources[seat * RESOURCES : seat * RESOURCES + RESOURCES]
    cards = resource_cards(g, f"cards{seat}", counts, viewer if viewer == seat else -2)
    title = f"Resource Area of the {seat_title(g, seat)}"
    return Zone(key=f"resources{seat}", title=title, kind="row", owner=seat, cards=cards)


def pile_zone(g: Assault, key: str, title: str, counts: list[int], viewer: int) -> Zone:
    """An open pile of Resource Cards."""
    cards = resource_cards(g, key, counts, viewer)
    return Zone(key=key, title=title, kind="pile", cards=cards, count=sum(counts))


def spell_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """Held spells: their number is public, which they are only to those who know (AG-MAG-09)."""
    cards: list[Card] = []
    hidden = 0
    for spell in sorted(g.spells[seat]):
        if knows_spell(g, spell, seat, viewer):
            card = g.book.spells[spell]
            text = spell_text(g.book, spell)
            cards.append(Card(key=f"spell:{card.id}", name=card.title, kind="spell", text=text))
        else:
            hidden += 1
    for number in range(hidden):
        cards.append(Card(key=f"spell{seat}-{number}", kind="spell", face_up=False))
    title = f"Spells of the {seat_title(g, seat)}"
    return Zone(key=f"spells{seat}", title=title, kind="hand", owner=seat, cards=tuple(cards))


def knows_spell(g: Assault, spell: int, owner: int, viewer: int) -> bool:
    """The owner always; others if it was taken from the open discard pile (AG-INF-08)."""
    return owner == viewer or g.veil.knows(spell, viewer)


def open_spells(g: Assault, key: str, title: str, spells: list[int]) -> Zone:
    """Spells that lie face up."""
    cards = [
        Card(key=f"{key}:{g.book.spells[s].id}", name=g.book.spells[s].title, kind="spell")
        for s in spells
    ]
    return Zone(key=key, title=title, kind="pile", cards=tuple(cards), count=len(spells))
