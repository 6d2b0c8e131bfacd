"""How random games end, as a program: the number of decisions and the digest of each, as JSON."""

import json
from typing import Any

from jotunheim import registry
from jotunheim.kernel import Chance, Game, playout
from tests.toys import TOYS


def ends(games: dict[str, Game[Any]], seeds: int) -> dict[str, list[object]]:
    """For each game and each of the first seeds, at the fewest and the most seats."""
    found: dict[str, list[object]] = {}
    for name, game in sorted(games.items()):
        for seats in sorted({game.fewest, game.most}):
            for seed in range(seeds):
                g = game.start({}, seats, Chance(seed))
                g.journal = []
                count = playout(g, Chance(seed + 1), track=True)
                row: list[object] = [count, g.digest(), len(g.journal)]
                found[f"{name} {seats} {seed}"] = row
    return found


if __name__ == "__main__":
    print(json.dumps(ends({**TOYS, **registry.games()}, 2)))
