"""Imports point down only, games know nothing of each other, and rules know no clock and no dice of their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.houses import ROOT

PACKAGE = ROOT / "src" / "jotunheim"
# From bottom to top; a room may import from its own layer and from those below.
LAYERS = (
    ("scene", "texts"),
    ("kernel",),
    ("content",),
    ("games",),
    ("ledger", "records", "registry"),
    ("bots", "learn", "render", "testing"),
    ("arena", "bench", "envs", "server", "train", "web"),
    ("cli",),
)
HEIGHT = {room: height for height, rooms in enumerate(LAYERS) for room in rooms}
# What kernel and games must do without: chance comes from the state, and there is no clock and no world outside.
IMPURE = {
    *("asyncio", "datetime", "multiprocessing", "os", "random", "secrets", "socket"),
    *("subprocess", "threading", "time", "uuid"),
}
MODULES = sorted(PACKAGE.rglob("*.py"))


def room_of(module: str) -> str:
    """The part of the house a module belongs to: the second word of its name."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def name_of(file: Path) -> str:
    """The dotted name of a file below src."""
    return ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)


def imports_of(file: Path) -> Iterator[str]:
    """Every module that a file imports, at its top or inside a function."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            module = node.module or ""
            # `from jotunheim import records` imports a room, not something in a module.
            names = [f"{module}.{alias.name}" for alias in node.names]
            yield from names if module in ("jotunheim", "jotunheim.games") else [module]


def ours(file: Path) -> list[str]:
    """The modules of our rooms that a file imports; everybody may import the version."""
    found = [name for name in imports_of(file) if name.split(".")[0] == "jotunheim"]
    return [name for name in found if room_of(name) not in ("", "__version__")]


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_imports_point_down(file: Path) -> None:
    room = room_of(name_of(file))
    if room == "__init__":
        assert ours(file) == []
        return
    homeless = {room, *map(room_of, ours(file))} - HEIGHT.keys()
    assert not homeless, f"no place among LAYERS for {homeless}"
    too_high = [name for name in ours(file) if HEIGHT[room_of(name)] > HEIGHT[room]]
    assert too_high == []


@pytest.mark.parametrize(
    "file", [file for file in MODULES if room_of(name_of(file)) == "games"], ids=name_of
)
def test_a_game_imports_kernel_scene_content_texts_and_itself(file: Path) -> None:
    parts = name_of(file).split(".")
    common = ("jotunheim.kernel", "jotunheim.scene", "jotunheim.content", "jotunheim.texts")
    allowed = (*common, ".".join(parts[:3]))
    foreign = [name for name in ours(file) if not name.startswith(allowed)]

    assert foreign == []


@pytest.mark.parametrize(
    "file", [file for file in MODULES if room_of(name_of(file)) in ("kernel", "games")], ids=name_of
)
def test_rules_know_no_clock_no_dice_and_no_world(file: Path) -> None:
    assert IMPURE.isdisjoint(name.split(".")[0] for name in imports_of(file))


def test_the_check_sees_imports_inside_functions(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text("def f():\n    from jotunheim import cli\n    import jotunheim.bots.random\n")

    assert ours(file) == ["jotunheim.cli", "jotunheim.bots.random"]
