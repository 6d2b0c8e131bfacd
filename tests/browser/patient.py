"""A server with room for busy tests: python -m tests.browser.patient DATABASE PORT.

The same server as `jotun serve` starts, with settings that its command does not offer: on a machine that shares
its cores with other tests, the rules get more than their usual seconds. And every table of a game has the same dice, so
that what people meet in a test does not change from run to run: the server's share of a seed is the same, and so are
that of each browser (people.py) and the dice of bots, who stray now and then.
"""

import asyncio
import sys

from jotunheim.cli.serve import prepare
from jotunheim.server import launch
from jotunheim.server.config import Config
from jotunheim.server.store import tables

DEADLINE = 60.0  # seconds for one request to the rules


class SameDice:
    """In place of `secrets`: the same share for every table."""

    @staticmethod
    def token_hex(size: int) -> str:
        return "07" * size


def main(database: str, port: int) -> None:
    """Serve until told to stop."""
    setattr(tables, "secrets", SameDice)  # noqa: B010 - to a type checker it is a module
    listening = launch.listen("127.0.0.1", port)
    config = Config(
        database=database,
        bot_pause=0.0,
        bot_dice=7,
        reaction_least=0.0,
        reaction_most=0.0,
        rules_deadline=DEADLINE,
        tables_an_hour=1_000.0,
        guests_an_hour=1_000.0,  # all tests come from one address
        open_tables=1_000,
        running_tables=1_000,
        posts=100.0,
        posts_burst=1_000.0,
        pages=200.0,
        pages_burst=2_000.0,
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
