"""The code blocks of docs/bots.md run, in the order they stand in."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_code_on_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    room: dict[str, object] = {}

    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), room)

    assert len(blocks) == 2
    assert capsys.readouterr().out in ("[1, 2]\n", "[2, 1]\n", "[1, 1]\n")
