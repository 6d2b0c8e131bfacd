"""The installed games, found by entry point, so that a game of another distribution works like ours.

A distribution lists its games in the group `jotunheim.games`, name = "package:GAME". A game that cannot
be loaded is left out of the list; asked for by name, it says why.
"""

import difflib
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from jotunheim.kernel import Game, UnknownGame, UserError
from jotunheim.texts import _

GROUP: Final = "jotunheim.games"


class BrokenGame(UserError):
    """A registered game that cannot be loaded."""


def games() -> dict[str, Game[Any]]:
    """All games that can be loaded, by name."""
    found: dict[str, Game[Any]] = {}
    for name, point in sorted(registered().items()):
        try:
            found[name] = load(point)
        except UserError:
            continue  # one broken package must not hide the other games
    return found


def broken() -> dict[str, str]:
    """The games that cannot be loaded, each with the reason in one line."""
    found: dict[str, str] = {}
    for name, point in sorted(registered().items()):
        try:
            load(point)
        except UserError as error:
            found[name] = str(error)
    return found


def game(name: str, content: Path | None = None) -> Game[Any]:
    """The game with this name; a folder is a content pack that replaces entries of it."""
    points = registered()
    if name not in points:
        raise UnknownGame(unknown(name, sorted(points)))
    found = load(points[name])
    if content is None:
        return found
    if not content.is_dir():
        raise UserError(
            _("content pack {content}: there is no such folder").format(content=content)
        )
    return found.with_content(str(content))


def registered() -> dict[str, EntryPoint]:
    """The entry points of games; nothing is imported yet."""
    return {point.name: point for point in entry_points(group=GROUP)}


def load(point: EntryPoint) -> Game[Any]:
    """Import a game; any mistake of its package becomes one line."""
    try:
        found = point.load()
    except Exception as error:  # foreign code: anything may come out of its import
        line = " ".join(f"{type(error).__name__}: {error}".split())
        raise BrokenGame(
            _("game {name} ({value}) cannot be loaded: {line}").format(
                name=point.name, value=point.value, line=line
            )
        ) from error
    if not isinstance(found, Game):
        raise BrokenGame(
            _("game {name}: {value} is not a Game but {kind}").format(
                name=point.name, value=point.value, kind=type(found).__name__
            )
        )
    return found


def unknown(name: str, names: list[str]) -> str:
    """The line for a game that does not exist: the nearest one, and the list."""
    if not names:
        return _("no game {name}: no games are installed").format(name=repr(name))
    near = difflib.get_close_matches(name.lower(), names, n=1, cutoff=0.5)
    line = _("no game {name}; there are: {names}")
    if near:
        line = _("no game {name}; did you mean {near}? there are: {names}")
    return line.format(name=repr(name), near=repr("".join(near)), names=", ".join(names))
