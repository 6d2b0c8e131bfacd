"""Cards as a seat may see them: rows, hands, hoards, events, piles (AG-INF-01, 02)."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import AS_REPLY, AT_START, FOR_TOTALS, ON_TURN, Book
from jotunheim.games.assault.rules.board import cards_of
from jotunheim.games.assault.rules.cards_on_turn import UseTurnCards
from jotunheim.games.assault.rules.events import ClaimEvent, ClaimRegion
from jotunheim.games.assault.state import CAST, SPELL_DECK, SPELL_DISCARD, Assault
from jotunheim.games.assault.turn import PlayCommand
from jotunheim.games.assault.view.events import event_zone, special_zone
from jotunheim.games.assault.words.cards import command_text, resource_text, spell_text
from jotunheim.games.assault.words.commands import sign, standing_worth, worth
from jotunheim.games.assault.words.names import resource_title, spell_title
from jotunheim.games.assault.words.targets import FROM_PILES, offered
from jotunheim.scene import Badge, Card, Zone
from jotunheim.texts import N_, _, kept

# Signs of resources, and of spells by the moment they are cast.
SIGNS: Final = ("food", "hammer", "sword", "gem", "enemy", "journey", "blood")
SPELL_SIGNS: Final = {ON_TURN: "wind", AT_START: "bolt", AS_REPLY: "ward", FOR_TOTALS: "star"}
MOST_CARDS: Final = 1000  # kept of each kind: most cards are the same as in the scene before
BETWEEN_COMMANDS: Final[tuple[type, ...]] = (ClaimEvent, ClaimRegion, UseTurnCards, PlayCommand)


def zones(g: Assault, viewer: int) -> tuple[Zone, ...]:
    """Cards: the own ones first, events, rows and cards of the others, piles (AG-INF-01)."""
    found: list[Zone] = []
    if viewer >= 0:
        found += [row_zone(g, viewer, viewer), hand_zone(g, viewer)]
    found.append(event_zone(g, viewer))
    if viewer >= 0:
        found += [hoard_zone(g, viewer), special_zone(g, viewer, viewer)]
    if sum(g.offered) > 0:
        found.append(pile_zone(g, "offered", _("Resource Cards to choose from"), g.offered, viewer))
    for seat in range(g.seats):
        if seat != viewer:
            found += [row_zone(g, seat, viewer), resource_zone(g, seat)]
            found += [spell_zone(g, seat, viewer), special_zone(g, seat, viewer)]
    always = ("hand", "hoard", "events", f"row{viewer}")
    every = [*found, *piles(g, viewer)]
    return tuple([z for z in every if z.key in always or z.cards or z.count > 0 or z.note])


def piles(g: Assault, viewer: int) -> list[Zone]:
    """Decks by their number, discard piles open."""
    spells = g.spells.zones
    return [
        pile_zone(g, "discard", _("Discarded Resource Cards"), g.discard, searcher(g, viewer)),
        Zone(key="deck", title=_("Resource Deck"), kind="deck", count=sum(g.deck)),
        Zone(key="spell_deck", title=_("Spell Deck"), kind="deck", count=len(spells[SPELL_DECK])),
        Zone(key="event_deck", title=_("Event Deck"), kind="deck", count=len(g.event_deck)),
        open_spells(g, "spell_discard", _("Discarded spells"), spells[SPELL_DISCARD]),
        open_spells(g, "cast", _("Cast spells, out of the game"), spells[CAST]),
    ]


def searcher(g: Assault, viewer: int) -> int:
    """The viewer, if it may take a card from the discard pile now."""
    return viewer if g.asked is not None and FROM_PILES.get(type(g.asked)) == "discard" else -2


def row_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """The row of Command Cards, from left to right, with what Leader and Magic grant (AG-CMD-04)."""
    places = sorted([(g.laid[seat * tokens.COMMANDS + c], c) for c in range(tokens.COMMANDS)])
    cards: list[Card] = []
    for place, command in [found for found in places if found[0] > 0]:
        worth_now = standing_worth(g, seat, command, g.row[seat] - place)
        badges = (worth_now,) if worth_now else ()
        states = [N_("activated")] if command == tokens.LEAD and g.activated[seat] else []
        states += ["chosen"] if place == g.row[seat] and is_acting(g, seat) else []
        cards.append(
            command_card(g.book, g.race_of[seat], seat, command, badges, tuple(states), "")
        )
    return Zone(
        key=f"row{seat}",
        title=_("Your row") if seat == viewer else _("Row"),
        kind="row",
        owner=seat,
        cards=tuple(cards),
        note=_("strength comes from position") if seat == viewer and len(cards) > 2 else "",
    )


def is_acting(g: Assault, seat: int) -> bool:
    """Is the last card of the seat's row being carried out?"""
    asked = g.asked
    return g.turn == seat and asked is not None and type(asked) not in BETWEEN_COMMANDS


@kept(MOST_CARDS)
def command_card(
    book: Book,
    race: int,
    seat: int,
    command: int,
    badges: tuple[str, ...],
    states: tuple[str, ...],
    token: str,
) -> Card:
    """A Command Card."""
    return Card(
        key=f"command{seat}:{tokens.COMMAND_NAMES[command]}",
        name=_(book.command_titles[race * tokens.COMMANDS + command]),
        kind="command",
        text=command_text(book, race, command),
        sign=sign(race, command),
        owner=seat,
        badges=tuple([Badge(text=text, kind="bonus") for text in badges]),
        states=states,
        token=token,
    )


def hand_zone(g: Assault, seat: int) -> Zone:
    """The Command Cards still in hand, with what they would be worth now."""
    cards: list[Card] = []
    for command in range(tokens.COMMANDS):
        if g.laid[seat * tokens.COMMANDS + command] == 0:
            token = offered(g, seat, tokens.COMMAND.token(command))
            badges = (worth(g, seat, command)[0],)
            cards.append(command_card(g.book, g.race_of[seat], seat, command, badges, (), token))
    return Zone(
        key="hand",
        title=_("Your hand"),
        kind="hand",
        owner=seat,
        cards=tuple(cards),
        note=_("◂ if played next"),
    )


def resource_cards(g: Assault, key: str, counts: list[int], viewer: int) -> tuple[Card, ...]:
    """Resource Cards by kind."""
    found: list[Card] = []
    for kind in range(tokens.RESOURCES):
        if counts[kind] > 0:
            token = offered(g, viewer, tokens.RESOURCE.token(kind))
            found.append(resource_card(g.book, key, kind, counts[kind], token))
    return tuple(found)


@kept(MOST_CARDS)
def resource_card(book: Book, key: str, kind: int, number: int, token: str) -> Card:
    """So many Resource Cards of a kind."""
    return Card(
        key=f"{key}:{tokens.RESOURCE_NAMES[kind]}",
        name=resource_title(book, kind),
        kind="resource",
        text=resource_text(book, kind),
        sign=SIGNS[kind],
        badges=(Badge(text=f"×{number}", kind="count"),),
        token=token,
    )


def hoard_zone(g: Assault, seat: int) -> Zone:
    """One's own Resource Area and spells (AG-COM-18, AG-MAG-09)."""
    spending = g.asked is not None and type(g.asked) not in FROM_PILES
    cards = resource_cards(g, f"cards{seat}", cards_of(g, seat), seat if spending else -2)
    held = sorted(g.hand(seat))
    spells = [spell_card(g.book, s, offered(g, seat, tokens.SPELL.token(s))) for s in held]
    return Zone(
        key="hoard",
        title=_("Your hoard"),
        kind="hoard",
        owner=seat,
        cards=(*cards, *spells),
        note=_("spells hidden from others") if spells else "",
    )


def resource_zone(g: Assault, seat: int) -> Zone:
    """A Resource Area, face up (AG-COM-18)."""
    cards = resource_cards(g, f"cards{seat}", cards_of(g, seat), -2)
    title = _("Resources")
    return Zone(key=f"resources{seat}", title=title, kind="row", owner=seat, cards=cards)


def pile_zone(g: Assault, key: str, title: str, counts: list[int], viewer: int) -> Zone:
    """An open pile of Resource Cards."""
    cards = resource_cards(g, key, counts, viewer)
    kind = "hoard" if key == "offered" else "pile"
    return Zone(key=key, title=title, kind=kind, cards=cards, count=sum(counts))


@kept(MOST_CARDS)
def spell_card(book: Book, spell: int, token: str) -> Card:
    """A Spell Card, open to this viewer."""
    card = book.spells[spell]
    return Card(
        key=f"spell:{card.id}",
        name=_(card.title),
        kind="spell",
        text=spell_text(book, spell),
        sign=SPELL_SIGNS[card.when],
        face=f"assault/{card.id.replace('_', '-')}",
        token=token,
    )


def spell_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """Held spells: their number is public, which they are only to those who know (AG-MAG-09)."""
    known = [spell for spell in sorted(g.hand(seat)) if knows_spell(g, spell, seat, viewer)]
    cards = [spell_card(g.book, spell, "") for spell in known]
    for number in range(len(g.hand(seat)) - len(known)):
        cards.append(Card(key=f"spell{seat}-{number}", kind="spell", face_up=False))
    title = _("Spells")
    return Zone(key=f"spells{seat}", title=title, kind="hand", owner=seat, cards=tuple(cards))


def knows_spell(g: Assault, spell: int, owner: int, viewer: int) -> bool:
    """The owner always; others if it was taken from the open discard pile (AG-INF-08)."""
    return owner == viewer or g.spells.knows(spell, viewer)


def open_spells(g: Assault, key: str, title: str, spells: list[int]) -> Zone:
    """Spells that lie face up."""
    cards = [open_spell(g.book, key, s) for s in spells]
    return Zone(key=key, title=title, kind="pile", cards=tuple(cards), count=len(spells))


@kept(MOST_CARDS)
def open_spell(book: Book, key: str, spell: int) -> Card:
    """One of them."""
    card = book.spells[spell]
    return Card(key=f"{key}:{card.id}", name=spell_title(book, spell), kind="spell")
