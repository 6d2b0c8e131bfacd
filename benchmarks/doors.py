"""Steps a second at the doors for research, in one run: `python -m benchmarks.doors`.

Play is random. At PettingZoo, Gymnasium and in batches every step gives an observation and a mask; at Gymnasium and in
batches one seat is answered by the caller, all others by the player `random`. OpenSpiel is measured without and with the
tensor of the player who acts. Next to ours stand games of OpenSpiel's and PettingZoo's own; the latter need pygame, and are
left out without it. The doors take turns in several rounds, and seconds are those of the processor; the median counts.
Needs the compiled tree: put `build/native` first on PYTHONPATH.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from pettingzoo import AECEnv

import jotunheim.kernel.state
from jotunheim.envs.batch import YOU, Batch
from jotunheim.envs.gymnasium import SeatEnv
from jotunheim.envs.open_spiel import SpielState
from jotunheim.envs.pettingzoo import JotunEnv

GAMES: Final = {
    "connect-four": 2,
    "leduc": 2,
    "giant": 2,
    "assault": 4,
    "stronghold": 2,
    "dwarves": 4,
    "valda": 3,
}
SPIEL_GAMES: Final = ("connect_four", "leduc_poker", "python_tic_tac_toe")  # OpenSpiel's own
ZOO_GAMES: Final = ("connect_four_v3", "tictactoe_v3")  # PettingZoo's own
NOISE: Final = np.random.default_rng(1).random(1 << 20, np.float32)
LOOKS: Final = 32  # steps between two looks at the clock, which is slow on some machines


def pick(
    masks: "np.ndarray[tuple[int, ...], np.dtype[np.int8]]", rng: np.random.Generator
) -> list[int]:
    """A random legal answer for each row, at next to no cost."""
    at = int(rng.integers(NOISE.size - masks.size))
    noise = NOISE[at : at + masks.size].reshape(masks.shape)
    found: list[int] = np.argmax(noise * masks, axis=1).tolist()
    return found


def rate(step: Callable[[], None], seconds: float, each: int = 1) -> float:
    """How often something happens in a second of the processor."""
    began, count = time.process_time(), 0
    while count % LOOKS or time.process_time() - began < seconds:
        step()
        count += 1
    return each * count / (time.process_time() - began)


def pettingzoo_steps(env: AECEnv, seconds: float) -> float:
    """Steps a second of an environment of PettingZoo's kind: ours, or one of its own."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> None:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
        else:
            env.step(pick(seen["action_mask"][None], rng)[0])

    return rate(step, seconds)


def gymnasium_steps(name: str, seats: int, seconds: float) -> float:
    """Steps a second of the door to Gymnasium."""
    env, rng = SeatEnv(name, seats=seats, opponents="random"), np.random.default_rng(1)
    held = [env.reset(seed=1)[0]]

    def step() -> None:
        action = pick(held[0]["action_mask"][None], rng)[0]
        held[0], _, over, _, _ = env.step(np.int64(action))
        if over:
            held[0], _ = env.reset()

    return rate(step, seconds)


def batch_steps(name: str, seats: int, seconds: float, count: int, form: str) -> float:
    """Steps a second of a batch, over all its games."""
    batch = Batch(name, count, seats, [YOU, *["random"] * (seats - 1)], form=form)
    rng = np.random.default_rng(1)
    batch.reset(seed=1)

    def step() -> None:
        batch.step(pick(batch.masks, rng))
        if form == "sparse":
            batch.sparse()

    return rate(step, seconds, count)


def spiel_decisions(text: str, seconds: float, tensor: bool) -> float:
    """Decisions a second through OpenSpiel; draws of chance take time too, but do not count."""
    game: Any = pyspiel.load_game(text)
    rng, held = Random(1), [game.new_initial_state()]

    def step() -> None:
        state = held[0]
        if state.is_terminal():
            state = held[0] = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(drawn(state, rng))
        if tensor and not state.is_terminal():
            state.observation_tensor(state.current_player())
        if not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])

    return rate(step, seconds)


def drawn(state: SpielState, rng: Random) -> int:
    """An outcome of chance."""
    left = rng.random()
    outcomes = state.chance_outcomes()
    for outcome, share in outcomes:
        left -= share
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def doors(name: str, seats: int, seconds: float, count: int) -> dict[str, Callable[[], float]]:
    """What is compared."""
    text = f"jotunheim_{name.replace('-', '_')}(players={seats})"
    return {
        "PettingZoo": lambda: pettingzoo_steps(JotunEnv(name, seats), seconds),
        "Gymnasium": lambda: gymnasium_steps(name, seats, seconds),
        "batch": lambda: batch_steps(name, seats, seconds, count, "dense"),
        "batch, sparse": lambda: batch_steps(name, seats, seconds, count, "sparse"),
        "OpenSpiel": lambda: spiel_decisions(text, seconds, False),
        "OpenSpiel, tensor": lambda: spiel_decisions(text, seconds, True),
    }


def zoo_peers(seconds: float) -> dict[str, dict[str, Callable[[], float]]]:
    """The same for games of PettingZoo's own, where they can be loaded."""
    try:
        modules = {name: import_module(f"pettingzoo.classic.{name}") for name in ZOO_GAMES}
    except ImportError as error:
        print(f"without PettingZoo's own games: {error}")
        return {}
    return {
        f"its own {name}": {"PettingZoo": partial(pettingzoo_steps, module.raw_env(), seconds)}
        for name, module in modules.items()
    }


def spiel_peers(name: str, seconds: float) -> dict[str, Callable[[], float]]:
    """The same through OpenSpiel for a game of its own."""
    return {
        "OpenSpiel": lambda: spiel_decisions(name, seconds, False),
        "OpenSpiel, tensor": lambda: spiel_decisions(name, seconds, True),
    }


def main() -> int:
    """Measure all doors in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--count", type=int, default=64)
    args = parser.parse_args()
    print(jotunheim.kernel.state.__file__)
    import_module("open_spiel.python.games")  # registers those written in Python
    every = {name: doors(name, seats, args.seconds, args.count) for name, seats in GAMES.items()}
    every |= {f"its own {name}": spiel_peers(name, args.seconds) for name in SPIEL_GAMES}
    every |= zoo_peers(args.seconds)
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(args.rounds):
        for game, kinds in every.items():
            for door, measure in kinds.items():
                found.setdefault((game, door), []).append(measure())
    for (game, door), values in found.items():
        print(f"{game:26} {door:18} {statistics.median(values):9.0f} steps/s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
