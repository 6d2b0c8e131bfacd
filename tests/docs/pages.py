"""The pages of the documentation, and the blocks of code in them.

A block's first line says what it is:

    python FILE          a whole file of the repository; `python -m tests.docs.pages` writes it again
    python FILE (part)   lines that stand in that file, one after the other (any language)
    pycon                a session; all sessions of a page are run, in order
    sh                   commands; those that start with ./jotun must exist
    text situation of G  a situation of the game G, which must open
    text                 only to be looked at
"""

import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE: Final = re.compile(r"^```(\w+) ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PART: Final = " (part)"
SITUATION: Final = "situation of "


class Block(NamedTuple):
    """A block of code: its language, what else its first line says, its text, its line."""

    language: str
    info: str
    text: str
    line: int

    @property
    def file(self) -> str:
        """The file that the block shows; empty if none."""
        return "" if self.info.startswith(SITUATION) else self.info.removesuffix(PART)

    @property
    def is_whole(self) -> bool:
        """Does it show the whole file?"""
        return bool(self.file) and not self.info.endswith(PART)

    @property
    def game(self) -> str:
        """The game whose situation the block shows; empty if it shows none."""
        return self.info.removeprefix(SITUATION) if self.info.startswith(SITUATION) else ""


def blocks(page: Path) -> list[Block]:
    """All blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[1], found[2], found[3], text.count("\n", 0, found.start()) + 1)
        for found in FENCE.finditer(text)
    ]


def refreshed(text: str) -> str:
    """A page with every whole file as it is now."""

    def replaced(found: re.Match[str]) -> str:
        block = Block(found[1], found[2], found[3], 0)
        if not block.is_whole:
            return found[0]
        return f"```{block.language} {block.info}\n{(ROOT / block.file).read_text()}```"

    return FENCE.sub(replaced, text)


def main() -> int:
    """Bring the pages in line with the code."""
    for page in PAGES:
        old = page.read_text(encoding="utf-8")
        new = refreshed(old)
        if new != old:
            page.write_text(new, encoding="utf-8")
            print(f"{page.relative_to(ROOT)}: updated")
    return 0


if __name__ == "__main__":
    sys.exit(main())
