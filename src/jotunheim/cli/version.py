"""Which version this is, and which of its rules are compiled."""

import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import entry_points
from typing import Final

from jotunheim import __version__
from jotunheim.texts import _

GROUP: Final = "jotunheim.compiled"  # packages that ask to be compiled, of any distribution


def version_line() -> str:
    """The line of `jotun --version`."""
    found = {entry.name: is_compiled(entry.value) for entry in entry_points(group=GROUP)}
    return f"jotunheim {__version__} ({words(found)})"


def is_compiled(module: str) -> bool:
    """Is this module, or the package itself, machine code?"""
    try:
        spec = importlib.util.find_spec(module)
    except ImportError:  # a distribution that was removed by halves
        return False
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def words(found: dict[str, bool]) -> str:
    """All, none or some."""
    some = sorted([name for name, compiled in found.items() if compiled])
    rest = sorted([name for name, compiled in found.items() if not compiled])
    if not some:
        return _("interpreted")
    if not rest:
        return _("compiled")
    line = _("compiled: {some}; interpreted: {rest}")
    return line.format(some=", ".join(some), rest=", ".join(rest))
