"""What views share: which tokens a seat may pick, and why it may not pick others."""

from jotunheim.games.assault.prompts import expected
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import REGIONS, T_REGION


def offered(g: Assault, seat: int, token: int) -> str:
    """The token's name if this seat may pick it now."""
    asked = g.asked
    if asked is None or asked.seat != seat or token not in g.options:
        return ""
    return g.book.words.names[token]


def refused_regions(g: Assault, seat: int) -> dict[int, str]:
    """Why this seat cannot pick regions that people would look for among the options, by token."""
    asked = g.asked
    if asked is None or asked.seat != seat:
        return {}
    places = [t for t in expected(g, asked) if T_REGION <= t < T_REGION + REGIONS]
    return {token: asked.why_not(g, token) for token in places if token not in g.options}
