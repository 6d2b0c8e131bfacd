"""A scene as text for terminals: in colour, plain for pipes and screen readers, or pure ASCII.

`render` sets the whole table; `board_text`, `prompt_text` and `log_text` are its parts alone;
`legend_text` tells what its maps mean. Colour is never
the only sign. Numbers on boards and cards are those of the options (`render.choices`).
"""

from typing import Final

from jotunheim.render.choices import effects_now, numbers
from jotunheim.render.pen import Pen, visible
from jotunheim.render.signs import clean, to_ascii
from jotunheim.render.text_boards import board_lines
from jotunheim.render.text_parts import (
    counter,
    dice_line,
    other_lines,
    seat_lines,
    sheet_lines,
    tracks_lines,
    zone_lines,
)
from jotunheim.render.text_prompt import ending_lines, log_lines, prompt_lines
from jotunheim.scene import Board, Sample, Scene

WIDE: Final = 120  # from here on two columns
LOG_LINES: Final = 8
MOST_NEWS: Final = 24  # sentences of what others did since one was asked last


def render(scene: Scene, width: int = 80, colour: bool = False, ascii_only: bool = False) -> str:
    """The whole table as text, no line wider than `width`."""
    pen = Pen(scene, width, colour, ascii_only)
    lines = title_lines(pen)
    if pen.width >= WIDE and scene.boards:
        lines += _two_columns(pen)
    else:
        lines += _seats(pen) + _boards(pen) + _things(pen) + _log(pen)
    if scene.ending is not None:
        lines += ["", *ending_lines(pen, scene.ending)]
    if scene.prompt is not None:
        lines += ["", *prompt_lines(pen)]
    return _joined(pen, lines)


def board_text(
    scene: Scene, board: Board, width: int = 80, colour: bool = False, ascii_only: bool = False
) -> str:
    """One board with what stands on it."""
    pen = Pen(scene, width, colour, ascii_only)
    return _joined(pen, board_lines(pen, board, numbers(scene.prompt)))


def prompt_text(
    scene: Scene, width: int = 80, colour: bool = False, ascii_only: bool = False
) -> str:
    """The prompt: whose decision, the question, numbered options; nothing if nobody is asked."""
    pen = Pen(scene, width, colour, ascii_only)
    return _joined(pen, prompt_lines(pen))


def log_text(
    scene: Scene,
    width: int = 80,
    colour: bool = False,
    ascii_only: bool = False,
    count: int = LOG_LINES,
) -> str:
    """The last `count` sentences of the log."""
    pen = Pen(scene, width, colour, ascii_only)
    return _joined(pen, log_lines(pen, count))


def legend_text(
    scene: Scene, width: int = 80, colour: bool = False, ascii_only: bool = False
) -> str:
    """What the ground and the signs of the boards mean, a sentence each; nothing if no board has a legend."""
    pen = Pen(scene, width, colour, ascii_only)
    samples = dict.fromkeys([sample for board in scene.boards for sample in board.legend])
    return _joined(pen, [line for sample in samples for line in sample_lines(pen, sample)])


def sample_lines(pen: Pen, sample: Sample) -> list[str]:
    """A kind of ground with its sign on the map, or a sign by its name, and what it does."""
    sign = f"{pen.terrain(sample.terrain)} " if sample.terrain else ""
    words = f"{sign}{sample.name}: {sample.note}" if sample.note else f"{sign}{sample.name}"
    return pen.wrap(words, indent="    ")


def title_lines(pen: Pen) -> list[str]:
    """The game, the round, and the phases of a round with the present one marked."""
    scene = pen.scene
    lines = pen.flow([pen.ink(clean(scene.title), "title"), clean(scene.subtitle)], "  ")
    phases = [
        pen.ink(f"[{clean(p)}]", "bold") if p == scene.phase else clean(p) for p in scene.phases
    ]
    return lines + (pen.flow(phases, " › ") if phases else [])


def _two_columns(pen: Pen) -> list[str]:
    """Boards at the left, everything else at the right of them."""
    boards = _boards(pen.narrow(min(pen.width * 3 // 5, pen.width - 50)))
    used = max(map(visible, boards))
    right = pen.narrow(pen.width - used - 4)
    return pen.beside(boards, _seats(right) + _things(right) + _log(right), used, "    ")


def _seats(pen: Pen) -> list[str]:
    lines = [line for seat in pen.scene.seats for line in seat_lines(pen, seat)]
    lines += [line for other in pen.scene.others for line in other_lines(pen, other)]
    return ["", *lines] if lines else []


def _boards(pen: Pen) -> list[str]:
    marks = numbers(pen.scene.prompt)
    return [line for b in pen.scene.boards for line in ["", *board_lines(pen, b, marks)]]


def _things(pen: Pen) -> list[str]:
    """Counters, tracks, dice, cards and sheets."""
    scene, marks = pen.scene, numbers(pen.scene.prompt)
    then = effects_now(scene.prompt)
    lines = pen.flow([counter(pen, c, then.get(c.key, "")) for c in scene.counters])
    lines += tracks_lines(pen, scene.tracks)
    lines += dice_line(pen, scene.dice)
    for zone in scene.zones:
        if not zone.at:  # what lies on a space is told there
            lines += zone_lines(pen, zone, marks)
    lines = ["", *lines] if lines else []
    for sheet in scene.sheets:
        lines += ["", *sheet_lines(pen, sheet)]
    return lines


def _log(pen: Pen) -> list[str]:
    lines = log_lines(pen, news(pen.scene))
    return ["", *lines] if lines else []


def news(scene: Scene) -> int:
    """How many sentences to tell: a seat that is asked reads all that the others did since its last answer."""
    seats = [line.seat for line in scene.log]
    own = 1 if seats and seats[-1] == scene.seat else 0  # "… are on turn"
    others = 0
    while own + others < min(len(seats), MOST_NEWS) and seats[-1 - own - others] != scene.seat:
        others += 1
    asked = scene.prompt is not None and scene.prompt.mine
    return max(LOG_LINES, own + others) if asked and others else LOG_LINES


def _joined(pen: Pen, lines: list[str]) -> str:
    text = "\n".join(line.rstrip() for line in lines)
    if pen.ascii_only:
        text = "\n".join(to_ascii(line) for line in text.split("\n"))
    return text
