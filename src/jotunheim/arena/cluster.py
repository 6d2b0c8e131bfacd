"""A tournament on a Ray cluster: the same games, on any processor of the cluster that is free.

Ray hands each game to a process of its choice, and to another one if that dies. Reports come back here and are written
down here: the cluster keeps nothing. Results follow from the seed and the number of a game, so they are the same as on
one machine.
"""

import importlib
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TextIO

import msgspec

import jotunheim
from jotunheim import registry
from jotunheim.arena.crew import TRIES, report_in
from jotunheim.arena.plan import ArenaError, Match
from jotunheim.arena.result import Report, Trouble
from jotunheim.arena.worker import play_line
from jotunheim.kernel import UserError
from jotunheim.texts import N_, _

AHEAD: Final = 4  # games handed over for each processor, so that none is idle
PATIENCE: Final = 5.0  # seconds to wait for an answer
ERRORS: Final = 2  # the number of the error stream of a process
# By itself, Ray tries for minutes before it gives up, writes about it, and reports to its makers.
RAY_SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_NUM_REDIS_GET_RETRIES": "1",
    "RAY_py_gcs_connect_timeout_s": "3",
    "RAY_gcs_rpc_server_connect_timeout_s": "1",
}
# Reads until this process says that all is well, or ends without a word.
LAST_WORD: Final = "import sys; sys.stdin.read() or print(sys.argv[1], file=sys.stderr)"
MISSING: Final = N_('--cluster needs Ray, which is not installed: pip install "jotunheim[cluster]"')


class Cluster:
    """The processors of a cluster; `play` gives the reports as they come in."""

    def __init__(self, address: str, jobs: int = 0, pack: Path | None = None) -> None:
        self.address = address
        self.jobs = jobs  # games at the same time; 0: as many as there is room for
        self.pack = pack

    def play(self, matches: list[Match]) -> Iterator[Report]:
        """All matches, each once, in the order in which they end."""
        with last_word(self.address), hushed():
            yield from self.play_there(matches)

    def play_there(self, matches: list[Match]) -> Iterator[Report]:
        """All matches on the cluster, which is left at the end."""
        ray = self.join()
        try:
            yield from self.hand_out(ray, matches)
        except ray.exceptions.RayError as error:
            line = _("cluster {address}: {error}; finished games are kept")
            text = line.format(address=self.address, error=in_short(error))
            raise ArenaError(text) from None
        finally:
            ray.shutdown()  # what is still being played is dropped there

    def hand_out(self, ray: ModuleType, matches: list[Match]) -> Iterator[Report]:
        """Keep the cluster busy, a few games ahead of it."""
        task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_there)
        pack = "" if self.pack is None else str(self.pack.resolve())
        wanted = terms(matches[0].game, pack)
        room = self.jobs or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = matches[::-1]
        out: dict[Any, Match] = {}
        while waiting or out:
            while waiting and len(out) < room:
                match = waiting.pop()
                out[task.remote(msgspec.json.encode(match), pack, wanted)] = match
            for ticket in ray.wait(list(out), num_returns=1)[0]:
                match = out.pop(ticket)
                try:
                    line = ray.get(ticket)
                except ray.exceptions.WorkerCrashedError:
                    text = _("game {n}: {tries} workers died on it; finished games are kept")
                    raise ArenaError(text.format(n=match.number, tries=TRIES)) from None
                yield report_in(line)

    def join(self) -> ModuleType:
        """Join the cluster; if nobody answers, say so within seconds."""
        knock(self.address)
        for name, value in RAY_SETTINGS.items():
            os.environ.setdefault(name, value)
        try:
            ray = importlib.import_module("ray")
        except ImportError:
            raise ArenaError(_(MISSING)) from None
        variables = {name: value for name, value in os.environ.items() if name == "PYTHONPATH"}
        try:
            ray.init(
                address=self.address,
                log_to_driver=False,
                logging_level=logging.CRITICAL,
                runtime_env={"env_vars": variables},  # compiled or interpreted, as this process is
            )
        except (ConnectionError, RuntimeError, OSError, ValueError) as error:
            line = _("cluster {address}: {error}")
            raise ArenaError(line.format(address=self.address, error=in_short(error))) from None
        return ray


@contextmanager
def last_word(address: str) -> Iterator[None]:
    """When its own machine is lost, Ray ends this process at once and in silence: then a child says what happened (P-17)."""
    line = _("cluster {address}: Ray ended this program; finished games are kept")
    command = [sys.executable, "-I", "-c", LAST_WORD, f"jotun: {line.format(address=address)}"]
    # In a session of its own, so that Ctrl+C does not end it before this process has ended.
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True) as child:
        try:
            yield
        finally:
            child.communicate(b"all is well")


@contextmanager
def hushed() -> Iterator[None]:
    """Silence what Ray's own code writes past Python when a machine is lost; our lines still come through (P-17)."""
    ours = sys.stderr
    ours.flush()
    way_out, nowhere = os.dup(ERRORS), os.open(os.devnull, os.O_WRONLY)
    with os.fdopen(way_out, "w", buffering=1, encoding=ours.encoding, errors=ours.errors) as still:
        os.dup2(nowhere, ERRORS)
        if is_process_stream(ours):
            sys.stderr = still
        try:
            yield
        finally:
            os.dup2(way_out, ERRORS)
            os.close(nowhere)
            sys.stderr = ours


def is_process_stream(stream: TextIO) -> bool:
    """Is this the error stream of the process, and not one that a test has put in its place?"""
    try:
        return stream.fileno() == ERRORS
    except OSError:  # it has no number
        return False


def knock(address: str) -> None:
    """See whether anybody answers at HOST:PORT."""
    host, colon, port = address.rpartition(":")
    if not (colon and host and port.isdecimal() and 0 < int(port) < 65536):
        line = _("cluster {address}: expected HOST:PORT of the head of a Ray cluster")
        raise ArenaError(line.format(address=repr(address)))
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        line = _("cluster {address}: nobody answers there ({error})")
        text = line.format(address=address, error=error.strerror or error)
        raise ArenaError(text) from None


def in_short(error: BaseException) -> str:
    """What an error of Ray says, in one line: the last of a traceback, otherwise the first."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    if not lines:
        return type(error).__name__
    return lines[
        -1 if any("Traceback" in line or line.startswith("File ") for line in lines) else 0
    ]


def terms(game: str, pack: str) -> str:
    """All that results depend on besides the match: what must be the same on every machine."""
    found = registry.game(game, Path(pack) if pack else None)
    return f"Jotunheim {jotunheim.__version__}, rules {found.rules_version}, content {found.content_version}"


def play_there(line: bytes, pack: str, wanted: str) -> bytes:
    """Play a match on a machine of the cluster, if it has the same version of the game."""
    match = msgspec.json.decode(line, type=Match)
    try:
        here = terms(match.game, pack)
    except UserError as error:
        here = str(error)
    if here != wanted:
        word = f"{socket.gethostname()} has {here}, not {wanted}"
        return msgspec.json.encode(Trouble(match.number, word, ""))
    return msgspec.json.encode(play_line(line, Path(pack) if pack else None))
