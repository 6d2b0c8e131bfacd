"""Lines over a board: moves as pencil marks, lines of sight, arrows of attack."""

import math

from jotunheim.render.strokes import Point, attributes, chaikin, n, path
from jotunheim.scene import Trail


def pencil(trail: Trail, points: list[Point], colour: str) -> str:
    """A move of this round: walk dotted, run solid, a ring at the start, an arrow at the end."""
    head = f'<g class="seat-{colour}"{attributes(data_key="trail:" + trail.key)}>'
    if trail.kind == "stand" or len(set(points)) < 2:
        x, y = points[0]
        return f'{head}<circle class="stood" cx="{n(x)}" cy="{n(y)}" r="15"/><circle class="stood" cx="{n(x)}" cy="{n(y)}" r="18"/></g>'
    (ax, ay), (bx, by) = points[-2], points[-1]
    line = [*points[:-1], (bx + (ax - bx) * 0.62, by + (ay - by) * 0.62)]
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    d = path(chaikin(line, 2, False), False)
    kind = "walk" if trail.kind == "walk" else "run"
    x, y = line[-1]
    return (
        f'{head}<circle class="from" cx="{n(line[0][0])}" cy="{n(line[0][1])}" r="4"/>'
        f'<path class="trail under" d="{d}"/><path class="trail {kind}" d="{d}"/>'
        f'<path class="tip-a" d="M9 0L-3 6 0 0-3-6Z" transform="translate({n(x)} {n(y)}) rotate({n(turn)})"/></g>'
    )


def sight(trail: Trail, start: Point, end: Point, crossed: list[list[Point]]) -> str:
    """A line of sight: a dashed line in a wide beam, the hexes it crosses outlined."""
    d = math.dist(start, end) or 1.0
    ux, uy = (end[0] - start[0]) / d, (end[1] - start[1]) / d
    line = f"M{n(start[0] + ux * 20)} {n(start[1] + uy * 20)}L{n(end[0] - ux * 22)} {n(end[1] - uy * 22)}"
    cells = (
        f'<path class="los-hex" d="{"".join(path(ring) for ring in crossed)}"/>' if crossed else ""
    )
    target = f'<g transform="translate({n(end[0])} {n(end[1] - 4)})"><circle class="ret" r="24"/><path class="ret" d="M-31 0h10M21 0h10M0-31v10"/></g>'
    return (
        f"<g{attributes(data_key='trail:' + trail.key)}>{cells}"
        f'<path class="los-wide" d="{line}"/><path class="los" d="{line}"/>{target}</g>'
    )


def blind(trail: Trail, points: list[Point]) -> str:
    """A line of sight that is blocked: it ends with a cross in the last hex but one; faint from there on."""
    start, stop, end = points[0], points[-2], points[-1]
    d = math.dist(start, stop) or 1.0
    back = min(20.0, d / 2)
    x, y = start[0] + (stop[0] - start[0]) * back / d, start[1] + (stop[1] - start[1]) * back / d
    seen = f"M{n(x)} {n(y)}L{n(stop[0])} {n(stop[1])}"
    rest = f"M{n(stop[0])} {n(stop[1])}L{n(end[0])} {n(end[1])}"
    cross = f"M{n(stop[0] - 7)} {n(stop[1] - 7)}l14 14M{n(stop[0] + 7)} {n(stop[1] - 7)}l-14 14"
    role = "img" if trail.note else ""  # a name without a role is not read out
    return (
        f'<g class="blind"{attributes(data_key="trail:" + trail.key, role=role, aria_label=trail.note)}><path class="los" d="{seen}"/>'
        f'<path class="los-lost" d="{rest}"/><circle class="los-at" cx="{n(stop[0])}" cy="{n(stop[1])}" r="12"/>'
        f'<path class="los-x" d="{cross}"/></g>'
    )


def attack(trail: Trail, start: Point, end: Point, bend: float = 0.14, short: float = 0.26) -> str:
    """An arrow of war, bent a little, that stops before what it points at."""
    (ax, ay), (bx, by) = _short(start, end, short), _short(end, start, short)
    mx, my = (ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend
    turn = math.degrees(math.atan2(by - my, bx - mx))
    d = f"M{n(ax)} {n(ay)}Q{n(mx)} {n(my)} {n(bx)} {n(by)}"
    return (
        f'<g{attributes(data_key="trail:" + trail.key)}><path class="war-e" d="{d}"/><path class="war" d="{d}"/>'
        f'<path class="war-h" d="M16 0L-14 15-8 0-14-15Z" transform="translate({n(bx)} {n(by)}) rotate({n(turn)})"/></g>'
    )


def _short(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
