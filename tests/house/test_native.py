"""The compiled tree: what is compiled in it, what is linked, and when it is made again."""

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jotunheim import __version__
from tests.house.houses import STONE, House, declare, ready_house, surroundings

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("native")]

HELLO = f"jotunheim {__version__} (compiled)\n"
PLAIN_HELLO = f"jotunheim {__version__} (interpreted)\n"
WHERE = "import jotunheim.kernel.{0} as m; print(m.__file__)"
JAR = '''"""A module that needs a rarer part of mypyc's library."""


def jar() -> bytearray:
    """An empty jar."""
    return bytearray()
'''
SWITCH = '# not compiled: it is here to be left out\n"""A module that stays plain."""\n'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house with its kernel and a package of another distribution compiled."""
    house = ready_house(tmp_path_factory.mktemp("native") / "a house")
    (house.kernel / "switch.py").write_text(SWITCH)
    (house.kernel / "jar.py").write_text(JAR)
    (house.kernel / "notes.md").write_text("first")
    foreign = house.root / "foreign"
    package = foreign / "pebbles"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('"""From elsewhere."""\n')
    (package / "pebble.py").write_text(STONE.replace("Stone", "Pebble"))
    site = next((house.root / ".venv" / "lib").glob("*/site-packages"))
    declare(site, "pebbles", "[jotunheim.compiled]\npebbles = pebbles\n")
    with (site / "house.pth").open("a") as path:
        path.write(f"{foreign}\n")
    first = house.run("fuzz")
    assert (first.returncode, first.stdout) == (0, HELLO), first.stderr
    assert "jotunheim_kernel: 4 modules" in first.stderr
    assert "pebbles: 2 modules" in first.stderr
    # What all games need comes first, and a running table may use it before the rest is there.
    lines = ("jotunheim_kernel: 4 modules", "a running table goes on with", "pebbles: 2 modules")
    places = [first.stderr.index(line) for line in lines]
    assert places == sorted(places), first.stderr
    return house


@pytest.fixture
def native(house: House) -> Path:
    return house.root / "build" / "native"


def test_listed_packages_are_compiled_and_the_sources_stay_plain(
    house: House, native: Path
) -> None:
    compiled = house.python(WHERE.format("stone"), native)
    plain = house.python(WHERE.format("stone"))

    assert compiled.startswith(str(native))
    assert compiled.endswith(".so")
    assert plain == str(house.kernel / "stone.py")


def test_trees_that_were_offered_by_halves_are_gone_in_the_end(native: Path) -> None:
    assert not list(native.resolve().parent.glob("*.part*"))


def test_another_distribution_is_compiled_too(house: House, native: Path) -> None:
    code = "import pebbles.pebble as m; print(m.__file__, m.Pebble(3).heavier())"

    file, heavier = house.python(code, native).rsplit(" ", 1)

    assert file.startswith(str(native))
    assert file.endswith(".so")
    assert heavier == "4"


def test_a_module_may_stay_plain(house: House, native: Path) -> None:
    assert house.python(WHERE.format("switch"), native).endswith("switch.py")


def test_a_plain_class_may_extend_a_compiled_one(house: House, native: Path) -> None:
    code = (
        "from jotunheim.kernel.stone import Stone\n"
        "class Boulder(Stone):\n"
        "    def heavier(self):\n"
        "        return super().heavier() * 10\n"
        "print(Boulder(1).heavier())"
    )

    assert house.python(code, native) == "20"


def test_what_is_not_code_is_linked(house: House, native: Path) -> None:
    (house.kernel / "notes.md").write_text("second")

    assert (native / "jotunheim" / "kernel" / "notes.md").read_text() == "second"
    assert (native / "jotunheim" / "cli").is_symlink()


def test_the_second_start_is_silent(house: House) -> None:
    assert house.run("fuzz").stderr == ""


def test_a_touched_file_is_not_compiled_again(house: House) -> None:
    (house.kernel / "stone.py").touch()

    assert house.run("fuzz").stderr == ""


def test_a_new_file_that_is_not_compiled_appears(house: House, native: Path) -> None:
    (house.kernel / "more.txt").write_text("more")

    assert house.run("fuzz").stderr == ""
    assert (native / "jotunheim" / "kernel" / "more.txt").read_text() == "more"

    (house.kernel / "more.txt").unlink()

    assert house.run("fuzz").stderr == ""
    assert not (native / "jotunheim" / "kernel" / "more.txt").is_symlink()


def test_a_change_in_one_package_leaves_the_others_alone(house: House, native: Path) -> None:
    pebble = house.root / "foreign" / "pebbles" / "pebble.py"
    new = time.time_ns() % 1_000_000 + 10  # never compiled before, so no object of it was kept
    pebble.write_text(pebble.read_text().replace("self.weight + 1", f"self.weight + {new}"))

    told = house.run("fuzz").stderr

    assert "jotunheim_kernel: 4 modules, 0 files compiled" in told
    assert "pebbles: 2 modules, 1 files compiled" in told
    code = "import pebbles.pebble as m; print(m.Pebble(0).heavier())"
    assert house.python(code, native) == str(new)


def test_a_package_from_the_cache_keeps_all_that_it_needs(house: House, native: Path) -> None:
    """GIANT could not be loaded after a change in another game ("undefined symbol: CPyByteArray_New")."""
    pebble = house.root / "foreign" / "pebbles" / "pebble.py"
    pebble.write_text(pebble.read_text() + f"\n# {time.time_ns()}\n")

    told = house.run("fuzz").stderr

    assert "jotunheim_kernel: 4 modules, 0 files compiled" in told
    code = "import jotunheim.kernel.jar as m; print(m.__file__, len(m.jar()))"
    assert house.python(code, native).endswith(".so 0")


def test_a_running_program_keeps_its_tree(house: House, native: Path) -> None:
    before = native.resolve()
    hold = f"import sys, pathlib, tree; tree.hold(pathlib.Path({str(before)!r})); print(flush=True); sys.stdin.read()"

    with subprocess.Popen(
        [sys.executable, "-c", hold],
        env=surroundings(PYTHONPATH=str(house.root / "scripts")),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        rebuild(house, times=3)
        kept_while_running = before.is_dir()
        running.communicate(b"")
    rebuild(house, times=1)

    assert native.resolve() != before
    assert kept_while_running
    assert not before.is_dir()


def rebuild(house: House, times: int) -> None:
    """Change the kernel and compile it; after three times an old tree is to be forgotten."""
    for _ in range(times):
        text = STONE.replace("+ 1", f"+ {time.time_ns() % 1_000_000}")
        (house.kernel / "stone.py").write_text(text)
        assert house.run("fuzz").returncode == 0


def test_two_edits_of_one_size_in_one_second_are_both_compiled(house: House, native: Path) -> None:
    second = int(time.time()) * 1_000_000_000
    stone = house.kernel / "stone.py"
    code = "import jotunheim.kernel.stone as m; print(m.Stone(0).heavier())"
    first = time.time_ns() % 400_000 + 100_000  # never compiled before

    for number in (first, first + 1):
        stone.write_text(STONE.replace("+ 1", f"+ {number}"))
        os.utime(stone, ns=(second, second + number))
        assert house.run("fuzz").returncode == 0
        assert house.python(code, native) == str(number)


def test_code_that_does_not_compile_is_told_in_one_line_and_runs_plain(house: House) -> None:
    good = (house.kernel / "stone.py").read_text()
    (house.kernel / "stone.py").write_text(good + '\nWEIGHT: int = "heavy"\n')

    first = house.run("fuzz")
    second = house.run("fuzz")
    (house.kernel / "stone.py").write_text(good)
    mended = house.run("fuzz")

    assert (first.returncode, first.stdout) == (0, PLAIN_HELLO)
    assert "running interpreted, since compiling failed: jotunheim/kernel/stone.py:" in first.stderr
    assert "log: build/native.work/native.log" in first.stderr
    assert second.stderr.splitlines() == first.stderr.splitlines()[-1:]  # not tried again
    assert mended.stderr == ""  # the tree of before is still there


def test_a_compiler_that_fails_is_given_another_chance(house: House, tmp_path: Path) -> None:
    broken = tmp_path / "broken cc"
    broken.write_text("#!/bin/sh\necho 'cc: error: no space left' >&2\nexit 1\n")
    broken.chmod(0o755)
    good = (house.kernel / "stone.py").read_text()
    (house.kernel / "stone.py").write_text(good + f"\nWEIGHT = {time.time_ns()}\n")

    failed = house.run("fuzz", variables={"CC": shlex.quote(str(broken))})
    again = house.run("fuzz")

    assert (failed.returncode, failed.stdout) == (0, PLAIN_HELLO)
    assert failed.stderr.splitlines()[-1] == (
        "jotun: running interpreted, since compiling failed: "
        "cc: error: no space left (log: build/native.work/native.log)"
    )
    assert "done in" in again.stderr


@pytest.mark.parametrize("blocks", [1, 16])
def test_a_full_disk_is_told_and_no_older_code_runs(
    house: House, tmp_path: Path, blocks: int
) -> None:
    """With one block not even the stamp can be written; with 16 the C code cannot."""
    tight = tmp_path / "tight"
    tight.write_text(f'#!/bin/sh\nulimit -f {blocks}\nexec {shlex.quote(str(house.jotun))} "$@"\n')
    tight.chmod(0o755)
    good = (house.kernel / "stone.py").read_text()
    (house.kernel / "stone.py").write_text(good + f"\nWEIGHT = {time.time_ns()}\n")

    full = house.run("fuzz", jotun=tight)
    again = house.run("fuzz")

    assert (full.returncode, full.stdout) == (0, PLAIN_HELLO), full.stderr
    assert full.stderr.splitlines()[-1].startswith(
        "jotun: running interpreted, since compiling failed: "
    )
    assert any(word in full.stderr for word in ("File too large", "File size", "disk I/O error"))
    assert "Traceback" not in full.stderr
    assert again.stdout == HELLO, again.stderr


def test_a_lost_tree_is_made_again(house: House, native: Path) -> None:
    subprocess.run(["rm", "-r", str(native.resolve())], check=True)

    told = house.run("fuzz").stderr

    assert "compiling 6 modules" in told
    assert house.python(WHERE.format("stone"), native).endswith(".so")


def test_one_package_alone_can_be_compiled_elsewhere(house: House, tmp_path: Path) -> None:
    done = run_script(house, "--only", "kernel", "--opt", "0", "--out", str(tmp_path / "quick"))

    assert done.returncode == 0, done.stderr
    assert "pebbles" not in done.stderr
    assert house.python(WHERE.format("stone"), tmp_path / "quick").endswith(".so")


def test_an_unknown_package_is_named_in_one_line(house: House) -> None:
    done = run_script(house, "--only", "rubble")

    assert done.returncode == 1
    assert done.stderr == (
        "jotun: --only: no compiled package 'rubble'; there are kernel, pebbles\n"
    )


def run_script(house: House, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run scripts/native.py by itself."""
    return subprocess.run(
        [str(house.root / ".venv/bin/python"), str(house.root / "scripts/native.py"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=house.root,
        env=surroundings(),
    )


def test_a_table_starts_at_once_and_other_commands_wait(house: House, tmp_path: Path) -> None:
    """Issue 19: nobody waits for a compiler before the first table. This small house has no table to start."""
    fresh = ready_house(tmp_path / "fresh")

    began = fresh.run("serve", "--no-browser")

    assert began.stderr.splitlines()[0] == (
        "jotun: starting at once, interpreted; the rules are compiled in the background"
    )
    log = fresh.root / "build" / "native.work" / "background.log"
    assert log.is_file()
    # It ended with the command; the next one goes on from there, and waits.
    waited = fresh.run("fuzz")
    assert waited.stdout == HELLO and "jotunheim_kernel: 3 modules" in waited.stderr
    assert fresh.run("fuzz").stderr == ""


def test_what_only_looks_something_up_needs_no_compiler(tmp_path: Path) -> None:
    """`./jotun --version` and `./jotun rules` waited minutes for a compiler in a new checkout."""
    fresh = ready_house(tmp_path / "fresh")

    assert "compiling" not in fresh.run("--help").stderr
    told = fresh.run("--version")
    assert (told.returncode, told.stdout, told.stderr) == (0, PLAIN_HELLO, "")
    assert fresh.run("rulez").stderr.startswith("jotun: ")  # not before a compiler has run
    assert not (fresh.root / "build" / "native.work").exists()
