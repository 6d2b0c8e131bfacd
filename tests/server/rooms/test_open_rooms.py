"""Rooms, on either database: people act, watch, take back; every acknowledged action is in the log, once."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from jotunheim import registry
from jotunheim.records import parse, replay, verify
from jotunheim.server.bots import think
from jotunheim.server.engine.live import DIFFERS
from jotunheim.server.engine.messages import About, Answers, Seen
from jotunheim.server.frames import Frame, Notice, Refused
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.room import Room
from jotunheim.server.subscription import Subscription, View
from tests.server.builders import (
    Person,
    a_game,
    a_worker,
    answers,
    new_table,
    refusal,
    run,
    settings,
    sqlite,
    wait_until,
)


async def two_people(rooms: OpenRooms, game: str = "connect-four") -> tuple[Room, Person, Person]:
    """A game of two, each at a window."""
    room = await a_game(rooms, game)
    one, two = Person(room, 0), Person(room, 1)
    await one.turn()
    await two.until(lambda frame: True)
    return room, one, two


async def rows(room: Room) -> list[str]:
    """What is in the log."""
    return [row.line for row in await room.state.worker.store.plies(room.id)]


def test_people_play_to_the_end_and_the_record_proves_itself(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, *people = await two_people(rooms)
            watcher = Person(room, -1)
            for i in range(7):
                person = people[i % 2]
                await person.until(lambda frame: frame.header.mine)
                assert answers(person.frame)[:2] == [["column:1"], ["column:2"]]
                version = await person.act(f"column:{1 + i % 2}")
                assert person.room.state.viewers.frames[person.seat, "en"].header.version == version

            for person in (*people, watcher):
                frame = await person.until(lambda frame: frame.header.over)
                assert (
                    not frame.header.mine
                    and frame.header.public_ply == frame.header.last == 7
                    and frame.header.undo == ""
                )
            assert room.state.table.stage == "over"
            await asyncio.sleep(0)
            assert "stage" in watcher.notices
            record = parse((await room.queries.record(-1)).encode())
            verdict = verify(record, registry.game("connect-four"))
            assert verdict.ok and verdict.finished and record.header.names[0] == "Ylva 1"
            check = await room.queries.verify()
            assert check.ok and check.plays == 7 and check.commitment == room.state.table.commitment
            assert (await refusal(people[1].act("column:3"))).code == "over"

    run(work())


def test_two_clicks_at_once_from_many_windows_count_once(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms, a_worker(database) as others:
            room, one, two = await two_people(rooms)
            elsewhere = await others.open(room.id)
            for turn in range(6):
                person = (one, two)[turn % 2]
                version = (await person.until(lambda frame: frame.header.mine)).header.version

                tries = [
                    (room, elsewhere)[i % 2].act(
                        seat, f"{turn} {i}", version, [f"column:{1 + i % 7}"]
                    )
                    for i in range(20)
                    for seat in (0, 1)
                ]
                done = await asyncio.gather(*tries, return_exceptions=True)

                assert len([d for d in done if isinstance(d, str)]) == 1
                codes = {getattr(d, "code", "") for d in done if not isinstance(d, str)}
                assert codes <= {"stale", "not_yours", "busy"}
                if not rooms.store.is_shared:  # nobody tells workers of SQLite of each other
                    await rooms.note(room.id, "plies")
            assert len(await rows(room)) == 6
            frames = [await r.broadcast.look(seat) for r in (room, elsewhere) for seat in (0, 1)]
            assert frames[0].header.version == frames[2].header.version
            assert frames[1].header.version == frames[3].header.version

    run(work())


def test_a_repeated_action_has_one_effect_and_the_same_answer(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, _ = await two_people(rooms)
            on = one.frame.header.version

            first = await asyncio.gather(*[room.act(0, "x", on, ["column:4"]) for _ in range(5)])
            later = await room.act(0, "x", on, ["column:4"])

            assert len({*first, later}) == 1
            assert await rows(room) == ["1 1 Drop column:4"]
            table = room.id
        async with a_worker(database) as rooms:  # after a restart too
            room = await rooms.open(table)
            assert await room.act(0, "x", on, ["column:4"]) == first[0]
            assert await rows(room) == ["1 1 Drop column:4"]
            other = await refusal(room.act(1, "x", on, ["column:4"]))  # ids are those of a seat
            assert other.code == "stale"

    run(work())


def test_what_is_refused_leaves_the_table_as_it_was(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, two = await two_people(rooms)
            on, other = one.frame.header.version, two.frame.header.version

            refused = {
                "stale": room.act(0, "a", "0" * 16, ["column:1"]),
                "not_yours": room.act(1, "a", other, ["column:1"]),
                "illegal": room.act(0, "b", on, ["column:99"]),
            }
            for code, work in refused.items():
                assert (await refusal(work)).code == code
            for bad in ([], ["column:1"] * 500):
                assert (await refusal(room.act(0, "c", on, bad))).code == "illegal"
            assert (await refusal(room.act(0, "c", "", ["column:1"]))).code == "stale"
            assert (await refusal(room.act(0, "", on, ["column:1"]))).code == "illegal"
            assert (await refusal(room.act(0, "x" * 65, on, ["column:1"]))).code == "illegal"
            for seat in (-1, 2, 99):
                assert (await refusal(room.act(seat, "d", on, ["column:1"]))).code == "not_yours"
            assert (await refusal(room.undo(0, "e", on))).code == "illegal"
            assert (await refusal(room.order(0, "e", "sing"))).code == "illegal"
            assert (await refusal(room.ahead(1, "e", "column:1"))).code == "illegal"
            assert (await refusal(room.broadcast.look(0, 1))).code == "illegal"
            assert (await refusal(room.queries.verify())).code == "not_over"
            assert (await refusal(rooms.open("nothing"))).code == "unknown"
            assert await rows(room) == []
            await one.act("column:1")  # and it plays on

    run(work())


def test_undo_and_orders_are_rows_like_plays(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, two = await two_people(rooms)
            await one.act("column:4")
            assert one.frame.header.undo == "Column 4"
            await two.until(lambda frame: frame.header.mine)

            await room.undo(0, "undo", one.frame.header.version)
            await room.order(1, "order", "bot")

            assert await rows(room) == ["1 1 Drop column:4", "undo 0", "order 2 bot"]
            await two.until(lambda frame: not frame.header.mine and frame.header.order == "bot")
            assert "undone" in one.frame.html("log")

    run(work())


def test_a_slow_watcher_gets_the_newest_frame_only(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, *people = await two_people(rooms)
            slow = room.watch(-1)
            for i in range(6):
                await people[i % 2].until(lambda frame: frame.header.mine)
                await people[i % 2].act(f"column:{1 + i}")
            while room.state.viewers.stale or room.broadcast.aside is not None:
                await asyncio.sleep(0.01)

            frames = [thing async for thing in until_quiet(slow) if isinstance(thing, Frame)]

            assert len(frames) == 1 and frames[0].header.public_ply == 6

    async def until_quiet(watch: Subscription) -> AsyncIterator[Frame | Notice]:
        while True:
            try:
                yield await asyncio.wait_for(anext(watch), 0.3)
            except TimeoutError:
                return

    run(work())


def test_frames_come_only_when_something_has_changed(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, two = await two_people(rooms)
            before = len(one.frames), len(two.frames)

            await room.order(0, "order", "pass")  # concerns nobody else
            await wait_until(lambda: len(one.frames) > before[0])
            await asyncio.sleep(0.2)  # another frame would come now

            assert (len(one.frames), len(two.frames)) == (before[0] + 1, before[1])
            assert one.frames[-1].header.version == one.frames[-2].header.version

    run(work())


# When things go wrong -----------------------------------------------------------------------------


def test_what_cannot_be_written_has_not_happened_and_can_be_sent_again(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, two = await two_people(rooms)
            before = one.frame
            works = rooms.store.append

            async def fails(*_: object) -> None:
                raise OperationalError("insert", {}, Exception("disk full"))

            rooms.store.append = fails  # type: ignore[method-assign,assignment]
            error = await refusal(room.act(0, "x", before.header.version, ["column:4"]))
            rooms.store.append = works  # type: ignore[method-assign]

            assert error.code == "unsaved" and await rows(room) == []
            assert (await room.broadcast.look(0)).header.version == before.header.version
            await room.act(0, "x", before.header.version, ["column:4"])
            assert await rows(room) == ["1 1 Drop column:4"]
            assert (await two.until(lambda frame: frame.header.mine)).header.public_ply == 1

    run(work())


def test_a_frame_that_could_not_be_made_is_made_later(database: str) -> None:
    """Without a play the page would stand still, and a page that was just opened would stay empty."""

    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, _ = await two_people(rooms)
            works, failures = room.broadcast.see, [Refused("broken", "died"), OSError("away")]

            async def fails(view: View, have: dict[str, str], public_ply: int = -1) -> Seen:
                if failures:
                    raise failures.pop()
                return await works(view, have, public_ply)

            room.broadcast.see = fails  # type: ignore[method-assign]
            newcomer = Person(room, 1, fresh=True)

            seen = await newcomer.until(lambda frame: True)
            assert not failures and seen.header.version and not room.broadcast.failures
            await one.act("column:4")
            await newcomer.until(lambda frame: frame.header.mine)

    run(work(), 30.0)


def test_nobody_tries_to_make_a_frame_that_nobody_waits_for(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, _, _ = await two_people(rooms)
            tries = 0

            async def fails(view: View, have: dict[str, str], public_ply: int = -1) -> Seen:
                nonlocal tries
                tries += 1
                raise Refused("broken", "died")

            room.broadcast.see = fails  # type: ignore[method-assign]
            newcomer = Person(room, -1)
            await wait_until(lambda: bool(room.broadcast.failures))
            await newcomer.leave()
            await wait_until(lambda: not room.broadcast.failures)

            assert tries == 1

    run(work(), 30.0)


def test_rules_that_never_end_are_refused_and_all_tables_play_on(database: str) -> None:
    async def work() -> None:
        async with a_worker(database, rules_deadline=1.5) as rooms:
            room, one, two = await two_people(rooms, "looping")
            good, three, _ = await two_people(rooms)
            before = one.frame.header.version

            bad = asyncio.create_task(refusal(one.act("loop")))
            await asyncio.sleep(0.2)
            version = await three.act("column:4")

            error = await bad
            assert error.code == "too_slow" and error.text.endswith("the table has not changed")
            assert (
                await rows(room) == [] and (await room.broadcast.look(0)).header.version == before
            )
            assert (await good.broadcast.look(0)).header.version == version
            await one.act("draw")
            await two.until(lambda frame: frame.header.mine)
            for token in ("fail", "die"):
                assert (await refusal(two.act(token))).code == "broken"
            await two.act("draw")
            assert len(await rows(room)) == 2
            assert rooms.health()["engines_replaced"] == 2

    run(work())


def test_a_table_whose_log_does_not_replay_is_held(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, _ = await two_people(rooms)
            await one.act("column:4")
            table = room.id
            change = text("UPDATE plies SET line = '1 1 Drop column:nine' WHERE table_id = :t")
            await rooms.store.write(lambda c: c.execute(change, {"t": table}))
        async with a_worker(database) as rooms:
            found = await rooms.store.table(table)
            while found is not None and found.stage == "playing":  # nobody need ask for it
                await asyncio.sleep(0.05)
                found = await rooms.store.table(table)
            room = await rooms.open(table)
            watcher = Person(room, 1)

            frame = await watcher.until(lambda frame: bool(frame.header.held_why))

            assert (
                frame.header.held_why == DIFFERS
                and frame.header.public_ply == 0
                and not frame.header.mine
            )
            assert room.state.table.stage == "held" and room.state.table.reason == DIFFERS
            assert (await refusal(watcher.act("column:1"))).code == "held"
            assert (await room.broadcast.look(0)).header.held_why == DIFFERS
            assert found is not None and found.stage == "held"

    run(work())


# Beginning, bots, people who are gone -------------------------------------------------------------


def test_a_game_begins_when_all_seats_are_taken_and_once(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            table = await new_table(rooms.store)
            await rooms.store.stand(table, 1)
            room = await rooms.open(table)
            watcher = Person(room, -1)

            assert (await refusal(room.begin())).text == "seat 2 is still open"
            for work in (
                room.broadcast.look(0),
                room.queries.record(0),
                room.queries.hint(0),
                room.act(0, "a", "b", ["c"]),
            ):
                assert (await refusal(work)).code == "not_begun"
            await rooms.store.set_bot(table, 1, "squire")
            done = await asyncio.gather(*[room.begin() for _ in range(4)], return_exceptions=True)

            assert done.count(None) == 1
            await watcher.until(lambda frame: frame.header.live)
            assert "stage" in watcher.notices and watcher.frame.header.seat == -1

    run(work())


def test_bots_play_until_a_person_is_asked_and_give_their_lease_back(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room = await a_game(rooms, bots="0=squire")
            person = Person(room, 1)
            for _ in range(21):
                if (await person.turn()).header.over:
                    break
                await person.act(*answers(person.frame)[0])

            assert person.frame.header.over
            await wait_until(lambda: room.state.table.stage == "over" and room.driver is None)
            assert await rooms.store.orphans(-1.0) == []

    run(work())


def test_bots_that_a_dead_worker_left_play_on(database: str) -> None:
    async def work() -> None:
        async with a_worker(database, lease=1.0) as rooms:
            table = await new_table(rooms.store, bots="0=squire 1=random")
            await rooms.store.take_lease(table, "a dead worker", 1.0)
            room = await rooms.open(table)
            await room.begin()

            while room.state.table.stage != "over":
                await asyncio.sleep(0.05)

            assert (await room.queries.verify()).ok

    run(work())


def test_who_is_gone_is_stood_in_for_and_gets_the_seat_back(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room = await a_game(rooms, takeover_after=0)
            one = Person(room, 0)
            await one.turn()

            await one.act("column:4")  # seat 2 was never there

            await one.until(lambda frame: frame.header.mine and frame.header.public_ply == 2)
            assert (await rooms.store.seats(room.id))[1].standin == "thumb"
            two = Person(room, 1)
            while room.state.seats[1].standin:
                await asyncio.sleep(0.02)
            await one.act("column:4")
            assert (await two.turn()).header.mine
            await asyncio.sleep(0.3)
            assert two.frame.header.public_ply == 3  # nobody plays for them

    run(work())


def test_a_hint_comes_from_a_bot_and_only_where_the_table_wants_it(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, _ = await two_people(rooms)

            hint = await room.queries.hint(0)

            assert hint.version == one.frame.header.version and "%" in hint.lines[0]
            assert len(hint.answers) == len(hint.lines)
            assert (await refusal(room.queries.hint(1))).code == "not_yours"
            strict = await a_game(rooms, hints=False)
            assert (await refusal(strict.queries.hint(0))).code == "no_hints"

    run(work())


def test_a_record_can_be_taken_in_and_played_on_by_one_person(database: str) -> None:
    async def work() -> None:
        async with a_worker(database) as rooms:
            room, one, _ = await two_people(rooms)
            await one.act("column:4")
            header = await rooms.store.header(room.id) or ""
            owner = room.state.table.owner

            table = await rooms.take_in(header + "1 1 Drop column:4\n", owner, "again")

            assert await rooms.store.held(table, owner) == [0, 1]
            again = await rooms.open(table)
            assert again.state.table.kind == "hotseat" and again.state.table.stage == "playing"
            person = Person(again, 1)
            await person.turn()
            await person.act("column:4")
            assert len(await rows(again)) == 2
            assert (await refusal(rooms.take_in("nonsense", owner))).code == "illegal"

    run(work())


def test_rooms_that_nobody_uses_are_let_go_and_come_back_the_same(database: str) -> None:
    async def work() -> None:
        async with a_worker(database, rooms=3, sessions=2) as rooms:
            room, one, _ = await two_people(rooms)
            version = await one.act("column:4")
            others = [await a_game(rooms) for _ in range(8)]
            for other in others:
                await other.broadcast.look(0)

            assert room.id in rooms.rooms and len(rooms.rooms) <= 4  # it is being watched
            assert (await room.broadcast.look(0)).header.version == version
            assert others[0].id not in rooms.rooms
            assert (await (await rooms.open(others[0].id)).broadcast.look(0)).header.public_ply == 0

    run(work())


def test_settings_of_tests_are_those_of_servers() -> None:
    assert settings("x", rules_deadline=9.0).rules_deadline == 9.0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"),
    [("giant", 2), ("assault", 3), ("stronghold", 2), ("dwarves", 3), ("valda", 4)],
)
def test_the_big_games_are_played_by_a_person_and_bots(
    tmp_path: Path, game: str, seats: int
) -> None:
    async def work() -> None:
        database = sqlite(tmp_path)
        async with a_worker(database) as rooms:
            bots = " ".join(f"{seat}=squire" for seat in range(1, seats))
            room = await a_game(rooms, game, seats, bots)
            person, watcher = Person(room, 0), Person(room, -1)
            rng = random.Random(7)
            for n in range(60):
                if (await person.turn()).header.over:
                    break
                status = room.state.log.status
                if n >= 12 and status is not None and not status.covert:
                    break  # nothing goes on that the others must not notice
                frames = len(person.frames)
                await person.act(*rng.choice(answers(person.frame)))
                while len(person.frames) == frames:
                    await asyncio.sleep(0.01)
            await person.turn()
            await watcher.until(
                lambda frame: frame.header.public_ply == person.frame.header.public_ply
            )

            # Whoever opens the table later sees the same; while bots play, SQLite has one worker alone.
            async with a_worker(database) as others:
                elsewhere = await others.open(room.id)
                for seat in range(-1, seats):
                    here, there = (
                        await room.broadcast.look(seat),
                        await elsewhere.broadcast.look(seat),
                    )
                    assert (here.header.version, here.hashes) == (
                        there.header.version,
                        there.hashes,
                    )
            header = await rooms.store.header(room.id) or ""
            record = parse((header + "".join(row + "\n" for row in await rows(room))).encode())
            done = replay(record, registry.game(game))
            g = done.session.g
            assert not done.problems
            assert g.over or (g.asked is not None and g.asked.seat == 0)  # a battle may end early

    run(work(), 120.0)


def test_the_host_can_tell_a_bot_to_move_now(database: str) -> None:
    """T-32: a search of two minutes; then a quick player answers in its place."""

    async def work() -> None:
        async with a_worker(database) as rooms:
            room, _one, _other = await two_people(rooms)
            asked = room.state.think

            async def slow(level: str, request: About) -> Answers:
                if level == "jotun":
                    await asyncio.Event().wait()
                return await asked(level, request)

            room.state.think = slow  # type: ignore[method-assign]
            answer = asyncio.create_task(think(room, room.state.log.seq, 0, "jotun"))
            await asyncio.sleep(0.1)
            assert not answer.done()

            await rooms.tell(room.id, "hurry")

            tokens = await asyncio.wait_for(answer, 60)
            assert len(tokens) == 1 and tokens[0].startswith("column:")

    run(work())
