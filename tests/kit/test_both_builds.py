"""Interpreted and compiled, a game is the same game: the same plays lead to the same end."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.cli import house
from tests.kit.ends import ends
from tests.toys import TOYS

CHECK = """
import json
from tests.toys import TOYS, raid
from jotunheim.testing import Depth, check_game
from tests.kit.ends import ends
assert raid.__file__.endswith(".so"), raid.__file__
for game in TOYS.values():
    check_game(game, 2, depth=Depth(every=8, deals=40))
print(json.dumps(ends(TOYS, 2)))
"""


def told_by(words: list[str], path: list[Path]) -> object:
    """What a program with another search path prints as JSON."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    command = [sys.executable, *words]
    done = subprocess.run(
        command, env=environment, cwd=path[-1], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.native
def test_this_build_plays_as_the_plain_sources_do() -> None:
    root = house.root()
    plain = told_by(["-m", "tests.kit.ends"], [root / "src", root / "examples", root])

    assert ends({**TOYS, **registry.games()}, 2) == plain


@pytest.mark.slow
def test_toys_from_another_distribution_are_compiled_and_sound(tmp_path: Path) -> None:
    if lack := house.lacks_compiler():
        pytest.skip(lack)
    root = house.root()
    card = tmp_path / "path" / "toys-1.dist-info"
    card.mkdir(parents=True)
    (card / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    (card / "entry_points.txt").write_text("[jotunheim.compiled]\ntoys = tests.toys\n")
    path = [root / "src", root / "examples", root, card.parent]
    script, out = root / "scripts" / "native.py", tmp_path / "native"
    subprocess.run(
        [sys.executable, str(script), "--out", str(out), "--only", "toys", "--opt", "0"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        check=True,
    )

    compiled = told_by(["-c", CHECK], [out, tmp_path])

    assert compiled == json.loads(json.dumps(ends(TOYS, 2)))
