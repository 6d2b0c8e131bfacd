"""The same work by others: `python -m jotunheim.bench.peers SECONDS` prints one line of JSON.

OpenSpiel's connect_four (C++) and tic_tac_toe (Python), driven from Python as its users drive them; catanatron's games of
four random players, whose forced plies count as decisions too. They are installed on demand and imported by name only.
"""

import json
import random
import sys
from importlib import import_module
from typing import Any, Final

from jotunheim.bench.measures import SEED
from jotunheim.bench.stopwatch import microseconds, rate

OPEN_SPIEL: Final = "OpenSpiel connect_four (C++)"
OPEN_SPIEL_PYTHON: Final = "OpenSpiel tic_tac_toe (Python)"
CATANATRON: Final = "catanatron, 4 random players"


def figures_of(games: tuple[float, float], clone: float) -> dict[str, float]:
    """The figures of a peer; its decisions are always played by a loop in plain Python."""
    playouts, decisions = games
    return {"playouts": playouts, "decisions": decisions, "steps": decisions, "clone": clone}


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """Random games and copies in OpenSpiel."""
    import_module("open_spiel.python.games")  # registers those written in Python
    game: Any = import_module("pyspiel").load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        n = 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            n += 1
        return n

    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])

    def copy() -> int:
        for _ in range(20):
            state.clone()
        return 20

    return figures_of(rate(seconds, play), microseconds(seconds, copy))


def catanatron(seconds: float) -> dict[str, float]:
    """Random games and copies in catanatron."""
    module: Any = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT
    colours = [module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE]

    def new() -> Any:  # noqa: ANN401
        return module.Game([module.RandomPlayer(colour) for colour in colours])

    def play() -> int:
        game = new()
        n = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            n += 1
        return n

    game = new()
    for _ in range(100):
        game.play_tick()

    def copy() -> int:
        game.copy()
        return 1

    return figures_of(rate(seconds, play), microseconds(seconds, copy))


def main() -> None:
    """Measure all of them."""
    random.seed(SEED)
    seconds = float(sys.argv[1])
    figures = {
        OPEN_SPIEL: open_spiel("connect_four", seconds),
        OPEN_SPIEL_PYTHON: open_spiel("python_tic_tac_toe", seconds),
        CATANATRON: catanatron(seconds),
    }
    print(json.dumps({"compiled": True, "figures": figures}))


if __name__ == "__main__":
    main()
