"""docs/records.md says what is true."""

import hashlib
import hmac
import re
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records import parse, replay
from jotunheim.records.lines import PlayLine

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The first block of code in a language."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.S)
    assert found
    return found[1]


def test_the_example_is_a_record_of_a_real_game() -> None:
    record = parse(block("record").encode())
    done = replay(record, registry.game(record.header.game))

    # The hash of the state changes with every field a game adds; the rest of the page does not.
    assert {problem.kind for problem in done.problems} <= {"check"}
    assert done.session.g.over


def test_the_draws_can_be_derived_by_hand_as_the_page_says() -> None:
    record = parse(block("record").encode())
    seed = bytes.fromhex(record.header.seed)
    first = record.lines[0]
    assert isinstance(first, PlayLine)
    digest = hmac.new(seed, b"jotunheim 0 0", hashlib.sha256).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]

    by_hand = []
    for n, _ in first.draws:
        word = words.pop(0)
        while word >= 2**32 - 2**32 % n:
            word = words.pop(0)
        by_hand.append((n, word % n))

    assert tuple(by_hand) == first.draws
    assert hashlib.sha256(b"jotunheim seed " + seed).hexdigest() == record.header.commitment


def test_the_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    exec(compile(block("python"), "docs/records.md", "exec"), {})

    assert (tmp_path / "four.jotun").is_file()
