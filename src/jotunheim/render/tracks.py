"""Tracks: heat, phases, pools, steps with markers, rows of signs.

A track of kind "heat" is drawn as numbered boxes, round past `limit` (the first marker is the present heat, the second
what it would become); of kind "phases" as steps; a pool (`length`) as a bar, or with `signs` as a row of them: hearts,
hourglasses, points. Steps with `signs` or numbers `between` them are one drawn row; others are boxes with words.
"""

from functools import lru_cache
from itertools import groupby
from typing import Final

import msgspec

from jotunheim.render.emblems import STEP_SHAPES, emblem
from jotunheim.render.figures import drawn, figure
from jotunheim.render.pictograms import has_sign, sign_part, sign_svg
from jotunheim.render.signs import colour_of
from jotunheim.render.strokes import attributes, e, kind_class, n, shifted
from jotunheim.scene import Marker, Scene, Track
from jotunheim.texts import _

_ROW: Final = 16  # boxes of heat in a row
_PITCH: Final = 22.0  # from step to step of a drawn row
MOST_SIGNS: Final = 24  # a pool with more spaces is a bar


def track_html(scene: Scene, track: Track, most: int = 0) -> str:
    """A track: heat, phases, a pool with a word for its end, or steps with markers.

    A drawn track with more steps than `most` goes on in further rows; 0: it stays in one.
    """
    if is_row_of_signs(track):
        return _sign_row(track)
    if track.steps and (track.signs or track.between):
        return _drawn_row(scene, track, most)
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
    width = max(row, 13) * 18 + 8
    line = (
        _("{title} {now} of {limit}, then {then}") if then > now else _("{title} {now} of {limit}")
    )
    label = line.format(title=track.title, now=now, limit=limit, then=then)
    return f'<svg class="heatbar" viewBox="0 0 {width} {18 * rows - 1}" role="img" aria-label="{e(label)}">{_boxes(now, then, limit, last, row)}</svg>'


@lru_cache(maxsize=128)
def _boxes(now: int, then: int, limit: int, last: int, row: int) -> str:
    """The boxes; all giants have the same few, and every sheet shows them."""
    out = []
    for i in range(1, last + 1):
        state = "on" if i <= now else "pre" if i <= then else "off"
        over = i > limit
        x, y = (i - 1) % row * 18 + (6 if over else 0), (i - 1) // row * 18
        out.append(
            f'<rect class="heat {state}{" over" if over else ""}" x="{x + 1}" y="{y + 1}" width="15" height="15" rx="{7.5 if over else 3}"/>'
            f'<text class="ht {state}{" two" if i > 9 else ""}" x="{x + 8.5}" y="{y + 12.3}">{i}</text>'
        )
    return "".join(out)


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
        f'<rect class="pool-e" x=".5" y=".5" width="199" height="11" rx="5.5"/><rect class="pool-f" width="{n(share)}" height="12" rx="5.5"/>{_limit(track)}</svg>'
        f'<small class="muted">{e(track.note)}</small></div>'
    )


def _limit(track: Track) -> str:
    """A mark where something happens."""
    if not track.limit:
        return ""
    x = 200 * track.limit / track.length
    return f'<rect class="pool-l" x="{n(x - 1)}" width="2" height="12"/>'


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


def is_row_of_signs(track: Track) -> bool:
    """Whether a pool is drawn sign by sign."""
    return bool(track.signs) and 0 < track.length <= MOST_SIGNS


def pool_words(track: Track) -> str:
    """A pool in words: how many are left, what the picks add, what somebody added against its owner."""
    words = [_("{n} of {all}").format(n=track.filled, all=track.length)]
    if track.adding:
        words.append(_("{n} more now").format(n=track.adding))
    if track.extra:
        words.append(_("{n} added by the other side").format(n=track.extra))
    return ", ".join(words)


def pips(track: Track) -> str:
    """The spaces of a pool as signs: those that are left in full, then those being filled, then empty ones."""
    kinds: list[tuple[str, str]] = []
    for i in range(track.length):
        sign = track.signs[min(i, len(track.signs) - 1)]
        state = "on" if i < track.filled else "add" if i < track.filled + track.adding else "off"
        extra = " extra" if i >= track.length - track.extra else ""
        kinds.append((sign, f"pip {state}{extra}"))
    out = [_alike(sign, style, len(list(run))) for (sign, style), run in groupby(kinds)]
    words = f"{track.title} {pool_words(track)}".strip()
    return f'<span class="pips" role="img"{attributes(aria_label=words, title=words)}>{"".join(out)}</span>'


def _alike(sign: str, style: str, count: int) -> str:
    """Equal signs of a pool: figures of a game are one picture, others stand side by side."""
    known = figure(sign)
    if known is None or count == 1 or style not in ("pip on", "pip off"):
        return sign_svg(sign, style) * count
    left, top, wide, tall = known.box
    inner = "".join([drawn(known, f"translate({n(wide * i)} 0)") for i in range(count)])
    box = f"{n(left)} {n(top)} {n(wide * count)} {n(tall)}"
    return f'<svg class="{style} run fig" viewBox="{box}" aria-hidden="true">{inner}</svg>'


def _sign_row(track: Track) -> str:
    title = f'<b class="display">{e(track.title)}</b>' if track.title else ""
    note = f'<small class="muted">{e(track.note)}</small>' if track.note else ""
    return f'<div class="track signs"{attributes(data_key="track:" + track.key)}><div class="cap">{title}{pips(track)}</div>{note}</div>'


def _drawn_row(scene: Scene, track: Track, most: int) -> str:
    """Steps as shapes in one row or several, numbers between them, markers over them."""
    first = min([m.at for m in track.markers], default=-1)
    several = 0 < most < len(track.steps)
    size = "rows" if several else "long" if len(track.steps) > 12 else "short"
    starts = range(0, len(track.steps), most) if several else range(1)
    rows = [
        _row_drawing(scene, _part(track, start, most) if several else track, first - start)
        for start in starts
    ]
    wide, tall = rows[0][1:]
    drawing = "".join(
        f'<g transform="translate(0 {n(i * tall)})">{row}</g>' if i else row
        for i, (row, _wide, _tall) in enumerate(rows)
    )
    note = f'<small class="muted">{e(track.note)}</small>' if track.note else ""
    return (
        f'<div class="track drawn"{attributes(data_key="track:" + track.key)}><div class="cap"><b class="display">{e(track.title)}</b>{note}</div>'
        f'<svg class="stepped {size}" viewBox="0 0 {n(wide)} {n(tall * len(rows))}" role="img" aria-label="{e(row_words(track))}">{drawing}</svg></div>'
    )


def _part(track: Track, start: int, most: int) -> Track:
    """So many steps of a track, with what lies on them."""
    end = start + most
    return msgspec.structs.replace(
        track,
        steps=track.steps[start:end],
        signs=track.signs[start:end],
        between=track.between[start:end],
        markers=tuple(
            msgspec.structs.replace(m, at=m.at - start)
            for m in track.markers
            if start <= m.at < end
        ),
    )


def _row_drawing(scene: Scene, track: Track, first: int) -> tuple[str, float, int]:
    """A row of steps, its width and its height; `first` is where the first marker of the whole track is."""
    out = [_shaped_steps(track, first)]
    for i, number in enumerate(track.between):
        on = " on" if i == first else ""
        out.append(f'<text class="sb{on}" x="{n((i + 1) * _PITCH)}" y="42">{e(number)}</text>')
    out += [_marker(scene, track, marker) for marker in track.markers]
    return "".join(out), _PITCH * len(track.steps), 46 if track.between else 34


def row_words(track: Track) -> str:
    """A drawn row in words: each marker and the step it is at."""
    line = _("{marker} at {step} ({n} of {all})")
    steps = track.steps
    words = [
        line.format(marker=m.name, step=steps[m.at], n=m.at + 1, all=len(steps))
        for m in track.markers
        if 0 <= m.at < len(steps)
    ]
    return f"{track.title}: {', '.join(words)}" if words else track.title


def _shaped_steps(track: Track, first: int) -> str:
    """The shapes of all steps, those that look alike as one path, then what stands in them."""
    shapes: dict[str, str] = {}
    inside: list[str] = []
    for i, word in enumerate(track.steps):
        sign = track.signs[i] if i < len(track.signs) else "square"
        state = "past" if i < first else "now" if i == first else "next" if i == first + 1 else ""
        x = (i + 0.5) * _PITCH
        if sign == "end":
            title = f"<title>{e(word)}</title>" if word else ""
            inside.append(f'<path class="step s-end" d="{_shape_at(sign, x)}">{title}</path>')
        elif sign in STEP_SHAPES or not has_sign(sign):
            style = f"step{kind_class(state)}{' s-shield' if sign == 'shield' else ''}"
            shapes[style] = shapes.get(style, "") + _shape_at(sign, x)
            if word:
                inside.append(
                    f'<text class="step-t{kind_class(state)}" x="{n(x)}" y="20">{e(word)}</text>'
                )
        else:
            inside.append(sign_part(sign, 19, "tok-g", x, 16))
    return "".join([f'<path class="{style}" d="{d}"/>' for style, d in shapes.items()] + inside)


@lru_cache(maxsize=512)
def _shape_at(sign: str, x: float) -> str:
    """The outline of a step at its place, kept: most steps look as they did."""
    if sign in ("round", "end"):
        r = 9 if sign == "round" else 5
        return f"M{n(x)} {n(16 - r)}A{r} {r} 0 1 1 {n(x - 0.1)} {n(16 - r)}Z"
    return shifted(STEP_SHAPES.get(sign, STEP_SHAPES["square"]), x, 16)


def _marker(scene: Scene, track: Track, marker: Marker) -> str:
    """A marker over its step: its sign, or the shape of its seat; a ring around all others."""
    x = n((marker.at + 0.5) * _PITCH)
    title = f"<title>{e(marker.name)}</title>"
    if has_sign(marker.sign):
        body = f'<circle class="smk" r="12.5"/>{sign_part(marker.sign, 19, "smk-g")}'
    elif marker.owner >= 0:
        return f'<g transform="translate({x} 16)">{title}<circle class="smk seat-{colour_of(scene, marker.owner)} own" r="12"/></g>'
    else:
        body = '<circle class="smk-r" r="12.5"/>'
    return f'<g transform="translate({x} 16)">{title}{body}</g>'
