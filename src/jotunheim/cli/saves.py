"""Saved games: where they are, and which ones exist."""

import contextlib
import os
import re
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jotunheim.kernel import RecordError, UserError
from jotunheim.records import Session
from jotunheim.records.files import Record, printable, read
from jotunheim.records.lines import EndLine, PlayLine
from jotunheim.texts import _, ngettext

SUFFIX: Final = ".jotun"
PERSON: Final = "person"  # who plays a seat, if no bot does
OURS: Final = re.compile(r".*-\d{4}-\d\d-\d\d-\d{6}(-\d+)?")  # a name that we made


@dataclass
class Saved:
    """A saved game, read without replaying it."""

    path: Path
    record: Record
    changed: float

    @property
    def finished(self) -> bool:
        """Does the record end with an outcome?"""
        lines = self.record.lines
        return bool(lines) and isinstance(lines[-1], EndLine)

    @property
    def matters(self) -> bool:
        """Has a person played in it, or is there none, or has somebody chosen its name?"""
        players = self.record.header.players
        people = [s for s in range(self.record.header.seats) if players.get(s, PERSON) == PERSON]
        return (
            not people
            or not OURS.fullmatch(self.path.stem)
            or any(isinstance(x, PlayLine) and x.seat in people for x in self.record.lines)
        )

    def line(self) -> str:
        """One line for lists."""
        head = self.record.header
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(self.changed))
        people = printable(", ".join([head.names[seat] for seat in sorted(head.names)]))
        seats = ngettext("{n} seat", "{n} seats", head.seats).format(n=head.seats)
        state = _("over") if self.finished else _("play {n}").format(n=self.record.plays)
        who = f"  ({people})" if people else ""
        game = printable(head.game)
        return f"{when}  {game:<14} {seats}  {state}{who}  {self.path.name}"


def data_folder() -> Path:
    """The user's folder for Jotunheim: JOTUN_DATA, otherwise the usual one of the platform."""
    if chosen := os.environ.get("JOTUN_DATA"):
        return Path(chosen).expanduser().absolute()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Jotunheim"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Jotunheim"
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "jotunheim"


def folder() -> Path:
    """The folder of saved games."""
    return data_folder() / "games"


def new_path(game: str) -> Path:
    """A name that no saved game has yet."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{stamp}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def save_new(session: Session) -> None:
    """Save a new game under a new name, even if another game starts in the same second."""
    while True:
        path = new_path(session.game.name)
        try:
            return session.save_as(path)
        except RecordError:
            if not path.exists():
                raise  # it is not the name that is wrong


def drop_untouched(path: Path) -> bool:
    """Remove a game in which nobody has played yet; False: it matters and is kept."""
    with contextlib.suppress(RecordError, OSError):
        if not Saved(path, read(path), 0).matters:
            path.unlink()
            return True
    return False


def saved_games(finished: bool = False) -> list[Saved]:
    """Saved games that matter, the latest first; finished ones only on request."""
    found: list[Saved] = []
    try:
        paths = list(folder().glob(f"*{SUFFIX}"))
    except OSError:
        return []
    for path in paths:
        try:
            saved = Saved(path, read(path), path.stat().st_mtime)
        except (RecordError, OSError):
            continue  # the list names games that can be played; `replay FILE` says what is wrong with the others
        if saved.matters and (finished or not saved.finished):
            found.append(saved)
    return sorted(found, key=lambda saved: (-saved.changed, saved.path.name))


def find(word: str) -> Path:
    """The file with this number in the list, this name in the folder, or this path."""
    if word.isdecimal() and not Path(word).exists():
        games = saved_games()
        if not 1 <= int(word) <= len(games):
            line = ngettext(
                "there is no saved game {name}; there is {n}",
                "there is no saved game {name}; there are {n}",
                len(games),
            )
            raise UserError(line.format(name=word, n=len(games)))
        return games[int(word) - 1].path
    for path in (Path(word), folder() / word, folder() / f"{word}{SUFFIX}"):
        if path.exists():
            return path
    line = _("no saved game {name}: no such file here or in {folder}")
    raise UserError(line.format(name=repr(word), folder=folder()))
