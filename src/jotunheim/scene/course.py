"""The course of the game: sentences of the log, dice that fell, and how it ended."""

from jotunheim.scene.parts import Part


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


class Curve(Part, frozen=True, omit_defaults=True):
    """Something that rose and fell over the game, for the chart of its end."""

    name: str
    points: tuple[tuple[int, int], ...]  # moments and values, in the order of the game
    seat: int = -1  # whose it is
    colour: str = ""  # one of the colours of seats, if it is nobody's


class Ending(Part, frozen=True, omit_defaults=True):
    """How it ended, and how it came to that."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str = ""  # clauses after it are shown as a mark: "West conceded (GI-END-04)"
    figures: tuple[str, ...] = ()  # the scores as people write them: "2½"; else the numbers
    headline: str = ""  # who won: "Cloud Giants win with 47 Ordning Points"
    winners: tuple[int, ...] = ()  # seats
    gains: tuple[Gain, ...] = ()  # in the order of the game
    unit: int = 1  # so many of a score make one point as people write it
    moments: tuple[Moment, ...] = ()
    portraits: tuple[str, ...] = ()  # by seat: a figure of the game
    gains_title: str = ""  # what the gains are, where they are no points: "What each Hero did"
    curves: tuple[Curve, ...] = ()  # what the chart shows, where that is not the scores
    course_title: str = ""  # what the chart is called then
