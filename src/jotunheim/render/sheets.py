"""Record sheets and tracks.

A sheet looks right with a title, `head` and `lines`. Tracks of kind "body" named H1, T1, T2, RA1 … are drawn
as a body plan of hexes with a ring per point; all others as `tracks` says. Lines with the state "chosen" are
marked, with "lost" struck; a line may have a track of its own. `sign` names a figure, `picture` a drawing of the game.
Sheets of others are small.
"""

import math
from functools import lru_cache
from typing import Final

from jotunheim.render.choices import numbers
from jotunheim.render.dice import die_svg
from jotunheim.render.emblems import emblem
from jotunheim.render.figures import figure, picture
from jotunheim.render.pictograms import sign_svg
from jotunheim.render.pieces import STONES, how_many, piece_figure
from jotunheim.render.signs import colour_at, name_of
from jotunheim.render.strokes import Point, attributes, e, n, path, slug
from jotunheim.render.svg import Pictures
from jotunheim.render.tracks import is_row_of_signs, pips, pool_words, track_html
from jotunheim.scene import Badge, Line, Scene, Seat, Sheet, Track
from jotunheim.texts import _, spoken

_R: Final = 15.5
_H: Final = _R * math.sqrt(3)
_BODY: Final[dict[str, Point]] = {
    "H1": (0, -_H),
    "T1": (0, 0),
    "T2": (0, _H),
    "RA1": (-1.6 * _R, -0.5 * _H),
    "RA2": (-1.76 * _R, 0.54 * _H),
    "LA1": (1.6 * _R, -0.5 * _H),
    "LA2": (1.76 * _R, 0.54 * _H),
    "RL1": (-1.04 * _R, 2.04 * _H),
    "RL2": (-1.16 * _R, 3.07 * _H),
    "LL1": (1.04 * _R, 2.04 * _H),
    "LL2": (1.16 * _R, 3.07 * _H),
}


def sheet_html(scene: Scene, sheet: Sheet, pictures: Pictures) -> str:
    """A record sheet: head, drawing or body plan, table, tracks, dice."""
    small = scene.seat >= 0 and sheet.owner >= 0 and sheet.owner != scene.seat and not sheet.dice
    marks = numbers(scene.prompt)
    picks = tuple([marks.get(piece.token, 0) for piece in sheet.pieces])
    rows = tuple([marks.get(line.token, 0) if line.track else 0 for line in sheet.lines])
    if sheet.picture:  # what a game draws itself may be drawn from more than the sheet
        return _sheet(scene, sheet, small, picks, rows, pictures(sheet.picture))
    return _kept_sheet(sheet, scene.seats, small, picks, rows, spoken())


@lru_cache(maxsize=256)
def _kept_sheet(
    sheet: Sheet,
    seats: tuple[Seat, ...],
    small: bool,
    picks: tuple[int, ...],
    rows: tuple[int, ...],
    language: str,
) -> str:
    """A sheet without a picture, kept for each language."""
    return _sheet(Scene("", "", -1, seats=seats), sheet, small, picks, rows, "")


def _sheet(
    scene: Scene,
    sheet: Sheet,
    small: bool,
    picks: tuple[int, ...],
    rows: tuple[int, ...],
    own: str,
) -> str:
    """A sheet, whole or small, with the numbers of its pieces and lines; of the scene only the seats count."""
    body = [t for t in sheet.tracks if t.kind == "body" and t.title in _BODY]
    drawing = own or _figure(sheet) or body_plan(sheet.title, body, small)
    note = f'<p class="small muted">{e(sheet.note)}</p>' if sheet.note else ""
    rest = [track_html(scene, t) for t in sheet.tracks if t not in body]
    tracks = "".join(rest) + _army(scene, sheet, picks)
    if sheet.sign:  # beside the figure, where there is room
        note, tracks = note + tracks, ""
    inner = _beside(drawing, _table(sheet, small, rows), note)
    return f"{_head(scene, sheet, small)}{inner}{tracks}{_dice(scene, sheet)}</section>"


def _head(scene: Scene, sheet: Sheet, small: bool) -> str:
    """The opening of a sheet: whose it is, its title, its totals."""
    colour = colour_at(scene, sheet)
    owned = colour != "none"
    name = name_of(scene, sheet.owner) if sheet.owner >= 0 else ""
    sign = emblem(colour, name) if owned else ""
    kind = (" small-sheet" if small else "") + ("" if owned else " free")
    return (
        f'<section class="sheet seat-{colour}{kind}"{attributes(data_key="sheet:" + sheet.key, data_owner=str(sheet.owner) if sheet.owner >= 0 else "")}>'
        f'<header>{sign}<div><h3>{e(sheet.title)}</h3><small class="muted">{e(sheet.subtitle)}</small></div>'
        f"{_badges(sheet.badges)}</header>"
    )


def _table(sheet: Sheet, small: bool, rows: tuple[int, ...]) -> str:
    """The lines of a sheet: chips on a small one, if they are words alone."""
    if small and not sheet.head and not any(line.track for line in sheet.lines):
        return _arms(sheet.lines)
    return table_html(sheet.head, sheet.lines, rows)


def _beside(drawing: str, table: str, note: str) -> str:
    """A drawing and what stands at its right."""
    if not drawing and not table:
        return note
    return f'<div class="two">{drawing}<div class="col">{table}{note}</div></div>'


def _dice(scene: Scene, sheet: Sheet) -> str:
    if not sheet.dice:
        return ""
    return f'<div class="dice">{"".join([die_svg(scene, d) for d in sheet.dice])}</div>'


def _figure(sheet: Sheet) -> str:
    """The figure of a sheet: a bust, a portrait."""
    known = figure(sheet.sign) if sheet.sign else None
    return picture(known, "bust fig") if known is not None else ""


def _army(scene: Scene, sheet: Sheet, picks: tuple[int, ...]) -> str:
    """Pieces on a sheet, side by side."""
    if not sheet.pieces:
        return ""
    x, row = 26.0, ""
    for piece, number in zip(sheet.pieces, picks, strict=True):
        y = 0 if piece.kind in STONES else -18  # flat things have their middle there
        row += piece_figure(scene, piece, x, y, 1.0, number, 39)
        x += 39 * how_many(piece)
    width = n(x - 12)
    return f'<svg class="units" viewBox="0 -72 {width} 82" preserveAspectRatio="xMinYMax meet" role="group" aria-label="{e(_("Army"))}">{row}</svg>'


def _badges(badges: tuple[Badge, ...]) -> str:
    """Totals as boxes (a figure with its word), other badges as flags."""
    if not badges:
        return ""
    out = "".join(
        f'<div class="total">{sign_svg(b.sign)}{e(b.text)}<small>{e(b.note)}</small></div>'
        if b.note
        else f'<span class="flag {slug(b.kind)}">{sign_svg(b.sign)}{e(b.text)}</span>'
        for b in badges
    )
    return f'<div class="tot">{out}</div>'


def body_plan(title: str, places: list[Track], small: bool) -> str:
    """The places of a body as hexes; a ring per point, filled when hit, crossed when lost."""
    if not places:
        return ""
    out = "".join([_place(t.title, t.length, t.length - t.filled, small) for t in places])
    line = _("{place} {hits} of {length}")
    hurt = [
        line.format(place=t.title, hits=t.length - t.filled, length=t.length)
        for t in places
        if t.filled < t.length
    ]
    words = ", ".join(hurt) or _("none")
    label = _("Damage of {giant}: {places}").format(giant=title, places=words)
    return (
        f'<svg class="plan" viewBox="-45 -42 90 140" role="img" aria-label="{e(label)}">{out}</svg>'
    )


@lru_cache(maxsize=1024)
def _place(title: str, length: int, hit: int, small: bool) -> str:
    """A place of a body; all giants have the same ones, and most are whole."""
    x, y = _BODY[title]
    state = "lost" if hit >= length else "hurt" if hit else "ok"
    angles = [math.radians(a) for a in range(0, 360, 60)]
    ring = path([(x + _R * 0.96 * math.cos(a), y + _R * 0.96 * math.sin(a)) for a in angles])
    down, r = (0.0, 3.3) if small else (6.2, 2.6)
    step = min(7.4, 22 / length)
    r = min(r, step * 0.42)
    dots = "".join(
        f'<circle class="{"dot hit" if i < hit else "dot"}" cx="{n(x + (i - (length - 1) / 2) * step)}" cy="{n(y + down)}" r="{n(r)}"/>'
        for i in range(length)
    )
    cross = f'<path class="cross" d="M{n(x - 9)} {n(y - 9)}l18 18M{n(x + 9)} {n(y - 9)}l-18 18"/>'
    label = f'<text class="bl" x="{n(x)}" y="{n(y - 0.8)}">{e(title.rstrip("12"))}</text>'
    return f'<path class="bh {state}" d="{ring}"/>{cross if state == "lost" else ""}{"" if small else label}{dots}'


def table_html(head: tuple[str, ...], lines: tuple[Line, ...], marks: tuple[int, ...] = ()) -> str:
    """Columns of text; ▮ and ▯ are boxes of a supply. `marks` are the numbers of lines that can be picked."""
    if not lines:
        return ""
    top = "".join(f"<th>{e(cell)}</th>" for cell in head)
    known = marks or (0,) * len(lines)
    rows = "".join([_row(line, mark) for line, mark in zip(lines, known, strict=True)])
    return f'<table class="arms">{f"<thead><tr>{top}</tr></thead>" if head else ""}<tbody>{rows}</tbody></table>'


def _row(line: Line, mark: int) -> str:
    states = " ".join(
        {"chosen": "sel", "aimed": "sel", "lost": "out"}.get(s, "") for s in line.states
    )
    role = attributes(data_token=line.token, tabindex="0", role="button") if line.token else ""
    cells = "".join(f"<td>{_cell(cell)}</td>" for cell in line.cells)
    if line.sign:
        cells = cells.replace("<td>", f"<td>{sign_svg(line.sign, 'si')} ", 1)
    if line.track is not None:
        cells += (
            f'<td class="fills">{_fills(line.track)}{f"<kbd>{mark}</kbd>" if mark else ""}</td>'
        )
        states += " pick" if line.token else ""
    return f'<tr class="{states}"{role}{attributes(title=line.note)}>{cells}</tr>'


def _fills(track: Track) -> str:
    """The spaces of a line: signs, or how many are filled."""
    return pips(track) if is_row_of_signs(track) else e(pool_words(track))


def _cell(text: str) -> str:
    if text and set(text) <= {"▮", "▯"}:
        boxes = "".join(
            f'<rect class="{"ammo" if c == "▮" else "ammo used"}" x="{i * 11 + 1}" y="1" width="8" height="11" rx="1.5"/>'
            for i, c in enumerate(text)
        )
        label = e(_("{n} of {all} left").format(n=text.count("▮"), all=len(text)))
        return f'<svg class="supply" viewBox="0 0 {len(text) * 11} 13" width="{len(text) * 11}" height="13" role="img" aria-label="{label}">{boxes}</svg>'
    return e(text)


def _arms(lines: tuple[Line, ...]) -> str:
    """The lines of a small sheet as chips."""
    chips = "".join(
        f'<span class="arm{" out" if "lost" in line.states else ""}">{e(" ".join(line.cells))}</span>'
        for line in lines
    )
    return f'<div class="armlist">{chips}</div>' if lines else ""
