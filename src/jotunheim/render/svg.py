"""Boards as SVG fragments: one function for every kind of board.

`pictures(name)` gives the drawing that a game makes itself (`Board.backdrop`); it replaces the still ground.
"""

from collections.abc import Callable

from jotunheim.render.areas import area_board
from jotunheim.render.grids import grid_board
from jotunheim.render.hexes import hex_board
from jotunheim.render.spots import spots_board
from jotunheim.scene import Board, Scene

Pictures = Callable[[str], str]


def no_pictures(name: str) -> str:
    """For scenes without art of their own."""
    return ""


def board_svg(scene: Scene, board: Board, pictures: Pictures = no_pictures) -> str:
    """A board as one SVG element: still ground first, then keyed groups of what moves."""
    backdrop = pictures(board.backdrop) if board.backdrop else ""
    if board.kind == "hexes":
        return hex_board(scene, board, backdrop)
    if board.kind == "areas":
        return area_board(scene, board, backdrop)
    if board.kind == "grid":
        return grid_board(scene, board, backdrop)
    return spots_board(scene, board, backdrop)
