"""Many games stepped together, observations and masks written into arrays that are used again and again.

    batch = Batch("giant", 64, players=[YOU, "random"])
    batch.reset(seed=7)
    while True:
        actions = policy(batch.observations, batch.masks)     # one for each game
        batch.step(actions)                                   # then batch.rewards and batch.dones

A game that has ended is replaced by a new one in the same step: its rewards stand in `rewards`, and the observation is
already that of the new game. An action that is not in the mask loses its game.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias, final

from jotunheim.bots.player import Player, Sight
from jotunheim.envs.door import Door, Given, Mask
from jotunheim.envs.encoders import Numbers, Places, real, whole
from jotunheim.envs.extras import needed
from jotunheim.envs.lanes import CALLER, OTHER, RANDOM, Ended, Lanes
from jotunheim.envs.opponents import Opponent, sitting
from jotunheim.kernel import Game, State, UserError
from jotunheim.kernel.encoders import VALUE_BYTES, Encoder

with needed("batches"):
    import numpy as np
    from numpy.typing import NDArray

YOU: Final = None  # among players: the caller answers for this seat
FORMS: Final = ("dense", "sparse")
SEEDS: Final = 2**62
Sparse: TypeAlias = "tuple[Places, Places, Numbers]"  # lanes, places, values


@final
class Batch:
    """N games of one kind, with the same players at the same seats."""

    def __init__(
        self,
        game: str | Game[Any],
        count: int,
        seats: int = 0,
        players: Sequence[Opponent | None] = (),
        settings: Given | None = None,
        form: str = "dense",
        content: Path | None = None,
        observations: "Numbers | None" = None,
        masks: "Mask | None" = None,
    ) -> None:
        if form not in FORMS:
            raise UserError(f"form: {form!r} is not one of {', '.join(FORMS)}")
        if count < 1:
            raise UserError(f"count: expected 1 or more games, not {count}")
        self.door = Door(game, seats, settings, content)
        self.count = count
        self.players = checked(players, self.door.seats)
        self.form = form
        size = self.door.encoder.size
        # In the sparse form there is no array of observations; `sparse` gives the numbers that are not 0.
        shape = (count, size) if form == "dense" else (0, size)
        self.observations = array_for("observations", observations, shape, np.dtype(np.float32))
        self.masks = array_for("masks", masks, (count, self.door.actions), np.dtype(np.int8))
        self.rewards: Numbers = np.zeros((count, self.door.seats), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.seats: Places = np.zeros(count, np.int64)  # which seat is asked, in each game
        self.seated: list[dict[int, Player]] = [{} for _lane in range(count)]
        self.lanes = self.new_lanes()
        # The numbers that are not 0, but for fields that seldom change: places in one long row of all games, values.
        self.shown = whole(b"")
        self.values = real(b"")
        nothing: Sparse = (self.shown, self.shown, self.values)
        self.ground = [nothing] * count  # of each game: the fields that seldom change
        self.offered = whole(b"")
        self.is_begun = False

    def new_lanes(self) -> Lanes[Any]:
        """The compiled part."""
        answers = [who_answers(who) for who in self.players]
        door = self.door
        lanes: Lanes[Any] = Lanes(
            door.game, door.given, door.seats, answers, self.answer, self.seat, door.encoder.size
        )
        numbers = door.encoder.numbers
        if isinstance(numbers, Encoder):
            lanes.use(numbers)
        else:
            lanes.use_numbers(numbers.encode)
        return lanes

    # Play -------------------------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """New games; from one seed follow those of all games, or there is one for each game."""
        if seed is None or isinstance(seed, int):
            rng = np.random.default_rng(seed)
            seeds = [int(rng.integers(SEEDS)) for _lane in range(self.count)]
        else:
            seeds = [int(value) for value in seed]
        if len(seeds) != self.count:
            raise UserError(f"seed: expected {self.count} seeds, not {len(seeds)}")
        self.lanes.reset(seeds)
        self.observations[:] = 0.0
        self.masks[:] = 0
        self.shown = self.offered = whole(b"")
        self.rewards[:] = 0.0
        self.dones[:] = False
        self.is_begun = True
        self.look()

    def step(self, actions: "Sequence[int] | Places") -> None:
        """One answer for each game."""
        if not self.is_begun:
            raise UserError("there are no games yet: call reset() first")
        tokens = actions.tolist() if isinstance(actions, np.ndarray) else [int(a) for a in actions]
        if len(tokens) != self.count:
            raise UserError(f"actions: expected {self.count} of them, not {len(tokens)}")
        self.lanes.step(tokens)
        self.dones[:] = False
        for ended in self.lanes.ended:
            self.dones[ended.lane] = True
        self.rewards[:] = 0.0
        if self.lanes.ended:
            self.rewards.ravel()[:] = self.lanes.rewards
        self.look()

    def ended(self) -> list[Ended]:
        """The games that ended in the last step, each with its outcome."""
        return self.lanes.ended

    def close(self) -> None:
        """Programs that play end."""
        for lane in range(self.count):
            self.let_go(lane)

    # What is seen -----------------------------------------------------------------------------------

    def look(self) -> None:
        """Bring the arrays in line with the tables: what stood there is wiped out, what is new is written."""
        self.seats[:] = self.lanes.asked_seats()
        masks = self.masks.reshape(-1)
        masks[self.offered] = 0
        self.offered = whole(self.lanes.legal(self.door.actions))
        masks[self.offered] = 1
        before, (places, values) = self.shown, self.lanes.seen()
        self.shown, self.values = whole(places), real(values)
        self.keep_ground()
        if self.form == "dense":
            rows = self.observations.reshape(-1)
            rows[before] = 0.0
            self.lay_ground()
            rows[self.shown] = self.values

    def lay_ground(self) -> None:
        """Write the fields that seldom change, where they did."""
        for lane in self.lanes.new_ground:
            row = self.observations[lane]
            row[:] = 0.0
            _lanes, places, values = self.ground[lane]
            row[places] = values

    def keep_ground(self) -> None:
        """Keep the fields that seldom change as arrays."""
        for lane in self.lanes.new_ground:
            places, values = self.lanes.lasting[lane].packed()
            there = np.full(len(values) // VALUE_BYTES, lane, np.int64)
            self.ground[lane] = (there, whole(places), real(values))

    def sparse(self) -> Sparse:
        """All numbers that are not 0: the game, the place in its row, the value."""
        size = self.door.encoder.size
        lanes, places = np.divmod(self.shown, size)
        found = [(lanes, places, self.values), *self.ground]
        parts = [np.concatenate(list(part)) for part in zip(*found, strict=True)]
        return parts[0], parts[1], parts[2]

    # Players that are not the caller ----------------------------------------------------------------

    def seat(self, lane: int, seed: int) -> None:
        """A new game begins: new players sit down."""
        self.let_go(lane)
        self.seated[lane] = {
            seat: sitting(who, (seed + 1 + seat) % SEEDS)
            for seat, who in enumerate(self.players)
            if who is not None and who_answers(who) == OTHER
        }

    def answer(self, lane: int, table: State[Any], seat: int) -> int:
        """What a player answers."""
        return self.seated[lane][seat].choose(Sight(self.door.game, table, seat))

    def let_go(self, lane: int) -> None:
        """The players of the last game are done; one that was handed to us as a player stays."""
        for one in self.seated[lane].values():
            if not any(one is who for who in self.players):
                one.close()
        self.seated[lane] = {}


def checked(players: Sequence[Opponent | None], seats: int) -> list[Opponent | None]:
    """Who answers for each seat; without names, the caller answers for all."""
    found = list(players) or [YOU] * seats
    if len(found) != seats:
        raise UserError(f"players: expected {seats}, one for each seat, not {len(found)}")
    if all(who is not None for who in found):
        raise UserError("players: leave at least one seat to yourself (None)")
    for who in found:
        if who is not None:
            sitting(who, 0)  # refuses a name that no player has
    return found


def who_answers(who: Opponent | None) -> int:
    """Which part of the loop answers for a seat."""
    if who is None:
        return CALLER
    return RANDOM if who == "random" else OTHER


def array_for(
    name: str, given: "NDArray[Any] | None", shape: tuple[int, int], kind: "np.dtype[Any]"
) -> "NDArray[Any]":
    """The array to write into: a new one, or the caller's if it fits."""
    if given is None:
        return np.zeros(shape, kind)
    if given.shape != shape or given.dtype != kind or not given.flags["C_CONTIGUOUS"]:
        raise UserError(
            f"{name}: expected a contiguous array of {kind} with shape {shape}, "
            f"not of {given.dtype} with shape {given.shape}"
        )
    return given
