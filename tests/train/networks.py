"""Small networks for tests: made of a few numbers, without a training."""

from pathlib import Path

import numpy as np

from jotunheim import registry
from jotunheim.bots.network import Array, Training, questions_of, write_network
from jotunheim.envs.encoders import Encoder

HIDDEN = 8


def about(name: str, seats: int, blend: float = 0.0) -> Training:
    """The header of a network for this game."""
    game = registry.game(name)
    return Training(
        game=name,
        seats=seats,
        size=Encoder(game, seats).size,
        actions=len(game.words),
        questions=questions_of(game),
        rules=game.rules_version,
        command=f"./jotun train {name}",
        seed=7,
        games=1,
        decisions=2,
        blend=blend,
    )


def layers(one: Training, seed: int = 0) -> dict[str, Array]:
    """Random numbers in the right shapes."""
    rng = np.random.default_rng(seed)
    questions = len(one.questions)
    shapes: dict[str, tuple[int, ...]] = {
        "first": (one.size, HIDDEN),
        "first_bias": (HIDDEN,),
        "second": (HIDDEN, HIDDEN),
        "second_bias": (HIDDEN,),
        "policy": (one.actions, HIDDEN),
        "policy_bias": (one.actions,),
        "value": (HIDDEN, one.seats),
        "value_bias": (one.seats,),
        "trusts": (questions,),
        "leans": (questions, one.actions),
    }
    return {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


def written(folder: Path, name: str, seats: int, stem: str, blend: float = 0.0) -> Path:
    """A file of weights."""
    one = about(name, seats, blend)
    path = folder / f"{name}-{seats}-{stem}.npz"
    write_network(path, one, layers(one))
    return path
