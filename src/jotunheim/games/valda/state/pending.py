"""Things under way: a turn with its tokens, a building that is paid, a roll, an attack with its parts, a steal.

Each is small, has a copy(), and lies in the state while it lasts. None of it is secret: hidden cards are meant by
their place (the top of a hand), never by kind or number.
"""

from typing import Final, final

from jotunheim.games.valda.tokens import AREAS, NOBODY, NONE, RESOURCES, TRADES

# Uses of powers that are counted in a turn, after those of the trades (VA-POW-06).
FLIP_USES: Final = TRADES
EXCHANGE_USES: Final = TRADES + 1
REROLL_USES: Final = TRADES + 2
MOVE_USES: Final = TRADES + 3
USES: Final = TRADES + 4

# How a part of an attack stands.
UNDECIDED: Final = 0
DEFENDED: Final = 1
UNDEFENDED: Final = 2
CANCELLED: Final = 3  # no defence and no success (VA-DEF-08)


@final
class Turn:
    """Tokens, uses and effects that end with the turn (VA-TURN-04)."""

    def __init__(self, seats: int) -> None:
        self.phase = 0
        self.action_points = 0
        self.building_points = 0
        self.uses = [0] * USES
        self.yggdrasil = False  # one was played (VA-BLD-13)
        self.built = 0  # buildings of this turn (VA-WPN-21)
        self.borrowed = [0] * AREAS  # levels of the active player
        self.set_dice = 0  # dice that may still be turned
        self.oaths = [0] * seats  # added to defences (Oath of War)
        self.immune = 0  # bits of seats whose temples are protected
        self.attacks = 0  # launched in the present opportunity

    def copy(self) -> "Turn":
        """An independent twin."""
        new = Turn(0)
        new.phase = self.phase
        new.action_points = self.action_points
        new.building_points = self.building_points
        new.uses = self.uses[:]
        new.yggdrasil = self.yggdrasil
        new.built = self.built
        new.borrowed = self.borrowed[:]
        new.set_dice = self.set_dice
        new.oaths = self.oaths[:]
        new.immune = self.immune
        new.attacks = self.attacks
        return new


@final
class Building:
    """A building that is declared, and later paid but not yet placed (VA-BLD-09)."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind
        self.area = NONE
        self.deity = NOBODY  # whom the temple is for
        self.paid = [0] * RESOURCES
        self.tribute = NONE  # the resource given to the player who controls the area
        self.controller = NOBODY

    def copy(self) -> "Building":
        """An independent twin."""
        new = Building(self.seat, self.kind)
        new.area = self.area
        new.deity = self.deity
        new.paid = self.paid[:]
        new.tribute = self.tribute
        new.controller = self.controller
        return new


@final
class Roll:
    """Dice that are rolled and not yet applied (VA-RSC-02)."""

    def __init__(self, seat: int, for_followers: bool) -> None:
        self.seat = seat
        self.for_followers = for_followers
        self.colours: list[int] = []
        self.faces: list[int] = []  # from 0
        self.rerolled = 0  # bits of dice
        self.turned = 0

    def copy(self) -> "Roll":
        """An independent twin."""
        new = Roll(self.seat, self.for_followers)
        new.colours = self.colours[:]
        new.faces = self.faces[:]
        new.rerolled = self.rerolled
        new.turned = self.turned
        return new


@final
class Part:
    """An attack against one target; an attack on all opponents has several (VA-ATK-15)."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.added = 0  # by Puddles of Mud
        self.defence: list[int] = []  # kinds of the cards of the present defence
        self.outcome = UNDECIDED

    def copy(self) -> "Part":
        """An independent twin."""
        new = Part(self.target)
        new.added = self.added
        new.defence = self.defence[:]
        new.outcome = self.outcome
        return new


@final
class Attack:
    """An attack from its first weapon to its end (VA-ATK-13)."""

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.card = NONE  # the kind whose effect counts
        self.second = NONE  # with Brute
        self.brute = False
        self.unblockable = False
        self.site = NONE  # the named temple of the target
        self.own_site = NONE  # and of the attacker
        self.building = NONE  # the named building
        self.parts: list[Part] = []
        self.at = 0  # the part under way
        self.avenger = NOBODY  # who takes the cards at the end

    def part(self) -> Part:
        """The part under way."""
        return self.parts[self.at]

    def copy(self) -> "Attack":
        """An independent twin."""
        new = Attack(self.attacker)
        new.card = self.card
        new.second = self.second
        new.brute = self.brute
        new.unblockable = self.unblockable
        new.site = self.site
        new.own_site = self.own_site
        new.building = self.building
        new.parts = [part.copy() for part in self.parts]
        new.at = self.at
        new.avenger = self.avenger
        return new


@final
class Loot:
    """What will go from one player to a thief or to the supply, once all picks are made (VA-WIN-04)."""

    def __init__(self, victim: int) -> None:
        self.victim = victim
        self.followers = 0
        self.goods = [0] * RESOURCES
        self.burnt = [0] * RESOURCES  # to the supply
        self.cards = 0  # by chance
        self.chosen = 0  # so many cards by choice: they lie on top of the victim's hand
        self.drawn = False  # the card that the victim has just drawn
        self.blood = 0  # paid for the Sacrificial stone

    def copy(self) -> "Loot":
        """An independent twin."""
        new = Loot(self.victim)
        new.followers = self.followers
        new.goods = self.goods[:]
        new.burnt = self.burnt[:]
        new.cards = self.cards
        new.chosen = self.chosen
        new.drawn = self.drawn
        new.blood = self.blood
        return new


# Nothing under way: shared, and never changed.
NO_TURN: Final = Turn(0)
NO_BUILDING: Final = Building(NOBODY, NONE)
NO_ROLL: Final = Roll(NOBODY, False)
NO_ATTACK: Final = Attack(NOBODY)
