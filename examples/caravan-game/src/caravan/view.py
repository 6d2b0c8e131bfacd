"""What a seat sees: its own hand, the caravan, what was played; other hands from behind."""

from typing import Final

from caravan.state import DECK, DISCARD, Caravan
from caravan.words.names import band, caravan_name, card_name
from jotunheim.kernel import NO_CARD, Game, deciding
from jotunheim.scene import Badge, Card, Counter, Scene, Seat, Zone
from jotunheim.texts import _

COLOURS: Final = ("frost", "fire", "storm", "hill")


def scene(game: Game[Caravan], g: Caravan, seat: int) -> Scene:
    """The table from one side."""
    others = range(g.seats)
    return game.scene(
        g,
        seat,
        seats=[seat_sign(g, other, seat) for other in others],
        zones=[
            road(g),
            *[hand(g, other, seat) for other in others],
            *[played(g, other) for other in g.raiders],
            Zone(key="deck", title=_("Deck"), kind="deck", count=len(g.cards.zones[DECK])),
            pile(g),
        ],
        subtitle=_("Caravan {n} of {all}").format(n=min(g.round + 1, g.rounds), all=g.rounds),
    )


def seat_sign(g: Caravan, seat: int, viewer: int) -> Seat:
    """A player with the gold and the number of cards, which everybody can count."""
    count = Counter(key=f"cards:{seat}", label=_("cards"), value=str(len(g.hand(seat))))
    return Seat(
        seat=seat,
        name=band(g, seat),
        colour=COLOURS[seat],
        counters=(count,),
        score=str(g.gold[seat]),
        states=deciding(g, seat, viewer),
    )


def road(g: Caravan) -> Zone:
    """The caravan with its gold and its guard (CV-RND-01)."""
    caravan = g.on_the_road()
    cards: tuple[Card, ...] = ()
    if caravan != NO_CARD:
        gold = Badge(text=str(g.book.gold[caravan]), kind="good", note=_("gold"))
        guard = Badge(text=str(g.book.guard[caravan]), kind="warn", note=_("guard"))
        name = caravan_name(g, caravan)
        cards = (Card(key="caravan", name=name, badges=(gold, guard)),)
    return Zone(key="road", title=_("On the road"), kind="row", cards=cards)


def hand(g: Caravan, owner: int, seat: int) -> Zone:
    """A hand: the veil says what this seat knows of it (CV-SET-02).

    Other hands are a pile with a number. Cards are named after their places: a key such as `card:17`
    would tell which of two Thugs it is.
    """
    known = [card for card in g.hand(owner) if g.cards.knows(card, seat)]
    kinds = sorted([g.cards.veil.prints[card] for card in known])
    cards = tuple([card_face(g, f"hand:{owner}:{i}", kind) for i, kind in enumerate(kinds)])
    key, count = f"hand:{owner}", len(g.hand(owner))
    if owner == seat:
        return Zone(key=key, title=_("Your hand"), kind="hand", owner=owner, cards=cards)
    title = _("Hand: {who}").format(who=band(g, owner))
    return Zone(key=key, title=title, kind="deck", owner=owner, cards=cards, count=count)


def played(g: Caravan, seat: int) -> Zone:
    """What a raider has played (CV-RAI-01)."""
    kinds = g.cards.prints_in(g.played(seat))
    cards = [card_face(g, f"played:{seat}:{i}", kind) for i, kind in enumerate(kinds)]
    title = _("{who}: strength {n}").format(who=band(g, seat), n=g.strength(seat))
    return Zone(key=f"played:{seat}", title=title, owner=seat, cards=tuple(cards))


def pile(g: Caravan) -> Zone:
    """The discard pile; its top card is shown."""
    kinds = g.cards.prints_in(DISCARD)
    top = [card_face(g, "discard:top", kinds[-1])] if kinds else []
    return Zone(
        key="discard", title=_("Discarded"), kind="pile", cards=tuple(top), count=len(kinds)
    )


def card_face(g: Caravan, key: str, kind: int) -> Card:
    """A card from its front."""
    strength = g.book.strength[kind]
    badges = (Badge(text=str(strength), note=_("strength")),) if strength else ()
    return Card(key=key, name=card_name(g, kind), badges=badges)
