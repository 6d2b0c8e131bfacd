"""Bots of many tables share the processes that think: S-06."""

import asyncio
from pathlib import Path

import pytest

from jotunheim.server.turns import Turns
from tests.server.builders import run
from tests.server.web.served import serving
from tests.server.web.started import wait_until


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def order_of(wanted: list[tuple[str, int, bool]], used: dict[int, float] | None = None) -> str:
    """In which order tables that wait think: name, owner, watched."""
    clock = Clock()
    turns = Turns(clock)
    done: list[str] = []

    async def think(name: str, owner: int, watched: bool) -> None:
        async with turns.take(owner, lambda: watched):
            done.append(name)
            clock.now += 1.0
            await asyncio.sleep(0)

    async def work() -> None:
        for owner, seconds in (used or {}).items():
            turns.charge(owner, seconds)
        async with turns.take(99, lambda: True):
            tasks = [asyncio.create_task(think(*one)) for one in wanted]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert not turns.busy

    run(work())
    return "".join(done)


def test_owners_take_turns() -> None:
    greedy = [(name, 1, True) for name in "abcd"]

    assert order_of([*greedy, ("x", 2, True), ("y", 2, True)]) == "axbycd"


def test_tables_that_somebody_watches_come_first() -> None:
    assert order_of([("a", 1, False), ("b", 2, True), ("c", 3, False)]) == "bac"


def test_who_thought_much_lately_waits() -> None:
    assert order_of([("a", 1, True), ("b", 2, True)], {1: 30.0}) == "ba"


def test_opinions_about_old_games_let_all_bots_go_first() -> None:
    """Issue 21: nobody's game waits for an analysis, watched or not."""
    turns = Turns(Clock())
    done: list[str] = []

    async def think(name: str, owner: int, watched: bool, later: bool) -> None:
        async with turns.take(owner, lambda: watched, later):
            done.append(name)

    async def work() -> None:
        async with turns.take(99, lambda: True):
            waiting = [
                ("opinion", 1, True, True),
                ("bot", 2, False, False),
                ("own", 1, True, False),
            ]
            tasks = [asyncio.create_task(think(*one)) for one in waiting]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    run(work())

    assert done == ["own", "bot", "opinion"]


def test_what_was_used_is_forgotten() -> None:
    clock = Clock()
    turns = Turns(clock)
    turns.charge(1, 64.0)
    clock.now = 600.0

    assert turns.used_by(1) == pytest.approx(0.0625)


def test_a_turn_that_comes_too_late_is_handed_on() -> None:
    async def work() -> None:
        turns = Turns()

        async def think() -> None:
            async with turns.take(1, lambda: True):
                pass

        async with turns.take(1, lambda: True):
            gone, stays = asyncio.create_task(think()), asyncio.create_task(think())
            await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert not turns.busy

    run(work())


@pytest.mark.slow
def test_a_squire_answers_while_another_guest_s_tables_search(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=1) as server:
        greedy, modest = server.browser().named("Greedy"), server.browser().named("Modest")
        for _again in range(4):
            greedy.open_table(seat1="jotun", seat2="jotun")
        table = modest.open_table(seat2="squire")
        with modest.socket(table) as line:
            for number in range(3):
                line.play(f"p{number}")  # waits for the squire's answer each time
                line.until_mine()
        # The other tables still search; between two thoughts nobody asks for a moment.
        wait_until(lambda: bool(server.site.rooms.thinkers.searching.processes[0].row))
