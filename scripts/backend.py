"""The build backend: what `python -m build` and `pip` call to make our distributions (see pyproject.toml).

    python -m build                   in `dist`: the sources, a pure wheel, and one with compiled rules for this platform
    python -m build -C compiled=no    the sources and the pure wheel
    python -m build -C compiled=yes   all three, or an error where nothing can be compiled (else the compiled one is left out)
    python -m build -C tree=FOLDER    nothing is compiled: machine code is taken from this compiled tree

The same settings work for `pip wheel` and `pip install`. Wheels and sources are made by wheels.py, from a copy: nothing
is left in the checkout. Only an installation in place is left to setuptools.
"""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
)

HERE: Final = Path(__file__).resolve().parent
if str(HERE) not in sys.path:  # some frontends import this module without its folder
    sys.path.insert(0, str(HERE))

import wheels  # noqa: E402
from environment import SetupError, say  # noqa: E402
from tree import ROOT, lacking  # noqa: E402

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, str | list[str]] | None
WISHES: Final = ("auto", "yes", "no")


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """The compiled wheel, next to the pure one that it is made from; or the pure one alone."""
    try:
        tree = setting(config_settings, "tree")
        compiled = tree or wants_compiled(config_settings, mypyc_lacking())
        pure = wheels.pure_wheel(Path(wheel_directory))
        if not compiled:
            return pure.name
        return wheels.compiled_wheel(pure, Path(tree) if tree else wheels.compiled_tree()).name
    except SetupError as error:
        sys.exit(f"jotun: {error}")


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The sources, with all that makes wheels of them."""
    return wheels.sources(Path(sdist_directory)).name


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    """What a wheel says about itself, without making one."""
    return wheels.metadata(Path(metadata_directory))


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Setuptools is enough."""
    return []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What compiling needs: mypyc, and what our modules import, since it reads their types."""
    try:
        if setting(config_settings, "tree") or not wants_compiled(config_settings, lacking()):
            return []
    except SetupError as error:
        sys.exit(f"jotun: {error}")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["build"]]


def wants_compiled(settings: Settings, lack: str) -> bool:
    """Is machine code wanted, and possible here? Without a word of the user it is, where nothing is lacking."""
    wish = setting(settings, "compiled") or "auto"
    if wish not in WISHES:
        raise SetupError(f"compiled={wish}: expected one of {', '.join(WISHES)}")
    if lack and wish == "yes":
        raise SetupError(f"{lack}: cannot compile")
    if lack and wish == "auto":
        say(f"{lack}: the wheel is pure, and plays several times slower")
    return wish != "no" and not lack


def setting(settings: Settings, name: str) -> str:
    """A setting of the user, the last one if there are several; empty if there is none."""
    value = (settings or {}).get(name) or ""
    return value if isinstance(value, str) else value[-1]


def mypyc_lacking() -> str:
    """What is missing for compiling now that all we asked for is installed; empty if nothing is."""
    return lacking() or ("" if importlib.util.find_spec("mypyc") else "no mypyc")
