"""What players do in positions that have sensible answers: the share that each solves, and a check by long search.

PYTHONPATH=build/native .venv/bin/python scripts/trials.py dwarves valda --players random,squire,knight
PYTHONPATH=build/native .venv/bin/python scripts/trials.py dwarves --check 10000
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from typing import Any, Final

from jotunheim import registry
from jotunheim.arena.trials import compared, share, trials_of
from jotunheim.bots.player import PLAYERS
from jotunheim.kernel import Game

GAMES: Final = ("giant", "assault", "stronghold", "dwarves", "valda")
# More tries where a try costs nothing.
CHEAP: Final = {"random": 40, "thrall": 40, "squire": 40, "thumb": 10}
SEEDS: Final = (1, 2, 3)  # of the check


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, or check; the exit code is 1 if long search does not agree with a trial."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all with trials if none is named")
    parser.add_argument("--players", default=",".join(PLAYERS), metavar="NAMES")
    parser.add_argument("--tries", type=int, default=3, help="of each player that searches")
    parser.add_argument("--check", type=int, metavar="ITERATIONS", help="compare by search")
    parser.add_argument("--only", default="", metavar="ID", help="one trial")
    args = parser.parse_args(argv)
    games = [registry.game(name) for name in args.games or GAMES]
    if args.check:
        doubted = [line for game in games for line in checked(game, args.check, args.only)]
        print(f"{len(doubted)} not confirmed" + "".join([f"\n  {line}" for line in doubted]))
        return 1 if doubted else 0
    names = args.players.split(",")
    head = ["game", "trials", *names]
    rows = [measured(game, names, args.tries, args.only) for game in games]
    for row in (head, ["---"] * len(head), *rows):
        print(f"| {' | '.join(row)} |")
    return 0


def measured(game: Game[Any], names: list[str], tries: int, only: str) -> list[str]:
    """A line of the table: how many of the trials each player solves; what it misses goes to stderr."""
    trials = [trial for trial in trials_of(game) if only in ("", trial.id)]
    cells = [game.name, str(len(trials))]
    for name in names:
        found = [share(game, trial, name, CHEAP.get(name, tries)) for trial in trials]
        cells.append(f"{100 * sum(found) / len(found):.0f} %")
        missed = [f"{t.id} {100 * s:.0f} %" for t, s in zip(trials, found, strict=True) if s < 1]
        if name != "random":
            print(f"{game.name} {name}: {', '.join(missed) or 'all solved'}", file=sys.stderr)
    return cells


def checked(game: Game[Any], iterations: int, only: str) -> list[str]:
    """Compare the answers of all trials by long searches; those that are not clearly better are returned."""
    doubted: list[str] = []
    for trial in trials_of(game):
        if only not in ("", trial.id):
            continue
        found = [compared(game, trial, iterations, seed) for seed in SEEDS]
        gain = sum([each.gain for each in found]) / len(found)
        error = math.hypot(*[each.error for each in found]) / len(found)
        is_clear = gain > 2 * error and all(each.gain > 0 for each in found)
        pairs = sorted({f"{each.sensible} > {each.silly}" for each in found})
        line = f"{game.name} {trial.id}: {', '.join(pairs)} by {gain:+.3f} ± {error:.3f}"
        print("ok " if is_clear else "?? ", line, sep="", flush=True)
        if not is_clear:
            doubted.append(line)
    return doubted


if __name__ == "__main__":
    sys.exit(main())
