"""The table as a picture: our own drawing of its boards, as SVG without a style sheet, and as pixels.

All pictures have the same size, so that they make a film. A scene without a board is shown as text.
"""

import re
from io import BytesIO
from typing import Any, Final, TypeAlias
from xml.etree import ElementTree as Xml

from jotunheim.envs.extras import needed
from jotunheim.envs.style_sheet import PALETTES, Node, Sheet, Values, sheet
from jotunheim.kernel import Game, State, UserError
from jotunheim.render.drawing import svg
from jotunheim.render.strokes import e, slug
from jotunheim.render.svg import draw
from jotunheim.render.symbols import symbols
from jotunheim.render.text import render
from jotunheim.scene import Board, Scene

with needed("pictures"):
    import numpy as np
    from numpy.typing import NDArray

Pixels: TypeAlias = "NDArray[np.uint8]"
Shown: TypeAlias = "str | NDArray[np.uint8] | None"  # as text, as pixels, or in a window
WIDTH: Final = 1200
HEIGHT: Final = 960
HEAD: Final = 64  # of it, for the title and the question
MARGIN: Final = 12
COLUMNS: Final = 100  # of a scene as text
MONO: Final = 0.602  # how wide a letter of a text is, as a share of its size
SVG: Final = "{http://www.w3.org/2000/svg}"
# What drawings say to pages and to readers.
SPOKEN: Final = re.compile(r"(data|aria)-.*|role|tabindex|class|id")


def picture_svg(game: Game[Any], table: State[Any], seat: int, palette: str) -> str:
    """The table as a seat sees it, as one drawing that needs no style sheet."""
    if palette not in PALETTES:
        raise UserError(f"palette: {palette!r} is not one of {', '.join(PALETTES)}")
    scene: Scene = game.view(table.me(), seat)
    bodies = [board_part(game, table, scene, board) for board in scene.boards if board.spaces]
    body = side_by_side(bodies) if bodies else text_part(scene)
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f"<defs>{symbols(scene.game)}</defs>{head_part(scene)}{body}</svg>"
    )
    return Painter(sheet(palette)).painted(whole)


def picture(game: Game[Any], table: State[Any], seat: int, palette: str) -> Pixels:
    """The same as pixels: height, width, and red, green and blue."""
    with needed("pictures", "{door} need"):
        import resvg_py
        from PIL import Image
    drawn = resvg_py.svg_to_bytes(
        svg_string=picture_svg(game, table, seat, palette),
        background=sheet(palette).resolved("var(--table)", {}),
    )
    return np.array(Image.open(BytesIO(drawn)).convert("RGB"), dtype=np.uint8)


def head_part(scene: Scene) -> str:
    """Title, round and scores in one line, the question below."""
    seats = [f"{seat.name} {seat.score}".strip() for seat in scene.seats]
    line = " · ".join([part for part in (scene.title, scene.subtitle, *seats) if part])
    asked = scene.prompt.question if scene.prompt else ""
    return (
        f'<text class="picture-title" x="{MARGIN}" y="26">{e(line)}</text>'
        f'<text class="picture-line" x="{MARGIN}" y="50">{e(asked)}</text>'
    )


def board_part(game: Game[Any], table: State[Any], scene: Scene, board: Board) -> str:
    """A board, with what stands around it in the page, since rules name that too."""
    drawn = draw(scene, board, lambda name: game.picture(table.me(), scene.seat, name))
    if drawn is None:
        return ""
    drawn.home = drawn.full  # a page opens on a part of a large map
    inner = svg(board, drawn, drawn.ground, drawn.moving, scene.seat)
    return f'<g class="frame mood-{slug(scene.game)}"><g class="board grow {slug(board.kind)}">{inner}</g></g>'


def side_by_side(bodies: list[str]) -> str:
    """Boards in a row, each with the same share of the width."""
    wide = (WIDTH - MARGIN) / len(bodies)
    return "".join(
        [
            body.replace(
                '<svg class="map',
                f'<svg x="{MARGIN + n * wide:g}" y="{HEAD}" width="{wide - MARGIN:g}"'
                f' height="{HEIGHT - HEAD - MARGIN}" class="map',
                1,
            )
            for n, body in enumerate(bodies)
        ]
    )


def text_part(scene: Scene) -> str:
    """A scene without a board: its text, as large as it fits."""
    lines = render(scene, COLUMNS).splitlines()
    wide = (WIDTH - 2 * MARGIN) / COLUMNS / MONO
    size = min(wide, (HEIGHT - HEAD - MARGIN) / max(1, len(lines)) / 1.3)
    rows = [
        f'<text xml:space="preserve" class="picture-text" font-size="{size:.2f}" x="{MARGIN}"'
        f' y="{HEAD + (n + 1) * size * 1.3:.1f}">{e(line)}</text>'
        for n, line in enumerate(lines)
    ]
    return "".join(rows)


OWN: Final = {  # what has no place in the page, and so no rule in its style sheet
    "picture-title": {"font": "700 20px var(--display)", "fill": "var(--ink)"},
    "picture-line": {"font": "16px var(--text)", "fill": "var(--ink-2)"},
    "picture-text": {"font-family": "monospace", "fill": "var(--ink)"},
}


class Painter:
    """Writes what the rules say into the elements of one drawing.

    Variables hold for an element and all below it, and shapes that stand once are drawn with the variables of the
    place that points to them. So a shape is copied for each set of variables under which it is used.
    """

    def __init__(self, rules: Sheet) -> None:
        self.rules = rules
        self.shapes: dict[str, tuple[Xml.Element, list[Node]]] = {}  # by id: with what is around
        self.copies: dict[tuple[str, tuple[tuple[str, str], ...]], str] = {}
        self.more: list[Xml.Element] = []  # the copies

    def painted(self, drawing: str) -> str:
        """A drawing with its colours."""
        root = Xml.fromstring(drawing)
        self.remember(root, [])
        found = self.paint(root, [], {})
        found.extend(self.more)
        Xml.register_namespace("", SVG.strip("{}"))
        return Xml.tostring(found, encoding="unicode")

    def remember(self, element: Xml.Element, around: list[Node]) -> None:
        """Find all shapes that have an id."""
        if "id" in element.attrib:
            self.shapes[element.attrib["id"]] = element, around
        for child in element:
            self.remember(child, [*around, node_of(element)])

    def paint(
        self, element: Xml.Element, around: list[Node], scope: Values, is_copy: bool = False
    ) -> Xml.Element:
        """An element and all below it; a copy has none of the names of its model."""
        nodes = [*around, node_of(element)]
        values = self.rules.sets(nodes)
        for name in nodes[-1].classes & OWN.keys():
            values |= OWN[name]
        own = {name: value for name, value in values.items() if name.startswith("--")}
        if own:
            known = scope | own
            scope = scope | {name: self.rules.resolved(own[name], known) for name in own}
        kept = {
            name: self.rules.resolved(value, scope)
            for name, value in element.attrib.items()
            if not SPOKEN.fullmatch(name)
        }
        new = Xml.Element(element.tag, kept | self.rules.attributes(values, scope))
        if "id" in element.attrib and not is_copy:
            new.set("id", element.attrib["id"])
        if nodes[-1].tag == "use" and scope:
            new.set("href", "#" + self.copy(element.attrib["href"].removeprefix("#"), scope))
        new.text, new.tail = element.text, element.tail
        below = [child for child in element if child.tag != SVG + "title"]
        new.extend([self.paint(child, nodes, scope, is_copy) for child in below])
        return new

    def copy(self, ident: str, scope: Values) -> str:
        """The id of a shape as it looks with these variables."""
        if ident not in self.shapes:
            return ident
        key = ident, tuple(sorted(scope.items()))
        if key not in self.copies:
            self.copies[key] = f"{ident}.{len(self.copies)}"
            shape, around = self.shapes[ident]
            defs = Xml.Element(SVG + "defs")
            made = self.paint(shape, around, scope, is_copy=True)
            made.set("id", self.copies[key])
            defs.append(made)
            self.more.append(defs)
        return self.copies[key]


def node_of(element: Xml.Element) -> Node:
    """An element as selectors see it."""
    classes = frozenset(element.get("class", "").split())
    return Node(element.tag.removeprefix(SVG), classes, element.attrib)
