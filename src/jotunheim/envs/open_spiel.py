"""The door to OpenSpiel: every game as a Python game, with explicit chance.

    import jotunheim.envs.open_spiel
    import pyspiel

    game = pyspiel.load_game("jotunheim_giant(unit_points=3)")

Importing this module makes all games known to OpenSpiel. Every die and every card drawn is a chance node of its own,
so a search of OpenSpiel cannot foresee them. Secret and covert questions are asked one seat after the other. Information states are what the seat
has read, what it has answered, and what it sees now.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar, Final, TypeAlias

from jotunheim import registry
from jotunheim.envs.chance_nodes import CHANCE, MOST, NOBODY, Branch, root
from jotunheim.envs.door import Door, Given, spelled
from jotunheim.envs.encoders import Encoder
from jotunheim.envs.extras import needed
from jotunheim.kernel import Chance, Event, Game, Settings, UserError
from jotunheim.kernel.encoders import NO_CHANCE, OPEN, SHARED, ZERO_SUM

with needed("OpenSpiel"):
    import numpy as np
    import pyspiel

Kind: TypeAlias = Any  # a type of OpenSpiel, which declares none

PREFIX: Final = "jotunheim_"
LENGTH: Final = 20_000  # decisions of a game, at most; the kit calls a longer one endless
DRAWS: Final = 100_000  # chance nodes of a game, at most
SEEDS: Final = 2**62
NUMBER_WORD: Final = "#"  # OpenSpiel takes a bare 3 for a number, not for a word


def register(
    names: list[str] | None = None, settings: Given | None = None, short_name: str = ""
) -> list[str]:
    """Make games known to OpenSpiel, all that are installed by default; their names there.

    Settings become defaults of the parameters; with them one game can be there under several names.
    """
    if short_name and len(names or []) != 1:
        raise UserError("short_name is the name of one game; say which one")
    known = set(pyspiel.registered_names())
    found: list[str] = []
    for name in names if names is not None else registry.games():
        game = registry.game(name)
        spiel = short_name or spiel_name(game)
        if spiel not in known:
            made = game_class(game, settings or {}, spiel)
            pyspiel.register_game(made.kinds[recalls(game, settings or {})], made)
        found.append(spiel)
    return found


def load(text: str) -> "SpielGame":
    """A game by its name and parameters in OpenSpiel."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def spiel_name(game: Game[Any]) -> str:
    """A game's name in OpenSpiel: jotunheim_connect_four."""
    return PREFIX + game.name.replace("-", "_")


def game_class(game: Game[Any], settings: Given, short_name: str) -> type["SpielGame"]:
    """A class for one kind of game, which OpenSpiel calls to make one.

    It must be a class: OpenSpiel lets go of it when the interpreter is gone, and a function would crash there.
    """
    kinds = [game_type(game, settings, short_name, recall) for recall in (False, True)]
    return type(short_name, (SpielGame,), {"ours": game, "kinds": kinds})


def recalls(game: Game[Any], settings: Given) -> bool:
    """Is there an information state tensor, with these settings?"""
    given = {name: spelled(value) for name, value in settings.items()}
    return Encoder(game, game.fewest).recall(given) > 0


def game_type(game: Game[Any], settings: Given, short_name: str, recalls: bool) -> Kind:
    """What OpenSpiel wants to know about a kind of game before one is made."""
    kind = pyspiel.GameType
    traits = Encoder(game, game.fewest).traits
    explicit = kind.ChanceMode.EXPLICIT_STOCHASTIC
    knowledge = kind.Information.IMPERFECT_INFORMATION
    return kind(
        short_name=short_name,
        long_name=f"{game.title} (Jotunheim)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC if NO_CHANCE in traits else explicit,
        information=kind.Information.PERFECT_INFORMATION if OPEN in traits else knowledge,
        utility=utility(traits),
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game, settings),
    )


def utility(traits: tuple[str, ...]) -> Kind:
    """Whose gain is whose loss."""
    kinds = pyspiel.GameType.Utility
    if SHARED in traits:
        return kinds.IDENTICAL
    return kinds.ZERO_SUM if ZERO_SUM in traits else kinds.GENERAL_SUM


def parameters(game: Game[Any], settings: Given) -> dict[str, int | str]:
    """Seats and settings with their defaults; words that look like numbers are written #3."""
    given = {name: spelled(value) for name, value in settings.items()}
    values = Settings(game.settings, given).values
    found: dict[str, int | str] = {"players": game.fewest}
    for setting in game.settings:
        value = values[setting.name]
        if not setting.choices:
            found[setting.name] = int(value)
        else:
            found[setting.name] = f"{NUMBER_WORD}{value}" if value.isdecimal() else value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Jotunheim as OpenSpiel sees it."""

    ours: ClassVar[Game[Any]]
    kinds: ClassVar[list[Kind]]  # without and with an information state tensor

    def __init__(self, given: dict[str, int | str]) -> None:
        settings = {name: spelled(value) for name, value in given.items() if name != "players"}
        plain = {name: value.removeprefix(NUMBER_WORD) for name, value in settings.items()}
        self.door = Door(self.ours, int(given["players"]), plain)
        self.has_chance = NO_CHANCE not in self.door.encoder.traits
        zero_sum = ZERO_SUM in self.door.encoder.traits
        info = pyspiel.GameInfo(
            num_distinct_actions=self.door.actions,
            max_chance_outcomes=MOST if self.has_chance else 0,
            num_players=self.door.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LENGTH,
        )
        self.recall = self.door.encoder.recall(self.door.given)
        super().__init__(self.kinds[self.recall > 0], info, given)
        self.root = root(self.door.game, self.door.seats, self.door.given)

    def new_initial_state(self, given: str | None = None) -> "SpielState":
        """The start: the first draw, or the first question."""
        if given is not None:
            raise UserError(f"{self.ours.name} starts from its beginning, not from {given!r}")
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game needs."""
        return DRAWS if self.has_chance else 0

    def make_py_observer(
        self, kind: Kind | None = None, params: dict[str, object] | None = None
    ) -> "Observer | None":
        """What a seat sees, now or with all that it remembers; its parts cannot be had separately."""
        if params:
            raise UserError(f"observers have no parameters, but got {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        seat = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or kind.private_info != seat:
            return None
        return Observer(self.door, kind.perfect_recall, self.recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, at a question, at a draw, or over."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.branch = game.root

    def current_player(self) -> int:
        """Who is asked; a draw is asked of chance."""
        return self.branch.player

    def is_chance_node(self) -> bool:
        """Is a draw due? Asked here it need not go through C++, as in OpenSpiel's own class."""
        return self.branch.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do, or chance; by default the one who acts."""
        branch = self.branch
        return branch.legal() if player is None or player == branch.player else []

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, by default the one who acts; straight from the encoder, as `is_chance_node`."""
        branch = self.branch
        seat = branch.player if player is None else player
        if not 0 <= seat < branch.tree.seats:  # OpenSpiel says what is wrong with it
            return list(super().observation_tensor(seat))
        door: Door = self.get_game().door
        if branch.table is None:
            return [0.0] * door.encoder.size
        found: list[float] = door.observe(branch.table, seat).tolist()
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.branch.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the draw that is due, with their odds."""
        return odds(self.branch.ways)

    def _apply_action(self, action: int) -> None:
        self.branch = self.branch.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw:{action}"
        return str(self.branch.tree.game.words.names[action])

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.branch.player == NOBODY

    def returns(self) -> list[float]:
        """The utilities, once it is over."""
        if not self.is_terminal():
            return [0.0] * self.branch.tree.seats
        return list(self.branch.tree.game.outcome(self.branch.playing().me()).utilities)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that the player cannot tell from this one; what is hidden is dealt again."""
        new: SpielState = self.clone()
        new.branch = self.branch.another_deal(player, Chance(int(sampler() * SEEDS)))
        return new

    def __str__(self) -> str:
        names = self.branch.tree.game.words.names
        moves = [f"draw:{a}" if seat < 0 else names[a] for seat, a in self.branch.moves()]
        return " ".join(moves) or "the start"


class Observer:
    """What a seat sees, as numbers and as text; with `recall` also all that it has read and answered."""

    def __init__(self, door: Door, recall: bool, answers: int) -> None:
        self.door = door
        self.recall = recall
        # What is remembered: for each answer of the game who gave it, then the token, each as one of several.
        self.answers = answers if recall else 0
        self.seen = door.encoder.size
        self.row = door.seats + door.actions
        self.tensor = np.zeros(self.seen + self.answers * self.row, np.float32)
        self.dict = {
            field.name: self.tensor[field.slice].reshape(field.shape)
            for field in door.encoder.fields
        }
        if self.answers:
            self.dict["past"] = self.tensor[self.seen :].reshape(self.answers, self.row)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into `tensor`; while a draw is due, what it saw before the play."""
        table = state.branch.table
        if table is None:
            self.tensor[: self.seen] = 0.0
        else:
            self.door.encoder.encode_into(self.tensor[: self.seen], table, player)
        if self.answers:
            self.tensor[self.seen :] = 0.0
            self.remember(state.branch, player)

    def remember(self, branch: Branch, player: int) -> None:
        """Write all answers, seats counted from the player."""
        past = self.dict["past"]
        given = [(seat, token) for seat, token in branch.moves() if seat >= 0]
        for at, (seat, token) in enumerate(given):
            past[at, (seat - player) % self.door.seats] = 1.0
            past[at, self.door.seats + token] = 1.0

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words; a branch keeps them."""
        kept = state.branch.words
        if kept is None:
            kept = state.branch.words = {}
        found = kept.get((player, self.recall))
        if found is None:
            found = kept[player, self.recall] = self.words_for(state, player)
        return found

    def words_for(self, state: SpielState, player: int) -> str:
        """What the player sees, in words."""
        table = state.branch.table
        if table is None:
            return f"player {player}"
        seen = self.door.encoder.text(self.door.observe(table, player))
        lines = [f"player {player}", seen]
        if self.recall:
            lines += [
                f"answers {' '.join(answers(state.branch, player))}",
                *news_of(state.branch.events(), player),
            ]
        return "\n".join(lines)


def answers(branch: Branch, player: int) -> list[str]:
    """All that a seat has answered."""
    names = branch.tree.game.words.names
    return [names[action] for seat, action in branch.moves() if seat == player]


def news_of(journal: list[Event], player: int) -> list[str]:
    """The events of a journal that the seat may know."""
    events = [event for event in journal if event.is_for(player)]
    return [f"{event.what} {' '.join([str(value) for value in event.values])}" for event in events]


@lru_cache(maxsize=1024)
def odds(ways: tuple[int, ...]) -> list[tuple[int, float]]:
    """The outcomes of a draw, each with its share."""
    every = sum(ways)
    return [(outcome, count / every) for outcome, count in enumerate(ways)]


register()
