"""One server for all tests of a module that need no settings of their own."""

from collections.abc import Iterator

import pytest

from tests.server.web.served import Browser, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture
def solveig(server: Server) -> Browser:
    return server.browser().named("Solveig")


@pytest.fixture
def bjorn(server: Server) -> Browser:
    return server.browser().named("Bjørn")
