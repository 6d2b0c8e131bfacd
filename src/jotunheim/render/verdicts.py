"""Slips at the targets of a board: what is needed to hit, or why there is no shot.

A slip stands to the right of its piece if nothing is in the way, else where it covers least.
"""

from typing import Final

from jotunheim.render.hexgrid import HexGrid
from jotunheim.render.strokes import e, n
from jotunheim.scene import Badge, Piece

ODDS: Final = ("odds", "no-odds")
Box = tuple[float, float, float, float]  # left, top, right, bottom


def verdict_of(piece: Piece) -> Badge | None:
    """The badge that is shown at the piece itself."""
    return next((b for b in piece.badges if b.kind in ODDS), None)


def verdicts(grid: HexGrid, pieces: list[Piece], view: Box, growth: float) -> str:
    """The slips of all pieces; `view` is the part of the board that is seen."""
    taken: list[Box] = []
    for piece in pieces:
        x, y = grid.centre(piece.at)
        taken.append((x - 15 * growth, y - 25 * growth, x + 15 * growth, y + 15 * growth))
    out = []
    for piece in pieces:
        badge = verdict_of(piece)
        if badge is not None:
            out.append(_slip(badge, grid.centre(piece.at), taken, view, growth))
    return "".join(out)


def _slip(badge: Badge, at: tuple[float, float], taken: list[Box], view: Box, growth: float) -> str:
    half = max(len(badge.text) * 3.8, len(badge.note) * 2.5) + 8
    tall = 36 if badge.note else 22
    side = 30 + half
    places = [
        (side, -10),
        (side, -36),
        (side, 22),
        (-side, -10),
        (-side, -36),
        (-side, 22),
        (0, 40),
    ]
    boxes = [
        (
            at[0] + (dx - half) * growth,
            at[1] + (dy - 18) * growth,
            at[0] + (dx + half) * growth,
            at[1] + (dy - 18 + tall) * growth,
        )
        for dx, dy in [*places, (0.0, -58.0)]
    ]
    box = min(boxes, key=lambda b: sum(_overlap(b, t) for t in taken) + _outside(b, view))
    taken.append(box)
    x, y = (box[0] + box[2]) / 2, box[1] + 18 * growth
    small = f'<text class="v2" y="12">{e(badge.note)}</text>' if badge.note else ""
    return (
        f'<g class="verdict {badge.kind}" transform="translate({n(x)} {n(y)}) scale({growth:.2g})">'
        f'<rect x="{n(-half)}" y="-18" width="{n(2 * half)}" height="{tall}" rx="7"/>'
        f'<text class="v1" y="-3">{e(badge.text)}</text>{small}</g>'
    )


def _overlap(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    tall = min(a[3], b[3]) - max(a[1], b[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0


def _outside(box: Box, view: Box) -> float:
    """The area of a box that the view does not show."""
    whole = (box[2] - box[0]) * (box[3] - box[1])
    return 3 * (whole - _overlap(box, view))
