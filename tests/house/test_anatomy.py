"""All games have the same rooms (docs/architecture.md, "Anatomy of a game")."""

import re

import pytest

from tests.docs.pages import blocks
from tests.house.houses import ROOT
from tests.house.modules import folder_of, packages

# What every game has, what a heavy game has besides, and what it may have.
ALL = {"__init__", "ledger.md", "tokens", "state", "turn", "view", "bot", "encoder", "situation"}
ALL |= {"game"}
HEAVY = {"content", "book", "setup", "rules", "words", "learn"}
SOME = {"settings", "effects", "grid", "field"}
# Modules of rules/ whose tests have another name, and which.
ELSEWHERE = {
    "giant": {"question": "the base of many questions: tested with each of them"},
    "stronghold": {"questions": "the base of many questions: tested with each of them"},
    "dwarves": {
        "carry": "test_cards.py carries out every effect of every card",
        "chapters": "a list of the other modules",
        "tasks": "a register of what other modules do: tested with each of them",
    },
}
OURS = [name for name, package in packages().items() if package.startswith("jotunheim.games.")]


def rooms_of(package: str) -> set[str]:
    """The files and folders of a game; modules and packages of Python by their bare names."""
    found = [path for path in folder_of(package).iterdir() if path.name != "__pycache__"]
    return {path.name.removesuffix(".py") for path in found}


@pytest.mark.parametrize("name", packages())
def test_every_game_has_the_rooms_of_the_anatomy_and_no_others(name: str) -> None:
    """A-06: two games were built in two shapes."""
    rooms = rooms_of(packages()[name])
    needed = ALL | HEAVY if name in OURS else ALL
    translations = {room for room in rooms if room.startswith("ledger.")}

    assert needed - rooms == set()
    assert rooms - ALL - HEAVY - SOME - translations == set()


@pytest.mark.parametrize("name", OURS)
def test_the_tests_of_a_game_have_one_table_and_a_list_of_mutants(name: str) -> None:
    """A-07."""
    folder = ROOT / "tests" / "games" / name

    assert (folder / "table.py").is_file()
    assert (folder / "mutants.toml").is_file()


@pytest.mark.parametrize("name", OURS)
def test_every_module_of_rules_has_tests_of_the_same_name(name: str) -> None:
    rules = folder_of(packages()[name]) / "rules"
    modules = {path.stem for path in rules.iterdir() if not path.name.startswith("__")}
    tests = ROOT / "tests" / "games" / name
    tested = {module for module in modules if (tests / f"test_{module}.py").is_file()}

    assert modules - tested == set(ELSEWHERE.get(name, {}))


def test_the_page_shows_these_rooms() -> None:
    """A-21."""
    page = ROOT / "docs" / "architecture.md"
    (shown,) = [block.text for block in blocks(page) if block.text.startswith("games/<id>/")]
    ours = shown.partition("tests/games/<id>/")[0]
    rooms = re.findall(r"^  (\w[\w.]*?)(?:\.py|/)? ", ours, re.MULTILINE)

    assert set(rooms) == ALL | HEAVY
    text = page.read_text(encoding="utf-8")
    assert [room for room in SOME if f"`{room}.py`" not in text] == []
