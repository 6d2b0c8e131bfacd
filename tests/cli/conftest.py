import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from jotunheim.cli.main import main
from tests.cli.terminal import Ran, Terminal


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a distribution that registers the toy game, a game that fails, and no game."""
    site = tmp_path_factory.mktemp("site")
    info = site / "toys-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[jotunheim.games]\n"
        "hoard = tests.records.hoard:GAME\n"
        "crash = crashing_toy:GAME\n"
        "lost = nowhere.at.all:GAME\n"
        "odd = json:dumps\n"
    )
    (site / "crashing_toy.py").write_text("GAME = 1 // 0\n")
    return site


Call = Callable[..., Ran]


@pytest.fixture
def call(
    terminal: Terminal,
    toys: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Call:
    """The same without a program of its own: quick, for all that ends before anybody types."""
    monkeypatch.syspath_prepend(str(toys))
    monkeypatch.setenv("JOTUN_DATA", str(terminal.data))

    def call(*arguments: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call


@pytest.fixture
def terminal(toys: Path, tmp_path: Path) -> Terminal:
    """A user with an empty data folder."""
    return Terminal(toys, tmp_path / "data")
