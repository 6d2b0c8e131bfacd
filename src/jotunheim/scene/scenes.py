"""The whole scene of a seat."""

from jotunheim.scene.boards import Board
from jotunheim.scene.course import Ending, LogLine
from jotunheim.scene.material import Counter, Die, Sheet, Track, Zone
from jotunheim.scene.parts import Part
from jotunheim.scene.prompts import Prompt


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
