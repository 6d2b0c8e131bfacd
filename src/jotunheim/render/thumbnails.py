# not compiled: a picture is made once and kept by browsers
"""Small pictures of maps, for forms: a tint for each kind of terrain, without any text."""

from typing import Final

from jotunheim.render.signs import ground
from jotunheim.render.strokes import n
from jotunheim.scene import Board, Space

TINTS: Final = {
    "clear": "#d9cfae",
    "forest": "#5f7f4a",
    "ruins": "#8d7f76",
    "scrud": "#a9884f",
    "water": "#7fa9bd",
    "deep": "#41728f",
    "spires": "#5a4a44",
    "chasm": "#1d1a1c",
}
HILLS: Final = ("#c6ae78", "#b0925b", "#977745")  # by level
CRATERS: Final = ("#b7a68a", "#96856c")  # by depth


def tint(space: Space) -> str:
    """The colour of a hex."""
    if space.level > 0:
        return HILLS[min(space.level, len(HILLS)) - 1]
    if space.level < 0 and ground(space.terrain) not in TINTS:
        return CRATERS[min(-space.level, len(CRATERS)) - 1]
    return TINTS.get(ground(space.terrain), TINTS["clear"])


def thumbnail(board: Board) -> str:
    """A board as a small drawing: one path for each colour."""
    spots: dict[str, list[str]] = {}
    for space in board.spaces:
        half = space.size * 0.9
        x, y = n(round(space.x - half)), n(round(space.y - half))
        side = n(round(2 * half))
        spots.setdefault(tint(space), []).append(f"M{x} {y}h{side}v{side}h-{side}z")
    clear = TINTS["clear"]
    paths = [f'<path fill="{c}" d="{"".join(d)}"/>' for c, d in spots.items() if c != clear]
    size = f"0 0 {n(board.width)} {n(board.height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">'
        f'<rect width="100%" height="100%" fill="{clear}"/>{"".join(paths)}</svg>'
    )
