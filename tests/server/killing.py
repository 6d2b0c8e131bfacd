"""People who play through workers that are killed: they send what was not acknowledged again, as pages do."""

import asyncio
import itertools
import json
import random
import signal
import sys
import time
from dataclasses import dataclass, field

READING = 20  # turns of the loop in which all answers of a suspended worker are read
Said = dict[str, str | int | list[str]]


class Gone(Exception):
    """The worker died before it answered."""


class Worker:
    """A worker process, killed and started again."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.child: asyncio.subprocess.Process | None = None
        self.reader: asyncio.Task[None] | None = None
        self.waiting: dict[int, asyncio.Future[Said]] = {}
        self.numbers = itertools.count()
        self.up = asyncio.Event()
        self.acting: set[int] = set()  # the requests to act that it has not answered

    async def start(self) -> None:
        """Start it, and wait until it is ready."""
        pipe = asyncio.subprocess.PIPE
        self.child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.worker", self.database, stdin=pipe, stdout=pipe
        )
        assert self.child.stdout is not None
        assert b"ready" in await self.child.stdout.readline()
        self.reader = asyncio.create_task(self.read(self.child.stdout))
        self.up.set()

    async def read(self, answers: asyncio.StreamReader) -> None:
        while (line := await answers.readline()).endswith(b"\n"):
            said = json.loads(line)
            self.acting.discard(said["n"])
            self.waiting.pop(said["n"]).set_result(said)
        self.up.clear()
        for future in self.waiting.values():
            future.set_exception(Gone())
        self.waiting.clear()
        self.acting.clear()

    async def ask(self, said: Said) -> Said:
        """One request, one answer; Gone: it died before."""
        if not self.up.is_set() or self.child is None or self.child.stdin is None:
            raise Gone
        number = next(self.numbers)
        self.waiting[number] = asyncio.get_running_loop().create_future()
        future = self.waiting[number]
        if said["do"] == "act":
            self.acting.add(number)
        self.child.stdin.write(json.dumps({"n": number, **said}).encode() + b"\n")
        return await future

    async def is_caught_acting(self) -> bool:
        """Suspend it; has it an action under way, when all its answers have been read? If not, it goes on."""
        assert self.child is not None
        self.child.send_signal(signal.SIGSTOP)
        for _turn in range(READING):
            await asyncio.sleep(0)
        if not self.acting:
            self.child.send_signal(signal.SIGCONT)
        return bool(self.acting)

    async def kill(self) -> None:
        """kill -9."""
        assert self.child is not None and self.reader is not None
        self.up.clear()
        self.child.kill()
        await self.child.wait()
        await self.reader

    async def stop(self) -> None:
        """Let it go in peace."""
        if self.child is not None and self.child.stdin is not None and self.reader is not None:
            self.child.stdin.close()
            await self.child.wait()
            await self.reader


@dataclass
class Evening:
    """What happened: which actions were acknowledged at which table, and how long starts took."""

    workers: list[Worker]
    goal: int
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    turn: int = 0
    resent: int = 0
    restarts: list[float] = field(default_factory=list)  # seconds until a table is played on …
    imports: list[float] = field(default_factory=list)  # … and just to load it

    @property
    def count(self) -> int:
        return sum(len(ids) for ids in self.acknowledged.values())

    async def insist(self, said: Said) -> Said:
        """Ask until somebody answers: now this worker, now that."""
        while True:
            self.turn += 1
            for i in range(len(self.workers)):
                worker = self.workers[(self.turn + i) % len(self.workers)]
                try:
                    return await worker.ask(said)
                except Gone:
                    self.resent += said["do"] == "act"
            await asyncio.sleep(0.01)

    async def play(self, table: str) -> None:
        """Both seats of a table roll dice in turn, until all tables together have done enough."""
        mine = self.acknowledged.setdefault(table, [])
        while self.count < self.goal:
            seat = len(mine) % 2
            seen = await self.insist({"do": "look", "table": table, "seat": seat})
            if not seen.get("mine"):
                continue
            name = f"{len(mine)}"
            act: Said = {"do": "act", "table": table, "seat": seat, "id": name}
            done = await self.insist({**act, "on": seen["version"], "tokens": ["draw"]})
            if "version" in done:
                mine.append(f"{seat}:{name}")
            else:
                assert done["code"] in ("busy", "stale"), done

    async def kill_now_and_then(self, rng: random.Random, kills: int) -> None:
        """kill -9 a worker at random moments, and start it again; how long until it plays."""
        table = next(iter(self.acknowledged))
        for i in range(kills):
            due = self.goal * (i + rng.random()) / kills
            while self.count < due:
                await asyncio.sleep(0.002)
            worker = rng.choice(self.workers)
            await asyncio.sleep(rng.random() * 0.02)
            if i % 2:
                await self.catch_acting(worker, rng)
            await worker.kill()
            start = time.monotonic()
            await worker.start()
            await worker.ask({"do": "look", "table": table, "seat": 0})
            self.restarts.append(time.monotonic() - start)
            self.imports.append(await seconds_to_load())

    async def catch_acting(self, worker: Worker, rng: random.Random) -> None:
        """Suspend the worker in the middle of an action.

        On a busy machine the players here are slower than the worker, and moments at random find it idle.
        """
        while self.count < self.goal and not await worker.is_caught_acting():
            await asyncio.sleep(rng.random() * 0.005)


async def seconds_to_load() -> float:
    """How long a program takes that only loads what a worker loads: so quick is the machine just now."""
    start = time.monotonic()
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import tests.server.worker"
    )
    assert await program.wait() == 0
    return time.monotonic() - start


async def evening(workers: list[Worker], tables: list[str], goal: int, kills: int) -> Evening:
    """Play until so many actions are acknowledged, while workers are killed."""
    night = Evening(workers, goal, {table: [] for table in tables})
    await asyncio.gather(*[worker.start() for worker in workers])
    try:
        rng = random.Random(goal)
        await asyncio.gather(
            night.kill_now_and_then(rng, kills), *[night.play(table) for table in tables]
        )
    finally:
        await asyncio.gather(*[worker.stop() for worker in workers])
    return night
