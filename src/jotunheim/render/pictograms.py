"""Signs by their names, wherever they stand: line drawings, icons, and the figures of games.

Scenes name them in `sign` of badges, cards, counters, tracks, choices and others; what nobody has drawn shows nothing.
"""

from functools import lru_cache
from typing import Final

from jotunheim.render.emblems import CARD_SIGNS, ICONS
from jotunheim.render.figures import figure, fitted, picture
from jotunheim.render.strokes import e, n
from jotunheim.scene import Badge

WORDS: Final = 26  # letters of a badge that are shown; the rest is in its note


def has_sign(name: str) -> bool:
    """Whether there is a drawing of this name."""
    return name in CARD_SIGNS or name in ICONS or figure(name) is not None


@lru_cache(maxsize=1024)
def sign_svg(name: str, classes: str = "icon", label: str = "") -> str:
    """A sign as a picture between words; nothing if nobody has drawn it."""
    said = f' role="img" aria-label="{e(label)}"' if label else ' aria-hidden="true"'
    if name in CARD_SIGNS:
        return f'<svg class="{classes}" viewBox="-15 -15 30 30"{said}><path d="{CARD_SIGNS[name]}"/></svg>'
    if name in ICONS:
        return f'<svg class="{classes}" viewBox="0 0 24 24"{said}><path d="{ICONS[name]}"/></svg>'
    known = figure(name)
    return picture(known, f"{classes} fig", label) if known is not None else ""


@lru_cache(maxsize=1024)
def sign_part(name: str, size: float, style: str = "cg", x: float = 0.0, y: float = 0.0) -> str:
    """A sign as part of a drawing, around a point and as large as said; lines are in the given style."""
    place = f"translate({n(x)} {n(y)}) " if x or y else ""
    if name in CARD_SIGNS:
        k = f"{place}scale({size / 28:.3g})"
        return f'<path class="{style}" d="{CARD_SIGNS[name]}" transform="{k}"/>'
    if name in ICONS:
        k = f"{place}scale({size / 24:.3g}) translate(-12 -12)"
        return f'<path class="{style}" d="{ICONS[name]}" transform="{k}"/>'
    known = figure(name)
    return fitted(known, size, (x, y)) if known is not None else ""


def badge_html(badge: Badge, classes: str = "cost") -> str:
    """A badge in small print: its sign, then its text; the words behind it on hover and for screen readers."""
    words = badge.note or badge.text
    sign = sign_svg(badge.sign, "si")
    text = f"<b>{e(badge.text)}</b>" if badge.text else ""
    spoken = "" if badge.text == words else f'<span class="hide">{e(words)}</span>'
    return f'<span class="{classes}" title="{e(words)}">{sign}{text}{spoken}</span>'


def badges_html(badges: tuple[Badge, ...], classes: str = "costs-h") -> str:
    """Badges side by side: a price."""
    if not badges:
        return ""
    return f'<span class="{classes}">{"".join([badge_html(b) for b in badges])}</span>'
