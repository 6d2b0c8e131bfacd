"""Boards as SVG fragments: one function for every kind of board.

`pictures(name)` gives the drawing that a game makes itself (`Board.backdrop`); it replaces the still ground, but not
what is built on it.
"""

from collections.abc import Callable
from functools import lru_cache

from jotunheim.render.areas import draw_areas
from jotunheim.render.drawing import Drawing, svg
from jotunheim.render.grids import draw_grid
from jotunheim.render.hexes import draw_hexes
from jotunheim.render.lands import draw_lands
from jotunheim.render.plans import draw_plan
from jotunheim.render.spots import draw_spots
from jotunheim.scene import Board, Scene

Pictures = Callable[[str], str]


def no_pictures(name: str) -> str:
    """For scenes without art of their own."""
    return ""


def draw(scene: Scene, board: Board, pictures: Pictures = no_pictures) -> Drawing | None:
    """A board in its two layers; nothing if it has no spaces."""
    if not board.spaces:
        return None
    drawing = _drawn(scene, board)
    if board.backdrop:
        drawing.ground = pictures(board.backdrop) or drawing.ground
    if drawing.built:
        drawing.ground = _whole(drawing.ground, drawing.built)
    if drawing.shapes:
        drawing.ground = _whole(drawing.shapes, drawing.ground)
    return drawing


@lru_cache(maxsize=32)
def _whole(lower: str, upper: str) -> str:
    """A ground with its shapes: always the same string, so that nobody has to read it to know it."""
    return lower + upper


def _drawn(scene: Scene, board: Board) -> Drawing:
    if board.kind == "hexes":
        return draw_lands(scene, board) if board.groups else draw_hexes(scene, board)
    if board.kind == "plan":
        return draw_plan(scene, board)
    if board.kind == "areas":
        return draw_areas(scene, board)
    if board.kind == "grid":
        return draw_grid(scene, board)
    return draw_spots(scene, board)


def board_svg(scene: Scene, board: Board, pictures: Pictures = no_pictures) -> str:
    """A board as one SVG element: still ground first, then keyed groups of what moves."""
    drawing = draw(scene, board, pictures)
    return svg(board, drawing, drawing.ground, drawing.moving, scene.seat) if drawing else ""
