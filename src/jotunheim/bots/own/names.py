"""Names of foreign players: an entry point, a class in a module or file, a program.

goblin                    an installed player, by its entry point in the group jotunheim.players
mybots:Greedy             a class in a module that can be imported
PATH:Greedy               a class in a Python file, by its path
exec:node greedy.js       a program that speaks our protocol
exec:2s:node greedy.js    … with 2 seconds for each decision
"""

import hashlib
import importlib
import importlib.util
import inspect
import os
import re
import shlex
import shutil
import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from jotunheim.bots.interface import Player
from jotunheim.bots.own.guard import SECONDS, Guarded, in_one_line
from jotunheim.bots.own.outside import OutsidePlayer
from jotunheim.kernel import UserError
from jotunheim.texts import _

GROUP: Final = "jotunheim.players"
EXEC: Final = re.compile(r"exec:(?:([0-9]{1,4}(?:\.[0-9]{1,3})?)s:)?(.+)", re.DOTALL)
CLASS: Final = re.compile(r"(.+):([A-Za-z_][A-Za-z0-9_]*)")
DIGITS: Final = 12  # of a fingerprint


class BrokenPlayer(UserError):
    """A foreign player that cannot be seated."""


def installed() -> dict[str, EntryPoint]:
    """The players of installed distributions; nothing is imported yet."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_own(name: str) -> bool:
    """Is it the name of a foreign player?"""
    return runs_code(name) or name in installed()


def runs_code(name: str) -> bool:
    """Does the name itself say what code to run? Such a name is taken from the host alone, never from a file."""
    return bool(EXEC.fullmatch(name) or CLASS.fullmatch(name)) and not name.startswith("search:")


def own_player(name: str, seed: int) -> Player:
    """A foreign player for one seat of one game, guarded."""
    program = EXEC.fullmatch(name)
    if program is not None:
        seconds = float(program[1] or SECONDS)
        check_program(name, program[2])
        return Guarded(OutsidePlayer(program[2], seed, seconds), name, seed, 0.0)
    return Guarded(made(class_of(name), name, seed), name, seed, SECONDS)


def check_program(name: str, command: str) -> None:
    """Refuse a command that cannot be started."""
    words = split(name, command)
    if shutil.which(words[0]) is None:
        line = _("player {name}: there is no program {program}")
        raise BrokenPlayer(line.format(name=repr(name), program=words[0]))


def split(name: str, command: str) -> list[str]:
    """The words of a command."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        line = _("player {name}: expected a command, as in exec:python3 bot.py")
        raise BrokenPlayer(line.format(name=repr(name)))
    return words


def class_of(name: str) -> type[Player]:
    """The class behind an entry point, or in a module or file."""
    points = installed()
    try:
        if name in points:
            found = points[name].load()
        else:
            place, _colon, attribute = name.rpartition(":")
            found = getattr(module_of(place), attribute)
    except Exception as error:  # foreign code: anything may come out of its import
        line = _("player {name} cannot be loaded: {error}")
        text = in_one_line(f"{type(error).__name__}: {error}")
        raise BrokenPlayer(line.format(name=repr(name), error=text)) from error
    if not (isinstance(found, type) and issubclass(found, Player)):
        line = _(
            "player {name}: expected a class made from jotunheim.bots.player.Player, not {kind}"
        )
        raise BrokenPlayer(line.format(name=repr(name), kind=in_one_line(repr(found))))
    return found


def module_of(place: str) -> ModuleType:
    """A module by its name or its file; a file is imported once."""
    if not place.endswith(".py"):
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())  # a module beside the user counts, as with python -m
        return importlib.import_module(place)
    path = Path(place).expanduser().resolve()
    name = f"jotunheim_player_{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def made(kind: type[Player], name: str, seed: int) -> Player:
    """An object of the class; a class that takes a seed gets one."""
    try:
        if "seed" in inspect.signature(kind).parameters:
            return kind(seed=seed)  # type: ignore[call-arg]  # foreign class: the signature says so
        return kind()
    except Exception as error:  # foreign code
        line = _("player {name} cannot be made: {error}")
        text = in_one_line(f"{type(error).__name__}: {error}")
        raise BrokenPlayer(line.format(name=repr(name), error=text)) from error


def fingerprint(name: str) -> str:
    """A short hash of the code behind a foreign player; empty for ours."""
    if not is_own(name):
        return ""
    marks = [(path, path.stat()) for path in files_of(name)]
    return digest(tuple([(path, at.st_mtime_ns, at.st_ctime_ns, at.st_size) for path, at in marks]))


@lru_cache(maxsize=64)
def digest(files: tuple[tuple[Path, int, int, int], ...]) -> str:
    """A short hash of files; kept until one is touched, since an interpreter has 100 MB and every game asks."""
    total = hashlib.sha256()
    for path, *_marks in files:
        total.update(path.read_bytes())
    return total.hexdigest()[:DIGITS]


def files_of(name: str) -> list[Path]:
    """The files that make a foreign player what it is: a class's file, or the files that a command names."""
    program = EXEC.fullmatch(name)
    if program is None:
        source = inspect.getsourcefile(class_of(name))
        return [Path(source)] if source else []
    first, *rest = split(name, program[2])
    named = [Path(word) for word in ([first, *rest] if "/" in first else rest)]
    return [path for path in named if path.is_file()]
