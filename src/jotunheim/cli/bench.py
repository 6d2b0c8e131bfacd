"""`./jotun bench`: how fast games run, compiled and interpreted, and compared with other people's games."""

import argparse
import json
import sys
from typing import Final

from rich.console import Console

from jotunheim import registry
from jotunheim.bench.report import as_object, show
from jotunheim.bench.rounds import COMPILED, INTERPRETED, ROUNDS, Figures, Form, interleaved
from jotunheim.cli import house
from jotunheim.cli.errors import UsageError
from jotunheim.texts import N_, _, ngettext

HELP: Final = N_(
    "measure how fast games run: compiled, interpreted, and compared with other people's games"
)
EXAMPLE: Final = "./jotun bench connect-four --peers"
PEERS: Final = N_("peers")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=_("only these (default: all)"))
    parser.add_argument(
        "--peers", action="store_true", help=_("compare with OpenSpiel and catanatron")
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, help=_("for each measure of each game and form (1)")
    )
    parser.add_argument("--json", action="store_true", help=_("print the figures as JSON"))


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    if not 0 < args.seconds <= 600:
        line = _("--seconds {value}: a number above 0, at most 600")
        raise UsageError(line.format(value=f"{args.seconds:g}"))
    names = [registry.game(name).name for name in args.games] or list(registry.games())
    if not names:
        raise UsageError(_("no games are installed, so there is nothing to measure"))
    forms, words = forms_of(names, args.seconds / ROUNDS, args.peers)
    measure(forms)
    medians = {form.name: form.medians() for form in forms}
    peers: Figures = medians.pop(PEERS, {})
    if args.json:
        print(json.dumps(as_object(medians, peers, args.seconds), indent=2))
    else:
        show(medians, peers, [*words, *explain(args.seconds)])
    return 0


def forms_of(names: list[str], seconds: float, peers: bool) -> tuple[list[Form], list[str]]:
    """What can be measured here, and why something cannot."""
    command = ["jotunheim.bench.worker", f"{seconds}", *names]
    plain = house.plain_environment()
    forms: list[Form] = []
    words: list[str] = []
    if lack := house.lacks_compiler():
        words.append(_("{lack} here: only interpreted").format(lack=lack))
    else:
        forms.append(Form(COMPILED, command, house.native_environment()))
    forms.append(Form(INTERPRETED, command, plain))
    if peers:
        house.install("peers")
        forms.append(Form(PEERS, ["jotunheim.bench.peers", f"{seconds}"], plain))
    return forms, words


def measure(forms: list[Form]) -> None:
    """All rounds, with progress on stderr."""
    console = Console(stderr=True)
    if not console.is_terminal:
        line = ngettext(
            "measuring {n} form in {rounds} rounds ...",
            "measuring {n} forms in {rounds} rounds ...",
            len(forms),
        )
        print(f"jotun: {line.format(n=len(forms), rounds=ROUNDS)}", file=sys.stderr)
        for _line in interleaved(forms):
            pass
        return
    with console.status(_("measuring ...")) as status:
        for line in interleaved(forms):
            status.update(line)


def explain(seconds: float) -> list[str]:
    """How the figures were measured."""
    first = _(
        "Medians of {rounds} rounds in which all forms took turns, {seconds} s for each measure."
    )
    return [
        first.format(rounds=ROUNDS, seconds=f"{seconds:g}"),
        _("Each measure first runs as long without timing, so that caches are warm."),
        _("Seconds are those of the processor, so that other programs do not count."),
        _(
            "Games have their lowest number of seats and default options. "
            "Peers are driven from Python."
        ),
        _(
            "A decision costs more in one game than in another: "
            "compare a peer with a game of its size."
        ),
    ]
