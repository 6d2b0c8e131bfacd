"""What is trained and how, and the folder in which it grows.

DIR/train.json                  the plan
DIR/weights/GAME-SEATS-g001.npz the weights of each generation
DIR/g001/selfplay, data         the games it learned from
DIR/g001/fit.json               losses and calibration
DIR/g001/gate                   the games against the last accepted generation
DIR/g001/generation.json        the verdict; written last, so a generation without it is continued
DIR/progress.html               the progress page
"""

from pathlib import Path
from typing import Final, TypeVar

import msgspec

from jotunheim.arena.plan import ArenaError
from jotunheim.bots.learned import file_name
from jotunheim.texts import _

PLAN: Final = "train.json"
VERDICT: Final = "generation.json"
FIT: Final = "fit.json"
WEIGHTS: Final = "weights"
PAGE: Final = "progress.html"
Kept = TypeVar("Kept", bound=msgspec.Struct)


class Plan(msgspec.Struct, frozen=True):
    """Everything that the weights depend on, except the number of generations."""

    game: str
    seats: int
    options: dict[str, str] = {}
    seed: int = 0
    budget: int = 100  # iterations of search in self-play
    pace: float = 0.0  # seconds for a decision at the gate; 0: as many iterations as in self-play
    games: int = 100  # of self-play, each generation
    gate: int = 40  # games against the last accepted generation
    hidden: int = 128  # width of the first layer; the second has half of it
    epochs: int = 12
    window: int = 4  # generations of games to learn from
    stray: float = 0.15  # how often self-play takes another option than the best
    blend: float = 0.0  # the share of the network in the value of a leaf

    def seed_of(self, generation: int, what: int) -> int:
        """A seed for each tournament."""
        return self.seed * 1_000_000 + generation * 10 + what


class Fit(msgspec.Struct, frozen=True):
    """How well a network explains games that it has not seen."""

    games: int
    decisions: int
    policy_loss: list[float]  # by epoch, on games held back
    value_loss: list[float]
    thumb_loss: float  # of the rule of thumb, as the search uses it
    lean_loss: float  # of the part that playouts follow
    explained: float  # the share of the variance of utilities that the value explains
    calibration: list[tuple[float, float, int]]  # expected, what came, decisions
    seconds: float


class Verdict(msgspec.Struct, frozen=True):
    """What the gate says."""

    generation: int
    rival: int  # the generation it met; 0: the usual search
    games: int
    share: float  # of the wins
    low: float
    high: float
    fair: float
    accepted: bool
    milliseconds: float  # for a decision, and the rival's
    rival_milliseconds: float


class TrainFolder:
    """The folder of one training."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.weights = path / WEIGHTS

    def claim(self, plan: Plan) -> None:
        """Make it the folder of this plan; one with another plan, or with other things, is refused."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / PLAN
        if file.exists():
            if read(file, Plan) != plan:
                line = _("{path} holds another training; name another folder")
                raise ArenaError(line.format(path=self.path))
        elif any(self.path.iterdir()):
            line = _("{path} holds other things; name a new or empty folder")
            raise ArenaError(line.format(path=self.path))
        write(file, plan)
        self.weights.mkdir(exist_ok=True)

    def generation(self, number: int) -> Path:
        """The folder of a generation."""
        found = self.path / name_of(number)
        found.mkdir(exist_ok=True)
        return found

    def weights_of(self, plan: Plan, number: int) -> Path:
        """The weights of a generation."""
        return self.weights / file_name(plan.game, plan.seats, name_of(number))

    def verdicts(self) -> list[Verdict]:
        """Of all generations that are finished."""
        files = sorted(self.path.glob(f"g[0-9][0-9][0-9]/{VERDICT}"))
        return [read(file, Verdict) for file in files]

    def fits(self) -> list[Fit]:
        """Of all generations that are finished."""
        files = sorted(self.path.glob(f"g[0-9][0-9][0-9]/{VERDICT}"))
        return [read(file.with_name(FIT), Fit) for file in files]

    def best(self) -> int:
        """The last accepted generation; 0: none yet."""
        return max([one.generation for one in self.verdicts() if one.accepted], default=0)


def name_of(generation: int) -> str:
    """The name of a generation, in names of players and files."""
    return f"g{generation:03}"


def write(path: Path, content: msgspec.Struct) -> None:
    """A file, whole or not at all."""
    aside = path.with_name(f".{path.name}.new")
    aside.write_bytes(msgspec.json.format(msgspec.json.encode(content)) + b"\n")
    aside.replace(path)


def read(path: Path, kind: type[Kept]) -> Kept:
    """What was written."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError) as error:
        line = _("{path} cannot be read: {error}")
        raise ArenaError(line.format(path=path, error=error)) from None
