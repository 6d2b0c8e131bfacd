"""The strip under the log: turns in the colours of their seats, the handle at the present step."""

from functools import lru_cache
from typing import Final

from jotunheim.render.signs import colour_of
from jotunheim.render.strokes import e, n
from jotunheim.scene import Scene
from jotunheim.texts import _, spoken

SLOTS: Final = 108  # bars that one can tell apart in the strip
WIDE: Final = 216  # of the strip
BACK: Final = "&#9664;"  # a triangle that points to the left
ON: Final = "&#9654;"  # the same to the right


def course(scene: Scene) -> tuple[list[int], list[str]]:
    """The seat of each line, and the moments at which somebody else begins to act, for steps from turn to turn (T-31).

    One walk along the log finds both: late in a game it is the longest thing that a page draws.
    """
    seats: list[int] = []
    starts: list[str] = []
    last = -1
    latest = -1
    for line in scene.log:
        seat = line.seat
        if seat < 0:  # so it is with chapters
            continue
        seats.append(seat)
        if seat != last and not line.undone:
            last = seat
            ply = line.ply
            if ply > latest:
                latest = ply
                starts.append(str(ply))
    return seats, starts


def turns(seats: list[int]) -> list[tuple[int, int]]:
    """Runs of the same seat: the seat and how many lines. Of a long game only so many can be drawn."""
    if len(seats) > SLOTS:
        seats = [seats[(2 * slot + 1) * len(seats) // (2 * SLOTS)] for slot in range(SLOTS)]
    found: list[tuple[int, int]] = []
    start = 0
    for end in range(1, len(seats) + 1):
        if end == len(seats) or seats[end] != seats[start]:
            found.append((seats[start], end - start))
            start = end
    return found


@lru_cache(maxsize=16)
def controls(language: str) -> str:
    """Buttons of the replay, kept for each language; what they do is known by `data-step` (replay.js)."""
    # Signs are written as references: in plain letters the log takes half the memory and time.
    steps = [
        ("start", f"|{BACK}", _("To the start")),
        ("turn-back", BACK + BACK, _("One turn back")),
        ("back", "&#8249;", _("One step back")),
        ("play", ON, _("Play or pause")),
        ("on", "&#8250;", _("One step on")),
        ("turn-on", ON + ON, _("One turn on")),
        ("end", f"{ON}|", _("To the end")),
    ]
    buttons = "".join(
        f'<button type="button" class="tool" data-do="replay" data-step="{name}" aria-label="{e(words)}" title="{e(words)}">{sign}</button>'
        for name, sign, words in steps
    )
    return f'<div class="controls" role="group" aria-label="{e(_("Replay"))}">{buttons}</div>'


@lru_cache(maxsize=1024)
def bar(start: int, count: int, total: int) -> str:
    """A turn of so many lines, in a strip of so many; long games all have the same number of them."""
    wide = n(max(WIDE * count / total - 1, 1))
    return f"M{n(WIDE * start / total)} 7h{wide}v8h-{wide}z"


def bars(scene: Scene, runs: list[tuple[int, int]]) -> str:
    """The turns side by side, as long as their lines: one path for all turns of a seat."""
    total = sum([count for seat, count in runs])
    paths: dict[int, list[str]] = {}
    start = 0
    for seat, count in runs:
        if seat not in paths:
            paths[seat] = []
        paths[seat].append(bar(start, count, total))
        start += count
    return "".join(
        [
            f'<path class="turn-r seat-{colour_of(scene, seat)}" d="{"".join(d)}"/>'
            for seat, d in paths.items()
        ]
    )


def replay_strip(scene: Scene, step: int, last: int) -> str:
    """A slider over all steps; at the last one the table is live."""
    seats, starts = course(scene)
    at = WIDE * step / last if last else WIDE
    words = e(_("Step {step} of {last}").format(step=step, last=last))
    live = f'<b class="good">{e(_("live"))}</b>' if step == last else ""
    return (
        f'<div class="replay" data-part="replay" data-turns="{" ".join(starts)}"><svg viewBox="-8 0 232 22" role="slider" tabindex="0" aria-label="{e(_("Replay"))}" aria-valuemin="0"'
        f' aria-valuemax="{last}" aria-valuenow="{step}" aria-valuetext="{words}">{bars(scene, turns(seats))}<circle class="turn-h" cx="{n(at)}" cy="11" r="7"/></svg>'
        f'<div class="cap small muted"><span>{words}</span>{live}</div>{controls(spoken())}</div>'
    )
