"""No GET changes anything: the whole database before and after all of them."""

import re

from tests.server.web.served import Browser, Server, play_out
from tests.server.web.started import wait_until
from tests.server.web.test_guards import filled, routes
from tests.server.web.whole import snapshot


def test_no_get_changes_anything(server: Server, solveig: Browser, bjorn: Browser) -> None:
    waiting = solveig.open_table()
    running = solveig.open_table("leduc")
    bjorn.do(running, "sit", seat="1")
    solveig.do(running, "start")
    over = solveig.open_table(seat2="random")
    play_out(solveig, over)
    link = re.findall(r"/seat/[\w-]{43}", solveig.do(running, "link", seat="0").text)[0]
    wait_until(lambda: not server.site.by_seat.open)  # all who looked have left
    before = snapshot(server)

    for reader in (solveig, bjorn, server.browser()):
        for path in routes(server, "GET"):
            if "{table}" not in path:
                reader.get(filled(path, ""))
                continue
            for table in (waiting, running, over):
                for query in ("", "?seat=0", "?seat=1&moment=1", "?seat=-1&moment=0"):
                    reader.get(filled(path, table) + query)
        assert reader.get(link).status_code == 200
        assert "set-cookie" not in reader.get("/").headers

    assert snapshot(server) == before


def test_a_head_changes_nothing_either(server: Server, solveig: Browser) -> None:
    table = solveig.open_table()
    before = snapshot(server)

    for path in routes(server, "HEAD"):
        solveig.http.head(filled(path, table))

    assert snapshot(server) == before
