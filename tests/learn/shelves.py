"""A game with material of its own, for tests."""

from copy import copy
from pathlib import Path
from typing import Any

import pytest

from jotunheim import registry
from jotunheim.kernel import Game
from jotunheim.kernel.game import Game as AnyGame


class Shelf(AnyGame[Any]):
    """A game that has nothing but a package."""


def shelf(folder: Path, monkeypatch: pytest.MonkeyPatch, like: str = "", **files: str) -> Game[Any]:
    """A game, or one like another, whose package holds these files of material and a small ledger."""
    package = folder / f"shelf_{folder.name}"
    (package / "learn").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    ledger = "## A (C4-A)\n- **C4-A-01** One.\n"
    (package / "ledger.md").write_text(ledger)
    for name, text in files.items():
        (package / "learn" / f"{name}.toml").write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    game: Game[Any] = Shelf("shelf", "Shelf", registry.game("connect-four").words)
    if like:
        game = copy(registry.game(like))
    game.package = package.name
    return game
