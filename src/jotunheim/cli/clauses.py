"""The text of a clause, from the ledger of a game."""

import difflib
import re
from importlib.resources import files
from typing import Any, Final

from jotunheim.kernel import Game, UserError

CLAUSE: Final = re.compile(r"^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* ?(.*)$")
NO_CODE: Final = re.compile(r" ?\(no (?:code|test): [^)]*\)")  # news for authors only


class NoClause(UserError):
    """The ledger has no such clause."""


def ledger(game: Game[Any]) -> dict[str, str]:
    """Every clause of a game by its id; rulings are part of it."""
    try:
        text = files(game.package).joinpath("ledger.md").read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError, ValueError):
        return {}
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.split("\n"):
        match = CLAUSE.match(line)
        if match:
            name = match[1]
            found[name] = [match[2]]
        elif name and line.startswith("  ") and line.strip():
            found[name].append(line.strip())
        else:
            name = ""
    return {name: NO_CODE.sub("", "\n".join(lines)) for name, lines in found.items()}


def clause(game: Game[Any], name: str) -> str:
    """One clause with its id in front."""
    found = ledger(game)
    if not found:
        raise NoClause(f"{game.title} has no ledger to look {name} up in")
    key = name.upper()
    if key in found:
        return f"{key}  {found[key]}"
    part = [each for each in found if each.startswith(f"{key}-")]
    if part:
        return "\n".join([f"{each}  {found[each]}" for each in part])
    near = difflib.get_close_matches(key, found, n=3)
    hint = f"; near are {', '.join(near)}" if near else ""
    raise NoClause(f"{game.title} has no clause {name!r}{hint}")
