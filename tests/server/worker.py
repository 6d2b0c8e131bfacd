"""A worker in a process of its own, for tests that kill it: a line of JSON in, a line of JSON out.

It does what the sockets of a real server do with rooms; so what it acknowledges is acknowledged.
"""

import asyncio
import json
import sys

from jotunheim.server.frames import Refused
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.store import Store
from tests.server.builders import LOOPING, settings


async def answer(rooms: OpenRooms, said: dict[str, str | int | list[str]]) -> dict[str, str | int]:
    """Do what was said."""
    room = await rooms.open(str(said["table"]))
    seat = int(str(said["seat"]))
    if said["do"] == "look":
        frame = await room.broadcast.look(seat)
        return {
            "version": frame.header.version,
            "mine": frame.header.mine,
            "public_ply": frame.header.public_ply,
        }
    tokens = said["tokens"]
    assert isinstance(tokens, list)
    version = await room.act(seat, str(said["id"]), str(said["on"]), tokens)
    return {"version": version}


async def handle(rooms: OpenRooms, line: bytes) -> None:
    """One line."""
    said = json.loads(line)
    try:
        found = await answer(rooms, said)
    except Refused as error:
        found = {"code": error.code}
    print(json.dumps({"n": said["n"], **found}), flush=True)


async def main(database: str) -> None:
    """Serve until the input ends."""
    store = await Store.open(database)
    rooms = OpenRooms(settings(database, games=(LOOPING,), lease=1.0), store)
    await rooms.start()
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    print('{"ready": 1}', flush=True)
    tasks = set()
    while line := await reader.readline():
        task = asyncio.create_task(handle(rooms, line))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await rooms.stop()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
