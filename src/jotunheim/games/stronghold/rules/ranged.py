"""The assault, first half: cannons and marksmen; siege machines are in `barrage` (SH-RNG)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.rules.board import (
    all_ramparts,
    all_sections,
    all_towers,
    invaders_at,
    is_engaged,
    is_in,
    is_used,
)
from jotunheim.games.stronghold.rules.casualties import Victims
from jotunheim.games.stronghold.rules.deaths import KillInvader
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    AMOUNT,
    ARROW_STORM,
    CANNON,
    DEFENDER,
    MARKSMAN,
    NOWHERE,
    RAMPART,
    RAMPARTS,
    SPACE,
    SPACE_NAMES,
    TOWER,
    TOWERS,
    W_HOLD,
    is_section,
    is_tower,
)
from jotunheim.games.stronghold.words.events.assault import CANNON_AIMS, HIT_CARD, VOLLEY
from jotunheim.games.stronghold.words.names import space_name
from jotunheim.kernel import Decision, Family, Limit, PickAmounts, Step, Stepper, draw_from
from jotunheim.texts import N_, _


def turn_hit_card(g: Stronghold) -> int:
    """The top card of the hit deck; cards of one step are not put back (SH-FOR-04)."""
    card = draw_from(g.combat.hits, g.chance)
    g.tell(HIT_CARD, (card + 1,))
    return card


@final
class ShuffleHits(Step[Stronghold]):
    """All hit cards are in the deck again (SH-RNG-03, SH-MEL-03)."""

    def run(self, g: Stronghold) -> None:
        g.combat.hits = [1] * len(g.combat.hits)


# Cannons ----------------------------------------------------------------------------------------


@final
class Cannons(Step[Stronghold]):
    """All targets first, then a card for each cannon, T1 to T7 (SH-RNG-01, 02, 16)."""

    def run(self, g: Stronghold) -> None:
        g.combat.aims = [NOWHERE] * TOWERS
        armed = [tower for tower in all_towers() if g.castle.tiles[tower - TOWER] == CANNON]
        for tower in armed:
            g.then(AimCannon(tower))
        for tower in armed:
            g.then(FireCannon(tower))
        g.then(ShuffleHits())


@final
class AimCannon(Decision[Stronghold]):
    """Where does this cannon fire? Its foreground or the ramparts in its reach, or hold (SH-RNG-02)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-RNG-02", "SH-FOR-01", "SH-RNG-16")
    asks: ClassVar[str] = N_("The Cannon of {tower}: fire where?")
    meanwhile: ClassVar[str] = N_("{seat} is aiming cannons")

    def __init__(self, tower: int) -> None:
        super().__init__(DEFENDER)
        self.tower = tower

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.tower}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"tower": space_name(g, self.tower)}

    def options(self, g: Stronghold) -> list[int]:
        return [*SPACE.tokens(sorted(g.book.cannon[self.tower])), W_HOLD]

    def choose(self, g: Stronghold, token: int) -> None:
        if token != W_HOLD:
            g.combat.aims[self.tower - TOWER] = SPACE.of(token)
            g.tell(CANNON_AIMS, (self.tower, SPACE.of(token)))

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_HOLD

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("it is out of this cannon's reach (SH-FOR-01)") if SPACE.has(token) else ""


@final
class FireCannon(Step[Stronghold]):
    """A hit kills one unit of a shown type; a Trench Master makes it harmless (SH-RNG-03, 04).

    A Mantelet does not: it stops volleys only (SH-P2-07).
    """

    def __init__(self, tower: int) -> None:
        self.tower = tower

    def run(self, g: Stronghold) -> None:
        aim = g.combat.aims[self.tower - TOWER]
        if aim == NOWHERE:
            return
        shown = g.book.cannon_hits[turn_hit_card(g)]
        if shown and not is_in(g.siege.trench_masters, aim):
            g.then(KillInvader(aim, tuple(shown)))


# Marksmen ---------------------------------------------------------------------------------------


def can_fire(g: Stronghold, space: int) -> int:
    """How many marksmen of a section or tower can shoot (SH-RNG-08, 09).

    Not on an engaged section, not under Glare; under an Arrow Storm from towers only (DP03).
    """
    if is_section(space) and (
        is_engaged(g, space) or space == g.castle.glare or is_used(g, ARROW_STORM)
    ):
        return 0
    return g.count(space, MARKSMAN)


def volley_of(g: Stronghold, space: int, number: int) -> int:
    """What so many marksmen add to a volley; a tower in an Arrow Storm adds more (DP03)."""
    if number > 0 and is_tower(space) and is_used(g, ARROW_STORM):
        return number + g.book.plans[ARROW_STORM].amount
    return number


@final
class Marksmen(Step[Stronghold]):
    """A blessed side first, then all other groups; then victims, rampart by rampart (SH-RNG-13r).

    All groups are named before anyone dies.
    """

    def run(self, g: Stronghold) -> None:
        g.combat.volleys = [0] * RAMPARTS
        if g.castle.blessed != NOWHERE:
            g.then(BlessedVolley(g.castle.blessed))
        if shots(g):
            g.then(Volley())
        for rampart in all_ramparts():
            g.then(Strike(rampart))


@final
class BlessedVolley(Decision[Stronghold]):
    """All free marksmen of the side fire at one rampart, even at an empty one (SH-CAT-01)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-CAT-01",)
    asks: ClassVar[str] = N_("At which rampart do the blessed marksmen fire?")
    meanwhile: ClassVar[str] = N_("{seat} is directing the blessed marksmen")

    def __init__(self, side: int) -> None:
        super().__init__(DEFENDER)
        self.side = side

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.side}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens([r for r in all_ramparts() if g.book.side[r] == self.side])

    def choose(self, g: Stronghold, token: int) -> None:
        total = 0
        for space in all_sections() + all_towers():
            if g.book.side[space] == self.side:
                total += volley_of(g, space, can_fire(g, space))
        g.combat.volleys[SPACE.of(token) - RAMPART] += total

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("a rampart of the blessed side is needed (SH-CAT-01)") if SPACE.has(token) else ""


def is_worth_fire(g: Stronghold, rampart: int) -> bool:
    """Ramparts without invader units or with a Mantelet are not asked (SH-RNG-11, 13r)."""
    return invaders_at(g, rampart) > 0 and not is_in(g.siege.mantelets, rampart)


def shots(g: Stronghold) -> list[tuple[int, int]]:
    """All pairs of a firing group and a rampart that it can hit, in the order of SH-RNG-13r."""
    return [
        (space, rampart)
        for space in all_sections() + all_towers()
        if g.book.side[space] != g.castle.blessed and can_fire(g, space) > 0
        for rampart in g.book.volley[space]
        if is_worth_fire(g, rampart)
    ]


@final
class Volley(PickAmounts[Stronghold]):
    """How many marksmen of each place fire at each rampart in its reach? (SH-RNG-08, 12, 13)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-RNG-08", "SH-RNG-10", "SH-RNG-13")
    asks: ClassVar[str] = N_("Where do the marksmen fire?")
    meanwhile: ClassVar[str] = N_("{seat} is directing marksmen")
    family: ClassVar[Family] = AMOUNT

    def __init__(self) -> None:
        super().__init__(DEFENDER, 0)

    def most(self, g: Stronghold) -> list[int]:
        return [can_fire(g, space) for space, _rampart in shots(g)]

    def limits(self, g: Stronghold) -> list[Limit]:
        found: list[Limit] = []
        last = NOWHERE
        for row, shot in enumerate(shots(g)):
            if shot[0] != last:  # the shots of a place stand in a row
                last = shot[0]
                found.append(Limit([], can_fire(g, last)))
            found[-1].rows.append(row)
        return found

    def labels(self, g: Stronghold) -> list[Stepper]:
        return [
            Stepper(
                space_name(g, rampart),
                group=_("Marksmen of {space}").format(space=space_name(g, space)),
                target=SPACE_NAMES[rampart],
            )
            for space, rampart in shots(g)
        ]

    def finish(self, g: Stronghold, amounts: list[int]) -> None:
        for row, shot in enumerate(shots(g)):
            space, rampart = shot
            g.combat.volleys[rampart - RAMPART] += volley_of(g, space, amounts[row])

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("so many free marksmen are not there (SH-RNG-10)") if AMOUNT.has(token) else ""


@final
class Strike(Step[Stronghold]):
    """All volleys on a rampart together; a Mantelet stops them (SH-RNG-11, 14, SH-P2-06)."""

    def __init__(self, rampart: int) -> None:
        self.rampart = rampart

    def run(self, g: Stronghold) -> None:
        points = g.combat.volleys[self.rampart - RAMPART]
        if points > 0 and is_worth_fire(g, self.rampart):
            g.tell(VOLLEY, (self.rampart, points))
            g.then(Victims(self.rampart, points))
