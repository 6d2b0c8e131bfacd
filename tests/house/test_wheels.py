"""What people install: a wheel has every module, and every file that modules read."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.house.houses import ROOT, surroundings

pytestmark = pytest.mark.slow


def files_below(folder: Path) -> set[str]:
    """Everything in a folder of sources, but what Python and setuptools leave there."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    litter = ("__pycache__", ".egg-info")
    return {str(path) for path in paths if not any(part.endswith(litter) for part in path.parts)}


@pytest.mark.parametrize(
    ("project", "sources", "package"),
    [(".", "src", "jotunheim"), ("examples", "examples", "jotunheim_examples")],
)
def test_a_wheel_is_complete(project: str, sources: str, package: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    below = "src" if project == "." else "."
    shutil.copytree(ROOT / sources / package, copy / below / package)
    shutil.copy2(ROOT / project / "pyproject.toml", copy / "pyproject.toml")
    for paper in ("README.md", "LICENSE"):
        if (ROOT / paper).exists():
            shutil.copy2(ROOT / paper, copy / paper)

    command = [sys.executable, "-m", "pip", "wheel", "--no-index", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "--no-deps", "--wheel-dir", str(tmp_path), str(copy)],
        capture_output=True,
        text=True,
        check=False,
        env=surroundings(),
    )

    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == {f"{package}/{name}" for name in files_below(copy / below / package)}
