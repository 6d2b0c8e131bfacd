"""All rooms of a worker: opened when needed, closed when idle; bots, stand-ins, news of other workers."""

from jotunheim.server.config import Config
from jotunheim.server.room import Room
from jotunheim.server.store import Store


class Rooms:
    """The rooms, the engine processes and the bots of a worker."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store

    async def start(self) -> None:
        """Start the processes; go on with what a dead worker has left."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Let what is under way be written, then stop the processes."""
        raise NotImplementedError

    async def open(self, table: str) -> Room:
        """The room of a table; Refused("unknown") if there is none."""
        raise NotImplementedError

    async def tell(self, table: str, kind: str) -> None:
        """Something beside the game was changed in the store (people, chat, stage): tell all who watch."""
        raise NotImplementedError

    async def take_in(self, text: str, owner: int, title: str = "", seats_for: int = -1) -> str:
        """Open a record as a hotseat table of this visitor; the id of the table."""
        raise NotImplementedError

    def health(self) -> dict[str, int | float | bool]:
        """Figures for /health."""
        raise NotImplementedError
