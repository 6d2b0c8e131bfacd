"""A table as a file: all of it after the end; before that what a seat may know."""

import copy

from jotunheim.records.files import record_text
from jotunheim.records.header import header_lines
from jotunheim.render.links import plain
from jotunheim.server.engine.live import Live
from jotunheim.texts import _


def public_record(live: Live, seat: int) -> str:
    """After the end the whole record with its seed; before that the head and the seat's log."""
    session = live.session
    if session.g.over:
        return record_text(session.header, session.lines)
    head = copy.copy(session.header)
    head.seed = head.key = ""
    head.rolls = ()  # dice to come
    head.situation = None  # hands and decks may stand in it
    who = _("seat {n}").format(n=seat + 1) if seat >= 0 else _("a spectator")
    title = _("The game is not over. What {who} knows of it:").format(who=who)
    lines = [*header_lines(head)]
    lines.append(f"# {title}")
    lines += [f"# {line.ply:>4}  {plain(line.text)}" for line in session.scene(seat).log]
    return "\n".join([*lines, ""])
