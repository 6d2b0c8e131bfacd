"""Imports inside a game point one way, and in no circle (docs/architecture.md, "Anatomy of a game")."""

import pytest

from tests.house.modules import Module, circles, modules_of, packages

# From the ground up; a module may import its own room and those below.
FLOORS = (
    ("tokens", "effects", "grid"),
    ("field", "book"),
    ("settings",),
    ("state",),
    ("words/names", "words/events"),
    ("rules",),
    ("turn", "setup"),
    ("situation",),
    ("words",),
    ("view", "bot", "encoder"),
    ("game",),
    ("__init__",),
)
HEIGHT = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}
APART = {"view", "bot", "encoder"}  # on one floor, but they do not know each other
MODULES = [
    pytest.param(package, module, id=module.name)
    for package in packages().values()
    for module in modules_of(package).values()
]


def floor_of(module: Module) -> str:
    """The room of a module as FLOORS names it; words in one file are names and events.

    A file of a floor may also be a folder: words/events/cards belongs to words/events.
    """
    if module.file.name == "words.py":
        return "words/names"
    floors = [f for f in HEIGHT if module.local == f or module.local.startswith(f"{f}/")]
    return max(floors, key=len) if floors else module.room


@pytest.mark.parametrize(("package", "module"), MODULES)
def test_imports_inside_a_game_point_down(package: str, module: Module) -> None:
    """A-04: a label went back and forth between eight modules of words."""
    room = floor_of(module)
    wrong = [
        other.local
        for other in module.imports(modules_of(package))
        if HEIGHT[floor_of(other)] > HEIGHT[room]
        or (room in APART and floor_of(other) in APART - {room})
    ]

    assert wrong == []


@pytest.mark.parametrize("package", packages().values())
def test_no_modules_of_a_game_import_each_other_in_a_circle(package: str) -> None:
    """A-01."""
    known = modules_of(package)
    edges = {
        name: [other.name for other in module.imports(known)] for name, module in known.items()
    }

    assert circles(edges) == []


def test_circles_are_found() -> None:
    edges = {"a": ["b"], "b": ["c"], "c": ["a", "d"], "d": [], "e": ["f"], "f": ["e", "a"]}

    assert sorted(circles(edges)) == [["a", "b", "c"], ["e", "f"]]
