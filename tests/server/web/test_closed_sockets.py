"""A socket that is closed leaves nothing behind (issue 17, the soak).

The web process would find cycles in the end, but only when a quarter of all objects is new: a busy server held
twice as many sockets as were open, each with the frame that it showed last.
"""

import gc
import time
from collections.abc import Iterator

import pytest

from jotunheim.server.table_socket import TableSocket
from tests.server.web.served import WAIT, Browser


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def open_sockets() -> int:
    return sum([isinstance(one, TableSocket) for one in gc.get_objects()])


def test_a_closed_socket_is_freed_without_the_garbage_collector(
    solveig: Browser, no_collector: None
) -> None:
    table = solveig.open_table("leduc", kind="hotseat", player2="Tova")
    for _ in range(3):
        with solveig.socket(table) as line:
            line.until("frame")
            assert open_sockets() >= 1

    until = time.monotonic() + WAIT
    while open_sockets() and time.monotonic() < until:
        time.sleep(0.05)

    assert open_sockets() == 0
