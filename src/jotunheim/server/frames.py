"""What rooms hand out: frames for viewers, notices and refusals."""

from typing import Final

import msgspec

from jotunheim.server.engine.frame_header import FrameHeader

_encoder: Final = msgspec.json.Encoder()
_strings: Final = msgspec.json.Decoder(str)


class Refused(Exception):
    """A request cannot be carried out; the table has not changed. The text is one clear line for people.

    Codes: stale, illegal, not_yours, over, held, unsaved, too_slow, busy, unknown, not_begun, no_hints,
    not_over.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Frame(msgspec.Struct, frozen=True):
    """All that one seat (or a spectator) sees of a table at one moment."""

    header: FrameHeader
    parts: dict[str, bytes]  # HTML by name, all of them, each as JSON: most are only passed on
    hashes: dict[str, str]  # of each part: 12 hex digits

    def html(self, name: str) -> str:
        """A part; empty: there is none of this name."""
        return _strings.decode(self.parts[name]) if name in self.parts else ""


class Ready(bytes):
    """A text that is encoded already. Uvicorn calls `encode` on each text; a `str` would be encoded again
    for every reader."""

    def encode(self) -> bytes:
        """As it is."""
        return self


class FrameMessage(msgspec.Struct, frozen=True, tag_field="kind", tag="frame"):
    """A frame for a browser: of its parts only those that it lacks."""

    header: FrameHeader
    parts: dict[str, msgspec.Raw]
    hashes: dict[str, str]
    gone: list[str]


def frame_text(frame: Frame, have: dict[str, str]) -> Ready:
    """The message about a frame for somebody who has parts with these hashes."""
    hashes = {name: key for name, key in frame.hashes.items() if have.get(name) != key}
    message = FrameMessage(
        header=frame.header,
        parts={name: msgspec.Raw(frame.parts[name]) for name in hashes},
        hashes=hashes,
        gone=[name for name in have if name not in frame.parts],
    )
    return Ready(_encoder.encode(message))


class HintFrame(msgspec.Struct, frozen=True):
    """What a bot that sees no more than the seat would do."""

    level: str
    version: str  # of the view it is about
    lines: list[str]
    answers: list[list[str]]  # the tokens that take each of them


class Notice(msgspec.Struct, frozen=True):
    """Something besides the game has changed at a table: `people`, `chat`, `stage`, `proposals`,
    `reactions`, `analysis`, `cookies` or `banner`."""

    kind: str


class Check(msgspec.Struct, frozen=True):
    """The proof of a finished game's dice, or what is wrong with it."""

    ok: bool
    plays: int
    draws: int
    checks: int
    commitment: str
    seed: str
    problems: list[str]
