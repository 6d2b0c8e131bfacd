"""Copies of a record under a name of your choice."""

import os
from pathlib import Path

from jotunheim.kernel import RecordError
from jotunheim.records import Session, read
from jotunheim.records.files import place, reason
from jotunheim.texts import _


def save_copy(session: Session, name: str) -> Path:
    """Write the record to a file; only an older copy of the same game is written over."""
    path = Path(name).expanduser().absolute()
    writer = session.writer
    if writer is not None and path.exists() and path.samefile(writer.path):
        return path
    if path.is_dir():
        raise RecordError(_("{path}: this is a folder; name a file").format(path=path))
    aside = path.with_name(f".{path.name}.{os.getpid()}.copy")
    try:
        if path.exists() and not is_older_copy(session, path):
            line = _("{path}: another file has this name")
            raise RecordError(line.format(path=path))
        aside.unlink(missing_ok=True)
        place(aside, session.text().encode())
        os.replace(aside, path)
    except OSError as error:
        line = _("{path}: cannot be saved: {error}")
        raise RecordError(line.format(path=path, error=reason(error))) from None
    return path


def is_older_copy(session: Session, path: Path) -> bool:
    """Is it a record of the same game?"""
    try:
        return read(path).header == session.header
    except RecordError:
        return False
