"""Who occupies an area: three ways (VA-OCC)."""

from typing import ClassVar, final

from jotunheim.games.valda.rules.divine import lay_out
from jotunheim.games.valda.settings import IN_PLAY
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import AREA, AREAS, DEITY, NOBODY
from jotunheim.games.valda.words.events.turns import CHOOSES, OCCUPIES
from jotunheim.games.valda.words.names import area_title
from jotunheim.kernel import Decision, SeatStep
from jotunheim.texts import N_


def candidates(area: int) -> list[int]:
    """The God and the Giant of an area (VA-SET-05)."""
    return [area, area + AREAS]


def occupy_by_chance(g: Valda) -> None:
    """A fair coin for each area; in the base game alone the Gods (VA-OCC-01, 13, VA-GEN-14)."""
    for area in range(AREAS):
        side = 0 if g.switches.base else g.chance.below(2)
        g.occupants[area] = candidates(area)[side]


def announce(g: Valda) -> None:
    """The occupants that nobody chose."""
    for area in range(AREAS):
        g.tell(OCCUPIES, (g.occupants[area],))


def deal_choices(g: Valda) -> None:
    """The seven cards are dealt openly, counter-clockwise from the last player (VA-OCC-02, 04)."""
    areas = list(range(AREAS))
    g.chance.shuffle(areas)
    for place, area in enumerate(areas):
        g.chooser[area] = (g.first - 1 - place) % g.seats


@final
class Draft(SeatStep[Valda]):
    """The choosing goes on counter-clockwise, one card a turn; who has none left is skipped (VA-OCC-03)."""

    def run(self, g: Valda) -> None:
        open_areas = [area for area in range(AREAS) if g.occupants[area] == NOBODY]
        if open_areas:
            if any(g.chooser[area] == self.seat for area in open_areas):
                g.then(ChooseArea(self.seat))
            g.then(Draft((self.seat - 1) % g.seats))


@final
class ChooseArea(Decision[Valda]):
    """Which of your cards do you settle first? (VA-OCC-03)"""

    asks: ClassVar[str] = N_("For which area do you choose now?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-OCC-02", "VA-OCC-03")

    def options(self, g: Valda) -> list[int]:
        mine = [area for area in range(AREAS) if g.chooser[area] == self.seat]
        return AREA.tokens([area for area in mine if g.occupants[area] == NOBODY])

    def choose(self, g: Valda, token: int) -> None:
        g.then(ChooseOccupant(self.seat, AREA.of(token)))


@final
class ChooseOccupant(Decision[Valda]):
    """God or Giant? (VA-OCC-03, 08)"""

    asks: ClassVar[str] = N_("Who occupies {area}?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-OCC-03", "VA-OCC-05", "VA-OCC-08")

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def about(self, g: Valda) -> dict[str, int]:
        return {"area": self.area}

    def values(self, g: Valda) -> dict[str, str]:
        return {"area": area_title(g, self.area)}

    def options(self, g: Valda) -> list[int]:
        return DEITY.tokens(candidates(self.area))

    def choose(self, g: Valda, token: int) -> None:
        settle(g, self.seat, DEITY.of(token))


def settle(g: Valda, seat: int, deity: int) -> None:
    """The choice stands for the whole game (VA-OCC-05, 11); during play the divine deck is laid out at once (VA-OCC-06)."""
    area = deity % AREAS
    g.occupants[area] = deity
    g.tell(CHOOSES, (seat, deity))
    if g.switches.method == IN_PLAY:
        lay_out(g, area)


def is_in_game(g: Valda, deity: int) -> bool:
    """Does this deity occupy its area now? (VA-OCC-10)"""
    return g.occupants[deity % AREAS] == deity
