"""A player that stops in the middle of a game until it may play on: what a test does meanwhile never comes too late."""

import time
from pathlib import Path

LONG = 300.0  # seconds in which somebody must be in the middle of a game, also on a busy machine
PLAYER = '''
import os
import signal
import time
from pathlib import Path

from jotunheim.bots.player import Player

FOLDER = Path(__file__).parent


class Waiter(Player):
    """At its third decision it writes down its process, and waits for a file named "go"."""

    def __init__(self):
        self.count = 0

    def choose(self, sight):
        self.count += 1
        if self.count == 3:
            signal.setitimer(signal.ITIMER_REAL, 0)  # else the rule of thumb would answer after 5 seconds
            (FOLDER / f"{os.getpid()}.waits").touch()
            while not (FOLDER / "go").exists():
                time.sleep(0.02)
        return sight.options[self.count % len(sight.options)]
'''


class Waiting:
    """The waiting players of a tournament; `name` is what an arena calls them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        (folder / "waiter.py").write_text(PLAYER)
        self.name = f"{folder / 'waiter.py'}:Waiter"

    def workers(self) -> list[int]:
        """The processes that have come to the middle of a game so far."""
        return [int(file.stem) for file in self.folder.glob("*.waits")]

    def until(self, count: int) -> list[int]:
        """Wait for so many of these processes."""
        end = time.monotonic() + LONG
        while len(self.workers()) < count:
            assert time.monotonic() < end, "nobody plays"
            time.sleep(0.02)
        return self.workers()

    def go_on(self) -> None:
        """From now on nobody waits."""
        (self.folder / "go").touch()
