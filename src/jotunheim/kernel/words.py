"""Tokens and their names: every choice in a game is one word of a fixed vocabulary."""

import hashlib
from typing import Final, final

from jotunheim.kernel.errors import IllegalAction, RulesError
from jotunheim.texts import _

PASS: Final = 0
DONE: Final = 1
ALL: Final = 0xFF  # mask of seats; bit s is seat s


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

    def family(self, prefix: str, names: list[str]) -> int:
        """Add `prefix:name` for each name; the first new token."""
        first = len(self.names)
        for name in names:
            whole = f"{prefix}:{name}" if prefix else name
            if whole in self.tokens:
                raise RulesError(f"token {whole} is there twice")
            if not whole or any(sign.isspace() for sign in whole):
                raise RulesError(f"a token's name has no blanks and is not empty: {whole!r}")
            self.tokens[whole] = len(self.names)
            self.names.append(whole)
        return first

    def numbers(self, prefix: str, count: int) -> int:
        """Add `prefix:0`, `prefix:1`, …; the first new token."""
        return self.family(prefix, [str(i) for i in range(count)])

    def token(self, name: str) -> int:
        """The token with this name; a name that is not one of ours is the sender's mistake."""
        found = self.tokens.get(name, -1)
        if found < 0:
            line = _("there is no choice named {name} in this game")
            raise IllegalAction(line.format(name=repr(name)))
        return found

    def digest(self) -> str:
        """A short hash, by which a trained bot knows that its outputs still mean the same."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:16]
