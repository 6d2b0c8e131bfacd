"""Parts of the table with a life of their own: faceup cards, dice under way, a loss, rare pieces."""

from typing import Final, final

from jotunheim.games.dwarves.tokens import KINDS, NOBODY, NOWHERE

# Where a faceup card lies: the three numbered spaces of the display, or one of these.
SPACES: Final = 3
SCENARIO_SPACE: Final = 3
BESIDE: Final = 4

# What can be used once in each turn; one bit for each of these and each seat.
AMULET_USED: Final = 0
RING_USED: Final = 1
TRUE_TUNGDIL_USED: Final = 2
TIONIUM_USED: Final = 3

# Why Number dice are rolled.
NO_ROLL: Final = -1
ROLL_MOVE: Final = 0
ROLL_FIGHT: Final = 1
ROLL_DISPATCHES: Final = 2
ROLL_CHECK: Final = 3
ROLL_VIGOR: Final = 4

# Where a Health loss comes from.
LOSS_OTHER: Final = 0
LOSS_FIGHT: Final = 1
LOSS_DRAGON: Final = 2
LOSS_LAND: Final = 3

# Who has found the Mighty Diamond.
EVIL: Final = 0
GOOD: Final = 1

# How a game ends.
NOT_OVER: Final = 0
WON: Final = 1
MARKERS_MET: Final = 2
HERO_DIED: Final = 3


@final
class Faceup:
    """A card that lies faceup, with what lies on it."""

    def __init__(
        self,
        card: int,
        space: int,
        troops: list[int],
        trophies: list[int],
        at: list[int],
        won: list[int],
    ) -> None:
        self.card = card
        self.space = space
        self.troops = troops
        self.trophies = trophies
        self.markers = 0  # Scenario markers on the card
        self.at = at  # hexes of its markers on the map, in order
        self.won = won  # successes and other counters, by part of the quest
        self.marked = 0  # bits: parts that are done
        self.stage = 0  # of a quest with several stages
        self.out = 0  # bits: parts of the quest that are not in play
        self.handed = False  # its marker has changed hands
        self.hero = NOBODY  # the seat it is tied to
        self.time = 0  # markers of Book 5
        self.grade = 0  # how much harder or easier it is than printed

    def copy(self) -> "Faceup":
        """An independent twin."""
        new = Faceup(
            self.card, self.space, self.troops[:], self.trophies[:], self.at[:], self.won[:]
        )
        new.markers = self.markers
        new.marked = self.marked
        new.stage = self.stage
        new.out = self.out
        new.handed = self.handed
        new.hero = self.hero
        new.time = self.time
        new.grade = self.grade
        return new


def turned_up(card: int, space: int) -> Faceup:
    """A card with nothing on it yet."""
    return Faceup(card, space, [0] * KINDS, [0] * KINDS, [], [])


NO_NUMBERS: Final[list[int]] = []  # shared: replaced, never changed in place


@final
class Roll:
    """Number dice that a Hero has rolled, until they are counted."""

    def __init__(self, seat: int, why: int) -> None:
        self.seat = seat
        self.why = why
        self.attribute = NOWHERE
        self.need = 0  # the number that is a success
        self.card = NOWHERE  # the card of a check, or the aim of a Fight
        self.part = 0
        self.hex = NOWHERE  # the aim of a Catapult
        self.dice = NO_NUMBERS  # the highest first
        self.used = 0  # bits: what was used on this roll
        self.left = NO_NUMBERS  # dice of a Fight that are not assigned yet
        self.kills = 0  # troops that fell in this Fight
        self.hits = 0  # leaders that fell, and hits on a boss or dragon

    def copy(self) -> "Roll":
        """An independent twin."""
        new = Roll(self.seat, self.why)
        new.attribute = self.attribute
        new.need = self.need
        new.card = self.card
        new.part = self.part
        new.hex = self.hex
        new.dice = self.dice[:] if self.dice else NO_NUMBERS
        new.used = self.used
        new.left = self.left[:] if self.left else NO_NUMBERS
        new.kills = self.kills
        new.hits = self.hits
        return new


NO_DICE: Final = Roll(NOBODY, NO_ROLL)


@final
class Loss:
    """Health that a Hero is about to lose."""

    def __init__(self, seat: int, points: int, cause: int) -> None:
        self.seat = seat
        self.points = points
        self.cause = cause


NO_LOSS: Final = Loss(NOBODY, 0, LOSS_OTHER)


@final
class Rare:
    """Tiles and figures that only some Books have."""

    def __init__(self) -> None:
        self.leaders = [NOWHERE] * KINDS
        self.dragons = [NOWHERE, NOWHERE]  # Lohasbrand, Kordrion
        self.elf = NOWHERE  # the Élf bearing Keenfire
        self.hammer = NOWHERE
        self.cart = NOWHERE
        self.ramparts = 0  # bits of hexes
        self.catapults = 0
        self.crowned = False  # the High King
        self.finder = NOBODY  # of the Mighty Diamond: EVIL or GOOD
        self.failed = 0  # level A cards of Book 5 that were not fulfilled in time

    def copy(self) -> "Rare":
        """An independent twin."""
        new = Rare()
        new.leaders = self.leaders[:]
        new.dragons = self.dragons[:]
        new.elf = self.elf
        new.hammer = self.hammer
        new.cart = self.cart
        new.ramparts = self.ramparts
        new.catapults = self.catapults
        new.crowned = self.crowned
        new.finder = self.finder
        new.failed = self.failed
        return new


NO_RARE: Final = Rare()
