"""One way of measuring for everything, ours and others': repeat for a while, count, divide.

Seconds are seconds of the processor. All that is measured is the work of one thread that never waits, so on an
idle machine these are plain seconds, and on a busy one they leave out the time of other programs.
"""

import time
from collections.abc import Callable


def rate(seconds: float, work: Callable[[], int]) -> tuple[float, float]:
    """Repeat the work for about so long: how often it was done, and what it counted, both per second.

    Before that, as long untimed: caches, branch predictors and lazy imports are not what we measure.
    """
    repeat(seconds, work)
    times, counted, elapsed = repeat(seconds, work)
    return times / elapsed, counted / elapsed


def repeat(seconds: float, work: Callable[[], int]) -> tuple[int, int, float]:
    """Do it again and again for about so long: how often, what it counted, how long it took."""
    times = 0
    counted = 0
    began = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        counted += work()
        times += 1
        elapsed = time.process_time() - began
    return times, counted, elapsed


def microseconds(seconds: float, work: Callable[[], int]) -> float:
    """The same as the time of one unit that the work counts, in microseconds."""
    return 1e6 / rate(seconds, work)[1]
