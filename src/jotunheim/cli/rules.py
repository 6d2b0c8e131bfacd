"""`./jotun rules GAME`: every clause of the ledger, where it is in the code, and which tests prove it."""

import argparse
import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from jotunheim import registry
from jotunheim.cli import house
from jotunheim.kernel import Game
from jotunheim.ledger import Clause, LedgerError, ledger_of
from jotunheim.testing.coverage import Coverage, coverage

HELP: Final = "the clauses of a game: where in the code, proven by which tests"
EXAMPLE: Final = "./jotun rules giant GI-SHT-03"
WIDE: Final = 240
SHOWN: Final = 2  # places shown of each clause; the clause itself shows all


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", help="as ./jotun games lists them")
    parser.add_argument("clause", nargs="?", default="", help="show this clause whole")
    parser.add_argument("--uncovered", action="store_true", help="only clauses that lack something")
    parser.add_argument("--tests", metavar="DIR", help="where the tests are (of a foreign game)")
    parser.add_argument("--json", action="store_true", help="figures and places for programs")


def run(args: argparse.Namespace) -> int:
    """Print the table, or one clause; 1 if a clause is uncovered or an id unknown."""
    game = registry.game(args.game)
    found = coverage(ledger_of(game), package_of(game), tests_folder(args.tests))
    if args.clause:
        show_clause(found, found.ledger.clause(args.clause), args.json)
        return 0
    if args.json:
        print(json.dumps(figures(found), indent=2))
    else:
        show_table(found, args.uncovered)
    return 1 if found.uncovered() or found.unknown else 0


def package_of(game: Game[Any]) -> Path:
    """The folder of a game's package."""
    spec = find_spec(game.package)
    places = list(spec.submodule_search_locations or []) if spec is not None else []
    if not places:
        raise LedgerError(f"{game.name}: {game.package} is no package")
    return Path(places[0])


def tests_folder(given: str | None) -> Path:
    """The folder of tests that was given, or that of the checkout."""
    folder = Path(given) if given else house.root() / "tests"
    if not folder.is_dir():
        raise LedgerError(f"{folder}: there is no such folder of tests")
    return folder


def figures(found: Coverage) -> dict[str, object]:
    """Everything, for programs."""
    clauses = found.ledger.clauses
    return {
        "game": found.ledger.name,
        "clauses": len(clauses),
        "with_code": len([c for c in clauses if c.id in found.code]),
        "with_test": len([c for c in clauses if c.id in found.tests]),
        "no_code": len([c for c in clauses if c.no_code]),
        "no_test": len([c for c in clauses if c.no_test]),
        "uncovered": {clause.id: found.lacks(clause) for clause in found.uncovered()},
        "unknown": found.unknown,
        "list": [entry(found, clause) for clause in clauses],
    }


def entry(found: Coverage, clause: Clause) -> dict[str, object]:
    """One clause, for programs."""
    return {
        "id": clause.id,
        "section": clause.section,
        "text": clause.text,
        "rulings": clause.rulings,
        "code": found.code.get(clause.id, []),
        "tests": found.tests.get(clause.id, []),
        "no_code": clause.no_code,
        "no_test": clause.no_test,
    }


def show_clause(found: Coverage, clause: Clause, as_json: bool) -> None:
    """A clause whole, with all its places."""
    if as_json:
        print(json.dumps(entry(found, clause), indent=2))
        return
    console = Console(highlight=False, soft_wrap=True)
    console.print(Text(f"{clause.id}  {clause.section}", style="bold"))
    console.print(Text(clause.whole()))
    for title, named, excuse in (
        ("code", found.code.get(clause.id, []), clause.no_code),
        ("tests", found.tests.get(clause.id, []), clause.no_test),
    ):
        console.print(Text(f"\n{title}", style="bold"))
        none = f"none needed: {excuse}" if excuse else "none"
        for place in named or [none]:
            console.print(Text(f"  {place}"))


def show_table(found: Coverage, uncovered: bool) -> None:
    """Clause, code, tests, one line each; then the sums."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDE)  # a pipe has no edge
    table = Table(box=None, pad_edge=False)
    for title in ("clause", "in our words", "code", "tests"):
        table.add_column(title, no_wrap=True)
    for clause in found.uncovered() if uncovered else found.ledger.clauses:
        lacks = found.lacks(clause)
        code = places(found.code.get(clause.id, []), clause.no_code, "code" in lacks)
        tests = places(found.tests.get(clause.id, []), clause.no_test, "test" in lacks)
        text = clause.text.splitlines()[0]
        short = text if len(text) <= 60 else text[:59] + "…"
        table.add_row(Text(clause.id, style="red" if lacks else "green"), Text(short), code, tests)
    console.print(table)
    for place in found.unknown:
        console.print(Text(f"unknown clause: {place}", style="red"))
    console.print(Text(summary(found), style="bold"))


def places(found: list[str], excuse: str, lacking: bool) -> Text:
    """The first places, and how many there are beside them."""
    if lacking:
        return Text("none", style="red")
    if not found:
        return Text(f"({excuse})", style="dim")
    more = f" +{len(found) - SHOWN}" if len(found) > SHOWN else ""
    short = [place.rpartition("::")[2] for place in found[:SHOWN]]
    return Text(", ".join(short) + more)


def summary(found: Coverage) -> str:
    """The sums in one line."""
    total = len(found.ledger.clauses)
    code = len([c for c in found.ledger.clauses if "code" not in found.lacks(c)])
    tests = len([c for c in found.ledger.clauses if "test" not in found.lacks(c)])
    return (
        f"{found.ledger.name}: {total} clauses, {code} in the code, {tests} proven by tests,"
        f" {len(found.uncovered())} uncovered, {len(found.unknown)} unknown ids"
    )
