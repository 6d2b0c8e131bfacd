"""Pieces as drawings: runestones, war machines, discs, banners, markers.

`Piece.kind` chooses the figure: regular, elite, leader, champion (a runestone; the first two badges are the
figures on its plate; the state "wounded" makes it lean), machine, giant, titan or
dreadnaught (a war machine on a base of its seat, with one, two or three shoulder plates), disc,
event (a banner), castle, slayer, town, city, ravage, alliance, raid, frozen, forge, slain_dragon; anything else is a round marker with its glyph.
A piece with a `sign` is a figure of its game (`figurines`).
"""

from functools import lru_cache
from typing import Final

import msgspec

from jotunheim.render.emblems import SHAPES
from jotunheim.render.figurines import figurine, is_figurine, number_at, ring_of
from jotunheim.render.signs import colour_at, state_words
from jotunheim.render.strokes import attributes, e, n, slug
from jotunheim.scene import Piece, Scene
from jotunheim.texts import _, spoken

STONES: Final = ("regular", "elite", "leader", "second_leader", "champion", "second_champion")
MACHINES: Final = ("machine", "giant", "titan", "dreadnaught")
MARKS: Final = {
    "ravage": "M-9 7L-4-8 0 2 4-8 9 7",
    "alliance": "M-9 0H-2L2-5 9 1M-9 0L-3 6 2 2",
    "raid": "M-7-7L7 7M7-7L-7 7M-9 4L-4 9M9 4L4 9",
    "frozen": "M0-9V9M-8-4.5L8 4.5M-8 4.5L8-4.5",
    "forge": "M-8-5H5Q5 0 9-1M-3-5V1H-6V6H4V1H1V-5",
    "slain_dragon": "M-8 6Q-8-6 1-6L8-9 6-2Q2 0 3 6M-3 0L-6-4",
}


def said(piece: Piece) -> str:
    """A piece in words, for tooltips and screen readers: name, figures, states, note."""
    shown = [b for b in piece.badges if b.kind != "count" or b.text != "×1"]
    figures = [f"{b.note or _(b.kind)} {b.text}".strip() for b in shown]
    words = [piece.name, *figures, *state_words(piece)]
    if piece.note:
        words.append(piece.note)
    return ", ".join(words)


def piece_figure(
    scene: Scene,
    piece: Piece,
    x: float,
    y: float,
    scale: float = 1.0,
    number: int = 0,
    step: float = 0.0,
) -> str:
    """A piece at its place: a keyed group; a button if it can be picked now.

    With a `step`, equal pieces stand side by side so far from each other; else they are a number.
    """
    return placed_figure(piece, colour_at(scene, piece), x, y, scale, number, step, spoken())


@lru_cache(maxsize=2048)
def placed_figure(
    piece: Piece,
    colour: str,
    x: float,
    y: float,
    scale: float,
    number: int,
    step: float,
    language: str,
) -> str:
    """The same for a colour and a language; most pieces stand where they stood in the frame before."""
    grow = f" scale({scale:g})" if scale != 1 else ""
    button = ' role="img"'
    if piece.token:
        button = f' role="button" tabindex="0" data-token="{e(piece.token)}"'
    elif piece.route:  # a short way for the mouse: the question has its beginning as well
        button += attributes(data_tokens=msgspec.json.encode(piece.route).decode())
    states = " ".join([f"is-{s}" for s in piece.states if s.isalnum()])
    legal = " legal" if piece.token else " may" if piece.route else ""
    legal = " dimmed" if piece.why_not and not legal else legal
    label = said(piece) + (f" – {piece.why_not}" if piece.why_not else "")
    body = _standing(piece, colour, step / scale)
    if piece.token:
        body = _ring(piece, colour) + body
        body += number_badge(number, *_number_at(piece)) if number else ""
    return (
        f'<g class="piece seat-{colour}{legal} {states}" data-key="{e(piece.key)}"'
        f' transform="translate({n(x)} {n(y)}){grow}"{button} aria-label="{e(label)}">{body}</g>'
    )


def _standing(piece: Piece, colour: str, step: float) -> str:
    """The figure, leaning if it is wounded; equal ones beside it, or their number."""
    lean = "wounded" in piece.states and piece.kind in STONES
    turn = ' transform="rotate(-9)"' if lean else ""
    many = how_many(piece)
    if many == 1 or not step:
        figure = _figure(piece, colour) + _count(piece)
        return f"<g{turn}>{figure}</g>" if lean else figure
    name = slug(f"p-{piece.key}")
    others = "".join(f'<use href="#{name}" x="{n(i * step)}"/>' for i in range(1, many))
    return f'<g id="{name}"{turn}>{_figure(piece, colour)}</g>{others}'


def how_many(piece: Piece) -> int:
    """How many equal pieces it stands for."""
    count = next((b.text for b in piece.badges if b.kind == "count"), "")
    return int(count[1:]) if count[1:].isdecimal() else 1


def _number_at(piece: Piece) -> tuple[float, float]:
    """Where the number of an option stands at a piece."""
    if is_figurine(piece):
        return number_at(piece)
    return 15, -48 if piece.kind in STONES else -14


def _ring(piece: Piece, colour: str) -> str:
    """What says that a piece can be picked: a ring; a stone glows along its own outline."""
    if is_figurine(piece):
        return ring_of(piece, colour)
    if piece.kind in STONES:
        return ""
    return '<circle class="edge" r="22"/><circle class="ring" r="22"/>'


def number_badge(number: int, x: float, y: float) -> str:
    """The number of an option, on the board."""
    return (
        f'<g class="nb" transform="translate({n(x)} {n(y)})"><circle r="9"/>'
        f'<text y="4">{number}</text></g>'
    )


def _figure(piece: Piece, colour: str) -> str:
    if is_figurine(piece):
        return figurine(piece, colour) or marker(piece)
    if piece.kind in STONES:
        return runestone(piece, colour)
    if piece.kind in MACHINES:
        return machine(piece, colour)
    if piece.kind == "disc":
        return disc(piece, colour)
    if piece.kind == "event":
        return banner(piece)
    if piece.kind in ("castle", "slayer", "town", "city"):
        return f'<use href="#{piece.kind}"/>'
    return marker(piece)


def runestone(piece: Piece, colour: str) -> str:
    """A unit: a stone in the colour of its seat, its glyph, a plate with two figures."""
    kind = piece.kind.removeprefix("second_")
    up = -38 if kind == "champion" else -33
    crack = '<path class="crack" d="M-12-44L-5-34-9-27 0-20"/>' if "wounded" in piece.states else ""
    glyph = (
        f'<use href="#gl-{colour}" transform="translate(0 {up}) scale(1.05)"/>'
        if colour != "none"
        else ""
    )
    return f'<use href="#rs-{kind}"/>{glyph}{crack}{_plate(piece)}'


def _count(piece: Piece) -> str:
    """How many there are of it, in a bubble."""
    count = next((b.text for b in piece.badges if b.kind == "count"), "")
    if count in ("", "×1") or piece.kind == "troop":
        return ""
    at = "-15 -46" if piece.kind in STONES else "13 -13"
    return f'<g class="count" transform="translate({at})"><circle r="11"/><text y="4.5">{e(count)}</text></g>'


def _plate(piece: Piece) -> str:
    figures = [b for b in piece.badges if b.kind != "count"]
    texts = [e(b.text) for b in figures[:2]] or ([e(piece.glyph)] if piece.glyph else [])
    if not texts:
        return ""
    plate = '<rect class="pl" x="-18" y="-21" width="36" height="18" rx="3"/>'
    if len(texts) == 1:
        return f'{plate}<text class="sf" y="-7">{texts[0]}</text>'
    return (
        f'{plate}<text class="sf" x="-9" y="-7">{texts[0]}</text>'
        f'<path class="sf-l" d="M0-19V-5"/><text class="sf" x="9" y="-7">{texts[1]}</text>'
    )


def machine(piece: Piece, colour: str) -> str:
    """A war machine on a base in the shape and pattern of its seat, its number at its feet."""
    shape = SHAPES[colour]
    hatch = f'<path d="{shape}" fill="url(#hatch-{colour})"/>' if colour != "none" else ""
    base = (
        f'<g transform="translate(0 7) scale(.86 .5)"><path class="m-base" d="{shape}"/>{hatch}</g>'
    )
    stood = '<circle class="stood" r="15"/>' if "stood" in piece.states else ""
    plate = (
        f'<g transform="translate(0 14)"><rect class="plate" x="-11" y="-7" width="22" height="13" rx="3"/>'
        f'<text class="pid" y="3.4">{e(piece.glyph)}</text></g>'
    )
    return f'{stood}{base}<use href="#machine" y="-1"/>{_shoulders(piece)}{plate}'


def _shoulders(piece: Piece) -> str:
    """The class of a machine: a second and a third plate over each shoulder."""
    rows = {"titan": 1, "dreadnaught": 2}.get(piece.kind, 0)
    d = "".join(
        f"M-17 {-25 - 4 * i}L-8 {-27 - 4 * i}M17 {-25 - 4 * i}L8 {-27 - 4 * i}" for i in range(rows)
    )
    return f'<path class="m-plates" d="{d}"/>' if rows else ""


def disc(piece: Piece, colour: str) -> str:
    """A disc in the colour of its seat with its glyph and a pattern."""
    hatch = f'<circle r="19" fill="url(#hatch-{colour})"/>' if colour != "none" else ""
    glyph = f'<use href="#gl-{colour}" transform="scale(1.15)"/>' if colour != "none" else ""
    return f'<circle class="disc" r="21"/>{hatch}<circle class="disc-in" r="14"/>{glyph}'


def banner(piece: Piece) -> str:
    """An event flies a banner with its number."""
    return (
        '<g transform="scale(1.2)"><path class="bn-p" d="M-1 14V-34"/>'
        f'<path class="bn-f" d="M0-34H30L23-23 30-12H0Z"/><text class="bn-t" x="12" y="-17.5">{e(piece.glyph)}</text></g>'
    )


def marker(piece: Piece) -> str:
    """A flat thing: a disc with a sign or a letter."""
    sign = MARKS.get(piece.kind)
    if sign:
        return f'<circle class="mk" r="15"/><path class="mk-g" d="{sign}"/>'
    text = e(piece.glyph or piece.name[:1])
    return f'<circle class="mk" r="15"/><text class="mk-t" y="5">{text}</text>'
