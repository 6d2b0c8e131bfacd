"""A puzzle at its table: the question, no hint before it is answered, and what the answer is worth (issue 18)."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from jotunheim import registry
from jotunheim.learn.material import material_of
from jotunheim.records import Session, new_header
from jotunheim.records.files import record_text
from tests.browser.stage import Stage

DESK, PHONE = (1280, 800), (390, 844)
DEFENDER = 1


def record(folder: Path, play: str) -> Path:
    """The puzzle of the cannon, answered."""
    game = registry.game("stronghold")
    puzzle = material_of(game).puzzles[2]
    assert puzzle.position is not None
    situation = puzzle.position.situation
    session = Session(game, new_header(game, 2, {}, seed="07" * 32, situation=situation))
    session.play_all([play])
    path = folder / "puzzle.jotun"
    path.write_text(record_text(session.header, session.lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_asks_without_a_hint_and_explains_its_answer(
    chromium: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    stage = Stage(chromium, record(tmp_path, "space:RR4"), size)
    page = stage.page
    stage.opens(0, DEFENDER)
    title = page.locator(".coach h2")

    expect(title).to_have_text("Where the cannon pays")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(title).to_have_text("The question")
    expect(page.locator("[data-x-coach]")).to_have_count(0)
    expect(page.get_by_role("button", name="Show me", exact=True)).to_be_visible()
    stage.opens(1, DEFENDER)
    expect(title).to_have_text("Solved")
    expect(page.locator(".coach")).to_contain_text(
        "Right Rampart 4 is best in chance and in strength"
    )

    assert stage.close() == []


def test_another_answer_is_not_this_one(chromium: Browser, tmp_path: Path) -> None:
    stage = Stage(chromium, record(tmp_path, "hold"), DESK)
    stage.opens(1, DEFENDER)

    expect(stage.page.locator(".coach h2")).to_have_text("Not this one")
    expect(stage.page.locator(".coach")).not_to_contain_text("Right Rampart 4 is best")

    assert stage.close() == []
