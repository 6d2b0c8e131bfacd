"""What people install: a wheel has every module, and every file that modules read."""

import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import jotunheim
from jotunheim.cli.version import is_compiled
from tests.house.houses import ROOT, surroundings

pytestmark = pytest.mark.slow
TREE = Path(jotunheim.__file__).parents[1]  # in the compiled run of the tests the compiled tree


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


def make_wheels(out: Path) -> list[Path]:
    """What scripts/wheels.py makes here: a compiled one too where the tests run compiled."""
    command = [sys.executable, str(ROOT / "scripts" / "wheels.py"), "--out", str(out)]
    command += ["--tree", str(TREE)] if is_compiled("jotunheim.kernel") else ["--pure"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=surroundings())
    assert done.returncode == 0, done.stderr
    return sorted(out.glob("*.whl"))


def fresh_environment(folder: Path, wheel: Path) -> Path:
    """An environment with this wheel, our dependencies, and nothing of the checkout; made without the network."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, env=surroundings())
    dependencies = folder / "dependencies"
    dependencies.mkdir()
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if not entry.name.startswith(("jotunheim", "__editable__", "pip", "__pycache__")):
            (dependencies / entry.name).symlink_to(entry)
    (site,) = folder.glob("lib/*/site-packages")
    (site / "dependencies.pth").write_text(f"{dependencies}\n")
    command = [str(folder / "bin" / "python"), "-m", "pip", "install", "--no-index", "--no-deps"]
    subprocess.run([*command, "--quiet", str(wheel)], check=True, env=surroundings())
    return folder / "bin" / "jotun"


@pytest.mark.native
def test_an_installed_wheel_plays_without_a_checkout_a_compiler_or_the_network(
    tmp_path: Path,
) -> None:
    """Issue 19."""
    wheel = make_wheels(tmp_path / "dist")[
        0
    ]  # the compiled one, if there is one: "cp" comes before "py"
    jotun = fresh_environment(tmp_path / "fresh", wheel)
    variables = surroundings(CC="no-such-compiler", JOTUN_DATA=str(tmp_path / "data"))

    def run(*words: str) -> str:
        done = subprocess.run(
            [str(jotun), *words],
            capture_output=True,
            text=True,
            env=variables,
            cwd=tmp_path,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    kind = "compiled" if is_compiled("jotunheim.kernel") else "interpreted"
    assert run("--version") == f"jotunheim {jotunheim.__version__} ({kind})\n"
    assert "Assault of the Giants" in run("games")
    over = run("play", "giant", "--player", "1=random", "--player", "2=random", "--seed", "5eed")
    assert "saved as" in over, over[-500:]
