"""The opinion of a bot about a finished game, at a table (issue 21)."""

import asyncio
from pathlib import Path

import pytest

from jotunheim.bots.analysis import Opinion
from jotunheim.server.engine import messages as m
from jotunheim.server.frames import Refused
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.room import Room
from tests.server.builders import Person, a_game, a_worker, run, sqlite, wait_until

BUSY = 300.0  # seconds that a busy machine may take
LOST = (4, 1, 4, 1, 4, 7, 4)  # the sixth play loses


async def a_lost_game(rooms: OpenRooms, plays: int = len(LOST)) -> Room:
    """Connect Four, played to its end by two people."""
    room = await a_game(rooms)
    people = [Person(room, 0), Person(room, 1)]
    for number, column in enumerate(LOST[:plays]):
        person = people[number % 2]
        await person.turn()
        await person.act(f"column:{column}")
    return room


async def finished(room: Room) -> None:
    while room.analysis.busy:
        await asyncio.sleep(0.02)


def test_it_is_made_once_and_kept_with_the_table(tmp_path: Path) -> None:
    async def work() -> tuple[Opinion | None, str, int]:
        async with a_worker(sqlite(tmp_path)) as rooms:
            room = await a_lost_game(rooms)
            assert not await room.analysis.is_known()
            room.analysis.begin()
            room.analysis.begin()  # a second click changes nothing
            await finished(room)
            looked = room.analysis.done
            room.analysis.opinion = None  # as at another worker, or after a start
            assert await room.analysis.is_known()
            return room.analysis.opinion, await room.analysis.html(1), looked

    opinion, html, looked = run(work(), BUSY)

    assert opinion is not None
    assert [one.number for one in opinion.looks] == [1, 2, 3, 4, 5, 6, 7]
    assert looked == 7 + len(opinion.again)
    assert "Played: Column 7" in html and "Better: Column 4" in html
    assert 'class="curve"' in html


def test_those_who_watch_hear_how_far_it_is(tmp_path: Path) -> None:
    async def work() -> list[str]:
        async with a_worker(sqlite(tmp_path)) as rooms:
            room = await a_lost_game(rooms)
            reader = Person(room, -1)
            room.analysis.begin()
            await finished(room)
            await wait_until(lambda: "analysis" in reader.notices)
            return reader.notices

    assert "analysis" in run(work(), BUSY)


def test_nothing_is_told_while_the_game_goes_on(tmp_path: Path) -> None:
    """Neither the room nor an engine, whatever is sent to it."""

    async def work() -> list[m.Answers]:
        async with a_worker(sqlite(tmp_path)) as rooms:
            room = await a_lost_game(rooms, plays=5)
            with pytest.raises(Refused) as refusal:
                room.analysis.check_over()
            assert refusal.value.code == "not_over"
            seq = room.state.log.seq
            asked: list[m.About] = [
                m.Survey(room.id, seq),
                m.Judge(room.id, seq, 1),
                m.Comment(room.id, seq, 0, Opinion((), ())),
            ]
            return [await room.state.log.ask(rooms.rules, one) for one in asked]

    answers = run(work(), BUSY)

    assert [type(answer) for answer in answers] == [m.Denied] * 3
    assert {answer.code for answer in answers if isinstance(answer, m.Denied)} == {"not_over"}


@pytest.mark.parametrize("number", [0, -3, 8, 10**9])
def test_a_play_that_is_none_is_refused(tmp_path: Path, number: int) -> None:
    async def work() -> m.Answers:
        async with a_worker(sqlite(tmp_path)) as rooms:
            room = await a_lost_game(rooms)
            request = m.Judge(room.id, room.state.log.seq, number)
            return await room.state.log.ask(rooms.rules, request)

    answer = run(work(), BUSY)

    assert isinstance(answer, m.Denied) and answer.code == "illegal"


def test_a_failure_is_told_and_one_may_ask_again(tmp_path: Path) -> None:
    async def work() -> tuple[str, bool]:
        async with a_worker(sqlite(tmp_path)) as rooms:
            room = await a_lost_game(rooms)
            asked = room.analysis.ask

            async def broken(request: m.About) -> m.Answers:
                raise Refused("too_slow", "it took too long")

            room.analysis.ask = broken  # type: ignore[method-assign]
            room.analysis.begin()
            await finished(room)
            problem = room.analysis.problem
            room.analysis.ask = asked  # type: ignore[method-assign]
            room.analysis.begin()
            await finished(room)
            return problem, await room.analysis.is_known()

    assert run(work(), BUSY) == ("it took too long", True)
