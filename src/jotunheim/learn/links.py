"""From a clause to the places where it matters: the questions that rest on it, and positions that show it in play."""

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

from jotunheim.kernel import Decision, Game
from jotunheim.learn.material import material_of
from jotunheim.texts import _

BRACES: Final = re.compile(r"\{[^{}]*\}")


class Example(NamedTuple):
    """A position that can be played through."""

    title: str
    address: str
    kind: str  # lesson, puzzle or worked


def questions(game: Game[Any]) -> dict[str, list[str]]:
    """By clause: the questions of the table that rest on it, in the reader's language."""
    found: dict[str, list[str]] = {}
    for kind in decisions(game.package):
        words = BRACES.sub("…", _(kind.asks)) if kind.asks else ""
        for clause in kind.clauses if words else ():
            if words not in found.setdefault(clause, []):
                found[clause].append(words)
    return found


@lru_cache(maxsize=64)
def decisions(package: str) -> tuple[type[Decision[Any]], ...]:
    """All decisions of a package that has been imported, by name."""
    found: dict[str, type[Decision[Any]]] = {}
    todo: list[type[Decision[Any]]] = list(Decision.__subclasses__())
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if package and f"{kind.__module__}.".startswith(f"{package}."):
            found[f"{kind.__module__}.{kind.__name__}"] = kind
    return tuple([found[name] for name in sorted(found)])


def examples(game: Game[Any]) -> dict[str, list[Example]]:
    """By clause: worked examples, puzzles and steps of the lesson that show it on a real table."""
    found: dict[str, list[Example]] = {}
    material = material_of(game)
    for number, worked in enumerate(material.examples, start=1):
        shown = Example(_(worked.title), f"/learn/{game.name}/examples/{number}", "worked")
        for clause in worked.clauses:
            found.setdefault(clause, []).append(shown)
    for number, puzzle in enumerate(material.puzzles, start=1):
        shown = Example(_(puzzle.title), f"/puzzles/{game.name}/{number}", "puzzle")
        for clause in puzzle.clauses if puzzle.position is not None else ():
            found.setdefault(clause, []).append(shown)
    for step in material.lesson.step:
        shown = Example(_(step.title), f"/learn/{game.name}/begin", "lesson")
        for clause in step.clauses:
            found.setdefault(clause, []).append(shown)
    return found
