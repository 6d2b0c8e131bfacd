"""Make wheels in `dist`: a pure one for every platform, and one with compiled rules for this one.

    python scripts/wheels.py            both; rules are compiled now if needed
    python scripts/wheels.py --pure     the pure one alone

The compiled wheel is the pure one with machine code in it: nothing is compiled when somebody installs it. `python -m
build` comes here too, through backend.py. This script needs nothing but the environment of the checkout.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from environment import SetupError, guarded, say
from tree import HOME, ROOT, SKIPPED, own_packages

PACKAGE: Final = "jotunheim"
PAPERS: Final = ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
QUIET: Final = {"quiet": "yes"}  # setuptools would list every file
TREE: Final = HOME / "build" / "wheel"  # our own packages alone, whatever else is installed here


def pure_wheel(out: Path) -> Path:
    """The wheel of the plain sources."""
    from setuptools.build_meta import build_wheel

    out = out.absolute()
    with in_a_copy():
        return out / str(build_wheel(str(out), QUIET))


def sources(out: Path) -> Path:
    """The sources as one file, from which others make wheels."""
    from setuptools.build_meta import build_sdist

    out = out.absolute()
    with in_a_copy():
        return out / str(build_sdist(str(out), QUIET))


def metadata(out: Path) -> str:
    """What a wheel says about itself, as a folder below `out`; its name."""
    from setuptools.build_meta import prepare_metadata_for_build_wheel

    out = out.absolute()
    with in_a_copy():
        return str(prepare_metadata_for_build_wheel(str(out), QUIET))


@contextlib.contextmanager
def in_a_copy() -> Iterator[None]:
    """Go to a copy of what we distribute: setuptools leaves its own files where it works, and believes older ones."""
    with tempfile.TemporaryDirectory(prefix="jotun-wheel-") as folder:
        ignored = shutil.ignore_patterns(*SKIPPED)
        shutil.copytree(ROOT / "src" / PACKAGE, Path(folder, "src", PACKAGE), ignore=ignored)
        shutil.copytree(ROOT / "scripts", Path(folder, "scripts"), ignore=ignored)
        for paper in PAPERS:
            if (ROOT / paper).exists():
                shutil.copy2(ROOT / paper, folder)
        with contextlib.chdir(folder):
            yield


def compiled_tree() -> Path:
    """A tree with the machine code of all our packages, made now unless it is there."""
    command = [sys.executable, str(Path(__file__).with_name("native.py")), "--own"]
    if subprocess.call([*command, "--out", str(TREE)], stdout=sys.stderr):
        raise SetupError("the rules cannot be compiled (see above)")
    return TREE.resolve()


def compiled_wheel(pure: Path, tree: Path) -> Path:
    """The pure wheel with machine code in it, next to it."""
    tag = platform_tag()
    made = pure.with_name(pure.name.replace("py3-none-any", tag))
    with (
        zipfile.ZipFile(pure) as source,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as target,
    ):
        record = ""
        rows: list[str] = []
        for name in source.namelist():
            if name.endswith(".dist-info/RECORD"):
                record = name
                continue
            data = source.read(name)
            if name.endswith(".dist-info/WHEEL"):
                data = retagged(data.decode(), tag).encode()
            rows.append(add(target, name, data))
        for library in libraries(tree):
            rows.append(add(target, str(library.relative_to(tree)), library.read_bytes()))
        target.writestr(record, "\n".join([*rows, f"{record},,", ""]))
    return made


def libraries(tree: Path) -> list[Path]:
    """The machine code of our own packages: a library for each of them, and a shim for each module."""
    end = str(sysconfig.get_config_var("EXT_SUFFIX"))
    names = [module.replace(".", "_") for module in own_packages().values()]
    found = [tree / f"native_{name}__mypyc{end}" for name in sorted(names)]
    for library in found:
        if not library.is_file():
            raise SetupError(f"no machine code in {tree}: {library.name} is missing")
    return [*found, *sorted((tree / PACKAGE).rglob(f"*{end}"))]


def platform_tag() -> str:
    """This Python on this platform, as names of wheels have it."""
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def retagged(text: str, tag: str) -> str:
    """The note of a wheel about itself, for one platform."""
    text = text.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    return text.replace("Tag: py3-none-any", f"Tag: {tag}")


def add(target: zipfile.ZipFile, name: str, data: bytes) -> str:
    """Put a file into a wheel; its line in the record."""
    target.writestr(name, data)
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}"


def main() -> int:
    """Read the command line and make the wheels."""
    parser = argparse.ArgumentParser(prog="wheels.py", description="Make wheels.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where to put them")
    parser.add_argument("--pure", action="store_true", help="only the one for every platform")
    parser.add_argument("--tree", type=Path, help="a compiled tree that is there already")
    arguments = parser.parse_args()
    pure = pure_wheel(arguments.out)
    say(f"{pure}")
    if arguments.pure:
        return 0
    say(f"{compiled_wheel(pure, arguments.tree or compiled_tree())}")
    return 0


if __name__ == "__main__":
    sys.exit(guarded(main))
