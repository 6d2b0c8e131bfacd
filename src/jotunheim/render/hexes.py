"""A hex board as a drawing: the still ground, and what moves on it in keyed groups.

To look right the scene gives: `terrain` and `level` of each space, `token` where a click answers, badges of
spaces as chips ("+1 forest"), badges of kind "odds" of pieces as verdicts at the target (`text` large, `note`
small; "no-odds": why there are none), trails (walk, run, stand, sight, blind), and `Board.focus`: the spaces the
view opens on. Badges of kind "cost" are figures in the middle of their hexes, "band" the names of rings around them.
"""

import msgspec

from jotunheim.render.choices import mark_of, numbers
from jotunheim.render.emblems import SHAPES
from jotunheim.render.hexgrid import UNIT, HexGrid, grid_of, labelled
from jotunheim.render.pieces import STONES, number_badge, piece_figure
from jotunheim.render.ranges import bands, costs
from jotunheim.render.signs import colour_at
from jotunheim.render.strokes import Point, attributes, e, n, path, slug
from jotunheim.render.terrain import still_hexes
from jotunheim.render.trails import attack, blind, pencil, sight
from jotunheim.render.verdicts import verdict_of, verdicts
from jotunheim.scene import Badge, Board, Piece, Scene, Space, Trail

MANY = 40  # legal hexes that get a ring each
SIGHTS = ("sight", "blind")
Box = tuple[float, float, float, float]


def hex_board(scene: Scene, board: Board, backdrop: str = "") -> str:
    """The whole drawing of a hex board."""
    if not board.spaces:
        return ""
    grid = grid_of(board)
    marks = numbers(scene.prompt)
    lines = [t for t in board.trails if all(key in grid.nodes for key in t.spaces) and t.spaces]
    pieces = sorted(
        (p for p in board.pieces if p.at in grid.nodes), key=lambda p: grid.centre(p.at)[1]
    )
    whole = f"0 0 {n(grid.width)} {n(grid.height)}"
    groups = [
        ("legal", _all_legal(grid, board, pieces, marks)),
        ("ranges", bands(grid, board, _growth(grid, board)) + costs(grid, board)),
        ("trails", "".join(_trail(scene, grid, t) for t in lines if t.kind not in SIGHTS)),
        ("sights", "".join(_trail(scene, grid, t) for t in lines if t.kind in SIGHTS)),
        ("pieces", "".join(_pieces(scene, grid, pieces, marks, _growth(grid, board)))),
        ("chips", _chips(grid, board) + _verdicts(grid, board, pieces)),
    ]
    moving = "".join(
        f'<g data-key="board:{e(board.key)}:{name}">{body}</g>' for name, body in groups
    )
    return (
        f'<svg class="map hexes"{attributes(data_key="board:" + board.key, data_full=whole)} viewBox="{_view(grid, board)}"'
        f' preserveAspectRatio="xMidYMid meet" role="group"{attributes(aria_label=board.title or "Board")}>'
        f'<g data-key="board:{e(board.key)}:still">{backdrop or still_hexes(board)}</g>{moving}</svg>'
    )


def window(grid: HexGrid, board: Board) -> Box:
    """The part that the view opens on: around the focus and what is legal, else everything."""
    legal = [s.key for s in board.spaces if s.token or s.route]
    points = [grid.centre(key) for key in (*board.focus, *legal) if key in grid.nodes]
    aimed = [p.at for p in board.pieces if verdict_of(p) and p.at in grid.nodes]
    points += [(grid.centre(at)[0] + 9 * UNIT, grid.centre(at)[1]) for at in aimed]  # its verdict
    if not points:
        return 0, 0, grid.width, grid.height
    left, wide = _span([x for x, _ in points], 30 * UNIT, grid.width)
    top, tall = _span([y for _, y in points], 22 * UNIT, grid.height)
    return left, top, wide, tall


def _span(values: list[float], least: float, limit: float) -> tuple[float, float]:
    """Start and length of a stretch around some values, within 0 and the limit."""
    length = min(max(max(values) - min(values) + 8 * UNIT, least), limit)
    middle = (max(values) + min(values)) / 2
    return max(0.0, min(middle - length / 2, limit - length)), length


def _view(grid: HexGrid, board: Board) -> str:
    return " ".join(n(v) for v in window(grid, board))


def _all_legal(grid: HexGrid, board: Board, pieces: list[Piece], marks: dict[str, int]) -> str:
    """Legal hexes, each with its own ring and number; very many of them as one glowing field."""
    shown = [s for s in board.spaces if s.token or s.route or s.why_not]
    legal = [s for s in shown if s.token or s.route]
    if len(legal) <= MANY:
        return "".join(_legal(grid, s, pieces, marks) for s in shown)
    d = "".join(path(loop) for loop in grid.outlines(s.key for s in legal))
    field = f'<g class="legal field"><path class="edge" d="{d}"/><path class="ring" d="{d}"/></g>'
    return field + "".join(_in_field(grid, s) for s in legal)


def _in_field(grid: HexGrid, space: Space) -> str:
    return f'<path class="legal-in" role="button" tabindex="0"{_answer(space)} d="{path(grid.ring(space.key))}"/>'


def _answer(space: Space) -> str:
    """What a click on a space answers, as attributes."""
    whole = msgspec.json.encode(space.route).decode() if space.route else ""
    return attributes(
        data_key="legal:" + space.key,
        data_token=space.token,
        data_tokens="" if space.token else whole,
        aria_label=labelled(space),
    )


def _legal(grid: HexGrid, space: Space, pieces: list[Piece], marks: dict[str, int]) -> str:
    """A place one may pick, as a button; or one that is expected but cannot be picked, with the reason."""
    ring = path(grid.ring(space.key))
    label = labelled(space)
    if not space.token and not space.route:
        return f'<g class="dimmed" role="img" aria-label="{e(label)} – {e(space.why_not)}"><path class="wash" d="{ring}"/></g>'
    x, y = grid.centre(space.key)
    number = mark_of(space, marks)
    free = not any(p.at == space.key for p in pieces) and not any(
        b.kind == "cost" for b in space.badges
    )
    badge = number_badge(number, x, y) if number and free else ""
    return (
        f'<g class="legal" role="button" tabindex="0"{_answer(space)}>'
        f'<path class="edge" d="{ring}"/><path class="ring" d="{ring}"/><path class="wash" d="{ring}"/>{badge}</g>'
    )


def _trail(scene: Scene, grid: HexGrid, trail: Trail) -> str:
    points = [grid.centre(key) for key in trail.spaces]
    if trail.kind == "sight":
        crossed = [grid.ring(key, 0.93) for key in trail.spaces[1:-1]]
        return sight(trail, points[0], points[-1], crossed)
    if trail.kind == "blind":
        return blind(trail, points)
    if trail.kind == "attack":
        return attack(trail, points[0], points[-1])
    return pencil(scene, trail, points)


def _growth(grid: HexGrid, board: Board) -> float:
    """The more of the board is seen, the larger its pieces, so that they stay readable."""
    _, _, wide, _ = window(grid, board)
    return max(1.0, min(round(wide / (36 * UNIT), 1), 1.7))


def _pieces(
    scene: Scene, grid: HexGrid, pieces: list[Piece], marks: dict[str, int], growth: float
) -> list[str]:
    """The pieces, those behind first; several on one space stand beside each other."""
    out: list[str] = []
    count: dict[str, int] = {}
    for piece in pieces:
        x, y = grid.centre(piece.at)
        shift = count.get(piece.at, 0) * 9
        count[piece.at] = count.get(piece.at, 0) + 1
        scale = 0.55 if piece.kind in STONES else 1.0
        scale = 0.7 if piece.kind == "disc" else scale
        number = marks.get(piece.token, 0)
        out.append(piece_figure(scene, piece, x + shift, y, round(scale * growth, 2), number))
    return out


def _chips(grid: HexGrid, board: Board) -> str:
    """What a hex adds or costs, on a slip beside it."""
    return "".join(
        _chip(badge, grid.centre(space.key), _growth(grid, board))
        for space in board.spaces
        for badge in [b for b in space.badges if b.kind not in ("cost", "band")][:1]
    )


def _chip(badge: Badge, at: Point, growth: float) -> str:
    text = badge.text
    half = max(5.2 * len(text) / 2 + 7, 12)
    return (
        f'<g class="chip {slug(badge.kind)}" transform="translate({n(at[0] - 14)} {n(at[1] - 18)}) scale({growth:.2g})">'
        f'<rect x="{n(-half)}" y="-8.5" width="{n(2 * half)}" height="17" rx="8.5"/><text y="3.4">{e(text)}</text></g>'
    )


def _verdicts(grid: HexGrid, board: Board, pieces: list[Piece]) -> str:
    """What is needed to hit, at each target itself."""
    left, top, wide, tall = window(grid, board)
    return verdicts(grid, pieces, (left, top, left + wide, top + tall), _growth(grid, board))


def minimap(scene: Scene, board: Board) -> str:
    """The whole board, small, if the view opens on a part: the ground, signs of pieces, the window."""
    grid = grid_of(board)
    x, y, w, h = window(grid, board)
    if w * h > 0.6 * grid.width * grid.height:
        return ""
    dots = []
    for piece in board.pieces:
        colour = colour_at(scene, piece)
        if piece.at in grid.nodes and colour != "none":
            px, py = grid.centre(piece.at)
            dots.append(
                f'<path class="dot-p seat-{colour}" d="{SHAPES[colour]}" transform="translate({n(px)} {n(py)}) scale(1.8)"/>'
            )
    return (
        f'<svg class="mini-map" viewBox="0 0 {n(grid.width)} {n(grid.height)}" aria-hidden="true">'
        f'<use href="#still-{slug(board.key)}"/>{"".join(dots)}<rect class="win" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="8"/></svg>'
    )
