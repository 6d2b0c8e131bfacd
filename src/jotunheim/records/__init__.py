"""Records: the save, the replay and the proof of a game, in one readable text format (docs/records.md)."""

from jotunheim.records.files import Record, Writer, parse, read, record_text
from jotunheim.records.header import Header
from jotunheim.records.new_game import new_header
from jotunheim.records.replays import Problem, Replay, load, replay, resume
from jotunheim.records.seeds import mixed_seed
from jotunheim.records.session import Session, UndoRefused
from jotunheim.records.timeline import Play
from jotunheim.records.verdict import Verdict, verify

__all__ = [
    "Header",
    "Play",
    "Problem",
    "Record",
    "Replay",
    "Session",
    "UndoRefused",
    "Verdict",
    "Writer",
    "load",
    "mixed_seed",
    "new_header",
    "parse",
    "read",
    "record_text",
    "replay",
    "resume",
    "verify",
]
