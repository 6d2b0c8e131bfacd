"""Make wheels in `dist`: a pure one for every platform, and one with compiled rules for this one.

    python scripts/wheels.py            both; the compiled tree is made now if needed
    python scripts/wheels.py --pure     the pure one alone

The compiled wheel is the pure one with the machine code of `build/native` in it: nothing is compiled when somebody
installs it. It needs neither the network nor anything but the environment of the checkout.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from environment import SetupError, guarded, say
from tree import NATIVE, ROOT, SKIPPED

PACKAGE: Final = "jotunheim"
OF_OTHERS: Final = "native_jotunheim_examples"  # a distribution of its own
PAPERS: Final = ("pyproject.toml", "README.md", "LICENSE")


def pure_wheel(out: Path) -> Path:
    """The wheel of the plain sources, made from a copy: setuptools leaves its own files where it works."""
    with tempfile.TemporaryDirectory(prefix="jotun-wheel-") as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(
            ROOT / "src" / PACKAGE,
            copy / "src" / PACKAGE,
            ignore=shutil.ignore_patterns(*SKIPPED),
        )
        for paper in PAPERS:
            if (ROOT / paper).exists():
                shutil.copy2(ROOT / paper, copy / paper)
        command = [sys.executable, "-m", "pip", "wheel", "--no-index", "--no-build-isolation"]
        command += ["--no-deps", "--quiet", "--wheel-dir", folder, str(copy)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SetupError(f"the wheel cannot be made: {done.stderr.strip().splitlines()[-1]}")
        (made,) = Path(folder).glob("*.whl")
        out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy2(made, out / made.name))


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
    """The machine code of our own packages."""
    end = str(sysconfig.get_config_var("EXT_SUFFIX"))
    top = [
        path for path in sorted(tree.glob(f"native_*{end}")) if not path.name.startswith(OF_OTHERS)
    ]
    found = [*top, *sorted((tree / PACKAGE).rglob(f"*{end}"))]
    if not top:
        raise SetupError(f"no machine code in {tree}")
    return found


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
    if arguments.tree is None:
        command = [sys.executable, str(Path(__file__).with_name("native.py"))]
        if subprocess.call(command):
            raise SetupError("there is no compiled tree (see above)")
    say(f"{compiled_wheel(pure, (arguments.tree or NATIVE).resolve())}")
    return 0


if __name__ == "__main__":
    sys.exit(guarded(main))
