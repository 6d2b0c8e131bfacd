"""What a seat sees: the one vocabulary between games and everything that shows them.

A game's `view` builds a `Scene`; renderers (terminal, page) draw it; nothing else leaves the
kernel for a seat. Scenes are plain data: equal scenes encode to equal bytes, by which the kit
proves that a view holds no secret. Everything with a `key` keeps it from scene to scene, so that
pages can patch and animate. Everything with a `token` can be clicked: the token's name is the answer.

Every field but the first few has a default, and a field with its default is not encoded. So a new
field changes no scene that does not use it: add new fields at the end of a class. A `sign` is the
name of a drawing: a line drawing of `render/emblems.py` ("sword") or a figure of `render/figures`
("stronghold/orc"). `docs/scenes.md` shows what a scene can show, with an example.

From the ground up: `clauses`, `parts`, `boards`, `material`, `workshop`, `prompts`, `course`, `scenes`.
Everybody imports from this package.
"""

import msgspec

from jotunheim.scene.boards import Board, Group, Piece, Sample, Space, Trail
from jotunheim.scene.clauses import CLAUSE_ID
from jotunheim.scene.course import Curve, Ending, Gain, LogLine, Moment, Roll
from jotunheim.scene.material import Card, Catalogue, Counter, Die, Line, Marker, Sheet, Track, Zone
from jotunheim.scene.parts import Badge, Part
from jotunheim.scene.prompts import (
    Chance,
    Choice,
    Effect,
    Limit,
    Prompt,
    Refusal,
    Route,
    Stepper,
    Tally,
)
from jotunheim.scene.scenes import Scene, Seat
from jotunheim.scene.workshop import Item, Model, Slot, Workshop

__all__ = [
    "CLAUSE_ID",
    "COLOURS",
    "Badge",
    "Board",
    "Card",
    "Catalogue",
    "Chance",
    "Choice",
    "Counter",
    "Curve",
    "Die",
    "Effect",
    "Ending",
    "Gain",
    "Group",
    "Item",
    "Limit",
    "Line",
    "LogLine",
    "Marker",
    "Model",
    "Moment",
    "Part",
    "Piece",
    "Prompt",
    "Refusal",
    "Roll",
    "Route",
    "Sample",
    "Scene",
    "Seat",
    "Sheet",
    "Slot",
    "Space",
    "Stepper",
    "Tally",
    "Track",
    "Trail",
    "Workshop",
    "Zone",
    "encode",
]

# Of seats 0 to 5, unless a game says otherwise.
COLOURS = ("fire", "storm", "hill", "frost", "stone", "cloud")

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(part: Part | tuple[Part, ...]) -> bytes:
    """The bytes of a scene or a part: equal for equal scenes."""
    return _encoder.encode(part)
