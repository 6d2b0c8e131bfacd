"""Foreign players that a host offers at the tables of a server, by short names. Nobody else can seat code there."""

import re
from typing import Final

from jotunheim.bots.own.names import fingerprint, is_own
from jotunheim.kernel import UserError
from jotunheim.texts import _

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
OFFERED: Final[dict[str, str]] = {}  # what stands behind each name


def offer(text: str) -> None:
    """NAME=PLAYER, where PLAYER is an installed player, a class or a program; or an installed player alone."""
    name, sign, what = text.partition("=")
    what = what if sign else name
    if not NAME.fullmatch(name) or not is_own(what):
        line = _(
            "--player {text}: expected NAME=PLAYER, as in goblin=exec:python3 goblin.py; "
            "NAME is a short word in lower case"
        )
        raise UserError(line.format(text=repr(text)))
    OFFERED[name] = what


def fingerprints(players: dict[int, str]) -> dict[int, str]:
    """Of the foreign players at a table, by seat."""
    found = {seat: fingerprint(OFFERED.get(who, who)) for seat, who in players.items()}
    return {seat: mark for seat, mark in found.items() if mark}
