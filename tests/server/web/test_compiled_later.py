"""A table starts interpreted; when the rules are compiled, engines move over under the running game (issue 19)."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import jotunheim
from jotunheim.cli.version import is_compiled
from jotunheim.server.compiled_later import CompiledLater
from tests.server.web.served import WAIT, Browser, Server, serving

pytestmark = [pytest.mark.slow, pytest.mark.native]
ROOT = Path(__file__).resolve().parents[3]
OURS = Path(jotunheim.__file__).parents[1]  # in the compiled run of the tests the compiled tree


def a_tree(work: Path, name: str = "new") -> Path:
    """A tree that engines can import from: the compiled one if there is one, otherwise one that looks like it."""
    tree = work / "trees" / name
    if is_compiled("jotunheim.kernel"):
        tree.parent.mkdir(parents=True, exist_ok=True)
        tree.symlink_to(OURS)
        return tree
    tree.mkdir(parents=True)
    (tree / "jotunheim").symlink_to(ROOT / "src" / "jotunheim")
    (tree / "jotunheim_examples").symlink_to(ROOT / "examples" / "jotunheim_examples")
    return tree


def stamp(work: Path, tree: str) -> None:
    """What the launcher's compiler leaves."""
    (work / "stamp.json").write_text(json.dumps({"tree": tree, "failure": "", "site": 1}))


def views(browser: Browser, table: str) -> list[str]:
    """All that a seat is shown now, and at every earlier moment."""
    last = browser.info(table)["header"]["last"]
    queries = ["", *[f"?moment={ply}" for ply in range(last + 1)]]
    return [browser.get(f"/tables/{table}{query}").text for query in queries]


def engine_paths(server: Server) -> list[str]:
    """Where the engines import from."""
    found = []
    for process in server.site.rooms.rules.processes:
        variables = Path(f"/proc/{process.pid}/environ").read_bytes().split(b"\0")
        found += [v.decode() for v in variables if v.startswith(b"PYTHONPATH=")]
    return found


def is_machine_code(server: Server) -> list[bool]:
    """Of each engine: does it run compiled rules?"""
    maps = [Path(f"/proc/{p.pid}/maps").read_text() for p in server.site.rooms.rules.processes]
    return ["native_jotunheim_kernel" in text for text in maps]


def wait_for(done: Callable[[], bool]) -> None:
    until = time.monotonic() + 2 * WAIT
    while not done():
        assert time.monotonic() < until
        time.sleep(0.05)


def wait_for_move(server: Server) -> None:
    mover = server.site.rooms.mover
    until = time.monotonic() + 2 * WAIT
    while mover is not None and not mover.done():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_engines_move_over_under_a_running_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")]))
    tree = a_tree(tmp_path / "work")
    (tmp_path / "work" / "progress").write_text("3 12\n")
    later = f"{tmp_path / 'work' / 'stamp.json'}|0"
    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data", later=later, engines=2) as server:
        solveig = server.browser().named("Solveig")
        table = solveig.open_table("assault", seats="3", seat2="squire", seat3="squire")
        with solveig.socket(table) as line:
            line.play("one")
            line.play("two")
            line.until_mine()
        assert "(25 %)" in solveig.get("/").text
        assert is_machine_code(server) == [False, False]
        before, processes = views(solveig, table), server.site.rooms.rules.processes
        pids = {process.pid for process in processes}

        stamp(tmp_path / "work", "new")
        wait_for_move(server)

        assert all(path.startswith(f"PYTHONPATH={tree}") for path in engine_paths(server))
        assert not pids & {process.pid for process in processes}
        assert views(solveig, table) == before
        assert is_machine_code(server) == [is_compiled("jotunheim.kernel")] * 2
        with solveig.socket(table) as line:
            line.play("three")
        assert "compiled in the background" not in solveig.get("/").text


def test_engines_move_to_a_part_and_later_to_the_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 19: the game that people play is compiled before the others, and its tables do not wait for them."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")]))
    work = tmp_path / "work"
    part, whole = a_tree(work, "new.part0"), a_tree(work)
    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data", later=f"{work / 'stamp.json'}|0") as server:
        solveig = server.browser().named("Solveig")
        table = solveig.open_table("connect-four", seat2="squire")
        with solveig.socket(table) as line:
            line.play("one")
            line.until_mine()
        before = views(solveig, table)
        assert (work / "wanted").read_text() == "connect-four"

        (work / "part").write_text(part.name)
        wait_for(
            lambda: all(path.startswith(f"PYTHONPATH={part}:") for path in engine_paths(server))
        )
        assert "compiled in the background" in solveig.get("/").text
        assert views(solveig, table) == before

        stamp(work, whole.name)
        wait_for_move(server)
        assert all(path.startswith(f"PYTHONPATH={whole}:") for path in engine_paths(server))
        assert views(solveig, table) == before
        with solveig.socket(table) as line:
            line.play("two")


def test_games_that_people_play_are_wanted_the_latest_first(tmp_path: Path) -> None:
    later = CompiledLater(f"{tmp_path / 'stamp.json'}|0")

    for game in ("giant", "valda", "giant"):
        later.want(game)
    assert (tmp_path / "wanted").read_text() == "valda giant"

    stamp(tmp_path, "new")
    later.want("assault")
    assert (tmp_path / "wanted").read_text() == "valda giant"  # all is compiled
    assert later.part() is None


def test_a_failed_compilation_leaves_everything_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "work").mkdir()
    stamp(tmp_path / "work", "")
    later = CompiledLater(f"{tmp_path / 'work' / 'stamp.json'}|0")

    assert later.awaited and not later.is_under_way and later.tree() is None
    assert not CompiledLater("").awaited
