"""Tokens and their names: every choice in a game is one word of a fixed vocabulary."""

import hashlib
from typing import Final, final

from jotunheim.kernel.errors import IllegalAction, RulesError
from jotunheim.texts import _

PASS: Final = 0
DONE: Final = 1
ALL: Final = 0xFF  # mask of seats; bit s is seat s, and the last bit stands for all onlookers
ONLOOKERS: Final = 0x80


@final
class Family:
    """A run of tokens of one kind, numbered from 0: regions, units, cards."""

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size

    def has(self, token: int) -> bool:
        """Is the token one of these?"""
        return self.first <= token < self.first + self.size

    def of(self, token: int) -> int:
        """The number of a token in its family."""
        return token - self.first

    def token(self, number: int) -> int:
        """The token with this number."""
        return self.first + number

    def tokens(self, numbers: list[int]) -> list[int]:
        """The tokens with these numbers."""
        first = self.first
        return [first + number for number in numbers]

    def held(self, counts: list[int]) -> list[int]:
        """The tokens of those of which there is at least one."""
        first = self.first
        return [first + number for number, count in enumerate(counts) if count > 0]

    def next(self, size: int) -> "Family":
        """The family that follows in the vocabulary."""
        return Family(self.first + self.size, size)

    def all(self) -> list[int]:
        """All tokens of the family, in order."""
        first = self.first
        return [first + number for number in range(self.size)]

    def counts(self, picks: list[int]) -> list[int]:
        """How often each member was picked."""
        found = [0] * self.size
        for token in picks:
            found[token - self.first] += 1
        return found


@final
class Vocabulary:
    """Token <-> name. Families are runs of consecutive tokens.

    A vocabulary grows at its end only, so that trained bots keep their outputs.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.tokens: dict[str, int] = {}
        self.family("", ["pass", "done"])

    def __len__(self) -> int:
        return len(self.names)

    def family(self, prefix: str, names: list[str]) -> Family:
        """Add `prefix:name` for each name; a family without a prefix adds the bare names."""
        first = len(self.names)
        for name in names:
            whole = f"{prefix}:{name}" if prefix else name
            if whole in self.tokens:
                raise RulesError(f"token {whole} is there twice")
            if not whole or any(sign.isspace() for sign in whole):
                raise RulesError(f"a token's name has no blanks and is not empty: {whole!r}")
            self.tokens[whole] = len(self.names)
            self.names.append(whole)
        return Family(first, len(names))

    def numbers(self, prefix: str, count: int) -> Family:
        """Add `prefix:0`, `prefix:1`, …"""
        return self.family(prefix, [str(i) for i in range(count)])

    def fill(self, family: Family, prefix: str, names: list[str]) -> None:
        """Name the tokens of a family that was laid out before, in its turn."""
        if len(self.names) != family.first or len(names) != family.size:
            place = f"{family.size} tokens from {family.first}"
            given = f"{len(names)} from {len(self.names)}"
            raise RulesError(f"family {prefix or names}: expected {place}, got {given}")
        self.family(prefix, names)

    def word(self, name: str) -> int:
        """Add a token that is alone in its kind: `stop`, `attack`."""
        return self.family("", [name]).first

    def token(self, name: str) -> int:
        """The token with this name; an unknown name is the sender's mistake."""
        found = self.tokens.get(name, -1)
        if found < 0:
            line = _("there is no choice named {name} in this game")
            raise IllegalAction(line.format(name=repr(name)))
        return found

    def digest(self) -> str:
        """A short hash, by which a trained bot knows that its outputs still mean the same."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:16]
