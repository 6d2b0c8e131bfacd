"""Temples destroyed, moved and switched; the TEMPLE window (VA-BLD-14, 18, VA-CRD-09, VA-WPN-17)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import TEMPLE as TEMPLE_WINDOW
from jotunheim.games.valda.rules.areas import (
    all_areas,
    free_site,
    has_room,
    site_of,
    temple_tokens,
)
from jotunheim.games.valda.rules.occupants import ChooseOccupant
from jotunheim.games.valda.rules.weapons import held_options, wield
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import AREA, NOBODY, NONE, OPTION, SITES
from jotunheim.games.valda.words.events.fights import (
    DESTROYS_TEMPLE,
    MOVES_TEMPLE,
    SWITCHES_TEMPLES,
)
from jotunheim.games.valda.words.names import area_name, seat_name
from jotunheim.kernel import Decision, Reactions, Step, Window
from jotunheim.texts import N_, _


def is_immune(g: Valda, seat: int) -> bool:
    """Are the temples of this player protected for this turn? (VA-WPN-17)"""
    return g.turn.immune >> seat & 1 == 1


def protect(g: Valda, seat: int) -> None:
    """Others cannot destroy, move, switch or freeze the temples of this player until the turn ends (VA-WPN-17)."""
    g.turn.immune |= 1 << seat


def remove_temple(g: Valda, seat: int, site: int) -> None:
    """A destroyed temple goes back to its owner's supply, no followers change (VA-BLD-14); its freezes vanish (VA-FRZ-05)."""
    g.tell(DESTROYS_TEMPLE, (seat, g.sites[site], g.occupants[site // SITES]))
    g.sites[site] = NOBODY
    g.frost[site] = 0


def switch_temples(g: Valda, one: int, other: int) -> None:
    """Two temples change sites, with their freezes (VA-CRD-09, VA-BLD-17, VA-FRZ-05, VA-AREA-03)."""
    deities = (g.occupants[one // SITES], g.occupants[other // SITES])
    g.tell(SWITCHES_TEMPLES, (g.sites[one], deities[0], g.sites[other], deities[1]))
    g.sites[one], g.sites[other] = g.sites[other], g.sites[one]
    g.frost[one], g.frost[other] = g.frost[other], g.frost[one]


# Moving an own temple -----------------------------------------------------------------------------


def may_move_to(g: Valda, seat: int, area: int) -> list[int]:
    """Other areas with a free site where the player has fewer than 2 temples (VA-GIA-07, VA-BLD-05, 16)."""
    return [to for to in all_areas() if to != area and has_room(g, seat, to)]


def may_move(g: Valda, seat: int) -> list[int]:
    """Own temples that can go somewhere, frozen or not."""
    areas = [area for area in all_areas() if may_move_to(g, seat, area)]
    return temple_tokens(g, seat, areas)


@final
class MoveTemple(Decision[Valda]):
    """Which of your temples moves? (Mork, Mud Path)"""

    asks: ClassVar[str] = N_("Which of your temples do you move?")
    may_be_void: ClassVar[bool] = True  # without a possible move the card is wasted (VA-CARD-09)
    clauses: ClassVar[tuple[str, ...]] = ("VA-GIA-07", "VA-BLD-18")

    def options(self, g: Valda) -> list[int]:
        return may_move(g, self.seat)

    def choose(self, g: Valda, token: int) -> None:
        g.then(MoveTo(self.seat, site_of(g, self.seat, token)))


@final
class MoveTo(Decision[Valda]):
    """Where does it go? No BP, no cost, no follower, no card (VA-BLD-18)."""

    asks: ClassVar[str] = N_("To which area does the temple move?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-GIA-07", "VA-BLD-05", "VA-BLD-16")

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site = site

    def about(self, g: Valda) -> dict[str, int]:
        return {"area": self.site // SITES}

    def options(self, g: Valda) -> list[int]:
        return AREA.tokens(may_move_to(g, self.seat, self.site // SITES))

    def choose(self, g: Valda, token: int) -> None:
        area = AREA.of(token)
        new = free_site(g, area)
        g.tell(MOVES_TEMPLE, (self.seat, g.occupants[self.site // SITES], area))
        g.sites[new] = self.seat
        g.frost[new] = g.frost[self.site]  # the freeze travels with the piece (VA-FRZ-05)
        g.sites[self.site] = NOBODY
        g.frost[self.site] = 0
        if g.occupants[area] == NOBODY:
            g.then(ChooseOccupant(self.seat, area))  # (VA-OCC-08)

    def why_not(self, g: Valda, token: int) -> str:
        return why_no_room(g, self.seat, AREA.of(token)) if AREA.has(token) else ""


def why_no_room(g: Valda, seat: int, area: int) -> str:
    """Why an area takes no temple of this player."""
    if free_site(g, area) == NONE:
        line = _("all sites of {area} are taken (VA-BLD-16)")
        return line.format(area=area_name(g, area))
    if not has_room(g, seat, area):
        line = _("you have 2 temples with {area} already (VA-BLD-05)")
        return line.format(area=area_name(g, area))
    return ""


# Destroying a temple of another (Mjolnir) ---------------------------------------------------------


def may_destroy(g: Valda, seat: int) -> list[int]:
    """Opponents with a temple that is not protected."""
    return [
        other
        for other in range(g.seats)
        if other != seat and g.all_temples(other) > 0 and not is_immune(g, other)
    ]


@final
class NameTemple(Decision[Valda]):
    """Which temple of this player? (Mjolnir)"""

    asks: ClassVar[str] = N_("Which temple of {whom} do you destroy?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-22", "VA-WPN-28")

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def about(self, g: Valda) -> dict[str, int]:
        return {"victim": self.victim}

    def values(self, g: Valda) -> dict[str, str]:
        return {"whom": seat_name(g, self.victim)}

    def options(self, g: Valda) -> list[int]:
        return temple_tokens(g, self.victim, all_areas())

    def choose(self, g: Valda, token: int) -> None:
        site = site_of(g, self.victim, token)
        g.then(Window(THREATENED, (self.victim,)), DestroyTemple(self.seat, site))


@final
class Threatened(Reactions[Valda]):
    """The owner of the named temple may answer with Indestructible temple (VA-WPN-28)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("One of your temples is to be destroyed. Do you protect your temples?")
    ends: ClassVar[str] = N_("Do not protect them")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-17", "VA-WPN-28")

    def may(self, g: Valda, seat: int) -> list[int]:
        if is_immune(g, seat):
            return []
        return OPTION.tokens(held_options(g, seat, TEMPLE_WINDOW))

    def react(self, g: Valda, seat: int, token: int) -> None:
        wield(g, seat, OPTION.of(token))
        protect(g, seat)


THREATENED: Final[Threatened] = Threatened()


@final
class DestroyTemple(Step[Valda]):
    """The named temple is destroyed, if its owner has not protected it."""

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def run(self, g: Valda) -> None:
        if not is_immune(g, g.sites[self.site]):
            remove_temple(g, self.seat, self.site)
