"""A table as a file: all of it after the end; before that what a seat may know."""

import copy

from jotunheim.records.files import record_text
from jotunheim.records.header import header_lines
from jotunheim.render.links import plain
from jotunheim.server.engine.live import Live


def public_record(live: Live, seat: int) -> str:
    """After the end the whole record with its seed; before that the head and the seat's log."""
    session = live.session
    if session.g.over:
        return record_text(session.header, session.lines)
    head = copy.copy(session.header)
    head.seed = head.key = ""
    head.rolls = ()  # dice to come
    head.situation = None  # hands and decks may stand in it
    who = f"seat {seat + 1}" if seat >= 0 else "a spectator"
    lines = [*header_lines(head)]
    lines.append(f"# The game is not over. What {who} knows of it:")
    lines += [f"# {line.ply:>4}  {plain(line.text)}" for line in session.scene(seat).log]
    return "\n".join([*lines, ""])
