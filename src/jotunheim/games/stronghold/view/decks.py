"""Decks and stocks whose content is open but not their order: machines, hit cards, orders, traps (SH-HID-01)."""

from jotunheim.games.stronghold.book.tables import Book
from jotunheim.games.stronghold.state import (
    IN_HAND,
    ORDER_TOKENS,
    REMOVED,
    TRAP_TOKENS,
    Machine,
    Stronghold,
)
from jotunheim.games.stronghold.tokens import (
    CANNON,
    CARD_NAMES,
    DEFENDER,
    INVADER,
    INVADER_UNITS,
    ORDER,
    ORDER_NAMES,
    ORDERS,
    POLE,
    SPACE_NAMES,
    TRAP,
    TRAP_NAMES,
    TRAPS,
    UNIT_NAMES,
)
from jotunheim.games.stronghold.view.pieces import TRAP_SIGNS
from jotunheim.games.stronghold.view.secrets import ORDER_SIGNS
from jotunheim.games.stronghold.view.targets import offered
from jotunheim.games.stronghold.words.names import card_name, short_name, space_name
from jotunheim.scene import Badge, Card, Zone
from jotunheim.texts import _, kept


def deck_zones(g: Stronghold, viewer: int) -> list[Zone]:
    """All decks and stocks."""
    return [
        *[machine_deck(g, machine) for machine in g.siege.machines],
        *hit_deck(g),
        *orders_zone(g, viewer),
        *traps_zone(g, viewer),
    ]


def machine_deck(g: Stronghold, machine: Machine) -> Zone:
    """Hits and misses of a machine, and its chance (SH-P2-02)."""
    reach = ", ".join([short_name(g, section) for section in g.book.barrage[machine.space]])
    where = _("{place}, reaches {sections}").format(
        place=space_name(g, machine.space), sections=reach
    )
    name = card_name(g, machine.card)
    return machine_kept(machine.card, machine.space, name, where, machine.hits, machine.misses)


@kept(2000)
def machine_kept(card: int, space: int, name: str, where: str, hits: int, misses: int) -> Zone:
    """The same, kept."""
    key = SPACE_NAMES[space]
    sign = "star"
    cards = [Card(key=f"hit{i}@{key}", name=_("Hit"), kind="good", sign=sign) for i in range(hits)]
    cards += [Card(key=f"miss{i}@{key}", name=_("Miss"), kind="bad") for i in range(misses)]
    share = round(100 * hits / (hits + misses))
    return Zone(
        key=f"deck@{key}",
        title=name,
        kind="deck",
        owner=INVADER,
        cards=tuple(cards),
        note=where,
        badges=(Badge(text=f"{share} %", kind="odds", note=_("of a hit")),),
        sign=f"stronghold/{CARD_NAMES[card]}",
    )


def hit_deck(g: Stronghold) -> list[Zone]:
    """The cards of cannons and poles that are still in their deck (SH-FOR-04)."""
    if CANNON not in g.castle.tiles and POLE not in g.castle.tiles:
        return []
    left = tuple([number for number, there in enumerate(g.combat.hits) if there])
    return [hits_kept(g.book, left)]


@kept(200)
def hits_kept(book: Book, left: tuple[int, ...]) -> Zone:
    """The same, kept."""
    cards = [
        Card(
            key=f"hit-card{number}",
            name=hit_words(book, number),
            kind="good" if book.cannon_hits[number] else "bad",
            sign=hit_sign(book, number),
        )
        for number in left
    ]
    note = _("what a cannon kills, by card")
    return Zone(
        key="hits",
        title=_("Hit cards"),
        kind="deck",
        owner=DEFENDER,
        cards=tuple(cards),
        note=note,
        sign="stronghold/cannon",
    )


def hit_words(book: Book, number: int) -> str:
    """What a card of the hit deck kills."""
    line = _("cannon: {cannon}; pole: {pole}")
    return line.format(
        cannon=types(book, book.cannon_hits[number]), pole=types(book, book.pole_hits[number])
    )


def types(book: Book, kinds: list[int]) -> str:
    """Types of units, or nobody."""
    return ", ".join([_(book.unit_names[kind]) for kind in kinds]) or _("nobody")


def hit_sign(book: Book, number: int) -> str:
    """The strongest unit that a cannon kills by this card."""
    kinds = [kind for kind in INVADER_UNITS if kind in book.cannon_hits[number]]
    return f"stronghold/{UNIT_NAMES[kinds[-1]]}" if kinds else ""


# Tokens in hand ---------------------------------------------------------------------------------


def orders_zone(g: Stronghold, viewer: int) -> list[Zone]:
    """Orders in the invader's hand: by kind for a seat that knows them, else their number (SH-HID-06)."""
    hand = [piece for piece, place in enumerate(g.hidden.order_at) if place == IN_HAND]
    gone = [g.book.order_prints[p] for p, place in enumerate(g.hidden.order_at) if place == REMOVED]
    counts = [0] * ORDERS
    for piece in hand:
        if g.hidden.knows(ORDER_TOKENS, piece, viewer):
            counts[g.book.order_prints[piece]] += 1
    tokens = tuple([offered(g, viewer, ORDER.token(kind)) for kind in range(ORDERS)])
    if sum(counts) < len(hand):
        counts = [0] * ORDERS
    lost = ", ".join([_(g.book.order_names[kind]) for kind in sorted(gone)])
    note = _("out of the game: {orders}").format(orders=lost) if lost else ""
    return [orders_kept(g.book, tuple(counts), len(hand), tokens, note)]


@kept(1000)
def orders_kept(
    book: Book, counts: tuple[int, ...], hand: int, tokens: tuple[str, ...], note: str
) -> Zone:
    """The same, kept."""
    cards = [
        Card(
            key=f"order:{ORDER_NAMES[kind]}",
            name=_(book.order_names[kind]),
            kind="action",
            text=_(book.order_texts[kind]),
            sign=f"stronghold/{ORDER_SIGNS[kind]}",
            badges=(Badge(text=f"×{counts[kind]}", kind="count"),),
            token=tokens[kind],
        )
        for kind in range(ORDERS)
        if counts[kind] > 0
    ]
    return Zone(
        key="orders",
        title=_("Orders in hand"),
        kind="hoard",
        owner=INVADER,
        cards=tuple(cards),
        count=hand,
        note=note,
    )


def traps_zone(g: Stronghold, viewer: int) -> list[Zone]:
    """Traps in the stock: by kind for the defender, else their number (SH-HID-04)."""
    counts = [0] * TRAPS
    for piece in g.hidden.trap_stock:
        if g.hidden.knows(TRAP_TOKENS, piece, viewer):
            counts[g.book.trap_prints[piece]] += 1
    tokens = tuple([offered(g, viewer, TRAP.token(kind)) for kind in range(TRAPS)])
    if sum(counts) < len(g.hidden.trap_stock):
        counts = [0] * TRAPS
    return [traps_kept(g.book, tuple(counts), len(g.hidden.trap_stock), tokens)]


@kept(1000)
def traps_kept(book: Book, counts: tuple[int, ...], left: int, tokens: tuple[str, ...]) -> Zone:
    """The same, kept."""
    cards = [
        Card(
            key=f"trap:{TRAP_NAMES[kind]}",
            name=_(book.trap_names[kind]),
            kind="action",
            text=_(book.trap_texts[kind]),
            sign=f"stronghold/{TRAP_SIGNS[kind]}",
            badges=(Badge(text=f"×{counts[kind]}", kind="count"),),
            token=tokens[kind],
        )
        for kind in range(TRAPS)
        if counts[kind] > 0
    ]
    title = _("Traps in the stock")
    return Zone(
        key="traps", title=title, kind="hoard", owner=DEFENDER, cards=tuple(cards), count=left
    )
