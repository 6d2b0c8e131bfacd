"""Fit policy and value to the decisions of search, with PyTorch, on a GPU where there is one.

Three things are learned together: the lean (by question and token, for playouts), what the network adds to it (for
priors), and the values of all seats. The lean is fitted as if it stood alone, so that it can.
"""

import math
import time
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from jotunheim.train.plan import Fit, Plan
from jotunheim.train.samples import Array, Batch, Samples

BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 1e-4
DROP: Final = 0.1
FIRST_TRUST: Final = 1.5  # what search usually gives to the rule of thumb
BINS: Final = 10
LOW: Final = -1e9


class Model:
    """What `jotunheim.bots.network` runs, by the same names, as PyTorch trains it."""

    def __init__(self, sizes: dict[str, tuple[int, ...]], device: str) -> None:
        self.layers = {
            name: first_numbers(name, shape).to(device).requires_grad_()
            for name, shape in sizes.items()
        }

    def run(
        self, seen: Tensor, questions: Tensor, options: Tensor, thumbs: Tensor, drop: float = 0.0
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the lean alone, of the whole policy, and values."""
        layer = self.layers
        inner = functional.relu(seen @ layer["first"] + layer["first_bias"])
        inner = functional.dropout(inner, drop, training=drop > 0)
        hidden = functional.relu(inner @ layer["second"] + layer["second_bias"])
        leans = layer["leans"][questions[:, None], options]
        lean = layer["trusts"][questions][:, None] * thumbs + leans
        own = torch.einsum("bkh,bh->bk", layer["policy"][options], hidden)
        own = own + layer["policy_bias"][options]
        values = torch.tanh(hidden @ layer["value"] + layer["value_bias"])
        return lean, lean.detach() + own, values

    def arrays(self) -> dict[str, Array]:
        """The weights as they are now."""
        return {name: part.detach().cpu().numpy().copy() for name, part in self.layers.items()}


def sizes_of(samples: Samples, hidden: int) -> dict[str, tuple[int, ...]]:
    """The shape of each layer."""
    about, half, questions = samples.about, hidden // 2, samples.question_count
    return {
        "first": (about.size, hidden),
        "first_bias": (hidden,),
        "second": (hidden, half),
        "second_bias": (half,),
        "policy": (about.actions, half),
        "policy_bias": (about.actions,),
        "value": (half, about.seats),
        "value_bias": (about.seats,),
        "trusts": (questions,),
        "leans": (questions, about.actions),
    }


def first_numbers(name: str, shape: tuple[int, ...]) -> Tensor:
    """Where learning begins: the policy is the rule of thumb, the values are small."""
    if name == "trusts":
        return torch.full(shape, FIRST_TRUST)
    if name in ("first", "second", "value"):
        return torch.randn(shape) * math.sqrt(1 / shape[0])
    return torch.zeros(shape)


class Trainer:
    """One network and the decisions it learns from."""

    def __init__(self, samples: Samples, plan: Plan, seed: int) -> None:
        torch.manual_seed(seed)
        self.samples = samples
        self.plan = plan
        self.rng = np.random.default_rng(seed)
        self.rows, self.held = samples.split(seed)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.model = Model(sizes_of(samples, plan.hidden), self.device)
        parameters = list(self.model.layers.values())
        self.optimizer = torch.optim.AdamW(parameters, lr=RATE, weight_decay=DECAY)

    def fit(self) -> tuple[dict[str, Array], Fit]:
        """Learn for some epochs; the weights of the best of them, and how well they do."""
        began = time.monotonic()
        policy: list[float] = []
        value: list[float] = []
        best = math.inf
        for _epoch in range(self.plan.epochs):
            self.learn()
            seen = self.judge()
            policy.append(round(seen["policy"], 5))
            value.append(round(seen["value"], 5))
            if seen["policy"] + seen["value"] < best:
                best = seen["policy"] + seen["value"]
                layers, kept = self.model.arrays(), seen
        told = Fit(
            games=self.samples.games,
            decisions=len(self.samples),
            policy_loss=policy,
            value_loss=value,
            thumb_loss=kept["thumb"],
            lean_loss=kept["lean"],
            explained=kept["explained"],
            calibration=kept["calibration"],
            seconds=round(time.monotonic() - began, 1),
        )
        return layers, told

    def learn(self) -> None:
        """One epoch."""
        for batch in self.samples.batches(self.rng.permutation(self.rows), BATCH):
            lean, policy, values = self.run(batch, DROP)
            loss = (
                self.policy_loss(lean, batch).mean()
                + self.policy_loss(policy, batch).mean()
                + torch.square(values - self.tensor(batch.outcomes)).mean()
            )
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()

    def run(self, batch: Batch, drop: float = 0.0) -> tuple[Tensor, Tensor, Tensor]:
        """The policy and the values that the model gives for some decisions."""
        parts = (batch.observations, batch.questions, batch.options, batch.thumbs)
        seen, questions, options, thumbs = [self.tensor(part) for part in parts]
        return self.model.run(seen, questions, options, thumbs, drop)

    def tensor(self, part: Array) -> Tensor:
        """An array where the model is."""
        return torch.from_numpy(part).to(self.device)

    def policy_loss(self, logits: Tensor, batch: Batch) -> Tensor:
        """The cross entropy with the shares of search, for each decision."""
        offered = logits.masked_fill(~self.tensor(batch.offered), LOW)
        return -(self.tensor(batch.shares) * torch.log_softmax(offered, dim=1)).sum(dim=1)

    def judge(self) -> dict[str, Any]:
        """Losses on the decisions that were held back."""
        losses: dict[str, list[Tensor]] = {"lean": [], "policy": [], "thumb": []}
        values: list[Array] = []
        with torch.no_grad():
            for batch in self.samples.batches(self.held, BATCH):
                lean, policy, seen = self.run(batch)
                thumb = FIRST_TRUST * self.tensor(batch.thumbs)
                for name, logits in (("lean", lean), ("policy", policy), ("thumb", thumb)):
                    losses[name].append(self.policy_loss(logits, batch))
                values.append(seen.cpu().numpy())
        found: dict[str, Any] = {
            name: float(torch.cat(parts).mean()) for name, parts in losses.items()
        }
        return found | value_figures(np.concatenate(values), self.samples.outcomes[self.held])


def value_figures(values: Array, outcomes: Array) -> dict[str, Any]:
    """Loss, explained variance and calibration of the values."""
    error = float(np.square(values - outcomes).mean())
    variance = float(outcomes.var())
    own, came = values[:, 0], outcomes[:, 0]
    edges = np.clip(((own + 1) / 2 * BINS).astype(int), 0, BINS - 1)
    rows = [
        (float(own[edges == at].mean()), float(came[edges == at].mean()), int((edges == at).sum()))
        for at in range(BINS)
        if (edges == at).any()
    ]
    explained = 1 - error / variance if variance else 0.0
    return {"value": error, "explained": explained, "calibration": rows}
