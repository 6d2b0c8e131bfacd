"""Steps a second at the doors for research, in one run: `python -m benchmarks.doors`.

One seat is answered at random by the caller, all other seats by the player `random`; every step gives an observation and a
mask. The doors take turns in several rounds, and seconds are those of the processor; the median counts. Needs the
compiled tree: put `build/native` first on PYTHONPATH.
"""

import argparse
import statistics
import time
from collections.abc import Callable

import numpy as np

import jotunheim.kernel.state
from jotunheim.envs.batch import YOU, Batch
from jotunheim.envs.gymnasium import SeatEnv

GAMES = {"giant": 2, "assault": 4}


NOISE = np.random.default_rng(1).random(1 << 20, np.float32)
LOOKS = 32  # steps between two looks at the clock, which is slow on some machines


def pick(
    masks: "np.ndarray[tuple[int, ...], np.dtype[np.int8]]", rng: np.random.Generator
) -> list[int]:
    """A random legal answer for each row, at next to no cost."""
    at = int(rng.integers(NOISE.size - masks.size))
    found: list[int] = np.argmax(
        NOISE[at : at + masks.size].reshape(masks.shape) * masks, axis=1
    ).tolist()
    return found


def gymnasium_steps(name: str, seats: int, seconds: float) -> float:
    """Steps a second of the door to Gymnasium."""
    env = SeatEnv(name, seats=seats, opponents="random")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    began, steps = time.process_time(), 0
    while steps % LOOKS or time.process_time() - began < seconds:
        action = pick(seen["action_mask"][None], rng)[0]
        seen, _, over, _, _ = env.step(np.int64(action))
        steps += 1
        if over:
            seen, _ = env.reset()
    return steps / (time.process_time() - began)


def batch_steps(name: str, seats: int, seconds: float, count: int, form: str) -> float:
    """Steps a second of a batch, over all its games."""
    batch = Batch(name, count, seats, [YOU, *["random"] * (seats - 1)], form=form)
    rng = np.random.default_rng(1)
    batch.reset(seed=1)
    began, steps = time.process_time(), 0
    while time.process_time() - began < seconds:
        batch.step(pick(batch.masks, rng))
        if form == "sparse":
            batch.sparse()
        steps += count
    return steps / (time.process_time() - began)


def doors(name: str, seats: int, seconds: float, count: int) -> dict[str, Callable[[], float]]:
    """What is compared."""
    return {
        "Gymnasium": lambda: gymnasium_steps(name, seats, seconds),
        "batch": lambda: batch_steps(name, seats, seconds, count, "dense"),
        "batch, sparse": lambda: batch_steps(name, seats, seconds, count, "sparse"),
    }


def main() -> int:
    """Measure all doors in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--count", type=int, default=64)
    args = parser.parse_args()
    print(jotunheim.kernel.state.__file__)
    for name, seats in GAMES.items():
        found: dict[str, list[float]] = {}
        for _ in range(args.rounds):
            for door, measure in doors(name, seats, args.seconds, args.count).items():
                found.setdefault(door, []).append(measure())
        first = statistics.median(found["Gymnasium"])
        for door, values in found.items():
            rate = statistics.median(values)
            print(f"{name:10} {door:14} {rate:9.0f} steps/s  {rate / first:5.2f} times Gymnasium")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
