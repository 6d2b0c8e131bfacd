"""Pictures of games in a terminal, drawn from the real text renderer: `python -m tests.docs.pictures`."""

import io
import sys
from pathlib import Path
from typing import Final

from jotunheim_examples.connect_four import GAME as CONNECT_FOUR
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from jotunheim.kernel import Chance
from jotunheim.render.text import render
from jotunheim.scene import Scene

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
WIDTH: Final = 66
# Lamplight, as in the dark theme of the page: ground, ink, then the sixteen colours of terminals.
LAMPLIGHT: Final = TerminalTheme(
    (27, 33, 39),
    (240, 233, 219),
    [
        *((16, 20, 24), (255, 154, 140), (132, 207, 151), (240, 192, 96)),
        *((143, 196, 238), (196, 160, 220), (120, 200, 210), (195, 186, 169)),
    ],
    [
        *((106, 119, 128), (255, 154, 140), (132, 207, 151), (255, 195, 87)),
        *((156, 196, 255), (210, 180, 235), (140, 215, 225), (255, 253, 248)),
    ],
)
# rich's own frame fetches a font from elsewhere; ours takes what the reader has.
FRAME: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def connect_four() -> Scene:
    """The middle of a game, Yellow to answer."""
    g = CONNECT_FOUR.start({}, 2, Chance(1))
    g.journal = []
    for column in ["4", "4", "3", "5", "2", "1", "3", "3", "4", "5", "5"]:
        g.play(CONNECT_FOUR.words.token(f"column:{column}"))
    return CONNECT_FOUR.view(g, 1)


def drawn(scene: Scene, command: str) -> str:
    """A scene as a terminal shows it."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(render(scene, WIDTH, colour=True)))
    text = console.export_svg(
        title=command, theme=LAMPLIGHT, code_format=FRAME, unique_id="terminal"
    )
    return "\n".join([line.rstrip() for line in text.splitlines()]) + "\n"


def pictures() -> dict[str, str]:
    """All pictures by file name."""
    return {"connect-four.svg": drawn(connect_four(), "./jotun play connect-four")}


def main() -> int:
    """Write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pictures().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
