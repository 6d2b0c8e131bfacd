"""What forms and sockets say about seats: read, checked, and put into words."""

import re
from typing import Final

from jotunheim.server.frames import Refused
from jotunheim.texts import _

SHARE: Final = re.compile(r"[0-9a-f]{0,64}")


def checked_share(share: str) -> str:
    """The share of the seed from a browser; anything malformed counts as empty."""
    return share if SHARE.fullmatch(share) else ""


def seat_number(text: str) -> int:
    """A seat as sent by a form or a socket: counted from 0, -1 is a spectator."""
    if not re.fullmatch(r"-1|[0-9]{1,2}", text):
        raise Refused("unknown", _("There is no such seat."))
    return int(text)


def missing(free: list[int]) -> str:
    """What keeps a game from starting."""
    seats = ", ".join([str(seat) for seat in free])
    return _("These seats are still open: {seats}. A bot could take them.").format(seats=seats)
