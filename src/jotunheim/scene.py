"""What a seat sees: the one vocabulary between games and everything that shows them.

A game's `view` builds a `Scene`; renderers (terminal, page) draw it; nothing else leaves the
kernel for a seat. Scenes are plain data: equal scenes encode to equal bytes, by which the kit
proves that a view holds no secret. Everything with a `key` keeps it from scene to scene, so that
pages can patch and animate. Everything with a `token` can be clicked: the token's name is the answer.

Every field but the first few has a default, and a field with its default is not encoded. So a new
field changes no scene that does not use it: add new fields at the end of a class. A `sign` is the
name of a drawing: a line drawing of `render/emblems.py` ("sword") or a figure of `render/figures`
("stronghold/orc"). `docs/scenes.md` shows what a scene can show, with an example.
"""

import msgspec


class Part(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True, gc=False):
    """The base of all parts of a scene. They are what drawings are kept by, so each keeps its hash."""


# Boards and pieces -------------------------------------------------------------------------------


class Badge(Part, frozen=True, omit_defaults=True):
    """A small figure or sign on a piece, space or card: strength, "needs 9+", "+3 from the left".

    Of kind "balance" the text is two numbers, "11:8", one for each side.
    """

    text: str
    kind: str = ""  # plain, good, warn, bad, heat, odds, cost, band …; never the only sign
    note: str = ""  # the words behind it
    sign: str = ""  # a drawing before the text; with it the text may be empty, and the note says it


class Space(Part, frozen=True, omit_defaults=True):
    """A place on a board."""

    key: str
    label: str = ""
    shape: str = "hex"  # hex, polygon, circle, square; of a plan also path, wall, house, row
    x: float = 0  # centre, in board units
    y: float = 0
    size: float = 1  # radius (circle), side (square), centre to corner (hex)
    points: tuple[
        float, ...
    ] = ()  # x, y, x, y, …: corners of a polygon or house, or a path from end to end
    row: int = 0  # for boards that are drawn as text in rows and columns
    column: int = 0
    terrain: str = ""  # forest, water, mountains …: texture and letter
    level: int = 0
    owner: int = -1  # the seat that holds it
    badges: tuple[Badge, ...] = ()
    note: str = ""  # the tooltip
    neighbours: tuple[str, ...] = ()
    token: str = ""  # legal now: the answer that a click on it gives
    route: tuple[str, ...] = ()  # legal now: the whole answer that a click on it gives
    why_not: str = ""  # not legal now, although people may expect it: the reason with its clause
    colour: str = ""  # of a holder without a seat: storm, cloud, fire …
    landmark: str = ""  # a named place in an area, drawn on its ground: Waterdeep
    sign: str = (
        ""  # how it is drawn: town, city, hold, ruin, tree, whirl, haven, round, or a figure
    )
    slots: int = 0  # wells in it, each for one piece (`Piece.slot`); empty ones are drawn too
    parent: str = (
        ""  # this is a slot of that space: a small round place of its own, with its own token
    )
    turn: float = 0  # degrees, clockwise: how a stretch of wall lies
    group: str = ""  # the key of the group it belongs to (`Board.groups`)
    states: tuple[str, ...] = ()  # chosen, falls, perished …


class Piece(Part, frozen=True, omit_defaults=True):
    """Something that stands on a space."""

    key: str
    at: str  # a space's key
    name: str
    kind: str = ""  # regular, elite, leader, champion, machine, disc, marker …: the outline
    owner: int = -1
    glyph: str = ""  # one or two letters, for text and for the plate
    facing: int = -1  # of six directions, clockwise from the top
    badges: tuple[Badge, ...] = ()
    states: tuple[str, ...] = ()  # wounded, hot, ran, chosen, frozen, coming, lost, mine …
    note: str = ""
    token: str = ""
    why_not: str = ""
    colour: str = ""  # of an owner without a seat: storm, cloud, fire …
    sign: str = (
        ""  # the figure that is drawn; `kind` then says how: figure, troop, token, tile, merlon
    )
    slot: int = -1  # the well of its space that it stands in, from 0
    face_up: bool = (
        True  # face down it shows its back; with the state "mine" this seat alone knows it
    )
    route: tuple[str, ...] = ()  # legal now: what a click on it answers, perhaps only to begin with


class Trail(Part, frozen=True, omit_defaults=True):
    """A line over the board: a move of this round, a line of sight, an arrow of attack."""

    key: str
    spaces: tuple[str, ...]
    kind: str = "walk"  # walk (dotted), run (solid), stand (circles), sight, blind, attack
    owner: int = -1
    note: str = ""


class Group(Part, frozen=True, omit_defaults=True):
    """Spaces with a name in common: a kingdom. Its border is drawn, and its name at (x, y)."""

    key: str
    name: str
    x: float = 0
    y: float = 0
    tint: str = (
        ""  # the ground it is painted as: fields, peaks, hills, dunes … (as `Space.terrain`)
    )


class Sample(Part, frozen=True, omit_defaults=True):
    """A kind of ground, or a sign, in a legend: how it is drawn, what it is called, what it does."""

    terrain: str
    name: str
    note: str = ""
    level: int = 0
    sign: str = ""  # a drawing instead of ground


class Board(Part, frozen=True, omit_defaults=True):
    """A board of spaces with what stands on them."""

    key: str
    title: str = ""
    kind: str = "grid"  # grid (rows and columns of squares), hexes, areas, plan, track
    width: float = 0
    height: float = 0
    spaces: tuple[Space, ...] = ()
    pieces: tuple[Piece, ...] = ()
    trails: tuple[Trail, ...] = ()
    columns: tuple[str, ...] = ()  # names of columns and rows, from the left and from the top
    rows: tuple[str, ...] = ()
    backdrop: str = ""  # the name of a still picture that the game draws once (Game.picture)
    focus: tuple[str, ...] = ()  # spaces that the view should open on
    groups: tuple[Group, ...] = ()  # of a hex board: large hexes in named, tinted groups
    legend: tuple[Sample, ...] = ()  # what the signs of the ground mean, folded away at first
    ruler: bool = False  # the game measures between any two spaces (Game.measure)


# Cards, dice, tracks, sheets ---------------------------------------------------------------------


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


# Seats, prompt, log ------------------------------------------------------------------------------


class Seat(Part, frozen=True, omit_defaults=True):
    """A seat as everybody may see it."""

    seat: int
    name: str  # its name in the game: West, Storm Giants, Red
    colour: str = ""  # storm, cloud, fire, frost, stone, hill: also shape, pattern and glyph
    counters: tuple[Counter, ...] = ()
    score: str = ""  # "?" where totals are hidden
    states: tuple[str, ...] = ()  # deciding, active, out
    tracks: tuple[Track, ...] = ()  # pools with signs: health, hourglasses
    face: str = ""  # a figure: its portrait, shown when the seat is opened


class Chance(Part, frozen=True, omit_defaults=True):
    """One of the results that a choice may have, and how likely it is."""

    label: str  # "2", "a hit"
    share: float  # from 0 to 1; all results of a choice together are 1
    kind: str = ""  # good, bad, or neither


class Effect(Part, frozen=True, omit_defaults=True):
    """What a choice would change: something with a key, and what it would then be."""

    key: str  # of a counter, track, piece or space
    value: str  # as the counter, the pool or a slip on the board would show it


class Choice(Part, frozen=True, omit_defaults=True):
    """An option of the prompt, in words."""

    token: str
    label: str
    note: str = ""  # the consequence
    figure: str = ""  # what stands at the right: "28 %"
    group: str = ""  # options of one group stand together under its name
    target: str = ""  # the key of the space, piece or card it concerns
    detail: tuple[str, ...] = ()  # the sum behind the figure, a line each: words, tab, number
    need: int = 0  # on two dice: the least sum that succeeds, drawn as a bell
    figure_note: str = ""  # a few words under the figure: "holds", "1 or more"
    chances: tuple[Chance, ...] = ()  # all results with their chances, drawn as bars
    cost: tuple[Badge, ...] = ()  # the price, in signs
    sign: str = ""  # a drawing before the label; the page may show it alone
    effects: tuple[Effect, ...] = ()  # what it would change, shown when it is picked


class Route(Part, frozen=True, omit_defaults=True):
    """A whole answer in one click."""

    tokens: tuple[str, ...]
    label: str
    note: str = ""
    target: str = ""
    figure: str = ""  # as of a choice
    group: str = ""
    detail: tuple[str, ...] = ()
    need: int = 0
    figure_note: str = ""
    chances: tuple[Chance, ...] = ()
    cost: tuple[Badge, ...] = ()
    sign: str = ""
    effects: tuple[Effect, ...] = ()


class Refusal(Part, frozen=True, omit_defaults=True):
    """A choice that people expect but cannot make, with the reason and its clause."""

    token: str
    label: str
    reason: str


class Stepper(Part, frozen=True, omit_defaults=True):
    """One number of an answer that has several; all are sent at once, row by row."""

    label: str  # what is counted
    tokens: tuple[str, ...]  # of 0, 1, 2, … up to the highest number
    group: str = ""  # rows of one group stand together under its name
    target: str = ""  # the key of the space or piece it concerns


class Limit(Part, frozen=True, omit_defaults=True):
    """What some of these numbers may have together."""

    rows: tuple[int, ...]  # places in the list of steppers
    most: int


class Slot(Part, frozen=True, omit_defaults=True):
    """A place of a model that takes items."""

    name: str
    most: int
    fits: tuple[str, ...] = ()  # the keys of the items it takes


class Model(Part, frozen=True, omit_defaults=True):
    """Something that can be chosen and equipped on a sheet."""

    key: str
    name: str
    note: str = ""
    cost: int = 0
    points: int = 0  # for its items
    slots: tuple[Slot, ...] = ()
    sign: str = ""


class Item(Part, frozen=True, omit_defaults=True):
    """Something that a slot takes."""

    key: str
    name: str
    note: str = ""
    cost: int = 0


class Workshop(Part, frozen=True, omit_defaults=True):
    """A sheet to fill in freely; `Game.composed` says what a filled one means, and one answer confirms it.

    Ready-made sheets stand as samples: a filled line as `terrain`, its name, its note.
    """

    points: int
    most: int
    models: tuple[Model, ...] = ()
    items: tuple[Item, ...] = ()
    forces: tuple[Sample, ...] = ()  # whole sheets
    ready: tuple[Sample, ...] = ()  # single models with their items


class Prompt(Part, frozen=True, omit_defaults=True):
    """Whose decision it is, what is being decided, and which rules it rests on."""

    question: str
    seat: int = -1  # who decides; -1: nobody, or covertly somebody
    mine: bool = False
    form: str = "one"
    low: int = 1
    high: int = 1
    picks: tuple[str, ...] = ()  # picked already, of a compound answer: token names or words
    trail: tuple[str, ...] = ()  # the open sub-games, outermost first
    clauses: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    routes: tuple[Route, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    asides: tuple[Choice, ...] = ()
    tracks: tuple[Track, ...] = ()  # points left; under the name of a group if a title is a group's
    steppers: tuple[Stepper, ...] = ()  # form "amounts": low is the least sum of all numbers
    limits: tuple[Limit, ...] = ()
    proposing: bool = False  # shown to another seat, which proposes an answer
    workshop: Workshop | None = None  # fill in a sheet instead of picking step by step


class Roll(Part, frozen=True, omit_defaults=True):
    """What fell in a fight: the page shows it for a moment where it fell."""

    at: str = ""  # the key of a space, a piece or a seat ("seat:1"); else where the fight began
    dice: tuple[str, ...] = ()  # faces, as those of a `Die`; an empty one parts two sides
    text: str = ""  # a few words or numbers: "needs 7: a hit", "5 : 3"
    face: str = ""  # a figure for the card of a result; else the face of its seat


class LogLine(Part, frozen=True, omit_defaults=True):
    """A sentence of the log. Links are written in the text as [words](key of a space, piece or card)."""

    ply: int
    text: str
    seat: int = -1
    chapter: bool = False
    undone: bool = False  # taken back, but kept
    clause: str = ""
    role: str = ""  # in a fight: "opens" it, stands "inside" it, or is its "result"
    roll: Roll | None = None  # the dice of this line, and where they fell


class Gain(Part, frozen=True, omit_defaults=True):
    """Points that a seat got at a moment of the game, and for what."""

    ply: int
    seat: int
    points: int  # in the units of the scores
    source: str  # what they were given for: "Battles"


class Moment(Part, frozen=True, omit_defaults=True):
    """Something in the course of the game that is worth looking back at."""

    ply: int
    text: str
    seat: int = -1


class Ending(Part, frozen=True, omit_defaults=True):
    """How it ended, and how it came to that."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str = ""
    figures: tuple[str, ...] = ()  # the scores as people write them: "2½"; else the numbers
    headline: str = ""  # who won: "Cloud Giants win with 47 Ordning Points"
    winners: tuple[int, ...] = ()  # seats
    gains: tuple[Gain, ...] = ()  # in the order of the game
    unit: int = 1  # so many of a score make one point as people write it
    moments: tuple[Moment, ...] = ()
    portraits: tuple[str, ...] = ()  # by seat: a figure of the game


class Scene(Part, frozen=True, omit_defaults=True):
    """All that one seat (or a spectator: -1) sees."""

    game: str
    title: str
    seat: int
    subtitle: str = ""  # the round and phase
    phases: tuple[str, ...] = ()  # of a round, in order
    phase: str = ""
    seats: tuple[Seat, ...] = ()
    others: tuple[Seat, ...] = ()  # parties that nobody plays, with seat -1
    boards: tuple[Board, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    dice: tuple[Die, ...] = ()
    counters: tuple[Counter, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    prompt: Prompt | None = None
    log: tuple[LogLine, ...] = ()
    ending: Ending | None = None


# The box of a game -------------------------------------------------------------------------------


class Catalogue(Part, frozen=True, omit_defaults=True):
    """What is in the box of a game, each thing once and as it is printed."""

    pieces: tuple[Piece, ...] = ()
    cards: tuple[Card, ...] = ()
    dice: tuple[Die, ...] = ()  # each face of each kind


# Of seats 0 to 5, unless a game says otherwise.
COLOURS = ("fire", "storm", "hill", "frost", "stone", "cloud")

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(part: Part | tuple[Part, ...]) -> bytes:
    """The bytes of a scene or a part: equal for equal scenes."""
    return _encoder.encode(part)
