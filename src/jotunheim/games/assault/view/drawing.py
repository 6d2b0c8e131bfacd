# not compiled: read once
"""How the map is drawn: outlines and grounds from content/drawing.toml. Nothing here is a rule."""

from typing import Final, NamedTuple

from jotunheim.content import Entry, Pack
from jotunheim.games.assault.book.reader import FOLDER
from jotunheim.scene import Space

WIDTH: Final = 1318
HEIGHT: Final = 1000


class Outline(NamedTuple):
    """The drawn shape of a region, or of ground that nobody enters."""

    terrain: str
    x: int
    y: int
    points: tuple[float, ...]
    sign: str = ""  # of its landmark


def read_outline(entry: Entry) -> Outline:
    """One entry; only regions have a name to be placed."""
    terrain = entry.text("terrain")
    x, y = entry.numbers("at", 0, WIDTH) if entry.has("at") else (0, 0)
    corners = entry.numbers("outline", 0, WIDTH)
    if len(corners) < 6 or len(corners) % 2:
        raise entry.wrong("outline", "three or more corners: x, y, x, y, …")
    sign = entry.text("sign") if entry.has("sign") else ""
    entry.source()
    return Outline(terrain, x, y, tuple([float(value) for value in corners]), sign)


_FILE: Final = Pack(FOLDER, "").file("drawing.toml")
REGION_OUTLINES: Final = {key: read_outline(entry) for key, entry in _FILE.entries("region")}
GROUNDS: Final = tuple(
    [
        Space(key=key, shape="polygon", points=found.points, terrain=found.terrain)
        for key, found in [(key, read_outline(entry)) for key, entry in _FILE.entries("ground")]
    ]
)
