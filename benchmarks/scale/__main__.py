"""python -m benchmarks.scale: does the simulation say what was measured? Then: what do many tables need?"""

import argparse
from typing import Final

from benchmarks.scale.measured import GAMES
from benchmarks.scale.plan import CORES, ENGINES, carries, plan
from benchmarks.scale.server import flat_out, live, p95

SECONDS: Final = 30.0
SIZES: Final = (1_000, 10_000, 100_000)


def check() -> None:
    """The figures of the load bench, measured and simulated."""
    print("measured / simulated: 20 tables flat out on two cores; 500 live tables on one core")
    for name, game in GAMES.items():
        fast = flat_out(game.cost, 20, 2, 2, SECONDS)
        calm = live(game.cost, 500, 5.0, 1, 2, True, SECONDS)
        print(
            f"  {name:<13}{game.flat_out:5.0f} / {fast.rate:4.0f} actions/s,"
            f"  confirmed p95 {game.confirmed:4.1f} / {p95(calm.waits):4.1f} ms,"
            f"  seen by others p95 {game.seen:4.1f} / {p95(calm.sights):4.1f} ms"
        )


def extrapolate(every: float) -> None:
    """Units for each game, then the three sizes for the heaviest."""
    print(
        f"a unit (1 web process, {ENGINES} engines, {CORES} cores), an action a table every {every:g} s"
    )
    found = {name: carries(game.cost, every) for name, game in GAMES.items()}
    for name, tables in found.items():
        print(f"  {name:<13}{tables:>6} live tables")
    least = min(found.values())
    for tables in SIZES:
        p = plan(tables, every, least)
        print(
            f"  {p.tables:>7} tables: {p.actions:6.0f} actions/s, {p.units:3} units, {p.cores:4} cores,"
            f" {p.memory:6.1f} GB, {p.sockets:7} sockets, {p.gigabytes_a_day:5.1f} GB of rows a day,"
            f" news {p.news:6.0f}/s in each worker ({100 * p.hearing:.1f} % of a core)"
        )


def main() -> None:
    """Check, then go further."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between actions (5)")
    args = parser.parse_args()
    check()
    extrapolate(args.every)


if __name__ == "__main__":
    main()
