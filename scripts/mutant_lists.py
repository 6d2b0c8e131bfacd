"""Lists of wrong changes: `mutants.toml` in a game's folder of tests, read and checked.

game = "assault"

[[mutant]]
wrong  = "a kind that was removed to make room can be bought again"
file   = "rules/recruit.py"        # in the game's package
old    = " - g.removed[kind]"      # stands exactly once in the file
new    = ""
breaks = "AG-REC-10"               # a clause or a ruling; several: a list
tests  = ["test_recruit.py"]       # next to the list; one test: "test_recruit.py::test_name"
"""

from __future__ import annotations

import ast
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from jotunheim import registry
from jotunheim.kernel import UnknownGame
from jotunheim.ledger import Ledger, read_ledger

NAME: Final = "mutants.toml"
GOLDEN: Final = "golden"  # golden records say that something changed, not what is right
FIELDS: Final = ("wrong", "file", "old", "new", "breaks", "tests")


class ListError(Exception):
    """A list of mutants that cannot be used, with the file and what is wrong in it."""


@dataclass(frozen=True)
class Package:
    """A game's package, found without importing it: the mutated one is imported instead."""

    game: str
    name: str  # jotunheim.games.giant
    folder: Path

    @cache  # noqa: B019  # a package for each game; hundreds of mutants ask
    def ledger(self) -> Ledger:
        """Its clauses."""
        return read_ledger((self.folder / "ledger.md").read_text(encoding="utf-8"), self.game)


@dataclass(frozen=True)
class Mutant:
    """One wrong change, and the tests that must notice it."""

    package: Package
    home: Path  # the list it stands in
    wrong: str
    file: str
    old: str
    new: str
    breaks: tuple[str, ...]
    tests: tuple[str, ...]

    def label(self) -> str:
        """As it is shown: the clauses, then what is wrong."""
        return f"{', '.join(self.breaks)}: {self.wrong}"

    def places(self) -> list[str]:
        """The tests as pytest takes them."""
        return [str(self.home.parent / test) for test in self.tests]

    def apply(self, folder: Path) -> None:
        """Make the wrong change in a copy of the package."""
        path = folder / self.file
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(self.old, self.new, 1), encoding="utf-8")


def package_of(game: str) -> Package:
    """The package of a registered game, or of one of ours that is still being written."""
    points = registry.registered()
    ours = f"jotunheim.games.{game}"
    if game not in points and not (game.isidentifier() and find_spec(ours)):
        raise UnknownGame(registry.unknown(game, sorted(points)))
    name = points[game].module if game in points else ours
    spec = find_spec(name)
    places = list(spec.submodule_search_locations or []) if spec is not None else []
    if not places:
        raise ListError(f"{game}: {name} is not a package")
    return Package(game, name, Path(places[0]))


def lists_in(folder: Path) -> list[Path]:
    """All lists below a folder of tests."""
    return sorted(folder.rglob(NAME))


def read(home: Path) -> list[Mutant]:
    """The mutants of one list; their form is checked, what they name is not."""
    try:
        data = tomllib.loads(home.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ListError(f"{home}: {error}") from None
    game = data.get("game")
    if not isinstance(game, str):
        raise ListError(f'{home}: expected a line game = "…" at the top')
    package = package_of(game)
    entries = data.get("mutant", [])
    return [entry(home, package, number, each) for number, each in enumerate(entries, start=1)]


def entry(home: Path, package: Package, number: int, data: dict[str, object]) -> Mutant:
    """One mutant of a list."""
    place = f"{home}: mutant {number}"
    unknown, missing = set(data) - set(FIELDS), set(FIELDS) - set(data)
    if unknown or missing:
        names = ", ".join(sorted(unknown or missing))
        raise ListError(f"{place}: {'unknown' if unknown else 'missing'} field: {names}")
    words = {}
    for field in ("wrong", "file", "old", "new"):
        value = data[field]
        if not isinstance(value, str):
            raise ListError(f"{place}: {field}: expected a text, got {value!r}")
        words[field] = value
    breaks, tests = several(place, "breaks", data), several(place, "tests", data)
    return Mutant(package, home, **words, breaks=breaks, tests=tests)


def several(place: str, field: str, data: dict[str, object]) -> tuple[str, ...]:
    """A text or a list of texts, never empty."""
    value = data[field]
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not found or not all(isinstance(x, str) for x in found):
        raise ListError(f"{place}: {field}: expected a text or a list of texts, got {value!r}")
    return tuple(found)


def complaints(mutants: list[Mutant]) -> list[str]:
    """What is wrong with each: so that a list does not outlive the code it speaks of."""
    found: list[str] = []
    seen: set[tuple[str, str]] = set()
    for mutant in mutants:
        found += [f"{mutant.home}: {mutant.label()}: {line}" for line in faults(mutant)]
        if (key := (mutant.package.game, mutant.wrong)) in seen:
            found.append(f"{mutant.home}: {mutant.label()}: is in the list twice")
        seen.add(key)
    return found


def faults(mutant: Mutant) -> list[str]:
    """What one mutant names that does not exist."""
    return [*text_faults(mutant), *clause_faults(mutant), *test_faults(mutant)]


def text_faults(mutant: Mutant) -> list[str]:
    """The text must stand in the file exactly once, and change."""
    path = mutant.package.folder / mutant.file
    if not path.is_file():
        return [f"there is no file {mutant.file} in {mutant.package.name}"]
    if mutant.old == mutant.new:
        return ["old and new are the same"]
    count = path.read_text(encoding="utf-8").count(mutant.old) if mutant.old else 0
    return (
        [] if count == 1 else [f"{mutant.file}: expected the old text once, found it {count} times"]
    )


def clause_faults(mutant: Mutant) -> list[str]:
    """The clauses must stand in the ledger."""
    known = mutant.package.ledger().by_id
    return [f"no clause {name} in the ledger" for name in mutant.breaks if name not in known]


def test_faults(mutant: Mutant) -> list[str]:
    """The tests must exist, and must not be golden records."""
    found: list[str] = []
    for test in mutant.tests:
        file, _, name = test.partition("::")
        path = mutant.home.parent / file
        if not path.is_file():
            found.append(f"there is no test file {file}")
        elif GOLDEN in Path(file).name:
            found.append(f"{file}: golden records do not count")
        elif name and name not in names_in(path):
            found.append(f"there is no test {name} in {file}")
    return found


@cache
def names_in(path: Path) -> set[str]:
    """The tests of a file."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef)}
