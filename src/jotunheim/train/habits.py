"""Habits: what the results of many quick games say about the options of a question.

The rule of thumb plays itself. In each game a little noise is added to the weights of options at some seats, and taken
from them at the others. Noise that won is added to what is kept, noise that lost is taken from it. What all games
agree on adds up, and chance cancels out: an evolution strategy with mirrored noise. Each number moves by how steadily it has
moved so far. Nobody searches, so a game takes milliseconds.

DIR/plan.json                       the plan
DIR/learning.json                   how far it is; written after each step, so the same command goes on
DIR/weights/GAME-SEATS-habits.json  what was learned
DIR/gate-BUDGET-N                   games of search with the habits against the usual search
DIR/progress.html                   the progress page
"""

import math
import os
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Final

import msgspec

from jotunheim import registry
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import ArenaError, tournament
from jotunheim.arena.standings import Standing, summary
from jotunheim.arena.tournament import run
from jotunheim.bots.habits import HabitsFile, write_habits
from jotunheim.bots.learned import FOLDER, HABITS, WORD, file_name
from jotunheim.texts import _
from jotunheim.train.habit_games import HabitPlan, Numbers, Table
from jotunheim.train.page import habits_page
from jotunheim.train.plan import PAGE, WEIGHTS, read, write

PLAN: Final = "plan.json"
LEARNING: Final = "learning.json"
NAME: Final = "habits"  # of the player: search:200:learned=habits
STEP: Final = 0.05  # of a number that always moves the same way, in spreads of weights
FADING: Final = 0.998  # what is left of a number after a step
HEED: Final = 0.2  # of the last step in the direction …
WAVER: Final = 0.05  # … and in the measure of how much a number wavers
LEAST: Final = 1e-3  # of that measure
TAKEN: Final = 0.06  # of a step into the mean, which is what is kept
PARCEL: Final = 20  # games that a process plays at a time
CHECKS: Final = 10  # steps from check to check
CHECK_GAMES: Final = 400
SEEDS: Final = 1_000_000  # of one plan
CHECK_SEEDS: Final = -SEEDS  # below those of all plans: it does not learn from them
DIGITS: Final = 3
Say = Callable[[str], None]


class Row(msgspec.Struct, array_like=True):
    """One number: what it is for, its value now, its mean, and how it has moved."""

    habit: str
    token: int
    now: float = 0.0
    mean: float = 0.0
    heed: float = 0.0
    waver: float = 0.0

    def move(self, slope: float) -> None:
        """One step."""
        self.heed += HEED * (slope - self.heed)
        self.waver += WAVER * (slope * slope - self.waver) if self.waver else slope * slope
        self.now = FADING * self.now + STEP * self.heed / (math.sqrt(self.waver) + LEAST)


class Check(msgspec.Struct, frozen=True, array_like=True):
    """How often one seat with habits wins against the rule of thumb at all others; or a team with them."""

    step: int
    share: float
    error: float  # 1.96 standard errors
    fair: float


class Learning(msgspec.Struct):
    """How far it is."""

    step: int = 0
    rows: list[Row] = []
    checks: list[Check] = []


class HabitSchool:
    """One learning of habits, which continues where it was stopped."""

    def __init__(self, plan: HabitPlan, folder: Path, jobs: int, command: str, say: Say) -> None:
        self.plan = plan
        self.folder = folder
        self.jobs = jobs
        self.command = command
        self.say = say

    def run(self, steps: int) -> Path:
        """Learn until there are so many steps; the file of what was learned."""
        learning = self.claim()
        with get_context("spawn").Pool(self.jobs, open_table, (self.plan,)) as pool:
            if not learning.checks:
                learning.checks.append(self.check(pool, learning))
            while learning.step < steps:
                self.step(pool, learning)
                if learning.step % CHECKS == 0 or learning.step == steps:
                    learning.checks.append(self.check(pool, learning))
                    self.say(check_line(learning.checks[-1]))
                    page = habits_page(self.plan, learning.step, curve(learning.checks))
                    (self.folder / PAGE).write_text(page, encoding="utf-8")
                write(self.folder / LEARNING, learning)
        return self.keep(learning)

    def claim(self) -> Learning:
        """Make the folder that of this plan, and read how far it is; one with other things is refused."""
        self.folder.mkdir(parents=True, exist_ok=True)
        plan = self.folder / PLAN
        if plan.exists():
            if read(plan, HabitPlan) != self.plan:
                line = _("{path} holds another training; name another folder")
                raise ArenaError(line.format(path=self.folder))
        elif any(self.folder.iterdir()):
            line = _("{path} holds other things; name a new or empty folder")
            raise ArenaError(line.format(path=self.folder))
        write(plan, self.plan)
        (self.folder / WEIGHTS).mkdir(exist_ok=True)
        state = self.folder / LEARNING
        return read(state, Learning) if state.exists() else Learning()

    def step(self, pool: Pool, learning: Learning) -> None:
        """Some hundred games, and one step of all numbers that they met."""
        games = self.plan.games
        first = self.plan.seed * SEEDS + learning.step * games
        numbers = {(row.habit, row.token): row.now for row in learning.rows}
        parcels = [(numbers, seeds) for seeds in in_parcels(first, games)]
        rows = {(row.habit, row.token): row for row in learning.rows}
        slopes: Numbers = {}
        for found in pool.imap(learn_some, parcels):  # in order: sums do not depend on the jobs
            for number, slope in found.items():
                slopes[number] = slopes.get(number, 0.0) + slope
        for number, slope in slopes.items():
            row = rows.get(number)
            if row is None:
                row = rows[number] = Row(*number)
                learning.rows.append(row)
            row.move(slope / games)
        for row in learning.rows:
            row.mean += TAKEN * (row.now - row.mean)
        learning.step += 1

    def check(self, pool: Pool, learning: Learning) -> Check:
        """Games of the mean against the rule of thumb, on seeds of their own."""
        numbers = {(row.habit, row.token): row.mean for row in learning.rows}
        parcels = [(numbers, seeds) for seeds in in_parcels(CHECK_SEEDS, CHECK_GAMES)]
        shares = [share for some in pool.imap(check_some, parcels) for share in some]
        mean = sum(shares) / len(shares)
        spread = math.sqrt(sum([(share - mean) ** 2 for share in shares]) / len(shares))
        first = learning.checks[0].share if learning.checks else mean
        return Check(learning.step, mean, 1.96 * spread / math.sqrt(len(shares)), first)

    def gate(self, games: int, budget: str) -> None:
        """A search with the habits at one seat, the usual search at all others; where all win together, teams of both."""
        os.environ[FOLDER] = str((self.folder / WEIGHTS).resolve())
        game = registry.game(self.plan.game)
        usual = f"search:{budget}"
        new = f"{usual}:{WORD}={NAME}"
        line_ups = [[new], [usual]] if game.cooperative else [[new, usual]]
        for at, players in enumerate(line_ups):
            games_ = tournament(
                game, players, games, self.plan.seats, self.plan.seed, self.plan.options[0]
            )
            results = run(games_, Folder(self.folder / f"gate-{budget}-{at}"), self.jobs)
            for row in summary(results, len(results)).standings:
                self.say(standing_line(row))

    def keep(self, learning: Learning) -> Path:
        """Write what was learned, by names of tokens."""
        game = registry.game(self.plan.game)
        scale = Table(self.plan).scale
        numbers: dict[str, dict[str, float]] = {}
        for row in learning.rows:
            value = round(row.mean * scale(row.habit.split()[0]), DIGITS)
            if value:
                numbers.setdefault(row.habit, {})[game.words.names[row.token]] = value
        file = HabitsFile(
            game=game.name,
            seats=self.plan.seats,
            rules=game.rules_version,
            command=self.command,
            seed=self.plan.seed,
            games=learning.step * self.plan.games,
            numbers=numbers,
        )
        path = self.folder / WEIGHTS / file_name(game.name, self.plan.seats, NAME, HABITS)
        write_habits(path, file)
        return path


def curve(checks: list[Check]) -> list[tuple[float, float]]:
    """Steps, and the share of wins in percent."""
    return [(check.step, 100 * check.share) for check in checks]


def standing_line(row: Standing) -> str:
    """How a player did at the gate."""
    share = row.win_share
    line = _("{player}: {share} % [{low}, {high}] of {games} games, {ms} ms a decision")
    return line.format(
        player=row.player,
        share=f"{100 * share.mean:.1f}",
        low=f"{100 * share.low:.1f}",
        high=f"{100 * share.high:.1f}",
        games=row.games,
        ms=f"{row.decision_ms:.1f}",
    )


def in_parcels(first: int, games: int) -> list[range]:
    """Seeds in parcels, which do not depend on the number of processes."""
    end = first + games
    return [range(at, min(at + PARCEL, end)) for at in range(first, end, PARCEL)]


def check_line(check: Check) -> str:
    """A check in one line."""
    line = _("step {step}: wins {share} % ± {error} against the rule of thumb (before: {fair} %)")
    return line.format(
        step=check.step,
        share=f"{100 * check.share:.1f}",
        error=f"{100 * check.error:.1f}",
        fair=f"{100 * check.fair:.1f}",
    )


# In the processes that play -----------------------------------------------------------------------

TABLES: Final[list[Table]] = []


def open_table(plan: HabitPlan) -> None:
    """Of a new process."""
    TABLES.append(Table(plan))


def learn_some(parcel: tuple[Numbers, range]) -> Numbers:
    """Games with noise."""
    return TABLES[0].learn(*parcel)


def check_some(parcel: tuple[Numbers, range]) -> list[float]:
    """Games of a check."""
    numbers, seeds = parcel
    return TABLES[0].check(TABLES[0].habits(numbers), seeds)
