"""Building: declared, paid, the BUILD window, placed (VA-BLD, VA-AREA-06, 09, VA-UPD-03 to 06)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import BUILD as BUILD_WINDOW
from jotunheim.games.valda.rules.areas import all_areas, controller, free_site, has_room
from jotunheim.games.valda.rules.divine import draw_divine
from jotunheim.games.valda.rules.havens import gain_followers
from jotunheim.games.valda.rules.occupants import candidates, is_in_game, settle
from jotunheim.games.valda.rules.resources import can_pay, give, pay
from jotunheim.games.valda.rules.temples import why_no_room
from jotunheim.games.valda.rules.weapons import held_options, wield
from jotunheim.games.valda.state.pending import NO_BUILDING, Building
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    AREA,
    AREAS,
    BLOOD,
    BUILDING,
    DEITY,
    DRILL,
    MINE,
    NOBODY,
    NONE,
    OPTION,
    RESOURCE,
    RESOURCES,
    TEMPLE_BUILDING,
)
from jotunheim.games.valda.words.events.turns import BUILDS, BUILDS_TEMPLE, TRIBUTE, UNDOES_BUILDING
from jotunheim.games.valda.words.names import area_name, area_title, building_name, deity_name
from jotunheim.kernel import Decision, End, Reactions, Step, Window
from jotunheim.texts import N_, _

CONSTRUCTION: Final = 1  # the kind of its End

# What may be built --------------------------------------------------------------------------------


def temple_cost(g: Valda, deity: int) -> list[int]:
    """The cost of a temple: that of the deity, God or Giant (VA-BLD-04, VA-SET-07), less blood for friends in the game (VA-BLD-10, VA-OCC-10)."""
    printed = g.book.deities[deity]
    if not printed.friends:
        return printed.cost
    cost = printed.cost[:]
    for friend in printed.friends:
        if is_in_game(g, friend):
            cost[BLOOD] = max(cost[BLOOD] - printed.discount, 0)
    return cost


def owes_tribute(g: Valda, seat: int, area: int) -> bool:
    """Does another player control the area? (VA-AREA-06)"""
    return controller(g, area) not in (NOBODY, seat)


def may_found(g: Valda, seat: int, area: int) -> list[int]:
    """Deities for whom the player can pay a temple there; the tribute comes on top (VA-OCC-06, VA-AREA-09)."""
    deity = g.occupants[area]
    if deity != NOBODY:
        return [deity] if can_found(g, seat, deity) else []
    return [candidate for candidate in candidates(area) if can_found(g, seat, candidate)]


def can_found(g: Valda, seat: int, deity: int) -> bool:
    """Can the player pay a temple for this deity, and the tribute? (VA-AREA-09)"""
    cost = temple_cost(g, deity)
    if not can_pay(g, seat, cost):
        return False
    first = seat * RESOURCES
    for resource in range(RESOURCES):
        if g.goods[first + resource] > cost[resource]:
            return True
    return not owes_tribute(g, seat, deity % AREAS)


def may_build_in(g: Valda, seat: int) -> list[int]:
    """Areas where the player may build a temple now (VA-BLD-04 to 06, 16)."""
    if g.all_temples(seat) >= g.book.numbers.temples:
        return []
    return [area for area in all_areas() if can_build_in(g, seat, area)]


def can_build_in(g: Valda, seat: int, area: int) -> bool:
    """Can the player pay a temple there, and is there room for it?"""
    deity = g.occupants[area]
    if deity != NOBODY:
        return can_found(g, seat, deity) and has_room(g, seat, area)
    return len(may_found(g, seat, area)) > 0 and has_room(g, seat, area)


def can_build_temple(g: Valda, seat: int) -> bool:
    """Is there an area where the player may build a temple?"""
    if g.all_temples(seat) >= g.book.numbers.temples:
        return False
    for area in range(AREAS):  # noqa: SIM110 (compiled, a loop is quicker than a generator)
        if can_build_in(g, seat, area):
            return True
    return False


def has_space_for(g: Valda, seat: int, building: int) -> bool:
    """Is the maximum of mines or drills not reached? (VA-BLD-03)"""
    return g.buildings[seat * 2 + building] < g.book.building_most[building]


def may_build(g: Valda, seat: int) -> list[int]:
    """What can be built with 1 BP: mine, drill, temple (VA-BLD-01, 02)."""
    if g.turn.building_points == 0:
        return []
    found: list[int] = []
    for building in (MINE, DRILL):
        if has_space_for(g, seat, building) and can_pay(g, seat, g.book.building_cost[building]):
            found.append(building)
    if can_build_temple(g, seat):
        found.append(TEMPLE_BUILDING)
    return found


def why_not_build(g: Valda, seat: int, building: int) -> str:
    """Why this cannot be built."""
    if g.turn.building_points == 0:
        return _("you have no building point (VA-BLD-02)")
    if building == TEMPLE_BUILDING:
        if g.all_temples(seat) >= g.book.numbers.temples:
            return _("all your temples are on the map (VA-BLD-06)")
        return _("there is no area where you can pay a temple (VA-BLD-04)")
    if not has_space_for(g, seat, building):
        line = _("{building}: you have as many as you may (VA-BLD-03)")
        return line.format(building=building_name(g, building))
    return _("you cannot pay the cost (VA-GEN-11)")


# Declaring and paying -----------------------------------------------------------------------------


def begin_building(g: Valda, seat: int, kind: int) -> None:
    """Name the building, then pay it (VA-BLD-09)."""
    g.building = Building(seat, kind)
    if kind == TEMPLE_BUILDING:
        g.then(NameArea(seat))
    g.then(PAY_BUILDING, END_BUILDING)


@final
class NameArea(Decision[Valda]):
    """In which area? (VA-BLD-04)"""

    asks: ClassVar[str] = N_("In which area do you build a temple?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-BLD-04", "VA-BLD-05", "VA-BLD-16", "VA-AREA-06")

    def options(self, g: Valda) -> list[int]:
        return AREA.tokens(may_build_in(g, self.seat))

    def choose(self, g: Valda, token: int) -> None:
        area = AREA.of(token)
        g.building.area = area
        g.building.deity = g.occupants[area]
        if g.occupants[area] == NOBODY:
            g.then(NameDeity(self.seat))
        if owes_tribute(g, self.seat, area):
            g.building.controller = controller(g, area)
            g.then(PickTribute(self.seat))

    def expected(self, g: Valda) -> list[int]:
        return AREA.all()

    def why_not(self, g: Valda, token: int) -> str:
        if not AREA.has(token):
            return ""
        area = AREA.of(token)
        full = why_no_room(g, self.seat, area)
        if full:
            return full
        deity = g.occupants[area]
        if deity != NOBODY and can_pay(g, self.seat, temple_cost(g, deity)):
            line = _("nothing would be left for the tribute in {area} (VA-AREA-09)")
        else:
            line = _("you cannot pay a temple in {area} (VA-BLD-04)")
        return line.format(area=area_name(g, area))


@final
class NameDeity(Decision[Valda]):
    """The first temple of an area: for whom is it? The choice is pending until the temple stands (VA-OCC-05, 06, 09)."""

    asks: ClassVar[str] = N_("Who occupies {area}?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-OCC-05", "VA-OCC-06")

    def values(self, g: Valda) -> dict[str, str]:
        return {"area": area_title(g, g.building.area)}

    def options(self, g: Valda) -> list[int]:
        return DEITY.tokens(may_found(g, self.seat, g.building.area))

    def choose(self, g: Valda, token: int) -> None:
        g.building.deity = DEITY.of(token)

    def expected(self, g: Valda) -> list[int]:
        return DEITY.tokens(candidates(g.building.area))

    def why_not(self, g: Valda, token: int) -> str:
        if DEITY.has(token) and DEITY.of(token) % AREAS == g.building.area:
            line = _("you cannot pay a temple of {deity} (VA-OCC-06)")
            return line.format(deity=deity_name(g, DEITY.of(token)))
        return ""


@final
class PickTribute(Decision[Valda]):
    """Which resource goes to the player who controls the area? It must be left after the cost (VA-AREA-06, 09)."""

    asks: ClassVar[str] = N_("Which resource do you pay as a tribute?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-AREA-06", "VA-AREA-09")

    def options(self, g: Valda) -> list[int]:
        cost = temple_cost(g, g.building.deity)
        left = [g.has(self.seat, kind) - cost[kind] for kind in range(RESOURCES)]
        return RESOURCE.tokens([kind for kind in range(RESOURCES) if left[kind] > 0])

    def choose(self, g: Valda, token: int) -> None:
        g.building.tribute = RESOURCE.of(token)


@final
class PayBuilding(Step[Valda]):
    """Spend the BP, pay cost and tribute; after the last BP opponents may react (VA-BLD-09, VA-UPD-04)."""

    def run(self, g: Valda) -> None:
        building = g.building
        g.turn.building_points -= 1
        if building.kind == TEMPLE_BUILDING:
            building.paid = temple_cost(g, building.deity)[:]
        else:
            building.paid = g.book.building_cost[building.kind][:]
        pay(g, building.seat, building.paid)
        if building.tribute != NONE:  # no steal (VA-AREA-09)
            give(g, building.seat, building.controller, building.tribute, 1)
            g.tell(TRIBUTE, (building.seat, building.controller, building.tribute))
        if g.turn.building_points == 0:
            g.then(Window(BACKSTABS, g.others(building.seat)))
        g.then(PLACE_BUILDING)


@final
class Backstabs(Reactions[Valda]):
    """An opponent of the builder may undo the building that was paid with the last BP (VA-UPD-03 to 05)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("The last building point was spent. Do you undo the building?")
    ends: ClassVar[str] = N_("Let it stand")
    clauses: ClassVar[tuple[str, ...]] = ("VA-UPD-03", "VA-UPD-04", "VA-WIN-01")

    def is_target(self, g: Valda, seat: int) -> bool:
        return False

    def may(self, g: Valda, seat: int) -> list[int]:
        return OPTION.tokens(held_options(g, seat, BUILD_WINDOW))

    def react(self, g: Valda, seat: int, token: int) -> None:
        """Cost and tribute come back, the BP does not; nothing is placed, nobody is settled (VA-UPD-03, VA-OCC-09)."""
        wield(g, seat, OPTION.of(token))
        building = g.building
        for resource in range(RESOURCES):
            g.goods[building.seat * RESOURCES + resource] += building.paid[resource]
        if building.tribute != NONE:
            give(g, building.controller, building.seat, building.tribute, 1)
        g.tell(UNDOES_BUILDING, (building.seat,))
        g.leave(CONSTRUCTION)


# Placing ------------------------------------------------------------------------------------------


@final
class PlaceBuilding(Step[Valda]):
    """The building stands (VA-BLD-09)."""

    def run(self, g: Valda) -> None:
        building = g.building
        if building.kind == TEMPLE_BUILDING:
            place_temple(g, building)
        else:
            place(g, building.seat, building.kind)


def place(g: Valda, seat: int, building: int) -> None:
    """A mine or a drill; it works from the next Resource phase on (VA-BLD-03)."""
    g.buildings[seat * 2 + building] += 1
    g.turn.built += 1
    g.tell(BUILDS, (seat, building))


def place_temple(g: Valda, building: Building) -> None:
    """A temple: 1 follower, then the top card of the divine deck (VA-BLD-07, 08)."""
    if g.occupants[building.area] == NOBODY:
        settle(g, building.seat, building.deity)
    g.sites[free_site(g, building.area)] = building.seat
    g.turn.built += 1
    g.tell(BUILDS_TEMPLE, (building.seat, building.deity))
    gain_followers(g, building.seat, 1)
    draw_divine(g, building.seat, building.area)


@final
class EndBuilding(End[Valda]):
    """The building stands, or is undone."""

    title: ClassVar[str] = N_("building")

    def run(self, g: Valda) -> None:
        g.building = NO_BUILDING


PAY_BUILDING: Final = PayBuilding()
BACKSTABS: Final[Backstabs] = Backstabs()
PLACE_BUILDING: Final = PlaceBuilding()
END_BUILDING: Final = EndBuilding(CONSTRUCTION)


@final
class BuildFreely(Decision[Valda]):
    """A mine or a drill for nothing; it counts as a building of the turn (VA-BLD-11, VA-UPD-02)."""

    asks: ClassVar[str] = N_("What do you build for free?")
    may_be_void: ClassVar[bool] = True
    clauses: ClassVar[tuple[str, ...]] = ("VA-BLD-11", "VA-UPD-05")

    def options(self, g: Valda) -> list[int]:
        return BUILDING.tokens([b for b in (MINE, DRILL) if has_space_for(g, self.seat, b)])

    def choose(self, g: Valda, token: int) -> None:
        place(g, self.seat, BUILDING.of(token))


# Destroying ---------------------------------------------------------------------------------------


def may_lose_building(g: Valda, seat: int) -> list[int]:
    """Buildings of a player that can be destroyed: never the last mine (VA-BLD-15)."""
    found: list[int] = []
    if g.buildings[seat * 2 + MINE] > g.book.numbers.keeps_mines:
        found.append(MINE)
    if g.buildings[seat * 2 + DRILL] > 0:
        found.append(DRILL)
    return found
