"""What the pages show is true: sessions run, files are those that ship, commands and links exist."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.bots.player import PLAYERS
from jotunheim.bots.search.style import Style
from jotunheim.cli import house, play, table
from jotunheim.cli.main import COMMANDS
from jotunheim.kernel import Chance
from tests.docs.pages import FENCE, PAGES, ROOT, Block, blocks
from tests.docs.pictures import FOLDER, pictures
from tests.docs.sessions import run_session

ADD_A_GAME = ROOT / "docs" / "add-a-game.md"
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
COMMAND = re.compile(r"^\./jotun +([a-z]\S*)((?: [^#\n]*)?)", re.MULTILINE)
ALL_BLOCKS = [(page, block) for page in PAGES for block in blocks(page)]


def name_of(value: Path | Block) -> str:
    return value.name if isinstance(value, Path) else str(value.line)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_sessions_run(page: Path) -> None:
    names: dict[str, object] = {}
    for block in blocks(page):
        if block.language == "pycon":
            run_session(block, names, page.name)


@pytest.mark.parametrize(("page", "block"), [x for x in ALL_BLOCKS if x[1].file], ids=name_of)
def test_files_are_those_that_ship(page: Path, block: Block) -> None:
    shipped = (ROOT / block.file).read_text(encoding="utf-8")

    if block.is_whole:
        assert block.text == shipped, "run: python -m tests.docs.pages"
    else:
        assert block.text in shipped


@pytest.mark.parametrize(("page", "block"), [x for x in ALL_BLOCKS if x[1].game], ids=name_of)
def test_situations_open(page: Path, block: Block) -> None:
    g = registry.game(block.game).open_situation(block.text, {}, 2, Chance(1))

    assert g.asked is not None


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_exist(page: Path) -> None:
    shown = [found for b in blocks(page) if b.language == "sh" for found in COMMAND.findall(b.text)]

    assert [name for name, _ in shown if name not in COMMANDS] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    prose = FENCE.sub("", page.read_text(encoding="utf-8"))
    for target, anchor in LINK.findall(prose):
        if ":" in target:
            continue
        file = (page.parent / target).resolve() if target else page
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file), anchor


def anchors(page: Path) -> list[str]:
    """The names that headings of a page get."""
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads]


def test_the_readme_has_its_parts_on_the_first_screen() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:32]
    shown = blocks(ROOT / "README.md")

    assert [line for line in lines if line.startswith("![")]
    assert [b.language for b in shown[:2]] == ["sh", "pycon"]
    assert len(shown[0].text.splitlines()) == 3
    assert len(shown[1].text.splitlines()) <= 10


@pytest.mark.parametrize("name", list(pictures()))
def test_pictures_are_of_today(name: str) -> None:
    drawn = pictures()[name]

    assert (FOLDER / name).read_text(encoding="utf-8") == drawn, (
        "run: python -m tests.docs.pictures"
    )
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_a_session_that_is_wrong_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run_session(Block("pycon", "", ">>> 1 + 1\n3\n", 1), {}, "a page")


# docs/play.md knows all there is to know -------------------------------------------------------------


def test_every_command_of_the_table_is_explained() -> None:
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    words = [typed.split()[0] for typed, _what in table.COMMANDS]

    assert len(words) > 8
    assert [word for word in words if f"`{word}" not in page] == []


def test_every_option_of_play_is_explained() -> None:
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    parser = argparse.ArgumentParser(add_help=False)
    play.arguments(parser)
    options = re.findall(r"--[a-z]+", parser.format_help())

    assert len(options) > 5
    assert [option for option in options if f"| `{option}" not in page] == []


def test_every_player_and_every_option_of_the_examples_is_named() -> None:
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    names = [s.name for name in ("connect-four", "leduc") for s in registry.game(name).settings]

    assert [name for name in (*PLAYERS, *names) if f"`{name}`" not in page] == []


# From nothing: only what the page has shown so far is there ------------------------------------------


def test_the_page_builds_a_game_from_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.docs.from_nothing", str(ADD_A_GAME), str(tmp_path)],
        cwd=ROOT,
        env={**house.plain_environment(), "PYTHONPATH": f"{tmp_path}:{ROOT / 'src'}"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "4 sessions, 12 files"


# docs/bots.md explains every number of a search ------------------------------------------------------


def test_every_number_of_a_style_is_explained_with_its_usual_value() -> None:
    """A-24."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    usual = {name: value for name, value in vars(Style()).items() if name != "plies"}

    for name, value in usual.items():
        word = ("no", "yes")[value] if isinstance(value, bool) else f"{value:g}"
        assert rows[name] == word, name
    assert "horizon" in rows["plies"]


# What researchers fell over ----------------------------------------------------------------------------


def test_the_first_command_for_research_works_in_a_fresh_checkout() -> None:
    """P-14: it used a Python that only the first `./jotun` makes."""
    first, second = blocks(ROOT / "docs" / "research.md")[:2]
    script = re.search(r"^python3 (scripts/\w+\.py) research$", first.text, re.MULTILINE)

    assert ".venv" not in first.text
    assert script and (ROOT / script[1]).is_file()
    assert "PYTHONPATH=build/native" in second.text  # P-15: the page led to the slow build


def test_a_cluster_that_starts_slowly_is_helped() -> None:
    """P-18."""
    assert "RAY_raylet_start_wait_time_s" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
