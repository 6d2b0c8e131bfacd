"""Book 3: eleven Diamonds, one of them the Mighty Diamond, for evil or for the Heroes (DW-B3)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.rules.board import is_perished, troops_in
from jotunheim.games.dwarves.rules.grades import regrade
from jotunheim.games.dwarves.rules.tasks import DIAMONDS, TASKS, Duty, Task
from jotunheim.games.dwarves.state import D_AT, D_BOX, D_EVIL, D_HEROES, Dwarves
from jotunheim.games.dwarves.state.pieces import EVIL, GOOD
from jotunheim.games.dwarves.tokens import HEX, NOBODY, NOWHERE, W_SWAP
from jotunheim.games.dwarves.words.events.cards import (
    DIAMOND_EVIL,
    DIAMOND_GOOD,
    DIAMOND_ROLL,
    EVIL_FINDS,
    HEROES_FIND,
    LOOKS,
)
from jotunheim.kernel import ALL, PASS, Decision, PickCounts, Step
from jotunheim.texts import N_, _

BOOK_OF_DIAMONDS: Final = 3
DICE: Final = 2  # rolled for each Diamond; no Hero's roll, no check (DW-B3-07)


def has_diamond(g: Dwarves, place: int) -> bool:
    """Does a Diamond lie facedown in this hex?"""
    if g.variant.book != BOOK_OF_DIAMONDS:
        return False
    number = g.book.diamond_at[place]
    return number != NOWHERE and bool(g.diamonds.zones[D_AT + number])


def diamonds_on_map(g: Dwarves) -> list[int]:
    """The hexes in which Diamonds lie, in the order of the map."""
    return [place for place in g.book.diamond_hexes if has_diamond(g, place)]


# Evil -------------------------------------------------------------------------------------------


@final
class LostDiamonds(Duty):
    """After a settling: Diamonds where troops rest, or whose hexes turned, come to evil (DW-B3-02)."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        g.then(*[EvilTakes(place) for place in diamonds_on_map(g) if is_lost(g, place)])


TASKS.on(DIAMONDS, LostDiamonds())


def is_lost(g: Dwarves, place: int) -> bool:
    """Do troops stand in the hex, or is it Perished Land?"""
    return is_perished(g, place) or troops_in(g, place) > 0


@final
class EvilTakes(Step[Dwarves]):
    """One Diamond goes to Bislipur, each with a roll of its own; after a find no more (DW-B3-03, 09)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Dwarves) -> None:
        if has_diamond(g, self.place):
            take_diamond(g, self.place, D_EVIL)


# The Heroes -------------------------------------------------------------------------------------


def may_dig(g: Dwarves, seat: int) -> bool:
    """A Hero in the hex of a Diamond may search for it with an action (DW-B3-04, DW-B3-08)."""
    return has_diamond(g, g.at[seat])


def dig(g: Dwarves, seat: int) -> None:
    """The search had a success: the Diamond goes to Balendilín (DW-B3-04)."""
    take_diamond(g, g.at[seat], D_HEROES)


def take_diamond(g: Dwarves, place: int, zone: int) -> None:
    """A Diamond is revealed and put on one side of the Council; two dice tell (DW-B3-11)."""
    piece = g.diamonds.zones[D_AT + g.book.diamond_at[place]][0]
    g.diamonds.move(g, piece, zone)
    value = g.diamonds.veil.prints[piece]
    g.tell(DIAMOND_EVIL if zone == D_EVIL else DIAMOND_GOOD, (place, value))
    rolled = sum([g.chance.die() for _die in range(DICE)])
    stones = sum(g.diamonds.prints_in(zone))
    g.tell(DIAMOND_ROLL, (rolled, stones))
    if rolled <= stones:
        mighty_diamond(g, EVIL if zone == D_EVIL else GOOD)


def mighty_diamond(g: Dwarves, finder: int) -> None:
    """Somebody has found it: the other Diamonds leave the map, cards change (DW-B3-05, 06)."""
    if g.rare.finder != NOBODY:
        return
    g.rare.finder = finder
    g.tell(EVIL_FINDS if finder == EVIL else HEROES_FIND, ())
    for place in diamonds_on_map(g):
        piece = g.diamonds.zones[D_AT + g.book.diamond_at[place]][0]
        g.diamonds.move(g, piece, D_BOX)
    regrade(g)


@final
class TakeDiamond(Decision[Dwarves]):
    """The Gem Cutters: which Diamond goes to Balendilín? (DEC-39)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-B3-04", "DW-B3-11")
    asks: ClassVar[str] = N_("Which Diamond do you take?")
    meanwhile: ClassVar[str] = N_("{seat} is taking a Diamond")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(diamonds_on_map(g))

    def choose(self, g: Dwarves, token: int) -> None:
        take_diamond(g, HEX.of(token), D_HEROES)

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("no Diamond lies there") if HEX.has(token) else ""


@final
class LookAtDiamonds(PickCounts[Dwarves]):
    """All look at these Diamonds, which stay facedown but known (DW-B3-10, DEC-39)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-B3-10",)
    asks: ClassVar[str] = N_("Which Diamonds do you all look at?")
    meanwhile: ClassVar[str] = N_("{seat} is looking at Diamonds")

    def candidates(self, g: Dwarves) -> list[int]:
        return HEX.tokens(diamonds_on_map(g))

    def finish(self, g: Dwarves, picks: list[int]) -> None:
        for token in picks:
            piece = g.diamonds.zones[D_AT + g.book.diamond_at[HEX.of(token)]][0]
            g.diamonds.show(g, piece, ALL)
            g.tell(LOOKS, (HEX.of(token), g.diamonds.veil.prints[piece]))
        if len(picks) == DICE:
            g.then(SwapDiamonds(self.seat, HEX.of(picks[0]), HEX.of(picks[1])))


def look_at_diamonds(g: Dwarves, number: int) -> None:
    """As many as there are, at most so many; with one of them there is nothing to swap."""
    number = min(number, len(diamonds_on_map(g)))
    if number:
        g.then(LookAtDiamonds(g.active, number, number))


@final
class SwapDiamonds(Decision[Dwarves]):
    """Do the two Diamonds change places? (DEC-39)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-B3-10",)
    asks: ClassVar[str] = N_("Do the two Diamonds change places?")
    meanwhile: ClassVar[str] = N_("{seat} is looking at Diamonds")
    ends: ClassVar[str] = N_("They stay where they are")
    form: ClassVar[str] = "yesno"

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.one = one
        self.other = other

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"hex": self.one, "other": self.other}

    def options(self, g: Dwarves) -> list[int]:
        return [W_SWAP, PASS]

    def choose(self, g: Dwarves, token: int) -> None:
        if token == W_SWAP:
            zones = [D_AT + g.book.diamond_at[place] for place in (self.one, self.other)]
            g.diamonds.swap(g, zones[0], zones[1])
