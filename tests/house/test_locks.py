"""The locks: every package with its hashes, none with the address of an index, all that the project asks for."""

import itertools
import re
import tomllib

import pytest

from tests.house.houses import ROOT

LOCKS = {
    "requirements.lock": ["build"],
    "requirements-dev.lock": ["dev"],
    "requirements-peers.lock": ["peers"],
    "requirements-postgres.lock": ["postgres"],
    "requirements-arena.lock": ["arena"],
    "requirements-cluster.lock": ["cluster"],
    "requirements-research.lock": ["research"],
    "requirements-train.lock": ["train"],
}
REQUIREMENT = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


def normal(name: str) -> str:
    """A package's name as the index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(name: str) -> dict[str, set[str]]:
    """The packages of a lock with their versions (one for each range of Pythons)."""
    found: dict[str, set[str]] = {}
    for package, version in REQUIREMENT.findall((ROOT / name).read_text()):
        found.setdefault(normal(package), set()).add(version)
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_a_version_and_hashes(name: str) -> None:
    text = (ROOT / name).read_text()

    entries = re.split(r"\n(?=\S)", text.strip())

    assert entries
    for entry in entries:
        assert REQUIREMENT.match(entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_names_an_index(name: str) -> None:
    text = (ROOT / name).read_text()

    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_all_that_the_project_asks_for(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = list(project["dependencies"])
    for extra in LOCKS[name]:
        wanted += project["optional-dependencies"][extra]

    names = {normal(re.split(r"[\[<>=!~; ]", entry)[0]) for entry in wanted}

    assert names <= set(locked(name))


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(LOCKS, 2)))
def test_all_locks_fit_into_the_same_environment(one: str, other: str) -> None:
    mine, theirs = locked(one), locked(other)

    shared = mine.keys() & theirs.keys()

    assert {package: mine[package] for package in shared} == {
        package: theirs[package] for package in shared
    }


def test_every_lock_is_checked() -> None:
    assert set(LOCKS) == {path.name for path in ROOT.glob("*.lock")}
