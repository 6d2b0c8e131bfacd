"""A board of areas as a drawing: the still ground, and what moves on it in keyed groups.

To look right the scene gives what `area_ground` asks for, and: `owner` (a patterned band inside the border),
`token` where a click answers, armies as pieces of kind regular, elite, leader or champion with two badges
(figures), flat things of other kinds, trails (attack, or a peaceful walk). `x`, `y` of a space is where its name stands;
its army stands under it. Spaces of shape "circle" are wells (`wells`); plaques, decks, sites and slips stand on areas as
`plaques` says.
"""

from typing import Final, final

import msgspec

from jotunheim.render.area_ground import AreaGround, landmark_name
from jotunheim.render.armies import on_well, standing_army
from jotunheim.render.choices import effects_now, mark_of, numbers
from jotunheim.render.drawing import Box, Drawing, box_text, corner, groups
from jotunheim.render.grounds import Maps
from jotunheim.render.outlines import is_water
from jotunheim.render.pieces import number_badge, placed_figure
from jotunheim.render.plaques import SILENT, SITES, deck, has_plaque, plaque, sites, slips
from jotunheim.render.plaques import STEP as SITE
from jotunheim.render.signs import SEAT_SIGNS, colour_of
from jotunheim.render.strokes import Point, attribute, e, n
from jotunheim.render.trails import attack
from jotunheim.render.wells import is_well, outline, radius, slot_places
from jotunheim.scene import Board, Piece, Scene, Space
from jotunheim.texts import spoken

TALL: Final = ("leader", "champion", "second_leader", "second_champion")


@final
class AreaMap:
    """A map of areas: its ground, and what is drawn over it time and again."""

    def __init__(self, board: Board) -> None:
        self.ground = AreaGround(board)
        self.extents = {key: _extent(ring) for key, ring in self.ground.rings.items() if ring}
        self.extents |= {s.key: _around_well(s) for s in board.spaces if is_well(s)}
        named = [s for s in board.spaces if s.label and not is_well(s) and not has_plaque(s)]
        # Names by key: over an army without and with somebody tall.
        self.names = {s.key: (self._name(s, 10), self._name(s, 32)) for s in named}
        self.ids = {s.key: self.ground.ids.get(s.key, "") for s in board.spaces if not is_water(s)}
        self.rich = {s.key for s in board.spaces if s.slots or has_plaque(s)}
        # Where pieces with a slot stand, by key.
        self.sites = {
            s.key: slot_places(s, (s.x, s.y + SITES), SITE) for s in board.spaces if s.slots
        }

    def _name(self, space: Space, up: int) -> str:
        water = " water" if is_water(space) else ""
        name = f'<text class="rn{water}" x="{n(space.x)}" y="{n(space.y - up)}">{e(space.label)}</text>'
        return landmark_name(space, self.ground.landmarks.get(space.key)) + name


# Each of Valda's seven areas is held by one of two: 128 maps.
_MAPS: Final[Maps[AreaMap]] = Maps(AreaMap, most=140)


@final
class AreaView:
    """A board of areas as it stands in one scene."""

    def __init__(self, scene: Scene, board: Board) -> None:
        known = _MAPS.of(board)
        self.scene = scene
        self.board = board
        self.map: AreaMap = known.made
        self.ground = self.map.ground
        self.marked = known.marked(board)
        self.legal = [s for s in self.marked if s.token or s.route]
        self.marks = numbers(scene.prompt)
        self.colours: dict[int, str] = {}  # by seat
        self.standing: dict[str, list[Piece]] = {}
        self.tall: set[str] = set()  # where a leader or a champion stands
        self.then = effects_now(scene.prompt)  # what the picks would make of spaces
        for piece in board.pieces:
            at = piece.at
            self.standing.setdefault(at, []).append(piece)
            if piece.kind in TALL:
                self.tall.add(at)

    def raised(self, space: Space) -> float:
        """How far the name stands above its spot: leaders and champions are tall."""
        return 32 if space.key in self.tall else 10

    def colour(self, owner: int, colour: str) -> str:
        """The colour of the owner of a piece or the holder of a space, with or without a seat (`signs.colour_at`)."""
        if owner < 0 and colour in SEAT_SIGNS:
            return colour
        found = self.colours.get(owner)
        if found is None:
            found = self.colours[owner] = colour_of(self.scene, owner)
        return found


def draw_areas(scene: Scene, board: Board) -> Drawing:
    """The whole drawing of a board of areas."""
    view = AreaView(scene, board)
    ground = view.ground
    tall = view.tall
    names = [name[1] if key in tall else name[0] for key, name in view.map.names.items()]
    filled = [s for s in board.spaces if s.key in view.standing]
    moving = groups(
        board,
        [
            ("held", "".join([_band(view, s) for s in view.marked])),
            (
                "legal",
                "".join([_legal(view, s) for s in view.marked if is_pickable(s) or s.why_not]),
            ),
            ("trails", ground.lakes + _arrows(view)),
            ("names", "".join(names) + _all_signs(view)),
            ("pieces", "".join([_army(view, s) for s in sorted(filled, key=lambda s: s.y)])),
        ],
    )
    full: Box = (0.0, 0.0, board.width, board.height)
    common = _near(view, [list(board.focus), [s.key for s in view.legal]])
    kind, near = _look(full, common or _near(view, [_own(view, scene.seat)]) or full)
    drawing = Drawing(kind, box_text(full), ground.still, moving)
    drawing.near = near
    drawing.shapes = ground.shapes
    if common is None:  # each seat looks at its own places
        for seat in {s.owner for s in view.marked if s.owner >= 0}:
            drawing.looks[seat] = _look(full, _near(view, [_own(view, seat)]) or full)
    return drawing


def _all_signs(view: AreaView) -> str:
    """What stands on spaces besides armies; on most maps nothing does."""
    wanted = view.map.rich | set(view.then) | {zone.at for zone in view.scene.zones if zone.at}
    for space in view.marked:
        for badge in space.badges:
            if badge.kind not in SILENT:
                wanted.add(space.key)
    if not wanted:
        return ""
    return "".join([_signs(view, s) for s in view.board.spaces if s.key in wanted])


def _signs(view: AreaView, space: Space) -> str:
    """What stands on a space besides its army: its plaque, its decks, its sites, its slips."""
    out: list[str] = []
    marked = has_plaque(space)
    if marked:
        out.append(plaque(space))
    places = view.map.sites.get(space.key, [])
    if places:
        out.append(sites(space, places))
    decks = [zone for zone in view.scene.zones if zone.at == space.key]
    for i, zone in enumerate(decks):
        spot = (space.x + 114 + 48 * i, space.y - 45)
        out.append(deck(zone, spot, view.marks.get(zone.token, 0)))
    low = 80 if places else 70
    if is_well(space):
        low = round(radius(space)) + 14
    then = view.then.get(space.key, "")
    if then or (space.badges and not is_water(space)):
        out.append(slips(space.badges, (space.x, space.y + low), then))
    return "".join(out)


def _around_well(space: Space) -> Box:
    """How far a round place reaches: from and to, across and down."""
    r = radius(space)
    return space.x - r, space.x + r, space.y - r, space.y + r


def _look(full: Box, near: Box) -> tuple[str, str]:
    """The classes of a drawing, and what a small screen shows of it."""
    return f"areas{corner(full, near)}", box_text(near)


def _own(view: AreaView, seat: int) -> list[str]:
    """The places that a seat holds."""
    return [s.key for s in view.marked if s.owner >= 0 and s.owner == seat]


def _near(view: AreaView, ranked: list[list[str]]) -> Box | None:
    """What a small screen shows: the first of several lists of places that are there."""
    board = view.board
    extents = view.map.extents
    for keys in ranked:
        found = [extents[key] for key in keys if key in extents]
        if found:
            left, wide = _span(
                min([box[0] for box in found]), max([box[1] for box in found]), board.width
            )
            top, tall = _span(
                min([box[2] for box in found]), max([box[3] for box in found]), board.height
            )
            return left, top, wide, tall
    return None


def _extent(ring: list[Point]) -> Box:
    """How far an outline reaches: from and to, across and down."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs), max(xs), min(ys), max(ys)


def _span(low: float, high: float, limit: float) -> tuple[float, float]:
    """Start and length of a stretch from low to high: at least half of the board."""
    length = min(max(high - low, 0.55 * limit), limit)
    middle = (high + low) / 2
    return max(0.0, min(middle - length / 2, limit - length)), length


def _band(view: AreaView, space: Space) -> str:
    """Who holds it: a patterned band inside the border."""
    colour = view.colour(space.owner, space.colour)
    if is_well(space):
        return (
            f'<path class="area-{space.states[0]}" d="{outline(space)}"/>' if space.states else ""
        )
    name = view.map.ids.get(space.key, "")
    if not name or colour == "none":
        return _chosen(view, space, name)
    return _chosen(view, space, name) + (
        f'<g data-key="held:{e(space.key)}"><use class="band seat-{colour}" href="#o-{name}"'
        f' clip-path="url(#c-{name})" stroke="url(#band-{colour})"/></g>'
    )


def _chosen(view: AreaView, space: Space, name: str) -> str:
    """A region that was picked already, or that falls."""
    states = space.states
    if not states:  # so it is with most
        return ""
    found = [state for state in ("chosen", "falls", "perished") if state in states]
    return f'<use class="area-{found[0]}" href="#o-{name}"/>' if found and name else ""


def is_pickable(space: Space) -> bool:
    """Whether a click on a space answers something."""
    return bool(space.token or space.route)


def _answer(space: Space) -> str:
    """What a click on a region answers: a token, or several at once."""
    if space.token:
        return attribute("data-token", space.token)
    return attribute("data-tokens", msgspec.json.encode(space.route).decode())


def _legal(view: AreaView, space: Space) -> str:
    """A region one may pick, as a button; or one that is expected but cannot be, with the reason."""
    ground = view.ground
    label = space.note or space.label or space.key
    if is_well(space):
        return _legal_well(view, space, label)
    if space.key not in ground.ids:
        return ""
    wash = ground.outline(space.key, "wash")
    if not is_pickable(space):
        return (
            f'<g class="dimmed" role="img" aria-label="{e(label)} – {e(space.why_not)}">{wash}</g>'
        )
    number = mark_of(space, view.marks)
    x, y = space.x, max(space.y - view.raised(space) - 40, 22)
    if has_plaque(space):
        x, y = space.x - 138, space.y - 88
    badge = (
        f'<g transform="translate({n(x)} {n(y)}) scale(2)">{number_badge(number, 0, 0)}</g>'
        if number
        else ""
    )
    return (
        f'<g class="legal{" chosen" if "chosen" in space.states else ""}" role="button" tabindex="0" data-key="legal:{e(space.key)}"'
        f"{_answer(space)}{attribute('aria-label', label)}>"
        f"{ground.outline(space.key, 'edge')}{ground.outline(space.key, 'ring')}{wash}{badge}</g>"
    )


def _legal_well(view: AreaView, space: Space, label: str) -> str:
    """A round place one may pick, or that is expected but cannot be picked."""
    d = outline(space)
    if not space.token:
        return f'<g class="dimmed" role="img" aria-label="{e(label)} – {e(space.why_not)}"><path class="wash" d="{d}"/></g>'
    number = view.marks.get(space.token, 0)
    badge = number_badge(number, space.x + 14, space.y - radius(space)) if number else ""
    return (
        f'<g class="legal" role="button" tabindex="0" data-key="legal:{e(space.key)}"'
        f' data-token="{e(space.token)}"{attribute("aria-label", label)}>'
        f'<path class="edge" d="{d}"/><path class="ring" d="{d}"/><path class="wash" d="{d}"/>{badge}</g>'
    )


def _arrows(view: AreaView) -> str:
    """Arrows of war; those who only walk leave a dotted one in their colour."""
    trails = view.board.trails
    if not trails:
        return ""
    out: list[str] = []
    at = {s.key: s for s in view.board.spaces}
    for trail in trails:
        keys = trail.spaces[:1] + trail.spaces[1:][-1:]
        ends = [at[key] for key in keys if key in at]
        if len(ends) == 2:
            a, b = ends
            arrow = attack(trail, (a.x, a.y + 34), (b.x, b.y + 34))
            if trail.kind != "attack":
                arrow = f'<g class="peace seat-{view.colour(trail.owner, "")}">{arrow}</g>'
            out.append(arrow)
    return "".join(out)


def _army(view: AreaView, space: Space) -> str:
    """What stands in a region: mostly what stood there before."""
    marks = view.marks
    here = [
        (piece, view.colour(piece.owner, piece.colour), marks.get(piece.token, 0))
        for piece in view.standing[space.key]
    ]
    if is_well(space):
        return on_well(space, here)
    places = view.map.sites.get(space.key, [])
    if not places:
        return standing_army(view.ground, space.key, space.x, space.y, tuple(here), spoken())
    settled = [found for found in here if 0 <= found[0].slot < len(places)]
    loose = tuple([found for found in here if not 0 <= found[0].slot < len(places)])
    built = [
        placed_figure(piece, colour, *places[piece.slot], 0.94, number, 0.0, spoken())
        for piece, colour, number in settled
    ]
    rest = standing_army(view.ground, space.key, space.x, space.y, loose, spoken()) if loose else ""
    return "".join(built) + rest
