"""A board as one SVG element with two layers, and which part of it is worth seeing.

The lower layer is the ground: it depends on the map alone. The upper one is all that moves. Each is a part of
its own (`ground:KEY`, `board:KEY`), so a page fetches the ground once. See `html.py` for the contract.
"""

from typing import Final, final

from jotunheim.render.strokes import attribute, e, n
from jotunheim.scene import Board
from jotunheim.texts import _


@final
class Drawing:
    """What a board looks like; boxes are view boxes: left, top, width, height."""

    def __init__(self, kind: str, full: str, ground: str, moving: str) -> None:
        self.kind = kind  # classes of the drawing
        self.full = full  # the whole board
        self.home = full  # what a wide screen opens on …
        self.near = full  # … and what a narrow one does
        self.ground = ground
        self.shapes = ""  # what both layers point at, however the ground looks
        self.built = ""  # what stands on the ground, also on one that a game draws itself
        self.moving = moving
        self.mini = ""  # the whole board, small, beside a part of it
        # By seat, where seats open on different places: classes and what a narrow screen opens on.
        self.looks: dict[int, tuple[str, str]] = {}
        self.frames: dict[int, str] = {}  # by seat: the element with its layers still empty

    def look(self, seat: int) -> tuple[str, str]:
        """Classes and what a narrow screen opens on, for a seat."""
        return self.looks.get(seat, (self.kind, self.near))


Box = tuple[float, float, float, float]  # left, top, width, height
SMALL: Final = 1.5  # a small screen's map is half as wide again as it is tall


def box_text(box: Box) -> str:
    """A box as a view box."""
    return " ".join([n(v) for v in box])


def corner(home: Box, near: Box) -> str:
    """Which part of a map a small screen without scripts shows, in quarters of what it hides, if what is
    worth seeing is at most about half of it; else nothing."""
    wide = max(home[2], home[3] * SMALL)
    tall = max(home[3], home[2] / SMALL)
    if near[2] > 0.75 * wide or near[3] > 0.75 * tall:
        return ""
    x = 0.5 + (near[0] + near[2] / 2 - home[0] - home[2] / 2) / wide
    y = 0.5 + (near[1] + near[3] / 2 - home[1] - home[3] / 2) / tall
    return f" at-x{_quarter(x)} at-y{_quarter(y)}"


def around(point: tuple[float, float], wide: float, shape: float, full: Box) -> Box:
    """A window of this width and shape around a point, within the whole."""
    left, top, width, height = full
    w = min(wide, width)
    h = min(w / shape, height)
    x = max(left, min(point[0] - w / 2, left + width - w))
    y = max(top, min(point[1] - h / 2, top + height - h))
    return x, y, w, h


def minimap(board: Board, name: str, full: Box, window: Box, dots: str) -> str:
    """The whole board, small, with the window that is seen: its ground and signs of pieces."""
    x, y, w, h = window
    return (
        f'<svg class="mini-map" viewBox="{box_text(full)}" aria-hidden="true"><use href="#still-{name}"/>'
        f'{dots}<rect class="win" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="8"/></svg>'
    )


def _quarter(share: float) -> int:
    """Where the middle lies, as a share of the board; a window of half the board around it."""
    return max(0, min(4, round((share - 0.25) / 0.5 * 4)))


def groups(board: Board, named: list[tuple[str, str]]) -> str:
    """The layers of what moves, keyed, the lowest first."""
    key = e(board.key)
    return "".join([f'<g data-key="board:{key}:{name}">{body}</g>' for name, body in named])


def svg(board: Board, drawing: Drawing, ground: str, moving: str, seat: int) -> str:
    """The element with something in its two layers, for a seat; both empty: a frame to be filled."""
    key = e(board.key)
    kind, near = drawing.look(seat)
    views = (
        f' data-key="board:{key}"{attribute("data-full", drawing.full)}'
        f"{attribute('data-home', drawing.home)}{attribute('data-near', near)}"
    )
    return (
        f'<svg class="map {kind}"{views} viewBox="{drawing.home}" preserveAspectRatio="xMidYMid meet"'
        f' role="group"{attribute("aria-label", board.title or _("Board"))}>'
        f'<g data-part="ground:{key}" data-slot="">{ground}</g>'
        f'<g data-part="board:{key}" data-slot="">{moving}</g></svg>'
    )


def filled(frames: str, name: str, inside: str) -> str:
    """Frames with one of their empty slots filled."""
    slot = f'data-part="{e(name)}" data-slot="">'
    return frames.replace(slot, slot + inside, 1)
