"""What stands in an area or on a round place of a map: stones in a row, flat things where there is room.

Up to five stones stand side by side; of a larger army equal ones stand for all of them, with their number.
"""

from functools import lru_cache
from typing import Final

from jotunheim.render.area_ground import AreaGround
from jotunheim.render.pieces import STONES, how_many, placed_figure
from jotunheim.render.strokes import Point, inside, n
from jotunheim.render.wells import radius
from jotunheim.scene import Piece, Space
from jotunheim.texts import spoken

STEP: Final = 47.0  # from one stone to the next
ROW: Final = 5  # stones that stand side by side

Shown = tuple[Piece, str, int]  # a piece, its colour, the number of its option


def on_well(space: Space, here: list[Shown]) -> str:
    """Pieces on a round place, side by side and a little below its middle, so that its number is seen."""
    step = min(26.0, 2.2 * radius(space) / len(here))
    out: list[str] = []
    for i, (piece, colour, number) in enumerate(here):
        x = space.x + (i - (len(here) - 1) / 2) * step
        y = space.y + (13 if piece.kind in ("figure", "building") else 0)
        out.append(placed_figure(piece, colour, x, y, 1.0, number, 0.0, spoken()))
    return "".join(out)


@lru_cache(maxsize=256)
def standing_army(
    ground: AreaGround,
    key: str,
    left: float,
    top: float,
    here: tuple[Shown, ...],
    language: str,
) -> str:
    """Stones in a row under the name; flat things where there is room. Each piece with colour and number."""
    stones = [found for found in here if found[0].kind in STONES]
    flat = [found for found in here if found[0].kind not in STONES]
    row, wide = _row(stones, left, top, language)
    if not flat:
        return row
    spots = _known_spots(ground, key, (left, top), round(wide) if stones else 0)
    out = [row]
    for i, (piece, colour, number) in enumerate(flat):
        x, y = spots[i % len(spots)]
        shift = 8 * (i // len(spots))
        down = 24 if piece.kind == "event" else 0  # a banner stands on its pole
        x, y = x + shift, y + shift + down
        out.append(placed_figure(piece, colour, x, y, 1.0, number, 0.0, language))
    return "".join(out)


def _row(stones: list[Shown], left: float, top: float, language: str) -> tuple[str, float]:
    """Stones side by side, and how far their row reaches to each side."""
    total = sum([how_many(found[0]) for found in stones])
    crowd = total > ROW  # equal stones then stand for all of them, with their number (T-14)
    count = len(stones) if crowd else total
    step = STEP if count <= ROW else STEP * ROW / count
    x = left - step * (count - 1) / 2
    out: list[str] = []
    for piece, colour, number in stones:
        beside = 0.0 if crowd else step
        out.append(placed_figure(piece, colour, x, top + 58, 1.2, number, beside, language))
        x += step if crowd else step * how_many(piece)
    if crowd:
        out.append(f'<text class="army-n" x="{n(x + 8)}" y="{n(top + 40)}">×{total}</text>')
    return "".join(out), step * count / 2 + 26


def _known_spots(ground: AreaGround, key: str, middle: Point, wide: int) -> list[Point]:
    """Places for flat things beside an army so wide; looking for them takes long, so they are kept."""
    found = ground.spots.get((key, wide))
    if found is None:
        found = _spots(middle, ground.rings.get(key, []), wide)
        ground.spots[key, wide] = found
    return found


def _spots(middle: Point, ring: list[Point], wide: int) -> list[Point]:
    """Beside the army, below, above; those well inside the region come first."""
    x, y = middle
    beside: list[Point] = [(x + wide + 4, y + 36), (x - wide - 4, y + 36)]
    below: list[Point] = [(x, y + 96), (x + 44, y + 96), (x - 44, y + 96)]
    above: list[Point] = [(x, y - 66), (x + 44, y - 66), (x - 44, y - 66)]
    plain: list[Point] = [(x, y + 34), (x + 40, y + 34), (x - 40, y + 34)]
    spots = [*beside, *below, *above] if wide else plain
    good = [p for p in spots if ring and all(inside(q, ring) for q in _around(p))]
    return good or spots


def _around(p: Point) -> list[Point]:
    x, y = p
    return [(x - 24, y - 26), (x + 24, y - 26), (x - 24, y + 24), (x + 24, y + 24)]
