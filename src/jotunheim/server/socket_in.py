"""Messages from browsers over a socket: checked strictly before anything else."""

import re
from typing import Final

import msgspec

from jotunheim.server.frames import Refused
from jotunheim.texts import _

DEEPEST: Final = 4  # brackets within brackets; our own messages have two
MOST_TOKENS: Final = 64
LONGEST: Final = 200  # characters of a token
LONGEST_ID: Final = 80  # as wide as its column
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
COUNTING: Final = (
    "act",
    "undo",
    "less",
    "more",
    "order",
    "ahead",
    "withdraw",
    "cover",
    "chat",
    "report",
    "propose",
    "ask_back",
    "agree",
)  # these need an id


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """A message. Which fields matter depends on what it wants done."""

    do: str
    id: str = ""
    on: str = ""
    tokens: list[str] = []
    token: str = ""
    order: str = ""
    text: str = ""
    public_ply: int | None = None
    seat: int = -1
    version: str = ""
    parts: dict[str, str] = {}
    stop: bool = False  # of an answer: do not give it if it ends the turn


ACTIONS: Final = frozenset(
    {
        *("act", "undo", "order", "ahead", "withdraw", "cover", "why", "hint", "chat", "report"),
        *("ask_back", "agree", "preview", "less", "more"),
        *("consult", "propose", "look", "live", "text", "log", "places", "seat", "have", "ping"),
        *("hurry", "analyse"),
    }
)
_decoder: Final = msgspec.json.Decoder(Message)


def malformed(why: str) -> Refused:
    """The refusal of a message that cannot be read."""
    return Refused("malformed", why)


def read_message(text: str) -> Message:
    """A message from a browser; Refused("malformed") says what is wrong with it."""
    check_depth(text)
    try:
        said = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise malformed(_("This message cannot be read.")) from None
    if said.do not in ACTIONS:
        raise malformed(_("There is no action called {what}.").format(what=repr(said.do[:40])))
    if said.do in COUNTING and not 1 <= len(said.id) <= LONGEST_ID:
        raise malformed(_("This message needs an id."))
    check_lengths(said)
    return said


def check_depth(text: str) -> None:
    """Refuse a message that is nested too deeply, without reading it."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depth = 0
    for sign in text:
        if sign in "[{":
            depth += 1
            if depth > DEEPEST:
                raise malformed(_("This message is nested too deeply."))
        elif sign in "]}":
            depth -= 1


def check_lengths(said: Message) -> None:
    """Refuse messages with more or longer words than any question takes."""
    words = (said.id, said.on, said.token, said.order, said.version, *said.tokens, *said.parts)
    if len(said.tokens) > MOST_TOKENS or any(len(word) > LONGEST for word in words):
        raise malformed(_("This message is too long."))
    if CONTROL.search(said.id):
        raise malformed(_("An id cannot hold a control character."))
    if said.public_ply is not None and not 0 <= said.public_ply < 10**9:
        raise malformed(_("There is no such moment."))
