"""What the invader has on the board, and his objectives (SH-P2 to SH-P4, SH-OBJ)."""

from typing import final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, PIECES, Book
from jotunheim.games.stronghold.state.hidden import NOTHING
from jotunheim.games.stronghold.tokens import NOWHERE


@final
class Machine:
    """A barrage weapon with its deck (SH-P2-02)."""

    def __init__(self, card: int, space: int, hits: int, misses: int) -> None:
        self.card = card  # BALLISTA, CATAPULT or TREBUCHET
        self.space = space
        self.hits = hits
        self.misses = misses
        self.target = NOWHERE  # of this assault
        self.hit = False  # the card turned was a Hit that is still to be resolved

    def copy(self) -> "Machine":
        """An independent twin."""
        new = Machine(self.card, self.space, self.hits, self.misses)
        new.target = self.target
        new.hit = self.hit
        return new


@final
class Siege:
    """Machines with their cards, and tokens: all sets are bits of spaces but bridges, of paths."""

    def __init__(self) -> None:
        self.machines: list[Machine] = []  # in the order they were built
        self.hit_cards = 0  # in the stock
        self.miss_cards = 0
        self.malfunction = NOWHERE  # the space of the machine
        self.mantelets = 0
        self.banners = 0
        self.ladders = 0
        self.poisons = 0
        self.saps = 0
        self.saps_used = 0  # for the round
        self.quartermasters = 0
        self.quartermasters_used = 0  # for the round
        self.trench_masters = 0
        self.saboteurs = 0
        self.bridges = 0

    def lay(self, book: Book) -> None:
        """All cards of machines are in the stock."""
        self.hit_cards = book.numbers.hit_cards
        self.miss_cards = book.numbers.miss_cards

    def copy(self) -> "Siege":
        """An independent twin."""
        new = Siege()
        if self.machines:
            new.machines = [machine.copy() for machine in self.machines]
        new.hit_cards = self.hit_cards
        new.miss_cards = self.miss_cards
        new.malfunction = self.malfunction
        new.mantelets = self.mantelets
        new.banners = self.banners
        new.ladders = self.ladders
        new.poisons = self.poisons
        new.saps = self.saps
        new.saps_used = self.saps_used
        new.quartermasters = self.quartermasters
        new.quartermasters_used = self.quartermasters_used
        new.trench_masters = self.trench_masters
        new.saboteurs = self.saboteurs
        new.bridges = self.bridges
        return new

    def census(self, book: Book) -> list[int]:
        """By piece: how many lie here."""
        found = [0] * PIECES
        sets: list[tuple[str, int]] = [
            ("mantelet", self.mantelets),
            ("banner", self.banners),
            ("bridge", self.bridges),
            ("ladder", self.ladders),
            ("poison", self.poisons),
            ("sap", self.saps),
            ("quartermaster", self.quartermasters),
            ("saboteur", self.saboteurs),
            ("trench_master", self.trench_masters),
        ]
        for name, pieces in sets:
            found[PIECE_NAMES.index(name)] = pieces.bit_count()
        found[PIECE_NAMES.index("malfunction")] = 1 if self.malfunction != NOWHERE else 0
        for machine in self.machines:
            found[book.cards[machine.card].piece] += 1
        return found


@final
class Goals:
    """The invader's objectives, and what they count. Its lists are replaced, never changed."""

    def __init__(self) -> None:
        self.objectives = NOTHING
        self.offered = NOTHING  # drawn in set-up, before one of them is rejected
        self.rejected = NOWHERE
        self.fulfilled = 0  # bits of objectives
        self.rituals = 0  # ritual cards performed in this game
        self.revealed = 0  # ritual targets revealed in this game
        self.discount = 0  # hourglasses that the next Phase 6 gives less (OB08)

    def copy(self) -> "Goals":
        """An independent twin."""
        new = Goals()
        new.objectives = self.objectives
        new.offered = self.offered
        new.rejected = self.rejected
        new.fulfilled = self.fulfilled
        new.rituals = self.rituals
        new.revealed = self.revealed
        new.discount = self.discount
        return new
