"""What lies beside the boards: cards, dice, tracks, counters and sheets; and the box they come in."""

from jotunheim.scene.boards import Piece
from jotunheim.scene.parts import Badge, Part


class Card(Part, frozen=True, omit_defaults=True):
    """A card; face down it has neither name nor text."""

    key: str
    name: str = ""
    kind: str = ""
    text: str = ""
    sign: str = ""  # the name of a drawn sign: sword, crown, arrow … (render/emblems.py)
    face: str = ""  # a figure beside its text: what it is about (render/figures)
    number: str = ""  # printed on it, and on what belongs to it on the board
    face_up: bool = True
    owner: int = -1
    badges: tuple[Badge, ...] = ()
    states: tuple[str, ...] = ()
    token: str = ""
    why_not: str = ""
    pieces: tuple[Piece, ...] = ()  # what lies on it; `Piece.at` is the card's key
    where: str = ""  # the place it is about
    reward: str = ""  # what one gets for it
    foot: str = ""  # whether it can be done now, and what is missing
    value: str = ""  # its worth on a plate, in the shape of its kind: attack, defence, other


class Zone(Part, frozen=True, omit_defaults=True):
    """Where cards and pieces off the board lie: a hand, a row, a deck, a discard pile."""

    key: str
    title: str
    kind: str = "row"  # hand, row, deck, pile, hoard (a list of signs, names and texts)
    owner: int = -1
    cards: tuple[Card, ...] = ()  # of a deck: what it is known to hold, in no order
    count: int = -1  # how many there are, if not all are shown
    note: str = ""
    at: str = ""  # the key of the space it lies on, instead of beside the board
    place: str = ""  # above: over the boards; first: before sheets; else where its kind belongs
    badges: tuple[Badge, ...] = ()  # figures of the whole zone: the chance of a hit
    sign: str = ""  # a drawing on the back of a deck, or before the title
    token: str = ""


class Die(Part, frozen=True, omit_defaults=True):
    """A die as it lies."""

    key: str
    face: str
    kind: str = ""
    owner: int = -1
    states: tuple[str, ...] = ()  # locked, chosen, changed, unrolled
    note: str = ""
    token: str = ""


class Marker(Part, frozen=True, omit_defaults=True):
    """A marker on a track."""

    key: str
    at: int
    name: str
    owner: int = -1
    sign: str = ""


class Track(Part, frozen=True, omit_defaults=True):
    """Numbered or named steps in a line, with markers; also pools (a bar with a word for its end)."""

    key: str
    title: str
    steps: tuple[str, ...] = ()
    markers: tuple[Marker, ...] = ()
    length: int = 0  # a pool: so many, of which `filled` are left
    filled: int = 0
    kind: str = ""  # heat (boxes, round past `limit`), body (a place of a body plan), phases …
    limit: int = 0  # the last step before something happens
    note: str = ""
    signs: tuple[
        str, ...
    ] = ()  # of the steps: a shape (shield, round, diamond, arrow, end) or a drawing.
    # A pool with signs is a row of them: the last sign is repeated, and those that are left are in full.
    between: tuple[str, ...] = ()  # numbers between the steps: one fewer than steps
    place: str = ""  # above: over the boards
    extra: int = (
        0  # of a pool: so many of its last spaces were added by somebody, against its owner
    )
    adding: int = 0  # of a pool: so many more are filled by the picks under way


class Counter(Part, frozen=True, omit_defaults=True):
    """A number with a name."""

    key: str
    label: str
    value: str
    owner: int = -1
    note: str = ""
    sign: str = ""  # the name of a drawn sign that says it as well as the label


class Line(Part, frozen=True, omit_defaults=True):
    """A line of a sheet: columns of text; `states` as for pieces."""

    cells: tuple[str, ...]
    states: tuple[str, ...] = ()
    note: str = ""
    token: str = ""
    track: Track | None = None  # spaces to fill, after the cells
    sign: str = ""  # a drawing before the cells


class Sheet(Part, frozen=True, omit_defaults=True):
    """A record sheet or a table of sums: a title, lines, tracks, and a drawing by the game."""

    key: str
    title: str
    subtitle: str = ""
    owner: int = -1
    head: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    tracks: tuple[Track, ...] = ()
    dice: tuple[Die, ...] = ()
    pieces: tuple[Piece, ...] = ()  # an army that stands on the sheet, in a row
    badges: tuple[Badge, ...] = ()
    states: tuple[str, ...] = ()
    picture: str = ""  # the name of a drawing that the game makes (Game.picture)
    note: str = ""
    colour: str = ""  # of an owner without a seat: storm, cloud, fire …
    sign: str = ""  # a figure at its left: the bust of a hero, the portrait of a god


class Catalogue(Part, frozen=True, omit_defaults=True):
    """What is in the box of a game, each thing once and as it is printed."""

    pieces: tuple[Piece, ...] = ()
    cards: tuple[Card, ...] = ()
    dice: tuple[Die, ...] = ()  # each face of each kind
