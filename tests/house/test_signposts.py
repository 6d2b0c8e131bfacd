"""Drawings and lists on the pages agree with the code."""

import re

import pytest

from tests.docs.pages import blocks
from tests.house.houses import ROOT
from tests.house.test_layers import HEIGHT, LAYERS


def test_the_drawing_of_the_architecture_has_the_layers_of_the_house() -> None:
    """R-27."""
    drawing = blocks(ROOT / "docs" / "architecture.md")[0].text
    rows = [line.rpartition("│")[0] for line in drawing.splitlines() if line.count("│") >= 2]
    rooms = [{word for word in re.findall(r"[a-z]+", row) if word in HEIGHT} for row in rows]

    assert [row for row in rooms if row] == [set(layer) for layer in reversed(LAYERS)]


def test_contributing_shows_the_same_layers() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^cli  →.*?(?=^```)", page, re.MULTILINE | re.DOTALL)
    rows = [set(re.findall(r"[a-z]+", part)) for part in shown.split("→")]

    assert rows == [set(layer) for layer in reversed(LAYERS)]


@pytest.mark.parametrize("name", ["add-a-game.md", "heavy-game.md"])
def test_the_list_of_contents_names_every_section(name: str) -> None:
    """R-29."""
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    heads = re.findall(r"^## (\d+)\. (.+)$", page, re.MULTILINE)

    assert len(heads) > 5
    assert re.findall(r"^(\d+)\. \[(.+)\]\(#.*\)$", page, re.MULTILINE) == heads
