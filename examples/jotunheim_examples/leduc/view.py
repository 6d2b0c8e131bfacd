"""What a seat sees: its own card, the public one, the chips; the rest of the cards from behind."""

from typing import Final

from jotunheim.kernel import Game, deciding
from jotunheim.scene import Card, Counter, Scene, Seat, Zone
from jotunheim.texts import N_, _
from jotunheim_examples.leduc.state import NO_CARD, RANK, Leduc
from jotunheim_examples.leduc.words.names import card_name, player

COLOURS: Final = ("frost", "fire")
ROUNDS: Final = (N_("first betting"), N_("second betting"))


def scene(game: Game[Leduc], g: Leduc, seat: int) -> Scene:
    """The table from one side."""
    return game.scene(
        g,
        seat,
        seats=[player_sign(g, other, seat) for other in (0, 1)],
        zones=[hand(g, 0, seat), hand(g, 1, seat), public(g), deck(g)],
        counters=[Counter(key="pot", label=_("Pot"), value=str(g.pot()))],
        subtitle=_("Hand {n} of {all}").format(n=g.hand + 1, all=g.terms.hands),
        phases=[_(name) for name in ROUNDS],
        phase=_(ROUNDS[g.round]),
    )


def player_sign(g: Leduc, seat: int, viewer: int) -> Seat:
    """A player with the chips that everybody can count."""
    return Seat(
        seat=seat,
        name=player(g, seat),
        colour=COLOURS[seat],
        counters=(Counter(key=f"paid:{seat}", label=_("paid"), value=str(g.paid[seat])),),
        score=f"{g.won[seat]:+d}",
        states=deciding(g, seat, viewer),
    )


def hand(g: Leduc, owner: int, seat: int) -> Zone:
    """A player's card: open to its owner, and to everybody after the showdown (LP-HND-02, LP-SHW-02)."""
    card = g.held[owner]
    seen = card != NO_CARD and g.veil.knows(card, seat)
    shown = Card(
        key=f"card:{owner}",  # named after its place: two Kings look the same
        name=card_name(g, RANK[card]) if seen else "",
        face_up=seen,
        owner=owner,
    )
    return Zone(
        key=f"hand:{owner}",
        title=_("{who}'s card").format(who=player(g, owner)),
        kind="hand",
        owner=owner,
        cards=() if card == NO_CARD else (shown,),
    )


def public(g: Leduc) -> Zone:
    """The public card (LP-HND-04)."""
    cards: tuple[Card, ...] = ()
    if g.public != NO_CARD:
        cards = (Card(key="card:public", name=card_name(g, RANK[g.public])),)
    return Zone(key="public", title=_("Public card"), kind="row", cards=cards)


def deck(g: Leduc) -> Zone:
    """The deck, of which only the number of cards is known."""
    return Zone(key="deck", title=_("Deck"), kind="deck", count=len(g.deck))
