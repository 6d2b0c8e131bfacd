"""Who sees a play when: nobody before it is on the disk, the seat that is asked at once, bystanders in their time."""

import asyncio
import itertools
import json
import time
from pathlib import Path

from sqlalchemy.exc import OperationalError

from jotunheim.server.frames import Frame, Notice, frame_text
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.room import Room
from jotunheim.server.subscription import Subscription
from tests.server.builders import Person, a_game, a_worker, refusal, run, sqlite, wait_until

SPECTATOR = (-1, "en")


class Clocked(Person):
    """Somebody who notes when they were shown what."""

    def __init__(self, room: Room, seat: int) -> None:
        self.times: list[float] = []
        super().__init__(room, seat)

    async def look(self) -> None:
        async for thing in self.watch:
            if isinstance(thing, Frame):
                self.frames.append(thing)
                self.times.append(self.room.state.viewers.changed[self.watch.view])
            self.news.set()


async def three_people(rooms: OpenRooms) -> tuple[Room, Person, Person, Clocked]:
    """Two who play and one who watches; all have seen the table."""
    room = await a_game(rooms)
    one, two, watcher = Person(room, 0), Person(room, 1), Clocked(room, -1)
    await one.turn()
    for person in (two, watcher):
        await person.until(lambda frame: True)
    return room, one, two, watcher


async def quiet(room: Room) -> None:
    """Until everybody has seen everything."""
    while room.state.viewers.stale or room.broadcast.aside is not None or room.state.lock.locked():
        await asyncio.sleep(0.01)


def test_a_bystander_sees_few_frames_of_a_quick_game_and_the_last_in_time(tmp_path: Path) -> None:
    pause = 1.0

    async def work() -> None:
        async with a_worker(sqlite(tmp_path), bystander_pause=pause) as rooms:
            room, one, two, watcher = await three_people(rooms)
            await asyncio.sleep(pause)  # a quiet time
            seen = len(watcher.frames)

            for i in range(6):
                person = (one, two)[i % 2]
                await person.until(lambda frame: frame.header.mine)
                await person.act(f"column:{1 + i}")
                if i == 0:  # the first goes at once; nothing else is played meanwhile
                    await watcher.until(lambda frame: frame.header.public_ply == 1)
                    assert room.broadcast.alarm is None
            last = time.monotonic()
            await watcher.until(lambda frame: frame.header.public_ply == 6)

            frames, times = watcher.frames[seen:], watcher.times[seen:]
            gaps = [after - before for before, after in itertools.pairwise(times)]
            assert all(gap >= pause for gap in gaps)
            assert len(frames) <= 2 + (last - times[0]) / pause
            for person in (one, two):  # those who are asked or act miss nothing
                assert {frame.header.public_ply for frame in person.frames} == set(range(7))

    run(work())


def test_what_a_bystander_cannot_see_does_not_put_off_their_next_frame(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_worker(sqlite(tmp_path), bystander_pause=0.3) as rooms:
            room, one, _, watcher = await three_people(rooms)
            await quiet(room)
            before, seen = room.state.viewers.due(SPECTATOR), len(watcher.frames)

            await room.order(0, "secret", "pass")  # changes nothing for a spectator
            await quiet(room)
            assert room.state.viewers.due(SPECTATOR) == before and len(watcher.frames) == seen

            await one.until(lambda frame: frame.header.order == "pass")
            await one.act("column:4")
            await watcher.until(lambda frame: frame.header.public_ply == 1)
            assert room.state.viewers.due(SPECTATOR) > before

    run(work())


def test_a_window_that_changes_its_seat_never_begins_with_an_old_frame(tmp_path: Path) -> None:
    """A shared screen read from such a frame that another player decides, and its curtain fell again."""

    async def work() -> None:
        async with a_worker(sqlite(tmp_path), bystander_pause=30.0) as rooms:
            room, one, _, watcher = await three_people(rooms)
            await one.act("column:4")  # the watcher's frame is old now, and stays so for a while
            later = Subscription(-1, "en", room.unwatch)
            room.state.viewers.add(later)
            assert later.frame is not None and later.frame.header.public_ply == 0

            newcomer = Person(room, -1, fresh=True)

            await newcomer.until(lambda frame: True)
            assert [frame.header.public_ply for frame in newcomer.frames] == [1]
            await watcher.until(lambda frame: frame.header.public_ply == 1)

    run(work())


def test_a_window_that_changes_its_seat_is_shown_what_others_know_already(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_worker(sqlite(tmp_path)) as rooms:
            room, _, _, watcher = await three_people(rooms)
            await quiet(room)
            seen = len(watcher.frames)

            newcomer = Person(room, -1, fresh=True)

            assert await newcomer.until(lambda frame: True) == watcher.frame
            assert len(watcher.frames) == seen  # for them nothing is new

    run(work())


def test_a_play_and_what_both_sides_see_of_it_are_one_request(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room = await a_game(rooms)
            one, two = Person(room, 0), Person(room, 1)
            await one.turn()
            await two.until(lambda frame: True)
            await quiet(room)
            engine = rooms.rules.of(room.id)
            answered, shown = engine.answered, len(two.frames)

            await one.act("column:4")
            await two.turn()
            await quiet(room)

            assert engine.answered - answered == 3  # the play, the view of each side
            assert (
                len(two.frames) == shown + 1 and two.frame.header.mine and not one.frame.header.mine
            )

    run(work())


def test_a_question_that_was_answered_elsewhere_goes_at_once(database: str) -> None:
    async def work() -> None:
        async with a_worker(database, bystander_pause=600.0) as rooms, a_worker(database) as others:
            room, one, two, watcher = await three_people(rooms)
            elsewhere = await others.open(room.id)
            await elsewhere.act(0, "x", one.frame.header.version, ["column:4"])
            if not rooms.store.is_shared:  # nobody tells workers of SQLite of each other
                await rooms.note(room.id, "plies")

            await one.until(lambda frame: not frame.header.mine)
            await two.until(lambda frame: frame.header.mine)

            assert watcher.frame.header.public_ply == 0

    run(work())


def test_nobody_waits_for_the_end_of_a_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_worker(sqlite(tmp_path), bystander_pause=600.0) as rooms:
            _, one, two, watcher = await three_people(rooms)
            for i in range(7):
                person = (one, two)[i % 2]
                await person.until(lambda frame: frame.header.mine)
                await person.act(f"column:{1 + i % 2}")

            await watcher.until(lambda frame: frame.header.over)

            assert [frame.header.public_ply for frame in watcher.frames[-2:]] == [0, 7]

    run(work())


def test_who_decides_on_an_old_frame_is_shown_the_newest(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_worker(sqlite(tmp_path), bystander_pause=600.0) as rooms:
            room, one, two, watcher = await three_people(rooms)
            await one.act("column:4")
            await two.until(lambda frame: frame.header.mine)
            await wait_until(lambda: room.state.viewers.stale == {SPECTATOR})
            assert watcher.frame.header.public_ply == 0

            room.broadcast.hurry(-1)

            await watcher.until(lambda frame: frame.header.public_ply == 1)

    run(work())


# Before a play is on the disk ---------------------------------------------------------------------


def test_nobody_is_told_before_the_rows_are_on_the_disk(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, two, watcher = await three_people(rooms)
            await quiet(room)
            people = (one, two, watcher)
            before = [len(person.frames) for person in people]
            works, gate = rooms.store.append, asyncio.Event()
            answered = rooms.rules.of(room.id).answered

            async def slowly(*given: object) -> None:
                await gate.wait()
                await works(*given)  # type: ignore[arg-type]

            rooms.store.append = slowly  # type: ignore[method-assign,assignment]
            acting = asyncio.create_task(one.act("column:4"))
            while rooms.rules.of(room.id).answered < answered + 2:  # the play, and the view of it
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            assert not acting.done()
            assert [len(person.frames) for person in people] == before

            gate.set()
            version = await acting
            await one.until(lambda frame: frame.header.public_ply == 1)
            assert one.frame.header.version == version
            for person in (two, watcher):
                await person.until(lambda frame: frame.header.public_ply == 1)

    run(work())


def test_a_view_of_what_could_not_be_written_is_thrown_away(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, two, watcher = await three_people(rooms)
            await quiet(room)
            people = (one, two, watcher)
            before = [person.frame for person in people]
            works = rooms.store.append

            async def fails(*_: object) -> None:
                await asyncio.sleep(0.2)  # the view is there by now
                raise OperationalError("insert", {}, Exception("disk full"))

            rooms.store.append = fails  # type: ignore[method-assign,assignment]
            assert (await refusal(one.act("column:4"))).code == "unsaved"
            rooms.store.append = works  # type: ignore[method-assign]
            await asyncio.sleep(0.2)

            assert [person.frame for person in people] == before
            assert (await room.broadcast.look(0)).header.version == before[0].header.version
            assert room.state.log.seq == 0 and await rooms.store.plies(room.id) == []
            await one.act("column:3")  # the rules have forgotten it too
            frame = await two.until(lambda frame: frame.header.mine)
            assert frame.header.public_ply == 1 and "column 3" in frame.header.news

    run(work())


# Messages -----------------------------------------------------------------------------------------


async def next_frame(watch: Subscription) -> Frame:
    """The next frame of a window."""
    thing: Frame | Notice = await anext(watch)
    while not isinstance(thing, Frame):
        thing = await anext(watch)
    return thing


def test_those_who_have_the_same_are_told_with_one_message(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_worker(sqlite(tmp_path), bystander_pause=0.0) as rooms:
            room, one, two, _ = await three_people(rooms)
            first, second, slow = [room.watch(-1) for _ in range(3)]
            have = [(await next_frame(watch)).hashes for watch in (first, second, slow)]
            await one.act("column:4")
            frames = [await next_frame(watch) for watch in (first, second)]
            texts = [first.text_for(have[0]), second.text_for(have[1])]

            assert texts[0] and texts[0] is texts[1] and frames[0] is frames[1]
            assert texts[0] == frame_text(frames[0], have[0])
            message = json.loads(texts[0])
            assert (
                message["kind"] == "frame"
                and message["header"]["version"] == frames[0].header.version
            )
            assert set(message["parts"]) == set(message["hashes"]) < set(frames[0].parts)

            await two.until(lambda frame: frame.header.mine)
            await two.act("column:4")
            assert (
                (await next_frame(first)).header.public_ply
                == (await next_frame(slow)).header.public_ply
                == 2
            )
            assert first.text_for(frames[0].hashes)
            assert not slow.text_for(have[2])  # it has missed one, and needs a message of its own

    run(work())
