"""Ledgers: every clause of a rulebook in our own words, with its id, and the rulings on it.

## Setting up (GI-SET)
- **GI-SET-03** Each player rolls 2d6; the higher roll chooses a map side. [How to Play 1]
  Ruling: a tie is rolled again, as often as needed.
- **GI-OVR-07** Paper can be replaced by figures. (no code: a matter of taste) (no test: so is this)

`ledger.md` is in the game's package; a translation is `ledger.LANGUAGE.md` next to it, with the same ids.
"""

import re
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

from jotunheim.kernel import Game, UserError
from jotunheim.scene import CLAUSE_ID
from jotunheim.texts import ENGLISH, _, spoken

CLAUSE: Final = re.compile(rf"- \*\*({CLAUSE_ID})\*\* (.+)")
SECTION: Final = re.compile(r"## (.+)")
RULING: Final = re.compile(r"(?:- )?Ruling(?: \(([A-Z0-9-]+[a-z]?)\))?: (.+)")
EXCUSE: Final = re.compile(r"\s*\(no (code|test): ([^()]*(?:\([^()]*\)[^()]*)*)\)")


class LedgerError(UserError):
    """A ledger that does not exist, or a line of it that cannot be read."""


@dataclass
class Clause:
    """One clause, with what was ruled on it."""

    id: str
    section: str
    text: str
    line: int
    rulings: list[str] = field(default_factory=list)
    ruling_ids: list[str] = field(default_factory=list)
    no_code: str = ""  # why it needs no code; empty: it needs some
    no_test: str = ""

    def whole(self) -> str:
        """The clause as it is read: its text, then each ruling on a line of its own."""
        return "\n".join([self.text, *[f"{_('Ruling:')} {ruling}" for ruling in self.rulings]])


class Ledger:
    """The clauses of a game, in their order."""

    def __init__(self, name: str, clauses: list[Clause]) -> None:
        self.name = name
        self.clauses = clauses
        self.by_id = {clause.id: clause for clause in clauses}
        for clause in clauses:
            self.by_id.update(dict.fromkeys(clause.ruling_ids, clause))

    def prefixes(self) -> list[str]:
        """The first parts of the ids: GI."""
        return sorted({clause.id.split("-")[0] for clause in self.clauses})

    def clause(self, name: str) -> Clause:
        """The clause with this id, or the one whose ruling has it."""
        found = self.by_id.get(name.upper()) or self.by_id.get(name)
        if found is None:
            raise LedgerError(self.hint(name))
        return found

    def named(self, name: str) -> list[Clause]:
        """What a reader asks for: one clause (GI-SET-03), or all whose ids begin like this (GI-SET)."""
        start = f"{name.upper().removesuffix('-')}-"
        found = [clause for clause in self.clauses if clause.id.startswith(start)]
        return found or [self.clause(name)]

    def hint(self, name: str) -> str:
        """The line for an id that does not exist: the ids that come nearest."""
        start = name.upper().rpartition("-")[0]
        near = [clause.id for clause in self.clauses if clause.id.startswith(start + "-")]
        line = _("{game} has no clause {id}; its clauses run from {first} to {last}")
        if start and near:
            line = _("{game} has no clause {id}; there are {first} to {last}")
        there = near if start and near else [clause.id for clause in self.clauses]
        return line.format(game=self.name, id=name, first=there[0], last=there[-1])


def ledger_of(game: Game[Any]) -> Ledger:
    """The ledger in the game's package."""
    if not game.package:
        line = _("{game} does not say which package holds its ledger.md")
        raise LedgerError(line.format(game=game.name))
    text = text_of(game, "ledger.md")
    if text is None:
        line = _("{game} has no ledger.md in {package}")
        raise LedgerError(line.format(game=game.name, package=game.package))
    return read_ledger(text, game.name)


def ledger_for_reader(game: Game[Any]) -> Ledger:
    """The ledger in the reader's language; a clause without a translation is in English."""
    ledger = ledger_of(game)
    text = text_of(game, f"ledger.{spoken()}.md") if spoken() != ENGLISH else None
    if text is None:
        return ledger
    known = {clause.id: clause for clause in read_ledger(text, game.name).clauses}
    return Ledger(ledger.name, [known.get(clause.id, clause) for clause in ledger.clauses])


def text_of(game: Game[Any], name: str) -> str | None:
    """A file of the game's package; None: there is none."""
    try:
        return files(game.package).joinpath(name).read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError):
        return None


def read_ledger(text: str, name: str) -> Ledger:
    """All clauses of a ledger; a line that looks like a clause but is not one is an error."""
    clauses: list[Clause] = []
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        heading, start = SECTION.fullmatch(line), CLAUSE.fullmatch(line)
        if heading:
            section = heading[1]
        elif start:
            clauses.append(Clause(start[1], section, start[2], number))
        elif line.startswith("- **") and re.match(r"- \*\*[A-Z0-9]+-", line):
            raise LedgerError(f"{name}: ledger.md, line {number}: expected - **AB-CDE-01** text")
        elif clauses and line.startswith("  ") and line.strip():
            continued(clauses[-1], line.strip())
    checked(clauses, name)
    for clause in clauses:
        take_excuses(clause)
    return Ledger(name, clauses)


def continued(clause: Clause, line: str) -> None:
    """A further line of a clause: a ruling, or more text."""
    ruling = RULING.fullmatch(line)
    if ruling:
        clause.rulings.append(ruling[2])
        if ruling[1]:
            clause.ruling_ids.append(ruling[1])
    elif clause.rulings:
        clause.rulings[-1] += f"\n{line}"
    else:
        clause.text += f"\n{line}"


def take_excuses(clause: Clause) -> None:
    """Move the reasons for missing code and tests out of the text."""
    for place in [clause.text, *clause.rulings]:
        for kind, reason in EXCUSE.findall(place):
            if kind == "code":
                clause.no_code = reason
            else:
                clause.no_test = reason
    clause.text = EXCUSE.sub("", clause.text)
    clause.rulings = [EXCUSE.sub("", ruling) for ruling in clause.rulings]


def checked(clauses: list[Clause], name: str) -> None:
    """Refuse a ledger without clauses, or with an id twice."""
    if not clauses:
        raise LedgerError(f"{name}: ledger.md has no clause (expected lines - **AB-CDE-01** text)")
    seen: dict[str, int] = {}
    for clause in clauses:
        for each in [clause.id, *clause.ruling_ids]:
            if each in seen:
                raise LedgerError(
                    f"{name}: ledger.md, line {clause.line}: {each} is already on line {seen[each]}"
                )
            seen[each] = clause.line
