"""Runs the server: a listening socket, workers, a clean end."""

import contextlib
import errno
import fcntl
import importlib.util
import os
import resource
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from jotunheim.kernel import UserError
from jotunheim.server import memory, server_log
from jotunheim.server.app import application
from jotunheim.server.config import Config
from jotunheim.server.protocols import BoundedHttp, BoundedSocket
from jotunheim.texts import _

SETTINGS: Final = "JOTUN_SERVER"  # the variable through which workers get their settings
LEVEL: Final = "JOTUN_LOG"
GOODBYE: Final = 5  # seconds that open requests have when the server stops
TRIES: Final = 20  # ports behind the usual one
FILES: Final = 65_536  # open at once, sockets included, as far as the system allows
NOWHERE: Final = ("192.0.2.1", 9)  # an address of no machine, only to learn our own


class ServeError(UserError):
    """The server cannot be started as asked."""


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket on the first free port of a few."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError as error:
            found.close()
            if number + 1 < port + tries and error.errno == errno.EADDRINUSE:
                continue
            text = _("cannot listen on {host} port {port}: {error}")
            raise ServeError(text.format(host=host, port=number, error=error.strerror)) from None
        found.set_inheritable(True)
        return found
    text = _("no free port from {first} to {last} on {host}")
    raise ServeError(text.format(first=port, last=port + tries - 1, host=host))


def own_address() -> str:
    """The address by which other machines of the network reach this one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)  # of a datagram socket: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def settings(app: Starlette | str, config: Config, workers: int = 1) -> uvicorn.Config:
    """The settings for uvicorn; `app` is an application, or the place of the function that makes one."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=config.message_bytes,
        ws_per_message_deflate=config.deflate,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        timeout_graceful_shutdown=GOODBYE,
    )


def run(config: Config, listening: socket.socket, workers: int, level: str) -> None:
    """Serve until a signal comes; everything acknowledged is on the disk by then."""
    config = msgspec.structs.replace(config, workers=workers)
    os.environ[SETTINGS] = msgspec.json.encode(config).decode()
    os.environ[LEVEL] = level
    how = settings("jotunheim.server.launch:worker", config, workers)
    server_log.start(level)
    allow_files()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends like Ctrl-C (S-21)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(how, sockets=[listening]).run()
            return
        server = uvicorn.Server(how)
        server.run(sockets=[listening])
        if not server.started:
            raise ServeError(_("the server could not start (see above)"))


def allow_files() -> None:
    """Raise the limit of open files to what the system allows us (S-05)."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def worker() -> Starlette:
    """The application of a worker, with the settings that its parent passed on."""
    server_log.start(os.environ.get(LEVEL, "info"))
    config = msgspec.json.decode(os.environ.pop(SETTINGS), type=Config)
    memory.prepare()
    return application(config)


@contextlib.contextmanager
def alone(database: Path, address: str) -> Iterator[None]:
    """Lock a SQLite file for one server; the system frees the lock when the process ends."""
    with lock_of(database).open("a+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            text = _("{database} is served already, at {address}")
            raise ServeError(text.format(database=database, address=holder(database))) from None
        lock.seek(0)
        lock.truncate()
        lock.write(address)
        lock.flush()
        yield
        lock.truncate(0)


def lock_of(database: Path) -> Path:
    """The lock next to a SQLite file; a symbolic link has the lock of its target."""
    return Path(f"{database.resolve()}.lock")


def holder(database: Path) -> str:
    """The address of the server that holds a SQLite file; empty: none does."""
    try:
        with lock_of(database).open("r+") as lock:  # nobody holds what is not there
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.seek(0)
                return lock.read(200).strip() or _("an address that is not known yet")
    except OSError:
        return ""
    return ""
