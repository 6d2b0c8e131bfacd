"""The C compiler: which flags it gets for which file, and how its objects are kept."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from c_text import shortened
from prelude import Preludes
from tree import HOME, compiler

OBJECTS: Final = HOME / "build" / "objects"
INCLUDE: Final = re.compile(rb'^#include [<"]([^>"]+)[>"]', re.MULTILINE)
# Calls within a library go straight, not through a table in which another library could put itself between.
DIRECT: Final = ("-fno-semantic-interposition",)
LINKED: Final = ("-Wl,-Bsymbolic",) if sys.platform == "linux" else ()
FULL: Final = "-O3"  # what mypyc asks for; kernel, search, mypyc's own library and states, which are copied, get it
STATE: Final = "state"
# Rules: what -O3 adds to -O2 makes them no faster, nor do these passes, which take a sixth of the time. Others do: without
# value ranges and jump threading random games of The Dwarves are 7 % slower, since mypyc asks many things twice.
RULES: Final = "-O2"
IDLE_PASSES: Final = (
    "-fno-code-hoisting",
    "-fno-gcse",
    "-fno-ipa-cp",
    "-fno-ipa-icf",
    "-fno-ipa-ra",
    "-fno-ipa-sra",
    "-fno-ipa-vrp",
    "-fno-schedule-insns",
    "-fno-schedule-insns2",
    "-fno-store-merging",
    "-fno-tree-loop-vectorize",
    "-fno-tree-pre",
    "-fno-tree-slp-vectorize",
)
# What is compiled with -O1: drawings, and the rooms of games that make words, pictures and weights by calling Python's
# own objects. They run as fast. Rules do not: random games of The Dwarves would be 8 % slower.
LIGHT: Final = "-O1"
# Nor do these passes make them faster: their loops are short and full of calls, and their values are objects of Python.
# Rules need them: without them, random games of GIANT are 2 % slower.
IDLE_WITH_OBJECTS: Final = (
    "-fno-auto-inc-dec",
    "-fno-branch-count-reg",
    "-fno-combine-stack-adjustments",
    "-fno-compare-elim",
    "-fno-if-conversion",
    "-fno-if-conversion2",
    "-fno-ipa-modref",
    "-fno-ipa-profile",
    "-fno-ipa-pure-const",
    "-fno-ipa-reference",
    "-fno-ipa-reference-addressable",
    "-fno-ivopts",
    "-fno-move-loop-invariants",
    "-fno-schedule-fusion",
    "-fno-split-wide-types",
    "-fno-ssa-phiopt",
    "-fno-tree-bit-ccp",
    "-fno-tree-ch",
    "-fno-tree-loop-optimize",
    "-fno-tree-pta",
    "-fno-tree-scev-cprop",
    "-fno-tree-sink",
    "-fno-tree-slsr",
    "-fno-tree-sra",
)
RENDER: Final = "__native_jotunheim___render"
GAMES: Final = "__native_jotunheim___games___"
LIGHT_ROOMS: Final = {
    "book",
    "bot",
    "game",
    "settings",
    "setup",
    "situation",
    "tokens",
    "view",
    "words",
}
# What runs once, or only for callers that are slow themselves, is half of all C code: the compiler takes it as it is.
AS_IT_IS: Final = b'__attribute__((optimize("O0"))) '
AS_IT_IS_CLANG: Final = b"__attribute__((noinline, optnone)) "
REWRITING: Final = Path(__file__).with_name("c_text.py")
SHIM: Final = Path(__file__).with_name("shim")


class Extension(Protocol):
    """What we need of setuptools' description of an extension module."""

    name: str
    sources: list[str]
    include_dirs: list[str]
    extra_compile_args: list[str]


class CompileError(Exception):
    """The sources cannot be compiled; the message is one line."""


def first_error(log: Path) -> str:
    """The first complaint in a log, or its last line."""
    lines = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line]
    return (errors[:1] or lines[-1:] or ["no word why"])[0]


class Object(NamedTuple):
    """A compiled C file."""

    file: Path
    is_new: bool  # not one that was kept


class ToolchainError(CompileError):
    """The C compiler failed, which may pass: the disk was full, it was killed, it was updated."""


class Toolchain:
    """The C compiler with the flags that this Python's extension modules need."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.cc = compiler()
        self.preludes = Preludes(log.with_name("headers"))
        flags = f"{config('CFLAGS')} {config('CCSHARED')} {os.environ.get('CFLAGS', '')}"
        # Several C files of a group define the same table tentatively: -fcommon makes it one.
        # Fused a*b+c rounds once, Python twice: players would weigh otherwise than interpreted ones.
        exact = ["-fcommon", "-ffp-contract=off"]
        quiet = ["-w"]  # nobody reads warnings about code that mypyc wrote
        include = f"-I{sysconfig.get_path('include')}"
        self.flags = [*shlex.split(flags), *exact, *DIRECT, *quiet, include]
        configured = shlex.split(config("CC"))
        link = shlex.split(config("LDSHARED"))
        self.link = (
            self.cc + link[len(configured) :] if link[: len(configured)] == configured else link
        )
        version = subprocess.run([*self.cc, "--version"], capture_output=True, check=False).stdout
        self.as_it_is = AS_IT_IS_CLANG if b"clang" in version else AS_IT_IS
        self.rules = [RULES, *known(self.cc, IDLE_PASSES)]
        self.light = [LIGHT, *known(self.cc, IDLE_WITH_OBJECTS)]
        settings = repr((self.cc, self.flags, self.as_it_is)).encode()
        self.identity = version + sys.version.encode() + settings + REWRITING.read_bytes()

    def compile(self, source: Path, extension: Extension) -> Object:
        """The object of one C file, made now unless an equal one was kept."""
        includes = [Path(folder) for folder in extension.include_dirs] or shim_folders()
        flags = self.flags_of(source, extension)
        key = hashlib.sha256(self.identity + repr(flags).encode() + source.read_bytes())
        for header in headers_of(source, includes):
            key.update(header.read_bytes())
        kept = OBJECTS / f"{key.hexdigest()[:32]}.o"
        if kept.exists():
            kept.touch()  # in use: not to be swept out
            return Object(kept, False)
        text = shortened(source.read_bytes(), self.as_it_is)
        aside = kept.with_suffix(f".{os.getpid()}-{threading.get_ident()}.o")
        headers = [f"-I{folder}" for folder in includes]
        command = [*self.cc, *headers, *self.flags, *flags]
        command += self.preludes.flags(text, command)
        self.run([*command, "-c", str(self.preludes.keep(source, text)), "-o", str(aside)])
        aside.replace(kept)
        return Object(kept, True)

    def flags_of(self, source: Path, extension: Extension) -> list[str]:
        """How carefully to compile a C file, and what mypyc asks for besides."""
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if not extension.include_dirs:  # a shim, which only passes on the import
            return [*flags, "-O0"]
        if FULL not in flags:
            return flags
        if is_light(source):
            return [*flags, *self.light]
        return [*flags, *self.rules] if room_of(source) not in ("", STATE) else flags

    def join(self, objects: list[Path], library: Path) -> None:
        """Link objects to an extension module."""
        library.parent.mkdir(parents=True, exist_ok=True)
        self.run([*self.link, *LINKED, *map(str, objects), "-o", str(library)])

    def run(self, command: list[str]) -> None:
        """Run the compiler; its complaints go to the log."""
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            with self.log.open("a") as log:
                log.write(f"$ {shlex.join(command)}\n{done.stderr}\n")
            raise ToolchainError(first_error(self.log))


def is_light(source: Path) -> bool:
    """Whether the compiler takes less care with a C file."""
    return source.name.startswith(RENDER) or room_of(source) in LIGHT_ROOMS


def room_of(source: Path) -> str:
    """The room of a game that a C file comes from, which is named after its module; empty if it comes from no game."""
    if not source.name.startswith(GAMES):
        return ""
    _game, room, *_ = [*source.stem.removeprefix(GAMES).split("___"), "door"]
    return room


def known(cc: list[str], flags: tuple[str, ...]) -> tuple[str, ...]:
    """These flags if the compiler accepts them all, otherwise none: clang and old ones of GCC do not."""
    command = [*cc, *flags, "-fsyntax-only", "-x", "c", os.devnull]
    done = subprocess.run(command, capture_output=True, check=False)
    return flags if done.returncode == 0 else ()


def shim_folders() -> list[Path]:
    """Where shims find their header; without the GIL they need all of Python's own."""
    return [] if config("Py_GIL_DISABLED") == "1" else [SHIM]


def config(name: str) -> str:
    """A setting this Python was built with."""
    return str(sysconfig.get_config_var(name) or "")


def headers_of(source: Path, folders: list[Path]) -> list[Path]:
    """All our headers that a C file includes, directly or not."""
    found = [source]
    for file in found:
        for name in INCLUDE.findall(file.read_bytes()):
            for folder in folders:
                header = folder / name.decode()
                if header.is_file() and header not in found:
                    found.append(header)
                    break
    return found[1:]
