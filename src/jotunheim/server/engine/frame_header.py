"""What a frame says besides its parts: engine processes write it, browsers read it as it is."""

import msgspec


class Offer(msgspec.Struct, frozen=True):
    """Something that may be answered ahead: one pick, or a whole answer."""

    tokens: list[str]
    label: str
    note: str = ""


class Ahead(msgspec.Struct, frozen=True):
    """A sealed question that waits for a seat, and what it has said to it so far, in words."""

    question: str
    offers: list[Offer]  # none: the answer is whole
    said: list[str]


class FrameHeader(msgspec.Struct, frozen=True):
    """What a frame says besides its parts; browsers get it as it is."""

    version: str  # of the view: 16 hex digits, equal in worlds that the seat cannot tell apart
    seat: int  # that sees it; -1: a spectator
    mine: bool  # this seat is asked
    asked: int  # the seat that decides; -1: nobody, or covertly somebody
    over: bool
    public_ply: int  # the moment that is shown …
    last: int  # … of so many
    live: bool  # the latest moment is shown
    undo: str = ""  # what undo would take back, in words; empty: nothing
    undo_why: str = ""  # why this seat cannot undo now
    turn: bool = False  # it is this seat's turn, and its answer may end it
    ask_back: bool = False  # this seat cannot undo, but may ask the others to agree to it
    propose: bool = False  # this seat may propose an answer to the one that is asked
    window: bool = (
        False  # this seat is asked in an open window, where it may pass until something is new
    )
    consult: bool = False  # what is shown is what the asked seat sees, to propose an answer
    order: str = "ask"  # the seat's standing order for covert questions: ask, pass or bot
    ahead: Ahead | None = None  # the sealed question that the seat may answer ahead
    news: str = ""  # the last line of the log, without links
    held_why: str = ""  # why the table is held: it can be read up to here, not played on
    lesson: int = -2  # plays of the lesson's course that lie behind; -1: it was left; -2: no lesson
    remarks: tuple[
        int, ...
    ] = ()  # what the coach can say to what happened after the course, by number
    open: bool = False  # every seat sees the same now: a shared screen needs no curtain (T-51)
