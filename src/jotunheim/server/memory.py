"""Memory that a process no longer needs goes back to the system, not only to the process itself.

Pages, frames and drawings are strings of some kilobytes that live for seconds. The C library cuts them out of one
heap, in which a few of them stay; the gaps between are free, but they still count as memory of the process. So a
process that works evenly grows for an hour until the gaps are large enough (issue 17, the soak).
"""

import ctypes
import gc
import sys
import time
from collections.abc import Callable
from typing import Final

EVERY: Final = 10.0  # seconds between two times that memory is given back
ARENAS: Final = 1  # heaps of a process: each thread that waits for a disk would have one of its own
M_ARENA_MAX: Final = -8  # of malloc.h


def c_library() -> ctypes.CDLL | None:
    """The GNU C library, if we run on it; others have other heaps."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    known = all(hasattr(library, name) for name in ("malloc_trim", "mallopt"))
    return library if known else None


LIBRARY: Final = c_library()


def prepare() -> None:
    """To be called when everything is imported, before the first thread starts.

    All threads share one heap. What is there now stays: the garbage collector need not look at it, so it looks at
    what sockets and requests leave behind more often.
    """
    if LIBRARY is not None:
        LIBRARY.mallopt(M_ARENA_MAX, ARENAS)
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Give all whole pages in gaps of the heap back to the system; it takes some milliseconds."""
    if LIBRARY is not None:
        LIBRARY.malloc_trim(0)


class Upkeep:
    """Gives memory back now and then, when the process has a moment."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last = clock()

    def look(self) -> bool:
        """Is it time? Then do it."""
        now = self.clock()
        if now < self.last + EVERY:
            return False
        give_back()
        self.last = now
        return True
