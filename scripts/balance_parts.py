"""What all looks at balance share: tables, figures in words, the entries that were tuned."""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

from jotunheim.arena.standings import Figure

INK: Final = "#211c16"


def table(lines: list[list[str]]) -> str:
    """A table; the first line is its head."""
    cells = [lines[0], ["---"] * len(lines[0]), *lines[1:]]
    return "\n".join([f"| {' | '.join(line)} |" for line in cells]) + "\n"


def percent(figure: Figure) -> list[str]:
    """A share and its interval."""
    return [f"{100 * figure.mean:.1f} %", f"{100 * figure.low:.1f}–{100 * figure.high:.1f}"]


def tally(words: list[str]) -> str:
    """How often each was the case, the most frequent first."""
    counts = sorted(Counter(words).items(), key=lambda item: (-item[1], item[0]))
    return "; ".join([f"{word}: {count:,}" for word, count in counts])


def tuned(content: object, file: str, key: str = "") -> list[list[str]]:
    """The entries of a content file that were tuned: where, what, the values now."""
    if isinstance(content, list):
        return [line for entry in content for line in tuned(entry, file)]
    if not isinstance(content, dict):
        return []
    if "tuned" in content:
        name = " ".join([str(content[k]) for k in ("race", "name") if k in content]) or key
        values = [f"{field} = {content.get(field)}" for field in content["tuned"]]
        return [[f"`{file}`", name, "`" + "; ".join(values).replace("'", '"') + "`"]]
    return [line for name, entry in content.items() for line in tuned(entry, file, name)]


def tuned_in(folder: Path) -> str:
    """Every tuned entry of a game's content, as a table."""
    lines = [["file", "entry", "now"]]
    for path in sorted(folder.glob("*.toml")):
        lines += tuned(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
    return table(lines)


def positive(text: str) -> int:
    """A number of things, at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, got {text!r}")
    return int(text)
