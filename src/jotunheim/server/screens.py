"""The screens of a table: who watches from which seat in which language, and the newest frame of each."""

from collections.abc import Awaitable, Callable
from typing import Final

from jotunheim.server.engine.messages import Seen
from jotunheim.server.frames import Frame
from jotunheim.server.watching import View, Watch

GROUND: Final = "ground:"  # parts that many frames share

See = Callable[[View, dict[str, str]], Awaitable[Seen]]
Shared = Callable[[str, str], str]


class Screens:
    """All windows on a table. A frame is made anew only for what somebody watches."""

    def __init__(self, see: See, shared: Shared) -> None:
        self.see = see
        self.shared = shared
        self.watches: set[Watch] = set()
        self.frames: dict[View, Frame] = {}  # of what is watched
        self.stale: set[View] = set()  # whose frame may be old

    def add(self, watch: Watch) -> None:
        """A new window; it is shown at once what others see from its seat."""
        self.watches.add(watch)
        frame = self.frames.get(watch.view)
        if frame is not None:
            watch.show(frame)
        else:
            self.stale.add(watch.view)

    def remove(self, watch: Watch) -> None:
        """A window was closed; the frame goes with the last one."""
        self.watches.discard(watch)
        if watch.view not in self.viewed():
            self.frames.pop(watch.view, None)
            self.stale.discard(watch.view)

    def present(self) -> set[int]:
        """The seats from which somebody looks at the table."""
        return {watch.seat for watch in self.watches}

    def viewed(self) -> set[View]:
        """The seats from which somebody looks, each with the languages of those who do."""
        return {watch.view for watch in self.watches}

    def notice(self, kind: str) -> None:
        """Tell all windows that something beside the game has changed."""
        for watch in self.watches:
            watch.tell(kind)

    def mark_stale(self) -> None:
        """All frames may be old now."""
        self.stale |= self.viewed()

    def next_stale(self, asked: int) -> View:
        """Whose frame comes next: that of the seat that is asked first."""
        return max(self.stale, key=lambda view: (view[0] == asked, view))

    async def show(self, view: View) -> Frame:
        """The present frame of a view, also to those who watch it, if it has changed."""
        old = self.frames.get(view)
        seen = await self.see(view, old.hashes if old is not None else {})
        frame = frame_of(view[0], seen, old, self.shared)
        self.stale.discard(view)
        if view in self.viewed() and frame != old:
            self.frames[view] = frame
            for watch in self.watches:
                if watch.view == view:
                    watch.show(frame)
        return frame


def frame_of(seat: int, seen: Seen, old: Frame | None, shared: Shared) -> Frame:
    """A whole frame: new parts, and old ones that have not changed."""
    parts: dict[str, str] = {}
    for name, key in seen.hashes.items():
        part = seen.parts.get(name)
        if part is None:
            assert old is not None  # only what the old frame has is left out
            part = old.parts[name]
        parts[name] = shared(key, part) if name.startswith(GROUND) else part
    return Frame(
        version=seen.version,
        parts=parts,
        hashes=seen.hashes,
        seat=seat,
        mine=seen.mine,
        asked=seen.asked,
        over=seen.over,
        told=seen.told,
        last=seen.last,
        live=seen.live,
        undo=seen.undo,
        undo_why=seen.undo_why,
        order=seen.order,
        ahead=seen.ahead,
        news=seen.news,
        held=seen.held,
    )
