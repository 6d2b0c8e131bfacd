"""What can be read on the table by name: the text of a card, a place and its neighbours, a piece."""

from jotunheim.kernel import UserError
from jotunheim.render.signs import clean
from jotunheim.scene import Badge, Board, Card, Piece, Scene, Space
from jotunheim.texts import _, listed

Found = list[tuple[str, str]]  # a name, and what is to be read there


def look(text: str, scene: Scene) -> str:
    """Everything with this name, or the only thing whose name begins like this."""
    if not text:
        raise UserError(_("type look and the name of a card, a place or a piece"))
    found = readable(scene)
    wanted = text.casefold()
    hits = [pair for pair in found if pair[0].casefold() == wanted]
    hits = hits or [pair for pair in found if pair[0].casefold().startswith(wanted)]
    names = list(dict.fromkeys([name for name, _words in hits]))
    if not names:
        raise UserError(_("nothing on the table is called {name!r}").format(name=text))
    if len(names) > 1:
        line = _("{name!r} can mean {names}; type more of it")
        raise UserError(line.format(name=text, names=listed(names[:5])))
    return "\n".join(dict.fromkeys([clean(words) for _name, words in hits]))


def readable(scene: Scene) -> Found:
    """Cards that lie open for this seat, places, and pieces on the boards."""
    found: Found = []
    for zone in scene.zones:
        found += [(card.name, card_words(card)) for card in zone.cards if card.face_up]
    for board in scene.boards:
        found += [(x.label, space_words(board, x)) for x in board.spaces if x.label]
        found += [(piece.name, piece_words(board, piece)) for piece in board.pieces]
    return found


def card_words(card: Card) -> str:
    """A card: its name, its text, what its badges say."""
    badges = [badge_words(badge) for badge in card.badges if badge.kind != "count"]
    text = card.text.rstrip(".")
    return f"{card.name}: {'; '.join([x for x in (text, *badges) if x])}"


def badge_words(badge: Badge) -> str:
    """A badge and the words behind it."""
    return f"{badge.text} {badge.note}".strip()


def space_words(board: Board, space: Space) -> str:
    """A place: who is there, and where one can go from it."""
    labels = {other.key: other.label for other in board.spaces}
    near = listed([labels[key] for key in space.neighbours if labels.get(key)])
    head = space.note or space.label
    return head + (_("; next to {places}").format(places=near) if near else "")


def piece_words(board: Board, piece: Piece) -> str:
    """A piece: where it is, its figures by their kinds, and what is written on it."""
    labels = {space.key: space.label for space in board.spaces}
    figures = [f"{_(b.kind)} {b.text}" for b in piece.badges if b.kind and b.kind != "count"]
    parts = [labels.get(piece.at, ""), *[_(state) for state in piece.states], *figures, piece.note]
    return f"{piece.name}: {', '.join([part for part in parts if part])}"
