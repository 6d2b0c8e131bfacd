"""Units that enter free: rewards of events and summoned kin (AG-EVT-11, AG-HEK-01, AG-VON-01)."""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.effects import AT_HOME, OCCUPIED, Effect
from jotunheim.games.assault.rules.board import friendly_regions
from jotunheim.games.assault.rules.recruit import may_place_free
from jotunheim.games.assault.rules.stacking import enter, healthy_slot, take_from_supply
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.names import kind_title, within
from jotunheim.kernel import PASS, Decision
from jotunheim.texts import N_


def may_place_in(g: Assault, seat: int, effect: Effect, region: int) -> list[int]:
    """The regions where the free unit may enter."""
    race = g.race_of[seat]
    if effect.form == AT_HOME:
        return may_place_free(g, race)
    if effect.form == OCCUPIED:
        return friendly_regions(g, race)
    return [region]


def can_place(g: Assault, seat: int, effect: Effect, region: int) -> bool:
    """There must be a unit in the supply and a region for it (AG-EVT-14)."""
    in_supply = g.supply[g.race_of[seat] * tokens.KINDS + effect.kind] > 0
    return in_supply and len(may_place_in(g, seat, effect, region)) > 0


def place_free(g: Assault, seat: int, effect: Effect, region: int) -> None:
    """Hekaton and the Vonindod come out of prison and forge even if they are declined or find no
    place; from then on they can be recruited (AG-REC-08, AG-HEK-04, AG-VON-04)."""
    if effect.kind in (tokens.K_SECOND_CHAMPION, tokens.K_SECOND_LEADER):
        g.freed[g.race_of[seat]] = 1
    if can_place(g, seat, effect, region):
        g.then(PlaceUnit(seat, effect, region))


class Placing(Decision[Assault]):
    """A question about a unit that enters free."""

    meanwhile: ClassVar[str] = N_("{seat} are placing a unit")

    def __init__(self, seat: int, effect: Effect, region: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.region: int = region

    def values(self, g: Assault) -> dict[str, str]:
        return {"unit": within(kind_title(g.book, g.race_of[self.seat], self.effect.kind))}


@final
class PlaceUnit(Placing):
    """Place the unit, or decline it and leave it in the supply? (AG-EVT-11)

    A spell is cast to place it, so there nothing is asked.
    """

    form: ClassVar[str] = "yesno"
    clauses: ClassVar[tuple[str, ...]] = ("AG-EVT-11", "AG-DEC-03")
    asks: ClassVar[str] = N_("Place {unit}?")
    ends: ClassVar[str] = N_("Leave it in the supply")

    def options(self, g: Assault) -> list[int]:
        return [tokens.W_PLACE] if self.effect.form == OCCUPIED else [tokens.W_PLACE, PASS]

    def choose(self, g: Assault, token: int) -> None:
        if token == tokens.W_PLACE:
            g.then(PlaceWhere(self.seat, self.effect, self.region))


@final
class PlaceWhere(Placing):
    """In which region, if there are several? (AG-DEC-30)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-EVT-11", "AG-STK-07", "AG-DEC-30")
    asks: ClassVar[str] = N_("Where does {unit} enter?")

    def options(self, g: Assault) -> list[int]:
        return tokens.REGION.tokens(may_place_in(g, self.seat, self.effect, self.region))

    def choose(self, g: Assault, token: int) -> None:
        race = g.race_of[self.seat]
        take_from_supply(g, race, self.effect.kind, healthy_slot(self.effect.kind))
        enter(g, self.seat, tokens.REGION.of(token))
