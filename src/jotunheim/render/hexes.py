"""A hex board as a drawing: the still ground, and what moves on it in keyed groups.

To look right the scene gives: `terrain` and `level` of each space, `token` where a click answers, badges of
spaces as chips ("+1 forest"), badges of kind "odds" of pieces as verdicts at the target (`text` large, `note`
small; "no-odds": why there are none), trails (walk, run, stand, sight, blind), and `Board.focus`: the spaces the
view opens on. Badges of kind "cost" are figures in the middle of their hexes, "band" the names of rings around them.
"""

import math
from functools import lru_cache
from typing import Final, final

import msgspec

from jotunheim.render.choices import mark_of, numbers
from jotunheim.render.drawing import Box, Drawing, box_text, corner, groups
from jotunheim.render.emblems import SHAPES
from jotunheim.render.grounds import Maps
from jotunheim.render.hexgrid import UNIT, HexGrid, grid_of, labelled
from jotunheim.render.pieces import STONES, number_badge, piece_figure
from jotunheim.render.ranges import bands, costs
from jotunheim.render.signs import colour_at, colour_of
from jotunheim.render.strokes import Point, e, n, slug
from jotunheim.render.terrain import still_hexes
from jotunheim.render.trails import attack, blind, pencil, sight
from jotunheim.render.verdicts import verdict_of, verdicts
from jotunheim.scene import Badge, Board, Piece, Scene, Space, Trail

MANY: Final = 40  # legal hexes that get a ring each
NEAR_WIDE: Final = 26 * UNIT  # what a small screen can show so that figures are read
NEAR_TALL: Final = 17.4 * UNIT
BESIDE: Final = 24.0  # from one piece to the next of the same hex
SHAPE: Final = 1.25  # of the frame that a map usually has: width by height
SIGHTS: Final = ("sight", "blind")
ESCAPED: Final = ("&", "<", ">", '"', "'", "\\")  # in attributes or JSON


@final
class HexGround:
    """The ground of a hex board and its geometry, made once per map."""

    def __init__(self, board: Board) -> None:
        self.grid = grid_of(board)
        self.still = still_hexes(board, self.grid) + self.grid.lattice()
        self.full = f"0 0 {n(self.grid.width)} {n(self.grid.height)}"


_MAPS: Final[Maps[HexGround]] = Maps(HexGround)


@final
class Extent:
    """How far some points reach."""

    def __init__(self) -> None:
        self.is_empty = True
        self.left = self.top = math.inf
        self.right = self.bottom = -math.inf

    def take(self, point: Point) -> None:
        """One more point."""
        x, y = point
        self.is_empty = False
        if x < self.left:
            self.left = x
        if x > self.right:
            self.right = x
        if y < self.top:
            self.top = y
        if y > self.bottom:
            self.bottom = y


@final
class HexView:
    """A hex board as it stands in one scene."""

    def __init__(self, scene: Scene, board: Board) -> None:
        known = _MAPS.of(board)
        self.scene = scene
        self.board = board
        self.ground: HexGround = known.made
        self.grid = self.ground.grid
        self.marked = known.marked(board)
        self.legal = [s for s in self.marked if s.token or s.route]
        nodes = self.grid.nodes
        self.pieces = sorted(
            [p for p in board.pieces if p.at in nodes], key=lambda p: self.grid.centre(p.at)[1]
        )
        self.trails = [t for t in board.trails if t.spaces and all(k in nodes for k in t.spaces)]
        self.window = self._window()
        self.growth = max(1.0, min(round(self.window[2] / (36 * UNIT), 1), 1.7))
        self.marks = numbers(scene.prompt)

    def _window(self) -> Box:
        """The part that the view opens on: around the focus and what is legal, else everything."""
        grid = self.grid
        seen = Extent()
        for key in self.board.focus:
            if key in grid.centres:
                seen.take(grid.centres[key])
        for space in self.legal:  # hundreds
            seen.take(grid.centres[space.key])
        for piece in self.pieces:
            if verdict_of(piece):
                x, y = grid.centre(piece.at)
                seen.take((x + 9 * UNIT, y))  # room for its verdict
        if seen.is_empty:
            return 0.0, 0.0, grid.width, grid.height
        left, wide = _span(seen.left, seen.right, 30 * UNIT, grid.width)
        top, tall = _span(seen.top, seen.bottom, 22 * UNIT, grid.height)
        # As wide as the frame for its height, and the other way round: nobody looks past the map's edge.
        left, wide = _stretch(left + wide / 2, max(wide, tall * SHAPE), grid.width)
        top, tall = _stretch(top + tall / 2, max(tall, wide / SHAPE), grid.height)
        return left, top, wide, tall

    def near(self) -> Box:
        """What a small screen shows, large enough to read figures: the first two of the focus if they
        fit, else the first; without a focus the middle of what is legal."""
        _, _, wide, tall = self.window
        if wide <= NEAR_WIDE * 1.2 and tall <= NEAR_TALL * 1.2:
            return self.window
        at = self.grid.centres
        points = [at[key] for key in self.board.focus[:2] if key in at] or self._middle_of_legal()
        if not points:
            return self.window
        xs, ys = [x for x, _ in points], [y for _, y in points]
        if max(xs) - min(xs) > NEAR_WIDE - 6 * UNIT or max(ys) - min(ys) > NEAR_TALL - 6 * UNIT:
            xs, ys = xs[:1], ys[:1]
        x, w = _stretch((min(xs) + max(xs)) / 2, NEAR_WIDE, self.grid.width)
        y, h = _stretch((min(ys) + max(ys)) / 2, NEAR_TALL, self.grid.height)
        return x, y, w, h

    def _middle_of_legal(self) -> list[Point]:
        points = [self.grid.centre(s.key) for s in self.legal]
        if not points:
            return []
        x = sum([p[0] for p in points]) / len(points)
        y = sum([p[1] for p in points]) / len(points)
        return [min(points, key=lambda p: math.dist(p, (x, y)))]


def draw_hexes(scene: Scene, board: Board) -> Drawing:
    """The whole drawing of a hex board."""
    view = HexView(scene, board)
    grid = view.grid
    lines = [(t.kind in SIGHTS, _trail(grid, t, colour_of(scene, t.owner))) for t in view.trails]
    moves = [line for is_sight, line in lines if not is_sight]
    sights = [line for is_sight, line in lines if is_sight]
    moving = groups(
        board,
        [
            ("legal", _all_legal(view)),
            (
                "ranges",
                costs(grid, view.marked, view.growth)
                + bands(grid, view.marked, view.growth, [grid.centre(p.at) for p in view.pieces]),
            ),
            ("trails", "".join(moves)),
            ("sights", "".join(sights)),
            ("pieces", "".join(_pieces(view))),
            ("chips", _chips(view) + _verdicts(view)),
        ],
    )
    near = view.near()
    kind = f"hexes{corner(view.window, near)}"
    drawing = Drawing(kind, view.ground.full, view.ground.still, moving)
    drawing.home = box_text(view.window)
    drawing.near = box_text(near)
    drawing.mini = minimap(view)
    return drawing


def _span(low: float, high: float, least: float, limit: float) -> tuple[float, float]:
    """Start and length of a stretch around what lies between two values, within 0 and the limit."""
    length = min(max(high - low + 8 * UNIT, least), limit)
    return _stretch((high + low) / 2, length, limit)


def _stretch(middle: float, length: float, limit: float) -> tuple[float, float]:
    """Start and length of a stretch around a point, within 0 and the limit."""
    length = min(length, limit)
    return max(0.0, min(middle - length / 2, limit - length)), length


def _all_legal(view: HexView) -> str:
    """Legal hexes, each with its own ring and number; very many of them as one glowing field."""
    if len(view.legal) <= MANY:
        taken = {p.at for p in view.pieces}
        shown = [s for s in view.marked if s.token or s.route or s.why_not]
        return "".join([_legal(view, s, taken) for s in shown])
    d = view.grid.outline_path([s.key for s in view.legal])
    field = f'<g class="legal field"><path class="edge" d="{d}"/><path class="ring" d="{d}"/></g>'
    return field + _in_field(view.grid, view.legal)


def _in_field(grid: HexGrid, legal: list[Space]) -> str:
    """Each hex of the field as a button; hundreds of them, so it is asked once whether to escape."""
    plain = _are_plain(legal)
    out: list[str] = []
    for space in legal:
        answer = _plain_answer(space) if plain else _answer(space)
        ring = grid.ring_path(space.key)
        out.append(f'<path class="legal-in" role="button" tabindex="0"{answer} d="{ring}"/>')
    return "".join(out)


def _are_plain(spaces: list[Space]) -> bool:
    """Whether all that spaces say and answer stands in an attribute as it is."""
    said: list[str] = []
    for space in spaces:
        said += (space.key, space.token, labelled(space))
        said += space.route
    text = "".join(said)
    return text.isprintable() and not any(sign in text for sign in ESCAPED)


def _plain_answer(space: Space) -> str:
    """The same as `_answer` where nothing is to be escaped."""
    token = space.token
    if token:
        answer = f'data-token="{token}"'
    else:
        answer = f'data-tokens="[&quot;{"&quot;,&quot;".join(space.route)}&quot;]"'
    return f' data-key="legal:{space.key}" {answer} aria-label="{labelled(space)}"'


def _answer(space: Space) -> str:
    """What a click on a space answers, as attributes."""
    if space.token:
        answer = f'data-token="{e(space.token)}"'
    else:
        answer = f'data-tokens="{e(msgspec.json.encode(space.route).decode())}"'
    return f' data-key="legal:{e(space.key)}" {answer} aria-label="{e(labelled(space))}"'


def _legal(view: HexView, space: Space, taken: set[str]) -> str:
    """A place one may pick, as a button; or one that is expected but cannot be picked, with the reason."""
    ring = view.grid.ring_path(space.key)
    label = labelled(space)
    if not space.token and not space.route:
        return f'<g class="dimmed" role="img" aria-label="{e(label)} – {e(space.why_not)}"><path class="wash" d="{ring}"/></g>'
    x, y = view.grid.centre(space.key)
    number = mark_of(space, view.marks)
    free = space.key not in taken and not any(b.kind == "cost" for b in space.badges)
    badge = number_badge(number, x, y) if number and free else ""
    return (
        f'<g class="legal" role="button" tabindex="0"{_answer(space)}>'
        f'<path class="edge" d="{ring}"/><path class="ring" d="{ring}"/><path class="wash" d="{ring}"/>{badge}</g>'
    )


@lru_cache(maxsize=256)
def _trail(grid: HexGrid, trail: Trail, colour: str) -> str:
    """A line over the board; most were there in the frame before."""
    points = [grid.centre(key) for key in trail.spaces]
    if trail.kind == "sight":
        crossed = [grid.ring(key, 0.93) for key in trail.spaces[1:-1]]
        return sight(trail, points[0], points[-1], crossed)
    if trail.kind == "blind":
        return blind(trail, points)
    if trail.kind == "attack":
        return attack(trail, points[0], points[-1])
    return pencil(trail, points, colour)


def _pieces(view: HexView) -> list[str]:
    """The pieces, those behind first; several on one space stand beside each other.

    The more of the board is seen, the larger they are, so that they stay readable.
    """
    out: list[str] = []
    every: dict[str, int] = {}
    for piece in view.pieces:
        every[piece.at] = every.get(piece.at, 0) + 1
    count: dict[str, int] = {}
    for piece in view.pieces:
        x, y = view.grid.centre(piece.at)
        before = count.get(piece.at, 0)
        shift = (before - (every[piece.at] - 1) / 2) * BESIDE  # nobody hides another (T-14)
        count[piece.at] = before + 1
        scale = 0.55 if piece.kind in STONES else 1.0
        scale = 0.7 if piece.kind == "disc" else scale
        number = view.marks.get(piece.token, 0)
        size = round(scale * view.growth, 2)
        out.append(piece_figure(view.scene, piece, x + shift, y, size, number))
    return out


def _chips(view: HexView) -> str:
    """What a hex adds or costs, on a slip beside it."""
    return "".join(
        [
            _chip(badge, view.grid.centre(space.key), view.growth)
            for space in view.marked
            for badge in [b for b in space.badges if b.kind not in ("cost", "band")][:1]
        ]
    )


def _chip(badge: Badge, at: Point, growth: float) -> str:
    text = badge.text
    half = max(5.2 * len(text) / 2 + 7, 12)
    return (
        f'<g class="chip {slug(badge.kind)}" transform="translate({n(at[0] - 14)} {n(at[1] - 18)}) scale({growth:.2g})">'
        f'<rect x="{n(-half)}" y="-8.5" width="{n(2 * half)}" height="17" rx="8.5"/><text y="3.4">{e(text)}</text></g>'
    )


def _verdicts(view: HexView) -> str:
    """What is needed to hit, at each target itself."""
    left, top, wide, tall = view.window
    return verdicts(view.grid, view.pieces, (left, top, left + wide, top + tall), view.growth)


def minimap(view: HexView) -> str:
    """The whole board, small, if the view opens on a part: the ground, signs of pieces, the window."""
    grid = view.grid
    x, y, w, h = view.window
    if not view.board.focus or w * h > 0.6 * grid.width * grid.height:
        return ""
    dots = "".join([_dot(view, piece) for piece in view.pieces])
    return (
        f'<svg class="mini-map" viewBox="{view.ground.full}" aria-hidden="true">'
        f'<use href="#still-{slug(view.board.key)}"/>{dots}<rect class="win" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="8"/></svg>'
    )


def _dot(view: HexView, piece: Piece) -> str:
    """The sign of a piece's owner on the small map."""
    colour = colour_at(view.scene, piece)
    if colour == "none":
        return ""
    x, y = view.grid.centre(piece.at)
    return f'<path class="dot-p seat-{colour}" d="{SHAPES[colour]}" transform="translate({n(x)} {n(y)}) scale(1.8)"/>'
