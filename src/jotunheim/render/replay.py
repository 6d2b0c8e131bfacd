"""The strip under the log: turns in the colours of their seats, the handle at the present step."""

from typing import Final

from jotunheim.render.signs import colour_of
from jotunheim.render.strokes import e, n
from jotunheim.scene import Scene
from jotunheim.texts import _

SLOTS: Final = 108  # bars that one can tell apart in the strip


def turns(scene: Scene) -> list[tuple[int, int]]:
    """Runs of log lines of the same seat: the seat and how many. Of a long game only so many can be drawn."""
    seats: list[int] = []
    for line in scene.log:
        seat = line.seat
        if seat >= 0 and not line.chapter:
            seats.append(seat)
    if len(seats) > SLOTS:
        seats = [seats[(2 * slot + 1) * len(seats) // (2 * SLOTS)] for slot in range(SLOTS)]
    found: list[tuple[int, int]] = []
    for seat in seats:
        if found and found[-1][0] == seat:
            found[-1] = (seat, found[-1][1] + 1)
        else:
            found.append((seat, 1))
    return found


def replay_strip(scene: Scene, step: int, last: int) -> str:
    """A slider over all steps; at the last one the table is live."""
    runs = turns(scene)
    total = sum([count for seat, count in runs]) or 1
    x = 0.0
    bars: dict[str, list[str]] = {}  # one path for all turns of a seat
    colours = {seat: colour_of(scene, seat) for seat in {seat for seat, count in runs}}
    for seat, count in runs:
        wide = 216 * count / total
        bar = n(max(wide - 1, 1))
        bars.setdefault(colours[seat], []).append(f"M{n(x)} 7h{bar}v8h-{bar}z")
        x += wide
    out = [f'<path class="turn-r seat-{colour}" d="{"".join(d)}"/>' for colour, d in bars.items()]
    at = 216 * step / last if last else 216
    out.append(f'<circle class="turn-h" cx="{n(at)}" cy="11" r="7"/>')
    words = _("Step {step} of {last}").format(step=step, last=last)
    live = (
        f'<b class="good">{e(_("live"))}</b>'
        if step == last
        else f'<button type="button" class="btn" data-do="live">{e(_("Back to live"))}</button>'
    )
    return (
        f'<div class="replay" data-part="replay"><svg viewBox="-8 0 232 22" role="slider" tabindex="0" aria-label="{e(_("Replay"))}" aria-valuemin="0"'
        f' aria-valuemax="{last}" aria-valuenow="{step}" aria-valuetext="{e(words)}">{"".join(out)}</svg>'
        f'<div class="cap small muted"><span>{e(words)}</span>{live}</div></div>'
    )
