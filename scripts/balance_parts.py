"""What all looks at balance share: tables, figures in words, the entries that were tuned."""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from jotunheim.arena.standings import Figure

INK: Final = "#211c16"
SHOWN: Final = 20  # games between two words about progress


class Finished(Protocol):
    """What came out of one game: a named tuple with its seed."""

    @property
    def seed(self) -> int:
        """Of the game."""

    def _asdict(self) -> dict[str, Any]: ...


R = TypeVar("R", bound=Finished)


def played_before(kind: type[R], kept: Path | None) -> list[R]:
    """Games that an earlier run has finished."""
    if kept is None or not kept.exists():
        return []
    lines = kept.read_text(encoding="utf-8").splitlines()
    return [kind(**json.loads(line)) for line in lines]


def keep(result: Finished, kept: Path | None) -> None:
    """Add a finished game to the file."""
    if kept is not None:
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result._asdict()) + "\n")


def play_seeds(
    play: Callable[[int], R], seeds: range, old: list[R], what: str, jobs: int, kept: Path | None
) -> list[R]:
    """A game of each seed, the old ones among them, in the order of the seeds."""
    found = {one.seed: one for one in old if one.seed in seeds}
    missing = [seed for seed in seeds if seed not in found]
    with Pool(jobs) as pool:
        for result in pool.imap_unordered(play, missing):
            found[result.seed] = result
            keep(result, kept)
            if len(found) % SHOWN == 0 or len(found) == len(seeds):
                words = f"{what}, {len(found)} of {len(seeds)} games"
                print(f"balance: {words}", file=sys.stderr, flush=True)
    return [found[seed] for seed in seeds]


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
