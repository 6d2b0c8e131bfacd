"""Phase 6: maneuvers, from the walls back to the supply (SH-MAN).

Front first, so that a unit moves one step a maneuver and needs no mark (SH-MAN-08, 09, 21).
Nobody ever withdraws from the walls: no path leads away from them (SH-MAN-05).
"""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import AT_ARRIVAL, AT_RAMPART
from jotunheim.games.stronghold.rules.board import (
    all_foregrounds,
    all_sections,
    is_in,
    room_for_invaders,
)
from jotunheim.games.stronghold.rules.groups import ChoosePath
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.rules.questions import SUPPLY, AboutSection, AskInvader
from jotunheim.games.stronghold.rules.supplies import mark_performed
from jotunheim.games.stronghold.state import Maneuver, Stronghold
from jotunheim.games.stronghold.tokens import (
    AMOUNT,
    FOREGROUNDS,
    GOBLIN,
    INVADER,
    INVADER_UNITS,
    MAR,
    ORC,
    PATHS,
    RACES,
    RR4,
    SPACE_NAMES,
    TO_OUTERMOST,
    TO_RAMPARTS,
    TROLL,
    UNIT,
    W_MAJOR,
    W_MINOR,
    W_NONE,
)
from jotunheim.games.stronghold.words.events.invader import (
    MAJOR,
    MARAUDER,
    MINOR,
    NEWCOMERS,
    SAPPED,
)
from jotunheim.games.stronghold.words.names import plural_name, space_name
from jotunheim.kernel import DONE, Family, Limit, PickAmounts, Step, Stepper
from jotunheim.texts import N_, _

TAKEN_MINOR: Final = 1
TAKEN_MAJOR: Final = 2


@final
class Maneuvers(Step[Stronghold]):
    """One or both maneuvers, each at most once, one completely after the other (SH-MAN-01)."""

    def run(self, g: Stronghold) -> None:
        g.maneuvers = 0
        mark_performed(g)
        g.then(ChooseManeuver())


@final
class ChooseManeuver(AskInvader):
    """The Minor or the Major Maneuver; after the first one, the other or none (SH-MAN-01)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MAN-01", "SH-MAN-06", "SH-MAN-07", "SH-MAN-15")
    asks: ClassVar[str] = N_("Which maneuver?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a maneuver")
    ends: ClassVar[str] = N_("No second maneuver")

    def options(self, g: Stronghold) -> list[int]:
        found: list[int] = []
        if not g.maneuvers & TAKEN_MINOR:
            found.append(W_MINOR)
        if not g.maneuvers & TAKEN_MAJOR:
            found.append(W_MAJOR)
        if g.maneuvers:
            found.append(DONE)
        return found

    def choose(self, g: Stronghold, token: int) -> None:
        if token == DONE:
            return
        minor = token == W_MINOR
        row = g.book.numbers.minor if minor else g.book.numbers.major
        g.maneuvers |= TAKEN_MINOR if minor else TAKEN_MAJOR
        g.due += row.hourglasses  # also if nothing moves (SH-MAN-14r)
        g.maneuver = Maneuver(row.limit)
        g.tell(MINOR if minor else MAJOR, ())
        schedule(g)

    def expected(self, g: Stronghold) -> list[int]:
        return [W_MINOR, W_MAJOR]

    def why_not(self, g: Stronghold, token: int) -> str:
        if token in (W_MINOR, W_MAJOR):
            return _("each maneuver is taken once a round (SH-MAN-01)")
        return _("one maneuver is compulsory (SH-MAN-01)") if token == DONE else ""


def schedule(g: Stronghold) -> None:
    """The steps of a maneuver in their order (SH-MAN-08, SH-MAN-20r)."""
    for section in all_sections():
        if is_in(g.siege.saps, section):
            g.then(UseSap(section))
    g.then(ChoosePath(TO_OUTERMOST + 1, PATHS))  # ramparts to walls
    g.then(ChoosePath(TO_OUTERMOST, TO_OUTERMOST + 1), Marauders())  # RR3 to RR4 (SH-MAN-10)
    g.then(ChoosePath(0, TO_RAMPARTS))  # foregrounds to ramparts
    g.then(Reinforce(), EndManeuver(), ChooseManeuver())


@final
class EndManeuver(Step[Stronghold]):
    """No maneuver runs any more."""

    def run(self, g: Stronghold) -> None:
        g.maneuver.limit = 0


@final
class UseSap(AboutSection):
    """A goblin or an orc goes from the supply through the Sap, once a round (SH-P3-06)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P3-06", "SH-MAN-08")
    asks: ClassVar[str] = N_("Who goes through the Sap at {section}?")
    meanwhile: ClassVar[str] = N_("{seat} is sending units through saps")

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.section, "units": SUPPLY}

    def options(self, g: Stronghold) -> list[int]:
        if is_in(g.siege.saps_used, self.section) or room_for_invaders(g, self.section) <= 0:
            return [W_NONE]
        return [*UNIT.tokens([kind for kind in (GOBLIN, ORC) if g.supply[kind] > 0]), W_NONE]

    def choose(self, g: Stronghold, token: int) -> None:
        if token == W_NONE:
            return
        kind = UNIT.of(token)
        g.supply[kind] -= 1
        g.put(self.section, kind)
        g.siege.saps_used |= 1 << self.section
        g.tell(SAPPED, (kind, self.section))
        look(g, AT_ARRIVAL)

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_NONE

    def expected(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(list(INVADER_UNITS))

    def why_not(self, g: Stronghold, token: int) -> str:
        if UNIT.has(token) and UNIT.of(token) == TROLL:
            return _("trolls do not fit into a sap (SH-P3-06)")
        return ""


@final
class Marauders(Step[Stronghold]):
    """Units reached RR4: the marauders join them as a bonus, once a maneuver (SH-MAN-11).

    Outside all limits but the room of RR4; no path and no trap; a siege tower brings nobody.
    """

    def run(self, g: Stronghold) -> None:
        if not g.maneuver.reached:
            return
        g.maneuver.reached = False
        kinds = [kind for kind in (GOBLIN, ORC) if g.count(MAR, kind) > 0]
        if len(kinds) > 1 and room_for_invaders(g, RR4) == 1:
            g.then(PickMarauder(), RefillMarauders())
            return
        for kind in kinds:
            join(g, kind)
        g.then(RefillMarauders())


def join(g: Stronghold, kind: int) -> None:
    """A marauder goes to RR4, if there is room."""
    if room_for_invaders(g, RR4) > 0:
        g.put(MAR, kind, -1)
        g.put(RR4, kind)
        g.tell(MARAUDER, (kind,))


@final
class PickMarauder(AskInvader):
    """Only one of the two marauders fits: which? (SH-MAN-11r)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MAN-11",)
    asks: ClassVar[str] = N_("Only one marauder fits. Which one joins?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a marauder")

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"units": MAR}

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens([GOBLIN, ORC])

    def choose(self, g: Stronghold, token: int) -> None:
        join(g, UNIT.of(token))


@final
class RefillMarauders(Step[Stronghold]):
    """Exactly the missing types come from the bag, if it has them (SH-MAN-11r)."""

    def run(self, g: Stronghold) -> None:
        for kind in (GOBLIN, ORC):
            if g.count(MAR, kind) == 0 and g.bag.counts[kind] > 0:
                g.bag.counts[kind] -= 1
                g.put(MAR, kind)
        look(g, AT_RAMPART)


@final
class Reinforce(PickAmounts[Stronghold]):
    """Newcomers from the supply: goblins, orcs, trolls to FL, then to FR (SH-MAN-06, SH-MAN-20r)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MAN-06", "SH-MAN-07", "SH-MAN-04")
    asks: ClassVar[str] = N_("Who comes from the supply?")
    meanwhile: ClassVar[str] = N_("{seat} is sending units to the foregrounds")
    family: ClassVar[Family] = AMOUNT

    def __init__(self) -> None:
        super().__init__(INVADER, 0)

    def most(self, g: Stronghold) -> list[int]:
        return [min(g.supply[kind], g.maneuver.limit) for kind in range(RACES)] * FOREGROUNDS

    def limits(self, g: Stronghold) -> list[Limit]:
        found: list[Limit] = []
        for space in all_foregrounds():
            first = space * RACES
            room = min(g.maneuver.limit, max(room_for_invaders(g, space), 0))
            found.append(Limit([first, first + 1, first + 2], room))
        for kind in range(RACES):
            found.append(Limit([kind, RACES + kind], g.supply[kind]))
        return found

    def labels(self, g: Stronghold) -> list[Stepper]:
        return [
            Stepper(plural_name(g, kind), group=space_name(g, space), target=SPACE_NAMES[space])
            for space in all_foregrounds()
            for kind in INVADER_UNITS
        ]

    def finish(self, g: Stronghold, amounts: list[int]) -> None:
        for row, number in enumerate(amounts):
            if number > 0:
                space, kind = row // RACES, row % RACES
                g.supply[kind] -= number
                g.put(space, kind, number)
                g.tell(NEWCOMERS, (space, kind, number))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not AMOUNT.has(token):
            return ""
        if AMOUNT.of(token) > g.supply[len(g.picks) % RACES]:
            return _("so many are not in the supply (SH-MAN-02)")
        if AMOUNT.of(token) > g.maneuver.limit:
            return _("more than the maneuver brings to one foreground (SH-MAN-06)")
        return _("the foreground or the supply has no more for this (SH-MAN-04)")
