"""Signs that are drawn: the six seats by shape, pattern and glyph; icons; the signs of cards and dice.

All are paths around (0, 0); colours come from classes alone, so one drawing serves light, dark and every seat.
"""

from typing import Final

from jotunheim.render.signs import SEAT_SIGNS
from jotunheim.render.strokes import attribute, e
from jotunheim.texts import _

SHAPES: Final[dict[str, str]] = {  # outlines in a box of 40 x 40
    "storm": "M0-19L19 0 0 19-19 0Z",
    "cloud": "M0-18A18 18 0 1 1-.1-18Z",
    "fire": "M0-19L19 15H-19Z",
    "frost": "M-9.5-17H9.5L19 0 9.5 17H-9.5L-19 0Z",
    "stone": "M-16-16H16V16H-16Z",
    "hill": "M-17 16V-2A17 17 0 0 1 17-2V16Z",
    "none": "M-13-13L13 13M13-13L-13 13",
}
GLYPHS: Final[dict[str, str]] = {  # strokes in a box of 20 x 20
    "storm": "M3-9L-4 1H2L-3 9",
    "cloud": "M-8 4C-8-1-3-2-2 0-2-7 7-6 6 0 10 0 9 5 6 5H-5",
    "fire": "M0-9C1-4 7-3 6 3 5 8-5 8-6 3-6 0-3-1-3-4-1-3 0-1 0 1",
    "frost": "M0-9V9M-8-4.5L8 4.5M-8 4.5L8-4.5M-3-8L0-5 3-8M-3 8L0 5 3 8",
    "stone": "M-9 7L-3-6 1 1 4-3 9 7ZM-3-6L-1 7",
    "hill": "M-9 6C-7-4 1-4 3 2M-1-1C3-8 9-2 9 6M-9 6H9",
    "none": "",
}
HATCHES: Final[dict[str, str]] = {  # pattern tiles of 8 x 8
    "storm": "M0 2L2 0 4 2 6 0 8 2M0 6L2 4 4 6 6 4 8 6",
    "cloud": "M0 2Q2 0 4 2T8 2M0 6Q2 4 4 6T8 6",
    "fire": "M-2 2L2-2M0 8L8 0M6 10L10 6",
    "frost": "M2 1V3M1 2H3M6 5V7M5 6H7",
    "stone": "M0 0L8 8M8 0L0 8",
    "hill": "M2 0V8M6 0V8",
}
ICONS: Final[dict[str, str]] = {  # strokes in a box of 24 x 24 from (0, 0)
    "undo": "M4 9H14A5 5 0 0 1 14 19H8M8 5L4 9 8 13",
    "hint": "M12 3A6 6 0 0 1 15 14V17H9V14A6 6 0 0 1 12 3ZM10 21H14",
    "rules": "M4 5C7 3 10 4 12 6 14 4 17 3 20 5V19C17 17 14 18 12 20 10 18 7 17 4 19ZM12 6V20",
    "chat": "M4 5H20V16H12L7 20V16H4Z",
    "theme": "M12 3A9 9 0 1 0 21 12 7 7 0 0 1 12 3Z",
    "menu": "M4 7H20M4 12H20M4 17H20",
    "text": "M5 6H19M5 10H15M5 14H19M5 18H12",
    "plus": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
    "ruler": "M3 17L17 3 21 7 7 21ZM8 12L10 14M11 9L13 11M14 6L16 8",
    "fit": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "clock": "M12 4A8 8 0 1 0 12.1 4ZM12 8V12L15 14",
    "link": "M10 14L14 10M8 12L6 14A3 3 0 0 0 10 18L12 16M16 12L18 10A3 3 0 0 0 14 6L12 8",
    "bot": "M6 9H18V18H6ZM12 9V5M9 13H9.1M15 13H15.1",
    "user": "M12 4A4 4 0 1 0 12.1 4ZM5 20C5 14 19 14 19 20",
    "eye": "M3 12C7 5 17 5 21 12 17 19 7 19 3 12ZM12 9A3 3 0 1 0 12.1 9",
    "play": "M8 5L18 12 8 19Z",
    "back": "M15 5L8 12 15 19",
    "cards": "M5 6H14V19H5ZM9 6V4H19V17H14",
    "map": "M4 6L9 4 15 6 20 4V18L15 20 9 18 4 20ZM9 4V18M15 6V20",
    "log": "M6 5H19M6 10H19M6 15H14",
    "seats": "M8 5A3 3 0 1 0 8.1 5ZM16 5A3 3 0 1 0 16.1 5ZM3 18C3 12 13 12 13 18M13 13C17 11 21 13 21 18",
    "up": "M6 15L12 9 18 15",
}
CARD_SIGNS: Final[dict[str, str]] = {  # strokes in a box of 28 x 28
    "crown": "M-10 7L-12-7-5-1 0-11 5-1 12-7 10 7ZM-10 11H10",
    "march": "M-12 4C-6-8 4-8 10-2M10-2L9-10M10-2L2-1M-12 10H8",
    "star": "M0-12L3-3 12 0 3 3 0 12-3 3-12 0-3-3Z",
    "chest": "M-11-3H11V10H-11ZM-11-3C-11-11 11-11 11-3M0-1V4",
    "sword": "M-10 10L-4 4M-10 3L-3 10M-7 7L8-8 11-12 6-10-9 5",
    "trade": "M-11-4H9L4-10M11 4H-9L-4 10",
    "recruit": "M-5-10A4 4 0 1 0-4.9-10ZM-12 10C-12-1 2-1 2 10M9-6V4M4-1H14",
    "tent": "M-12 6C-4-10 4-10 12 6ZM-3 6L0 0 3 6M-13 10H13",
    "food": "M-3 2C-12-2-8-13 2-9 9-6 8 4 1 4L-5 10-8 12-10 10-9 7Z",
    "shield": "M-9-10Q0-7 9-10 10 6 0 12-10 6-9-10Z",
    "scroll": "M-8-10H6V6A4 4 0 0 0 10 10H-4A4 4 0 0 1-8 6ZM-4-5H2M-4 0H2",
    "bag": "M-5-6L-8-11H8L5-6C12 0 12 10 0 10S-12 0-5-6Z",
    "hammer": "M-3-2L-11 10M-6-9L8 1 11-4-1-12Z",
    "skull": "M-9-1A9 9 0 1 1 9-1V4H5V9H-5V4H-9ZM-4-1H-3.9M4-1H4.1M0 3V4",
    "flag": "M-7 12V-11H9L5-5 9 1H-7",
    "gem": "M-10-3L-5-9H5L10-3 0 10ZM-10-3H10",
    "journey": "M0-9A9 9 0 1 1-.1-9ZM0 5V-5M0-5L-4-1M0-5L4-1",
    "enemy": "M0-11L11 0 0 11-11 0ZM-3-4V4M-3 0L3-4M-3 0L3 4",
    "blood": "M0-11C5-4 9-1 9 4A9 7.5 0 0 1-9 4C-9-1-5-4 0-11ZM-3 6V-2L3 4V-4",
    "ward": "M0-12A12 12 0 1 0 .1-12ZM0-6A6 6 0 1 0 .1-6Z",
    "wind": "M-12-4H4A4 4 0 1 0 0-8M-12 1H9A4 4 0 1 1 5 5M-12 6H-2",
    "bolt": "M3-12L-6 2H1L-3 12 7-3H0Z",
    "mountain": "M-12 9L-4-8 1 1 4-4 12 9ZM-6-3L-3 0-1-2",
    "frost": "M0-11V11M-9.5-5.5L9.5 5.5M-9.5 5.5L9.5-5.5M-3-9L0-6 3-9M-3 9L0 6 3 9",
    "dragon": "M-11 9Q-11-7 2-7L11-11 8-2Q3 0 4 9M-4 1L-8-5M2-7L-3-12",
    "dice": "M-10-10H10V10H-10ZM-4-4H-3.9M4 4H4.1M0 0H.1",
    "heart": "M0 11C-14 2-12-10-5-10-2-10 0-8 0-5 0-8 2-10 5-10 12-10 14 2 0 11Z",
    "hourglass": "M-8-12H8V-9L2 0 8 9V12H-8V9L-2 0-8-9Z",
    "point": "M0-9A9 9 0 1 1-.1-9Z",
    "house": "M-10 10V-2L0-11 10-2V10ZM-3 10V3H3V10",
    "battle": "M-9-10L8 9M9-10L-8 9M-11 4L-4 11M11 4L4 11",
    "craft": "M-10 11L2-1M-2-10H11V-2H-2Z",
    "boot": "M-11 9H3C8 9 11 7 11 3L3 0V-11H-6V2L-11 5Z",
    "axe": "M-9 12L5-10M1-9C7-14 13-10 13-1 9-4 5-4-1 1",
    "horn": "M-13-8C-11 7-1 13 13 10L14 5C5 6 0 0-1-10Z",
    "ship": "M-13 4C-10 10 9 10 13 2ZM0 4V-12M-8-10H8Q10-5 8 0H-8Q-10-5-8-10Z",
    "target": "M0-11A11 11 0 1 1-.1-11ZM0-13V-5M0 5V13M-13 0H-5M5 0H13",
    "arrow": "M-11 0H10M4-6L10 0 4 6",
}
STEP_SHAPES: Final[
    dict[str, str]
] = {  # outlines in a box of 20 x 20: steps of a track, plates of cards
    "square": "M-8.5-9H8.5V9H-8.5Z",
    "round": "M0-9A9 9 0 1 1-.1-9Z",
    "shield": "M-8.5-9H8.5V2C8.5 6.5 4 9 0 11-4 9-8.5 6.5-8.5 2Z",
    "diamond": "M0-10.5L10 0 0 10.5-10 0Z",
    "end": "M0-5A5 5 0 1 1-.1-5Z",
    "axe": "M-10-10Q0-6.5 10-10 7 0 10 10 0 6.5-10 10-7 0-10-10Z",
    "haven": "M-9.5-8.5Q0-11.5 9.5-8.5 11 6 0 11-11 6-9.5-8.5Z",
}


def emblem(colour: str, name: str = "", glyph: bool = True, small: bool = False) -> str:
    """The sign of a seat: shape and glyph; its letter stands in the accessible name."""
    letter = SEAT_SIGNS[colour].letter if colour in SEAT_SIGNS else _("nobody")
    label = f"{name} ({letter})" if name else letter
    down = 4 if colour in ("fire", "hill") else 0
    mark = f'<path class="em-g" d="{GLYPHS[colour]}" transform="translate(0 {down}) scale(.92)"/>'
    return (
        f'<svg class="{"em-s" if small else "em"} seat-{colour}" viewBox="-22 -22 44 44" role="img"'
        f'{attribute("aria-label", label)}><path class="em-f" d="{SHAPES[colour]}"/>'
        f"{mark if glyph and GLYPHS[colour] else ''}</svg>"
    )


def icon(name: str) -> str:
    """A small line drawing beside words; silent for screen readers."""
    return (
        f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{ICONS[name]}"/></svg>'
    )


def tool(name: str, label: str) -> str:
    """A button that shows only an icon; its words are its name."""
    return (
        f'<button type="button" class="tool" data-do="{e(name)}" aria-label="{e(label)}"'
        f' title="{e(label)}">{icon(name)}</button>'
    )


LOGO: Final = (
    '<svg class="logo" viewBox="0 0 24 28" aria-hidden="true">'
    '<path class="logo-f" d="M4 27L3 11C4 4 8 1 12 1S20 4 21 11L20 27Z"/>'
    '<path class="logo-g" d="M12 6V22M12 8L17 12M12 13L17 17M8 22H16"/></svg>'
)
