"""The box of the game: units, markers, giantslayers, all cards, and the faces of the dice."""

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.view.cards import command_card, resource_card, spell_card
from jotunheim.games.assault.view.events import event_card_kept
from jotunheim.games.assault.view.map import (
    castle_piece,
    event_piece,
    marker_piece,
    slayer_piece_kept,
    unit_piece,
)
from jotunheim.games.assault.words.names import face_name, face_title
from jotunheim.scene import Card, Catalogue, Die, Piece


def catalogue(g: Assault) -> Catalogue:
    """Every thing once; units with their healthy side up."""
    return Catalogue(
        pieces=(*units(g.book), *others(g.book)),
        cards=tuple(cards(g.book)),
        dice=tuple([die for race in range(tokens.RACES + 1) for die in faces(g.book, race)]),
    )


def units(book: Book) -> list[Piece]:
    """All units of all races."""
    return [
        unit(book, race, slot)
        for race in range(tokens.RACES)
        for slot in tokens.SLOT_OF_KIND
        if book.count[race * tokens.KINDS + tokens.KIND_OF_SLOT[slot]] > 0
    ]


def unit(book: Book, race: int, slot: int) -> Piece:
    """One of them."""
    at = race * tokens.SLOTS + slot
    who, figures = (race, tokens.NOBODY, slot), (1, book.strength[at], book.fortitude[at])
    key = f"{tokens.RACE_NAMES[race]}-{tokens.SLOT_NAMES[slot]}"
    return unit_piece(book, who, 0, figures, key, "", ())


def others(book: Book) -> list[Piece]:
    """Story Markers, giantslayers, the flying castle, and one Event Token."""
    found = [marker_piece(book, kind, 0, 1, tokens.NOBODY) for kind in range(tokens.MARKERS)]
    for slayer in range(tokens.SLAYERS):
        found.append(slayer_piece_kept(book, slayer, 0, False, tokens.SLAYER_NAMES[slayer], ""))
    placed = [e for e, card in enumerate(book.events) if card.place != tokens.NOBODY]
    return [*found, castle_piece(book, 0, tokens.NOBODY), event_piece(book, placed[0])]


def cards(book: Book) -> list[Card]:
    """Command Cards of each race, resources, spells, events."""
    found = [
        command_card(book, race, tokens.NOBODY, command, (), (), "")
        for race in range(tokens.RACES)
        for command in range(tokens.COMMANDS)
    ]
    found += [resource_card(book, "box", kind, 1, "") for kind in range(tokens.RESOURCES)]
    found += [spell_card(book, spell, "") for spell in range(len(book.spells))]
    return found + [event_card_kept(book, event, (), "") for event in range(len(book.events))]


def faces(book: Book, race: int) -> list[Die]:
    """The faces of a die, each once."""
    kind = tokens.RACE_NAMES[race] if race < tokens.RACES else "grey"
    names = {face_name(face): face_title(face) for face in book.faces[race]}
    return [Die(key=f"{kind}-{name}", face=name, kind=kind, note=names[name]) for name in names]
