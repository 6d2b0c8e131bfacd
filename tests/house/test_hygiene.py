"""What everyone can read speaks of the project alone: no paths or hosts of somebody's machine."""

import re
from pathlib import Path

import pytest

from tests.house.houses import ROOT

PLACES = ("src", "examples", "tests", "scripts", "docs", "benchmarks", "deploy", ".ci")
SUFFIXES = {
    "",
    ".py",
    ".md",
    ".toml",
    ".txt",
    ".lock",
    ".sh",
    ".js",
    ".css",
    ".html",
    ".svg",
    ".jot",
    ".service",
    ".timer",
    ".conf",
}
# A folder of one machine; spelled so that the pattern does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.\-/])/(?:work|root|tmp|opt|farm)/[\w.]|/home/\w")
INDEX_HOST = re.compile(r"pypi\.(?:org|io)|pythonhosted\.(?:org|com)")
UNFINISHED = re.compile(r"\b(?:TO" r"DO|FIX" r"ME)\b")


def texts() -> list[Path]:
    """Every text that belongs to the project."""
    found = [path for path in ROOT.iterdir() if path.is_file()]
    for place in PLACES:
        found += (path for path in (ROOT / place).rglob("*") if path.is_file())
    hidden = ("__pycache__", ".egg-info")
    return sorted(
        path
        for path in found
        if path.suffix in SUFFIXES and not any(part.endswith(hidden) for part in path.parts)
    )


@pytest.mark.parametrize(
    "pattern",
    [MACHINE_PATH, INDEX_HOST, UNFINISHED],
    ids=["machine path", "index host", "unfinished"],
)
def test_no_text_contains(pattern: re.Pattern[str]) -> None:
    hits = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in texts()
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]

    assert hits == []


def test_the_patterns_find_what_they_are_for() -> None:
    for culprit in ("/" + "work/main/src", "see /" + "tmp/x", "'/" + "root/.config'"):
        assert MACHINE_PATH.search(culprit)
    assert not MACHINE_PATH.search("games/work/x and a/tmp/b and https://x.example/root/y")


def test_all_texts_are_looked_at() -> None:
    names = {str(path.relative_to(ROOT)) for path in texts()}

    assert {"jotun", "pyproject.toml", "scripts/start.py", ".ci/run"} <= names
