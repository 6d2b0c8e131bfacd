"""Number dice on the table: what they show, and which may be picked."""

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import DIE
from jotunheim.games.dwarves.view.targets import named, offered
from jotunheim.scene import Die
from jotunheim.texts import _


def dice(g: Dwarves, viewer: int) -> list[Die]:
    """The roll that lies on the table, the highest first."""
    offers = offered(g, viewer)
    need = g.roll.need
    return [
        Die(
            key=f"die-{place}",
            face=str(face),
            owner=g.roll.seat,
            states=("chosen",) if need and face >= need else (),
            note=_("a success") if need and face >= need else "",
            token=named(offers, DIE.token(place)),
        )
        for place, face in enumerate(g.roll.dice)
    ]
