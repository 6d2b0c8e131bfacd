"""Relocating units by a spell: no maneuvers, no penalty, no route (AG-MAG-12, AG-DEC-31)."""

from typing import ClassVar, final

from jotunheim.games.assault.effects import ALSO_EMPTY, Effect
from jotunheim.games.assault.rules.board import army, army_size, friendly_regions, is_empty
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.stacking import enter, lift
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import REGION, UNIT
from jotunheim.games.assault.words.names import region_title
from jotunheim.kernel import Decision
from jotunheim.texts import N_


def may_relocate_to(g: Assault, seat: int, effect: Effect, origin: int) -> list[int]:
    """Other friendly regions and, in the stronger form, empty Small Folk Regions.

    So a protected region is never among them (AG-MAG-12).
    """
    found = [r for r in friendly_regions(g, g.race_of[seat]) if r != origin]
    if effect.form == ALSO_EMPTY:
        found += [region for region in g.book.small_folk if is_empty(g, region)]
    return found


def may_relocate_from(g: Assault, seat: int, effect: Effect) -> list[int]:
    """Regions from which somebody can be carried off."""
    own = friendly_regions(g, g.race_of[seat])
    return [region for region in own if may_relocate_to(g, seat, effect, region)]


@final
class RelocateFrom(Decision[Assault]):
    """From which region?"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-MAG-12", "AG-DEC-31")
    asks: ClassVar[str] = N_("From which region do you carry units?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing whom to carry")

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect = effect

    def options(self, g: Assault) -> list[int]:
        return REGION.tokens(may_relocate_from(g, self.seat, self.effect))

    def choose(self, g: Assault, token: int) -> None:
        origin = REGION.of(token)
        most = min(self.effect.number, army_size(g, origin))
        g.then(RelocateUnits(self.seat, most, self.effect, origin))


@final
class RelocateUnits(Picks):
    """Which units?"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-MAG-12", "AG-DEC-31")
    asks: ClassVar[str] = N_("Which units do you carry from {region}?")
    ends: ClassVar[str] = N_("Carry these")
    meanwhile: ClassVar[str] = N_("{seat} are choosing whom to carry")

    def __init__(self, seat: int, most: int, effect: Effect, origin: int) -> None:
        super().__init__(seat, 1, most)
        self.effect = effect
        self.origin: int = origin

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, self.origin)}

    def counts(self, g: Assault) -> list[int]:
        return army(g, self.origin)

    def finish(self, g: Assault, picks: list[int]) -> None:
        regions = may_relocate_to(g, self.seat, self.effect, self.origin)
        lift(g, self.origin, UNIT.counts(picks))
        g.then(RelocateTo(self.seat, tuple(regions)))


@final
class RelocateTo(Decision[Assault]):
    """To which region? (AG-STK-07 for room)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-MAG-12", "AG-STK-07", "AG-DEC-31")
    asks: ClassVar[str] = N_("To which region do you carry them?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing where to carry units")

    def __init__(self, seat: int, regions: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.regions = regions

    def options(self, g: Assault) -> list[int]:
        return REGION.tokens(list(self.regions))

    def choose(self, g: Assault, token: int) -> None:
        enter(g, self.seat, REGION.of(token))
