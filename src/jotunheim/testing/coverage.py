"""Which clause is implemented where, and proven by which tests; found by reading, not by running."""

import ast
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from jotunheim.ledger import Clause, Ledger, LedgerError

CODE: Final = (".py", ".toml")


@dataclass
class Coverage:
    """What a game's code and tests say about its ledger."""

    ledger: Ledger
    code: dict[str, list[str]] = field(default_factory=dict)  # clause -> file:line
    tests: dict[str, list[str]] = field(default_factory=dict)  # clause -> file::test
    unknown: list[str] = field(default_factory=list)  # ids that no ledger has, with their place

    def lacks(self, clause: Clause) -> list[str]:
        """What a clause still needs: code, test, both or nothing."""
        found: list[str] = []
        if not clause.no_code and clause.id not in self.code:
            found.append("code")
        if not clause.no_test and clause.id not in self.tests:
            found.append("test")
        return found

    def uncovered(self) -> list[Clause]:
        """All clauses that need something."""
        return [clause for clause in self.ledger.clauses if self.lacks(clause)]

    def note(self, where: dict[str, list[str]], ids: list[str], place: str) -> None:
        """These clauses are named there."""
        for clause_id in ids:
            clause = self.ledger.by_id.get(clause_id)
            if clause is None:
                self.unknown.append(f"{clause_id} in {place}")
            elif place not in where.setdefault(clause.id, []):
                where[clause.id].append(place)


class Citations:
    """Finds ids in text: single ones, ranges (GI-HOT-01..05, GI-HOT-01 to 05) and lists (…-01, 04)."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        start = rf"\b((?:{'|'.join(ledger.prefixes())})-[A-Z][A-Z0-9]*)-(\d+)([a-z]?(?:-R)?)\b"
        self.first = re.compile(start)
        self.another = re.compile(r"(?:,\s*(?:and\s+)?|\s+and\s+)(\d+)\b(?![-.]?\d|\s*[%d])")

    def ids(self, text: str) -> list[str]:
        """All ids that a text names, in order."""
        found: list[str] = []
        at = 0
        while match := self.first.search(text, at):
            section, number, rest = match.groups()
            at = self.follow(text, match.end(), section, number + rest, found)
        return found

    def follow(self, text: str, at: int, section: str, number: str, found: list[str]) -> int:
        """Take in one id and what follows it as a range or a list; where it ends."""
        while True:
            found.append(f"{section}-{number}")
            last, at = self.range_end(text, at, section, number)
            if last:
                found.extend(self.between(section, number, last))
            more = self.another.match(text, at)
            if more is None or len(more[1]) != len(number):
                return at
            number, at = more[1], more.end()

    def range_end(self, text: str, at: int, section: str, number: str) -> tuple[str, int]:
        """The last number of a range, if one follows."""
        pattern = rf"(?:\.\.|\s*–\s*|\s+to\s+)(?:{section}-)?(\d{{{len(number)}}})\b"
        match = re.compile(pattern).match(text, at)
        return (match[1], match.end()) if match else ("", at)

    def between(self, section: str, first: str, last: str) -> list[str]:
        """The clauses after the first up to the last; numbers between them that do not exist do not matter."""
        ids = [f"{section}-{n:0{len(first)}d}" for n in range(int(first) + 1, int(last))]
        known = [clause_id for clause_id in ids if clause_id in self.ledger.by_id]
        return [*known, f"{section}-{last}"]


def coverage(ledger: Ledger, package: Path, tests: Path) -> Coverage:
    """Read a game's package and a folder of tests."""
    found = Coverage(ledger)
    citations = Citations(ledger)
    for file in files_of(package):
        name = str(file.relative_to(package))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            found.note(found.code, citations.ids(line), f"{name}:{number}")
    for file in sorted(tests.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "rule(" in text:
            read_tests(found, citations, text, str(file.relative_to(tests.parent)))
    return found


def files_of(package: Path) -> list[Path]:
    """Code and content of a package; in a compiled tree the folders of content are links."""
    found = [
        Path(folder, name)
        for folder, _, names in os.walk(package, followlinks=True)
        for name in names
        if "__pycache__" not in folder
    ]
    return sorted([file for file in found if file.suffix in CODE])


def read_tests(found: Coverage, citations: Citations, text: str, name: str) -> None:
    """The tests of one file with the clauses they name."""
    try:
        module = ast.parse(text)
    except SyntaxError as error:
        raise LedgerError(f"{name}: line {error.lineno}: {error.msg}") from None
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            outer = ids_of(node.decorator_list, citations)
            for method in node.body:
                read_test(found, citations, method, f"{name}::{node.name}", outer)
        else:
            read_test(found, citations, node, name, [])


def read_test(
    found: Coverage, citations: Citations, node: ast.stmt, place: str, outer: list[str]
) -> None:
    """The clauses of one test; what is not a test proves nothing."""
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
        ids = outer + ids_of(node.decorator_list, citations)
        found.note(found.tests, ids, f"{place}::{node.name}")


def ids_of(decorators: list[ast.expr], citations: Citations) -> list[str]:
    """The ids in `@rule(…)`, `@pytest.mark.rule(…)`, and in marks of single parameters."""
    found: list[str] = []
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and called(node.func) == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.extend(citations.ids(argument.value))
    return found


def called(function: ast.expr) -> str:
    """The last part of the name that is called."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
