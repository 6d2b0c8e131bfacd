"""Serve on a port: our application, or the bare loop."""

import sys
from pathlib import Path

import uvicorn

from benchmarks.load.bare import bare
from benchmarks.load.house import settings
from jotunheim.server import server_log
from jotunheim.server.app import application
from jotunheim.server.launch import settings as server_settings


def main(kind: str, port: str, argument: str) -> None:
    """Until we are told to stop."""
    server_log.start("warning")
    app = bare(Path(argument)) if kind == "bare" else application(settings(argument))
    how = server_settings(app, settings(""))
    how.host, how.port = "127.0.0.1", int(port)
    uvicorn.Server(how).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
