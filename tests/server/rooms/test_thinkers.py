"""The processes that think hold a game as long as it goes on (issue 17, the soak)."""

import asyncio
from pathlib import Path

from jotunheim.bots.player import PLAYERS
from jotunheim.server.engine import messages as m
from tests.server.builders import a_game, a_worker, run, sqlite


def test_a_game_that_is_over_is_let_go_by_those_who_thought_in_it(tmp_path: Path) -> None:
    """They held all games of an evening before, up to the bound of an engine: a soak grew by 7 %."""

    async def work() -> m.Answers:
        async with a_worker(sqlite(tmp_path)) as rooms:
            room = await a_game(rooms, bots="0=squire 1=random")
            while room.state.table.stage != "over":
                await asyncio.sleep(0.05)
            return await rooms.thinkers.quick.ask(room.id, m.Text(room.id, m.LATEST, -1))

    assert run(work()) == m.Absent(-1)


def test_nobody_is_started_to_forget(tmp_path: Path) -> None:
    async def work() -> int:
        async with a_worker(sqlite(tmp_path)) as rooms:
            rooms.thinkers.forget("table")
            return sum([process.minder is not None for process in rooms.thinkers.processes])

    assert run(work()) == 0


def test_who_does_not_search_has_a_process_of_its_own(tmp_path: Path) -> None:
    """S-06: a thrall and a squire answer at once, however long others think."""

    async def work() -> list[bool]:
        found: list[bool] = []
        async with a_worker(sqlite(tmp_path)) as rooms:
            for level in PLAYERS:
                async with rooms.thinkers.turn("table", 1, level, lambda: True) as pool:
                    found.append(pool is rooms.thinkers.quick)
        return found

    quick = {"random", "thumb", "thrall", "squire"}
    assert run(work()) == [level in quick for level in PLAYERS]
