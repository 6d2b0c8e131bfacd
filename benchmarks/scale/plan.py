"""How many machines for how many live tables."""

import math
from typing import Final

import msgspec

from benchmarks.scale import measured as m
from benchmarks.scale.server import Cost, live, p95

CORES: Final = 4  # of a unit: one web process with its engines
ENGINES: Final = 3
LATE: Final = 100.0  # milliseconds within which 95 of 100 actions are confirmed
DAY: Final = 86_400
STEP: Final = 100  # tables


class Plan(msgspec.Struct, frozen=True):
    """What some number of live tables needs."""

    tables: int
    actions: float  # a second
    units: int
    cores: int
    memory: float  # gigabytes
    sockets: int
    gigabytes_a_day: float  # of new rows
    news: float  # pieces of news a second that each worker hears
    hearing: float  # share of a core that this takes, in each worker


def carries(cost: Cost, every: float, seconds: float = 10.0) -> int:
    """The most live tables for one unit, by halving."""
    low, high = 0, int(CORES * every / cost.live / STEP) + 1
    while high - low > 1:
        middle = (low + high) // 2
        ran = live(cost, middle * STEP, every, CORES, ENGINES, False, seconds)
        late = p95(ran.waits[len(ran.waits) // 2 :])  # an overload grows with time
        low, high = (middle, high) if late <= LATE else (low, middle)
    return low * STEP


def plan(tables: int, every: float, of_unit: int) -> Plan:
    """Units, and all that follows."""
    actions = tables / every
    units = math.ceil(tables / of_unit)
    memory = tables * (m.TABLE_RULES + m.TABLE_WEB) + units * (1 + ENGINES) * m.PROCESS
    news = actions * (units - 1) / units
    return Plan(
        tables=tables,
        actions=actions,
        units=units,
        cores=units * CORES,
        memory=memory / 1e9,
        sockets=tables * m.SOCKETS,
        gigabytes_a_day=actions * m.ROW * DAY / 1e9,
        news=news,
        hearing=news * m.NEWS,
    )
