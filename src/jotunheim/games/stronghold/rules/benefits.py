"""Benefits of the objectives, resolved at once and as far as they can be (SH-OBJ-01, 02)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import (
    WOOD,
)
from jotunheim.games.stronghold.rules.board import (
    all_foregrounds,
    is_in,
    ranks_at,
    room_for_invaders,
)
from jotunheim.games.stronghold.rules.hourglasses import take_off
from jotunheim.games.stronghold.rules.questions import AskInvader
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    CHAMPIONS,
    CRT,
    ENCIRCLEMENT,
    ENGINES_OF_RUIN,
    FOREST_OF_BANNERS,
    HOS,
    INVADER,
    KINDS,
    KNIVES,
    MARKSMAN,
    OFFICER,
    ORC,
    RISING_TIDE,
    SPACE,
    UNIT,
    WARRIOR,
    WIDOW_MAKERS,
    WRK,
)
from jotunheim.games.stronghold.words.events.defender import DISCARD_HOURGLASSES
from jotunheim.games.stronghold.words.events.invader import DRAW, MISS_REMOVED, OBJECTIVE_MET
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_


def draw_units(g: Stronghold, number: int) -> list[int]:
    """So many units come out of the bag into the supply, or all that are left (SH-P1-01r)."""
    found = [0, 0, 0]
    for _draw in range(min(number, g.bag.size())):
        found[g.bag.draw(g.chance)] += 1
    for kind, count in enumerate(found):
        g.supply[kind] += count
    return found


def take_wood(g: Stronghold, number: int) -> int:
    """So much wood comes from the pile, or what is left (SH-P1-02r)."""
    found = min(number, g.stock[WOOD])
    g.stock[WOOD] -= found
    g.wood += found
    return found


def remove_miss(g: Stronghold, number: int) -> None:
    """A Miss leaves the deck of a machine, which is shuffled (SH-P4-02)."""
    machine = g.siege.machines[number]
    machine.misses -= 1
    g.siege.miss_cards += 1
    g.tell(MISS_REMOVED, (machine.space,))


@final
class Fulfil(Step[Stronghold]):
    """The benefit is resolved, as far as it can be, and cannot be declined (SH-OBJ-01, SH-GEN-12).

    Lasting benefits are questions that other rules ask: `has_fulfilled` (SH-OBJ-02).
    """

    def __init__(self, objective: int) -> None:
        self.objective = objective

    def run(self, g: Stronghold) -> None:
        objective = self.objective
        amount = g.book.objectives[objective].amount
        g.tell(OBJECTIVE_MET, (objective,))
        if objective == ENGINES_OF_RUIN:
            g.then(LoseMiss(amount, 0))
        elif objective == FOREST_OF_BANNERS:
            raise_banners(g, amount)
        elif objective == RISING_TIDE:
            units = draw_units(g, amount)
            g.tell(DRAW, (*units, 0))
        elif objective == WIDOW_MAKERS:
            g.then(Dismiss(amount))
        elif objective == ENCIRCLEMENT:
            g.goals.discount += amount
        elif objective == CHAMPIONS:
            g.then(ShameHero())
        elif objective == KNIVES:
            g.then(ClearBuilding())


def raise_banners(g: Stronghold, amount: int) -> None:
    """Wood, and an orc from the bag for each foreground that has room (OB05)."""
    take_wood(g, amount)
    for space in all_foregrounds():
        if room_for_invaders(g, space) > 0 and g.bag.counts[ORC] > 0:
            g.bag.counts[ORC] -= 1
            g.put(space, ORC)


@final
class LoseMiss(Decision[Stronghold]):
    """Which machine deck loses a Miss? Each at most once (OB04)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-OBJ-01", "SH-P4-02")
    asks: ClassVar[str] = N_("Which machine loses a Miss?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a machine")
    may_be_void: ClassVar[bool] = True

    def __init__(self, left: int, done: int) -> None:
        super().__init__(INVADER)
        self.left = left
        self.done = done  # bits of machines

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"number": self.left}

    def options(self, g: Stronghold) -> list[int]:
        fitting = [
            machine.space
            for number, machine in enumerate(g.siege.machines)
            if machine.misses > 0 and not is_in(self.done, number)
        ]
        return SPACE.tokens(sorted(fitting))

    def choose(self, g: Stronghold, token: int) -> None:
        spaces = [machine.space for machine in g.siege.machines]
        number = spaces.index(SPACE.of(token))
        remove_miss(g, number)
        if self.left > 1:
            g.then(LoseMiss(self.left - 1, self.done | 1 << number))


@final
class Dismiss(Decision[Stronghold]):
    """Which unit of the Hospital goes to the supply and cannot recover? (OB07)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-OBJ-01",)
    asks: ClassVar[str] = N_("Which unit of the Hospital is lost to the supply?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a wounded unit")
    may_be_void: ClassVar[bool] = True

    def __init__(self, left: int) -> None:
        super().__init__(INVADER)
        self.left = left

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"units": HOS, "number": self.left}

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(ranks_at(g, HOS))

    def choose(self, g: Stronghold, token: int) -> None:
        kind = UNIT.of(token)
        g.put(HOS, kind, -1)
        g.reserve[kind - MARKSMAN] += 1
        if self.left > 1:
            g.then(Dismiss(self.left - 1))


@final
class ShameHero(AskInvader):
    """Which hero goes to the Courtyard and gives no order until the round ends? (OB09)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-OBJ-01",)
    asks: ClassVar[str] = N_("Which hero must leave the walls?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a hero")

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens([WARRIOR, OFFICER])

    def choose(self, g: Stronghold, token: int) -> None:
        hero = UNIT.of(token) - KINDS
        g.heroes[hero] = CRT
        g.hero_barred |= 1 << hero


def unfinished(g: Stronghold, building: int) -> int:
    """Hourglasses on actions of a building that are not completed."""
    found = 0
    for action in g.book.actions_of[building]:
        if not is_in(g.hourglasses.completed, action):
            found += g.hourglasses.placed[action]
    return found


@final
class ClearBuilding(AskInvader):
    """Which building loses the hourglasses on its unfinished actions? (OB10)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-OBJ-01",)
    asks: ClassVar[str] = N_("Which building loses its hourglasses?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a building")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens([space for space in range(BAR, WRK + 1) if unfinished(g, space) > 0])

    def choose(self, g: Stronghold, token: int) -> None:
        building = SPACE.of(token)
        g.tell(DISCARD_HOURGLASSES, (unfinished(g, building),))
        for action in g.book.actions_of[building]:
            if not is_in(g.hourglasses.completed, action):
                take_off(g, action, g.hourglasses.placed[action])
