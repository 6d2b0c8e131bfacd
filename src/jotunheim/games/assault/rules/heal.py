"""Healing: turning wounded Unit and Leader Tokens to their healthy side (AG-RST-02)."""

from typing import ClassVar, final

from jotunheim.games.assault.effects import ANY
from jotunheim.games.assault.rules.board import army, friendly_regions, is_wounded
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import REGION, SLOTS, UNIT
from jotunheim.games.assault.words.events import HEALED
from jotunheim.kernel import DONE, Decision
from jotunheim.texts import N_


def wounded_in(g: Assault, region: int) -> list[int]:
    """The slots with a wounded unit in the region."""
    units = army(g, region)
    return [slot for slot in range(SLOTS) if units[slot] > 0 and is_wounded(slot)]


def may_heal_in(g: Assault, seat: int) -> list[int]:
    """Regions with a wounded unit of yours; giantslayers are never healed (AG-RST-06)."""
    return [r for r in friendly_regions(g, g.race_of[seat]) if wounded_in(g, r)]


def can_heal(g: Assault, seat: int) -> bool:
    """Is any unit of yours wounded?"""
    return len(may_heal_in(g, seat)) > 0


def heal(g: Assault, seat: int, number: int) -> None:
    """Heal up to so many units, picked one by one; or all of them without picking."""
    if number == ANY:
        for region in may_heal_in(g, seat):
            for slot in wounded_in(g, region):
                for _ in range(army(g, region)[slot]):
                    turn_healthy(g, region, slot)
    elif can_heal(g, seat):
        g.then(HealIn(seat, number))


def turn_healthy(g: Assault, region: int, slot: int) -> None:
    """Flip a token; a Leader's card is turned with it (AG-COM-09)."""
    g.units[region * SLOTS + slot] -= 1
    g.units[region * SLOTS + slot - 1] += 1
    g.tell(HEALED, (g.owner[region], slot, region))


@final
class HealIn(Decision[Assault]):
    """Where is the unit to heal, if any? (AG-DEC-22)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-RST-02", "AG-DEC-22")
    asks: ClassVar[str] = N_("Where do you heal a unit?")
    ends: ClassVar[str] = N_("Done healing")
    meanwhile: ClassVar[str] = N_("{seat} are choosing whom to heal")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: int = number

    def options(self, g: Assault) -> list[int]:
        return [*REGION.tokens(may_heal_in(g, self.seat)), DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token == DONE:
            return
        g.then(HealUnit(self.seat, REGION.of(token)))
        if self.number > 1:
            g.then(HealIn(self.seat, self.number - 1))


@final
class HealUnit(Decision[Assault]):
    """Which of the wounded units there?"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-RST-02", "AG-DEC-22")
    asks: ClassVar[str] = N_("Which unit do you heal?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing whom to heal")

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: int = region

    def options(self, g: Assault) -> list[int]:
        return UNIT.tokens(wounded_in(g, self.region))

    def choose(self, g: Assault, token: int) -> None:
        turn_healthy(g, self.region, UNIT.of(token))
