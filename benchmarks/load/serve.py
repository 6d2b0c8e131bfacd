"""Serve on a port: our application, or the bare loop."""

import sys
from pathlib import Path

import msgspec
import uvicorn

from benchmarks.load.bare import bare
from benchmarks.load.house import settings
from jotunheim.server import memory, server_log
from jotunheim.server.app import application
from jotunheim.server.config import Config
from jotunheim.server.launch import settings as server_settings
from jotunheim.server.protocols import BoundedSocket, Connections


class BusySocket(BoundedSocket):
    """A WebSocket of clients that play as fast as they can: the bare loop lets them send hundreds of frames a second."""

    frame_rate = 1e9
    frame_burst = 1e9


def main(kind: str, port: str, argument: str) -> None:
    """Until we are told to stop. The argument of our own is a database, or all settings as JSON."""
    server_log.start("warning")
    memory.prepare()
    app = bare(Path(argument)) if kind == "bare" else application(config_of(argument))
    Connections.most = settings("").connections_of_address  # of the bare loop too
    how = server_settings(app, settings(""))
    how.ws = BusySocket
    how.host, how.port = "127.0.0.1", int(port)
    uvicorn.Server(how).run()


def config_of(argument: str) -> Config:
    """The settings of a server."""
    if argument.startswith("{"):
        return msgspec.json.decode(argument, type=Config)
    return settings(argument)


if __name__ == "__main__":
    main(*sys.argv[1:])
