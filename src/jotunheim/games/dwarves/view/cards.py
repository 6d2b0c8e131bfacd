"""Cards on the table: the Scenario, the display, Threats beside it, decks as counts, Andôkai's spells."""

from typing import Final

from jotunheim.games.dwarves.book.tables import NO_LEVEL
from jotunheim.games.dwarves.effects.windows import OWN_MENU
from jotunheim.games.dwarves.rules.errands import ready
from jotunheim.games.dwarves.rules.goals import goal_of
from jotunheim.games.dwarves.rules.quests import checks_for
from jotunheim.games.dwarves.rules.standing import works
from jotunheim.games.dwarves.state import (
    A_DECK,
    A_THREATS,
    E_DECK,
    E_SHOWN,
    Q_DECK,
    Q_DOWN,
    S_DECK,
    S_HAND,
    Dwarves,
)
from jotunheim.games.dwarves.state.pieces import SPACES, Faceup
from jotunheim.games.dwarves.tokens import (
    ANDOKAI,
    CARD,
    CARD_NAMES,
    KINDS,
    NOBODY,
    W_CHECK,
    W_COMPLETE,
    is_adventure,
    is_aid,
    is_quest,
    is_threat,
)
from jotunheim.games.dwarves.view.missing import foot, goals_now, steps_from, where
from jotunheim.games.dwarves.view.pieces import troop_piece
from jotunheim.games.dwarves.view.targets import is_laid, named, offered
from jotunheim.games.dwarves.words.names import card_name, seat_name
from jotunheim.games.dwarves.words.things import reward_text
from jotunheim.scene import Badge, Card, Piece, Zone
from jotunheim.texts import _, kept, ngettext

LETTERS: Final = ("A", "B", "C")


def card_zones(g: Dwarves, viewer: int) -> list[Zone]:
    """All cards that lie open, and the backs of those that do not."""
    if not is_laid(g):
        return []
    offers = offered(g, viewer)
    ways = [steps_from(g, g.at[seat]) for seat in range(g.seats)]
    zones = [
        quest_zone(g, offers, ways),
        display(g, offers, ways),
        beside(g, offers, ways),
        spells(g, viewer, offers),
        shown_equipment(g, offers),
        kept_cards(g),
    ]
    return [zone for zone in zones if zone.cards] + decks(g)


def quest_zone(g: Dwarves, offers: frozenset[int], ways: list[list[int]]) -> Zone:
    """The Scenario card; in Books 2 to 4 the Saga display with its facedown cards."""
    cards = [faceup(g, up, offers, ways) for up in g.faceup if is_quest(up.card)]
    for space in range(SPACES):
        cards += [back(f"saga-{space}") for _card in g.quests.zones[Q_DOWN + space]]
    title = _("Saga") if g.variant.is_saga() else _("Scenario")
    return Zone(key="quests", title=title, cards=tuple(cards), place="first")


def display(g: Dwarves, offers: frozenset[int], ways: list[list[int]]) -> Zone:
    """Adventures and Threats of the display, by their spaces."""
    found = [up for up in g.faceup if up.space < SPACES and not is_quest(up.card)]
    found.sort(key=space_of)
    cards = tuple([faceup(g, up, offers, ways) for up in found])
    title = _("Cards on display")
    return Zone(key="display", title=title, cards=cards, note=threats_said(g), place="first")


def space_of(up: Faceup) -> int:
    """The space of the display."""
    return up.space


def threats_said(g: Dwarves) -> str:
    """How many Threats the Adventure deck holds: everybody has counted them (DW-DOOM-03)."""
    number = len([card for card in g.adventures.prints_in(A_DECK) if is_threat(card)])
    return ngettext("{n} Threat in the deck", "{n} Threats in the deck", number).format(n=number)


def beside(g: Dwarves, offers: frozenset[int], ways: list[list[int]]) -> Zone:
    """Threats of Books 2 to 4, and cards that help."""
    found = [up for up in g.faceup if up.space >= SPACES and not is_quest(up.card)]
    cards = tuple([faceup(g, up, offers, ways) for up in found])
    return Zone(key="beside", title=_("Threats and aids"), cards=cards, place="first")


def faceup(g: Dwarves, up: Faceup, offers: frozenset[int], ways: list[list[int]]) -> Card:
    """A card with what lies on it, what it still needs and how far it is."""
    printed = g.book.cards[up.card]
    parts = goals_now(g, up)
    place = where(g, goal_of(g, up, parts[0])) if parts else ""
    return Card(
        key=CARD_NAMES[up.card],
        name=card_name(g, up.card),
        kind=kind_of(up.card),
        text=card_said(g, up.card),
        number=LETTERS[printed.level] if printed.level != NO_LEVEL else "",
        badges=card_badges(g, up),
        states=() if works(g, up) else ("off",),
        token=card_token(g, up.card, offers),
        pieces=tuple(lying(g, up)),
        where=place,
        reward=reward_text(g, up.card) if not is_aid(up.card) and not is_threat(up.card) else "",
        foot=foot(g, up, ways),
    )


def card_token(g: Dwarves, card: int, offers: frozenset[int]) -> str:
    """A click on a card picks it; in the menu it is checked or completed if it is the only one."""
    if CARD.token(card) in offers:
        return named(offers, CARD.token(card))
    if W_COMPLETE in offers and ready(g, OWN_MENU) == [card]:
        return named(offers, W_COMPLETE)
    if W_CHECK in offers:
        checked = {offer.card for offer in checks_for(g, g.active)}
        if checked == {card}:
            return named(offers, W_CHECK)
    return ""


def kind_of(card: int) -> str:
    """The sort of a card, for its colour."""
    if is_threat(card):
        return "threat"
    if is_adventure(card):
        return "adventure"
    return "aid" if is_aid(card) else "scenario"


def card_said(g: Dwarves, card: int) -> str:
    """All that a card says: what it asks for, and what it does as long as it lies there."""
    printed = g.book.cards[card]
    found = [printed.quest_text, printed.threat_text, printed.text, printed.setup_text]
    return " ".join([_(text) for text in found if text])


def card_badges(g: Dwarves, up: Faceup) -> tuple[Badge, ...]:
    """Markers, trophies, Time, and the Hero to whom the card is tied."""
    found: list[Badge] = []
    if up.markers:
        line = ngettext("{n} marker", "{n} markers", up.markers)
        found.append(Badge(text=line.format(n=up.markers)))
    collected = sum(up.trophies)
    if collected:
        line = ngettext("{n} troop collected", "{n} troops collected", collected)
        found.append(Badge(text=line.format(n=collected)))
    if up.time:
        found.append(Badge(text=_("Time left: {n}").format(n=up.time), kind="warn"))
    if up.hero != NOBODY:
        found.append(Badge(text=seat_name(g, up.hero), kind="warn", note=_("the Hero it is about")))
    return tuple(found)


def lying(g: Dwarves, up: Faceup) -> list[Piece]:
    """Troops on a card."""
    key = CARD_NAMES[up.card]
    return [
        troop_piece(key, kind, up.troops[kind], _(g.book.troop_plurals[kind]), "")
        for kind in range(KINDS)
        if up.troops[kind]
    ]


@kept(50)
def back(key: str) -> Card:
    """A card that lies face down."""
    return Card(key=key, kind="back", face_up=False)


def spells(g: Dwarves, viewer: int, offers: frozenset[int]) -> Zone:
    """Andôkai's hand: open to all, unless the table plays with a hidden hand (DW-HID-01)."""
    owner = g.seat_of(ANDOKAI)
    cards: list[Card] = []
    if owner != NOBODY and g.spells.zones:
        prints = g.spells.veil.prints
        for number, piece in enumerate(g.spells.zones[S_HAND]):
            if g.spells.knows(piece, viewer):
                cards.append(own_card(g, prints[piece], offers))
            else:
                cards.append(back(f"spell-{number}"))
    cards.sort(key=card_key)
    return Zone(key="spells", title=_("Spells"), kind="hand", owner=owner, cards=tuple(cards))


def card_key(card: Card) -> str:
    """Cards of a hand lie in the order of their names."""
    return card.key


def own_card(g: Dwarves, card: int, offers: frozenset[int]) -> Card:
    """Equipment or a spell, with what it does."""
    return Card(
        key=CARD_NAMES[card],
        name=card_name(g, card),
        kind="equipment",
        text=_(g.book.cards[card].text),
        token=named(offers, CARD.token(card)),
    )


def shown_equipment(g: Dwarves, offers: frozenset[int]) -> Zone:
    """Equipment that was turned up and waits for a Hero."""
    shown = sorted(set(g.equipment.prints_in(E_SHOWN)))
    cards = tuple([own_card(g, card, offers) for card in shown])
    return Zone(key="shown", title=_("Equipment turned up"), cards=cards)


def kept_cards(g: Dwarves) -> Zone:
    """Cards that a Hero keeps for their bonus (DW-EQ-15)."""
    cards = [
        Card(
            key=f"kept-{CARD_NAMES[card]}",
            name=card_name(g, card),
            kind="scenario",
            text=reward_text(g, card),
            owner=seat,
        )
        for card, seat in g.kept
    ]
    return Zone(key="kept", title=_("Kept cards"), cards=tuple(cards))


def decks(g: Dwarves) -> list[Zone]:
    """The decks as counts; nobody knows their order (DW-HID-02)."""
    found = [
        deck("deck-quests", _("Quests"), len(g.quests.zones[Q_DECK])),
        deck("deck-adventures", _("Adventures"), len(g.adventures.zones[A_DECK])),
        deck("deck-threats", _("Threats aside"), len(g.adventures.zones[A_THREATS])),
        deck("deck-equipment", _("Equipment"), len(g.equipment.zones[E_DECK])),
    ]
    if g.spells.zones:
        found.append(deck("deck-spells", _("Spells in the deck"), len(g.spells.zones[S_DECK])))
    return found


@kept(300)
def deck(key: str, title: str, count: int) -> Zone:
    """A deck: how many cards are left."""
    return Zone(key=key, title=title, kind="deck", count=count)
