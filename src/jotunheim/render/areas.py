"""A board of areas as a drawing: the still ground, and what moves on it in keyed groups.

To look right the scene gives what `area_ground` asks for, and: `owner` (a patterned band inside the border),
`token` where a click answers, armies as pieces of kind regular, elite, leader or champion with two badges
(figures), flat things of other kinds, trails of kind attack. `x`, `y` of a space is where its name stands;
its army stands under it.
"""

from jotunheim.render.area_ground import lakes, outlines_of, paths_of, still_areas
from jotunheim.render.choices import numbers
from jotunheim.render.outlines import is_water
from jotunheim.render.pieces import STONES, how_many, number_badge, piece_figure
from jotunheim.render.signs import colour_at
from jotunheim.render.strokes import Point, attributes, e, inside, n, slug
from jotunheim.render.trails import attack
from jotunheim.scene import Board, Scene, Space

STEP = 47.0  # from one stone to the next
ROW = 5  # stones that stand side by side; more of them overlap


def area_board(scene: Scene, board: Board, backdrop: str = "") -> str:
    """The whole drawing of a board of areas."""
    if not board.spaces:
        return ""
    rings = outlines_of(board)
    paths = paths_of(board)
    marks = numbers(scene.prompt)
    at = {s.key: s for s in board.spaces}
    groups = [
        (
            "held",
            "".join(
                _band(scene, board, s, paths) for s in board.spaces if s.owner >= 0 or s.colour
            ),
        ),
        (
            "legal",
            "".join(_legal(s, board, paths, marks) for s in board.spaces if s.token or s.why_not),
        ),
        ("trails", lakes(board) + _arrows(board, at)),
        ("names", "".join(_name(s, board) for s in board.spaces if s.label)),
        (
            "pieces",
            "".join(
                _army(scene, board, s, rings, marks)
                for s in sorted(board.spaces, key=lambda s: s.y)
            ),
        ),
    ]
    moving = "".join(
        f'<g data-key="board:{e(board.key)}:{name}">{body}</g>' for name, body in groups
    )
    whole = f"0 0 {n(board.width)} {n(board.height)}"
    near = _view(board, rings)
    return (
        f'<svg class="map areas{_corner(board, rings)}"{attributes(data_key="board:" + board.key, data_full=whole, data_near=near)} viewBox="{whole}"'
        f' preserveAspectRatio="xMidYMid meet" role="group"{attributes(aria_label=board.title or "Board")}>'
        f'<g data-key="board:{e(board.key)}:still">{backdrop or still_areas(board)}</g>{moving}</svg>'
    )


def _view(board: Board, rings: dict[str, list[Point]]) -> str:
    """Around the focus, else everything."""
    points = [p for key in board.focus for p in rings.get(key, [])]
    if not points:
        return f"0 0 {n(board.width)} {n(board.height)}"
    left, wide = _span([x for x, _ in points], board.width)
    top, tall = _span([y for _, y in points], board.height)
    return f"{n(left)} {n(top)} {n(wide)} {n(tall)}"


def _corner(board: Board, rings: dict[str, list[Point]]) -> str:
    """Which part of the map a small screen shows, in quarters of what it hides: " at-x3 at-y0"."""
    points = [p for key in board.focus for p in rings.get(key, [])]
    if not points or not board.width or not board.height:
        return ""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return f" at-x{_quarter(x / board.width)} at-y{_quarter(y / board.height)}"


def _quarter(share: float) -> int:
    """Where the middle lies, as a share of the board; a window of half the board around it."""
    return max(0, min(4, round((share - 0.25) / 0.5 * 4)))


def _span(values: list[float], limit: float) -> tuple[float, float]:
    """Start and length of a stretch around some values: at least half of the board."""
    length = min(max(max(values) - min(values), 0.55 * limit), limit)
    middle = (max(values) + min(values)) / 2
    return max(0.0, min(middle - length / 2, limit - length)), length


def _band(scene: Scene, board: Board, space: Space, paths: dict[str, str]) -> str:
    """Who holds it: a patterned band inside the border."""
    d = paths.get(space.key, "")
    colour = colour_at(scene, space)
    if not d or is_water(space) or colour == "none":
        return ""
    name = slug(f"c-{board.key}-{space.key}")
    return (
        f'<g{attributes(data_key="held:" + space.key)}><clipPath id="{name}"><path d="{d}"/></clipPath>'
        f'<path class="band seat-{colour}" d="{d}" clip-path="url(#{name})" stroke="url(#band-{colour})"/></g>'
    )


def _legal(space: Space, board: Board, paths: dict[str, str], marks: dict[str, int]) -> str:
    """A region one may pick, as a button; or one that is expected but cannot be, with the reason."""
    d = paths.get(space.key, "")
    label = space.note or space.label or space.key
    if not space.token:
        return f'<g class="dimmed" role="img" aria-label="{e(label)} – {e(space.why_not)}"><path class="wash" d="{d}"/></g>'
    number = marks.get(space.token, 0)
    badge = (
        f'<g transform="translate({n(space.x)} {n(max(space.y - _raised(space, board) - 40, 22))}) scale(2)">{number_badge(number, 0, 0)}</g>'
        if number
        else ""
    )
    return (
        f'<g class="legal" role="button" tabindex="0"{attributes(data_key="legal:" + space.key, data_token=space.token, aria_label=label)}>'
        f'<path class="edge" d="{d}"/><path class="ring" d="{d}"/><path class="wash" d="{d}"/>{badge}</g>'
    )


def _arrows(board: Board, at: dict[str, Space]) -> str:
    out = []
    for trail in board.trails:
        ends = [at[key] for key in (trail.spaces[:1] + trail.spaces[1:][-1:]) if key in at]
        if len(ends) == 2:
            a, b = ends
            out.append(attack(trail, (a.x, a.y + 34), (b.x, b.y + 34)))
    return "".join(out)


def _raised(space: Space, board: Board) -> float:
    """How far the name stands above its spot: leaders and champions are tall."""
    tall = any(
        p.at == space.key and p.kind.removeprefix("second_") in ("leader", "champion")
        for p in board.pieces
    )
    return 32 if tall else 10


def _name(space: Space, board: Board) -> str:
    water = " water" if is_water(space) else ""
    up = _raised(space, board)
    return f'<text class="rn{water}" x="{n(space.x)}" y="{n(space.y - up)}">{e(space.label)}</text>'


def _army(
    scene: Scene, board: Board, space: Space, rings: dict[str, list[Point]], marks: dict[str, int]
) -> str:
    """Stones in a row under the name; flat things where there is room."""
    here = [p for p in board.pieces if p.at == space.key]
    stones = [p for p in here if p.kind in STONES]
    flat = [p for p in here if p.kind not in STONES]
    total = sum(how_many(p) for p in stones)
    step = STEP if total <= ROW else STEP * ROW / total
    x = space.x - step * (total - 1) / 2
    out = []
    for piece in stones:
        number = marks.get(piece.token, 0)
        out.append(piece_figure(scene, piece, x, space.y + 58, 1.2, number, step))
        x += step * how_many(piece)
    if total > ROW:
        out.append(f'<text class="army-n" x="{n(x + 8)}" y="{n(space.y + 40)}">×{total}</text>')
    wide = step * total / 2 + 26
    spots = _spots(space, rings.get(space.key, []), wide, bool(stones)) if flat else []
    for i, piece in enumerate(flat):
        x, y = spots[i % len(spots)]
        shift = 8 * (i // len(spots))
        down = 24 if piece.kind == "event" else 0  # a banner stands on its pole
        out.append(
            piece_figure(scene, piece, x + shift, y + shift + down, 1.0, marks.get(piece.token, 0))
        )
    return "".join(out)


def _spots(space: Space, ring: list[Point], wide: float, army: bool) -> list[Point]:
    """Places for flat things: beside, below, above; those well inside the region come first."""
    x, y = space.x, space.y
    beside: list[Point] = [(x + wide + 4, y + 36), (x - wide - 4, y + 36)]
    below: list[Point] = [(x, y + 96), (x + 44, y + 96), (x - 44, y + 96)]
    above: list[Point] = [(x, y - 66), (x + 44, y - 66), (x - 44, y - 66)]
    plain: list[Point] = [(x, y + 34), (x + 40, y + 34), (x - 40, y + 34)]
    spots = [*beside, *below, *above] if army else plain
    good = [p for p in spots if ring and all(inside(q, ring) for q in _around(p))]
    return good or spots


def _around(p: Point) -> list[Point]:
    x, y = p
    return [(x - 24, y - 26), (x + 24, y - 26), (x - 24, y + 24), (x + 24, y + 24)]
