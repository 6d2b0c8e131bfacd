"""Lines in, lines out: the terminal as the table uses it. No curses, so pipes and screen readers work too."""

import os
import shutil
import sys
import textwrap
from typing import Final

from jotunheim.cli.errors import WRONG, one_line
from jotunheim.render.text import legend_text, log_text, render
from jotunheim.scene import Scene

WIDEST: Final = 160
PIPE_WIDTH: Final = 80
TYPED: Final = 16  # columns for what can be typed, in lists of commands
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what could be scrolled back to
SIGNS: Final = "●▲·│›é"  # if the output cannot write these, it gets plain ASCII


class Console:
    """Standard input and output."""

    def __init__(self) -> None:
        self.typed = is_terminal(sys.stdin)
        self.shown = is_terminal(sys.stdout)
        self.plain = os.environ.get("TERM") == "dumb" or not self.shown
        self.colour = not self.plain and not os.environ.get("NO_COLOR")
        self.refused = False
        self.ascii_only = not can_write(SIGNS)
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        if self.typed and self.shown:
            import_readline()

    @property
    def width(self) -> int:
        """Columns to draw on."""
        if not self.shown:
            return PIPE_WIDTH
        return max(40, min(shutil.get_terminal_size((PIPE_WIDTH, 24)).columns, WIDEST))

    def say(self, text: str = "") -> None:
        """One or more lines."""
        print(text, flush=True)

    def refuse(self, text: str) -> None:
        """Say that an answer is refused; for scripts the line goes to stderr, too."""
        self.refused = True
        (self.say_wrapped if self.shown else self.say)(text)
        if not self.typed:
            print(f"jotun: {one_line(text)}", file=sys.stderr, flush=True)

    def code(self) -> int:
        """The exit code: a refused answer from a file or a pipe is an error."""
        return WRONG if self.refused and not self.typed else 0

    def say_wrapped(self, text: str) -> None:
        """Prose, wrapped at the width of the screen; line breaks stay."""
        for line in text.split("\n"):
            self.say(self.wrapped(line, "  "))

    def say_rows(self, rows: list[tuple[str, str]]) -> None:
        """What can be typed, each with what it does."""
        for typed, what in rows:
            self.say(self.wrapped(f"  {typed:<{TYPED}} {what}", " " * (TYPED + 3)))

    def wrapped(self, line: str, indent: str) -> str:
        """A line wrapped at the width of the screen; names of files stay whole, to be copied."""
        return textwrap.fill(
            line,
            self.width,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def show(self, scene: Scene) -> None:
        """The whole table."""
        self.say("\n" + render(scene, self.width, self.colour, self.ascii_only) + "\n")

    def show_log(self, scene: Scene, count: int) -> None:
        """The last lines of the log."""
        self.say(log_text(scene, self.width, self.colour, self.ascii_only, count))

    def show_legend(self, scene: Scene) -> bool:
        """What the maps mean; False: there is nothing to explain."""
        text = legend_text(scene, self.width, self.colour, self.ascii_only)
        if text:
            self.say(text)
        return bool(text)

    def ask(self, prompt: str) -> str | None:
        """A line that somebody types; None: the input has ended."""
        if self.typed and self.shown:
            try:
                return input(prompt)
            except EOFError:
                self.say()
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            return None
        text = line.rstrip("\r\n")
        self.say(f"{prompt}{text}")  # a transcript shows what was answered
        return text

    def clear(self) -> None:
        """Hide what is on the screen."""
        if not self.plain:
            sys.stdout.write(CLEAR)
        elif self.shown:
            self.say("\n" * 60)


def is_terminal(stream: object) -> bool:
    """Is this stream a terminal?"""
    return stream is not None and bool(getattr(stream, "isatty", lambda: False)())


def can_write(signs: str) -> bool:
    """Can the output's encoding write these signs?"""
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def import_readline() -> None:
    """Editing and history for typed lines, where Python has it."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
