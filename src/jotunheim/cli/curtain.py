"""Do seats know different things, so that not everybody may look at one screen?"""

from typing import Any

import msgspec

from jotunheim.kernel import Decision, Game, State
from jotunheim.records import Session
from jotunheim.scene import Scene, encode


def has_secrets(session: Session) -> bool:
    """Is there anything that one seat sees and a spectator does not?"""
    g = session.g
    asked = g.asked
    if g.veils() or g.drafts or (asked is not None and (asked.covert or asked.secret)):
        return True
    return any(sees_more(session.game, g, seat) for seat in range(session.header.seats))


def sees_more(game: Game[Any], g: State[Any], seat: int) -> bool:
    """Does a seat see more than a spectator, apart from the question it is asked?"""
    if g.asked is not None and g.asked.seat == seat:
        g = asking_somebody_else(g, seat)
    try:
        return bare(game.view(g, seat)) != bare(game.view(g, -1))
    except Exception:  # the game cannot draw a question that it never asks: better be careful
        return True


def asking_somebody_else(g: State[Any], seat: int) -> State[Any]:
    """The same table with another seat asked, so that nothing is highlighted for this one."""
    new: State[Any] = g.clone()
    new.asked = Decision((seat + 1) % g.seats)
    new.options = []
    return new


def bare(scene: Scene) -> bytes:
    """A scene without prompt and log, which differ by reader."""
    return encode(msgspec.structs.replace(scene, seat=-1, prompt=None, log=()))
