"""Record sheets and tracks.

A sheet looks right with a title, `head` and `lines`. Tracks of kind "body" named H1, T1, T2, RA1 … are drawn
as a body plan of hexes with a ring per point; of kind "heat" as numbered boxes, round past `limit` (the first
marker is the present heat, the second what it would become); of kind "phases" as steps. Lines with the state
"chosen" are marked, with "lost" struck. `picture` names a drawing of the game. Sheets of others are small.
"""

import math
from functools import lru_cache
from typing import Final

from jotunheim.render.choices import numbers
from jotunheim.render.dice import die_svg
from jotunheim.render.emblems import emblem
from jotunheim.render.pieces import STONES, how_many, piece_figure
from jotunheim.render.signs import colour_at, colour_of, name_of
from jotunheim.render.strokes import Point, attributes, e, n, path, slug
from jotunheim.render.svg import Pictures
from jotunheim.scene import Badge, Line, Scene, Seat, Sheet, Track
from jotunheim.texts import _, spoken

_R: Final = 15.5
_H: Final = _R * math.sqrt(3)
_ROW: Final = 16  # boxes of heat in a row
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
    marks = numbers(scene.prompt) if sheet.pieces else {}
    picks = tuple([marks.get(piece.token, 0) for piece in sheet.pieces])
    if sheet.picture:  # what a game draws itself may be drawn from more than the sheet
        return _sheet(scene, sheet, small, picks, pictures(sheet.picture))
    return _kept_sheet(sheet, scene.seats, small, picks, spoken())


@lru_cache(maxsize=512)
def _kept_sheet(
    sheet: Sheet, seats: tuple[Seat, ...], small: bool, picks: tuple[int, ...], language: str
) -> str:
    """A sheet without a picture, kept for each language."""
    return _sheet(Scene("", "", -1, seats=seats), sheet, small, picks, "")


def _sheet(scene: Scene, sheet: Sheet, small: bool, picks: tuple[int, ...], own: str) -> str:
    """A sheet, whole or small, with the numbers of its pieces; of the scene only the seats count."""
    colour = colour_at(scene, sheet)
    owned = colour != "none"
    name = name_of(scene, sheet.owner) if sheet.owner >= 0 else ""
    sign = emblem(colour, name) if owned else ""
    body = [t for t in sheet.tracks if t.kind == "body" and t.title in _BODY]
    rest = [t for t in sheet.tracks if t not in body]
    drawing = own or body_plan(sheet.title, body, small)
    dice = (
        f'<div class="dice">{"".join([die_svg(scene, d) for d in sheet.dice])}</div>'
        if sheet.dice
        else ""
    )
    note = f'<p class="small muted">{e(sheet.note)}</p>' if sheet.note else ""
    table = _arms(sheet.lines) if small and not sheet.head else table_html(sheet.head, sheet.lines)
    tracks = "".join([track_html(scene, t) for t in rest]) + _army(scene, sheet, picks)
    inner = (
        f'<div class="two">{drawing}<div class="col">{table}{note}</div></div>'
        if drawing or table
        else note
    )
    return (
        f'<section class="sheet seat-{colour}{" small-sheet" if small else ""}{"" if owned else " free"}"{attributes(data_key="sheet:" + sheet.key)}>'
        f'<header>{sign}<div><h3>{e(sheet.title)}</h3><small class="muted">{e(sheet.subtitle)}</small></div>'
        f"{_badges(sheet.badges)}</header>{inner}{tracks}{dice}</section>"
    )


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
        f'<div class="total">{e(b.text)}<small>{e(b.note)}</small></div>'
        if b.note
        else f'<span class="flag {slug(b.kind)}">{e(b.text)}</span>'
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


@lru_cache(maxsize=2048)
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


def table_html(head: tuple[str, ...], lines: tuple[Line, ...]) -> str:
    """Columns of text; ▮ and ▯ are boxes of a supply."""
    if not lines:
        return ""
    top = "".join(f"<th>{e(cell)}</th>" for cell in head)
    rows = "".join(_row(line) for line in lines)
    return f'<table class="arms">{f"<thead><tr>{top}</tr></thead>" if head else ""}<tbody>{rows}</tbody></table>'


def _row(line: Line) -> str:
    states = " ".join(
        {"chosen": "sel", "aimed": "sel", "lost": "out"}.get(s, "") for s in line.states
    )
    role = attributes(data_token=line.token, tabindex="0", role="button") if line.token else ""
    cells = "".join(f"<td>{_cell(cell)}</td>" for cell in line.cells)
    return f'<tr class="{states}"{role}{attributes(title=line.note)}>{cells}</tr>'


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


def track_html(scene: Scene, track: Track) -> str:
    """A track: heat, phases, a pool with a word for its end, or steps with markers."""
    if track.kind == "heat" and track.markers:
        return f'<div class="heatrow"{attributes(data_key="track:" + track.key)}><span class="micro">{e(track.title)}</span>{heat_track(track)}</div>'
    if track.kind == "phases":
        return _phases(track)
    if track.length:
        return _pool(track)
    steps = "".join(_step(scene, track, i) for i in range(len(track.steps)))
    note = f'<small class="muted">{e(track.note)}</small>' if track.note else ""
    title = f'<b class="display">{e(track.title)}</b>' if track.title else ""
    return f'<div class="track"{attributes(data_key="track:" + track.key)}>{title}<ol>{steps}</ol>{note}</div>'


def heat_track(track: Track) -> str:
    """Numbered boxes: filled, dashed for what this action would add, round past the limit."""
    now = track.markers[0].at
    then = max(m.at for m in track.markers)
    limit = track.limit or len(track.steps)
    last = max(len(track.steps) - 1, limit)
    rows = -(-last // _ROW)
    row = -(-last // rows)
    out = []
    for i in range(1, last + 1):
        state = "on" if i <= now else "pre" if i <= then else "off"
        over = i > limit
        x, y = (i - 1) % row * 18 + (6 if over else 0), (i - 1) // row * 18
        out.append(
            f'<rect class="heat {state}{" over" if over else ""}" x="{x + 1}" y="{y + 1}" width="15" height="15" rx="{7.5 if over else 3}"/>'
            f'<text class="ht {state}" x="{x + 8.5}" y="{y + 12.3}">{i}</text>'
        )
    width = max(row, 13) * 18 + 8
    line = (
        _("{title} {now} of {limit}, then {then}") if then > now else _("{title} {now} of {limit}")
    )
    label = line.format(title=track.title, now=now, limit=limit, then=then)
    return f'<svg class="heatbar" viewBox="0 0 {width} {18 * rows - 1}" role="img" aria-label="{e(label)}">{"".join(out)}</svg>'


def _phases(track: Track) -> str:
    now = track.markers[0].at if track.markers else -1
    out = []
    for i, step in enumerate(track.steps):
        state = ' class="done"' if i < now else ' aria-current="step"' if i == now else ""
        out.append(f"<li{state}>{e(step)}</li>")
    return f'<ol class="steps"{attributes(data_key="track:" + track.key)}>{"".join(out)}</ol>'


def _pool(track: Track) -> str:
    """A bar that runs dry, with a word for what happens then."""
    share = 200 * track.filled / track.length
    words = _("{n} of {all}").format(n=track.filled, all=track.length)
    return (
        f'<div class="pools"{attributes(data_key="track:" + track.key)}><div class="cap"><b class="display">{e(track.title)}</b>'
        f'<span class="small muted">{e(words)}</span></div>'
        f'<svg class="poolbar" viewBox="0 0 200 12" preserveAspectRatio="none" role="img" aria-label="{e(track.title)}: {e(words)}">'
        f'<rect class="pool-e" x=".5" y=".5" width="199" height="11" rx="5.5"/><rect class="pool-f" width="{n(share)}" height="12" rx="5.5"/></svg>'
        f'<small class="muted">{e(track.note)}</small></div>'
    )


def _step(scene: Scene, track: Track, number: int) -> str:
    here = [m for m in track.markers if m.at == number]
    signs = "".join(
        emblem(colour_of(scene, m.owner), m.name, False, True)
        if m.owner >= 0
        else f'<b title="{e(m.name)}">▸</b>'
        for m in here
    )
    current = ' aria-current="step"' if here else ""
    return f"<li{current}>{signs}{e(track.steps[number])}</li>"
