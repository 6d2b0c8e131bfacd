"""Cards beside the board: the own hand, what is known of others', decks, piles (VA-HID, VA-CARD)."""

from jotunheim.games.valda.state.table import (
    DECKS,
    DIVINE,
    HANDS,
    PILES,
    REMOVED,
    Valda,
)
from jotunheim.games.valda.tokens import (
    AREAS,
    CARD,
    DECK,
    DECK_A,
    DECK_B,
    DECK_NAMES,
    DEITY_NAMES,
    DRAW,
    FIRST_WEAPON,
    NOBODY,
    OPTION,
)
from jotunheim.games.valda.view.faces import back, counted, face
from jotunheim.games.valda.view.geometry import area_key
from jotunheim.games.valda.view.targets import asked_of, cards_zone, offered, refused
from jotunheim.games.valda.words.names import area_name, deck_name, seat_name
from jotunheim.scene import Card, Zone
from jotunheim.texts import _, kept


def card_zones(g: Valda, viewer: int) -> list[Zone]:
    """All cards that lie off the table's middle."""
    own = [hand_zone(g, viewer)] if viewer >= 0 else []
    others = [other_hand(g, seat, viewer) for seat in range(g.seats) if seat != viewer]
    return [
        *own,
        *others,
        *divine_decks(g, viewer),
        *main_decks(g, viewer),
        *[pile_zone(g, deck, viewer) for deck in (DECK_A, DECK_B)],
        *removed_zone(g),
    ]


# Hands ------------------------------------------------------------------------------------------


def hand_zone(g: Valda, viewer: int) -> Zone:
    """The own hand: what can be played now is raised (VA-HID-02)."""
    kinds = sorted(g.cards.prints_in(HANDS + viewer), key=lambda kind: (g.book.types[kind], kind))
    return Zone(
        key="hand",
        title=_("Your hand"),
        kind="hand",
        owner=viewer,
        cards=tuple(hand_cards(g, viewer, kinds)),
        note=hand_note(g, viewer),
    )


def hand_cards(g: Valda, viewer: int, kinds: list[int]) -> list[Card]:
    """The cards of a hand, by type; copies are numbered."""
    mine = cards_zone(g, viewer) == HANDS + viewer
    why = refused(g, viewer) if mine else {}
    picked = g.picks[:] if mine else []
    found: list[Card] = []
    for at, kind in enumerate(kinds):
        uses = card_uses(g, viewer, kind) if mine else []
        state = "ready" if len(uses) > 1 else ""
        if CARD.token(kind) in picked:
            picked.remove(CARD.token(kind))
            uses, state = [], "chosen"
        token = uses[0] if len(uses) == 1 else ""
        reason = "" if uses else why.get(CARD.token(kind), "")
        key = card_key("card", kind, kinds[:at].count(kind))
        found.append(face(g.book, key, kind, token, reason, state))
    return found


def card_uses(g: Valda, viewer: int, kind: int) -> list[str]:
    """What can be done with a card now: to play it, or the options of a weapon that are on offer."""
    tokens = [CARD.token(kind)]
    if kind >= FIRST_WEAPON:
        first = (kind - FIRST_WEAPON) * 2
        tokens += [OPTION.token(first), OPTION.token(first + 1)]
    return [name for name in [offered(g, viewer, token) for token in tokens] if name]


def card_key(place: str, kind: int, copy: int) -> str:
    """The key of a card: its kind, then the number of the copy."""
    return f"{place}:{kind}" if copy == 0 else f"{place}:{kind}:{copy}"


def hand_note(g: Valda, viewer: int) -> str:
    """When cards are played, while nothing is asked."""
    if not g.hand(viewer):
        return _("no cards")
    if asked_of(g, viewer) is not None:
        return ""
    return _("attacks: in the others' turns; defences: when they attack you")


def other_hand(g: Valda, seat: int, viewer: int) -> Zone:
    """The hand of another player: its number, and the cards that this seat knows (VA-HID-01, 02)."""
    hand = g.hand(seat)
    known = sorted([g.book.prints[card] for card in hand if g.cards.knows(card, viewer)])
    on_offer = cards_zone(g, viewer) == HANDS + seat
    cards: list[Card] = []
    for at, kind in enumerate(known):
        token = offered(g, viewer, CARD.token(kind)) if on_offer else ""
        key = card_key(f"hand{seat}", kind, known[:at].count(kind))
        cards.append(face(g.book, key, kind, token, "", ""))
    cards += [back(f"back{seat}:{number}") for number in range(len(hand) - len(known))]
    return Zone(
        key=f"hand{seat}",
        title=_("Hand of {who}").format(who=seat_name(g, seat)),
        kind="row" if on_offer else "hand",
        owner=NOBODY if on_offer else seat,
        cards=tuple(cards),
        count=len(hand),
    )


# Decks and piles --------------------------------------------------------------------------------


def divine_decks(g: Valda, viewer: int) -> list[Zone]:
    """The divine decks on their areas (VA-SET-04)."""
    found: list[Zone] = []
    for area in range(AREAS):
        deity = g.occupants[area]
        if deity == NOBODY:
            continue
        deck = g.cards.zones[DIVINE + area]
        seen = tuple(sorted([g.book.prints[c] for c in deck if g.cards.knows(c, viewer)]))
        names = [_(g.book.kinds[kind].name) for kind in seen]
        note = _("you have seen: {cards}").format(cards=", ".join(names)) if names else ""
        found.append(divine_deck(area, deity, area_name(g, area), len(deck), note))
    return found


@kept(1000)
def divine_deck(area: int, deity: int, name: str, left: int, note: str) -> Zone:
    """A divine deck with the number of its cards, kept."""
    return Zone(
        key=f"divine:{area_key(area)}",
        title=_("Cards of {deity}").format(deity=name),
        kind="deck",
        count=left,
        note=note,
        at=area_key(area),
        sign=f"valda/{DEITY_NAMES[deity]}",
    )


def main_decks(g: Valda, viewer: int) -> list[Zone]:
    """Decks A and B (VA-SET-02); a click draws, if that is on offer."""
    return [
        main_deck(
            deck,
            deck_name(g, deck),
            len(g.cards.zones[DECKS + deck]),
            offered(g, viewer, DRAW.token(deck)) or offered(g, viewer, DECK.token(deck)),
        )
        for deck in (DECK_A, DECK_B)
    ]


@kept(1000)
def main_deck(deck: int, name: str, left: int, token: str) -> Zone:
    """A main deck, kept."""
    title = name[:1].upper() + name[1:]
    return Zone(key=f"deck:{DECK_NAMES[deck]}", title=title, kind="deck", count=left, token=token)


def pile_zone(g: Valda, deck: int, viewer: int) -> Zone:
    """A discard pile lies open (VA-HID-01): how many of each card."""
    kinds = g.cards.prints_in(PILES + deck)
    on_offer = cards_zone(g, viewer) == PILES + deck
    cards = [
        counted(
            g.book,
            card_key(f"pile{deck}", kind, 0),
            kind,
            kinds.count(kind),
            offered(g, viewer, CARD.token(kind)) if on_offer else "",
        )
        for kind in sorted(set(kinds))
    ]
    if on_offer:  # those that can be taken come first
        cards = [card for card in cards if card.token]
    title = _("Discard pile of {deck}").format(deck=deck_name(g, deck))
    return Zone(
        key=f"pile:{DECK_NAMES[deck]}",
        title=title,
        kind="pile",
        cards=tuple(cards),
        count=len(kinds),
    )


def removed_zone(g: Valda) -> list[Zone]:
    """Weapons that were played leave the game (VA-CARD-04)."""
    kinds = g.cards.prints_in(REMOVED)
    if not kinds:
        return []
    cards = [
        counted(g.book, card_key("gone", kind, 0), kind, kinds.count(kind), "")
        for kind in sorted(set(kinds))
    ]
    title = _("Out of the game")
    return [Zone(key="gone", title=title, kind="pile", cards=tuple(cards), count=len(kinds))]
