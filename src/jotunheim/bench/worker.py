"""The process that measures: `python -m jotunheim.bench.worker SECONDS GAME…` prints one line of JSON.

Whether it runs compiled depends on the path it was started with; it says what it found.
"""

import json
import random
import sys

import jotunheim.kernel
from jotunheim import registry
from jotunheim.bench.measures import SEED, Bench


def main() -> None:
    """Measure the games named on the command line."""
    random.seed(SEED)
    seconds = float(sys.argv[1])
    figures = {name: Bench(registry.game(name), seconds).figures() for name in sys.argv[2:]}
    compiled = not str(jotunheim.kernel.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "figures": figures}))


if __name__ == "__main__":
    main()
