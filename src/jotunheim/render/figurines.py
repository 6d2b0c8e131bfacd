"""Pieces that are drawn as figures of a game, and tokens that may lie face down.

`Piece.sign` names the figure, `Piece.kind` says how it stands: "figure" on a base of its seat, "building" in the
colour of its seat with its glyph, "troop" as a face with a number, "token" on a disc, "tile" flat on its space, "arrow"
as a large arrow (`facing`, `colour`), anything else as it is. A token that is face down shows its back; with the state
"mine" the back is half lifted, since only this seat knows it. The states "frozen" and "coming" are drawn over it.
"""

from typing import Final

from jotunheim.render.emblems import SHAPES
from jotunheim.render.figures import drawn, figure
from jotunheim.render.pictograms import sign_part
from jotunheim.render.strokes import e, kind_class
from jotunheim.scene import Badge, Piece

ARROW: Final = "M-7 24V2H-16L0-24 16 2H7V24Z"
ICE: Final = (
    '<g class="ice"><path d="M-26 6L-24-30 0-52 24-30 26 6Z"/>'
    '<path class="ice-l" d="M-17-22L-6-34M-17-12L-11-19M10-4L17-11"/></g>'
)
VEIL: Final = (
    '<path class="veil" d="M0-15C8-15 15-8 15 0S8 15 1.5 15C6 6-4.5 1.5 0-15Z"/>'
    '<path class="veil-l" d="M4-13C2-3 9 3 7 12M8-12C7-5 13 0 11 8"/>'
)
TALL: Final = ("figure", "building")
LOOSE: Final = ("arrow",)  # kinds that need no sign


def is_figurine(piece: Piece) -> bool:
    """Whether a piece is drawn here."""
    return bool(piece.sign) or not piece.face_up or piece.kind in LOOSE


def figurine(piece: Piece, colour: str) -> str:
    """The drawing of a piece around (0, 0), which is where its feet or its middle are."""
    if not piece.face_up and "mine" not in piece.states:
        return _back(piece)
    body = _mounted(piece, colour)
    if not piece.face_up:
        body += VEIL
    if "frozen" in piece.states:
        body += ICE
    return body + _figures(piece)


def _mounted(piece: Piece, colour: str) -> str:
    kind = piece.kind
    if kind == "arrow":
        turn = 60 * max(piece.facing, 0)
        return f'<path class="arrow{kind_class(piece.colour)}" d="{ARROW}" transform="rotate({turn})"/>'
    if kind == "token":
        return f'<circle class="tok" r="15"/>{sign_part(piece.sign, 23, "tok-g")}'
    if kind == "troop":
        return _troop(piece)
    known = figure(piece.sign)
    body = drawn(known) if known is not None else sign_part(piece.sign, 30, "tok-g")
    if kind == "figure":
        return _base(colour) + body + _plate(piece, colour)
    if kind == "building":
        glyph = f'<use href="#gl-{colour}" transform="translate(0 -20) scale(.62)"/>'
        return _base(colour) + body + (glyph if colour != "none" else "")
    return body


def _back(piece: Piece) -> str:
    """A token or tile face down."""
    square = '<rect class="tok-b" x="-13" y="-13" width="26" height="26" rx="3"/>'
    disc = '<circle class="tok-b" r="14.5"/>'
    shape = square if piece.kind == "tile" else disc
    return f'{shape}<path class="tok-h" d="M-9-6L-6-9M-9 3L3-9M-6 9L9-6M3 9L9 3"/><text class="tok-q" y="6">?</text>'


def _base(colour: str) -> str:
    """The ground that a figure stands on: the shape and pattern of its seat, lying flat."""
    shape = SHAPES[colour]
    hatch = f'<path d="{shape}" fill="url(#hatch-{colour})"/>' if colour != "none" else ""
    return f'<g transform="translate(0 4) scale(1.05 .42)"><path class="m-base" d="{shape}"/>{hatch}</g>'


def _plate(piece: Piece, colour: str) -> str:
    """Letters on a plate at the feet; without letters the glyph of the seat on a disc."""
    if piece.glyph:
        half = 6 + 5.5 * len(piece.glyph)
        return (
            f'<g transform="translate(0 12)"><rect class="hplate" x="{-half:g}" y="-9" width="{2 * half:g}" height="19"'
            f' rx="5"/><text class="hplate-t" y="6">{e(piece.glyph)}</text></g>'
        )
    if colour == "none":
        return ""
    return f'<circle class="emb" cy="-9" r="9.5"/><use href="#gl-{colour}" transform="translate(0 -9) scale(.62)"/>'


def _troop(piece: Piece) -> str:
    """Equal troops: a face and how many there are."""
    count = next((b.text.lstrip("×") for b in piece.badges if b.kind == "count"), "1")
    face = sign_part(piece.sign, 25, "tok-g", -7.5)
    return (
        '<rect class="troop" x="-20" y="-13.5" width="40" height="27" rx="13.5"/>'
        f'{face}<text class="troop-n" x="11" y="6">{e(count)}</text>'
    )


def _figures(piece: Piece) -> str:
    """Its first figure at its side, and its odds over it."""
    plain = [b for b in piece.badges if b.kind not in ("count", "odds")]
    odds = [b for b in piece.badges if b.kind == "odds"]
    return "".join([_strength(b) for b in plain[:1]] + [_odds(b) for b in odds[:1]])


def _strength(badge: Badge) -> str:
    half = max(9.0, 4.4 * len(badge.text) + 3)
    return (
        f'<g class="pin{kind_class(badge.kind)}" transform="translate(13 12)"><rect x="{-half:g}" y="-9" width="{2 * half:g}"'
        f' height="18" rx="9"/><text y="5">{e(badge.text)}</text></g>'
    )


def _odds(badge: Badge) -> str:
    half = 4.6 * len(badge.text) + 5
    return (
        f'<g class="odd" transform="translate(14 -15)"><rect x="{-half:g}" y="-10" width="{2 * half:g}" height="20" rx="5"/>'
        f'<text y="5.5">{e(badge.text)}</text></g>'
    )


def ring_of(piece: Piece, colour: str) -> str:
    """What says that it can be picked: its base or its outline glows."""
    if piece.kind in TALL:
        shape = SHAPES[colour if colour != "none" else "cloud"]
        one = '<path class="{}" transform="translate(0 4) scale(1.3 .6)" d="{}"/>'
        return one.format("edge", shape) + one.format("ring", shape)
    if piece.kind == "troop":
        one = '<rect class="{}" x="-23" y="-16.5" width="46" height="33" rx="16.5"/>'
        return one.format("edge") + one.format("ring")
    radius = 26 if piece.kind in ("arrow", "tile") else 18
    return f'<circle class="edge" r="{radius}"/><circle class="ring" r="{radius}"/>'


def number_at(piece: Piece) -> tuple[float, float]:
    """Where the number of its option stands."""
    return (19, -46) if piece.kind in TALL else (-14, -15)
