"""Links in log lines: [words](key of a space, piece or card)."""

import re
from typing import Final

_LINK: Final = re.compile(r"\[([^\[\]]+)\]\(([^()\s]+)\)")


def parts(text: str) -> list[tuple[str, str]]:
    """A sentence as words with the key they point to; plain words have none."""
    found: list[tuple[str, str]] = []
    at = 0
    for link in _LINK.finditer(text):
        if link.start() > at:
            found.append((text[at : link.start()], ""))
        found.append((link[1], link[2]))
        at = link.end()
    if at < len(text):
        found.append((text[at:], ""))
    return found


def plain(text: str) -> str:
    """A sentence without its links."""
    return _LINK.sub(r"\1", text)
