"""The table as a picture: our own drawings as pixels and in a window (P-12)."""

import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError

import numpy as np
import pytest
from pettingzoo.test.render_test import render_test

from jotunheim import registry
from jotunheim.cli import house
from jotunheim.envs import pettingzoo
from jotunheim.envs.gymnasium import SeatEnv
from jotunheim.envs.pictures import HEIGHT, WIDTH, picture, picture_svg
from jotunheim.envs.screen import Window
from jotunheim.envs.style_sheet import Node, Sheet, sheet
from jotunheim.envs.vector import SeatVectorEnv
from jotunheim.kernel import Chance, UserError
from tests.envs.tables import SHORT, tables

HEAD = 70  # rows of pixels above the boards
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # past any proxy


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Pages that a browser was told to open."""
    found: list[str] = []

    def keep(address: str) -> bool:
        found.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", keep)
    return found


def middle(name: str) -> Any:  # noqa: ANN401
    """A table on the way."""
    return tables(name, registry.game(name).fewest, 3, 2, 8)[-1]


# Rules of the style sheet ---------------------------------------------------------------------------

RULES = """
:root { --ink: #111; --soft: rgb(60 40 10 / .20); }
.seat-fire { --seat: red; } .seat-hill { --seat: gold; }
[class*="seat-"] { --edge: var(--seat); }
.disc { fill: var(--seat); stroke: var(--edge); font: 700 11px/16px Georgia, serif; width: 3px }
.board .disc { stroke: black; } /* the last word */
.board > .disc { opacity: .5; }
.disc:hover { fill: blue; }
g.disc { fill-opacity: 1; }
.line { stroke: var(--none, var(--soft)); }
@media (max-width: 560px) { .disc { fill: blue; } }
@supports (color: light-dark(#000, #fff)) { :root { --ink: light-dark(#111, #eee); } }
"""


def node(tag: str, *classes: str) -> Node:
    return Node(tag, frozenset(classes), {"class": " ".join(classes)})


def test_rules_fit_by_class_tag_and_what_is_around() -> None:
    rules = Sheet(RULES, "light")
    alone = rules.sets([node("path", "disc")])
    below = rules.sets([node("g", "board"), node("g"), node("g", "disc")])
    child = rules.sets([node("g", "board"), node("path", "disc")])

    assert (alone["fill"], alone["stroke"]) == ("var(--seat)", "var(--edge)")
    assert (below["stroke"], below["fill-opacity"]) == ("black", "1")
    assert "opacity" not in below and child["opacity"] == ".5"


def test_variables_themes_and_fonts_become_what_svg_knows() -> None:
    light, dark = Sheet(RULES, "light"), Sheet(RULES, "dark")
    disc = light.attributes(light.sets([node("path", "disc")]), {"--seat": "red", "--edge": "red"})

    assert [one.resolved("var(--ink)", {}) for one in (light, dark)] == ["#111", "#eee"]
    assert disc["fill"] == "red" and disc["font-size"] == "11px" and "width" not in disc
    assert (disc["font-weight"], disc["font-family"]) == ("700", "Georgia, serif")
    assert light.resolved("var(--none, var(--soft))", {}) == "rgba(60, 40, 10, .20)"


# Pictures -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", ["light", "dark"])
@pytest.mark.parametrize("name", SHORT)
def test_a_drawing_needs_no_style_sheet(name: str, palette: str) -> None:
    table = middle(name)
    drawn = picture_svg(registry.game(name), table, 0, palette)

    assert not re.findall(r"var\(|light-dark\(|class=|data-", drawn)
    names = re.findall(r'id="([^"]+)"', drawn)
    assert len(names) == len(set(names))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(names)


def test_a_shape_that_is_used_by_several_seats_has_the_colours_of_each() -> None:
    table = registry.game("connect-four").open_situation(
        "R Y . . . . .\nred to move\n", {}, 2, Chance(1)
    )
    drawn = picture_svg(registry.game("connect-four"), table, 0, "light")

    rules = sheet("light")
    for colour in ("fire", "hill"):
        seat = rules.sets([node("g", f"seat-{colour}")])["--seat"]
        assert drawn.count(f'fill="{seat}"') >= 1


@pytest.mark.parametrize("name", ["connect-four", "leduc", "giant", "dwarves"])
def test_pixels_show_the_table(name: str) -> None:
    table = middle(name)
    shown = picture(registry.game(name), table, 0, "light")

    assert shown.shape == (HEIGHT, WIDTH, 3) and shown.dtype == np.uint8
    every_third = shown[HEAD::3, ::3].reshape(-1, 3).astype(np.uint32)
    colours = np.unique(every_third @ np.array([1, 256, 65536], np.uint32))
    assert len(colours) > (10 if name == "leduc" else 100)  # a text; a board


def test_both_palettes_differ_and_another_one_is_refused() -> None:
    table, game = middle("connect-four"), registry.game("connect-four")
    light, dark = [picture(game, table, 0, palette).mean() for palette in ("light", "dark")]

    assert light > dark + 50
    with pytest.raises(UserError, match="palette: 'sepia' is not one of light, dark"):
        SeatEnv("leduc", palette="sepia")


# At the doors ---------------------------------------------------------------------------------------


def environment(name: str) -> Callable[..., Any]:
    def make(render_mode: str) -> Any:  # noqa: ANN401
        return pettingzoo.env(name, settings=SHORT[name], render_mode=render_mode)

    return make


def test_pettingzoos_render_test_passes(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> None:
    """P-12: it wants text, pixels and a window."""
    render_test(environment("connect-four"))

    assert len(opened) == 1
    assert pettingzoo.env("giant").metadata["render_modes"] == ["ansi", "rgb_array", "human"]


def test_agents_that_step_together_are_shown_too(opened: list[str]) -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), ("human", type(None))):
        env = pettingzoo.parallel_env("connect-four", render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
        env.close()
    assert len(opened) == 1


def test_a_vector_gives_one_picture_for_each_game() -> None:
    envs = SeatVectorEnv("connect-four", 2, render_mode="rgb_array", opponents="random")
    envs.reset(seed=1)

    frames = envs.render()
    assert frames is not None and [one.shape for one in frames] == [(HEIGHT, WIDTH, 3)] * 2
    with pytest.raises(UserError, match="'human' is not one of ansi, rgb_array"):
        SeatVectorEnv("connect-four", 2, render_mode="human")


def test_a_window_follows_the_game(opened: list[str]) -> None:
    env = SeatEnv("connect-four", opponents="random", render_mode="human")
    env.reset(seed=1)
    before = fetch(opened[0] + "table")
    env.step(np.int64(4))
    after = fetch(opened[0] + "table")

    assert "<!doctype html>" in fetch(opened[0]) and "--ink" in fetch(opened[0] + "look.css")
    assert before != after and "<svg" in after
    assert len(opened) == 1 and env.render() is None
    env.close()


def test_a_window_answers_nobody_who_calls_it_by_another_name() -> None:
    window = Window()
    asked = urllib.request.Request(window.address, headers={"Host": "example.org"})

    with pytest.raises(HTTPError, match="403"):
        DIRECT.open(asked, timeout=30)
    window.close()


def test_without_a_browser_the_address_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("webbrowser.open", lambda address: False)
    window = Window()
    window.open()

    assert capsys.readouterr().err == f"the table is shown at {window.address}\n"
    window.close()


def fetch(address: str) -> str:
    with DIRECT.open(address, timeout=30) as answer:
        return str(answer.read().decode())


BLIND = """
import sys
class Blind:
    def find_spec(self, name, path=None, target=None):
        if name == "resvg_py":
            raise ModuleNotFoundError("No module named " + name, name=name)
sys.meta_path.insert(0, Blind())
from jotunheim.envs import pettingzoo
from jotunheim.kernel import Chance, UserError
for mode in ("ansi", "rgb_array"):
    env = pettingzoo.env("leduc", render_mode=mode)
    env.reset(seed=1)
    try:
        print(env.render()[:11])
    except UserError as error:
        print(error)
"""


def test_without_the_package_text_is_still_there_and_one_line_says_what_is_missing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLIND],
        env=house.plain_environment(),
        capture_output=True,
        text=True,
        check=True,
    )

    text, line = done.stdout.splitlines()
    assert text == "Leduc poker"
    assert line.startswith("pictures need resvg_py: pip install 'jotunheim[research]'")
