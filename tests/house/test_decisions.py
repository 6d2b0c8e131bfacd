"""A question has one home: no code asks for the class of a decision, or spells its name."""

import ast

import pytest

from jotunheim.kernel import Decision
from tests.house.houses import ROOT
from tests.house.modules import (
    Module,
    below,
    import_all,
    modules_of,
    packages,
    steps_of,
)

PACKAGE = ROOT / "src" / "jotunheim"
TRANSLATED = {"_", "N_", "ngettext", "plural", "N_plural"}


def decision_names() -> set[str]:
    """The names of all decisions of the games here, and of those in the kernel."""
    for package in packages().values():
        import_all(package)
    return {"Decision", *[kind.__name__ for kind in below(Decision)]}


def asked_classes(module: Module) -> list[tuple[int, str]]:
    """The lines that ask for the class of something, each with the classes."""
    found: list[tuple[int, str]] = []
    calls = [node for node in ast.walk(module.tree) if isinstance(node, ast.Call)]
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id == "isinstance":
            names = [part.id for part in ast.walk(call.args[1]) if isinstance(part, ast.Name)]
            found += [(call.lineno, name) for name in names]
    return found


def all_modules() -> list[Module]:
    """Every module outside the kernel."""
    rooms = [path for path in PACKAGE.rglob("*.py") if "kernel" not in path.parts]
    examples = list((ROOT / "examples").rglob("*.py"))
    ours = [Module("jotunheim", PACKAGE, path) for path in rooms]
    return ours + [Module("examples", ROOT / "examples", path) for path in examples]


def test_nobody_asks_for_the_class_of_a_decision_without_saying_why() -> None:
    names = decision_names()
    silent = []
    for module in all_modules():
        for line, name in asked_classes(module):
            if name in names and not {line - 1, line} & module.comments():
                silent.append(f"{module.file.relative_to(ROOT)}:{line}: {name}")

    assert silent == []


def spelled(module: Module, names: set[str]) -> list[str]:
    """Strings in the code that are names of classes; words for people are not meant."""
    words = {
        id(argument)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in TRANSLATED
        for argument in node.args
    }
    return [
        f"{module.local}:{node.lineno}: {node.value}"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and id(node) not in words and node.value in names
    ]


@pytest.mark.parametrize("name", packages())
def test_no_class_is_known_by_its_name_as_a_string(name: str) -> None:
    """A-09, A-11: tables were keyed by names of classes."""
    package = packages()[name]
    names = {kind.__name__ for kind in steps_of(package)}

    assert [
        line for module in modules_of(package).values() for line in spelled(module, names)
    ] == []
