"""The log of the server: one line an event, for people on a terminal, as JSON elsewhere.

Never in a log: tokens, cookies, seeds, cards, chat, names. Paths are logged by their pattern, not as they
were asked, since a seat's link holds its token.
"""

import json
import logging
import sys
import time
from typing import Final

NAME: Final = "jotunheim"
log: Final = logging.getLogger(NAME)
FIELDS: Final = "fields"  # where the further facts of an event stand


def event(what: str, level: int = logging.INFO, **fields: str | int | float | bool) -> None:
    """Note an event with its facts."""
    log.log(level, what, extra={FIELDS: fields})


class Plain(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, what happened, its facts."""
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = " ".join([f"{key}={value}" for key, value in facts_of(record).items()])
        return (
            f"{when} {record.getMessage()}{'  ' + facts if facts else ''}{trace_of(self, record)}"
        )


class Json(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts_of(record),
        }
        trace = trace_of(self, record)
        if trace:
            line["trace"] = trace.strip()
        return json.dumps(line, ensure_ascii=False)


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """The further facts of an event."""
    found = getattr(record, FIELDS, {})
    return dict(found) if isinstance(found, dict) else {}


def trace_of(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """Where an error happened: places in the code only, because values may be secret."""
    if not record.exc_info or record.exc_info[2] is None:
        return ""
    places = []
    at = record.exc_info[2]
    while at is not None:
        code = at.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{at.tb_lineno} {code.co_qualname}")
        at_next = at.tb_next
        if at_next is None:
            break
        at = at_next
    kind = record.exc_info[0].__name__ if record.exc_info[0] else "error"
    return "\n  " + "\n  ".join([*places, kind])


def start(level: str = "info") -> None:
    """Send events to stderr: readable on a terminal, JSON lines elsewhere."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain() if sys.stderr.isatty() else Json())
    for name in (NAME, "uvicorn.error"):
        found = logging.getLogger(name)
        found.handlers = [handler]
        found.propagate = False
        found.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
