"""Wounding enemies from afar by a spell (AG-MAG-11, 12, AG-DEC-31)."""

from typing import ClassVar, final

from jotunheim.games.assault.effects import ALSO_LEADERS, Effect
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.ending import gain
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.stacking import return_to_supply, take_off
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import REGION, REGIONS, SLOTS, UNIT
from jotunheim.games.assault.words.events import FELL, WOUNDED
from jotunheim.games.assault.words.names import region_title
from jotunheim.kernel import Decision
from jotunheim.texts import N_


def may_wound(g: Assault, region: int, effect: Effect) -> list[int]:
    """By slot, the units there that the spell may hit: Champions never (AG-COM-12)."""
    units = board.army(g, region)
    for slot in range(SLOTS):
        if board.is_champion(slot) or (board.is_leader(slot) and effect.form != ALSO_LEADERS):
            units[slot] = 0
    return units


def may_wound_in(g: Assault, seat: int, effect: Effect) -> list[int]:
    """Enemy regions next to your armies, no protected ones (AG-MAG-12)."""
    race = g.race_of[seat]
    found: list[int] = []
    for region in range(REGIONS):
        if board.is_enemy(g, race, region) and not board.is_protected(g, race, region):
            near = any(board.is_friendly(g, race, r) for r in g.book.neighbours[region])
            if near and sum(may_wound(g, region, effect)) > 0:
                found.append(region)
    return found


@final
class WoundRegion(Decision[Assault]):
    """Where does the earth quake?"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-MAG-11", "AG-MAG-12", "AG-DEC-31")
    asks: ClassVar[str] = N_("Where does the earth quake?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing where the earth quakes")

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect = effect

    def options(self, g: Assault) -> list[int]:
        return REGION.tokens(may_wound_in(g, self.seat, self.effect))

    def choose(self, g: Assault, token: int) -> None:
        region = REGION.of(token)
        most = min(self.effect.number, sum(may_wound(g, region, self.effect)))
        g.then(WoundUnits(self.seat, most, self.effect, region))


@final
class WoundUnits(Picks):
    """Whom does it hit? Different units, each once; a wounded one is defeated, points at once."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-MAG-11", "AG-DEC-31")
    asks: ClassVar[str] = N_("Which units does it hit in {region}?")
    ends: ClassVar[str] = N_("Hit these")
    meanwhile: ClassVar[str] = N_("{seat} are choosing whom it hits")

    def __init__(self, seat: int, most: int, effect: Effect, region: int) -> None:
        super().__init__(seat, 1, most)
        self.effect = effect
        self.region: int = region

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, self.region)}

    def counts(self, g: Assault) -> list[int]:
        return may_wound(g, self.region, self.effect)

    def finish(self, g: Assault, picks: list[int]) -> None:
        chosen = UNIT.counts(picks)
        race = g.owner[self.region]
        for slot in range(SLOTS):
            for _ in range(chosen[slot]):
                if board.is_wounded(slot):
                    take_off(g, self.region, slot)
                    return_to_supply(g, race, slot)
                    g.tell(FELL, (race, slot, self.region))
                    gain(g, self.seat, board.value(g, race, slot))
                else:
                    g.units[self.region * SLOTS + slot] -= 1
                    g.units[self.region * SLOTS + slot + 1] += 1
                    g.tell(WOUNDED, (race, slot, self.region))
