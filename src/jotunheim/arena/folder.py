"""The folder of a tournament: what it is, one line for each finished game, and the records.

    tournament.json     what is being played
    games.jsonl         one line a game, in the order in which they ended
    records/00042.jotun the game, for ./jotun replay

A line counts when it is whole and on the disk, and is written after its record. A torn last line
(power cut, full disk) is cut off, and its game is played again.
"""

import contextlib
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from jotunheim.arena.plan import ArenaError, Tournament, match
from jotunheim.arena.result import Report, Result
from jotunheim.texts import N_, _

PLAN: Final = "tournament.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
# What makes two tournaments different; how many games there are does not.
FIELDS: Final = (
    N_("game"),
    N_("seats"),
    N_("players"),
    N_("seed"),
    N_("options"),
    N_("rules"),
    N_("content"),
    N_("version"),
    N_("fingerprints"),
)


class Folder:
    """A folder with results, and what is known of them."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read_plan(self) -> Tournament:
        """What is being played here."""
        file = self.path / PLAN
        if not file.is_file():
            line = _("{path}: no tournament here (there is no {file})")
            raise ArenaError(line.format(path=self.path, file=PLAN))
        try:
            return msgspec.json.decode(file.read_bytes(), type=Tournament)
        except msgspec.DecodeError as error:
            line = _("{file}: this is not a tournament of Jotunheim: {error}")
            raise ArenaError(line.format(file=file, error=error)) from None

    def claim(self, plan: Tournament) -> None:
        """Make it the folder of this tournament; one that holds another, or other things, is refused."""
        self.path.mkdir(parents=True, exist_ok=True)
        if (self.path / PLAN).exists():
            found = self.read_plan()
            if not found.same_but_longer(plan):
                line = _("{path} holds another tournament: {difference}")
                raise ArenaError(line.format(path=self.path, difference=differing(found, plan)))
            if found.games >= plan.games:
                return
        elif any(not name.startswith(".") for name in os.listdir(self.path)):
            line = _("{path} holds other things; name a new or empty folder")
            raise ArenaError(line.format(path=self.path))
        aside = self.path / f".{PLAN}.new"
        aside.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        aside.replace(self.path / PLAN)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep others from playing the same games at the same time."""
        with (self.path / ".lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                line = _("{path}: somebody is playing this tournament now")
                raise ArenaError(line.format(path=self.path)) from None
            yield

    def results(self) -> list[Result]:
        """All finished games, by number; a line that is torn or not of this tournament is an error."""
        found: dict[int, Result] = {}
        plan = self.read_plan()
        file = self.path / GAMES
        for at, line in enumerate(self.whole_lines(), start=1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                text = _("{file}, line {line}: {text}").format(file=file, line=at, text=error)
                raise ArenaError(text) from None
            if match(plan, result.number).players != result.players:
                text = _("{file}, line {line}: game {n} is not of this tournament")
                raise ArenaError(text.format(file=file, line=at, n=result.number))
            found[result.number] = result
        return [found[number] for number in sorted(found)]

    def whole_lines(self) -> list[bytes]:
        """The lines that were written to their end."""
        file = self.path / GAMES
        if not file.exists():
            return []
        data = file.read_bytes()
        return data[: data.rfind(b"\n") + 1].splitlines()

    def repair(self) -> bool:
        """Cut off a torn last line; was there one?"""
        file = self.path / GAMES
        if not file.exists():
            return False
        data = file.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole == len(data):
            return False
        os.truncate(file, whole)
        return True

    def add(self, report: Report) -> None:
        """A finished game: first its record, then its line, which makes it count."""
        records = self.path / RECORDS
        records.mkdir(exist_ok=True)
        aside = records / f".{report.result.number:05}.new"
        aside.write_text(report.record, encoding="utf-8")
        aside.replace(records / record_name(report.result.number))
        append(self.path / GAMES, msgspec.json.encode(report.result) + b"\n")


def record_name(number: int) -> str:
    """The file of a game's record."""
    return f"{number:05}.jotun"


def append(path: Path, line: bytes) -> None:
    """Write a whole line and wait for the disk; if that fails, the file is as it was."""
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    try:
        before = os.fstat(file).st_size
        try:
            rest = line
            while rest:
                rest = rest[os.write(file, rest) :]
            os.fsync(file)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(file, before)
            error.filename = error.filename or str(path)
            raise
    finally:
        os.close(file)


def differing(found: Tournament, wanted: Tournament) -> str:
    """The first thing in which two tournaments differ, in words."""
    for name in FIELDS:
        there, here = getattr(found, name), getattr(wanted, name)
        if there != here:
            text = _("{name} {there} there, {here} here")
            return text.format(name=_(name), there=shown(there), here=shown(here))
    return _("the same")


def shown(value: object) -> str:
    """A value of a tournament for people."""
    if isinstance(value, tuple):
        return ",".join([str(part) for part in value])
    if isinstance(value, dict):
        return " ".join([f"{key}={part}" for key, part in value.items()]) or _("none")
    return str(value)
