"""Why something cannot be picked now, for one seat."""

from jotunheim.scene import Scene
from jotunheim.server.engine.live import Live
from jotunheim.texts import _


def why_not(live: Live, seat: int, token: str) -> str:
    """The reason, from what the seat sees; the rules themselves are asked only by the seat that decides."""
    session = live.session
    scene = session.scene(seat)
    shown = shown_reason(scene, token)
    if shown:
        return shown
    g = session.g
    if g.over:
        return _("The game is over.")
    if g.asked is None or g.asked.seat != seat:
        return _("It is not your decision.")
    tokens = live.game.words.tokens
    if token not in tokens:
        return _("There is no such choice in this game.")
    if tokens[token] in g.options:
        return _("It can be picked.")
    return g.why_not(tokens[token]) or _("It is not an answer to this question.")


def shown_reason(scene: Scene, token: str) -> str:
    """A reason that stands in the scene: of a refusal, a place, a piece or a card, by token or key."""
    if scene.prompt is not None:
        for refusal in scene.prompt.refusals:
            if token == refusal.token:
                return refusal.reason
    for board in scene.boards:
        found = [space.why_not for space in board.spaces if space.key == token]
        found += [piece.why_not for piece in board.pieces if piece.key == token]
        if any(found):
            return max(found)
    for zone in scene.zones:
        for card in zone.cards:
            if card.key == token and card.why_not:
                return card.why_not
    return ""
