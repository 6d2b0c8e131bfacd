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
from jotunheim.cli.games import chosen
from jotunheim.kernel import Game
from jotunheim.ledger import Clause, Ledger, LedgerError, ledger_for_reader, ledger_of
from jotunheim.testing.coverage import Coverage, coverage
from jotunheim.texts import N_, _, listed, ngettext

HELP: Final = N_("the clauses of a game: where in the code, proven by which tests")
EXAMPLE: Final = "./jotun rules giant GI-SHT-03"
WIDE: Final = 240
SHOWN: Final = 2  # places shown of each clause; the clause itself shows all


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", help=_("as ./jotun games lists them"))
    parser.add_argument("clause", nargs="?", default="", help=_("show this clause whole"))
    parser.add_argument(
        "--uncovered", action="store_true", help=_("only clauses that lack something")
    )
    parser.add_argument("--tests", metavar="DIR", help=_("where the tests are (of a foreign game)"))
    parser.add_argument("--json", action="store_true", help=_("figures and places for programs"))


def run(args: argparse.Namespace) -> int:
    """Print the table, or one clause; 1 if a clause is uncovered or an id unknown."""
    game = registry.game(chosen(args.game))
    found = coverage(ledger_of(game), package_of(game), tests_folder(args.tests))
    if args.clause:
        clause = found.ledger.clause(args.clause)
        if args.json:
            print(json.dumps(entry(found, clause), indent=2))
        else:
            show_clause(found, clause, ledger_for_reader(game))
        return 0
    if args.json:
        print(json.dumps(figures(found), indent=2))
    else:
        show_table(found, ledger_for_reader(game), args.uncovered)
    return 1 if found.uncovered() or found.unknown else 0


def package_of(game: Game[Any]) -> Path:
    """The folder of a game's package."""
    spec = find_spec(game.package)
    places = list(spec.submodule_search_locations or []) if spec is not None else []
    if not places:
        line = _("{game}: {package} is no package")
        raise LedgerError(line.format(game=game.name, package=game.package))
    return Path(places[0])


def tests_folder(given: str | None) -> Path:
    """The folder of tests that was given, or that of the checkout."""
    folder = Path(given) if given else house.root() / "tests"
    if not folder.is_dir():
        raise LedgerError(_("{folder}: there is no such folder of tests").format(folder=folder))
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


def show_clause(found: Coverage, clause: Clause, read: Ledger) -> None:
    """A clause whole, as it is read in the language that is spoken, with all its places."""
    console = Console(highlight=False, soft_wrap=True)
    told = read.by_id[clause.id]
    console.print(Text(f"{clause.id}  {told.section}", style="bold"))
    console.print(Text(told.whole()))
    for title, named, excuse in (
        (_("code"), found.code.get(clause.id, []), told.no_code or clause.no_code),
        (_("tests"), found.tests.get(clause.id, []), told.no_test or clause.no_test),
    ):
        console.print(Text(f"\n{title}", style="bold"))
        none = _("none needed: {why}").format(why=excuse) if excuse else _("none")
        for place in named or [none]:
            console.print(Text(f"  {place}"))


def show_table(found: Coverage, read: Ledger, uncovered: bool) -> None:
    """Clause, code, tests, one line each; then the sums."""
    console = Console(highlight=False)
    most: list[int | None] = [None] * 4
    if console.is_terminal:
        most = widths(found, console.width)
    else:
        console = Console(highlight=False, width=WIDE)  # a pipe has no edge
    table = Table(box=None, pad_edge=False)
    titles = (_("clause"), _("in our words"), _("code"), _("tests"))
    for title, width in zip(titles, most, strict=True):
        table.add_column(title, no_wrap=True, max_width=width)
    for clause in found.uncovered() if uncovered else found.ledger.clauses:
        lacks = found.lacks(clause)
        code = places(found.code.get(clause.id, []), clause.no_code, "code" in lacks)
        tests = places(found.tests.get(clause.id, []), clause.no_test, "test" in lacks)
        text = read.by_id[clause.id].text.splitlines()[0]
        short = text if len(text) <= 60 else text[:59] + "…"
        table.add_row(Text(clause.id, style="red" if lacks else "green"), Text(short), code, tests)
    console.print(table)
    for place in found.unknown:
        line = _("unknown clause: {place}").format(place=place)
        console.print(Text(line, style="red"))
    console.print(Text(summary(found), style="bold"))


def widths(found: Coverage, room: int) -> list[int | None]:
    """How wide each column may be: ids are whole, and the others are cut so that none is lost."""
    ids = max([len(clause.id) for clause in found.ledger.clauses], default=0)
    left = max(room - ids - 6, 15)  # two blanks between columns
    return [ids, left * 2 // 5, left // 5, left * 2 // 5]


def places(found: list[str], excuse: str, lacking: bool) -> Text:
    """The first places, and how many there are beside them."""
    if lacking:
        return Text(_("none"), style="red")
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
    lacking, unknown = len(found.uncovered()), len(found.unknown)
    parts = [
        ngettext("{n} clause", "{n} clauses", total).format(n=total),
        ngettext("{n} in the code", "{n} in the code", code).format(n=code),
        ngettext("{n} proven by tests", "{n} proven by tests", tests).format(n=tests),
        ngettext("{n} uncovered", "{n} uncovered", lacking).format(n=lacking),
        ngettext("{n} unknown id", "{n} unknown ids", unknown).format(n=unknown),
    ]
    return _("{game}: {counts}").format(game=found.ledger.name, counts=listed(parts))
