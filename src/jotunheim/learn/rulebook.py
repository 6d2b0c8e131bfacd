"""The ledger as a rulebook for players: chapters, clauses in plain words, where each comes from.

Notes for engineers stay in the ledger: `./jotun rules GAME` shows them.
"""

import re
from itertools import groupby
from typing import Any, Final, NamedTuple

from jotunheim.kernel import Game
from jotunheim.ledger import Clause, ledger_for_reader
from jotunheim.texts import _

SOURCE: Final = re.compile(r"\s*\[([^\[\]]*)\]\s*$")
BARE: Final = 5  # words: a clause as short as this is a heading, and its ruling says what is meant
CHAPTER: Final = re.compile(r"^(.*?)\s*\(([A-Z0-9-]+)(?:[^()]*)\)$")


class Rule(NamedTuple):
    """A clause as players read it."""

    id: str
    lines: list[str]
    source: str  # book, public or house; empty: the ledger does not say
    heading: str  # of the rulebook
    rulings: list[str]

    @property
    def is_heading(self) -> bool:
        """Does the clause only name what its ruling says?"""
        return bool(self.rulings) and sum(len(line.split()) for line in self.lines) <= BARE


class Chapter(NamedTuple):
    """A chapter of the rulebook."""

    key: str  # GI-SHT
    name: str
    rules: list[Rule]


def rulebook(game: Game[Any]) -> list[Chapter]:
    """All chapters of a game, in the reader's language."""
    clauses = ledger_for_reader(game).clauses
    found: list[Chapter] = []
    for section, inside in groupby(clauses, key=lambda clause: clause.section):
        rules = [rule_of(clause) for clause in inside]
        key = rules[0].id.rpartition("-")[0]
        named = CHAPTER.fullmatch(section)
        found.append(Chapter(key, named[1] if named else section, rules))
    return found


def rule_of(clause: Clause) -> Rule:
    """A clause without its bracket, which says where it comes from."""
    bracket = SOURCE.search(clause.text)
    text = SOURCE.sub("", clause.text)
    source, heading = origin(bracket[1] if bracket else "")
    lines = [line.replace("`", "") for line in text.splitlines()]
    rulings = [ruling.replace("`", "") for ruling in clause.rulings]
    return Rule(clause.id, lines, source, heading, rulings)


def origin(bracket: str) -> tuple[str, str]:
    """Where a clause comes from, and the heading of the book."""
    kind, _comma, rest = bracket.partition(",")
    if kind == "P":
        return "public", rest.strip()
    if kind == "H" or kind.startswith("silent"):  # the book does not say it
        return "house", ""
    if not bracket:
        return "", ""
    heading = rest.strip() if kind == "R" else bracket
    return "book", "" if heading in ("implied", "consequence") else heading


def source_words(source: str) -> str:
    """Where a clause comes from, in a word or two."""
    words = {"book": _("rulebook"), "public": _("public source"), "house": _("house rule")}
    return words.get(source, "")
