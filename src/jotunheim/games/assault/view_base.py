"""What views share: which tokens a seat may pick, and why it may not pick others."""

from jotunheim.games.assault.prompts import expected
from jotunheim.games.assault.state import Assault


def offered(g: Assault, seat: int, token: int) -> str:
    """The token's name if this seat may pick it now."""
    asked = g.asked
    if asked is None or asked.seat != seat or token not in g.options:
        return ""
    return g.book.words.names[token]


def refused(g: Assault, seat: int, token: int) -> str:
    """Why this seat cannot pick it, where people would look for it among the options."""
    asked = g.asked
    if asked is None or asked.seat != seat or token in g.options:
        return ""
    return asked.why_not(g, token) if token in expected(g, asked) else ""
