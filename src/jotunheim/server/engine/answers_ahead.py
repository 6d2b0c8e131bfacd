"""A sealed question that is answered before it is asked, in the words of its game."""

from typing import Any

from jotunheim.kernel import Sealed, State
from jotunheim.server.engine.frame_header import Ahead, Offer
from jotunheim.server.engine.live import Live


def ahead(live: Live, seat: int) -> Ahead | None:
    """What a seat may answer ahead, and what it has answered; None: no sealed question waits for it."""
    found = live.session.ahead_of(seat)
    if found is None:
        return None
    game = live.game
    sealed, draft = found.sealed, found.draft
    g = after(live, sealed, draft)
    names = game.words.names
    offers: list[Offer] = []
    for tokens in sealed.routes(g):
        route = game.route(g, sealed, tokens)
        offers.append(Offer([names[token] for token in tokens], route.label, route.note))
    for token in found.options(g):
        choice = game.choice(g, sealed, token)
        offers.append(Offer([names[token]], choice.label, choice.note))
    return Ahead(sealed.question(g), offers, said(live, sealed, draft))


def said(live: Live, sealed: Sealed[Any], draft: list[int]) -> list[str]:
    """Each pick as it was offered."""
    return [
        live.game.choice(after(live, sealed, draft[:at]), sealed, token).label
        for at, token in enumerate(draft)
    ]


def after(live: Live, sealed: Sealed[Any], draft: list[int]) -> State[Any]:
    """The table as it would be if the seat had been asked and had answered this much."""
    g: State[Any] = live.session.g.clone()
    g.draft(sealed.seat)[:] = draft
    return g
