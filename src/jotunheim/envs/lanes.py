"""Many games side by side: the loop of a batch, without numpy. Compiled.

A lane is one game. `step` takes one token for each lane, plays it, lets players that are not the caller answer, starts a
new game where one has ended, and collects what the asked seats see: only the numbers that are not 0, with their places
in one long row of all lanes. `jotunheim.envs.batch` writes them into arrays.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from jotunheim.kernel import Chance, Decision, G, Game, Outcome, UserError
from jotunheim.kernel.encoders import BLIND, Encoder, Marks

LOST: Final = -1.0  # an answer that is not on offer forfeits
TRIES: Final = 1_000  # new games in a row in which the caller is never asked
HALF_SEED: Final = 1 << 30

CALLER: Final = 0  # who answers for a seat: the caller of `step` …
RANDOM: Final = 1  # … chance …
OTHER: Final = 2  # … or a player that the batch seats


@final
class Ended:
    """A game that ended in the last step."""

    def __init__(self, lane: int, outcome: Outcome | None, reason: str) -> None:
        self.lane = lane
        self.outcome = outcome  # None: somebody forfeited …
        self.reason = reason  # … because of this
        self.marks = Marks()  # what the last seat that answered saw at the end


@final
class Lanes(Generic[G]):
    """So many games of one kind."""

    def __init__(
        self,
        game: Game[G],
        given: dict[str, str],
        seats: int,
        answers: list[int],
        other: Callable[[int, G, int], int],
        seated: Callable[[int, int], None],
        size: int,
    ) -> None:
        self.game = game
        self.given = given
        self.seats = seats
        self.answers = answers  # by seat: CALLER, RANDOM or OTHER
        self.other = other  # lane, table and seat: what a player answers
        self.seated = seated  # lane and seed: a new game begins
        self.size = size  # numbers of an observation
        self.encoder: Encoder[G] | None = None
        self.numbers: Callable[[G, int], Sequence[float]] | None = None
        self.starts: list[int] = []
        self.is_blind = False
        self.tables: list[G] = []
        self.rngs: list[Chance] = []  # of each lane: seeds of games, and random answers
        self.last_seat: list[int] = []
        self.ground: list[list[object]] = []  # of each lane: what its lasting fields rest on
        self.lasting: list[Marks] = []  # of each lane, as they were made last
        self.new_ground: list[int] = []  # lanes in which they changed in the last step
        self.marks = Marks()  # of all lanes; their memory is used again and again
        self.offered = BytesWriter()
        self.keeps_ends = False  # also collect what was seen at the end of a game
        self.ended: list[Ended] = []
        self.rewards: list[float] = []  # of the last step, by lane and seat

    def use(self, encoder: Encoder[G]) -> None:
        """Observe with an encoder of the kernel."""
        self.encoder = encoder
        self.starts = encoder.starts(self.seats)
        self.is_blind = BLIND in encoder.traits

    def use_numbers(self, numbers: Callable[[G, int], Sequence[float]]) -> None:
        """Observe with any encoder: what makes its numbers."""
        self.numbers = numbers

    # Play -------------------------------------------------------------------------------------------

    def reset(self, seeds: list[int]) -> None:
        """New games, one for each seed."""
        self.rngs = [Chance(seed) for seed in seeds]
        self.tables = []
        self.ground = [[] for _seed in seeds]
        self.lasting = [Marks() for _seed in seeds]
        self.last_seat = [0] * len(seeds)
        self.ended = []
        self.rewards = [0.0] * (len(seeds) * self.seats)
        for lane in range(len(seeds)):
            self.tables.append(self.new_game(lane))

    def step(self, actions: list[int]) -> None:
        """One answer for each lane; a game that ends is replaced by a new one."""
        self.ended = []
        self.rewards = [0.0] * (len(actions) * self.seats)
        for lane in range(len(actions)):
            g: G = self.tables[lane]
            asked: Decision[G] | None = g.asked
            assert asked is not None  # a game that is over was replaced
            self.last_seat[lane] = asked.seat
            if not g.is_offered(actions[lane]):
                self.forfeit(lane, asked.seat, actions[lane])
                continue
            g.play(actions[lane])
            self.go_on(lane, g)
            if g.over:
                self.finish(lane, g)

    def go_on(self, lane: int, g: G) -> None:
        """The other players answer until the caller is asked, or nobody."""
        asked: Decision[G] | None = g.asked
        while asked is not None:
            who = self.answers[asked.seat]
            if who == CALLER:
                return
            if who == RANDOM:
                options = g.options
                g.play(options[self.rngs[lane].below(len(options))])
            else:
                g.play(self.other(lane, g, asked.seat))
            asked = g.asked

    def new_game(self, lane: int) -> G:
        """A game in which the caller is asked."""
        rng = self.rngs[lane]
        for _try in range(TRIES):
            seed = (rng.word() >> 2) * HALF_SEED + (rng.word() >> 2)
            self.seated(lane, seed)
            g: G = self.game.start(self.given, self.seats, Chance(seed))
            self.go_on(lane, g)
            if not g.over:
                return g
        raise UserError(f"{self.game.name}: the seats of the caller are never asked")

    def finish(self, lane: int, g: G) -> None:
        """Rewards for all seats, then a new game."""
        outcome = self.game.outcome(g)
        for seat in range(self.seats):
            self.rewards[lane * self.seats + seat] = outcome.utilities[seat]
        self.replace(Ended(lane, outcome, ""))

    def forfeit(self, lane: int, seat: int, token: int) -> None:
        """An answer that is not on offer loses the game."""
        g: G = self.tables[lane]
        known = 0 <= token < len(self.game.words)
        name = self.game.words.names[token] if known else "no action"
        reason = g.why_not(token) if known else ""
        self.rewards[lane * self.seats + seat] = LOST
        line = f"action {token} ({name}): {reason or 'that is not on offer now'}"
        self.replace(Ended(lane, None, line))

    def replace(self, ended: Ended) -> None:
        """Note how a game ended, and begin another."""
        lane = ended.lane
        if self.keeps_ends:
            self.mark_all(self.tables[lane], self.last_seat[lane], ended.marks)
        self.ended.append(ended)
        self.tables[lane] = self.new_game(lane)

    # What is seen -----------------------------------------------------------------------------------

    def asked_seats(self) -> list[int]:
        """The seat that is asked, in each lane."""
        found: list[int] = []
        for g in self.tables:
            asked: Decision[G] | None = g.asked
            assert asked is not None
            found.append(asked.seat)
        return found

    def legal(self, actions: int) -> bytes:
        """The places of all tokens on offer, in one row of masks with so many actions each, as machine numbers."""
        found = self.offered
        found.truncate(0)
        first: i64 = 0
        for g in self.tables:
            for token in g.options:
                write_i64_le(found, first + token)
            first += actions
        return found.getvalue()

    def seen(self) -> tuple[bytes, bytes]:
        """What the asked seats see, but for the lasting fields: places and values, as arrays of machine numbers.

        Lanes in which lasting fields changed are noted.
        """
        marks = self.marks
        marks.clear()
        self.new_ground = []
        for lane in range(len(self.tables)):
            g: G = self.tables[lane]
            asked: Decision[G] | None = g.asked
            assert asked is not None
            self.mark(lane, g, asked.seat, marks)
        return marks.packed()

    def mark(self, lane: int, g: G, seat: int, marks: Marks) -> None:
        """What one seat sees, at the places of its lane."""
        marks.base = lane * self.size
        encoder = self.encoder
        if encoder is None:
            self.mark_all(g, seat, marks)
        else:
            world = g if self.is_blind else self.game.normal(g, seat)
            encoder.mark(world, seat, self.starts, marks)
            self.look_at_ground(lane, encoder, world)

    def look_at_ground(self, lane: int, encoder: Encoder[G], g: G) -> None:
        """Make the lasting fields again if they rest on something else now."""
        now = encoder.rests_on(g)
        before = self.ground[lane]
        same = len(now) == len(before)
        for at in range(len(before)):
            if now[at] is not before[at]:
                same = False
        if not same:
            self.ground[lane] = now
            self.lasting[lane] = Marks()
            encoder.mark_lasting(g, self.starts, self.lasting[lane])
            self.new_ground.append(lane)

    def mark_all(self, g: G, seat: int, marks: Marks) -> None:
        """Everything that one seat sees, from the base of the marks on."""
        encoder, numbers = self.encoder, self.numbers
        world = g if self.is_blind else self.game.normal(g, seat)
        if encoder is not None:
            encoder.mark(world, seat, self.starts, marks)
            encoder.mark_lasting(world, self.starts, marks)
        elif numbers is not None:
            marks.first = marks.base
            marks.put_all([float(value) for value in numbers(world, seat)])
