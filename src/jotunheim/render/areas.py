"""A board of areas as a drawing: the still ground, and what moves on it in keyed groups.

To look right the scene gives what `area_ground` asks for, and: `owner` (a patterned band inside the border),
`token` where a click answers, armies as pieces of kind regular, elite, leader or champion with two badges
(figures), flat things of other kinds, trails of kind attack. `x`, `y` of a space is where its name stands;
its army stands under it.
"""

from typing import Final, final

from jotunheim.render.area_ground import AreaGround, landmark_name
from jotunheim.render.choices import numbers
from jotunheim.render.drawing import Box, Drawing, box_text, corner, groups
from jotunheim.render.grounds import Maps
from jotunheim.render.outlines import is_water
from jotunheim.render.pieces import STONES, how_many, number_badge, piece_figure
from jotunheim.render.signs import colour_at
from jotunheim.render.strokes import Point, attributes, e, inside, n
from jotunheim.render.trails import attack
from jotunheim.scene import Board, Piece, Scene, Space

STEP: Final = 47.0  # from one stone to the next
ROW: Final = 5  # stones that stand side by side; more of them overlap
TALL: Final = ("leader", "champion")

_MAPS: Final[Maps[AreaGround]] = Maps(AreaGround)


@final
class AreaView:
    """A board of areas as it stands in one scene."""

    def __init__(self, scene: Scene, board: Board) -> None:
        known = _MAPS.of(board)
        self.scene = scene
        self.board = board
        self.ground: AreaGround = known.made
        self.marked = known.marked(board)
        self.legal = [s for s in self.marked if s.token]
        self.marks = numbers(scene.prompt)
        self.at = {s.key: s for s in board.spaces}
        self.standing: dict[str, list[Piece]] = {}
        for piece in board.pieces:
            self.standing.setdefault(piece.at, []).append(piece)

    def raised(self, space: Space) -> float:
        """How far the name stands above its spot: leaders and champions are tall."""
        here = self.standing.get(space.key, [])
        return 32 if any(p.kind.removeprefix("second_") in TALL for p in here) else 10


def draw_areas(scene: Scene, board: Board) -> Drawing:
    """The whole drawing of a board of areas."""
    view = AreaView(scene, board)
    ground = view.ground
    named = [s for s in board.spaces if s.label]
    filled = [s for s in board.spaces if s.key in view.standing]
    moving = groups(
        board,
        [
            ("held", "".join([_band(view, s) for s in view.marked])),
            ("legal", "".join([_legal(view, s) for s in view.marked if s.token or s.why_not])),
            ("trails", ground.lakes + _arrows(view)),
            ("names", "".join([_name(view, s) for s in named])),
            ("pieces", "".join([_army(view, s) for s in sorted(filled, key=lambda s: s.y)])),
        ],
    )
    near, full = _near(view), (0.0, 0.0, board.width, board.height)
    drawing = Drawing(f"areas{corner(full, near)}", box_text(full), ground.still, moving)
    drawing.near = box_text(near)
    drawing.shapes = ground.shapes
    return drawing


def _near(view: AreaView) -> Box:
    """What a small screen shows: the focus, else what is legal, else one's own places, else all."""
    board = view.board
    own = [s.key for s in view.marked if s.owner >= 0 and s.owner == view.scene.seat]
    for keys in (board.focus, [s.key for s in view.legal], own):
        points = [p for key in keys for p in view.ground.rings.get(key, [])]
        if points:
            left, wide = _span([x for x, _ in points], board.width)
            top, tall = _span([y for _, y in points], board.height)
            return left, top, wide, tall
    return 0.0, 0.0, board.width, board.height


def _span(values: list[float], limit: float) -> tuple[float, float]:
    """Start and length of a stretch around some values: at least half of the board."""
    length = min(max(max(values) - min(values), 0.55 * limit), limit)
    middle = (max(values) + min(values)) / 2
    return max(0.0, min(middle - length / 2, limit - length)), length


def _band(view: AreaView, space: Space) -> str:
    """Who holds it: a patterned band inside the border."""
    colour = colour_at(view.scene, space)
    name = view.ground.ids.get(space.key, "")
    if not name or is_water(space) or colour == "none":
        return ""
    return (
        f'<g{attributes(data_key="held:" + space.key)}><use class="band seat-{colour}" href="#o-{name}"'
        f' clip-path="url(#c-{name})" stroke="url(#band-{colour})"/></g>'
    )


def _legal(view: AreaView, space: Space) -> str:
    """A region one may pick, as a button; or one that is expected but cannot be, with the reason."""
    ground = view.ground
    label = space.note or space.label or space.key
    if space.key not in ground.ids:
        return ""
    wash = ground.outline(space.key, "wash")
    if not space.token:
        return (
            f'<g class="dimmed" role="img" aria-label="{e(label)} – {e(space.why_not)}">{wash}</g>'
        )
    number = view.marks.get(space.token, 0)
    y = max(space.y - view.raised(space) - 40, 22)
    badge = (
        f'<g transform="translate({n(space.x)} {n(y)}) scale(2)">{number_badge(number, 0, 0)}</g>'
        if number
        else ""
    )
    return (
        f'<g class="legal" role="button" tabindex="0"{attributes(data_key="legal:" + space.key, data_token=space.token, aria_label=label)}>'
        f"{ground.outline(space.key, 'edge')}{ground.outline(space.key, 'ring')}{wash}{badge}</g>"
    )


def _arrows(view: AreaView) -> str:
    out: list[str] = []
    for trail in view.board.trails:
        keys = trail.spaces[:1] + trail.spaces[1:][-1:]
        ends = [view.at[key] for key in keys if key in view.at]
        if len(ends) == 2:
            a, b = ends
            out.append(attack(trail, (a.x, a.y + 34), (b.x, b.y + 34)))
    return "".join(out)


def _name(view: AreaView, space: Space) -> str:
    water = " water" if is_water(space) else ""
    up = view.raised(space)
    name = f'<text class="rn{water}" x="{n(space.x)}" y="{n(space.y - up)}">{e(space.label)}</text>'
    return landmark_name(space, view.ground.landmarks.get(space.key)) + name


def _army(view: AreaView, space: Space) -> str:
    """Stones in a row under the name; flat things where there is room."""
    here = view.standing[space.key]
    stones = [p for p in here if p.kind in STONES]
    flat = [p for p in here if p.kind not in STONES]
    total = sum([how_many(p) for p in stones])
    step = STEP if total <= ROW else STEP * ROW / total
    x = space.x - step * (total - 1) / 2
    out: list[str] = []
    for piece in stones:
        number = view.marks.get(piece.token, 0)
        out.append(piece_figure(view.scene, piece, x, space.y + 58, 1.2, number, step))
        x += step * how_many(piece)
    if total > ROW:
        out.append(f'<text class="army-n" x="{n(x + 8)}" y="{n(space.y + 40)}">×{total}</text>')
    wide = step * total / 2 + 26
    spots = _known_spots(view.ground, space, round(wide) if stones else 0) if flat else []
    for i, piece in enumerate(flat):
        x, y = spots[i % len(spots)]
        shift = 8 * (i // len(spots))
        down = 24 if piece.kind == "event" else 0  # a banner stands on its pole
        number = view.marks.get(piece.token, 0)
        out.append(piece_figure(view.scene, piece, x + shift, y + shift + down, 1.0, number))
    return "".join(out)


def _known_spots(ground: AreaGround, space: Space, wide: int) -> list[Point]:
    """Places for flat things beside an army so wide; looking for them takes long, so they are kept."""
    found = ground.spots.get((space.key, wide))
    if found is None:
        found = _spots(space, ground.rings.get(space.key, []), wide)
        ground.spots[space.key, wide] = found
    return found


def _spots(space: Space, ring: list[Point], wide: int) -> list[Point]:
    """Beside the army, below, above; those well inside the region come first."""
    x, y = space.x, space.y
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
