"""Learned players: a policy and a value that were trained by `./jotun train`.

learned                  plays what the policy likes best, without a search
search:200:learned       a search with the policy as prior and in playouts, and the value at its leaves
search:200:learned=g003  … with the weights of this name, from the folder that JOTUN_WEIGHTS names

Weights are files named GAME-SEATS.npz or GAME-SEATS-NAME.npz. A game or a number of seats without weights, or a Python
without numpy, gets the rule of thumb and the usual search.
"""

import importlib.util
import math
import os
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

from jotunheim.bots.interface import Insight, Player
from jotunheim.bots.search import Guide
from jotunheim.bots.search.guide import standard
from jotunheim.bots.search.thumb import priors
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, Decision, Game, State, UserError
from jotunheim.texts import _

if TYPE_CHECKING:  # needs numpy
    from jotunheim.bots.network import Network

WORD: Final = "learned"
FOLDER: Final = "JOTUN_WEIGHTS"  # where further weights are
OURS: Final = Path(__file__).parent / "weights"
NAME: Final = re.compile(r"[a-z0-9-]{1,20}")
FLOOR: Final = 0.05  # of the prior is spread over all options: a policy may be wrong
AS_TRAINED: Final = -1.0


class NoWeights(UserError):
    """There are no weights of this name."""


@dataclass(frozen=True)
class Wish:
    """Which weights a player uses, and what for."""

    name: str = ""  # of the weights; empty: those that come with Jotunheim
    blend: float = AS_TRAINED  # the share of the network in the value of a leaf
    lean: bool = True  # whether playouts follow the policy
    prior: bool = True  # whether the tree does


def file_of(game: str, seats: int, name: str) -> Path:
    """Where the weights of a game are, whether they exist or not."""
    folder = os.environ.get(FOLDER, "")
    return (Path(folder) if folder and name else OURS) / file_name(game, seats, name)


def file_name(game: str, seats: int, name: str) -> str:
    """What the weights of a game are called."""
    return f"{game}-{seats}-{name}.npz" if name else f"{game}-{seats}.npz"


def network_for(game: Game[Any], seats: int, name: str) -> "Network | None":
    """The weights for this table; None: there are none, or they are of another version of the game."""
    path = file_of(game.name, seats, name)
    if importlib.util.find_spec("numpy") is None or not path.is_file():
        if name:
            raise NoWeights(_("there are no weights {path}").format(path=path))
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
    network = network_for(game, seats, wish.name)
    return Guide(game) if network is None else LearnedGuide(game, seats, network, wish)


@final
class LearnedGuide(Guide[Any]):
    """Priors and values of a network; playouts follow its cheap part."""

    def __init__(self, game: Game[Any], seats: int, network: "Network", wish: Wish) -> None:
        from jotunheim.bots.network import Eye

        super().__init__(game, network.lean() if wish.lean else None)
        self.network = network
        self.eye = Eye(game, seats)
        self.places = {name: at for at, name in enumerate(network.about.questions)}
        self.blend = network.about.blend if wish.blend == AS_TRAINED else wish.blend
        self.uses_prior = wish.prior

    def priors(self, g: State[Any], options: list[int], trust: float) -> list[float]:
        """The policy's odds."""
        if not self.uses_prior or len(options) == 1:
            return priors(self.game.weigh(g, options), trust)
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
        thumb = standard(self.game.weigh(g, options))
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
