"""The modules of a game, what each imports, and the decisions it defines: read from the sources."""

import ast
import importlib
import io
import pkgutil
import tokenize
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path

from jotunheim import registry
from jotunheim.kernel import Decision, Step


class Module:
    """One file of a package."""

    def __init__(self, package: str, root: Path, file: Path) -> None:
        parts = file.relative_to(root).with_suffix("").parts
        self.file = file
        self.text = file.read_text(encoding="utf-8")
        self.local = "/".join(parts).removesuffix("/__init__")  # rules/battle, view, __init__
        self.name = ".".join([package, *[part for part in parts if part != "__init__"]])

    @cached_property
    def tree(self) -> ast.Module:
        """Its code, read when a test asks for it: every run collects tests of all modules."""
        return ast.parse(self.text)

    @property
    def room(self) -> str:
        """The first part of its place: rules, words, state."""
        return self.local.split("/")[0]

    def imports(self, known: dict[str, "Module"]) -> list["Module"]:
        """The modules of the same package that it imports, at its top, in a function or for types only."""
        found: list[str] = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                found += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                inner = [f"{node.module}.{alias.name}" for alias in node.names]
                found += [name if name in known else node.module for name in inner]
        names = dict.fromkeys(name for name in found if name in known and name != self.name)
        return [known[name] for name in names]

    def names(self) -> set[str]:
        """All names that its code uses, also as strings; docstrings and comments are no code."""
        found: set[str] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.ImportFrom):
                found.update(alias.name for alias in node.names)
        return found

    def comments(self) -> set[int]:
        """The numbers of the lines with a comment."""
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        return {token.start[0] for token in tokens if token.type == tokenize.COMMENT}


@cache
def modules_of(package: str) -> dict[str, Module]:
    """The modules of a package by their dotted names."""
    root = folder_of(package)
    found = [Module(package, root, file) for file in sorted(root.rglob("*.py"))]
    return {module.name: module for module in found}


def folder_of(package: str) -> Path:
    """The folder of a package."""
    place = importlib.import_module(package).__file__
    assert place is not None
    return Path(place).parent


def packages() -> dict[str, str]:
    """The packages of the games that lie in this checkout, by the names of the games."""
    games = registry.games().items()
    ours = ("jotunheim.games.", "jotunheim_examples.")
    return {name: game.package for name, game in games if game.package.startswith(ours)}


def import_all(package: str) -> None:
    """Import every module of a package."""
    for module in pkgutil.walk_packages([str(folder_of(package))], f"{package}."):
        importlib.import_module(module.name)


def classes_of(package: str, base: type) -> list[type]:
    """The subclasses of a class, at any depth, that a package defines."""
    import_all(package)
    return [kind for kind in below(base) if f"{kind.__module__}.".startswith(f"{package}.")]


def below(base: type) -> Iterator[type]:
    """All subclasses of a class."""
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        yield kind
        yield from below(kind)


def decisions_of(package: str) -> list[type]:
    """The decisions of a game, without those that others are built on."""
    return [kind for kind in classes_of(package, Decision) if not kind.__subclasses__()]


def steps_of(package: str) -> list[type]:
    """Steps and decisions of a game."""
    return classes_of(package, Step)


def circles(edges: dict[str, list[str]]) -> list[list[str]]:
    """The strongly connected parts of a graph that have more than one member (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(at: str) -> None:
        index[at] = low[at] = len(index)
        stack.append(at)
        for to in edges.get(at, []):
            if to not in index:
                visit(to)
                low[at] = min(low[at], low[to])
            elif to in stack:
                low[at] = min(low[at], index[to])
        if low[at] == index[at]:
            part = stack[stack.index(at) :]
            del stack[stack.index(at) :]
            if len(part) > 1:
                found.append(sorted(part))

    for start in edges:
        if start not in index:
            visit(start)
    return found
