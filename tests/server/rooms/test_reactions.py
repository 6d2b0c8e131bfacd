"""Nobody learns from time whether a seat could react: two courses of events look alike to all others (R-01).

The courses are played for real, by the same public choices, on a clock that stands still until it is moved.
Only what one seat holds differs: it is asked in one course and not, or with nothing to do, in the other.
"""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from jotunheim.server.frames import Frame
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.room import Room
from tests.server.builders import Person, a_game, a_store, refusal, run, settings, sqlite

AMBUSH = "ambush=tests.toys.ambush:GAME"
LEAST, MOST = 0.5, 1.5
HOLDER = 1  # the seat that may hold a trap


class Ring:
    """A call that will come when the clock is moved so far."""

    def __init__(self, when: float, call: Callable[[], None]) -> None:
        self.when = when
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_000.0
        self.look = 0.0  # seconds that a look at it takes
        self.rings: list[Ring] = []
        self.sleepers = 0

    def now(self) -> float:
        now = self.time
        self.time += self.look
        return now

    def call_at(self, when: float, call: Callable[[], None]) -> Ring:
        self.rings.append(Ring(when, call))
        return self.rings[-1]

    async def wait_until(self, when: float) -> None:
        woken = asyncio.Event()
        self.call_at(when, woken.set)
        self.sleepers += 1
        await woken.wait()
        self.sleepers -= 1

    def next_ring(self) -> Ring | None:
        self.rings = [ring for ring in self.rings if not ring.cancelled]
        return min(self.rings, key=lambda ring: ring.when, default=None)


class Witness(Person):
    """Somebody who notes when they were shown what."""

    def __init__(self, room: Room, seat: int, clock: FakeClock) -> None:
        self.clock = clock
        self.seen: list[tuple[float, str]] = []
        super().__init__(room, seat)

    async def look(self) -> None:
        async for thing in self.watch:
            if isinstance(thing, Frame):
                self.frames.append(thing)
                self.note(f"frame {thing.header.version} {thing.header}")
            elif thing.kind == "reactions":
                self.note(f"waits for reactions: {self.room.state.is_held(self.seat)}")
            elif thing.kind == "stage":
                self.note(f"stage {self.room.state.table.stage}")
            self.news.set()

    def note(self, what: str) -> None:
        self.seen.append((round(self.clock.time - 1_000.0, 6), what))


class Course:
    """One course of events."""

    def __init__(self, rooms: OpenRooms, room: Room, clock: FakeClock) -> None:
        self.rooms = rooms
        self.room = room
        self.clock = clock
        self.people = {seat: Witness(room, seat, clock) for seat in (-1, 0, 1, 2)}

    async def quiet(self) -> None:
        """Until nothing happens any more without the clock."""
        calm = 0
        while calm < 3:
            await asyncio.sleep(0.01)
            pools = (self.rooms.rules, self.rooms.thinkers)
            asking = any(process.row for pool in pools for process in pool.processes)
            waiting = self.clock.sleepers + len(self.room.state.pause.over._waiters)
            busy = asking or self.room.state.lock.locked() or len(self.rooms.tasks) > waiting
            calm = 0 if busy else calm + 1

    async def pass_time(self, seconds: float) -> None:
        """Move the clock on, ring by ring."""
        await self.quiet()
        until = self.clock.time + seconds
        while (ring := self.clock.next_ring()) is not None and ring.when <= until:
            self.clock.rings.remove(ring)
            self.clock.time = max(self.clock.time, ring.when)
            ring.call()
            await self.quiet()
        self.clock.time = until

    def is_asked_covertly(self) -> bool:
        status = self.room.state.log.status
        return status is not None and status.covert and status.asked == HOLDER

    async def walk(self, seat: int, passes: bool) -> None:
        """A seat walks; the holder, if asked, passes after a moment; then time goes by."""
        await self.people[seat].act("walk")
        for _ in range(3):
            await self.pass_time(0.1)
            if passes and self.is_asked_covertly():
                assert self.people[HOLDER].frame.header.mine  # it sees its question at once
                await self.people[HOLDER].act("pass")
        await self.pass_time(10.0)

    def seen(self) -> dict[int, list[tuple[float, str]]]:
        """What all others saw, and when."""
        return {seat: who.seen for seat, who in self.people.items() if seat != HOLDER}


@contextlib.asynccontextmanager
async def a_course(folder: Path, window: str, holds: bool, bots: str = "") -> AsyncIterator[Course]:
    """A table of three; the second seat holds a trap, or not."""
    clock = FakeClock()
    database = sqlite(folder)
    pauses = {
        "reaction_least": LEAST,
        "reaction_most": MOST,
        "bystander_pause": 0.3,
        "bot_pause": 0.5,
    }
    async with a_store(database) as store:
        rooms = OpenRooms(settings(database, games=(AMBUSH,), **pauses), store, clock)
        rooms.rng = random.Random(7)
        try:
            await rooms.start()
            options = {"window": window, "holder": str(HOLDER + 1 if holds else 0)}
            room = await a_game(rooms, "ambush", 3, bots, options=options)
            course = Course(rooms, room, clock)
            await course.pass_time(10.0)
            yield course
        finally:
            await rooms.stop()


ANSWERS = ("person", "order", "bot")


async def played(folder: Path, window: str, holds: bool, answers: str) -> Course:
    """Two turns; the holder is a person, gave an order, or is a bot."""
    folder.mkdir()
    bots = f"{HOLDER}=squire" if answers == "bot" else ""
    async with a_course(folder, window, holds, bots) as course:
        for seat in (0, HOLDER, 2):  # in a public window the others are asked too
            if seat != HOLDER or answers == "order":
                await course.room.order(seat, "order", "pass")
        await course.pass_time(10.0)
        await course.walk(0, passes=answers == "person")
        if answers != "bot":
            await course.walk(1, passes=False)
        await course.walk(2, passes=answers == "person")
    return course


@pytest.mark.parametrize("answers", ANSWERS)
@pytest.mark.parametrize("window", ["fitting", "public"])
def test_all_others_see_the_same_at_the_same_times(
    tmp_path: Path, window: str, answers: str
) -> None:
    async def work() -> tuple[Course, Course]:
        one = await played(tmp_path / "one", window, True, answers)
        return one, await played(tmp_path / "two", window, False, answers)

    holding, empty = run(work(), 120.0)

    asked = holding.room.state.log.seq, empty.room.state.log.seq
    assert (asked[0] > asked[1]) == (window == "fitting")  # who holds nothing is not asked
    for seat, seen in holding.seen().items():
        assert seen == empty.seen()[seat], seat
        assert any("waits for reactions: True" in what for _, what in seen)


@pytest.mark.parametrize("look", [0.0, 0.0002])
def test_a_bell_that_rings_a_moment_early_rings_again(tmp_path: Path, look: float) -> None:
    """Event loops round to milliseconds; a table that missed its bell waited until a viewer left.

    The right moment may come between two looks at the clock, each of which takes a while.
    """

    async def work() -> tuple[bool, bool]:
        async with a_course(tmp_path, "public", True) as course:
            for seat in (0, 1, 2):
                await course.room.order(seat, "order", "pass")
            await course.pass_time(10.0)
            await course.people[0].act("walk")
            await course.quiet()
            pause, due = course.room.state.pause, course.room.broadcast.reactions_due
            (bell,) = [r for r in course.clock.rings if r.call == due and not r.cancelled]
            course.clock.rings.remove(bell)
            course.clock.time = pause.until - 0.0001
            course.clock.look = look
            bell.call()
            early = pause.is_on
            await course.pass_time(10.0)
            return early, pause.is_on

    assert run(work(), 60.0) == (True, False)


def test_the_second_who_is_asked_in_a_pause_no_longer_waits(tmp_path: Path) -> None:
    """The page said "Waiting for reactions" to somebody whose own reaction was waited for."""

    async def work() -> list[list[str]]:
        async with a_course(tmp_path, "public", True) as course:
            await course.people[0].act("walk")
            await course.quiet()
            await course.people[1].act("pass")
            await course.quiet()
            return [[what for _, what in course.people[seat].seen] for seat in (0, 1, 2)]

    walker, first, second = run(work(), 60.0)

    assert "waits for reactions: False" not in walker
    assert first[-1] == "waits for reactions: True"  # the first has passed
    lines = [line for line in second if line.startswith("waits")]
    assert lines == ["waits for reactions: True", "waits for reactions: False"]


def test_a_bot_an_order_and_a_person_who_pass_look_alike(tmp_path: Path) -> None:
    async def work() -> list[list[tuple[float, str]]]:
        found = []
        for answers in ANSWERS:
            course = await played(tmp_path / answers, "public", False, answers)
            found.append([line for line in course.seen()[-1] if "frame" in line[1]][:2])
        return found

    person, order, bot = run(work(), 120.0)

    assert person == order == bot


def test_the_pause_is_drawn_for_each_window_whether_or_not_somebody_is_asked(
    tmp_path: Path,
) -> None:
    async def work() -> list[float]:
        async with a_course(tmp_path, "fitting", False) as course:
            start = course.clock.time
            await course.walk(0, passes=False)
            times = [at + 1_000.0 - start for at, _ in course.people[2].seen]
            return [at for at in times if at >= 0]

    begins, ends, shown = run(work())[:3]

    assert begins == pytest.approx(0.0) and LEAST <= ends <= MOST
    assert shown == pytest.approx(ends)


# Other doors --------------------------------------------------------------------------------------


def test_while_reactions_may_come_no_door_shows_what_follows(tmp_path: Path) -> None:
    async def doors(holds: bool) -> list[object]:
        folder = tmp_path / str(holds)
        folder.mkdir()
        async with a_course(folder, "fitting", holds) as course:
            await course.people[0].act("walk")
            await course.quiet()
            return await answers_of(course.room)

    async def work() -> None:
        one, two = await doors(True), await doors(False)
        assert one == two

    run(work(), 60.0)


async def answers_of(room: Room) -> list[object]:
    """What everybody but the holder can find out of a table that waits."""
    found: list[object] = []
    for seat in (0, 2, -1):
        frame = await room.broadcast.look(seat)
        found += [frame.header, frame.hashes, await room.queries.text(seat)]
        record = await room.queries.record(seat)  # its head names the holder, in this toy
        found += [record.split("\n\n")[1], await room.queries.why(seat, "walk")]
        moment = await refusal(room.broadcast.look(seat, 1))
        found += [moment.code, moment.text]
    for seat in (0, 2):
        act = await refusal(room.act(seat, "early", "0" * 16, ["walk"]))
        undo = await refusal(room.undo(seat, "back", "0" * 16))
        hint = await refusal(room.queries.hint(seat))
        found += [act.code, act.text, undo.code, undo.text, hint.code, hint.text]
        found.append(await room.order(seat, "order", "ask"))
    return found


def test_a_page_that_is_opened_meanwhile_shows_the_table_of_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_course(tmp_path, "fitting", False) as course:
            before = course.people[-1].frame
            await course.people[-1].leave()
            await course.people[0].act("walk")

            frame = await course.room.broadcast.look(-1)

            assert frame.hashes == before.hashes and frame.header == before.header
            await course.pass_time(MOST)
            assert (await course.room.broadcast.look(-1)).header.public_ply == 1

    run(work())


# Cover --------------------------------------------------------------------------------------------


def test_who_wants_to_be_asked_always_passes_by_hand_and_all_wait_for_it(tmp_path: Path) -> None:
    async def course_of(holds: bool) -> dict[int, list[tuple[float, str]]]:
        folder = tmp_path / str(holds)
        folder.mkdir()
        async with a_course(folder, "fitting", holds) as course:
            await course.room.order(HOLDER, "order", "always")
            await course.pass_time(10.0)
            await course.people[0].act("walk")
            await course.pass_time(20.0)  # longer than any pause
            assert course.people[2].frame.header.public_ply == 0
            if holds:
                await course.people[HOLDER].act("pass")
            else:
                assert HOLDER in course.room.state.pause.covers
                course.room.broadcast.pass_by_hand(HOLDER)
            await course.pass_time(10.0)
            assert course.people[2].frame.header.public_ply == 1
            return course.seen()

    async def work() -> None:
        assert await course_of(True) == await course_of(False)

    run(work(), 60.0)


def test_nobody_waits_for_somebody_who_has_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_course(tmp_path, "fitting", False) as course:
            await course.room.order(HOLDER, "order", "always")
            await course.people[0].act("walk")
            await course.pass_time(20.0)
            assert course.people[2].frame.header.public_ply == 0

            await course.people[HOLDER].leave()
            await course.pass_time(10.0)

            assert course.people[2].frame.header.public_ply == 1

    run(work())
