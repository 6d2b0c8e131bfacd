"""Why something cannot be picked now, for one seat."""

from jotunheim.render.strokes import slug
from jotunheim.scene import Board, Scene, Space
from jotunheim.server.engine.live import Live
from jotunheim.texts import _, listed


def why_not(live: Live, seat: int, token: str) -> str:
    """The reason, from what the seat sees; the rules themselves are asked only by the seat that decides."""
    session = live.session
    told = pointed_at(live, seat, token)
    if told is not None:
        return told
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


def pointed_at(live: Live, seat: int, token: str) -> str | None:
    """What is said of a place that somebody points at, "at:0512", measures, "line:0512:0820", or fills in.

    A filled sheet, "sheet:5/L2///", is answered with its picks in the first line, and a preview or what is wrong in the
    second. None: another question.
    """
    game, g = live.game, live.session.g
    word, _colon, rest = token.partition(":")
    if word == "at":
        return game.explain(g, seat, rest) or shown_space(live, seat, rest)
    if word == "seat" and rest.isdecimal() and int(rest) < g.seats:
        return "\n".join([f"{title}\t{text}" for title, text in game.introduce(g, int(rest))])
    if word == "sheet":
        tokens, said = game.composed(g, seat, rest)
        names = [game.words.names[token] for token in tokens]
        return f"{' '.join(names)}\n{said}"
    if word == "line":
        one, _colon, other = rest.partition(":")
        return game.measure(g, seat, one, other)
    return None


def shown_space(live: Live, seat: int, key: str) -> str:
    """A space that a seat sees in words: its name, its holder, what lies there, its neighbours, why not."""
    scene = live.session.scene(seat)
    for board in scene.boards:
        for space in board.spaces:
            if key in (space.key, slug(space.key)):
                return space_words(scene, board, space, why_not_pick(live, seat, space.key))
    return ""


def why_not_pick(live: Live, seat: int, key: str) -> str:
    """Why the asked seat cannot pick a space, by the rules; empty if it can, or is not asked about spaces."""
    g = live.session.g
    if g.asked is None or g.asked.seat != seat:
        return ""
    for name, token in live.game.words.tokens.items():
        if name.partition(":")[2] == key and token not in g.options:
            reason: str = g.why_not(token)
            if reason:
                return reason
    return ""


def space_words(scene: Scene, board: Board, space: Space, reason: str) -> str:
    """One space in sentences."""
    names = {other.key: other.label or other.key for other in board.spaces}
    holder = [seat.name for seat in scene.seats if seat.seat == space.owner]
    near = [names[other] for other in space.neighbours if other in names]
    said = [space.label or space.key, *holder]
    head = "" if space.note.startswith(said[0]) else ", ".join(said)
    parts = [head, space.note, *[badge.note for badge in space.badges if badge.note]]
    if near:
        parts.append(_("Next to {places}").format(places=listed(near)))
    if space.why_not or reason:
        parts.append(_("Not now: {reason}").format(reason=space.why_not or reason))
    return " ".join([f"{part.rstrip('.')}." for part in parts if part])


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
