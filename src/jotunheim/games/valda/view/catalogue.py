"""The box of the game: every card, the Vikings, temples and the drakkar, and all faces of the dice."""

from msgspec.structs import replace

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    DEITY_NAMES,
    DRILL,
    FACES,
    KIND_NAMES,
    MINE,
    NOBODY,
    RESOURCES,
)
from jotunheim.games.valda.view.faces import face
from jotunheim.games.valda.view.geometry import FJORD
from jotunheim.games.valda.view.map import drakkar, temple, viking
from jotunheim.games.valda.view.prices import GOODS, good_sign
from jotunheim.games.valda.view.seats import DICE, die
from jotunheim.games.valda.words.names import building_name, deity_name, face_name, seat_name
from jotunheim.scene import Catalogue, Die, Piece
from jotunheim.texts import _


def catalogue(g: Valda) -> Catalogue:
    """Every thing once."""
    kinds = range(len(g.book.kinds))
    return Catalogue(
        pieces=tuple(pieces(g)),
        cards=tuple([face(g.book, KIND_NAMES[kind], kind, "", "", "") for kind in kinds]),
        dice=tuple([one for colour in range(len(DICE)) for one in faces(g, colour)]),
    )


def pieces(g: Valda) -> list[Piece]:
    """A Viking and a temple of each colour, and the ship."""
    found: list[Piece] = []
    for seat in range(g.seats):
        name = seat_name(g, seat)
        person = viking(seat, 0, 0, name, "", False)
        found.append(replace(person, name=_("Viking of {who}").format(who=name)))
        found.append(temple(0, seat, _("temple of {who}").format(who=name), "", "", False))
    return [*found, drakkar(0), *goods(g), *deities(g)]


def goods(g: Valda) -> list[Piece]:
    """Resources, and what brings them."""
    kinds = range(RESOURCES)
    found = [thing(_(GOODS[kind]), good_sign(kind), "token") for kind in kinds]
    for building, sign in ((MINE, "mine"), (DRILL, "drill")):
        found.append(thing(building_name(g, building), f"valda/{sign}", "token"))
    return found


def deities(g: Valda) -> list[Piece]:
    """Gods and Giants."""
    return [
        thing(deity_name(g, deity), f"valda/{name}", "deity")
        for deity, name in enumerate(DEITY_NAMES)
    ]


def thing(name: str, sign: str, kind: str) -> Piece:
    """Something that belongs to nobody."""
    return Piece(key=sign, at=FJORD, name=name, kind=kind, sign=sign)


def faces(g: Valda, colour: int) -> list[Die]:
    """The faces of a die, each once."""
    found: dict[str, Die] = {}
    for number in range(FACES):
        one = die(g.book, 0, NOBODY, colour, number, False, False, face_name(g, colour, number), "")
        found.setdefault(one.face, one)
    return list(found.values())
