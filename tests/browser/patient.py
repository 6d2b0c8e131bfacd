"""A server with room for busy tests: python -m tests.browser.patient DATABASE PORT.

The same server as `jotun serve` starts, with settings that its command does not offer: on a machine that shares
its cores with other tests, the rules get more than their usual seconds.
"""

import asyncio
import sys

from jotunheim.cli.serve import prepare
from jotunheim.server import launch
from jotunheim.server.config import Config

DEADLINE = 60.0  # seconds for one request to the rules


def main(database: str, port: int) -> None:
    """Serve until told to stop."""
    listening = launch.listen("127.0.0.1", port)
    config = Config(
        database=database,
        bot_pause=0.0,
        reaction_least=0.0,
        reaction_most=0.0,
        rules_deadline=DEADLINE,
        tables_an_hour=1_000.0,
        guests_an_hour=1_000.0,  # all tests come from one address
        open_tables=1_000,
        running_tables=1_000,
        messages=200.0,
        messages_burst=1_000.0,
        chats=100.0,
        chats_burst=1_000.0,
    )
    asyncio.run(prepare(database))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    launch.run(config, listening, 1, "warning")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
