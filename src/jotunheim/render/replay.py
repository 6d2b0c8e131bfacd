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


def turn_starts(scene: Scene) -> list[int]:
    """The moments at which somebody else begins to act, for steps from turn to turn (T-31)."""
    found: list[int] = []
    last = -1
    for line in scene.log:
        if line.seat >= 0 and line.seat != last and not line.undone:
            last = line.seat
            if not found or line.ply > found[-1]:
                found.append(line.ply)
    return found


def controls() -> str:
    """Buttons of the replay; what they do is known by `data-step` (replay.js)."""
    steps = [
        ("start", "|◀", _("To the start")),
        ("turn-back", "◀◀", _("One turn back")),
        ("back", "‹", _("One step back")),
        ("play", "▶", _("Play or pause")),
        ("on", "›", _("One step on")),
        ("turn-on", "▶▶", _("One turn on")),
        ("end", "▶|", _("To the end")),
    ]
    buttons = "".join(
        f'<button type="button" class="tool" data-do="replay" data-step="{name}" aria-label="{e(words)}" title="{e(words)}">{sign}</button>'
        for name, sign, words in steps
    )
    return f'<div class="controls" role="group" aria-label="{e(_("Replay"))}">{buttons}</div>'


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
    live = f'<b class="good">{e(_("live"))}</b>' if step == last else ""
    starts = " ".join([str(ply) for ply in turn_starts(scene)])
    return (
        f'<div class="replay" data-part="replay" data-turns="{starts}"><svg viewBox="-8 0 232 22" role="slider" tabindex="0" aria-label="{e(_("Replay"))}" aria-valuemin="0"'
        f' aria-valuemax="{last}" aria-valuenow="{step}" aria-valuetext="{e(words)}">{"".join(out)}</svg>'
        f'<div class="cap small muted"><span>{e(words)}</span>{live}</div>{controls()}</div>'
    )
