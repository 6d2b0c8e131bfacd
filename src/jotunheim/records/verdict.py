"""The verdict on a record: is it what its seed and its plays make of the game?"""

from dataclasses import dataclass, field
from typing import Any

from jotunheim.kernel import Game, commitment
from jotunheim.records.files import Record
from jotunheim.records.replays import Problem, replay
from jotunheim.records.seeds import mixed_seed
from jotunheim.texts import _


@dataclass
class Verdict:
    """What was checked, and what was found wrong."""

    file: str
    game: str
    plays: int = 0
    draws: int = 0
    checks: int = 0
    seed: str = ""  # fair, fast or hidden
    finished: bool = False
    torn: bool = False
    problems: list[Problem] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Is everything proven?"""
        return not self.problems


def verify(record: Record, game: Game[Any]) -> Verdict:
    """Check the commitment, derive every draw again, replay every play, compare states and outcome."""
    head = record.header
    problems = seed_problems(record)
    done = replay(record, game)
    kind = "hidden" if not head.seed else "fast" if head.seed.startswith("fast:") else "fair"
    if record.torn:
        problems.append(Problem(0, record.plays, "torn", _("the last line is torn")))
    return Verdict(
        file=record.file,
        game=head.game,
        plays=len(done.session.plays),
        draws=done.draws,
        checks=done.checks,
        seed=kind,
        finished=done.session.g.over,
        torn=record.torn,
        problems=problems + done.problems,
    )


def seed_problems(record: Record) -> list[Problem]:
    """Is the seed revealed, and the one that was promised?"""
    head = record.header
    if not head.seed:
        text = _("the seed is not revealed, so no draw can be proven")
        return [Problem(0, 0, "seed", text)]
    if head.seed.startswith("fast:"):
        if not head.commitment:
            return []
        text = _("a simulation's seed, but the commitment is that of a fair one")
        return [Problem(0, 0, "seed", text)]
    if not head.commitment:
        text = _("no commitment was made to the seed before the game")
        return [Problem(0, 0, "seed", text)]
    ours = commitment(bytes.fromhex(head.key or head.seed))
    if ours == head.commitment:
        return mixing_problems(record)
    line = _("the seed's hash is {ours}, but {promised} was promised")
    if head.key:
        line = _("the key's hash is {ours}, but {promised} was promised")
    text = line.format(ours=ours, promised=head.commitment)
    return [Problem(0, 0, "seed", text, 0, ours, head.commitment)]


def mixing_problems(record: Record) -> list[Problem]:
    """Where people had a share in the seed: is it what the key and the shares make?"""
    head = record.header
    if not head.key:
        if not head.shares:
            return []
        text = _("people had a share in the seed, but the key it was mixed with is not revealed")
        return [Problem(0, 0, "seed", text)]
    ours = mixed_seed(head.key, head.seats, head.shares)
    if ours == head.seed:
        return []
    line = _("key and shares give the seed {ours}, the record says {theirs}")
    text = line.format(ours=ours, theirs=head.seed)
    return [Problem(0, 0, "seed", text, 0, ours, head.seed)]
