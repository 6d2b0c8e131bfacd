"""Training, generation by generation: self-play, data, a network, the gate. What is finished is not done again."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from jotunheim.arena.dataset import DataFolder
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import Tournament, tournament
from jotunheim.arena.result import Result
from jotunheim.arena.standings import Standing, summary
from jotunheim.arena.tournament import run
from jotunheim.bots.learned import FOLDER
from jotunheim.bots.network import Training, questions_of, write_network
from jotunheim.bots.observation import encoder_of
from jotunheim.kernel import Game
from jotunheim.kernel.encoders import SHARED
from jotunheim.texts import _, ngettext
from jotunheim.train.page import write_page
from jotunheim.train.plan import FIT, VERDICT, Fit, Plan, TrainFolder, Verdict, name_of, write
from jotunheim.train.samples import Samples

SELFPLAY, FITTING, GATE = 1, 2, 3  # what a seed is for
# One process a core plays already: more threads for small products only get in each other's way.
THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")
Say = Callable[[str], None]


class School:
    """One training, which continues where it was stopped."""

    def __init__(
        self,
        game: Game[Any],
        plan: Plan,
        folder: TrainFolder,
        jobs: int,
        command: str,
        say: Say,
        seconds: float = 0.0,
    ) -> None:
        self.game = game
        self.plan = plan
        self.folder = folder
        self.jobs = jobs
        self.command = command
        self.say = say
        self.seconds = seconds  # for the games of self-play, and again at the gate; 0: no limit

    def run(self, generations: int) -> list[Verdict]:
        """Train until there are so many generations; the verdicts of all."""
        self.folder.claim(self.plan)
        os.environ[FOLDER] = str(self.folder.weights.resolve())
        for name in THREADS:
            os.environ.setdefault(name, "1")
        for number in range(len(self.folder.verdicts()) + 1, generations + 1):
            self.raise_one(number)
            write_page(self.plan, self.folder)
        return self.folder.verdicts()

    def raise_one(self, number: int) -> None:
        """One generation."""
        here = self.folder.generation(number)
        rival = self.folder.best()
        self.self_play(number, here, rival)
        if not self.folder.weights_of(self.plan, number).exists():
            self.fit(number, here)
        verdict = self.gate(number, here, rival)
        write(here / VERDICT, verdict)
        self.say(verdict_line(verdict))

    def player(self, generation: int, budget: str) -> str:
        """A generation as a player; 0 is the usual search."""
        word = f":learned={name_of(generation)}" if generation else ""
        return f"search:{budget}{word}"

    def tournament(self, players: list[str], games: int, seed: int) -> Tournament:
        """Games of this training."""
        plan = self.plan
        return tournament(self.game, players, games, plan.seats, seed, plan.options)

    def self_play(self, number: int, here: Path, best: int) -> None:
        """Games of the best generation with itself, as data."""
        players = [f"{self.player(best, str(self.plan.budget))}:stray={self.plan.stray}"]
        games = self.tournament(players, self.plan.games, self.plan.seed_of(number, SELFPLAY))
        data = DataFolder(here / "data")
        data.claim(self.game, games)
        results = self.played(games, here / "selfplay", data)
        line = ngettext(
            "{name}: {n} game of {player}", "{name}: {n} games of {player}", len(results)
        )
        self.say(line.format(name=name_of(number), n=len(results), player=players[0]))

    def fit(self, number: int, here: Path) -> None:
        """A network for the decisions of the last generations."""
        from jotunheim.train.fit import Trainer  # PyTorch takes a while to import

        first = max(1, number - self.plan.window + 1)
        samples = Samples([self.folder.generation(n) / "data" for n in range(first, number + 1)])
        layers, told = Trainer(samples, self.plan, self.plan.seed_of(number, FITTING)).fit()
        write(here / FIT, told)
        about = self.about(number, samples)
        write_network(self.folder.weights_of(self.plan, number), about, layers)
        self.say(f"{name_of(number)}: {fit_line(told)}")

    def about(self, number: int, samples: Samples) -> Training:
        """The header of the weights."""
        return Training(
            game=self.game.name,
            seats=self.plan.seats,
            size=samples.about.size,
            actions=samples.about.actions,
            questions=questions_of(self.game),
            rules=self.game.rules_version,
            command=self.command,
            seed=self.plan.seed,
            games=samples.games,
            decisions=len(samples),
            players=tuple(dict.fromkeys(samples.about.players)),
            generation=number,
            blend=self.plan.blend,
        )

    def gate(self, number: int, here: Path, rival: int) -> Verdict:
        """The new generation against the last accepted one, which takes all other seats."""
        pace = self.plan.pace
        budget = f"{pace}s" if pace else str(self.plan.budget)
        players = [self.player(number, budget), self.player(rival, budget)]
        if SHARED in encoder_of(self.game).traits:
            new = standing(self.gate_games(players[:1], number, here / "gate"), players[0])
            old = standing(self.gate_games(players[1:], number, here / "gate-rival"), players[1])
            return verdict_of(number, rival, new, old, old.win_share.mean)
        results = self.gate_games(players, number, here / "gate")
        new, old = standing(results, players[0]), standing(results, players[1])
        return verdict_of(number, rival, new, old, new.fair_share)

    def gate_games(self, players: list[str], number: int, path: Path) -> list[Result]:
        """Games at the gate."""
        games = self.tournament(players, self.plan.gate, self.plan.seed_of(number, GATE))
        return self.played(games, path)

    def played(self, games: Tournament, path: Path, data: DataFolder | None = None) -> list[Result]:
        """All games; with a limit of time as many as it allows, each group of seats complete."""
        folder = Folder(path)
        if not self.seconds:
            return run(games, folder, self.jobs, data=data)
        end = time.monotonic() + self.seconds
        parcel = -(-self.jobs // games.seats) * games.seats
        count = 0
        while count < games.games and (count == 0 or time.monotonic() < end):
            count = min(count + parcel, games.games)
            results = run(replace(games, games=count), folder, self.jobs, data=data)
        return results


def standing(results: list[Result], player: str) -> Standing:
    """How one of the players did."""
    rows = summary(results, len(results)).standings
    return next(row for row in rows if row.player == player)


def verdict_of(number: int, rival: int, new: Standing, old: Standing, fair: float) -> Verdict:
    """Accepted is who wins more than its fair share; where all win together, more than the rival's team."""
    return Verdict(
        generation=number,
        rival=rival,
        games=new.games,
        share=new.win_share.mean,
        low=new.win_share.low,
        high=new.win_share.high,
        fair=fair,
        accepted=new.win_share.mean > fair,
        milliseconds=new.decision_ms,
        rival_milliseconds=old.decision_ms,
    )


def fit_line(told: Fit) -> str:
    """A fit in one line."""
    line = _(
        "{n} decisions; loss of the policy {policy} (rule of thumb {thumb}, lean {lean}), "
        "the value explains {share} %, {seconds} s"
    )
    return line.format(
        n=told.decisions,
        policy=f"{min(told.policy_loss):.3f}",
        thumb=f"{told.thumb_loss:.3f}",
        lean=f"{told.lean_loss:.3f}",
        share=f"{100 * told.explained:.0f}",
        seconds=f"{told.seconds:.0f}",
    )


def verdict_line(one: Verdict) -> str:
    """A verdict in one line."""
    line = _("{name}: {share} of {n} games against {rival}, fair {fair} %: refused")
    if one.accepted:
        line = _("{name}: {share} of {n} games against {rival}, fair {fair} %: accepted")
    return line.format(
        name=name_of(one.generation),
        share=f"{100 * one.share:.1f} % [{100 * one.low:.1f}, {100 * one.high:.1f}]",
        n=one.games,
        rival=name_of(one.rival) if one.rival else _("the usual search"),
        fair=f"{100 * one.fair:.0f}",
    )
