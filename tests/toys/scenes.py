"""Parts of scenes that several toys show."""

from jotunheim.kernel import G, Game, Veil
from jotunheim.scene import Card, Counter, Scene, Seat, Zone


def zone(key: str, pieces: list[int], names: list[str], veil: Veil, seat: int) -> Zone:
    """Cards in their places; those that the seat cannot tell lie face down."""
    cards: list[Card] = []
    for i, piece in enumerate(pieces):
        if veil.knows(piece, seat):
            cards.append(Card(key=f"{key}-{i}", name=names[veil.prints[piece]]))
        else:
            cards.append(Card(key=f"{key}-{i}", face_up=False))
    return Zone(key=key, title=key, cards=tuple(cards))


def whole(game: Game[G], g: G, seat: int, zones: list[Zone], figures: dict[str, int]) -> Scene:
    """A scene of zones and figures, with everything that all games have."""
    counters = [Counter(key=key, label=key, value=str(value)) for key, value in figures.items()]
    return Scene(
        game=game.name,
        title=game.title,
        seat=seat,
        seats=tuple([Seat(seat=s, name=game.seat_name(g, s)) for s in range(g.seats)]),
        zones=tuple(zones),
        counters=tuple(counters),
        prompt=game.prompt(g, seat),
        log=tuple(game.log(g, seat)),
        ending=game.ending(g),
    )
