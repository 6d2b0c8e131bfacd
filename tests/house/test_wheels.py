"""What people install: `python -m build` makes it complete, and it plays without a checkout."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import jotunheim
from jotunheim.cli.version import is_compiled
from tests.house.houses import ROOT, House, bare_house, share_objects, surroundings
from tests.house.packages import only_from, pack

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheels")]
TREE = Path(jotunheim.__file__).parents[1]  # in the compiled run of the tests the compiled tree
KIND = "compiled" if is_compiled("jotunheim.kernel") else "interpreted"
NO_COMPILER = "no-such-compiler"
OTHERS = re.compile(r"(?m)^(?!kernel)\w+ = .*\n")
COMPILED = '[project.entry-points."jotunheim.compiled"]\n'


def files_below(folder: Path) -> set[str]:
    """Everything in a folder of sources, but what Python and setuptools leave there."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    litter = ("__pycache__", ".egg-info")
    return {str(path) for path in paths if not any(part.endswith(litter) for part in path.parts)}


def packed(wheel: Path) -> set[str]:
    """The files in a wheel, without its own papers."""
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def run(*command: str | Path, cwd: Path, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Run a command as somebody whose variables steer nothing."""
    return subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=variables or surroundings(),
    )


def build(
    project: Path, out: Path, *words: str, **variables: str
) -> "subprocess.CompletedProcess[str]":
    """`python -m build` with what is installed here."""
    return build_alone(project, out, "--no-isolation", *words, **surroundings(**variables))


def build_alone(
    project: Path, out: Path, *words: str, **variables: str
) -> "subprocess.CompletedProcess[str]":
    """`python -m build` in an environment of its own, with what the project asks for."""
    command = (sys.executable, "-m", "build", "--outdir", str(out), *words)
    return run(*command, project, cwd=out.parent, **variables)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `python -m build` makes here; compiled, too, where the tests run compiled, in the time that takes no compiler."""
    out = tmp_path_factory.mktemp("build") / "dist"
    done = build(ROOT, out, "-C", f"tree={TREE}" if KIND == "compiled" else "compiled=no")
    assert done.returncode == 0, done.stdout + done.stderr
    return out


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A local index with all that our installation needs, and what compiles it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = [re.split(r"[<>=!~; \[]", line)[0] for line in project["dependencies"]]
    return pack(tmp_path_factory.mktemp("index"), "setuptools", "mypy", *names)


@pytest.mark.native
def test_python_m_build_makes_sources_and_complete_wheels(dist: Path) -> None:
    """Issue 19."""
    (sources,) = dist.glob("*.tar.gz")
    (pure,) = dist.glob("*-py3-none-any.whl")
    plain = {f"jotunheim/{name}" for name in files_below(ROOT / "src" / "jotunheim")}

    top = sources.name.removesuffix(".tar.gz")
    with tarfile.open(sources) as archive:
        sent = {name.removeprefix(f"{top}/") for name in archive.getnames()}
    assert {f"src/{name}" for name in plain} <= sent
    assert {"pyproject.toml", "scripts/backend.py", "scripts/shim/Python.h", "NOTICE"} <= sent
    assert packed(pure) == plain
    assert any(name.endswith("/NOTICE") for name in zipfile.ZipFile(pure).namelist())
    if KIND == "compiled":
        (compiled,) = set(dist.glob("*.whl")) - {pure}
        more = packed(compiled) - plain
        assert plain < packed(compiled)
        assert all(name.endswith(".so") for name in more)
        assert not any("examples" in name for name in more)


def test_the_wheel_of_the_examples_is_complete(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(ROOT / "examples" / "jotunheim_examples", copy / "jotunheim_examples")
    shutil.copy2(ROOT / "examples" / "pyproject.toml", copy / "pyproject.toml")

    done = build(copy, tmp_path / "dist", "--wheel")

    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert packed(wheel) == {
        f"jotunheim_examples/{name}" for name in files_below(copy / "jotunheim_examples")
    }


def fresh_environment(folder: Path) -> Path:
    """A Python with nothing installed."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, env=surroundings())
    return folder / "bin" / "python"


@pytest.mark.native
def test_an_installed_wheel_plays_without_a_checkout_a_compiler_or_the_network(
    dist: Path, packages: Path, tmp_path: Path
) -> None:
    """Issue 19. Of a pure and a compiled wheel pip takes the compiled one."""
    python = fresh_environment(tmp_path / "fresh")
    variables = only_from(packages, dist, CC=NO_COMPILER, JOTUN_DATA=str(tmp_path / "data"))
    command = (python, "-m", "pip", "install", "--no-compile", "--only-binary", ":all:", "--quiet")
    installed = run(*command, "jotunheim", cwd=tmp_path, **variables)
    assert installed.returncode == 0, installed.stderr

    def jotun(*words: str) -> str:
        done = run(python.with_name("jotun"), *words, cwd=tmp_path, **variables)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert jotun("--version") == f"jotunheim {jotunheim.__version__} ({KIND})\n"
    assert "Assault of the Giants" in jotun("games")
    over = jotun("play", "giant", "--player", "1=random", "--player", "2=random", "--seed", "5eed")
    assert "saved as" in over, over[-500:]


def test_sources_are_installed_pure_where_there_is_no_compiler(
    dist: Path, packages: Path, tmp_path: Path
) -> None:
    python = fresh_environment(tmp_path / "fresh")
    variables = only_from(packages, CC=NO_COMPILER)
    (sources,) = dist.glob("*.tar.gz")

    command = (python, "-m", "pip", "install", "--no-compile", "--quiet", sources)
    done = run(*command, cwd=tmp_path, **variables)

    assert done.returncode == 0, done.stderr
    told = run(python.with_name("jotun"), "--version", cwd=tmp_path, **variables).stdout
    assert told == f"jotunheim {jotunheim.__version__} (interpreted)\n"


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A project with a kernel of a few modules to compile, and nothing installed."""
    house = bare_house(tmp_path / "a house")
    share_objects(house)
    text = (house.root / "pyproject.toml").read_text()
    before, after = text.split(COMPILED)
    entries, rest = after.split("\n\n", 1)
    kernel = OTHERS.sub("", entries + "\n")
    (house.root / "pyproject.toml").write_text(f"{before}{COMPILED}{kernel}\n{rest}")
    return house


def test_python_m_build_compiles_where_there_is_a_compiler(house: House, tmp_path: Path) -> None:
    """And leaves nothing among the sources."""
    before = files_below(house.root / "src")

    done = build(house.root, tmp_path / "dist", "--wheel")

    assert done.returncode == 0, done.stdout + done.stderr
    compiled, pure = sorted((tmp_path / "dist").glob("*.whl"))  # "cp" comes before "py"
    assert pure.name.endswith("-py3-none-any.whl")
    assert any(name.endswith(".so") for name in packed(compiled) - packed(pure))
    assert packed(pure) == before == files_below(house.root / "src")


def test_python_m_build_asks_for_all_that_it_needs(
    house: House, packages: Path, tmp_path: Path
) -> None:
    """Issue 19. It compiles in an environment of its own, in which nothing of Jotunheim is installed."""
    dist = tmp_path / "dist"

    done = build_alone(house.root, dist, "--wheel", "-C", "compiled=yes", **only_from(packages))

    assert done.returncode == 0, done.stdout + done.stderr
    compiled, pure = sorted(dist.glob("*.whl"))
    assert any("kernel__mypyc" in name for name in packed(compiled) - packed(pure))


def test_a_wheel_is_pure_where_there_is_no_compiler_and_says_so(
    house: House, tmp_path: Path
) -> None:
    done = build(house.root, tmp_path / "dist", "--wheel", CC=NO_COMPILER)

    assert done.returncode == 0, done.stdout + done.stderr
    (pure,) = (tmp_path / "dist").glob("*.whl")
    assert pure.name.endswith("-py3-none-any.whl")
    assert f"no C compiler (CC={NO_COMPILER}): the wheel is pure" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("setting", "line"),
    [
        ("compiled=yes", f"jotun: no C compiler (CC={NO_COMPILER}): cannot compile"),
        ("compiled=perhaps", "jotun: compiled=perhaps: expected one of auto, yes, no"),
        ("tree=nowhere", "jotun: no machine code in nowhere"),
    ],
)
def test_a_setting_that_cannot_be_met_is_told_in_one_line(
    setting: str, line: str, house: House, tmp_path: Path
) -> None:
    done = build(house.root, tmp_path / "dist", "--wheel", "-C", setting, CC=NO_COMPILER)

    assert done.returncode != 0
    assert line in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
