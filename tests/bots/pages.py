"""The programs that docs/own-players.md shows, as files."""

import re
from pathlib import Path

import playwright

from tests.house.houses import ROOT

PAGE = ROOT / "docs" / "own-players.md"
NODE = Path(playwright.__file__).parent / "driver" / "node"  # comes with the browser tests


def shown(language: str, folder: Path) -> Path:
    """The program in this language."""
    found = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    path = folder / ("player.py" if language == "python" else "player.js")
    path.write_text(found[0], encoding="utf-8")
    return path
