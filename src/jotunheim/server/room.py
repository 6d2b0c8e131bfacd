"""A room: one table as the web process knows it. No rules run here, nothing is drawn here."""

from collections.abc import AsyncIterator

from jotunheim.server.frames import Check, Frame, HintFrame, Notice
from jotunheim.server.store import Table


class Watch:
    """What one window gets to see: the newest frame of its seat, and notices. Slow readers skip frames."""

    def __aiter__(self) -> AsyncIterator[Frame | Notice]:
        """Iterate: `async for thing in watch`."""
        raise NotImplementedError

    def close(self) -> None:
        """The window is gone."""
        raise NotImplementedError


class Room:
    """A table. Seats count from 0; -1 is a spectator. Whether somebody holds a seat is checked outside."""

    table: Table

    async def begin(self) -> None:
        """Start the game: all seats must be taken or be bots."""
        raise NotImplementedError

    async def act(self, seat: int, action: str, on: str, tokens: list[str]) -> str:
        """Answer the question, decided on a version of the view; the version it leads to."""
        raise NotImplementedError

    async def undo(self, seat: int, action: str, on: str) -> str:
        """Take back the seat's last play."""
        raise NotImplementedError

    async def order(self, seat: int, action: str, order: str) -> str:
        """A standing order for covert questions: ask, pass or bot."""
        raise NotImplementedError

    async def ahead(self, seat: int, action: str, token: str) -> str:
        """One more pick of a sealed answer, before it is the seat's turn."""
        raise NotImplementedError

    async def withdraw(self, seat: int, action: str) -> str:
        """Forget what the seat has answered ahead."""
        raise NotImplementedError

    async def why(self, seat: int, token: str) -> str:
        """Why something cannot be picked now."""
        raise NotImplementedError

    async def hint(self, seat: int) -> HintFrame:
        """What a bot would do in this seat; refused where the table has hints off."""
        raise NotImplementedError

    async def look(self, seat: int, told: int | None = None) -> Frame:
        """A moment through the seat's view; None: now. After the end through any seat's."""
        raise NotImplementedError

    async def record(self, seat: int) -> str:
        """The table as a file: all of it after the end, before that what the seat may know."""
        raise NotImplementedError

    async def verify(self) -> Check:
        """Derive all dice of a finished game anew."""
        raise NotImplementedError

    def watch(self, seat: int) -> Watch:
        """Look at the table from a seat, until the watch is closed."""
        raise NotImplementedError

    def present(self) -> set[int]:
        """The seats from which somebody looks at the table, at this worker."""
        raise NotImplementedError
