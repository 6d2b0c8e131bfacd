"""Stacking: units enter a region, others make room (AG-STK).

Units on their way lie in `g.moving`; they belong to the race whose turn it is.
"""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules.board import army, army_size
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import ARRIVED, REMOVED
from jotunheim.games.assault.words.names import region_title
from jotunheim.kernel import Step
from jotunheim.texts import N_


def take_off(g: Assault, region: int, slot: int) -> None:
    """Lift one unit off the board."""
    g.units[region * tokens.SLOTS + slot] -= 1
    if army_size(g, region) == 0:
        g.owner[region] = tokens.NOBODY


def put_on(g: Assault, race: int, region: int, slot: int, number: int = 1) -> None:
    """Set units down on the board."""
    g.units[region * tokens.SLOTS + slot] += number
    g.owner[region] = race


def lift(g: Assault, region: int, chosen: list[int]) -> None:
    """Units leave a region together; they are on their way now."""
    g.moving = chosen
    g.origin = region
    for slot in range(tokens.SLOTS):
        g.units[region * tokens.SLOTS + slot] -= chosen[slot]
    if army_size(g, region) == 0:
        g.owner[region] = tokens.NOBODY


def take_from_supply(g: Assault, race: int, kind: int, slot: int) -> None:
    """A unit comes out of the supply; it is on its way now."""
    g.supply[race * tokens.KINDS + kind] -= 1
    g.moving[slot] += 1
    g.origin = tokens.NOBODY


def return_to_supply(g: Assault, race: int, slot: int) -> None:
    """A defeated or removed unit can be recruited again; NPC units are out of the game.

    (AG-STK-04, AG-DMG-11, AG-NPC-13)
    """
    at = race * tokens.KINDS + tokens.KIND_OF_SLOT[slot]
    if g.seat_of[race] == tokens.NOBODY:
        g.gone[at] += 1
    else:
        g.supply[at] += 1


def enter(g: Assault, seat: int, region: int) -> None:
    """The units on their way enter a region; above the limit others make room (AG-STK-01, 02, 07).

    The other champion goes without asking (AG-COM-11, AG-STK-05, AG-HEK-03); then, while there are
    too many, the owner picks among those who stood there before. Nobody scores for it (AG-STK-04).
    Leaders may stand together (AG-VON-03); giantslayers take no room (AG-STK-06).
    """
    race = g.race_of[seat]
    g.at = region
    if g.moving[tokens.CHAMPION] + g.moving[tokens.SECOND_CHAMPION] > 0:
        for slot in (tokens.CHAMPION, tokens.SECOND_CHAMPION):
            if g.owner[region] == race and g.units[region * tokens.SLOTS + slot] > 0:
                remove(g, race, region, slot)
    there = army_size(g, region) if g.owner[region] == race else 0
    excess = there + sum(g.moving) - g.book.limit[race]
    if excess > 0:
        g.then(MakeRoom(seat, excess, excess))
    g.then(Arrive(race))


def remove(g: Assault, race: int, region: int, slot: int) -> None:
    """Remove an own unit to make room, and only for that (AG-STK-03)."""
    take_off(g, region, slot)
    return_to_supply(g, race, slot)
    g.removed[tokens.KIND_OF_SLOT[slot]] += 1
    g.tell(REMOVED, (race, slot, region))


@final
class MakeRoom(Picks):
    """The owner removes as many units as there are places missing (AG-STK-02)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-STK-02", "AG-STK-04", "AG-STK-07", "AG-DEC-08")
    asks: ClassVar[str] = N_("Who makes room in {region}?")
    meanwhile: ClassVar[str] = N_("{seat} are making room")

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, g.at)}

    def counts(self, g: Assault) -> list[int]:
        return army(g, g.at)

    def finish(self, g: Assault, picks: list[int]) -> None:
        chosen = tokens.UNIT.counts(picks)
        race = g.race_of[self.seat]
        for slot in range(tokens.SLOTS):
            for _ in range(chosen[slot]):
                remove(g, race, g.at, slot)


@final
class Arrive(Step[Assault]):
    """The units on their way stand in the region now."""

    def __init__(self, race: int) -> None:
        self.race = race

    def run(self, g: Assault) -> None:
        new = 1 if g.origin == tokens.NOBODY else 0
        for slot in range(tokens.SLOTS):
            if g.moving[slot] > 0:
                put_on(g, self.race, g.at, slot, g.moving[slot])
                g.tell(ARRIVED, (self.race, slot, g.moving[slot], g.at, new))
        g.moving = [0] * tokens.SLOTS


def healthy_slot(kind: int) -> int:
    """A unit enters with its healthy side up (AG-REC-02)."""
    return tokens.SLOT_OF_KIND[kind]
