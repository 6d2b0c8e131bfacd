"""The palette: readable in light and dark, seats apart for every kind of colour vision, also on terminals."""

import math
import re
from pathlib import Path

import pytest

from jotunheim.render.pen import STYLES
from jotunheim.render.signs import SEAT_SIGNS

CSS = (Path(__file__).parents[2] / "src/jotunheim/web/static/look.css").read_text()
LIGHT = dict(re.findall(r"^  --([\w-]+): (#\w{6});", CSS, re.M))
BOTH = {
    m[1]: (m[2], m[3]) for m in re.finditer(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", CSS)
}
SEATS = {
    m[1]: (m[2], m[3])
    for m in re.finditer(
        r"\.seat-(\w+) \{ --seat: (#\w{6}); --seat-2: #\w{6}; --seat-ink: (#\w{6})", CSS
    )
}
PAIRS = [
    ("ink", "paper"), ("ink", "paper-2"), ("ink", "raise"), ("ink", "card"), ("ink", "card-hand"), ("ink", "card-foot"),
    ("ink-2", "paper"), ("ink-2", "paper-2"), ("ink-2", "raise"), ("ink-2", "table"), ("ink-3", "paper"), ("ink-3", "raise"),
    ("act", "raise"), ("act-ink", "act"), ("good", "paper-2"), ("bad", "paper"), ("warn", "paper"), ("link", "paper"),
    ("link", "raise"), ("ink", "act-soft"), ("ink-2", "act-soft"), ("los-ink", "los"), ("ink", "hurt"), ("ink", "heat-pre"),
    ("card-red", "card"),
]  # fmt: skip
VISION = {  # linear-light matrices, full dichromacy
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip

Rgb = tuple[float, ...]


def linear(colour: str) -> Rgb:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def luminance(colour: str) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, vision: str) -> Rgb:
    seen = [
        min(1.0, max(0.0, sum(k * v for k, v in zip(row, linear(colour), strict=True))))
        for row in VISION[vision]
    ]
    r, g, b = seen
    xyz = ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)  # fmt: skip
    f = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


@pytest.mark.parametrize(("ink", "ground"), PAIRS)
@pytest.mark.parametrize("theme", [0, 1])
def test_text_is_readable_in_both_themes(ink: str, ground: str, theme: int) -> None:
    assert contrast(BOTH[ink][theme], BOTH[ground][theme]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1])
def test_controls_and_legal_places_stand_out(theme: int) -> None:
    assert contrast(BOTH["line-2"][theme], BOTH["paper"][theme]) >= 3
    assert contrast(BOTH["glow"][theme], BOTH["glow-edge"][theme]) >= 3  # seen on any ground


@pytest.mark.parametrize("seat", sorted(SEAT_SIGNS))
def test_ink_on_a_seat_is_readable(seat: str) -> None:
    assert contrast(*SEATS[seat]) >= 4.5


@pytest.mark.parametrize("seat", sorted(SEAT_SIGNS))
def test_the_line_of_a_seat_is_readable_on_paper(seat: str) -> None:
    line = re.search(rf"\.seat-{seat} {{ --seat-line: light-dark\((#\w+), (#\w+)\)", CSS)
    assert line
    assert contrast(line[1], BOTH["paper"][0]) >= 4.5
    assert contrast(line[2], BOTH["paper"][1]) >= 4.5


@pytest.mark.parametrize("vision", VISION)
def test_seats_are_apart_for_every_kind_of_colour_vision(vision: str) -> None:
    seats = [SEATS[name][0] for name in SEAT_SIGNS]

    closest = min(math.dist(lab(a, vision), lab(b, vision)) for a in seats for b in seats if a < b)

    assert closest >= 25


def test_older_browsers_get_the_plain_light_values() -> None:
    before, marker, after = CSS.partition("@supports (color: light-dark(#000, #fff))")
    assert marker and "light-dark(" not in before and "color-mix(" not in before
    blocks = after.split("\n}\n")
    rest = "\n}\n".join(blocks[2:])
    assert "light-dark(" not in rest and "color-mix(" not in rest
    assert {name: light for name, (light, _) in BOTH.items() if name in LIGHT} == LIGHT
    assert len(LIGHT) > 80


def test_every_token_that_is_used_is_defined() -> None:
    defined = set(re.findall(r"--([\w-]+):", CSS))

    assert set(re.findall(r"var\(--([\w-]+)", CSS)) - defined == set()


def test_nothing_is_loaded_from_elsewhere() -> None:
    assert not re.search(r"url\(|@import|https?:|@font-face", CSS)


def xterm(code: int) -> str:
    """The colour of a number from 16 to 255 on terminals."""
    if code >= 232:
        return f"#{(8 + 10 * (code - 232)):02x}" + f"{(8 + 10 * (code - 232)):02x}" * 2
    steps = (0, 95, 135, 175, 215, 255)
    r, rest = divmod(code - 16, 36)
    g, b = divmod(rest, 6)
    return f"#{steps[r]:02x}{steps[g]:02x}{steps[b]:02x}"


@pytest.mark.parametrize("ground", ["#000000", "#ffffff"])
def test_colours_of_terminals_are_readable_on_black_and_on_white(ground: str) -> None:
    codes = [sign.ansi for sign in SEAT_SIGNS.values()]
    codes += [int(m[1]) for m in (re.search(r"38;5;(\d+)", s) for s in STYLES.values()) if m]

    assert {
        code: round(contrast(xterm(code), ground), 1)
        for code in codes
        if contrast(xterm(code), ground) < 3
    } == {}
