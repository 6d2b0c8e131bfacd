"""`./jotun rules GAME`: every clause of the ledger, where it is in the code, and which tests prove it."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from jotunheim import registry
from jotunheim.cli import house
from jotunheim.cli.games import chosen
from jotunheim.cli.options import game_argument
from jotunheim.kernel import Game
from jotunheim.ledger import Clause, Ledger, LedgerError, ledger_for_reader, ledger_of
from jotunheim.testing.coverage import Coverage, coverage
from jotunheim.texts import N_, _, listed, ngettext

HELP: Final = N_("show the rules of a game by id, with their code and their tests")
EXAMPLE: Final = "./jotun rules giant GI-SHT-03"
SHOWN: Final = 2  # places shown of each clause on a terminal; the clause itself shows all
BROAD: Final = 4  # a test of so many clauses or more can pass without one of them
SHORT: Final = 60  # letters of a clause in the table


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    game_argument(parser, needed=False)
    parser.add_argument(
        "clause",
        nargs="?",
        default="",
        metavar="ID",
        help=_("show this clause (GI-SHT-03) or section (GI-SHT) in full"),
    )
    parser.add_argument(
        "--uncovered", action="store_true", help=_("only clauses that lack code or a test")
    )
    parser.add_argument(
        "--broad",
        type=int,
        metavar="N",
        help=_("only clauses whose tests all name N clauses or more: the first to look at"),
    )
    parser.add_argument("--tests", metavar="DIR", help=_("the folder of a foreign game's tests"))
    parser.add_argument("--json", action="store_true", help=_("print data for programs"))


def run(args: argparse.Namespace) -> int:
    """Print the table, or some clauses in full; 1 if a clause is uncovered or an id unknown."""
    game = registry.game(chosen(args.game))
    found = coverage(ledger_of(game), package_of(game), tests_folder(args.tests))
    if args.clause:
        show_clauses(found, ledger_for_reader(game), args.clause, args.json)
        return 0
    if args.json:
        print(json.dumps(figures(found), indent=2))
    else:
        show_table(found, ledger_for_reader(game), wanted(found, args.uncovered, args.broad))
    return 1 if found.uncovered() or found.unknown else 0


def wanted(found: Coverage, uncovered: bool, broad: int | None) -> list[Clause]:
    """The clauses that the table shows."""
    clauses = found.uncovered() if uncovered else found.ledger.clauses
    if broad is None:
        return clauses
    counts = ids_of_tests(found)
    return [clause for clause in clauses if narrowest(found, counts, clause) >= broad]


def ids_of_tests(found: Coverage) -> Counter[str]:
    """How many clauses each test names."""
    return Counter(test for tests in found.tests.values() for test in tests)


def narrowest(found: Coverage, counts: Counter[str], clause: Clause) -> int:
    """The number of clauses in this clause's narrowest test; 0: there is no test.

    A test that names many clauses can pass without one of them.
    """
    return min([counts[test] for test in found.tests.get(clause.id, [])], default=0)


def package_of(game: Game[Any]) -> Path:
    """The folder of a game's package."""
    spec = find_spec(game.package)
    places = list(spec.submodule_search_locations or []) if spec is not None else []
    if not places:
        line = _("{game}: {package} is not a package")
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
    counts = ids_of_tests(found)
    return {
        "game": found.ledger.name,
        "clauses": len(clauses),
        "with_code": len([c for c in clauses if c.id in found.code]),
        "with_test": len([c for c in clauses if c.id in found.tests]),
        "no_code": len([c for c in clauses if c.no_code]),
        "no_test": len([c for c in clauses if c.no_test]),
        "uncovered": {clause.id: found.lacks(clause) for clause in found.uncovered()},
        "unknown": found.unknown,
        "list": [entry(found, counts, clause) for clause in clauses],
    }


def entry(found: Coverage, counts: Counter[str], clause: Clause) -> dict[str, object]:
    """One clause, for programs."""
    return {
        "id": clause.id,
        "section": clause.section,
        "text": clause.text,
        "rulings": clause.rulings,
        "code": found.code.get(clause.id, []),
        "tests": found.tests.get(clause.id, []),
        "narrowest": narrowest(found, counts, clause),
        "no_code": clause.no_code,
        "no_test": clause.no_test,
    }


def show_clauses(found: Coverage, read: Ledger, name: str, as_json: bool) -> None:
    """A clause or a section in full; as data one clause is an object, a section a list."""
    clauses = found.ledger.named(name)
    counts = ids_of_tests(found)
    if as_json:
        data = [entry(found, counts, clause) for clause in clauses]
        print(json.dumps(data if len(data) > 1 else data[0], indent=2))
        return
    for number, clause in enumerate(clauses):
        if number:
            print()
        show_clause(found, counts, clause, read)


def show_clause(found: Coverage, counts: Counter[str], clause: Clause, read: Ledger) -> None:
    """A clause in full, in the reader's language, with all its places."""
    console = Console(highlight=False, soft_wrap=True)
    told = read.by_id[clause.id]
    console.print(Text(f"{clause.id}  {told.section}", style="bold"))
    console.print(Text(told.whole()))
    tests = [
        ngettext("{test} ({n} clause)", "{test} ({n} clauses)", counts[test]).format(
            test=test, n=counts[test]
        )
        for test in found.tests.get(clause.id, [])
    ]
    for title, named, excuse in (
        (_("code"), found.code.get(clause.id, []), told.no_code or clause.no_code),
        (_("tests"), tests, told.no_test or clause.no_test),
    ):
        console.print(Text(f"\n{title}", style="bold"))
        none = _("none needed: {why}").format(why=excuse) if excuse else _("none")
        for place in named or [none]:
            console.print(Text(f"  {place}"))


def show_table(found: Coverage, read: Ledger, clauses: list[Clause]) -> None:
    """Clause, code, tests, and how many clauses the narrowest test names; then the sums."""
    console = Console(highlight=False, soft_wrap=True)
    if console.is_terminal:
        console = Console(highlight=False)
        console.print(drawn(found, read, clauses, console.width))
    else:
        for line in lines(found, read, clauses):
            print(line)
    for place in found.unknown:
        line = _("unknown clause: {place}").format(place=place)
        console.print(Text(line, style="red"))
    console.print(Text(summary(found), style="bold"))


def titles() -> tuple[str, ...]:
    """The head of the table; the last column counts the ids of the narrowest test."""
    return (_("clause"), _("in our words"), _("code"), _("tests"), _("ids"))


def lines(found: Coverage, read: Ledger, clauses: list[Clause]) -> Iterator[str]:
    """For pipes: everything in full, one line for each clause, tabs between the columns."""
    yield "\t".join(titles())
    counts = ids_of_tests(found)
    for clause in clauses:
        lacks = found.lacks(clause)
        text = " ".join(read.by_id[clause.id].text.split())
        code = all_places(found.code.get(clause.id, []), clause.no_code, "code" in lacks)
        tests = all_places(found.tests.get(clause.id, []), clause.no_test, "test" in lacks)
        yield "\t".join([clause.id, text, code, tests, str(narrowest(found, counts, clause))])


def all_places(found: list[str], excuse: str, lacking: bool) -> str:
    """All places in a cell without tabs."""
    if lacking:
        return _("none")
    return ", ".join(found) or f"({' '.join(excuse.split())})"


def drawn(found: Coverage, read: Ledger, clauses: list[Clause], room: int) -> Table:
    """For terminals: one line for each clause, cut to the width."""
    table = Table(box=None, pad_edge=False)
    for title, width in zip(titles(), widths(found, room), strict=True):
        table.add_column(title, no_wrap=True, max_width=width)
    counts = ids_of_tests(found)
    for clause in clauses:
        lacks = found.lacks(clause)
        code = places(found.code.get(clause.id, []), clause.no_code, "code" in lacks)
        tests = places(found.tests.get(clause.id, []), clause.no_test, "test" in lacks)
        text = read.by_id[clause.id].text.splitlines()[0]
        short = text if len(text) <= SHORT else text[: SHORT - 1] + "…"
        number = str(narrowest(found, counts, clause) or "")
        style = "red" if lacks else "green"
        table.add_row(Text(clause.id, style=style), Text(short), code, tests, Text(number))
    return table


def widths(found: Coverage, room: int) -> list[int | None]:
    """How wide each column may be: ids and numbers are whole, and the others share the rest."""
    ids = max([len(clause.id) for clause in found.ledger.clauses], default=0)
    last = len(titles()[-1])
    left = max(room - ids - last - 8, 15)  # two blanks between columns
    return [ids, left * 2 // 5, left // 5, left * 2 // 5, last]


def places(found: list[str], excuse: str, lacking: bool) -> Text:
    """The first places, and how many more there are."""
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
    broad = len(wanted(found, False, BROAD))
    parts = [
        ngettext("{n} clause", "{n} clauses", total).format(n=total),
        ngettext("{n} in the code", "{n} in the code", code).format(n=code),
        ngettext("{n} proven by tests", "{n} proven by tests", tests).format(n=tests),
        _("{n} only by tests of {many} clauses or more").format(n=broad, many=BROAD),
        ngettext("{n} uncovered", "{n} uncovered", lacking).format(n=lacking),
        ngettext("{n} unknown id", "{n} unknown ids", unknown).format(n=unknown),
    ]
    return _("{game}: {counts}").format(game=found.ledger.name, counts=listed(parts))
