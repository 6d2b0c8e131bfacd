"""A map of large hexes in named groups as a drawing: the still ground (`land_ground`), and what moves on it.

To look right the scene gives what `land_ground` asks for, and: the state "perished" of a space (an ash hatch), pieces of kind
"arrow" or "tile" (flat), "troop" (a face and a number), "figure" (on a base of its seat) and others; badges of kind "plate" as a
shield with a numeral, all others as slips; `token` or `route` where a click answers.
"""

from typing import Final, final

import msgspec

from jotunheim.render.choices import effects_now, mark_of, numbers
from jotunheim.render.drawing import Box, Drawing, around, box_text, corner, groups, minimap
from jotunheim.render.emblems import SHAPES, STEP_SHAPES
from jotunheim.render.grounds import Maps
from jotunheim.render.hexgrid import labelled
from jotunheim.render.land_ground import LandGround
from jotunheim.render.pieces import number_badge, piece_figure
from jotunheim.render.plaques import deck, slips
from jotunheim.render.signs import colour_at, colour_of
from jotunheim.render.strokes import Point, attributes, e, n, slug
from jotunheim.render.trails import attack, pencil
from jotunheim.scene import Badge, Board, Piece, Scene, Space

NEAR: Final = 430.0  # how wide the part is that a small screen shows …
HOME: Final = 840.0  # … and a wide one, if there is something to look at
SHAPE: Final = 1.6  # of the frame that such a map usually has: width by height
FLAT: Final = ("arrow", "tile")
STANDING: Final = ("figure", "building")

_LANDS: Final[Maps[LandGround]] = Maps(LandGround)


@final
class LandView:
    """A map of large hexes as it stands in one scene."""

    def __init__(self, scene: Scene, board: Board) -> None:
        known = _LANDS.of(board)
        self.scene = scene
        self.board = board
        self.ground: LandGround = known.made
        self.grid = self.ground.grid
        self.marked = known.marked(board)
        self.marks = numbers(scene.prompt)
        self.then = effects_now(scene.prompt)
        self.standing: dict[str, list[Piece]] = {}
        for piece in board.pieces:
            if piece.at in self.grid.nodes:
                self.standing.setdefault(piece.at, []).append(piece)
        self.signs = {s.key for s in board.spaces if s.sign}

    def worth_seeing(self) -> Point | None:
        """The middle of the focus, else of what is legal."""
        at = self.grid.centres
        keys = [k for k in self.board.focus if k in at] or [
            s.key for s in self.marked if s.token or s.route
        ]
        if not keys:
            return None
        xs, ys = [at[k][0] for k in keys], [at[k][1] for k in keys]
        return sum(xs) / len(keys), sum(ys) / len(keys)


def draw_lands(scene: Scene, board: Board) -> Drawing:
    """The whole drawing of a map of large hexes."""
    view = LandView(scene, board)
    ground = view.ground
    moving = groups(
        board,
        [
            ("held", _perished(view) + _states(view)),
            ("flat", "".join(_pieces(view, FLAT))),
            ("names", ground.names + _lamps(view)),
            ("legal", "".join([_legal(view, s) for s in view.marked])),
            ("trails", _trails(view)),
            ("pieces", "".join(_pieces(view, ()))),
            (
                "chips",
                ground.places + "".join([_chips(view, s) for s in view.marked]) + _decks(view),
            ),
        ],
    )
    full: Box = ground.full
    point = view.worth_seeing()
    home = around(point, HOME, SHAPE, full) if point and board.focus else full
    near = around(point, NEAR, 1.3, full) if point else full
    drawing = Drawing(f"lands{corner(home, near)}", box_text(full), ground.still, moving)
    drawing.home = box_text(home)
    drawing.near = box_text(near)
    if home != full and not board.backdrop:
        drawing.mini = minimap(board, slug(board.key), full, home, _dots(view))
    return drawing


def _dots(view: LandView) -> str:
    """The figures of seats on the small map, by their shapes."""
    out: list[str] = []
    for piece in view.board.pieces:
        colour = colour_at(view.scene, piece)
        if piece.kind == "figure" and colour != "none" and piece.at in view.grid.nodes:
            x, y = view.grid.centre(piece.at)
            out.append(
                f'<path class="dot-p seat-{colour}" d="{SHAPES[colour]}" transform="translate({n(x)} {n(y)}) scale(2)"/>'
            )
    return "".join(out)


def _perished(view: LandView) -> str:
    """Dead land: two paths, however many hexes there are."""
    d = "".join([view.grid.ring_path(s.key) for s in view.marked if "perished" in s.states])
    return f'<path class="ash" d="{d}"/><path fill="url(#ash-h)" d="{d}"/>' if d else ""


def _states(view: LandView) -> str:
    """Hexes that were picked already, and those that are held."""
    out: list[str] = []
    for space in view.marked:
        if "chosen" in space.states:
            out.append(f'<path class="plan-chosen" d="{view.grid.ring_path(space.key)}"/>')
        elif space.owner >= 0:
            colour = colour_of(view.scene, space.owner)
            out.append(
                f'<path class="spot-held seat-{colour}" d="{view.grid.ring_path(space.key)}"/>'
            )
    return "".join(out)


def _lamps(view: LandView) -> str:
    """Pools of light around the figures of seats; only the dark shows them."""
    at = dict.fromkeys([p.at for p in view.board.pieces if p.kind == "figure" and p.owner >= 0])
    spots = [view.grid.centre(key) for key in at if key in view.grid.nodes]
    return "".join(
        [
            f'<circle class="lamp" cx="{n(x)}" cy="{n(y)}" r="150" fill="url(#lamp)"/>'
            for x, y in spots
        ]
    )


def _legal(view: LandView, space: Space) -> str:
    """A hex one may pick, as a button; or one that is expected but cannot be picked, with the reason."""
    ring = view.grid.ring_path(space.key)
    label = labelled(space)
    if not space.token and not space.route:
        if not space.why_not:
            return ""
        return f'<g class="dimmed" role="img" aria-label="{e(label)} – {e(space.why_not)}"><path class="wash" d="{ring}"/></g>'
    answer = attributes(data_token=space.token)
    if not space.token:
        answer = attributes(data_tokens=msgspec.json.encode(space.route).decode())
    number = mark_of(space, view.marks)
    x, y = view.grid.centre(space.key)
    badge = (
        f'<g transform="translate({n(x - 30)} {n(y - 30)}) scale(1.5)">{number_badge(number, 0, 0)}</g>'
        if number
        else ""
    )
    return (
        f'<g class="legal" role="button" tabindex="0"{attributes(data_key="legal:" + space.key)}{answer}{attributes(aria_label=label)}>'
        f'<path class="edge" d="{ring}"/><path class="ring" d="{ring}"/><path class="wash" d="{ring}"/>{badge}</g>'
    )


def _pieces(view: LandView, kinds: tuple[str, ...]) -> list[str]:
    """Flat pieces, or all that stand; those behind first."""
    out: list[str] = []
    for key in sorted(view.standing, key=lambda k: view.grid.centre(k)[1]):
        here = view.standing[key]
        flat = [p for p in here if p.kind in FLAT]
        if kinds:
            out += [_placed(view, piece, view.grid.centre(key), 0.9) for piece in flat]
        else:
            out += _stood(view, key, [p for p in here if p.kind not in FLAT])
    return out


def _stood(view: LandView, key: str, here: list[Piece]) -> list[str]:
    """What stands on a hex: small things above, figures in the middle, troops in front of them."""
    x, y = view.grid.centre(key)
    standing = [p for p in here if p.kind in STANDING]
    troops = [p for p in here if p.kind == "troop"]
    others = [p for p in here if p not in standing and p not in troops]
    out: list[str] = []
    for i, piece in enumerate(others):
        out.append(_placed(view, piece, (x + _shift(i, len(others), 30), y - 20), 0.9))
    aside = 16.0 if key in view.signs else 0.0
    for i, piece in enumerate(standing):
        spot = (x + aside + _shift(i, len(standing), 26), y + (-6 if troops else 16))
        out.append(_placed(view, piece, spot, 0.82))
    row = 26.0 if standing else 9.0 if key in view.signs else 4.0
    for i, piece in enumerate(troops):
        up = 0 if len(troops) < 3 or i < 2 else 26
        wide = min(len(troops), 2)
        spot = (x + _shift(i % 2 if i < 2 else 0, wide if i < 2 else 1, 42), y + row - up)
        out.append(_placed(view, piece, spot, 0.95))
    return out


def _shift(i: int, count: int, step: float) -> float:
    return (i - (count - 1) / 2) * step


def _placed(view: LandView, piece: Piece, at: Point, scale: float) -> str:
    number = view.marks.get(piece.token, 0)
    return piece_figure(view.scene, piece, at[0], at[1], scale, number)


def _chips(view: LandView, space: Space) -> str:
    """The badges of a hex: a plate at its corner, slips over it."""
    x, y = view.grid.centre(space.key)
    plates = [b for b in space.badges if b.kind == "plate"]
    rest = tuple([b for b in space.badges if b.kind != "plate"])
    out = "".join([_plate(b, (x, y - 37)) for b in plates[:1]])
    then = view.then.get(space.key, "")
    return out + (slips(rest, (x + 70, y + 2), then) if rest or then else "")


def _plate(badge: Badge, at: Point) -> str:
    words = f"{badge.note} {badge.text}".strip()
    return (
        f'<g class="splate" transform="translate({n(at[0])} {n(at[1])})" role="img" aria-label="{e(words)}">'
        f'<path d="{STEP_SHAPES["shield"]}" transform="scale(1.5)"/><text y="5">{e(badge.text)}</text></g>'
    )


def _decks(view: LandView) -> str:
    found = [z for z in view.scene.zones if z.at in view.grid.nodes]
    return "".join(
        [
            deck(
                z,
                (view.grid.centre(z.at)[0] + 40, view.grid.centre(z.at)[1]),
                view.marks.get(z.token, 0),
            )
            for z in found
        ]
    )


def _trails(view: LandView) -> str:
    out: list[str] = []
    for trail in view.board.trails:
        points = [view.grid.centre(k) for k in trail.spaces if k in view.grid.nodes]
        if len(points) < 2:
            continue
        if trail.kind == "attack":
            out.append(attack(trail, points[0], points[-1]))
        else:
            out.append(pencil(trail, points, colour_of(view.scene, trail.owner)))
    return "".join(out)
