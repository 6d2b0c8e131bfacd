"""Boards: spaces, the pieces on them, and what is drawn over both."""

from jotunheim.scene.parts import Badge, Part


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
