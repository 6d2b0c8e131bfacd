"""How packages are compiled (issue 19): what all games need first, then the games that people play; and how carefully."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.houses import ROOT


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    for name in ("c_text", "compiling", "prelude", "toolchain", "tree"):
        monkeypatch.delitem(sys.modules, name, raising=False)


class Library:
    """What mypyc says of a package."""

    def __init__(self, module: str) -> None:
        self.include_dirs = ["somewhere"]
        self.extra_compile_args: list[str] = []
        self.sources: list[str] = []
        self.name = f"native_{module.replace('.', '_')}__mypyc"


MODULES = {
    "kernel": "jotunheim.kernel",
    "assault": "jotunheim.games.assault",
    "connect-four": "jotunheim_examples.connect_four",
    "pebbles": "pebbles",
    "render": "jotunheim.render",
    "valda": "jotunheim.games.valda",
}


def taken(tmp_path: Path, wanted: str) -> tuple[list[str], list[str]]:
    """The groups in the order in which they are compiled, and those after which a running table moves over."""
    from compiling import Order, in_groups
    from toolchain import Extension
    from tree import Package

    (tmp_path / "wanted").write_text(wanted)
    packages = [Package(name, module, tmp_path) for name, module in MODULES.items()]
    order = Order(packages, tmp_path / "wanted")
    libraries: list[Extension] = [Library(module) for module in MODULES.values()]
    left = in_groups(libraries)
    found: list[str] = []
    moving: list[str] = []
    while left:
        group = order.take(left)
        found.append(order.names[group.name])
        if left and order.is_worth_moving(group, left):
            moving.append(found[-1])
    return found, moving


def test_what_all_games_need_is_compiled_first_and_is_worth_moving_to(tmp_path: Path) -> None:
    found, moving = taken(tmp_path, "")

    assert found == ["kernel", "render", "assault", "connect-four", "pebbles", "valda"]
    assert moving == ["render"]


def test_the_games_that_people_play_come_next(tmp_path: Path) -> None:
    found, moving = taken(tmp_path, "valda connect-four nothing-we-know")

    assert found == ["kernel", "render", "valda", "connect-four", "assault", "pebbles"]
    assert moving == ["render", "valda", "connect-four"]


@pytest.mark.parametrize(
    ("words", "games"),
    [
        (["play", "giant"], ["giant"]),
        (["play", "--seats", "2"], []),
        (["play"], []),
        (["serve"], []),
        ([], []),
    ],
)
def test_the_game_of_a_command_line_is_wanted(words: list[str], games: list[str]) -> None:
    import start

    assert start.played(words) == games


@pytest.mark.parametrize(
    ("file", "light"),
    [
        ("__native_jotunheim___kernel___state.c", False),
        ("__native_jotunheim___games___giant___rules___sight.c", False),
        ("__native_jotunheim___games___giant___state.c", False),
        ("__native_jotunheim___games___giant.c", False),
        ("__native_jotunheim___games___giant___view___map.c", True),
        ("__native_jotunheim___games___giant___words.c", True),
        ("__native_jotunheim___render___hexes.c", True),
        ("__native_pebbles___view.c", False),
        ("list_ops.c", False),
    ],
)
def test_rules_are_compiled_with_more_care_than_words(file: str, light: bool) -> None:
    import toolchain

    assert toolchain.is_light(Path("somewhere", file)) == light


# It keeps what it was asked for, and what the file said.
FAKE_COMPILER = """#!/bin/sh
for word in "$@"; do
    case "$word" in {unknown}) exit 1;; esac
    case "$before" in -o) out="$word";; -c) cp "$word" {folder}/seen.c;; esac
    before="$word"
done
if [ -n "$out" ]; then echo "$@" > {folder}/asked; touch "$out"; else echo {version}; fi
"""


def asked(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    unknown: str,
    version: str,
    module: str = "games___giant___rules___sight",
) -> list[str]:
    """What a compiler is asked for that does not know some flag, for the C file of a module."""
    compiler = folder / "cc"
    compiler.write_text(FAKE_COMPILER.format(folder=folder, unknown=unknown, version=version))
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    import toolchain

    monkeypatch.setattr(toolchain, "OBJECTS", folder)
    source = folder / f"__native_jotunheim___{module}.c"
    source.write_text(
        '#include "__native_pebbles.h"\n'
        "int CPyDef_pebbles___weight(void) {\n}\nchar CPyDef_pebbles_____top_level__(void) {\n}\n"
    )
    pebbles = Library("pebbles")
    pebbles.extra_compile_args = ["-O3"]

    made = toolchain.Toolchain(folder / "native.log").compile(source, pebbles)

    assert made.is_new and made.file.exists()
    return (folder / "asked").read_text().split()


@pytest.mark.parametrize(
    ("module", "level", "idle", "idle_with_objects"),
    [
        ("games___giant___rules___sight", "-O2", True, False),
        ("games___giant___view___map", "-O1", False, True),
        ("games___giant___state", "-O3", False, False),  # copied all the time: it gets all passes
        ("render___hexes", "-O1", False, True),
        ("kernel___state", "-O3", False, False),
    ],
)
def test_every_file_is_spared_the_passes_that_buy_nothing_there(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    level: str,
    idle: bool,
    idle_with_objects: bool,
) -> None:
    words = asked(tmp_path, monkeypatch, "nothing", "gcc", module)

    assert [word for word in words if word.startswith("-O")][-1] == level
    assert ("-fno-gcse" in words) == idle
    assert ("-fno-tree-sra" in words) == idle_with_objects
    assert not {"-fno-tree-vrp", "-fno-thread-jumps"} & set(words)  # these make rules quicker


@pytest.mark.parametrize(
    ("module", "unknown", "left"),
    [
        ("games___giant___rules___sight", "-fno-store-merging", "-O2"),
        ("render___hexes", "-fno-ipa-modref", "-O1"),
    ],
)
def test_a_compiler_that_does_not_know_a_pass_runs_them_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, unknown: str, left: str
) -> None:
    words = asked(tmp_path, monkeypatch, unknown, "clang", module)

    assert [word for word in words if word.startswith("-O")][-1] == left
    assert not [word for word in words if word.startswith(("-fno-gcse", "-fno-tree", "-fno-ipa"))]


@pytest.mark.parametrize(
    ("file", "room"),
    [
        ("__native_jotunheim___games___giant___rules___sight.c", "rules"),
        ("__native_jotunheim___games___giant___state.c", "state"),
        ("__native_jotunheim___games___giant.c", "door"),
        ("__native_jotunheim___kernel___state.c", ""),
        ("list_ops.c", ""),
    ],
)
def test_a_c_file_says_which_room_it_comes_from(file: str, room: str) -> None:
    import toolchain

    assert toolchain.room_of(Path("somewhere", file)) == room


@pytest.mark.parametrize(("version", "mark"), [("gcc", 'optimize("O0")'), ("clang", "optnone")])
def test_what_runs_once_is_not_optimised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, mark: str
) -> None:
    asked(tmp_path, monkeypatch, "nothing", version)

    *_, weight, _, top_level, _ = (tmp_path / "seen.c").read_text().splitlines()
    assert weight == "int CPyDef_pebbles___weight(void) {"
    assert mark in top_level and top_level.endswith(" char CPyDef_pebbles_____top_level__(void) {")


def c_file(folder: Path) -> Path:
    """A C file as mypyc begins it, with the header of its library, and as the compiler gets it."""
    from c_text import shortened

    (folder / "CPy.h").write_text("#include <stdio.h>\n")
    (folder / "__native_pebbles.h").write_text("#include <CPy.h>\nint weight(int stones);\n")
    source = folder / "pebble.c"
    text = b'#include "__native_pebbles.h"\nint weight(int stones) { return 3 * stones; }\n'
    source.write_bytes(shortened(text, b""))
    return source


def test_headers_of_a_library_are_read_once_and_change_no_object(tmp_path: Path) -> None:
    from prelude import Preludes
    from tree import compiler

    if not compiler():
        pytest.skip("no C compiler")
    source = c_file(tmp_path)
    command = [*compiler(), f"-I{tmp_path}", "-O1"]
    preludes = Preludes(tmp_path / "headers")

    ready = preludes.flags(source.read_bytes(), command)
    objects = [tmp_path / "plain.o", tmp_path / "quick.o"]
    for flags, made in zip(([], ready), objects, strict=True):
        subprocess.run([*command, *flags, "-c", str(source), "-o", str(made)], check=True)

    assert ready[0] == "-include" and Path(f"{ready[1]}.gch").stat().st_size > 0
    assert objects[0].read_bytes() == objects[1].read_bytes()
    assert preludes.flags(source.read_bytes(), command) == ready
    assert (
        preludes.flags(source.read_bytes(), [*command, "-O2"]) != ready
    )  # the compiler takes no other's
    preludes.clear()
    assert not (tmp_path / "headers").exists()


def test_without_a_ready_made_header_a_file_is_compiled_as_ever(tmp_path: Path) -> None:
    from prelude import Preludes

    source = c_file(tmp_path)
    preludes = Preludes(tmp_path / "headers")

    assert preludes.flags(source.read_bytes(), ["false"]) == []
    assert preludes.flags(source.read_bytes(), ["no-such-compiler"]) == []
    assert preludes.flags(b"int weight(int stones);\n", ["true"]) == []


def test_an_object_that_vanishes_meanwhile_is_left_to_who_made_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import compiling

    old = tmp_path / "old.o"
    new = tmp_path / "new.o"
    gone = tmp_path / "gone.o"  # renamed by another start after the folder was read
    for file in (old, new):
        file.write_bytes(b"")
    os.utime(old, (0, 0))
    gone.symlink_to(tmp_path / "nowhere")
    monkeypatch.setattr(compiling, "OBJECTS", tmp_path)

    compiling.sweep()

    assert sorted(file.name for file in tmp_path.iterdir()) == ["gone.o", "new.o"]
