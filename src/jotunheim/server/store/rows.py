"""What the store hands out: rows as plain structures."""

import msgspec


class Row(msgspec.Struct, frozen=True):
    """The base of all rows."""


class Visitor(Row, frozen=True):
    """Somebody with a browser, known by a cookie."""

    id: int
    name: str
    created: float
    seen: float


class NewTable(Row, frozen=True, kw_only=True):
    """What the owner chooses for a new table."""

    game: str
    seats: int
    owner: int  # visitor
    title: str = ""
    options: dict[str, str] = {}
    visibility: str = "link"  # public, link
    kind: str = "people"  # people, hotseat
    pace: str = "live"  # live, turns
    takeover_after: int | None = None  # seconds
    hints: bool = True
    situation: str | None = None
    origin: str = ""  # the address it is opened from; only its hash is stored
    again_of: str | None = None  # the id of the table whose people play again here


class Table(Row, frozen=True, kw_only=True):
    """A table."""

    id: str
    game: str
    seats: int
    owner: int
    title: str
    options: dict[str, str]
    visibility: str
    kind: str
    pace: str
    takeover_after: int | None
    hints: bool
    situation: str | None
    stage: str  # open, playing, over, held
    commitment: str  # the hash of the server's seed, to be shown before anybody sits down
    reason: str  # of a table that is held or was ended
    created: float
    changed: float
    again_of: str | None


class Seat(Row, frozen=True, kw_only=True):
    """A seat of a table."""

    table: str
    seat: int
    kind: str  # open, person, bot
    level: str  # of a bot
    name: str  # of a person
    away_since: float | None
    standin: str  # the level of the bot that plays while a person is gone; empty: none
    taken: bool  # somebody holds its link, though a bot may play for now


class Holder(Row, frozen=True, kw_only=True):
    """A browser that holds a seat."""

    table: str
    title: str
    seat: int
    visitor: int
    name: str
    created: float  # when the browser first came here
    seen: float


class Ply(Row, frozen=True):
    """A line of a table's record."""

    seq: int
    line: str
    seat: int  # who caused it; -1: the server
    action: str | None  # the id that the client gave it
    time: float


class ChatLine(Row, frozen=True):
    """A line of chat."""

    id: int
    seat: int  # -1: a spectator
    name: str
    text: str
    time: float
