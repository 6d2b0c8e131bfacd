"""A card as it is drawn: picture, value, text, and in a few words what it does (VA-CARD-17)."""

from typing import Final

from jotunheim.games.valda.book.tables import ACTION, ATTACK, DEFENCE, WEAPON, Book
from jotunheim.games.valda.tokens import DEITY_NAMES, FIRST_WEAPON, KIND_NAMES
from jotunheim.games.valda.view.short import effects_words
from jotunheim.scene import Badge, Card
from jotunheim.texts import _, kept

KINDS: Final = {ACTION: "action", ATTACK: "attack", DEFENCE: "defence", WEAPON: "weapon"}


@kept(3000)
def face(book: Book, key: str, kind: int, token: str, reason: str, state: str) -> Card:
    """A card that one can see: chosen, ready (a weapon with both options on offer), or neither; kept."""
    card = book.kinds[kind]
    return Card(
        key=key,
        name=card_title(book, kind),
        kind=KINDS[card.type],
        text=card_text(book, kind),
        sign=picture(kind),
        states=(state,) if state else (),
        token=token,
        why_not=reason,
        foot=foot(book, kind),
        value=str(card.value) if card.value else "",
    )


@kept(1000)
def counted(book: Book, key: str, kind: int, number: int, token: str) -> Card:
    """Cards of one kind in a pile, with their number."""
    return Card(
        key=key,
        name=card_title(book, kind),
        kind=KINDS[book.kinds[kind].type],
        text=card_text(book, kind) if token else "",
        sign=picture(kind),
        badges=(Badge(text=f"×{number}", kind="count"),),
        token=token,
        value=str(book.values[kind]) if book.values[kind] else "",
    )


@kept(500)
def back(key: str) -> Card:
    """A card that one cannot see."""
    return Card(key=key, face_up=False)


def card_title(book: Book, kind: int) -> str:
    """The name of a card."""
    return _(book.kinds[kind].name)


def picture(kind: int) -> str:
    """The drawing of a card."""
    if kind >= FIRST_WEAPON:
        return f"valda/{DEITY_NAMES[kind - FIRST_WEAPON]}-weapon"
    return f"valda/{KIND_NAMES[kind].replace('_', '-')}"


@kept(500)
def card_text(book: Book, kind: int) -> str:
    """What a card does; of a weapon both options."""
    if kind < FIRST_WEAPON:
        return _(book.kinds[kind].text)
    first = (kind - FIRST_WEAPON) * 2
    line = _("{option}: {text}")
    return " ".join(
        [
            line.format(option=_(option.name), text=_(option.text))
            for option in book.options[first : first + 2]
        ]
    )


@kept(500)
def foot(book: Book, kind: int) -> str:
    """The same in a few words, for small cards."""
    if kind < FIRST_WEAPON:
        return effects_words(book.kinds[kind].effects)
    return _("one of two uses")
