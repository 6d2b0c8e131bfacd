"""The viewers of a table: who looks from which seat in which language, and the newest frame of each view."""

from collections.abc import Callable
from typing import Final

from jotunheim.server.clock import Clock
from jotunheim.server.engine.messages import Seen
from jotunheim.server.frames import Frame, frame_text
from jotunheim.server.subscription import Subscription, View

NEVER: Final = float("inf")
STILL: Final = ("ground:", "legend:")  # parts that many frames share
NOTHING: Final[dict[str, str]] = {}  # the parts of a reader who has seen nothing yet

Shared = Callable[[str, bytes], bytes]


class Viewers:
    """All subscriptions to a table. Frames are made only for views that somebody watches."""

    def __init__(self, shared: Shared, pause: float, clock: Clock) -> None:
        self.shared = shared
        self.clock = clock
        self.pause = pause  # seconds between two frames of a bystander
        self.watches: set[Subscription] = set()
        self.frames: dict[View, Frame] = {}  # of what is watched
        self.stale: set[View] = set()  # whose frame may be old
        self.changed: dict[View, float] = {}  # when a frame was last shown that was new
        self.is_held: Callable[[int], bool] = lambda seat: False  # must they wait for reactions?

    def add(self, watch: Subscription, fresh: bool = False) -> None:
        """Add a subscription; it gets the frame that others have at its view, or a fresh one is made for it.

        A fresh one is made whether or not that frame is old: else its time would tell of a covert play.
        """
        self.watches.add(watch)
        frame = self.frames.get(watch.view)
        if frame is not None and (not fresh or self.is_held(watch.seat)):
            watch.show(frame)
            return
        self.stale.add(watch.view)
        self.changed.pop(watch.view, None)  # it is due now

    def remove(self, watch: Subscription) -> None:
        """Remove a subscription; the frame goes with the last one of its view."""
        self.watches.discard(watch)
        if watch.view not in self.viewed():
            self.frames.pop(watch.view, None)
            self.changed.pop(watch.view, None)
            self.stale.discard(watch.view)

    def present(self) -> set[int]:
        """The seats whose people look at the table, from these seats or from others of theirs."""
        return {seat for watch in self.watches for seat in watch.own}

    def viewed(self) -> set[View]:
        """All views that somebody watches."""
        return {watch.view for watch in self.watches}

    def view_of(self, seat: int) -> View | None:
        """A view of somebody who looks from a seat; viewers in other languages get theirs later."""
        return next((watch.view for watch in self.watches if watch.seat == seat), None)

    def notice(self, kind: str, seat: int | None = None) -> None:
        """Tell all windows, or those of a seat, that something besides the game has changed."""
        for watch in self.watches:
            if seat is None or watch.seat == seat:
                watch.tell(kind)

    def mark_stale(self) -> None:
        """All frames may be old now."""
        self.stale |= self.viewed()

    def hurry(self, seat: int | None = None) -> None:
        """Viewers of a seat, or all, get their next frame without waiting."""
        for view in list(self.changed):
            if seat is None or view[0] == seat:
                del self.changed[view]

    def next_of(self, seat: int) -> View | None:
        """An old frame of a seat."""
        return next((view for view in self.stale if view[0] == seat), None)

    def first_due(self, asked: int) -> float | None:
        """When the first bystander's frame is due; None: all have seen everything."""
        return min([self.due(view) for view in self.stale if view[0] != asked], default=None)

    def next_due(self, asked: int) -> View | None:
        """The view of a bystander whose frame is due now."""
        now = self.clock.now()
        due = [(self.due(view), view) for view in self.stale if view[0] != asked]
        first = min(due, default=None)
        return first[1] if first is not None and first[0] <= now else None

    def due(self, view: View) -> float:
        """When the next frame of a bystander is due; at once, if the old one says that they are asked."""
        if self.is_held(view[0]):
            return NEVER
        frame = self.frames.get(view)
        if frame is not None and frame.header.mine:
            return 0.0
        return self.changed.get(view, -self.pause) + self.pause

    def take(self, view: View, seen: Seen, old: Frame | None) -> Frame:
        """Make a frame from what the engine sent and the old frame; show it to viewers if it has changed."""
        frame = frame_of(seen, old, self.shared)
        self.stale.discard(view)
        watches = [watch for watch in self.watches if watch.view == view]
        if watches and frame != self.frames.get(view):
            self.frames[view] = frame
            self.changed[view] = self.clock.now()
            since = hashes_of(old)
            text = frame_text(frame, since)  # once for all who have seen the one before
            for watch in watches:
                watch.show(frame, since, text)
        for watch in watches:
            if watch.blank:
                watch.show(frame)
        return frame


def hashes_of(frame: Frame | None) -> dict[str, str]:
    """The hashes of the parts of a frame."""
    return frame.hashes if frame is not None else NOTHING


def frame_of(seen: Seen, old: Frame | None, shared: Shared) -> Frame:
    """A whole frame: new parts, and old ones that have not changed."""
    parts: dict[str, bytes] = {}
    for name, key in seen.hashes.items():
        part = seen.parts.get(name)
        if part is None:
            assert old is not None  # only what the old frame has is left out
            part = old.parts[name]
        parts[name] = shared(key, part) if name.startswith(STILL) else part
    return Frame(seen.header, parts, seen.hashes)
