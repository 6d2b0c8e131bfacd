# not compiled: reads files, once per game
"""Figures: units, heroes, places, gods and pictograms, one SVG file a game.

A figure is known by the game and its own name: "stronghold/orc" is the symbol `orc` of `stronghold.svg`. It is
drawn around (0, 0), in units of a board whose hexes have a radius of 48; its view box says how far it reaches.
Colours are fixed, but for cloth in the colour of the seat and some grounds (`look.css`, "figures").

Symbols of the class "often" stand in the page once (`shared`) and are pointed at; all others are written out
where they are shown.
"""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from jotunheim.render.strokes import attribute, e, n

Box = tuple[float, float, float, float]  # left, top, width, height

_NAME: Final = re.compile("[a-z0-9-]+/[a-z0-9-]+")
_SYMBOL: Final = re.compile(
    r'<symbol id="([a-z0-9-]+)"( class="often")? viewBox="([^"]+)"><title>([^<]*)</title>(.*)</symbol>'
)


class Figure(NamedTuple):
    """A drawing that a game uses by its name."""

    name: str  # game/name
    title: str  # what it shows, in English
    box: Box
    art: str
    often: bool  # it stands in the page once and is pointed at

    @property
    def size(self) -> float:
        """The longer side of its box."""
        return max(self.box[2], self.box[3])

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its box."""
        return self.box[0] + self.box[2] / 2, self.box[1] + self.box[3] / 2


@lru_cache(maxsize=32)
def figures_of(game: str) -> dict[str, Figure]:
    """All figures of a game by their full name, in the order of its file; none if it has no file."""
    file = files(__name__).joinpath(f"{game}.svg")
    if not file.is_file():
        return {}
    found: dict[str, Figure] = {}
    for name, often, box, title, art in _SYMBOL.findall(file.read_text(encoding="utf-8")):
        left, top, width, height = map(float, box.split())
        full = f"{game}/{name}"
        found[full] = Figure(full, title, (left, top, width, height), art, bool(often))
    return found


@lru_cache(maxsize=1024)
def figure(name: str) -> Figure | None:
    """The figure of this name, if there is one."""
    if _NAME.fullmatch(name) is None:
        return None
    return figures_of(name.partition("/")[0]).get(name)


def drawn(known: Figure, transform: str = "") -> str:
    """A figure as part of a drawing, around (0, 0) or moved there."""
    moved = f' transform="{transform}"' if transform else ""
    if known.often:
        return f'<use href="#{known.name.replace("/", "-")}"{moved}/>'
    return f"<g{moved}>{known.art}</g>" if moved else known.art


def fitted(known: Figure, size: float, at: tuple[float, float] = (0.0, 0.0)) -> str:
    """A figure as part of a drawing: its middle at a point, its longer side as long as said."""
    k = size / known.size
    x, y = known.middle
    place = f"translate({n(at[0])} {n(at[1])}) " if at != (0.0, 0.0) else ""
    return drawn(known, f"{place}scale({k:.3g}) translate({n(-x)} {n(-y)})")


def picture(known: Figure, classes: str, label: str = "") -> str:
    """A figure as a picture of its own, between words; without a label it is silent for screen readers."""
    said = f' role="img"{attribute("aria-label", label)}' if label else ' aria-hidden="true"'
    box = " ".join([n(x) for x in known.box])
    return f'<svg class="{e(classes)}" viewBox="{box}"{said}>{drawn(known)}</svg>'


@lru_cache(maxsize=32)
def shared(game: str) -> str:
    """The figures of a game that are pointed at, to stand in the page once."""
    often = [known for known in figures_of(game).values() if known.often]
    return "".join([f'<g id="{f.name.replace("/", "-")}">{f.art}</g>' for f in often])
