"""A plan as a drawing: a castle from above, with walls, paths, houses and slots (`plan_ground`), and what stands there.

A piece stands in its slot (a space with a `parent`, or `Piece.slot`), at the middle of a path, in a house, in a row outside
of its wall, or in a row that the game gives (shape "row"); pieces of kind "merlon" stand on the wall itself, and in ruins with the state "lost". A click on a section or on a slot of it
answers. A space with the state "falls" glows as in danger; its balance stands inside of its wall.
"""

import math
from typing import Final, final

import msgspec

from jotunheim.render.choices import effects_now, mark_of, numbers
from jotunheim.render.drawing import Box, Drawing, around, box_text, corner, groups, minimap
from jotunheim.render.grounds import Maps
from jotunheim.render.hexgrid import labelled
from jotunheim.render.pieces import number_badge, piece_figure, said
from jotunheim.render.plan_ground import STEP, PlanGround
from jotunheim.render.plaques import SILENT, deck, slips
from jotunheim.render.strokes import Point, attributes, e, n, slug
from jotunheim.render.trails import attack
from jotunheim.render.wells import SLOT
from jotunheim.scene import Board, Piece, Scene, Space

OUTSIDE: Final = 76.0  # how far from a wall the things of those who storm it lie
INSIDE: Final = -93.0  # where the balance of a section stands
NEAR: Final = 520.0  # how wide the part is that a small screen shows …
HOME: Final = 860.0  # … and a wide one, if there is something to look at
SHAPE: Final = 1.6  # of the frame that a plan usually has: width by height

_PLANS: Final[Maps[PlanGround]] = Maps(PlanGround)


@final
class PlanView:
    """A plan as it stands in one scene."""

    def __init__(self, scene: Scene, board: Board) -> None:
        known = _PLANS.of(board)
        self.scene = scene
        self.board = board
        self.ground: PlanGround = known.made
        self.marked = known.marked(board)
        self.marks = numbers(scene.prompt)
        self.then = effects_now(scene.prompt)
        self.spaces = {s.key: s for s in board.spaces}

    def worth_seeing(self) -> Point | None:
        """The middle of the focus, else of what is legal."""
        at = self.ground.middles
        keys = [k for k in self.board.focus if k in at] or [s.key for s in self.marked if s.token]
        if not keys:
            return None
        xs, ys = [at[k][0] for k in keys], [at[k][1] for k in keys]
        return sum(xs) / len(keys), sum(ys) / len(keys)


def draw_plan(scene: Scene, board: Board) -> Drawing:
    """The whole drawing of a plan."""
    view = PlanView(scene, board)
    ground = view.ground
    moving = groups(
        board,
        [
            ("held", "".join([_state(view, s) for s in view.marked])),
            ("walls", "".join([_merlons(view, s) for s in board.spaces if s.shape == "wall"])),
            ("legal", "".join([_legal(view, s) for s in view.marked])),
            ("trails", _trails(view)),
            ("pieces", _pieces(view)),
            ("chips", "".join([_chips(view, s) for s in board.spaces])),
        ],
    )
    full: Box = (0.0, 0.0, ground.width, ground.height)
    point = view.worth_seeing()
    home = around(point, HOME, SHAPE, full) if point and board.focus else full
    near = around(point, NEAR, 1.4, full) if point else full
    drawing = Drawing(f"ground-plan{corner(home, near)}", box_text(full), ground.still, moving)
    drawing.built = ground.built
    drawing.shapes = ground.shapes
    drawing.home = box_text(home)
    drawing.near = box_text(near)
    if home != full and not board.backdrop:
        drawing.mini = minimap(board, slug(board.key), full, home, "")
    return drawing


def _state(view: PlanView, space: Space) -> str:
    """A space that was picked already, or that falls."""
    found = [state for state in ("chosen", "falls") if state in space.states]
    if not found:
        return ""
    return f'<path class="plan-{found[0]}" d="{view.ground.outlines[space.key]}"/>'


def _legal(view: PlanView, space: Space) -> str:
    """A place one may pick, as a button; or one that is expected but cannot be picked, with the reason."""
    d = view.ground.outlines[space.key]
    label = labelled(space)
    way = " way" if space.shape == "path" else ""
    if not space.token and not space.route:
        if not space.why_not:
            return ""
        return f'<g class="dimmed{way}" role="img" aria-label="{e(label)} – {e(space.why_not)}"><path class="wash" d="{d}"/></g>'
    answer = attributes(data_token=space.token)
    if not space.token:
        answer = attributes(data_tokens=msgspec.json.encode(space.route).decode())
    x, y = _number_at(view, space)
    number = mark_of(space, view.marks)
    badge = (
        f'<g transform="translate({n(x)} {n(y)}) scale(1.5)">{number_badge(number, 0, 0)}</g>'
        if number
        else ""
    )
    return (
        f'<g class="legal{way}" role="button" tabindex="0"{attributes(data_key="legal:" + space.key)}{answer}{attributes(aria_label=label)}>'
        f'<path class="edge" d="{d}"/><path class="ring" d="{d}"/><path class="wash" d="{d}"/>{badge}</g>'
    )


def _number_at(view: PlanView, space: Space) -> Point:
    """Where the number of a place stands: in an empty slot, at the corner of anything larger."""
    x, y = view.ground.middles[space.key]
    if space.parent:
        taken = any(p.at == space.key for p in view.board.pieces)
        return (x + 13, y - 13) if taken else (x, y)
    if space.shape == "house":
        left, top, _right, _bottom = view.ground.box(space)
        return left, top + 6
    if space.shape == "wall":
        return view.ground.aside(space, 0, -view.ground.sizes[space.key] + 14)
    if space.shape == "path":
        return x, y
    r = view.ground.sizes[space.key]
    return x - 0.7 * r, y - 0.7 * r


def _merlons(view: PlanView, space: Space) -> str:
    """The merlons on a wall: those that stand, ruins of those that do not, and those that count for nothing."""
    here = [p for p in view.board.pieces if p.at == space.key and p.kind == "merlon"]
    x, y = view.ground.middles[space.key]
    out = []
    for i, piece in enumerate(here):
        at = (i - (len(here) - 1) / 2) * 36
        out.append(_merlon(piece, at))
    if not out:
        return ""
    return f'<g transform="translate({n(x)} {n(y)}) rotate({n(space.turn)})">{"".join(out)}</g>'


def _merlon(piece: Piece, x: float) -> str:
    lost, void = "lost" in piece.states, "void" in piece.states
    d = f"M{n(x - 12.5)} -13V-25H{n(x + 12.5)}V-13Z"
    if lost:
        d = f"M{n(x - 11)} -15L{n(x - 7)} -19 {n(x - 2)} -17 {n(x + 3)} -20 {n(x + 8)} -16 {n(x + 11)} -15Z"
    kind = " ruin" if lost else " void" if void else ""
    role = ' role="img"'
    if piece.token:
        role = attributes(role="button", tabindex="0", data_token=piece.token)
    legal = " legal" if piece.token else ""
    return (
        f'<g class="piece{legal}"{attributes(data_key=piece.key)}{role}{attributes(aria_label=said(piece))}>'
        f'<path class="merlon{kind}" d="{d}"/></g>'
    )


def _pieces(view: PlanView) -> str:
    """All pieces but merlons: in their slots, or side by side where their space has room for them."""
    out: list[str] = []
    standing: dict[str, list[Piece]] = {}
    for piece in view.board.pieces:
        if piece.kind != "merlon" and piece.at in view.spaces:
            standing.setdefault(piece.at, []).append(piece)
    for key, here in standing.items():
        places = _places(view, view.spaces[key], here)
        for piece, (x, y) in zip(here, places, strict=True):
            number = view.marks.get(piece.token, 0)
            out.append(piece_figure(view.scene, piece, x, y, _scale(view, piece), number))
    return "".join(out)


def _scale(view: PlanView, piece: Piece) -> float:
    """Pieces fill their slots, whatever the units of the plan are."""
    space = view.spaces[piece.at]
    if space.parent:
        return round(min(view.ground.sizes[space.key] / SLOT, 1.6), 2)
    return round(max(view.ground.scale, 0.6), 2) if view.ground.scale < 1 else 1.0


def _places(view: PlanView, space: Space, here: list[Piece]) -> list[Point]:
    """Where the pieces of a space stand: in their wells, else in a row."""
    slots = view.ground.slots.get(space.key, [])
    loose = [p for p in here if not 0 <= p.slot < len(slots)]
    row = iter(_row(view, space, len(loose)))
    return [slots[p.slot] if 0 <= p.slot < len(slots) else next(row) for p in here]


def _row(view: PlanView, space: Space, count: int) -> list[Point]:
    ground = view.ground
    step = STEP * ground.sizes[space.key] / SLOT if space.shape == "row" else STEP
    shifts = [(i - (count - 1) / 2) * step for i in range(count)]
    if space.shape == "row":
        return [ground.aside(space, 0, along) for along in shifts]
    if space.shape == "wall":
        return [ground.aside(space, OUTSIDE, along) for along in shifts]
    x, y = ground.middles[space.key]
    if space.shape == "house":
        y = ground.box(space)[3] - 20
    elif space.shape == "polygon":  # under its name
        y += 26
    elif space.slots:  # at its edge, so that its wells are seen
        r = ground.sizes[space.key]
        return [(x + 0.85 * r + STEP * i, y - 0.85 * r) for i in range(count)]
    return [(x + along, y) for along in shifts]


def _chips(view: PlanView, space: Space) -> str:
    """The badges of a space: inside of a wall, under anything else; decks beside them."""
    then = view.then.get(space.key, "")
    ground = view.ground
    x, y = ground.middles[space.key]
    decks = [zone for zone in view.scene.zones if zone.at == space.key]
    out = "".join(
        [
            deck(
                zone, (x + ground.sizes[space.key] + 28 + 48 * i, y), view.marks.get(zone.token, 0)
            )
            for i, zone in enumerate(decks)
        ]
    )
    if not then and all(b.kind in SILENT for b in space.badges):
        return out
    if space.shape == "wall":
        at = ground.aside(space, INSIDE)
    elif space.shape == "house":
        at = (x, ground.box(space)[3] + 9)
    elif space.shape == "path":
        at = (x, y + 28)
    else:
        at = (x, y + ground.sizes[space.key] + 32)
    fall = ' class="falls"' if "falls" in space.states else ""
    return f"{out}<g{fall}>{slips(space.badges, at, then)}</g>"


def _trails(view: PlanView) -> str:
    """Moves and attacks as arrows, in the colour of their seat if nobody is attacked."""
    at = view.ground.middles
    out: list[str] = []
    for trail in view.board.trails:
        ends = [at[k] for k in (*trail.spaces[:1], *trail.spaces[1:][-1:]) if k in at]
        if len(ends) == 2:
            short = min(0.26, 26 / max(math.dist(*ends), 1.0))
            arrow = attack(trail, ends[0], ends[1], 0.14, short)
            out.append(
                f'<g class="plan-way{"" if trail.kind == "attack" else " peace"}">{arrow}</g>'
            )
    return "".join(out)
