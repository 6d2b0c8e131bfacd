"""The head of a record: which game, which rules, which options, which seed."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from jotunheim.kernel import RecordError
from jotunheim.texts import _

FIRST: Final = "jotunheim record"
VERSION: Final = 1
WORD: Final = re.compile(r"[^\s]+")
COUNT: Final = re.compile(r"[0-9]{1,9}")
HEX: Final = re.compile(r"[0-9a-f]{64}")
SHARE: Final = re.compile(r"[0-9a-f]{1,64}")
FAST: Final = re.compile(r"fast:[0-9]{1,18}")
NEEDED: Final = ("game", "rules", "seats")


@dataclass
class Header:
    """What stands above the first blank line of a record."""

    game: str
    rules: int
    seats: int
    content: str = ""  # the hash of the content, where the game has some
    pack: str = ""  # the name of the content pack, if one was laid over the game's own
    package: str = ""  # the version of Jotunheim that wrote it
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)  # of the people, by seat from 0
    players: dict[int, str] = field(default_factory=dict)  # who plays: person, random, …
    fingerprints: dict[int, str] = field(default_factory=dict)  # of foreign players' code, by seat
    commitment: str = ""  # the hash of a fair seed, shown before the game
    seed: str = ""  # 64 hex digits, or fast:N; empty as long as it is not revealed
    key: str = ""  # the server's share of a seed that people had a share in; hidden like the seed
    shares: dict[int, str] = field(default_factory=dict)  # of the people, by seat from 0
    rolls: tuple[int, ...] = ()  # draws to come, counted from 0, before chance takes over
    situation: str | None = None


def header_lines(head: Header) -> list[str]:
    """The head as lines, up to and with the blank one."""
    lines = [f"{FIRST} {VERSION}", f"game {head.game}", f"rules {head.rules}"]
    if head.content:
        lines.append(f"content {head.content}")
    if head.pack:
        lines.append(f"pack {json.dumps(head.pack)}")
    if head.package:
        lines.append(f"package {head.package}")
    lines += [f"option {name} {value}" for name, value in head.options.items()]
    lines.append(f"seats {head.seats}")
    lines += [f"name {s + 1} {json.dumps(name)}" for s, name in sorted(head.names.items())]
    lines += [f"player {s + 1} {who_word(who)}" for s, who in sorted(head.players.items())]
    lines += [f"fingerprint {s + 1} {mark}" for s, mark in sorted(head.fingerprints.items())]
    if head.commitment:
        lines.append(f"commitment {head.commitment}")
    if head.key:
        lines.append(f"key {head.key}")
    lines += [f"share {s + 1} {share}" for s, share in sorted(head.shares.items())]
    if head.seed:
        lines.append(f"seed {head.seed}")
    if head.rolls:
        lines.append("rolls " + " ".join([str(value + 1) for value in head.rolls]))
    if head.situation is not None:
        lines += [f"| {line}".rstrip(" ") for line in head.situation.split("\n")]
    return [*lines, ""]


def read_header(lines: list[str]) -> tuple[Header, int]:
    """The head, and the number of lines it takes; errors begin with the number of the line."""
    check_first(lines[0] if lines else "")
    found = Found()
    for at, line in enumerate(lines[1:], start=2):
        if not line:
            return found.header(at), at
        if line.startswith("|"):
            found.situation.append(line[1:].removeprefix(" "))
        elif not line.startswith("#"):
            found.read(at, line)
    raise RecordError(_("line {at}: the file ends within its head").format(at=len(lines)))


def check_first(line: str) -> None:
    """Is it a record at all, and of a version we know?"""
    if not line.startswith(FIRST + " "):
        raise RecordError(
            _('line 1: not a record of Jotunheim (it would begin "{first} {version}")').format(
                first=FIRST, version=VERSION
            )
        )
    version = line[len(FIRST) + 1 :]
    if version != str(VERSION):
        raise RecordError(
            _("line 1: a record of version {theirs}; we read version {ours}").format(
                theirs=repr(version[:20]), ours=VERSION
            )
        )


class Found:
    """What the lines of a head have said so far."""

    def __init__(self) -> None:
        self.single: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.players: dict[int, str] = {}
        self.fingerprints: dict[int, str] = {}
        self.shares: dict[int, str] = {}
        self.rolls: tuple[int, ...] = ()
        self.situation: list[str] = []

    def read(self, at: int, line: str) -> None:
        """Take in one line `key value`."""
        key, _blank, value = line.partition(" ")
        try:
            if key in SINGLE:
                if key in self.single:
                    raise ValueError(_("said twice"))
                self.single[key] = SINGLE[key](value)
            else:
                self.read_many(key, value)
        except ValueError as error:
            raise RecordError(
                _("line {at}: {error}").format(at=at, error=f"{key[:40]}: {error}")
            ) from None

    def read_many(self, key: str, value: str) -> None:
        """Take in a line whose key may come several times."""
        if key == "rolls":
            self.rolls += tuple([int(count(word)) - 1 for word in value.split(" ")])
            return
        name, _blank, rest = value.partition(" ")
        if key == "option":
            if not rest.strip():
                raise ValueError(_("{name} has no value").format(name=name[:40]))
            self.options[word_of(name)] = rest
        elif key == "player":
            self.players[seat_of(name)] = json_word(rest) if rest[:1] == '"' else word_of(rest)
        elif key == "fingerprint":
            self.fingerprints[seat_of(name)] = share_of(rest)
        elif key == "share":
            self.shares[seat_of(name)] = share_of(rest)
        elif key == "name":
            self.names[seat_of(name)] = json_word(rest)
        else:
            raise ValueError(_("no such entry in the head of a record"))

    def header(self, at: int) -> Header:
        """The whole head, if nothing is missing."""
        for key in NEEDED:
            if key not in self.single:
                raise RecordError(
                    _("line {at}: the head lacks its line {key}").format(at=at, key=repr(key))
                )
        single = self.single
        return Header(
            game=single["game"],
            rules=int(single["rules"]),
            seats=int(single["seats"]),
            content=single.get("content", ""),
            pack=single.get("pack", ""),
            package=single.get("package", ""),
            options=self.options,
            names=self.names,
            players=self.players,
            fingerprints=self.fingerprints,
            commitment=single.get("commitment", ""),
            seed=single.get("seed", ""),
            key=single.get("key", ""),
            shares=self.shares,
            rolls=self.rolls,
            situation="\n".join(self.situation) if self.situation else None,
        )


def who_word(who: str) -> str:
    """A player's name: one word, or a text in quotation marks (a command has blanks)."""
    return who if WORD.fullmatch(who) and not who.startswith('"') else json.dumps(who)


def word_of(text: str) -> str:
    """One word, without blanks."""
    if not WORD.fullmatch(text):
        raise ValueError(_("expected one word, got {text}").format(text=repr(text[:40])))
    return text


def count(text: str) -> str:
    """A whole number, from 0."""
    if not COUNT.fullmatch(text):
        raise ValueError(_("expected a whole number, got {text}").format(text=repr(text[:40])))
    return text


def seat_of(text: str) -> int:
    """A seat, counted from 1 in files and from 0 inside."""
    seat = int(count(text)) - 1
    if not 0 <= seat < 64:
        raise ValueError(_("there is no seat {n}").format(n=text))
    return seat


def json_word(text: str) -> str:
    """A text in quotation marks."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, str):
        raise ValueError(
            _("expected a text in quotation marks, got {text}").format(text=repr(text[:40]))
        )
    return value


def hash_of(text: str) -> str:
    """A hash of 256 bits."""
    if not HEX.fullmatch(text):
        raise ValueError(
            _("expected 64 hexadecimal digits, got {text}").format(text=repr(text[:80]))
        )
    return text


def share_of(text: str) -> str:
    """What a person gave to the seed: up to 64 hexadecimal digits."""
    if not SHARE.fullmatch(text):
        raise ValueError(
            _("expected up to 64 hexadecimal digits, got {text}").format(text=repr(text[:80]))
        )
    return text


def seed_of(text: str) -> str:
    """A seed: 256 bits for real tables, a number for simulations."""
    if FAST.fullmatch(text):
        return text
    if not HEX.fullmatch(text):
        raise ValueError(
            _("expected 64 hexadecimal digits or fast:N, got {text}").format(text=repr(text[:80]))
        )
    return text


SINGLE: Final[dict[str, Callable[[str], str]]] = {
    "game": word_of,
    "rules": count,
    "content": word_of,
    "pack": json_word,
    "package": word_of,
    "seats": count,
    "commitment": hash_of,
    "seed": seed_of,
    "key": hash_of,
}
