"""Figures of a worker in the text format of Prometheus: counters, gauges, one histogram."""

from bisect import bisect_left
from collections import Counter
from typing import Final

STEPS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
WHAT: Final = {
    "jotun_actions_total": ("counter", "Answers of people that count and are on the disk."),
    "jotun_refusals_total": ("counter", "Messages of people that were refused, by code."),
    "jotun_action_seconds": ("histogram", "From the arrival of an answer to its acknowledgement."),
    "jotun_rooms": ("gauge", "Tables that this worker has at hand."),
    "jotun_games": ("gauge", "Games in progress among those tables, by game."),
    "jotun_watches": ("gauge", "Views that somebody watches now."),
    "jotun_sockets": ("gauge", "Open sockets."),
    "jotun_engines": ("gauge", "Processes for rules that are up."),
    "jotun_engines_wanted": ("gauge", "Processes for rules that should be up."),
    "jotun_engine_restarts_total": ("counter", "Processes for rules that had to be replaced."),
    "jotun_thinkers": ("gauge", "Processes for bots that are up."),
    "jotun_thinker_restarts_total": ("counter", "Processes for bots that had to be replaced."),
    "jotun_thinkers_waiting": ("gauge", "Bots that wait for their turn to think."),
    "jotun_loop_lag_seconds": ("gauge", "How late the event loop was lately, at most."),
    "jotun_database_commits_total": ("counter", "Commits of the writer."),
    "jotun_database_jobs_total": ("counter", "Changes in those commits."),
}


class Metrics:
    """What is counted while the worker runs; gauges are asked for when the figures are."""

    def __init__(self) -> None:
        self.actions = 0
        self.seconds = 0.0
        self.slots = [0] * (len(STEPS) + 1)
        self.refusals: Counter[str] = Counter()

    def acted(self, seconds: float) -> None:
        """An answer was acknowledged after so long."""
        self.actions += 1
        self.seconds += seconds
        self.slots[bisect_left(STEPS, seconds)] += 1

    def refused(self, code: str) -> None:
        """A message was refused."""
        self.refusals[code] += 1

    def text(self, gauges: dict[str, float], games: dict[str, int]) -> str:
        """All figures; gauges are given by name, games in progress by game."""
        values: dict[str, list[str]] = {
            "jotun_actions_total": [f" {self.actions}"],
            "jotun_refusals_total": [
                f'{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())
            ],
            "jotun_action_seconds": self.histogram(),
            "jotun_games": [f'{{game="{game}"}} {games[game]}' for game in sorted(games)],
            **{name: [f" {value:g}"] for name, value in gauges.items()},
        }
        lines: list[str] = []
        for name, (kind, what) in WHAT.items():
            lines += [f"# HELP {name} {what}", f"# TYPE {name} {kind}"]
            lines += [f"{name}{value}" for value in values[name]]
        return "\n".join([*lines, ""])

    def histogram(self) -> list[str]:
        """The lines of the histogram: buckets count everything up to their bound."""
        total = 0
        lines: list[str] = []
        for bound, count in zip((*STEPS, None), self.slots, strict=True):
            total += count
            lines.append(f'_bucket{{le="{"+Inf" if bound is None else f"{bound:g}"}"}} {total}')
        return [*lines, f"_sum {self.seconds:g}", f"_count {total}"]
