"""Learned players: what `./jotun train` has learned by games.

learned                  plays what it has learned to like best, without a search
search:200:learned       a search with what was learned as prior and in playouts, and the value at its leaves
search:200:learned=g003  … with what has this name, from the folder that JOTUN_WEIGHTS names

There are habits, numbers that correct the rule of thumb (GAME-SEATS.json or GAME-SEATS-NAME.json), and networks, a policy and a
value (GAME-SEATS.npz or GAME-SEATS-NAME.npz). Either is used without the other. A game or a number of seats without
any, or a network without numpy, gets the rule of thumb and the usual search.
"""

import importlib.util
import math
import os
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

from jotunheim.bots.habits import HabitsFile, habits_of, read_habits
from jotunheim.bots.interface import Insight, Player
from jotunheim.bots.search import Guide, Habits
from jotunheim.bots.search.guide import standard
from jotunheim.bots.search.thumb import priors
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, Decision, Game, State, UserError
from jotunheim.texts import _

if TYPE_CHECKING:  # needs numpy
    from jotunheim.bots.network import Network

WORD: Final = "learned"
FOLDER: Final = "JOTUN_WEIGHTS"  # where further weights are
NETWORK: Final = ".npz"
HABITS: Final = ".json"
OURS: Final = Path(__file__).parent / "weights"
NAME: Final = re.compile(r"[a-z0-9-]{1,20}")
FLOOR: Final = 0.05  # of the prior is spread over all options: a policy may be wrong
AS_TRAINED: Final = -1.0


class NoWeights(UserError):
    """Nothing of this name was learned."""


@dataclass(frozen=True)
class Wish:
    """Which weights a player uses, and what for."""

    name: str = ""  # of what was learned; empty: what comes with Jotunheim
    blend: float = AS_TRAINED  # the share of the network in the value of a leaf
    lean: bool = True  # whether playouts follow the policy
    prior: bool = True  # whether the tree does


def file_of(game: str, seats: int, name: str, ending: str = NETWORK) -> Path:
    """Where the weights of a game are, whether they exist or not."""
    folder = os.environ.get(FOLDER, "")
    return (Path(folder) if folder and name else OURS) / file_name(game, seats, name, ending)


def file_name(game: str, seats: int, name: str, ending: str = NETWORK) -> str:
    """What the weights of a game are called."""
    return f"{game}-{seats}-{name}{ending}" if name else f"{game}-{seats}{ending}"


def habits_for(game: Game[Any], seats: int, name: str) -> Habits | None:
    """The habits for this table; None: there are none."""
    path = file_of(game.name, seats, name, HABITS)
    return habits_of(kept_habits(path), game) if path.is_file() else None


@lru_cache(maxsize=16)
def kept_habits(path: Path) -> HabitsFile:
    """Habits, read once."""
    return read_habits(path)


def network_for(game: Game[Any], seats: int, name: str) -> "Network | None":
    """The network for this table; None: there is none, or it is of another version of the game."""
    path = file_of(game.name, seats, name)
    if importlib.util.find_spec("numpy") is None or not path.is_file():
        return None
    from jotunheim.bots.network import fits

    network = kept(path)
    return network if fits(network, game) else None


@lru_cache(maxsize=16)
def kept(path: Path) -> "Network":
    """A network, read once."""
    from jotunheim.bots.network import read_network

    return read_network(path)


def guide_for(game: Game[Any], seats: int, wish: Wish) -> Guide[Any]:
    """What a search asks at this table."""
    path = file_of(game.name, seats, wish.name)
    if wish.name and not path.is_file() and not path.with_suffix(HABITS).is_file():
        line = _("there are no weights {path}, nor habits {name}")
        raise NoWeights(line.format(path=path, name=path.with_suffix(HABITS).name))
    network = network_for(game, seats, wish.name)
    habits = habits_for(game, seats, wish.name)
    if network is None:
        return Guide(game, None, habits)
    return LearnedGuide(game, seats, network, wish, habits)


@final
class LearnedGuide(Guide[Any]):
    """Priors and values of a network; playouts follow its cheap part."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        network: "Network",
        wish: Wish,
        habits: Habits | None = None,
    ) -> None:
        from jotunheim.bots.network import Eye

        super().__init__(game, network.lean() if wish.lean else None, habits)
        self.network = network
        self.eye = Eye(game, seats)
        self.places = {name: at for at, name in enumerate(network.about.questions)}
        self.blend = network.about.blend if wish.blend == AS_TRAINED else wish.blend
        self.uses_prior = wish.prior

    def priors(self, g: State[Any], options: list[int], trust: float) -> list[float]:
        """The policy's odds."""
        if not self.uses_prior or len(options) == 1:
            return priors(self.weigh(g, options), trust)
        scores = self.scores(g, options)
        best = max(scores)
        shares = [math.exp(score - best) for score in scores]
        total = sum(shares)
        least = FLOOR / len(options)
        return [(1.0 - FLOOR) * share / total + least for share in shares]

    def scores(self, g: State[Any], options: list[int]) -> list[float]:
        """What the policy thinks of each option, as logits."""
        asked: Decision[Any] | None = g.asked
        assert asked is not None
        network = self.network
        at = self.places.get(asked.name(), 0)
        hidden = network.hidden(*self.eye.look(g, asked.seat))
        own = network.logits(hidden, options) + network.leans[at][options]
        trust = float(network.trusts[at])
        thumb = standard(self.weigh(g, options))
        return [trust * thumb[i] + score for i, score in enumerate(own.tolist())]

    def values(self, g: State[Any]) -> list[float]:
        """The network's values, mixed with the game's own evaluation."""
        if self.blend <= 0.0:
            return self.game.evaluate_all(g)
        asked: Decision[Any] | None = g.asked
        seat = 0 if asked is None else asked.seat
        seen = self.network.values(self.network.hidden(*self.eye.look(g, seat))).tolist()
        own = [seen[(other - seat) % g.seats] for other in range(g.seats)]
        if self.blend >= 1.0:
            return own
        game = self.game.evaluate_all(g)
        return [self.blend * own[i] + (1.0 - self.blend) * game[i] for i in range(g.seats)]


@final
class LearnedPlayer(Player):
    """Plays what the policy likes best; without weights, what the rule of thumb likes best."""

    name = WORD

    def __init__(self, seed: int = 0, wish: Wish | None = None, name: str = WORD) -> None:
        self.name = name
        self.wish = wish or Wish()
        self.chance = Chance(seed)
        self.guide: Guide[Any] | None = None

    def odds(self, sight: Sight) -> list[float]:
        """How likely the policy thinks each option."""
        if self.guide is None:
            self.guide = guide_for(sight.game, sight.seats, self.wish)
        return self.guide.priors(sight.world(), list(sight.options), 1.5)

    def choose(self, sight: Sight) -> int:
        odds = self.odds(sight)
        return sight.options[max(range(len(odds)), key=odds.__getitem__)]

    def explain(self, sight: Sight) -> list[Insight]:
        odds = self.odds(sight)
        found = [Insight(sight.name(t), odds[i]) for i, t in enumerate(sight.options)]
        return sorted(found, key=lambda insight: -insight.share)
