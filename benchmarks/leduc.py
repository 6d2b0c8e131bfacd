"""Counterfactual regret minimization on Leduc, through our door to OpenSpiel and on OpenSpiel's own game.

    python -m benchmarks.leduc --iterations 100

Both must come to the same NashConv. Our utilities are chips / 13, and equal cards are one card: OpenSpiel calls that
suit isomorphism.
"""

import argparse
import time
from typing import Any, Final

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from jotunheim.envs import open_spiel

GAMES: Final = {
    "leduc_poker(suit_isomorphism=True)": 1,
    "jotunheim_leduc": 13,
}  # chips of a utility
CLOSE: Final = 1e-9


def nash_conv(text: str, iterations: int) -> float:
    """What both players together could gain by a better answer to the average policy."""
    game: Any = pyspiel.load_game(text)
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return float(exploitability.nash_conv(game, solver.average_policy()))


def main() -> int:
    """Solve both, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    iterations = parser.parse_args().iterations
    open_spiel.register(["leduc"])
    found: list[float] = []
    for text, chips in GAMES.items():
        began = time.process_time()
        found.append(chips * nash_conv(text, iterations))
        seconds = time.process_time() - began
        print(f"{text:36} {iterations} iterations: NashConv {found[-1]:.12f}, {seconds:.1f} s")
    return 0 if abs(found[0] - found[1]) < CLOSE else 1


if __name__ == "__main__":
    raise SystemExit(main())
