"""Several short rounds, each with every form in turn, so that noise affects all of them alike; then medians."""

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

from jotunheim.kernel import UserError
from jotunheim.texts import N_, _

ROUNDS: Final = 5
COMPILED: Final = N_("compiled")
INTERPRETED: Final = N_("interpreted")
Figures = dict[str, dict[str, float]]  # game or peer -> measure -> figure


class BenchError(UserError):
    """A form that could not be measured."""


class Form:
    """One way to run: a name, and a program with its variables that prints figures."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self.name = name
        self.command = command
        self.environment = environment
        self.rounds: list[Figures] = []

    def measure(self) -> None:
        """Run the program once and keep what it found."""
        done = subprocess.run(
            [sys.executable, "-m", *self.command],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            last = (done.stderr.strip().splitlines() or [_("it gave no reason")])[-1]
            line = _("cannot measure {form}: {error}")
            raise BenchError(line.format(form=_(self.name), error=last))
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        if found["compiled"] == (self.name == INTERPRETED):
            line = _("cannot measure {form}: its kernel is not {form}")
            raise BenchError(line.format(form=_(self.name)))
        self.rounds.append(found["figures"])

    def medians(self) -> Figures:
        """The middle one of each figure of all rounds."""
        first = self.rounds[0]
        return {
            game: {
                measure: statistics.median(figures[game][measure] for figures in self.rounds)
                for measure in first[game]
            }
            for game in first
        }


def interleaved(forms: list[Form], rounds: int = ROUNDS) -> Iterator[str]:
    """Measure all forms in turn, several times; yields what comes next."""
    for number in range(rounds):
        for form in forms:
            line = _("round {n} of {rounds}: {form}")
            yield line.format(n=number + 1, rounds=rounds, form=_(form.name))
            form.measure()


def speedup(measure: str, ours: float, theirs: float) -> float:
    """How many times as fast ours is: rates divide one way, times the other."""
    return ours / theirs if measure in ("playouts", "decisions", "steps") else theirs / ours
